//! Who is kept out by the operator: players and networks.

use crate::error::ApiError;
use ipnet::{IpNet, Ipv4Net, Ipv6Net};
use room::{Millis, PlayerId, UnixMillis};
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::sync::{Arc, PoisonError, RwLock};
use store::{Ban, Store, StoreError};

/// The most bans. Every request is compared with all of them.
pub const MOST_BANS: usize = 1000;

/// Whom a ban keeps out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Target {
    /// A person or a program.
    Player(PlayerId),
    /// Everyone with an address in a network.
    Net(IpNet),
}

impl Target {
    /// Reads the id of a player, an address or a network. An id contains no dot and no colon, so it is never an address. An IPv6
    /// address stands for its /64, because a single client can use every address in it.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let net = text.parse::<IpNet>().ok().or_else(|| text.parse::<IpAddr>().ok().and_then(net_of));
        net.map(|net| Self::Net(as_v4(net.trunc()))).or_else(|| PlayerId::parse(text).map(Self::Player))
    }

    /// Whether this ban keeps out everyone whom the other ban keeps out.
    #[must_use]
    pub fn contains(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Net(net), Self::Net(inner)) => net.contains(inner),
            (Self::Player(player), Self::Player(other)) => player == other,
            (Self::Net(_), Self::Player(_)) | (Self::Player(_), Self::Net(_)) => false,
        }
    }

    /// Why this ban needs a second thought; `None` if it does not.
    #[must_use]
    pub fn wide(&self) -> Option<&'static str> {
        let Self::Net(net) = self else { return None };
        let here = [IpAddr::from(Ipv4Addr::LOCALHOST), IpAddr::from(Ipv6Addr::LOCALHOST)];
        let fewest_bits = if net.addr().is_ipv4() { FEWEST_BITS_V4 } else { FEWEST_BITS_V6 };
        if here.iter().any(|address| net.contains(address)) {
            Some("contains this computer, and also every client of a proxy here that is not trusted")
        } else {
            (net.prefix_len() < fewest_bits).then_some("is a large part of all addresses")
        }
    }

    /// The player whom this ban keeps out; `None` for a network.
    #[must_use]
    pub const fn player(&self) -> Option<&PlayerId> {
        match self {
            Self::Player(player) => Some(player),
            Self::Net(_) => None,
        }
    }

    /// Whether this ban keeps out a client with this address and this player.
    #[must_use]
    pub fn fits(&self, address: Option<IpAddr>, player: Option<&PlayerId>) -> bool {
        match self {
            Self::Player(banned) => player == Some(banned),
            Self::Net(net) => address.is_some_and(|address| net.contains(&address.to_canonical())),
        }
    }
}

/// Networks with fewer bits are a large part of all addresses.
const FEWEST_BITS_V4: u8 = 8;
const FEWEST_BITS_V6: u8 = 16;

/// The network of a single client, which is an IPv4 address or an IPv6 /64.
fn net_of(address: IpAddr) -> Option<IpNet> {
    let address = address.to_canonical();
    IpNet::new(address, if address.is_ipv4() { 32 } else { 64 }).ok()
}

/// An IPv4 network that is written as IPv6, as an IPv4 network. Clients are compared by their IPv4 addresses.
fn as_v4(net: IpNet) -> IpNet {
    let mapped = |net: Ipv6Net| Ipv4Net::new(net.addr().to_ipv4_mapped()?, net.prefix_len().checked_sub(96)?).ok();
    match net {
        IpNet::V6(v6) => mapped(v6).map_or(net, IpNet::V4),
        IpNet::V4(_) => net,
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Player(player) => write!(f, "{player}"),
            Self::Net(net) => write!(f, "{net}"),
        }
    }
}

/// The bans. The store keeps them on the disk, and this copy in memory is for the checks.
pub struct Bans {
    store: Arc<dyn Store>,
    kept: RwLock<Vec<(Target, Ban)>>,
}

impl Bans {
    /// Without bans, until [`Bans::load`] is called.
    #[must_use]
    pub fn new(store: Arc<dyn Store>) -> Self {
        Self { store, kept: RwLock::default() }
    }

    /// Reads the bans from the store.
    ///
    /// # Errors
    /// If the store does not respond.
    pub async fn load(&self, wall: UnixMillis) -> Result<(), StoreError> {
        let bans = self.store.bans(wall).await?;
        let read = |ban: Ban| Target::parse(&ban.target).map(|target| (target, ban));
        *self.kept.write().unwrap_or_else(PoisonError::into_inner) = bans.into_iter().filter_map(read).collect();
        Ok(())
    }

    /// The bans in force.
    ///
    /// # Errors
    /// If the store does not respond.
    pub async fn all(&self, wall: UnixMillis) -> Result<Vec<Ban>, StoreError> {
        self.store.bans(wall).await
    }

