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
        /// The most time that a clock can reach by increments; `None` if there is no limit.
        cap: Option<Millis>,
    },
    /// Main time, then periods. A move made within a period restores that period.
    ByoYomi {
        /// The main time.
        main: Millis,
        /// The number of periods.
        periods: u8,
        /// The length of one period.
        period: Millis,
    },
    /// Main time, then one period after another. In each period, the player must play a given number of stones.
    Canadian {
        /// The main time.
        main: Millis,
        /// The stones to play in one period.
        stones: u8,
        /// The length of one period.
        period: Millis,
    },
    /// A fixed time for each move.
    Simple {
        /// The time for one move.
        per_move: Millis,
    },
    /// A number of days, to which each move adds more days, up to a cap.
    Correspondence {
        /// The days on each player's clock when the game begins.
        main_days: u8,
        /// The days added after each move.
        increment_days: u8,
        /// The most days on a clock.
        cap_days: u8,
        /// The extra days that each player has for the whole game.
        rest_days: u8,
    },
}

impl TimeControl {
    /// The shortest main time and the shortest period.
    pub const SHORTEST: Millis = Millis::from_secs(1);
    /// The longest main time.
    pub const LONGEST_MAIN: Millis = Millis::from_secs(24 * 60 * 60);
    /// The longest increment and the longest byo-yomi period.
    pub const LONGEST_STEP: Millis = Millis::from_secs(10 * 60);
    /// The longest period of Canadian overtime.
    pub const LONGEST_SET: Millis = Millis::from_secs(60 * 60);
    /// The largest number of byo-yomi periods.
    pub const MOST_PERIODS: u8 = 30;
    /// The most stones in a period of Canadian overtime.
    pub const MOST_PERIOD_STONES: u8 = 50;
    /// The most days on a correspondence clock.
    pub const MOST_DAYS: u8 = 28;
    /// The most rest days.
    pub const MOST_REST_DAYS: u8 = 30;
}

/// The limit for the main time.
pub(crate) fn main_time(main: Millis) -> Limit {
    within(Field::MainMs, main, TimeControl::SHORTEST, TimeControl::LONGEST_MAIN)
}

/// The limit for a time that must be between `least` and `most`.
pub(crate) fn within(field: Field, value: Millis, least: Millis, most: Millis) -> Limit {
    Limit::new(field, value.0, least.0, most.0)
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
        let fischer = |main, increment, cap| TimeControl::Fischer { main, increment, cap: Some(cap) };
        let open = |main, increment| TimeControl::Fischer { main, increment, cap: None };
        let canadian = |main, stones, period| TimeControl::Canadian { main, stones, period };
        let simple = |per_move| TimeControl::Simple { per_move };
        let days = |main_days, increment_days, cap_days, rest_days| TimeControl::Correspondence {
            main_days,
            increment_days,
            cap_days,
            rest_days,
        };
        let byo = |main, periods, period| TimeControl::ByoYomi { main, periods, period };
        let table: [(TimeControl, &[Field]); 34] = [
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
            (open(s(60), s(5)), &[]),
            (open(day + s(1), s(601)), &[Field::MainMs, Field::IncrementMs]),
            (canadian(s(1), 1, s(1)), &[]),
            (canadian(day, 50, s(3600)), &[]),
            (canadian(s(60), 0, s(30)), &[Field::PeriodStones]),
            (canadian(Millis(999), 51, s(3601)), &[Field::MainMs, Field::PeriodStones, Field::PeriodMs]),
            (simple(s(1)), &[]),
            (simple(Millis(999)), &[Field::PerMoveMs]),
            (simple(day + Millis(1)), &[Field::PerMoveMs]),
            (days(1, 1, 1, 0), &[]),
            (days(28, 28, 28, 30), &[]),
            (days(7, 1, 6, 0), &[Field::CapDays]),
            (days(0, 0, 0, 31), &[Field::MainDays, Field::IncrementDays, Field::CapDays, Field::RestDays]),
            (days(29, 29, 29, 0), &[Field::MainDays, Field::IncrementDays, Field::CapDays]),
        ];
        for (control, wrong) in table {
            let found: Vec<Field> = control.limits().iter().filter_map(Limit::fault).map(|fault| fault.field).collect();
            assert_eq!(found, wrong, "{control:?}");
        }
    }
}
