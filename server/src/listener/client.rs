//! The sender of a request.

use super::permit::{Admission, Place};
use axum::http::HeaderMap;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

/// The other end of a request's TCP connection.
#[derive(Debug, Clone)]
pub struct Peer {
    address: IpAddr,
    connection: Arc<Place>,
}

/// The sender of a request: the peer, or the client that a trusted proxy names.
#[derive(Debug, Clone)]
pub struct Client {
    /// The client's address.
    pub address: IpAddr,
    /// Whether any header says that the request came through a proxy, trusted or not.
    pub forwarded: bool,
    pub(super) connection: Arc<Place>,
}

impl Peer {
    pub(super) fn new(address: IpAddr, place: Place) -> Self {
        Self { address: address.to_canonical(), connection: Arc::new(place) }
    }

    /// Whether the peer forwards the request of somebody else, but is not one of our proxies. Then nobody knows where the
    /// client is.
    pub(super) fn is_unknown_proxy(&self, headers: &HeaderMap, admission: &Admission) -> bool {
        is_forwarded(headers) && !admission.trusts(self.address)
    }

    /// The client behind the peer.
    pub(super) fn client(&self, headers: &HeaderMap, admission: &Admission) -> Client {
        let forwarded = is_forwarded(headers);
        let address =
            if admission.trusts(self.address) { named(headers, admission).unwrap_or(self.address) } else { self.address };
        Client { address, forwarded, connection: self.connection.clone() }
    }
}

fn is_forwarded(headers: &HeaderMap) -> bool {
    headers.contains_key("x-forwarded-for") || headers.contains_key("forwarded")
}

/// Reads the entries of `X-Forwarded-For` from right to left, and stops at an address that is not one of our proxies, because
/// anyone may have written the entries to the left of it. Also stops at an entry that is not an address. Some proxies add the port
/// or quotes to an address, or write an empty entry. Returns the address that was read last, if any.
fn named(headers: &HeaderMap, admission: &Admission) -> Option<IpAddr> {
    let lines: Vec<&str> = headers.get_all("x-forwarded-for").iter().filter_map(|value| value.to_str().ok()).collect();
    let mut last = None;
    let items = lines.iter().rev().flat_map(|line| line.rsplit(','));
    for item in items.map(|item| item.trim().trim_matches('"')).filter(|item| !item.is_empty()) {
        let with_port = || item.parse().ok().map(|address: SocketAddr| address.ip());
        let in_brackets = || item.strip_prefix('[')?.strip_suffix(']')?.parse().ok();
        let Some(address) = item.parse().ok().or_else(with_port).or_else(in_brackets) else { break };
        last = Some(address.to_canonical());
        if !admission.trusts(address) {
            break;
        }
    }
    last
}

#[cfg(test)]
impl Peer {
    /// A peer with this address.
    pub(crate) fn for_tests(address: &str) -> Self {
        let address: IpAddr = address.parse().expect("tests use valid addresses");
        Self::new(address, Place::for_tests(address))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;
    use crate::budget::Budgets;
    use crate::timeline::Timeline;
    use axum::http::HeaderValue;

    #[tokio::test]
    async fn only_our_proxies_are_trusted() {
        let limits = crate::limits::Limits::default();
        let budgets = Budgets::with(&limits, false, Timeline::resume(room::Millis(0)));
        let admission = Admission::new(&limits, vec!["10.0.0.0/8".parse().unwrap()], budgets);
        for (peer, lines, wanted) in [
            ("192.0.2.1", vec!["203.0.113.9"], "192.0.2.1"),
            ("10.0.0.1", vec![], "10.0.0.1"),
            ("10.0.0.1", vec!["203.0.113.9"], "203.0.113.9"),
            ("::ffff:10.0.0.1", vec!["203.0.113.9"], "203.0.113.9"),
            ("10.0.0.1", vec!["1.1.1.1, 203.0.113.9"], "203.0.113.9"),
            ("10.0.0.1", vec!["1.1.1.1, 203.0.113.9, 10.0.0.2"], "203.0.113.9"),
            ("10.0.0.1", vec!["1.1.1.1", "203.0.113.9"], "203.0.113.9"),
            ("10.0.0.1", vec!["203.0.113.9, nonsense"], "10.0.0.1"),
            ("10.0.0.1", vec!["10.0.0.3"], "10.0.0.3"),
            ("10.0.0.1", vec!["203.0.113.9:4242"], "203.0.113.9"),
            ("10.0.0.1", vec!["[2001:db8::1]:4242"], "2001:db8::1"),
            ("10.0.0.1", vec!["[2001:db8::1]"], "2001:db8::1"),
            ("10.0.0.1", vec!["\"203.0.113.9\""], "203.0.113.9"),
            ("10.0.0.1", vec!["1.1.1.1, \"[2001:db8::1]:4242\", 10.0.0.2:80,"], "2001:db8::1"),
        ] {
            let mut headers = HeaderMap::new();
            for line in &lines {
                headers.append("x-forwarded-for", HeaderValue::from_static(line));
            }
            let client = Peer::for_tests(peer).client(&headers, &admission);
            assert_eq!(client.address.to_string(), wanted, "{peer} {lines:?}");
            assert_eq!(client.forwarded, !lines.is_empty());
        }
    }
}
