//! Who has a seat.

use crate::id::PlayerId;

/// Who has a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seated {
    /// Who sat down.
    pub player: PlayerId,
    /// The name the others read, as it was then.
    pub name: String,
    /// The devices (each a session of its own) to which the seat was taken besides; at most [`crate::HOLDERS_PER_SEAT`].
    pub holders: Vec<PlayerId>,
}

impl Seated {
    /// Whether this player may act from the seat.
    #[must_use]
    pub fn is_held_by(&self, player: &PlayerId) -> bool {
        self.player == *player || self.holders.contains(player)
    }
}
