//! Simple time: a fixed time for each move. After a move, the clock has the fixed time again, or more if
//! more is left from a gift of time.

use super::{Clock, System};
use crate::control::{TimeControl, within};
use crate::fault::{Field, Limit};
use crate::millis::Millis;
use crate::sgf;

/// The parameters of the time control.
pub(super) struct Simple {
    pub(super) per_move: Millis,
}

impl System for Simple {
    fn limits(&self) -> Vec<Limit> {
        vec![within(Field::PerMoveMs, self.per_move, TimeControl::SHORTEST, TimeControl::LONGEST_MAIN)]
    }

    fn full(&self) -> Clock {
        Clock::of_main(self.per_move)
    }

    fn rewarded(&self, clock: Clock) -> Clock {
        Clock { main: self.per_move.max(clock.main), ..clock }
    }

    fn sgf(&self) -> (Option<Millis>, Option<String>) {
        (None, Some(format!("{} simple", sgf::seconds(self.per_move))))
    }
}

/// Reads `OT[30 simple]`. Some programs also write a main time, which has no effect.
pub(super) fn from_sgf(_: Option<Millis>, overtime: &sgf::Words) -> Option<TimeControl> {
    let per_move = overtime.before("simple").and_then(sgf::millis)?;
    Some(TimeControl::Simple { per_move })
}