    /// Stores a ban. Does not close connections.
    ///
    /// # Errors
    /// If the store does not respond.
    pub async fn put(&self, target: &Target, made: UnixMillis, ends: Option<UnixMillis>) -> Result<(), StoreError> {
        self.store.put_ban(&Ban { target: target.to_string(), made, ends }).await?;
        self.load(made).await
    }

    /// Deletes a ban. Returns whether there was one.
    ///
    /// # Errors
    /// If the store does not respond.
    pub async fn delete(&self, target: &Target, wall: UnixMillis) -> Result<bool, StoreError> {
        let target = target.to_string();
        let known = self.store.bans(wall).await?.iter().any(|ban| ban.target == target);
        self.store.delete_ban(&target).await?;
        self.load(wall).await?;
        Ok(known)
    }

    /// Refuses a client who is kept out.
    ///
    /// # Errors
    /// [`ApiError::Banned`].
    pub fn check(&self, address: Option<IpAddr>, player: Option<&PlayerId>, wall: UnixMillis) -> Result<(), ApiError> {
        let kept = self.kept.read().unwrap_or_else(PoisonError::into_inner);
        let mut fitting = kept.iter().filter(|(target, _)| target.fits(address, player));
        // Of several bans, the one that lasts longest counts.
        let in_force = fitting.try_fold(None, |longest, (_, ban)| match ban.ends {
            None => Err(()),
            Some(ends) => Ok(longest.max(Some(ends))),
        });
        match in_force {
            Err(()) => Err(ApiError::Banned { wait: None }),
            Ok(Some(ends)) if ends > wall => Err(ApiError::Banned { wait: Some(Millis(ends.0 - wall.0)) }),
            Ok(_) => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;
    use crate::app::testing::Testing;
    use crate::config::Settings;

    #[test]
    fn a_target_is_a_player_or_a_network() {
        for (text, read) in [
            ("192.0.2.7", Some("192.0.2.7/32")),
            ("192.0.2.7/24", Some("192.0.2.0/24")),
            ("2001:db8::7/64", Some("2001:db8::/64")),
            ("2001:db8::7", Some("2001:db8::/64")),
            ("2001:db8::7/128", Some("2001:db8::7/128")),
            ("::ffff:127.0.0.4", Some("127.0.0.4/32")),
            ("::ffff:192.0.2.7/120", Some("192.0.2.0/24")),
            ("192.0.2.0/33", None),
            ("999.1.1.1", None),
            ("g0123456789abcdefghjk", Some("g0123456789abcdefghjk")),
            ("192.0.2", None),
            ("two words", None),
        ] {
            assert_eq!(Target::parse(text).map(|target| target.to_string()).as_deref(), read, "{text}");
        }
    }

    #[test]
    fn a_ban_of_almost_everyone_is_noticed() {
        for (text, wide) in [
            ("0.0.0.0/0", true),
            ("::/0", true),
            ("2000::/3", true),
            ("127.0.0.1", true),
            ("::1", true),
            ("::ffff:127.0.0.1", true),
            ("12.0.0.0/7", true),
            ("192.0.2.0/24", false),
            ("2001:db8::1", false),
            ("ann", false),
        ] {
            assert_eq!(Target::parse(text).unwrap().wide().is_some(), wide, "{text}");
        }
    }

    #[tokio::test]
    async fn the_longest_ban_counts_until_it_ends() {
        let testing = Testing::new(Settings::built_in()).await;
        let app = &testing.app;
        let (net, player) = (Target::parse("192.0.2.0/24").unwrap(), Target::parse("ann").unwrap());
        let (inside, ann) = ("::ffff:192.0.2.9".parse().ok(), PlayerId::parse("ann"));
        let check = |address, player: &Option<PlayerId>, wall| app.bans.check(address, player.as_ref(), UnixMillis(wall));
        app.bans.put(&net, UnixMillis(1000), Some(UnixMillis(3000))).await.unwrap();
        app.bans.put(&player, UnixMillis(1000), Some(UnixMillis(5000))).await.unwrap();
        assert_eq!(check(inside, &None, 1500), Err(ApiError::Banned { wait: Some(Millis(1500)) }));
        assert_eq!(check(inside, &ann, 1500), Err(ApiError::Banned { wait: Some(Millis(3500)) }));
        assert_eq!(check(inside, &None, 3000), Ok(()));
        assert_eq!(check("192.0.3.9".parse().ok(), &PlayerId::parse("ben"), 1500), Ok(()));
        app.bans.put(&player, UnixMillis(1600), None).await.unwrap();
        assert_eq!(check(None, &ann, 9000), Err(ApiError::Banned { wait: None }));
        assert!(app.bans.delete(&player, UnixMillis(2000)).await.unwrap());
        assert!(!app.bans.delete(&player, UnixMillis(2000)).await.unwrap());
        assert_eq!(check(None, &ann, 2000), Ok(()));
    }
}
