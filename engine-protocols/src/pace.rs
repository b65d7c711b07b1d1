//! How long a move may take.

use bots::pace::share_of_main;
use rules::{ByColor, Color, Position};
use std::time::Duration;

/// Every move gets at least this much time. It is enough for the low levels.
const LEAST: Duration = Duration::from_millis(20);
/// The longest time that a setting can name. It keeps sums of times from overflowing.
const MOST_SECONDS: f64 = 1e7;

/// The time settings of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Pace {
    /// The time for each move, whatever else is set.
    pub(crate) per_move: Option<Duration>,
    /// The clock; `None` if the game has no clock.
    control: Option<Control>,
    /// The remaining time of each player, as the controller last reported it or [`Pace::spend`] computed it.
    left: ByColor<Option<Left>>,
}

/// Main time, followed by periods. In each period, a player must play `stones` stones.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Control {
    pub(crate) main: Duration,
    pub(crate) period: Duration,
    pub(crate) stones: u32,
}

/// The time left, and the number of stones to play in this time; 0 stones in the main time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Left {
    pub(crate) time: Duration,
    pub(crate) stones: u32,
}

impl Pace {
    /// Sets the clock, or removes it.
    pub(crate) fn set(&mut self, control: Option<Control>) {
        self.control = control;
        self.left = ByColor::default();
    }

    /// Stores the remaining time of a player.
    pub(crate) fn note(&mut self, color: Color, left: Left) {
        self.left[color] = Some(left);
    }

    /// Starts a game, in which both players have all their time.
    pub(crate) fn begin(&mut self) {
        self.left = ByColor::default();
    }

    /// Reduces the main time by the time that a move took.
    pub(crate) fn spend(&mut self, color: Color, time: Duration) {
        let Some(control) = self.control else { return };
        let left = self.left[color].unwrap_or(Left { time: control.main, stones: 0 });
        if left.stones == 0 {
            self.left[color] = Some(Left { time: left.time.saturating_sub(time), stones: 0 });
        }
    }

    /// The time for a move of this color in this position; `None` if there is no limit.
    pub(crate) fn budget(&self, color: Color, position: &Position) -> Option<Duration> {
        if let Some(time) = self.per_move {
            return Some(time.max(LEAST));
        }
        let control = self.control?;
        let left = self.left[color].unwrap_or(Left { time: control.main, stones: 0 });
        // Use only half of a period. The other half is a reserve for a slow connection or a busy machine.
        let overtime = control.period / (2 * control.stones.max(1));
        let share =
            if left.stones > 0 { left.time / (2 * left.stones) } else { share_of_main(position, left.time).max(overtime) };
        Some(share.max(LEAST))
    }
}

/// A time in seconds, perhaps with a fraction.
pub(crate) fn seconds(text: &str) -> Option<Duration> {
    let seconds: f64 = text.parse().ok()?;
    (0.0..=MOST_SECONDS).contains(&seconds).then(|| Duration::from_secs_f64(seconds))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Setup;

    #[test]
    fn a_move_gets_a_share_of_the_time_that_is_left() {
        let s = Duration::from_secs;
        let clock = |main, period, stones| Some(Control { main: s(main), period: s(period), stones });
        for (control, left, wanted) in [
            (None, None, None),
            (clock(400, 0, 0), None, Some(s(10))),
            (clock(400, 0, 0), Some(Left { time: s(80), stones: 0 }), Some(s(2))),
            (clock(0, 20, 10), None, Some(s(1))),
            (clock(400, 60, 1), Some(Left { time: s(40), stones: 0 }), Some(s(30))),
            (clock(400, 30, 5), Some(Left { time: s(12), stones: 3 }), Some(s(2))),
            (clock(0, 0, 0), None, Some(LEAST)),
        ] {
            let mut pace = Pace::default();
            pace.set(control);
            left.into_iter().for_each(|left| pace.note(Color::Black, left));
            assert_eq!(pace.budget(Color::Black, &Position::new(&Setup::Othello)), wanted, "{control:?} {left:?}");
        }
    }

    #[test]
    fn each_move_reduces_the_main_time() {
        let mut pace = Pace::default();
        pace.set(Some(Control { main: Duration::from_secs(400), period: Duration::ZERO, stones: 0 }));
        pace.spend(Color::Black, Duration::from_secs(200));
        let position = Position::new(&Setup::Othello);
        assert_eq!(pace.budget(Color::Black, &position), Some(Duration::from_secs(5)));
        assert_eq!(pace.budget(Color::White, &position), Some(Duration::from_secs(10)));
    }

    #[test]
    fn only_sensible_times_are_read() {
        assert_eq!(seconds("1.5"), Some(Duration::from_millis(1500)));
        for bad in ["", "-1", "nan", "inf", "1e300", "x"] {
            assert_eq!(seconds(bad), None, "{bad}");
        }
    }
}
