//! Absolute time: a fixed time for the whole game.

use super::{Clock, System};
use crate::control::{TimeControl, main_time};
use crate::fault::Limit;
use crate::millis::Millis;
use crate::sgf;

/// The parameters of the time control.
pub(super) struct Absolute {
    pub(super) main: Millis,
}

impl System for Absolute {
    fn limits(&self) -> Vec<Limit> {
        vec![main_time(self.main)]
    }

    fn full(&self) -> Clock {
        Clock::of_main(self.main)
    }

    fn sgf(&self) -> (Option<Millis>, Option<String>) {
        (Some(self.main), None)
    }
}

/// Reads the `TM` of a file that has no `OT`.
pub(super) fn from_sgf(main: Option<Millis>, overtime: &sgf::Words) -> Option<TimeControl> {
    overtime.is_empty().then_some(TimeControl::Absolute { main: main? })
}
