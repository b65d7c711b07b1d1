//! Time controls and their limits.

use crate::fault::{Field, Limit};
use crate::millis::Millis;

/// A time control.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TimeControl {
    /// No clock.
    None,
    /// A fixed time for the whole game.
    Absolute {
        /// The time.
        main: Millis,
    },
    /// Main time plus an increment after each move.
    Fischer {
        /// The main time.
        main: Millis,
        /// The time added after each move.
        increment: Millis,
        /// The largest value of the clock.
        cap: Millis,
    },
    /// Main time, then periods. A move within a period restores it.
    ByoYomi {
        /// The main time.
        main: Millis,
        /// The number of periods.
        periods: u8,
        /// The length of one period.
        period: Millis,
    },
}

impl TimeControl {
    /// The shortest main time and the shortest period.
    pub const SHORTEST: Millis = Millis::from_secs(1);
    /// The longest main time.
    pub const LONGEST_MAIN: Millis = Millis::from_secs(24 * 60 * 60);
    /// The longest increment and the longest period.
    pub const LONGEST_STEP: Millis = Millis::from_secs(10 * 60);
    /// The largest number of periods.
    pub const MOST_PERIODS: u8 = 30;

    /// Each number with its bounds.
    #[must_use]
    pub fn limits(&self) -> Vec<Limit> {
        let within = |field, value: Millis, least: Millis, most: Millis| Limit::new(field, value.0, least.0, most.0);
        let main_time = |main| within(Field::MainMs, main, Self::SHORTEST, Self::LONGEST_MAIN);
        match *self {
            Self::None => Vec::new(),
            Self::Absolute { main } => vec![main_time(main)],
            Self::Fischer { main, increment, cap } => vec![
                main_time(main),
                within(Field::IncrementMs, increment, Millis::ZERO, Self::LONGEST_STEP),
                within(Field::CapMs, cap, main_time(main).fault().map_or(main, |_| Self::SHORTEST), Self::LONGEST_MAIN),
            ],
            Self::ByoYomi { main, periods, period } => vec![
                main_time(main),
                Limit::new(Field::Periods, periods, 1u8, Self::MOST_PERIODS),
                within(Field::PeriodMs, period, Self::SHORTEST, Self::LONGEST_STEP),
            ],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Millis, TimeControl};
    use crate::fault::{Field, Limit};

    #[test]
    fn every_number_has_bounds_and_all_faults_are_reported() {
        let s = Millis::from_secs;
        let day = s(86_400);
        let absolute = |main| TimeControl::Absolute { main };
        let fischer = |main, increment, cap| TimeControl::Fischer { main, increment, cap };
        let byo = |main, periods, period| TimeControl::ByoYomi { main, periods, period };
        let table: [(TimeControl, &[Field]); 20] = [
            (TimeControl::None, &[]),
            (absolute(s(1)), &[]),
            (absolute(Millis(999)), &[Field::MainMs]),
            (absolute(day), &[]),
            (absolute(day + Millis(1)), &[Field::MainMs]),
            (fischer(s(60), Millis::ZERO, s(60)), &[]),
            (fischer(Millis::ZERO, s(5), s(60)), &[Field::MainMs]),
            (fischer(s(60), s(600), day), &[]),
            (fischer(s(60), Millis(600_001), day), &[Field::IncrementMs]),
            (fischer(s(60), s(5), Millis(59_999)), &[Field::CapMs]),
            (fischer(s(60), s(5), day + Millis(1)), &[Field::CapMs]),
            (fischer(day + s(1), s(5), s(60)), &[Field::MainMs]),
            (fischer(day + s(1), s(601), day + s(1)), &[Field::MainMs, Field::IncrementMs, Field::CapMs]),
            (byo(s(1), 1, s(1)), &[]),
            (byo(day, 30, s(600)), &[]),
            (byo(Millis::ZERO, 5, s(30)), &[Field::MainMs]),
            (byo(s(60), 0, s(30)), &[Field::Periods]),
            (byo(s(60), 31, s(30)), &[Field::Periods]),
            (byo(s(60), 5, Millis(999)), &[Field::PeriodMs]),
            (byo(Millis(u64::MAX), u8::MAX, Millis(u64::MAX)), &[Field::MainMs, Field::Periods, Field::PeriodMs]),
        ];
        for (control, wrong) in table {
            let found: Vec<Field> = control.limits().iter().filter_map(Limit::fault).map(|fault| fault.field).collect();
            assert_eq!(found, wrong, "{control:?}");
        }
    }
}
