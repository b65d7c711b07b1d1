//! How fast a game is. This decides, for example, how long a player waits for an absent opponent.

use crate::control::TimeControl;
use crate::millis::Millis;
use rules::words;

words! {
/// The speed of a game.
pub enum Speed {
    /// Each player is likely to use less than 8 minutes.
    Blitz = "blitz",
    /// Each player is likely to use at least 8 but less than 25 minutes.
    Rapid = "rapid",
    /// Each player is likely to use 25 minutes or more.
    Classical = "classical",
    /// Time control in days.
    Correspondence = "correspondence",
    /// No clock.
    Untimed = "untimed",
}
}

/// The number of moves that earn an increment in a typical game. In Canadian overtime, this is the number of moves that
/// are played after the main time. Lichess also counts 40 increments, and separates these speeds at 8 and 25 minutes.
const INCREMENTS: u64 = 40;
/// The number of turns in a typical game that take about a whole byo-yomi period or, with simple time, the whole time
/// for the move. Each move in time restores the period, so even a clock with a single period counts as 25 periods, as
/// on Lishogi.
const PERIODS: u64 = 25;

impl TimeControl {
    /// The time that each player is likely to use; `None` without a clock and in correspondence.
    #[must_use]
    pub fn likely(&self) -> Option<Millis> {
        Some(match *self {
            Self::None | Self::Correspondence { .. } => return None,
            Self::Absolute { main } => main,
            Self::Canadian { main, stones, period } => main + Millis(period.times(INCREMENTS).0 / u64::from(stones.max(1))),
            Self::Simple { per_move } => per_move.times(PERIODS),
            Self::Fischer { main, increment, cap: _ } => main + increment.times(INCREMENTS),
            Self::ByoYomi { main, periods: _, period } => main + period.times(PERIODS),
        })
    }

    /// The speed, by the time that each player is likely to use.
    #[must_use]
    pub fn speed(&self) -> Speed {
        let Some(estimate) = self.likely() else {
            return if matches!(self, Self::Correspondence { .. }) { Speed::Correspondence } else { Speed::Untimed };
        };
        if estimate < Millis::from_secs(8 * 60) {
            Speed::Blitz
        } else if estimate < Millis::from_secs(25 * 60) {
            Speed::Rapid
        } else {
            Speed::Classical
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Speed::{self, Blitz, Classical, Correspondence, Rapid, Untimed};
    use super::{Millis, TimeControl};

    #[test]
    fn a_player_is_likely_to_earn_forty_increments_or_to_use_twenty_five_periods() {
        let s = Millis::from_secs;
        let table = [
            (TimeControl::Absolute { main: s(300) }, 300),
            (TimeControl::Fischer { main: s(60), increment: s(3), cap: None }, 60 + 40 * 3),
            (TimeControl::Canadian { main: s(60), stones: 10, period: s(30) }, 60 + 40 * 30 / 10),
            (TimeControl::ByoYomi { main: s(60), periods: 3, period: s(10) }, 60 + 25 * 10),
            (TimeControl::Simple { per_move: s(20) }, 25 * 20),
        ];
        for (control, likely) in table {
            assert_eq!(control.likely(), Some(s(likely)), "{control:?}");
        }
        assert_eq!(TimeControl::None.likely(), None);
    }

    #[test]
    fn the_likely_time_of_one_player_decides_the_speed() {
        let s = Millis::from_secs;
        let fischer = |main, increment| TimeControl::Fischer { main: s(main), increment: s(increment), cap: Some(s(86_400)) };
        let byo = |main, period| TimeControl::ByoYomi { main: s(main), periods: 5, period: s(period) };
        let canadian = |main, stones, period| TimeControl::Canadian { main: s(main), stones, period: s(period) };
        let simple = |per_move| TimeControl::Simple { per_move: s(per_move) };
        let days = TimeControl::Correspondence { main_days: 1, increment_days: 1, cap_days: 1, rest_days: 0 };
        let table: [(TimeControl, Speed); 18] = [
            (TimeControl::None, Untimed),
            (TimeControl::Absolute { main: s(1) }, Blitz),
            (TimeControl::Absolute { main: s(479) }, Blitz),
            (TimeControl::Absolute { main: s(480) }, Rapid),
            (TimeControl::Absolute { main: s(1500) }, Classical),
            (fischer(180, 2), Blitz),
            (fischer(300, 5), Rapid),
            (fischer(900, 15), Classical),
            (byo(60, 10), Blitz),
            (byo(300, 30), Rapid),
            (byo(1200, 30), Classical),
            (canadian(60, 10, 60), Blitz),
            (canadian(300, 20, 300), Rapid),
            (canadian(600, 10, 300), Classical),
            (simple(10), Blitz),
            (simple(30), Rapid),
            (simple(60), Classical),
            (days, Correspondence),
        ];
        for (control, speed) in table {
            assert_eq!(control.speed(), speed, "{control:?}");
        }
    }
}
