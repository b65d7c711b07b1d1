//! What a clock shows after some time.

use crate::control::TimeControl;
use crate::millis::Millis;
use rules::{ByColor, Color, record};

/// One player's clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Clock {
    /// Main time left; in byo-yomi 0 when the periods run.
    pub main: Millis,
    /// Periods left, the running one included; 0 without byo-yomi.
    pub periods: u8,
    /// What is left of the running period; 0 while main time lasts.
    pub period: Millis,
}

/// Both clocks at one instant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Clocks {
    /// Each player's.
    pub sides: ByColor<Clock>,
    /// Whose clock runs from that instant on.
    pub running: Option<Color>,
}

record! {
/// What a clock shows.
#[derive(Copy, Hash)]
pub struct Reading {
    /// What counts down: main time, or the running period. In milliseconds.
    pub ms: u64,
    /// Periods left, the running one included; 0 without byo-yomi.
    pub periods: u8,
    /// Whether a period runs.
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

    /// All the time that the player can still use in one turn.
    #[must_use]
    pub fn left(self, control: &TimeControl) -> Millis {
        let whole_periods = if self.main > Millis::ZERO { self.periods } else { self.periods.saturating_sub(1) };
        self.main + self.period + period_of(control).times(u64::from(whole_periods))
    }

    /// The clock after `spent` of one turn: main time is used first, then one period after another.
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

    /// What the clock shows after `spent` of one turn. When all time is used it shows the last period with nothing left.
    #[must_use]
    pub fn reading(self, control: &TimeControl, spent: Millis) -> Reading {
        let charged = self.charged(control, spent);
        let in_period = charged.main == Millis::ZERO && self.periods > 0;
        let counts = if in_period { charged.period } else { charged.main };
        Reading { ms: counts.0, periods: if in_period { charged.periods.max(1) } else { charged.periods }, in_period }
    }

    /// The clock after a finished turn: an increment is added, a period is whole again.
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
