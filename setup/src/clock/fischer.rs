//! Fischer: main time plus an increment after each move, up to a cap if there is one.

use super::{Clock, System};
use crate::control::{TimeControl, main_time, within};
use crate::fault::{Field, Limit};
use crate::millis::Millis;
use crate::sgf;

/// The parameters of the time control.
pub(super) struct Fischer {
    pub(super) main: Millis,
    pub(super) increment: Millis,
    pub(super) cap: Option<Millis>,
}

impl System for Fischer {
    fn limits(&self) -> Vec<Limit> {
        let main = main_time(self.main);
        let least_cap = main.fault().map_or(self.main, |_| TimeControl::SHORTEST);
        let increment = within(Field::IncrementMs, self.increment, Millis::ZERO, TimeControl::LONGEST_STEP);
        let cap = self.cap.map(|cap| within(Field::CapMs, cap, least_cap, TimeControl::LONGEST_MAIN));
        [main, increment].into_iter().chain(cap).collect()
    }

    fn full(&self) -> Clock {
        Clock::of_main(self.main)
    }

    fn rewarded(&self, clock: Clock) -> Clock {
        let main = clock.main + self.increment;
        // A gift may have put the clock above its cap. Adding the increment must not take the gift away.
        Clock { main: self.cap.map_or(main, |cap| main.min(cap.max(clock.main))), ..clock }
    }

    fn sgf(&self) -> (Option<Millis>, Option<String>) {
        let increment = sgf::seconds(self.increment);
        let cap = self.cap.map(|cap| format!(", max {}", sgf::seconds(cap))).unwrap_or_default();
        (Some(self.main), Some(format!("{increment} fischer{cap}")))
    }
}

/// Reads `OT[5 fischer]`, or `OT[5 fischer, max 600]` with a cap.
pub(super) fn from_sgf(main: Option<Millis>, overtime: &sgf::Words) -> Option<TimeControl> {
    let main = main?;
    let increment = overtime.before("fischer").and_then(sgf::millis)?;
    let cap = match overtime.after("max") {
        Some(cap) => Some(sgf::millis(cap)?),
        None => None,
    };
    Some(TimeControl::Fischer { main, increment, cap })
}
