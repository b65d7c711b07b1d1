//! Canadian overtime: main time, then periods. In each period, the player must play a given number of stones. After the last
//! of these stones, a new full period begins, however much time was left.

use super::{Clock, Reading, System};
use crate::control::{TimeControl, main_time, within};
use crate::fault::{Field, Limit};
use crate::millis::Millis;
use crate::sgf;

/// The parameters of the time control.
pub(super) struct Canadian {
    pub(super) main: Millis,
    pub(super) stones: u8,
    pub(super) period: Millis,
}

impl System for Canadian {
    fn limits(&self) -> Vec<Limit> {
        vec![
            main_time(self.main),
            Limit::new(Field::PeriodStones, self.stones, 1u8, TimeControl::MOST_PERIOD_STONES),
            within(Field::PeriodMs, self.period, TimeControl::SHORTEST, TimeControl::LONGEST_SET),
        ]
    }

    fn full(&self) -> Clock {
        Clock::of_main(self.main)
    }

    fn left(&self, clock: Clock) -> Millis {
        if clock.main > Millis::ZERO { clock.main + self.period } else { clock.period }
    }

    fn charged(&self, clock: Clock, spent: Millis) -> Clock {
        if clock.main == Millis::ZERO {
            return Clock { period: clock.period.saturating_sub(spent), ..clock };
        }
        if spent < clock.main {
            return Clock { main: clock.main.saturating_sub(spent), ..clock };
        }
        let period = self.period.saturating_sub(spent.saturating_sub(clock.main));
        Clock { main: Millis::ZERO, period, stones: self.stones, ..clock }
    }

    fn given(&self, clock: Clock, more: Millis) -> Clock {
        clock.with_more(more)
    }

    fn rewarded(&self, clock: Clock) -> Clock {
        match clock.stones {
            0 => clock,
            1 => Clock { stones: self.stones, period: self.period.max(clock.period), ..clock },
            _ => Clock { stones: clock.stones - 1, ..clock },
        }
    }

    fn reading(&self, clock: Clock) -> Reading {
        let main = Reading::of_main(clock);
        if clock.main > Millis::ZERO {
            return main;
        }
        Reading { ms: clock.period.0, stones: clock.stones, in_period: true, ..main }
    }

    fn sgf(&self) -> (Option<Millis>, Option<String>) {
        (Some(self.main), Some(format!("{}/{} Canadian", self.stones, sgf::seconds(self.period))))
    }
}

/// Reads `OT[10/300 Canadian]`.
pub(super) fn from_sgf(main: Option<Millis>, overtime: &sgf::Words) -> Option<TimeControl> {
    let (stones, period) = overtime.before("canadian")?.split_once('/')?;
    Some(TimeControl::Canadian { main: main?, stones: sgf::small(stones)?, period: sgf::millis(period)? })
}
