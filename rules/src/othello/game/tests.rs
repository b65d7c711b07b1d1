//! Tests of games of Othello: turns, forced passes, endings and counts.

#![allow(clippy::unwrap_used)]

use super::{Count, Game};
use crate::color::{ByColor, Color};
use crate::moves::{Illegal, Move, Played};
use crate::othello::Board;
use crate::outcome::{HalfPoints, Outcome, Progress, WinBy};
use crate::point::Point;

use Color::{Black, White};

fn game(turn: Color, rows: [&str; 8]) -> Game {
    let stone = |point: Point| match rows[usize::from(point.y)].as_bytes()[usize::from(point.x)] {
        b'X' => Some(Black),
        b'O' => Some(White),
        _ => None,
    };
    Game::from_board(Board::with_stones(stone), turn)
}

fn at(x: u8, y: u8) -> Move {
    Move::Place(Point { x, y })
}

const EMPTY: &str = "........";

#[test]
fn an_illegal_move_is_refused_with_the_first_reason_that_applies() {
    let mut game = Game::new();
    for (color, action, refused) in [
        (White, Move::Pass, Illegal::NotYourTurn),
        (Black, Move::Pass, Illegal::NoPass),
        (Black, at(8, 0), Illegal::OffBoard),
        (Black, at(3, 3), Illegal::Occupied),
        (Black, at(0, 0), Illegal::FlipsNothing),
        (Black, at(4, 2), Illegal::FlipsNothing),
    ] {
        assert_eq!(game.play(color, action), Err(refused), "{color} {action:?}");
    }
    assert_eq!(game, Game::new());
    assert_eq!(game.legal_moves().len(), 4);
    assert_eq!(game.flips(Point { x: 2, y: 3 }), [Point { x: 3, y: 3 }]);
    assert_eq!(game.play(Black, at(2, 3)).unwrap().flipped, [Point { x: 3, y: 3 }]);
    assert_eq!((game.turn(), game.move_number(), game.progress()), (White, 1, Progress::Playing));
}

#[test]
fn a_pass_is_forced_and_counts_as_a_move() {
    let mut game = game(White, ["XO......", EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY]);
    assert!(game.must_pass() && game.legal_moves().is_empty() && !game.is_over());
    assert_eq!(game.play(White, at(7, 7)), Err(Illegal::FlipsNothing));
    assert_eq!(game.play(White, Move::Pass), Ok(Played::default()));
    assert_eq!((game.turn(), game.move_number(), game.must_pass()), (Black, 1, false));
    assert_eq!(game.play(Black, Move::Pass), Err(Illegal::NoPass));
    game.play(Black, at(2, 0)).unwrap();
    let count = Count { discs: ByColor { black: 3, white: 0 }, official: ByColor { black: 64, white: 0 } };
    assert_eq!((Count::of(game.board()), game.progress()), (count, Progress::Over(count.outcome())));
    let margin = HalfPoints::from_points(64);
    assert_eq!(count.outcome(), Outcome::Win { winner: Black, by: WinBy::Score { margin } });
    assert_eq!(count.winner(), Some(Black));
    assert!(!game.must_pass());
    assert_eq!(game.check(White, Move::Pass), Err(Illegal::GameOver));
}

#[test]
fn the_winner_gets_the_empty_points() {
    let pair = |black, white| ByColor { black, white };
    for (rows, discs, official, winner) in [
        (["XX......", "O.......", EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY], pair(2, 1), pair(63, 1), Some(Black)),
        (["X.......", "OO......", EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY], pair(1, 2), pair(1, 63), Some(White)),
        (["X......O", EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY], pair(1, 1), pair(32, 32), None),
        ([EMPTY; 8], pair(0, 0), pair(32, 32), None),
    ] {
        let count = Count::of(game(Black, rows).board());
        assert_eq!((count.discs, count.official, count.winner()), (discs, official, winner), "{rows:?}");
        let won = match count.outcome() {
            Outcome::Win { winner, .. } => Some(winner),
            Outcome::Draw | Outcome::Void => None,
        };
        assert_eq!(won, winner, "{rows:?}");
    }
}
