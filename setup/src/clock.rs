//! The values of a clock over time.

use crate::control::TimeControl;
use crate::millis::Millis;
use rules::{ByColor, Color, record};

/// One player's clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Clock {
    /// The main time left; in byo-yomi 0 while a period runs.
    pub main: Millis,
    /// The periods left, including the running one; 0 without byo-yomi.
    pub periods: u8,
    /// The time left in the running period; 0 during main time.
    pub period: Millis,
}

/// Both clocks at one instant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Clocks {
    /// The clocks of both colors.
    pub sides: ByColor<Clock>,
    /// The color of the running clock.
    pub running: Option<Color>,
}

record! {
/// The display of a clock.
#[derive(Copy, Hash)]
pub struct Reading {
    /// The main time or the time of the running period, in milliseconds.
    pub ms: u64,
    /// The periods left, including the running one; 0 without byo-yomi.
    pub periods: u8,
    /// Whether a period is running.
    pub in_period: bool,
}
}

impl Clock {
    /// A full clock; `None` without time control.
    #[must_use]
    pub const fn full(control: &TimeControl) -> Option<Self> {
        match *control {
            TimeControl::None => None,
            TimeControl::Absolute { main } | TimeControl::Fischer { main, .. } => {
                Some(Self { main, periods: 0, period: Millis::ZERO })
            }
            TimeControl::ByoYomi { main, periods, .. } => Some(Self { main, periods, period: Millis::ZERO }),
        }
    }

    /// The time that the player can still use in one turn.
    #[must_use]
    pub fn left(self, control: &TimeControl) -> Millis {
        let whole_periods = if self.main > Millis::ZERO { self.periods } else { self.periods.saturating_sub(1) };
        self.main + self.period + period_of(control).times(u64::from(whole_periods))
    }

    /// The clock after `spent` of one turn. Main time is used first, then one period after another.
    #[must_use]
    pub fn charged(mut self, control: &TimeControl, mut spent: Millis) -> Self {
        let length = period_of(control);
        if self.main > Millis::ZERO {
            if spent < self.main {
                self.main = self.main.saturating_sub(spent);
                return self;
            }
            spent = spent.saturating_sub(self.main);
            self.main = Millis::ZERO;
            self.period = if self.periods > 0 { length } else { Millis::ZERO };
        }
        while self.periods > 0 && spent >= self.period {
            spent = spent.saturating_sub(self.period);
            self.periods -= 1;
            self.period = if self.periods > 0 { length } else { Millis::ZERO };
        }
        self.period = self.period.saturating_sub(spent);
        self
    }

    /// The display after `spent` of one turn. When all time is used, it shows the last period at zero.
    #[must_use]
    pub fn reading(self, control: &TimeControl, spent: Millis) -> Reading {
        let charged = self.charged(control, spent);
        let in_period = charged.main == Millis::ZERO && self.periods > 0;
        let counts = if in_period { charged.period } else { charged.main };
        Reading { ms: counts.0, periods: if in_period { charged.periods.max(1) } else { charged.periods }, in_period }
    }

    /// The clock after a finished turn: adds the increment, or restores the running period.
    #[must_use]
    pub fn rewarded(mut self, control: &TimeControl) -> Self {
        match *control {
            TimeControl::None | TimeControl::Absolute { .. } => {}
            TimeControl::Fischer { increment, cap, .. } => self.main = (self.main + increment).min(cap),
            TimeControl::ByoYomi { period, .. } => {
                if self.main == Millis::ZERO && self.periods > 0 {
                    self.period = period;
                }
            }
        }
        self
    }
}

/// The length of a byo-yomi period.
const fn period_of(control: &TimeControl) -> Millis {
    match *control {
        TimeControl::None | TimeControl::Absolute { .. } | TimeControl::Fischer { .. } => Millis::ZERO,
        TimeControl::ByoYomi { period, .. } => period,
    }
}
