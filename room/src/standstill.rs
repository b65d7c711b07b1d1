//! Standstills: play stands still because the players have agreed on a pause or an adjournment.

use crate::clock::Interrupted;
use crate::limits::{ADJOURNMENT_MOST, PAUSE_MOST};
use crate::time::UnixMillis;
use rules::Color;
use setup::{Millis, StandstillKind};

/// A standstill. Nobody can move, and no clock runs. Nobody is expected to be present until an adjournment is overdue.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standstill {
    /// Whether this is a pause or an adjournment.
    pub kind: StandstillKind,
    /// The player to act when play continues.
    pub turn: Color,
    /// The wall time at which the standstill began.
    pub time: UnixMillis,
    /// What happens without a command.
    pub next: Next,
    /// The clocks in the middle of the interrupted turn; `None` without time control.
    pub(crate) left: Option<Interrupted>,
}

/// What happens next in a standstill, if nobody sends a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Next {
    /// At this instant, the standstill reaches its maximum length: the end of a pause is announced, or an adjournment
    /// becomes overdue.
    Limit(Millis),
    /// At this instant, play continues.
    Continues(Millis),
    /// Nothing: the adjournment is overdue. It lasts until the players continue or end the game, but absences count again.
    Nothing,
}

impl Standstill {
    /// The instant at which something happens without a command; `None` if nothing does.
    #[must_use]
    pub const fn due(&self) -> Option<Millis> {
        match self.next {
            Next::Limit(at) | Next::Continues(at) => Some(at),
            Next::Nothing => None,
        }
    }

    /// Whether play is about to continue.
    #[must_use]
    pub const fn is_ending(&self) -> bool {
        matches!(self.next, Next::Continues(_))
    }
}

/// How long a standstill may last.
pub(crate) const fn most(kind: StandstillKind) -> Millis {
    match kind {
        StandstillKind::Pause => PAUSE_MOST,
        StandstillKind::Adjournment => ADJOURNMENT_MOST,
    }
}
