//! The part of the running turn that is not charged: see [`crate::fair`].

use super::Core;
use crate::clock::Timer;
use crate::fair::Spared;
use setup::Millis;

impl Core {
    /// How much of the running turn is not charged, if it ends at `now` after these delays of the server and the network. The
    /// network's part is limited by the player's bank.
    #[must_use]
    pub fn spare(&self, delays: Spared, now: Millis) -> Spared {
        self.timer.as_ref().map_or(Spared::NONE, |timer| timer.spare(delays, now))
    }

    /// The instant at which the running turn began. If a takeback, a redo or a standstill interrupted the turn, the instant at
    /// which it continued. `None` while no clock runs.
    #[must_use]
    pub fn turn_began(&self) -> Option<Millis> {
        self.timer.as_ref().and_then(Timer::turn_began)
    }
}
