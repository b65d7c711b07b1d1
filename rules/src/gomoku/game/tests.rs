//! Tests of row games: winning rows, penalties, passes and endings.

#![allow(clippy::unwrap_used)]

use super::Game;
use crate::color::Color;
use crate::gomoku::renju::{Forbidden, Verdict};
use crate::gomoku::rows::{Directions, Rows};
use crate::gomoku::{Penalty, Row, Rules, Ruleset, Setup};
use crate::moves::{Illegal, Move};
use crate::outcome::{Outcome, Progress, WinBy};
use crate::point::{Point, Size};
use proptest::prelude::*;

use Color::{Black, White};

const PLAYING: Progress = Progress::Playing;

fn won(winner: Color, by: WinBy) -> Progress {
    Progress::Over(Outcome::Win { winner, by })
}

fn setup(side: u8, ruleset: Ruleset) -> Setup {
    Setup::new(Size::square(side).unwrap(), ruleset).unwrap()
}

fn at(x: u8, y: u8) -> Move {
    Move::Place(Point { x, y })
}

fn game(rules: Rules, turn: Color, rows: &[&str]) -> Game {
    let size = Size::new(rows[0].len() as u8, rows.len() as u8).unwrap();
    let stone = |point: Point| match rows[usize::from(point.y)].as_bytes()[usize::from(point.x)] {
        b'X' => Some(Black),
        b'O' => Some(White),
        _ => None,
    };
    Game::with_stones(size, rules, stone, turn)
}

const DOUBLE_THREE: [&str; 8] = ["........", "........", "...X....", "...X....", ".XX.....", "........", "........", "........"];

#[test]
fn a_forbidden_move_is_refused_or_loses() {
    let three = Point { x: 3, y: 4 };
    let mut strict = game(Rules::renju(Penalty::Refused), Black, &DOUBLE_THREE);
    assert_eq!(strict.forbidden_points(), [(three, Forbidden::DoubleThree)]);
    assert_eq!(strict.verdict(three), Verdict::Forbidden(Forbidden::DoubleThree));
    assert!(!strict.legal_moves().contains(&three));
    assert_eq!(strict.play(Black, Move::Place(three)), Err(Illegal::DoubleThree));
    assert_eq!((strict.stone(three), strict.turn(), strict.move_number(), strict.progress()), (None, Black, 0, PLAYING));

    let mut loses = game(Rules::renju(Penalty::Loses), Black, &DOUBLE_THREE);
    assert!(loses.legal_moves().contains(&three));
    loses.play(Black, Move::Place(three)).unwrap();
    assert_eq!((loses.progress(), loses.stone(three)), (won(White, WinBy::Forbidden), Some(Black)));
    assert!(loses.row().is_empty() && loses.legal_moves().is_empty());
    assert_eq!(loses.play(White, at(0, 0)), Err(Illegal::GameOver));
}

#[test]
fn nothing_is_forbidden_to_white() {
    let mut renju = game(Rules::renju(Penalty::Refused), White, &DOUBLE_THREE);
    assert_eq!(renju.forbidden(White, Point { x: 3, y: 4 }), None);
    assert_eq!(renju.legal_moves().len(), 60);
    renju.play(White, at(3, 4)).unwrap();
    // White wins with six. Black does not win with six and is forbidden to make six.
    let six = ["OOO.OO.", "XXX.XX."];
    let mut white = game(Rules::renju(Penalty::Refused), White, &six);
    white.play(White, at(3, 0)).unwrap();
    assert_eq!((white.progress(), white.row().len()), (won(White, WinBy::Row), 6));
    let black = game(Rules::renju(Penalty::Refused), Black, &six);
    assert!(!black.wins(Black, Point { x: 3, y: 1 }) && black.wins(White, Point { x: 3, y: 0 }));
    assert_eq!(black.check(Black, at(3, 1)), Err(Illegal::Overline));
}

#[test]
fn tic_tac_toe_is_recognized_by_its_size_and_rules() {
    let three = Ruleset::Mnk(Row::of(3));
    let up_and_down = Row { directions: Directions::RanksAndFiles, ..Row::of(3) };
    for (side, ruleset, expected) in
        [(3, three, true), (4, three, false), (3, Ruleset::Mnk(up_and_down), false), (15, Ruleset::Freestyle, false)]
    {
        assert_eq!(Game::new(&setup(side, ruleset)).is_tic_tac_toe(), expected, "{side} {ruleset:?}");
    }
}

