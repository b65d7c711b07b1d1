//! Byo-yomi: main time, then periods. A move made within a period restores the full period.

use super::{Clock, Reading, System};
use crate::control::{TimeControl, main_time, within};
use crate::fault::{Field, Limit};
use crate::millis::Millis;
use crate::sgf;

/// The parameters of the time control.
pub(super) struct ByoYomi {
    pub(super) main: Millis,
    pub(super) periods: u8,
    pub(super) period: Millis,
}

impl ByoYomi {
    /// The length of the period that begins when this many periods are left; 0 if none are left.
    const fn new_period(&self, periods: u8) -> Millis {
        if periods > 0 { self.period } else { Millis::ZERO }
    }
}

impl System for ByoYomi {
    fn limits(&self) -> Vec<Limit> {
        vec![
            main_time(self.main),
            Limit::new(Field::Periods, self.periods, 1u8, TimeControl::MOST_PERIODS),
            within(Field::PeriodMs, self.period, TimeControl::SHORTEST, TimeControl::LONGEST_STEP),
        ]
    }

    fn full(&self) -> Clock {
        Clock { periods: self.periods, ..Clock::of_main(self.main) }
    }

    fn left(&self, clock: Clock) -> Millis {
        let whole = if clock.main > Millis::ZERO { clock.periods } else { clock.periods.saturating_sub(1) };
        clock.main + clock.period + self.period.times(u64::from(whole))
    }

    /// Main time is used first, then one period after another.
    fn charged(&self, mut clock: Clock, mut spent: Millis) -> Clock {
        if clock.main > Millis::ZERO {
            if spent < clock.main {
                return Clock { main: clock.main.saturating_sub(spent), ..clock };
            }
            spent = spent.saturating_sub(clock.main);
            clock.main = Millis::ZERO;
            clock.period = self.new_period(clock.periods);
        }
        while clock.periods > 0 && spent >= clock.period {
            spent = spent.saturating_sub(clock.period);
            clock.periods -= 1;
            clock.period = self.new_period(clock.periods);
        }
        Clock { period: clock.period.saturating_sub(spent), ..clock }
    }

    fn given(&self, clock: Clock, more: Millis) -> Clock {
        clock.with_more(more)
    }

    fn rewarded(&self, clock: Clock) -> Clock {
        let in_period = clock.main == Millis::ZERO && clock.periods > 0;
        Clock { period: if in_period { self.period.max(clock.period) } else { clock.period }, ..clock }
    }

    /// When all time is used up, the clock shows the last period at zero.
    fn reading(&self, clock: Clock) -> Reading {
        let main = Reading { periods: clock.periods, ..Reading::of_main(clock) };
        if clock.main > Millis::ZERO || self.periods == 0 {
            return main;
        }
        Reading { ms: clock.period.0, periods: clock.periods.max(1), in_period: true, ..main }
    }

    fn sgf(&self) -> (Option<Millis>, Option<String>) {
        (Some(self.main), Some(format!("{}x{} byo-yomi", self.periods, sgf::seconds(self.period))))
    }
}

/// Reads `OT[5x30 byo-yomi]`.
pub(super) fn from_sgf(main: Option<Millis>, overtime: &sgf::Words) -> Option<TimeControl> {
    let all = overtime.before("byo-yomi").or_else(|| overtime.before("byoyomi"))?;
    let (periods, period) = all.split_once('x')?;
    Some(TimeControl::ByoYomi { main: main?, periods: sgf::small(periods)?, period: sgf::millis(period)? })
}
