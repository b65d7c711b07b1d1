//! What a room loses when the operator keeps a player out.

use super::Core;
use crate::id::PlayerId;
use setup::Seat;

impl Core {
    /// Whether this player sat down on this seat, whichever devices share it.
    #[must_use]
    pub fn is_seat_of(&self, seat: Seat, player: &PlayerId) -> bool {
        self.seats[seat].as_ref().is_some_and(|seated| seated.player == *player)
    }

    /// Takes the link to a seat away. If the seat is this player's own, also takes it away from all other devices.
    pub(super) fn keep_out(&mut self, seat: Seat, player: &PlayerId) {
        self.links[seat] = None;
        if let Some(seated) = self.seats[seat].as_mut().filter(|seated| seated.player == *player) {
            seated.holders.clear();
        }
    }
}
