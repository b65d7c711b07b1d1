//! Limits on connections.

use super::address::AddressKey;
use super::client::{Client, Peer};
use super::counter::{Counter, Taken};
use super::open::{Entry, Open, OpenConnection};
use crate::auth::{Identity, SessionKey};
use crate::budget::{Budgets, Payer};
use crate::error::ApiError;
use crate::limits::Limits;
use crate::wire::Refused;
use ipnet::IpNet;
use protocol::{Limit, LimitName};
use std::net::IpAddr;
use std::sync::Arc;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio_util::sync::CancellationToken;

/// File descriptors reserved for the database, the log and other files.
pub(crate) const RESERVED_DESCRIPTORS: u64 = 512;
/// The maximum number of connections for one process.
const MOST_CONNECTIONS: u64 = 100_000;

/// Limits on connections.
pub struct Admission {
    all: Arc<Semaphore>,
    /// TCP connections per address of the peer, which may be a proxy.
    connections: Counter<AddressKey>,
    /// TCP connections per /48 network of IPv6.
    networks: Counter<u64>,
    /// WebSockets and streams per address of the client.
    clients: Counter<AddressKey>,
    /// WebSockets and streams per session or token.
    sessions: Counter<SessionKey>,
    open: Open,
    per_address: usize,
    per_network: usize,
    per_session: usize,
    trusted: Vec<IpNet>,
    /// Pays for the lines of the log.
    pub(super) budgets: Budgets,
}

/// A counted TCP connection. It is counted until this value is dropped. A WebSocket also holds the value: its
/// HTTP connection ends with the upgrade, but its file descriptor stays in use.
#[derive(Debug)]
pub(super) struct Place {
    _address: Taken<AddressKey>,
    _network: Option<Taken<u64>>,
    _all: Option<OwnedSemaphorePermit>,
}

/// A permit for an open WebSocket or stream. It is returned when this value is dropped.
#[derive(Debug)]
pub struct ConnectionPermit {
    _connection: Arc<Place>,
    _client: Taken<AddressKey>,
    _session: Option<Taken<SessionKey>>,
    entry: Entry,
}

impl ConnectionPermit {
    /// Canceled when the operator closes the connection.
    #[must_use]
    pub fn cut(&self) -> CancellationToken {
        self.entry.cut.clone()
    }
}

impl Admission {
    /// Applies these limits and trusts these proxies.
    #[must_use]
    pub fn new(limits: &Limits, trusted: Vec<IpNet>, budgets: Budgets) -> Self {
        let most = if limits.connections == 0 { descriptors() } else { limits.connections };
        Self {
            all: Arc::new(Semaphore::new(most)),
            connections: Counter::new(),
            networks: Counter::new(),
            clients: Counter::new(),
            sessions: Counter::new(),
            open: Open::default(),
            per_address: per_address(limits, most),
            per_network: per_network(limits, most),
            per_session: limits.sockets_per_session,
            trusted,
            budgets,
        }
    }

    /// Whether this is the address of a trusted proxy.
    #[must_use]
    pub fn trusts(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.trusted.iter().any(|net| net.contains(&address))
    }

    /// Waits for capacity for another connection. Logs and counts it if there is none. Never returns `None`, because the semaphore is never closed.
    pub(super) async fn capacity(&self) -> Option<OwnedSemaphorePermit> {
        if let Ok(permit) = self.all.clone().try_acquire_owned() {
            return Some(permit);
        }
        metrics::counter!("tengen_connections_full_total").increment(1);
        if self.budgets.may_log(Payer::default()) {
            tracing::warn!("as many connections are open as possible; new ones wait");
        }
        self.all.clone().acquire_owned().await.ok()
    }

    /// Counts a connection from this address. If the address already has the maximum number of connections, does not
    /// count this connection, and returns its permit as the error. Trusted proxies may have any number.
    pub(super) fn enter(&self, address: IpAddr, permit: OwnedSemaphorePermit) -> Result<Peer, OwnedSemaphorePermit> {
        let most = if self.trusts(address) { usize::MAX } else { self.per_address };
        let Some(taken) = self.connections.take(address.into(), most) else { return Err(permit) };
        let network = AddressKey::from(address).network().filter(|_| most < usize::MAX);
        let network = match network.map(|network| self.networks.take(network, self.per_network)) {
            Some(None) => return Err(permit),
            Some(taken) => taken,
            None => None,
        };
        Ok(Peer::new(address, Place { _address: taken, _network: network, _all: Some(permit) }))
    }

