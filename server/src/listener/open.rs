//! The WebSockets and streams that are open, so that the operator can list them and close them.

use super::address::AddressKey;
use crate::auth::Identity;
use room::PlayerId;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio_util::sync::CancellationToken;

/// All open WebSockets and streams. Their number is bounded, because each has a connection with a permit.
#[derive(Debug, Clone, Default)]
pub(super) struct Open(Arc<Mutex<Connections>>);

#[derive(Debug, Default)]
struct Connections {
    next: u64,
    by_number: HashMap<u64, (OpenConnection, CancellationToken)>,
}

/// A WebSocket or a stream.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OpenConnection {
    /// The address of the client.
    pub address: IpAddr,
    /// The player's id, and the name at the time of connecting. `None` without a session.
    pub player: Option<(PlayerId, String)>,
}

impl OpenConnection {
    /// The address as the limits count it.
    #[must_use]
    pub fn net(&self) -> AddressKey {
        self.address.into()
    }
}

/// An entry in the list. Dropping it removes the entry.
#[derive(Debug)]
pub(super) struct Entry {
    open: Open,
    number: u64,
    pub(super) cut: CancellationToken,
}

impl Open {
    pub(super) fn add(&self, address: IpAddr, who: Option<&Identity>) -> Entry {
        let connection = OpenConnection { address, player: who.map(|who| (who.player.clone(), who.name.clone())) };
        let cut = CancellationToken::new();
        let mut connections = self.lock();
        let number = connections.next;
        connections.next += 1;
        connections.by_number.insert(number, (connection, cut.clone()));
        drop(connections);
        Entry { open: self.clone(), number, cut }
    }

    pub(super) fn all(&self) -> Vec<OpenConnection> {
        self.lock().by_number.values().map(|(connection, _)| connection.clone()).collect()
    }

    /// Closes all connections that fit. Returns their number.
    pub(super) fn cut(&self, fits: impl Fn(&OpenConnection) -> bool) -> usize {
        let connections = self.lock();
        let fitting = connections.by_number.values().filter(|(connection, _)| fits(connection));
        fitting.map(|(_, cut)| cut.cancel()).count()
    }

    fn lock(&self) -> MutexGuard<'_, Connections> {
        // No code panics while holding the lock.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Entry {
    fn drop(&mut self) {
        self.open.lock().by_number.remove(&self.number);
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    #[test]
    fn a_connection_is_listed_until_it_ends() {
        let open = Open::default();
        let (one, two) = (open.add("192.0.2.1".parse().unwrap(), None), open.add("2001:db8::7".parse().unwrap(), None));
        assert_eq!(open.all().len(), 2);
        assert_eq!(open.cut(|connection| connection.net() == "2001:db8::1".parse::<IpAddr>().unwrap().into()), 1);
        assert!(two.cut.is_cancelled() && !one.cut.is_cancelled());
        drop(one);
        drop(two);
        assert_eq!(open.all(), []);
    }
}
