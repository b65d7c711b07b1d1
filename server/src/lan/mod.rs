//! How people on the same local network find this server: by its addresses, a QR code, or `tengen.local`.

#[cfg(feature = "lan")]
mod announce;
mod greeting;
mod qr;

#[cfg(feature = "lan")]
pub use announce::Announced;
pub use greeting::Greeting;
pub use qr::{blocks, svg};

use std::net::{IpAddr, SocketAddr};

/// The beginnings of the names of virtual network interfaces. Other devices cannot reach the networks of these interfaces.
const VIRTUAL: [&str; 6] = ["docker", "br-", "veth", "virbr", "vmnet", "vboxnet"];

/// The addresses of the server on the local network.
#[derive(Debug, Clone, Copy)]
pub struct Lan {
    local: SocketAddr,
}

impl Lan {
    /// For a server that listens on this address.
    #[must_use]
    pub fn new(local: SocketAddr) -> Self {
        Self { local }
    }

    /// The address that the server listens on.
    #[must_use]
    pub fn local(&self) -> SocketAddr {
        self.local
    }

    /// The `http://…` addresses at which other devices can reach the server, private networks first. Empty if only this
    /// machine can reach the server.
    #[must_use]
    pub fn addresses(&self) -> Vec<String> {
        let all = if_addrs::get_if_addrs().unwrap_or_default();
        let is_real = |interface: &&if_addrs::Interface| !VIRTUAL.iter().any(|name| interface.name.starts_with(name));
        urls(self.local, all.iter().filter(is_real).map(if_addrs::Interface::ip).collect())
    }
}

fn urls(local: SocketAddr, mut interfaces: Vec<IpAddr>) -> Vec<String> {
    if !local.ip().is_unspecified() {
        interfaces = vec![local.ip()];
    }
    let wanted = |address: &IpAddr| match address {
        IpAddr::V4(four) => !four.is_loopback() && !four.is_link_local(),
        // People type these addresses, so a long IPv6 address is listed only if --listen names it.
        IpAddr::V6(six) => !local.ip().is_unspecified() && !six.is_loopback() && !six.is_unicast_link_local(),
    };
    interfaces.retain(wanted);
    interfaces.sort_by_key(|address| match address {
        IpAddr::V4(four) => !four.is_private(),
        IpAddr::V6(_) => true,
    });
    interfaces.dedup();
    interfaces.into_iter().map(|address| format!("http://{}", SocketAddr::new(address, local.port()))).collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    #[test]
    fn only_reachable_addresses_are_listed() {
        let interfaces = ["127.0.0.1", "203.0.113.5", "192.168.1.7", "169.254.3.4", "fe80::1", "2001:db8::1", "::1"];
        let interfaces: Vec<IpAddr> = interfaces.iter().map(|text| text.parse().unwrap()).collect();
        for (local, wanted) in [
            ("0.0.0.0:8080", vec!["http://192.168.1.7:8080", "http://203.0.113.5:8080"]),
            ("[::]:8080", vec!["http://192.168.1.7:8080", "http://203.0.113.5:8080"]),
            ("127.0.0.1:8080", vec![]),
            ("192.168.1.7:1", vec!["http://192.168.1.7:1"]),
            ("[2001:db8::1]:1", vec!["http://[2001:db8::1]:1"]),
        ] {
            assert_eq!(urls(local.parse().unwrap(), interfaces.clone()), wanted, "{local}");
        }
    }
}