#[test]
fn two_passes_in_a_row_are_a_draw() {
    let mut renju = Game::new(&setup(15, Ruleset::Renju(Penalty::Refused)));
    for (color, action, progress) in [
        (Black, at(7, 7), PLAYING),
        (White, Move::Pass, PLAYING),
        (Black, at(7, 8), PLAYING),
        (White, Move::Pass, PLAYING),
        (Black, Move::Pass, Progress::Over(Outcome::Draw)),
    ] {
        renju.play(color, action).unwrap();
        assert_eq!(renju.progress(), progress);
    }
    assert_eq!(renju.move_number(), 5);
    assert_eq!(Game::new(&setup(15, Ruleset::Caro)).check(Black, Move::Pass), Err(Illegal::NoPass));
}

#[test]
fn a_player_with_only_forbidden_points_may_pass() {
    let rules = Rules { can_pass: false, ..Rules::renju(Penalty::Refused) };
    let mut stuck = game(rules, Black, &["XXX.XXX"]);
    assert!(stuck.legal_moves().is_empty());
    stuck.play(Black, Move::Pass).unwrap();
    assert_eq!((stuck.progress(), stuck.check(White, Move::Pass)), (PLAYING, Err(Illegal::NoPass)));
    stuck.play(White, at(3, 0)).unwrap();
    assert_eq!(stuck.progress(), Progress::Over(Outcome::Draw));
}

#[test]
fn an_illegal_move_is_refused_with_the_first_applicable_reason() {
    let game = game(Rules::renju(Penalty::Refused), Black, &DOUBLE_THREE);
    for (color, action, refused) in [
        (White, at(9, 9), Illegal::NotYourTurn),
        (Black, at(8, 0), Illegal::OffBoard),
        (Black, at(3, 2), Illegal::Occupied),
        (Black, at(3, 4), Illegal::DoubleThree),
    ] {
        assert_eq!(game.check(color, action), Err(refused), "{color} {action:?}");
    }
    assert_eq!(game.check(Black, at(0, 0)), Ok(()));
}

#[test]
fn filling_the_board_without_a_row_is_a_draw() {
    let mut game = game(Rules::of_rows(Rows::FREESTYLE), Black, &["XO", "O."]);
    game.play(Black, at(1, 1)).unwrap();
    assert_eq!(game.progress(), Progress::Over(Outcome::Draw));
}

/// Lets Black move and returns the progress and the length of the row.
fn after(ruleset: Ruleset, x: u8, y: u8, rows: &[&str]) -> (Progress, usize) {
    let mut game = game(ruleset.rules(), Black, rows);
    game.play(Black, at(x, y)).unwrap();
    (game.progress(), game.row().len())
}

#[test]
fn five_in_a_row_wins_in_every_direction() {
    for (x, y, rows) in [
        (3, 0, ["XXX.X", ".....", ".....", ".....", "....."]),
        (4, 0, [".....", "....X", "....X", "....X", "....X"]),
        (4, 4, ["X....", ".X...", "..X..", "...X.", "....."]),
        (2, 2, ["....X", "...X.", ".....", ".X...", "X...."]),
    ] {
        for ruleset in Ruleset::NAMED {
            assert_eq!(after(ruleset, x, y, &rows), (won(Black, WinBy::Row), 5), "{rows:?}");
        }
    }
    assert_eq!(after(Ruleset::Freestyle, 4, 0, &["XXO..", "....X", "....X", "....X", "....."]), (Progress::Playing, 0));
}

#[test]
fn six_in_a_row_wins_in_freestyle_but_not_in_standard() {
    let rows = ["XXX.XX.", "......."];
    assert_eq!(after(Ruleset::Freestyle, 3, 0, &rows), (won(Black, WinBy::Row), 6));
    assert_eq!(after(Ruleset::Standard, 3, 0, &rows), (Progress::Playing, 0));
}

#[test]
fn a_five_wins_despite_an_overline() {
    let rows = ["XXX.XX.", "...X...", "...X...", "...X...", "...X..."];
    assert_eq!(after(Ruleset::Standard, 3, 0, &rows), (won(Black, WinBy::Row), 5));
    assert_eq!(after(Ruleset::Freestyle, 3, 0, &rows), (won(Black, WinBy::Row), 10));
}

#[test]
fn rows_do_not_wrap_around_the_edge() {
    assert_eq!(after(Ruleset::Freestyle, 0, 1, &["...XXXX", ".......", "......."]), (Progress::Playing, 0));
}

