//! The occupant of a seat.

use crate::id::PlayerId;

/// The occupant of a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seated {
    /// The player who sat down.
    pub player: PlayerId,
    /// The displayed name when the player sat down.
    pub name: String,
    /// Additional devices that share the seat, each with its own session; at most [`crate::HOLDERS_PER_SEAT`].
    pub holders: Vec<PlayerId>,
    /// Whether the seat has moved to another device. If it has, the session that sat down can no longer act from this seat. It
    /// can still act from the opponent's seat if it holds that seat too, as it does when two people share a device.
    pub moved: bool,
    /// The session of the device from which the seat has moved. With a link, the seat can move back there.
    pub home: Option<PlayerId>,
}

impl Seated {
    /// Whether this player may act from the seat.
    #[must_use]
    pub fn is_held_by(&self, player: &PlayerId) -> bool {
        self.sessions().any(|session| session == player)
    }

    /// The sessions that may act from the seat.
    pub fn sessions(&self) -> impl Iterator<Item = &PlayerId> {
        std::iter::once(&self.player).filter(|_| !self.moved).chain(&self.holders)
    }
}
