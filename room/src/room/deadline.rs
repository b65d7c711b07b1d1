//! When a room must be woken, and what is due then.

use super::Core;
use crate::clock::Timer;
use crate::event::Event;
use crate::standstill::Standstill;
use rules::{Color, Outcome, WinBy};
use setup::Millis;

impl Core {
    /// The instant at which the room must be woken. During play, this is when the running clock runs out; in the scoring phase,
    /// when a player's silence takes effect; and while play stands still, when the standstill ends or changes.
    #[must_use]
    pub fn deadline(&self) -> Option<Millis> {
        let silence = || self.silence().map(|silence| silence.at);
        let standstill = || self.standstill().and_then(Standstill::due);
        self.timeout().map(|(_, deadline)| deadline).or_else(silence).or_else(standstill)
    }

    /// The events due at `now`: the end of a game in which a clock ran out, the effects of a silence, or the next event of a
    /// standstill. There are none before the deadline. If a clock runs out before both players have moved, the game is aborted
    /// and nobody loses.
    #[must_use]
    pub fn expire(&self, now: Millis) -> Vec<Event> {
        match (self.timeout(), self.silence()) {
            (Some((_, deadline)), _) if deadline <= now && self.abortable() => vec![Event::Aborted { by: None }],
            (Some((color, deadline)), _) if deadline <= now => {
                let outcome = Outcome::Win { winner: color.opposite(), by: WinBy::Timeout };
                vec![Event::Finished { outcome }]
            }
            (None, Some(silence)) if silence.at <= now => self.silence_events(silence),
            (Some(_) | None, _) => self.due_in_standstill(now).into_iter().collect(),
        }
    }

    fn timeout(&self) -> Option<(Color, Millis)> {
        self.timer.as_ref().and_then(Timer::deadline)
    }
}