#[test]
fn the_winning_row_is_listed_in_reading_order() {
    let mut game = game(Rules::of_rows(Rows::FREESTYLE), White, &["....O", "...O.", ".....", ".O...", "O...."]);
    assert!(game.wins(White, Point { x: 2, y: 2 }) && !game.wins(Black, Point { x: 2, y: 2 }));
    game.play(White, at(2, 2)).unwrap();
    assert_eq!(game.row(), [(4, 0), (3, 1), (2, 2), (1, 3), (0, 4)].map(|(x, y)| Point { x, y }));
    assert_eq!(game.check(Black, at(0, 0)), Err(Illegal::GameOver));
    assert!(game.legal_moves().is_empty());
}

#[test]
fn a_full_board_is_a_draw_even_at_the_start() {
    let rows = ["XOXOX", "XOXOX", "OXOXO", "XOXOX", "XOXO."];
    assert_eq!(after(Ruleset::Freestyle, 4, 4, &rows), (Progress::Over(Outcome::Draw), 0));
    assert_eq!(game(Rules::of_rows(Rows::FREESTYLE), Black, &["X"]).progress(), Progress::Over(Outcome::Draw));
}

#[test]
fn the_last_point_can_still_win() {
    let rows = ["XOXOX", "XXXOX", "OXXXO", "XOXXX", "XOXO."];
    assert_eq!(after(Ruleset::Standard, 4, 4, &rows), (won(Black, WinBy::Row), 5));
}

#[test]
fn a_chain_is_not_connected_diagonally() {
    let game = game(Rules::of_rows(Rows::FREESTYLE), Black, &["XX.", ".XO", "X.X"]);
    assert_eq!(game.chain(Point { x: 0, y: 0 }), [(0, 0), (1, 0), (1, 1)].map(|(x, y)| Point { x, y }));
    assert!(game.chain(Point { x: 2, y: 0 }).is_empty() && game.chain(Point { x: 9, y: 0 }).is_empty());
}

#[test]
fn a_row_of_any_length_wins_exactly_when_it_is_complete() {
    for length in Row::MIN..=Row::MAX {
        let mut game = Game::new(&Setup::new(Size::new(30, 4).unwrap(), Ruleset::Mnk(Row::of(length))).unwrap());
        for x in 0..length {
            assert_eq!(game.progress(), PLAYING, "{length}");
            game.play(Black, at(x, 0)).unwrap();
            if x + 1 < length {
                // White's stones have gaps between them, so they form no row.
                game.play(White, at(3 * x, 2)).unwrap();
            }
        }
        assert_eq!((game.progress(), game.row().len()), (won(Black, WinBy::Row), usize::from(length)));
    }
}

fn any_rules() -> impl Strategy<Value = Rules> {
    prop::sample::select(vec![
        Rules::of_rows(Rows::FREESTYLE),
        Rules::of_rows(Rows::STANDARD),
        Rules::of_rows(Rows::CARO),
        Rules::of_rows(Rows::CARO_EXACT),
        Rules::of_rows(Row::of(3).into()),
        Rules::renju(Penalty::Refused),
        Rules::renju(Penalty::Loses),
    ])
}

proptest! {
    /// The listed moves are exactly the legal moves, `wins` finds the winning moves, and a game that was played move by move has
    /// the same forbidden points as a game that starts with the same stones on the board.
    #[test]
    fn exactly_the_listed_moves_are_legal(rules in any_rules(), picks in prop::collection::vec(any::<u16>(), 0..70)) {
        let size = Size::square(9).unwrap();
        let mut game = Game::with_stones(size, rules, |_| None, Black);
        for pick in picks {
            let listed = game.legal_moves();
            for point in size.points() {
                let mut next = game.clone();
                prop_assert_eq!(next.play(game.turn(), Move::Place(point)).is_ok(), listed.contains(&point));
                let wins = next.progress() == won(game.turn(), WinBy::Row);
                prop_assert_eq!(wins, listed.contains(&point) && game.wins(game.turn(), point));
            }
            let fresh = Game::with_stones(size, rules, |point| game.stone(point), game.turn());
            prop_assert_eq!(game.forbidden_points(), fresh.forbidden_points());
            let Some(&point) = listed.get(usize::from(pick) % listed.len().max(1)) else { break };
            game.play(game.turn(), Move::Place(point)).unwrap();
        }
    }
}