    /// Permits another WebSocket or stream.
    ///
    /// # Errors
    /// [`Code::TooMany`](protocol::Code::TooMany) if the address, the session or the token has too many of them.
    pub fn permit(&self, client: &Client, who: Option<&Identity>) -> Result<ConnectionPermit, ApiError> {
        let address = client.address.into();
        let too_many = |whose, most| {
            let words = format!("{whose} has too many open WebSockets and streams (at most {most} together); close one first");
            Refused::too_many(Limit::new(LimitName::Connections, most), words)
        };
        let taken = self.clients.take(address, self.per_address).ok_or_else(|| too_many("your address", self.per_address))?;
        let session = who
            .map(|who| {
                let whose = if who.program.is_some() { "this token" } else { "this session" };
                self.sessions.take(who.session, self.per_session).ok_or_else(|| too_many(whose, self.per_session))
            })
            .transpose()?;
        let entry = self.open.add(client.address, who);
        Ok(ConnectionPermit { _connection: client.connection.clone(), _client: taken, _session: session, entry })
    }

    /// The open WebSockets and streams.
    #[must_use]
    pub fn open(&self) -> Vec<OpenConnection> {
        self.open.all()
    }

    /// Closes the WebSockets and streams that fit. Returns their number.
    pub fn cut(&self, fits: impl Fn(&OpenConnection) -> bool) -> usize {
        self.open.cut(fits)
    }
}

#[cfg(test)]
impl Place {
    /// A connection with its own counter.
    pub(super) fn for_tests(address: IpAddr) -> Self {
        Self { _address: Counter::new().take(address.into(), 1).expect("a new counter is not full"), _network: None, _all: None }
    }
}

/// The most connections of one address. If the system allows few connections, a few addresses must not use up all of them.
fn per_address(limits: &Limits, all: usize) -> usize {
    let share = if limits.connections == 0 { (all / 8).max(1) } else { all };
    limits.connections_per_address.min(share)
}

/// The most connections of one /48 network. Even for a network with many addresses, half of all connections are left for others.
fn per_network(limits: &Limits, all: usize) -> usize {
    let most = per_address(limits, all);
    let times = usize::try_from(limits.addresses_per_network).unwrap_or(usize::MAX);
    most.saturating_mul(times).min((all / 2).max(most))
}

/// Uses as many file descriptors as the system allows. Most systems begin with 1,024, and allow many more.
pub fn raise_descriptors() {
    let limit = rustix::process::getrlimit(rustix::process::Resource::Nofile);
    let enough = MOST_CONNECTIONS + RESERVED_DESCRIPTORS;
    let Some(current) = limit.current.filter(|current| *current < enough) else { return };
    let most = limit.maximum.map_or(enough, |maximum| maximum.min(enough));
    let raised = rustix::process::Rlimit { current: Some(most.max(current)), ..limit };
    if let Err(error) = rustix::process::setrlimit(rustix::process::Resource::Nofile, raised) {
        tracing::debug!(%error, "the limit on open files could not be raised");
    }
}

/// The number of connections that the system's limit on open files allows.
fn descriptors() -> usize {
    let limit = rustix::process::getrlimit(rustix::process::Resource::Nofile).current.unwrap_or(MOST_CONNECTIONS);
    let left = limit.saturating_sub(RESERVED_DESCRIPTORS).clamp(64, MOST_CONNECTIONS);
    usize::try_from(left).unwrap_or(64)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::timeline::Timeline;
    use room::Millis;

    #[tokio::test]
    async fn the_addresses_of_a_network_share_a_number_of_connections() {
        let limits = Limits { connections_per_address: 2, addresses_per_network: 2, connections: 100, ..Limits::default() };
        let budgets = Budgets::with(&limits, true, Timeline::resume(Millis(0)));
        let admission = Admission::new(&limits, Vec::new(), budgets);
        let mut open = Vec::new();
        let mut enters = async |address: &str| {
            let permit = admission.capacity().await.expect("there is capacity");
            let entered = admission.enter(address.parse().expect("a valid address"), permit).ok();
            let is_in = entered.is_some();
            open.extend(entered);
            is_in
        };
        for (address, expected) in [
            ("2001:db8:0:1::1", [true, true, false]),
            ("2001:db8:0:2::1", [true, true, false]),
            ("2001:db8:0:3::1", [false, false, false]),
            ("2001:db8:1::1", [true, true, false]),
            ("192.0.2.1", [true, true, false]),
        ] {
            for expected in expected {
                assert_eq!(enters(address).await, expected, "{address}");
            }
        }
    }

    #[test]
    fn one_address_gets_at_most_an_eighth_of_few_connections() {
        let automatic = Limits { connections_per_address: 256, ..Limits::default() };
        assert_eq!([100_000, 512, 3].map(|all| per_address(&automatic, all)), [256, 64, 1]);
        assert_eq!([100_000, 512, 3].map(|all| per_network(&automatic, all)), [2_048, 256, 1]);
        let chosen = Limits { connections: 100, ..automatic };
        assert_eq!(per_address(&chosen, 100), 100, "the operator has chosen the number");
    }
}
