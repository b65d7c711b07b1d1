//! How the values of a clock change over time. Each time control is a [`System`] in a file of its own; all other code uses
//! [`Clock`].

mod absolute;
mod byo_yomi;
mod canadian;
mod correspondence;
mod fischer;
mod simple;

use crate::control::TimeControl;
use crate::fault::Limit;
use crate::millis::Millis;
use crate::sgf;
use rules::{ByColor, Color, record};

/// One player's clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Clock {
    /// The main time left; 0 in overtime. With simple time, the time left for the move.
    pub main: Millis,
    /// The byo-yomi periods left, including the running one; 0 without byo-yomi.
    pub periods: u8,
    /// The time left in the running period of byo-yomi or Canadian overtime; 0 during main time.
    pub period: Millis,
    /// The stones to play in the running period of Canadian overtime; 0 during main time and in other time controls.
    pub stones: u8,
    /// The rest days left, as time; 0 except in correspondence.
    pub rest: Millis,
}

/// Both clocks at one instant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Clocks {
    /// The clocks of both colors.
    pub sides: ByColor<Clock>,
    /// The color of the running clock; `None` if neither runs.
    pub running: Option<Color>,
}

record! {
/// What a clock displays.
#[derive(Copy, Hash)]
pub struct Reading {
    /// The time shown, in milliseconds: the main time left or, in overtime, the time left in the running period or in the rest
    /// days.
    pub ms: u64,
    /// The byo-yomi periods left, including the running one; 0 without byo-yomi.
    pub periods: u8,
    /// The stones to play in the running period of Canadian overtime; 0 during main time and in other time controls.
    pub stones: u8,
    /// The rest days left, in milliseconds; 0 except in correspondence.
    pub rest_ms: u64,
    /// Whether the clock is in overtime, which means in a period or in the rest days.
    pub in_period: bool,
    /// Whether no more time follows, so that the game is lost when `ms` reaches zero.
    pub last: bool,
}
}

impl Clock {
    /// Adds time to the main time or, in overtime, to the running period. Returns the new clock.
    fn with_more(self, more: Millis) -> Self {
        if self.main > Millis::ZERO {
            Self { main: self.main + more, ..self }
        } else {
            Self { period: self.period + more, ..self }
        }
    }
}

impl Reading {
    /// What a clock displays in its main time.
    const fn of_main(clock: Clock) -> Self {
        Self { ms: clock.main.0, periods: 0, stones: 0, rest_ms: 0, in_period: false, last: true }
    }
}

/// How a time control changes a clock. The default methods suit a clock with only main time.
trait System {
    /// Each number in the time control, with the bounds that apply when a room is created.
    fn limits(&self) -> Vec<Limit>;

    /// The clock at the beginning of the game.
    fn full(&self) -> Clock;

    /// The time that the player can still use in one turn.
    fn left(&self, clock: Clock) -> Millis {
        clock.main
    }

    /// The clock after the player has spent this much time on one turn.
    fn charged(&self, clock: Clock, spent: Millis) -> Clock {
        Clock { main: clock.main.saturating_sub(spent), ..clock }
    }

    /// The clock after a finished turn.
    fn rewarded(&self, clock: Clock) -> Clock {
        clock
    }

    /// The clock after a gift of time. If a period is running, the gift goes to that period, and otherwise to the main time. A gift
    /// does not change how much time later turns earn.
    fn given(&self, clock: Clock, more: Millis) -> Clock {
        Clock { main: clock.main + more, ..clock }
    }

    /// What the clock displays. The value of `last` does not matter, because [`Clock::reading`] sets it.
    fn reading(&self, clock: Clock) -> Reading {
        Reading::of_main(clock)
    }

    /// The main time (`TM`) and the overtime (`OT`) for an SGF file.
    fn sgf(&self) -> (Option<Millis>, Option<String>);
}

impl TimeControl {
    /// Calls `apply` with the system of this time control; `None` for [`TimeControl::None`].
    fn with_system<T>(&self, apply: impl FnOnce(&dyn System) -> T) -> Option<T> {
        Some(match *self {
            Self::None => return None,
            Self::Absolute { main } => apply(&absolute::Absolute { main }),
            Self::Fischer { main, increment, cap } => apply(&fischer::Fischer { main, increment, cap }),
            Self::ByoYomi { main, periods, period } => apply(&byo_yomi::ByoYomi { main, periods, period }),
            Self::Canadian { main, stones, period } => apply(&canadian::Canadian { main, stones, period }),
            Self::Simple { per_move } => apply(&simple::Simple { per_move }),
            Self::Correspondence { main_days, increment_days, cap_days, rest_days } => {
                apply(&correspondence::Correspondence { main_days, increment_days, cap_days, rest_days })
            }
        })
    }

