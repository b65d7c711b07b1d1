//! Time controls and their bounds.

use crate::millis::Millis;
use thiserror::Error;

/// How long the players may think.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TimeControl {
    /// No clock.
    None,
    /// One budget for the whole game.
    Absolute {
        /// The budget.
        main: Millis,
    },
    /// A budget that grows with each move.
    Fischer {
        /// The budget.
        main: Millis,
        /// Added after each move.
        increment: Millis,
        /// The clock never grows beyond this.
        cap: Millis,
    },
    /// A budget, then periods: a move within a period keeps it whole.
    ByoYomi {
        /// The budget.
        main: Millis,
        /// How many periods follow it.
        periods: u8,
        /// The length of one.
        period: Millis,
    },
}

/// Why a time control cannot be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum TimeControlError {
    /// The main time.
    #[error("main time must be 1 second to 24 hours")]
    Main,
    /// The increment.
    #[error("the increment must be at most 10 minutes")]
    Increment,
    /// The cap.
    #[error("the cap must be at least the main time and at most 24 hours")]
    Cap,
    /// The number of periods.
    #[error("there must be 1 to 30 periods")]
    Periods,
    /// The length of a period.
    #[error("a period must be 1 second to 10 minutes")]
    Period,
}

impl TimeControl {
    const SHORTEST: Millis = Millis::from_secs(1);
    const LONGEST_MAIN: Millis = Millis::from_secs(24 * 60 * 60);
    const LONGEST_STEP: Millis = Millis::from_secs(10 * 60);

    /// Whether the numbers are sane.
    ///
    /// # Errors
    /// The first number that is not.
    pub fn check(&self) -> Result<(), TimeControlError> {
        let need = |good: bool, error| if good { Ok(()) } else { Err(error) };
        let check_main = |main: Millis| need((Self::SHORTEST..=Self::LONGEST_MAIN).contains(&main), TimeControlError::Main);
        match *self {
            Self::None => Ok(()),
            Self::Absolute { main } => check_main(main),
            Self::Fischer { main, increment, cap } => {
                check_main(main)?;
                need(increment <= Self::LONGEST_STEP, TimeControlError::Increment)?;
                need((main..=Self::LONGEST_MAIN).contains(&cap), TimeControlError::Cap)
            }
            Self::ByoYomi { main, periods, period } => {
                check_main(main)?;
                need((1..=30).contains(&periods), TimeControlError::Periods)?;
                need((Self::SHORTEST..=Self::LONGEST_STEP).contains(&period), TimeControlError::Period)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Millis, TimeControl, TimeControlError as Bad};

    #[test]
    fn bounds() {
        let s = Millis::from_secs;
        let day = s(86_400);
        let absolute = |main| TimeControl::Absolute { main };
        let fischer = |main, increment, cap| TimeControl::Fischer { main, increment, cap };
        let byo = |main, periods, period| TimeControl::ByoYomi { main, periods, period };
        let table = [
            (TimeControl::None, Ok(())),
            (absolute(s(1)), Ok(())),
            (absolute(Millis(999)), Err(Bad::Main)),
            (absolute(day), Ok(())),
            (absolute(day + Millis(1)), Err(Bad::Main)),
            (fischer(s(60), Millis::ZERO, s(60)), Ok(())),
            (fischer(Millis::ZERO, s(5), s(60)), Err(Bad::Main)),
            (fischer(s(60), s(600), day), Ok(())),
            (fischer(s(60), Millis(600_001), day), Err(Bad::Increment)),
            (fischer(s(60), s(5), Millis(59_999)), Err(Bad::Cap)),
            (fischer(s(60), s(5), day + Millis(1)), Err(Bad::Cap)),
            (byo(s(1), 1, s(1)), Ok(())),
            (byo(day, 30, s(600)), Ok(())),
            (byo(Millis::ZERO, 5, s(30)), Err(Bad::Main)),
            (byo(s(60), 0, s(30)), Err(Bad::Periods)),
            (byo(s(60), 31, s(30)), Err(Bad::Periods)),
            (byo(s(60), 5, Millis(999)), Err(Bad::Period)),
            (byo(s(60), 5, Millis(600_001)), Err(Bad::Period)),
        ];
        for (control, verdict) in table {
            assert_eq!(control.check(), verdict, "{control:?}");
        }
    }
}
