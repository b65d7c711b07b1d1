//! How long a bot thinks about a move.

use crate::question::Budget;
use bots::pace::{LAG, moves_left, share_of_main};
use room::{Clock, Core, Millis, TimeControl};
use rules::{Color, Position};
use std::time::Duration;

/// A bot never thinks longer than this. People do not like to wait.
const MOST: Duration = Duration::from_secs(2);
/// A search for which there is less time than this does not begin, because a search looks at the time only every few milliseconds.
const LEAST: Duration = Duration::from_millis(5);

/// A bot that thinks or judges waits at least this long before it answers, unless its clock allows less. Without this wait, the
/// opponent would see the bot's answer together with their own move.
pub(crate) const SOONEST: Duration = Duration::from_millis(150);

/// The time for the next move of this color.
pub(crate) fn budget(room: &Core, color: Color, now: Millis) -> Budget {
    of_share(share_of_clock(room, color, now).unwrap_or(MOST))
}

fn of_share(share: Duration) -> Budget {
    if share < LEAST {
        return Budget::AT_ONCE;
    }
    // A bot with little time left hardly waits. Otherwise its waiting would use up the time in a long game.
    Budget { most: Some(share.min(MOST)), soonest: SOONEST.min(share) }
}

/// The time for the next move of this color if an engine of the operator plays this color. The time is never longer
/// than `most`. If `most` is shorter than `LEAST`, the time is `LEAST`.
#[must_use]
pub fn engine_budget(room: &Core, color: Color, now: Millis, most: Duration) -> Duration {
    let most = most.max(LEAST);
    share_of_clock(room, color, now).unwrap_or(most).clamp(LEAST, most)
}

/// The part of this color's clock to spend on one move; `None` without a clock.
fn share_of_clock(room: &Core, color: Color, now: Millis) -> Option<Duration> {
    let clock = room.clocks(now)?.sides[color];
    share(&clock, room.terms().time, room.position())
}

fn share(clock: &Clock, control: TimeControl, position: &Position) -> Option<Duration> {
    let time = |millis: Millis| Duration::from_millis(millis.0);
    // Where time can run out for good, the bot keeps enough for all its further moves, each without thinking.
    let reserve = |lag: Duration| lag * moves_left(position);
    let main = share_of_main(position, time(clock.main).saturating_sub(reserve(lag(control))));
    Some(match control {
        TimeControl::None => return None,
        TimeControl::Absolute { .. } | TimeControl::Correspondence { .. } => main,
        TimeControl::Simple { .. } => time(clock.main) / 3,
        TimeControl::Fischer { increment, .. } => (main + time(increment) / 2).min(time(clock.main) / 3),
        // In overtime, a bot spends at most half of the time that it has for a move. The rest is left for the network and a
        // busy server.
        TimeControl::ByoYomi { period, .. } => main.max(time(period) / 3),
        TimeControl::Canadian { stones, period, .. } => {
            let (stones, period) = if clock.stones > 0 { (clock.stones, clock.period) } else { (stones, period) };
            main.max(time(period) / (2 * u32::from(stones.max(1))))
        }
    })
}

/// The part of [`LAG`] that each move costs for good: with an increment, what exceeds the increment. Zero under time
/// controls that give new time for each move or each period.
fn lag(control: TimeControl) -> Duration {
    match control {
        TimeControl::Absolute { .. } => LAG,
        TimeControl::Fischer { increment, .. } => LAG.saturating_sub(Duration::from_millis(increment.0)),
        TimeControl::None
        | TimeControl::Simple { .. }
        | TimeControl::ByoYomi { .. }
        | TimeControl::Canadian { .. }
        | TimeControl::Correspondence { .. } => Duration::ZERO,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use room::Terms;
    use room::testing::{Table, terms};
    use rules::{Move, Progress, Setup};

    fn clock(main: u64) -> Clock {
        Clock { main: Millis(main), periods: 0, period: Millis::ZERO, stones: 0, rest: Millis::ZERO }
    }

    #[test]
    fn a_bot_never_spends_a_large_part_of_its_time_on_one_move() {
        let seconds = Millis::from_secs;
        let cases = [
            (TimeControl::Absolute { main: seconds(60) }, clock(60_256), 1_500),
            (TimeControl::Absolute { main: seconds(60) }, clock(4_256), 100),
            (TimeControl::Fischer { main: seconds(60), increment: seconds(1), cap: None }, clock(60_000), 2_000),
            (TimeControl::Fischer { main: seconds(60), increment: seconds(1), cap: None }, clock(300), 100),
            (TimeControl::Simple { per_move: seconds(3) }, clock(3_000), 1_000),
            (TimeControl::ByoYomi { main: seconds(60), periods: 3, period: seconds(3) }, clock(0), 1_000),
            (TimeControl::Canadian { main: seconds(0), stones: 10, period: seconds(20) }, clock(0), 1_000),
        ];
        let position = Position::new(&Setup::Othello);
        let spends = |clock, control| share(&clock, control, &position).unwrap().as_millis();
        for (control, clock, wanted) in cases {
            assert_eq!(spends(clock, control), wanted, "{control:?}");
        }
        let late = Clock { stones: 2, period: Millis(800), ..clock(0) };
        assert_eq!(spends(late, TimeControl::Canadian { main: seconds(0), stones: 10, period: seconds(20) }), 200);
    }

    #[test]
    fn a_bot_with_little_time_does_not_wait() {
        let mut table = Table::between(
            "host",
            "bot-2",
            Terms { time: TimeControl::Absolute { main: Millis(10_000) }, ..terms(Setup::Othello) },
        );
        table.plays("dc");
        let white = |table: &Table| budget(&table.room, Color::White, Millis(table.now));
        assert_eq!(white(&table).soonest, SOONEST);
        table.plays("ec");
        table.plays("fd");
        table.wait(9_000);
        let share = Duration::from_micros(18_800);
        assert_eq!(white(&table), Budget { most: Some(share), soonest: share });
        table.wait(920);
        assert_eq!(white(&table), Budget::AT_ONCE);
    }

    /// The position after the first legal move that does not end the game; `None` if there is none.
    fn after_any_move(position: &Position) -> Option<Position> {
        position.legal_moves().into_iter().find_map(|point| {
            let mut next = position.clone();
            next.play(next.turn(), Move::Place(point)).ok()?;
            (next.progress() == Progress::Playing).then_some(next)
        })
    }

    #[test]
    fn a_bot_with_hardly_any_time_does_not_lose_on_time_even_in_a_game_of_many_moves() {
        let go = room::testing::go();
        let games = [(Setup::Othello, 300, 30), (room::testing::gomoku(), 150, 18), (go, 6_000, 700)];
        for (setup, start, moves) in games {
            for control in [
                TimeControl::Absolute { main: Millis(start) },
                TimeControl::Fischer { main: Millis(start), increment: Millis::ZERO, cap: None },
            ] {
                let (mut left, mut position) = (Duration::from_millis(start), Position::new(&setup));
                for _ in 0..moves {
                    let budget = of_share(share(&clock(left.as_millis() as u64), control, &position).unwrap());
                    let spent = budget.most.unwrap().max(budget.soonest) + LAG;
                    assert!(spent < left, "{setup:?} {control:?}: {left:?} at move {}", position.move_number());
                    left -= spent;
                    for _ in 0..2 {
                        position = after_any_move(&position).unwrap_or(position);
                    }
                }
            }
        }
    }
}