    /// Each number in the time control, with its bounds.
    #[must_use]
    pub fn limits(&self) -> Vec<Limit> {
        self.with_system(|system| system.limits()).unwrap_or_default()
    }

    /// How much time a player gives the opponent with one gift; `None` without a clock. A gift is 15 seconds, as on Lichess, or one
    /// day in a correspondence game.
    #[must_use]
    pub const fn gift(&self) -> Option<Millis> {
        match self {
            Self::None => None,
            Self::Correspondence { .. } => Some(Millis::from_days(1)),
            Self::Absolute { .. } | Self::Fischer { .. } | Self::ByoYomi { .. } | Self::Canadian { .. } | Self::Simple { .. } => {
                Some(Millis::from_secs(15))
            }
        }
    }

    /// The main time (`TM`) and the overtime (`OT`) for an SGF file, written as other programs write them.
    #[must_use]
    pub fn to_sgf(&self) -> (Option<String>, Option<String>) {
        let (main, overtime) = self.with_system(|system| system.sgf()).unwrap_or_default();
        (main.map(sgf::seconds), overtime)
    }

    /// The time control in an SGF file with this `TM` and `OT`; `None` if the file has no time control that we can read, or if a
    /// room would refuse the time control.
    #[must_use]
    pub fn from_sgf(main: Option<&str>, overtime: Option<&str>) -> Option<Self> {
        let main = match main {
            Some(text) => Some(sgf::millis(text)?),
            None => None,
        };
        let words = sgf::Words::new(overtime.unwrap_or_default());
        let read = absolute::from_sgf(main, &words)
            .or_else(|| byo_yomi::from_sgf(main, &words))
            .or_else(|| canadian::from_sgf(main, &words))
            .or_else(|| simple::from_sgf(main, &words))
            // Fischer time in whole days is read as correspondence.
            .or_else(|| correspondence::from_sgf(main, &words))
            .or_else(|| fischer::from_sgf(main, &words));
        read.filter(|control| control.limits().iter().all(|limit| limit.fault().is_none()))
    }
}

impl Clock {
    /// A clock with only main time.
    const fn of_main(main: Millis) -> Self {
        Self { main, periods: 0, period: Millis::ZERO, stones: 0, rest: Millis::ZERO }
    }

    /// A full clock; `None` if the time control is [`TimeControl::None`].
    #[must_use]
    pub fn full(control: &TimeControl) -> Option<Self> {
        control.with_system(|system| system.full())
    }

    /// The time that the player can still use in one turn.
    #[must_use]
    pub fn left(self, control: &TimeControl) -> Millis {
        control.with_system(|system| system.left(self)).unwrap_or_default()
    }

    /// The clock after the player has spent this much time on one turn. Main time is used first, then overtime.
    #[must_use]
    pub fn charged(self, control: &TimeControl, spent: Millis) -> Self {
        control.with_system(|system| system.charged(self, spent)).unwrap_or(self)
    }

    /// What the clock displays after the player has spent this much time on one turn.
    #[must_use]
    pub fn reading(self, control: &TimeControl, spent: Millis) -> Reading {
        let charged = self.charged(control, spent);
        let Some(reading) = control.with_system(|system| system.reading(charged)) else { return Reading::of_main(charged) };
        Reading { last: reading.ms == charged.left(control).0, ..reading }
    }

    /// The clock after a gift of this much time. The gift is for the running turn or, if the clock does not run, for
    /// the next turn.
    #[must_use]
    pub fn given(self, control: &TimeControl, more: Millis) -> Self {
        control.with_system(|system| system.given(self, more)).unwrap_or(self)
    }

    /// The clock after a finished turn. Adds the increment, or restores the full time for the next move or set of stones.
    #[must_use]
    pub fn rewarded(self, control: &TimeControl) -> Self {
        control.with_system(|system| system.rewarded(self)).unwrap_or(self)
    }
}

#[cfg(test)]
mod laws;
