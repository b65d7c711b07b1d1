//! The rules of Gomoku, one by one.

#![allow(clippy::unwrap_used)]

use super::Game;
use crate::color::Color;
use crate::gomoku::{Ruleset, Setup};
use crate::moves::{Illegal, Move};
use crate::outcome::{Outcome, Progress, WinBy};
use crate::point::{Point, Size};
use crate::setup::SetupError;

use Color::{Black, White};

fn game(ruleset: Ruleset, turn: Color, rows: &[&str]) -> Game {
    let size = Size::new(rows[0].len() as u8, rows.len() as u8).unwrap();
    let stone = |point: Point| match rows[usize::from(point.y)].as_bytes()[usize::from(point.x)] {
        b'X' => Some(Black),
        b'O' => Some(White),
        _ => None,
    };
    Game::with_stones(size, ruleset, stone, turn)
}

fn at(x: u8, y: u8) -> Move {
    Move::Place(Point { x, y })
}

/// Black plays; how the game stands and how long the row is.
fn after(ruleset: Ruleset, x: u8, y: u8, rows: &[&str]) -> (Progress, usize) {
    let mut game = game(ruleset, Black, rows);
    game.play(Black, at(x, y)).unwrap();
    (game.progress(), game.row().len())
}

const WON: Progress = Progress::Over(Outcome::Win { winner: Black, by: WinBy::Five });

#[test]
fn five_wins_in_every_direction() {
    for (x, y, rows) in [
        (3, 0, ["XXX.X", ".....", ".....", ".....", "....."]),
        (4, 0, [".....", "....X", "....X", "....X", "....X"]),
        (4, 4, ["X....", ".X...", "..X..", "...X.", "....."]),
        (2, 2, ["....X", "...X.", ".....", ".X...", "X...."]),
    ] {
        for ruleset in Ruleset::ALL {
            assert_eq!(after(ruleset, x, y, &rows), (WON, 5), "{rows:?}");
        }
    }
    assert_eq!(after(Ruleset::Freestyle, 4, 0, &["XXO..", "....X", "....X", "....X", "....."]), (Progress::Playing, 0));
}

#[test]
fn six_wins_freestyle_only() {
    let rows = ["XXX.XX.", "......."];
    assert_eq!(after(Ruleset::Freestyle, 3, 0, &rows), (WON, 6));
    assert_eq!(after(Ruleset::Standard, 3, 0, &rows), (Progress::Playing, 0));
}

#[test]
fn a_five_wins_beside_an_overline() {
    let rows = ["XXX.XX.", "...X...", "...X...", "...X...", "...X..."];
    assert_eq!(after(Ruleset::Standard, 3, 0, &rows), (WON, 5));
    assert_eq!(after(Ruleset::Freestyle, 3, 0, &rows), (WON, 10));
}

#[test]
fn rows_do_not_wrap_around_the_edge() {
    assert_eq!(after(Ruleset::Freestyle, 0, 1, &["...XXXX", ".......", "......."]), (Progress::Playing, 0));
}

#[test]
fn the_row_is_listed_in_order() {
    let mut game = game(Ruleset::Freestyle, White, &["....O", "...O.", ".....", ".O...", "O...."]);
    assert!(game.wins(White, Point { x: 2, y: 2 }) && !game.wins(Black, Point { x: 2, y: 2 }));
    game.play(White, at(2, 2)).unwrap();
    assert_eq!(game.row(), [(4, 0), (3, 1), (2, 2), (1, 3), (0, 4)].map(|(x, y)| Point { x, y }));
    assert_eq!(game.check(Black, at(0, 0)), Err(Illegal::GameOver));
    assert!(game.legal_moves().is_empty());
}

#[test]
fn a_full_board_is_a_draw() {
    let rows = ["XOXOX", "XOXOX", "OXOXO", "XOXOX", "XOXO."];
    assert_eq!(after(Ruleset::Freestyle, 4, 4, &rows), (Progress::Over(Outcome::Draw), 0));
    assert_eq!(game(Ruleset::Freestyle, Black, &["X"]).progress(), Progress::Over(Outcome::Draw));
}

#[test]
fn the_last_point_can_still_win() {
    let rows = ["XOXOX", "XXXOX", "OXXXO", "XOXXX", "XOXO."];
    assert_eq!(after(Ruleset::Standard, 4, 4, &rows), (WON, 5));
}

#[test]
fn refusals() {
    let mut game = Game::new(&Setup::new(5, Ruleset::Freestyle).unwrap());
    assert_eq!(game.check(White, at(0, 0)), Err(Illegal::NotYourTurn));
    assert_eq!(game.check(Black, Move::Pass), Err(Illegal::NoPass));
    assert_eq!(game.check(Black, at(5, 0)), Err(Illegal::OffBoard));
    game.play(Black, at(0, 0)).unwrap();
    assert_eq!(game.play(White, at(0, 0)), Err(Illegal::Occupied));
    assert_eq!((game.move_number(), game.turn(), game.legal_moves().len()), (1, White, 24));
}

#[test]
fn sizes_have_bounds() {
    for size in [0, 4, 31, 255] {
        assert_eq!(Setup::new(size, Ruleset::Standard), Err(SetupError::Size { min: 5, max: 30 }));
    }
    assert!((5..=30).all(|size| Setup::new(size, Ruleset::Standard).is_ok()));
}

#[test]
fn a_chain_is_what_touches_along_lines() {
    let game = game(Ruleset::Freestyle, Black, &["XX.", ".XO", "X.X"]);
    assert_eq!(game.chain(Point { x: 0, y: 0 }), [(0, 0), (1, 0), (1, 1)].map(|(x, y)| Point { x, y }));
    assert!(game.chain(Point { x: 2, y: 0 }).is_empty() && game.chain(Point { x: 9, y: 0 }).is_empty());
}
