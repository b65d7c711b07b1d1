//! How long a bot thinks about a move.

use room::{Clock, Core, Millis, TimeControl};
use rules::Color;
use std::time::Duration;

/// A bot never thinks longer than this. People do not like to wait.
const MOST: Millis = Millis(2_000);
/// A bot always gets at least this much. It is enough for a move without looking ahead.
const LEAST: Millis = Millis(20);
/// The number of moves for which the main time should last.
const MOVES: u64 = 40;

/// A bot that thinks or judges waits at least this long before it answers, unless its clock allows less. Without this wait, the
/// opponent would see the bot's answer together with their own move.
pub(crate) const SOONEST: Duration = Duration::from_millis(150);

/// The time for the next move of this color.
pub(crate) fn budget(room: &Core, color: Color, now: Millis) -> Duration {
    at_most(room, color, now, MOST)
}

/// The time for the next move of this color if an engine of the operator plays it, which may think for as long as `most`.
#[must_use]
pub fn engine_budget(room: &Core, color: Color, now: Millis, most: Duration) -> Duration {
    at_most(room, color, now, Millis(most.as_millis() as u64).max(LEAST))
}

fn at_most(room: &Core, color: Color, now: Millis, most: Millis) -> Duration {
    let clock = room.clocks(now).map(|clocks| clocks.sides[color]);
    let time = clock.and_then(|clock| share(&clock, room.terms().time)).unwrap_or(most);
    Duration::from_millis(time.clamp(LEAST, most).0)
}

/// The part of a clock to spend on one move; `None` without a clock.
fn share(clock: &Clock, control: TimeControl) -> Option<Millis> {
    let main = Millis(clock.main.0 / MOVES);
    Some(match control {
        TimeControl::None => return None,
        TimeControl::Absolute { .. } | TimeControl::Correspondence { .. } => main,
        TimeControl::Simple { .. } => Millis(clock.main.0 / 3),
        TimeControl::Fischer { increment, .. } => Millis((main.0 + increment.0 / 2).min(clock.main.0 / 3)),
        // In overtime, a bot spends at most half of the time that it has for a move. The rest is left for the network and a
        // busy server.
        TimeControl::ByoYomi { period, .. } => main.max(Millis(period.0 / 3)),
        TimeControl::Canadian { stones, period, .. } => {
            let (stones, period) = if clock.stones > 0 { (clock.stones, clock.period) } else { (stones, period) };
            main.max(Millis(period.0 / (2 * u64::from(stones.max(1)))))
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(main: u64) -> Clock {
        Clock { main: Millis(main), periods: 0, period: Millis::ZERO, stones: 0, rest: Millis::ZERO }
    }

    #[test]
    fn a_bot_never_spends_a_large_part_of_its_time_on_one_move() {
        let seconds = Millis::from_secs;
        let cases = [
            (TimeControl::Absolute { main: seconds(60) }, clock(60_000), 1_500),
            (TimeControl::Absolute { main: seconds(60) }, clock(4_000), 100),
            (TimeControl::Fischer { main: seconds(60), increment: seconds(1), cap: None }, clock(60_000), 2_000),
            (TimeControl::Fischer { main: seconds(60), increment: seconds(1), cap: None }, clock(300), 100),
            (TimeControl::Simple { per_move: seconds(3) }, clock(3_000), 1_000),
            (TimeControl::ByoYomi { main: seconds(60), periods: 3, period: seconds(3) }, clock(0), 1_000),
            (TimeControl::Canadian { main: seconds(0), stones: 10, period: seconds(20) }, clock(0), 1_000),
        ];
        for (control, clock, wanted) in cases {
            assert_eq!(share(&clock, control), Some(Millis(wanted)), "{control:?}");
        }
        let late = Clock { stones: 2, period: Millis(800), ..clock(0) };
        assert_eq!(share(&late, TimeControl::Canadian { main: seconds(0), stones: 10, period: seconds(20) }), Some(Millis(200)));
    }
}
