//! Addresses as the limits count them.

use std::net::{IpAddr, Ipv6Addr};

/// An address as the limits count it: one IPv4 address, or all IPv6 addresses in a /64 network, which is what a household gets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct AddressKey(IpAddr);

impl AddressKey {
    /// The first 48 bits of an IPv6 address, which is the most that a household or a small company gets.
    #[must_use]
    pub fn network(self) -> Option<u64> {
        match self.0 {
            IpAddr::V4(_) => None,
            IpAddr::V6(six) => u64::try_from(six.to_bits() >> 80).ok(),
        }
    }
}

impl std::fmt::Display for AddressKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.0 {
            IpAddr::V4(four) => write!(f, "{four}"),
            IpAddr::V6(six) => write!(f, "{six}/64"),
        }
    }
}

impl From<IpAddr> for AddressKey {
    fn from(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V4(four) => Self(four.into()),
            IpAddr::V6(six) => Self(Ipv6Addr::from_bits(six.to_bits() >> 64 << 64).into()),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    #[test]
    fn the_ipv6_addresses_of_one_household_count_as_one_address() {
        for (a, b, same) in [
            ("192.0.2.1", "192.0.2.1", true),
            ("192.0.2.1", "192.0.2.2", false),
            ("192.0.2.1", "::ffff:192.0.2.1", true),
            ("2001:db8::1", "2001:db8::ffff:0:0:1", true),
            ("2001:db8::1", "2001:db8:0:1::1", false),
        ] {
            let key = |text: &str| AddressKey::from(text.parse::<IpAddr>().unwrap());
            assert_eq!(key(a) == key(b), same, "{a} {b}");
        }
        let shown = ["192.0.2.1", "2001:db8::7"].map(|text| AddressKey::from(text.parse::<IpAddr>().unwrap()).to_string());
        assert_eq!(shown, ["192.0.2.1", "2001:db8::/64"]);
    }
}
