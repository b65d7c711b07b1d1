//! Penalties, passes and ends, and agreement with the rules of Gomoku.

#![allow(clippy::unwrap_used)]

use super::Game;
use crate::color::Color;
use crate::gomoku::family::{End, Penalty, Refused, Rules};
use crate::gomoku::renju::{Forbidden, Verdict};
use crate::gomoku::rows::Rows;
use crate::gomoku::{self, Ruleset};
use crate::moves::{Illegal, Move};
use crate::outcome::{Outcome, Progress, WinBy};
use crate::point::{Point, Size};
use proptest::prelude::*;

use Color::{Black, White};

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
    assert_eq!(strict.play(Black, Move::Place(three)), Err(Refused::Forbidden(Forbidden::DoubleThree)));
    assert_eq!((strict.stone(three), strict.turn(), strict.move_number(), strict.end()), (None, Black, 0, None));

    let mut loses = game(Rules::renju(Penalty::Loses), Black, &DOUBLE_THREE);
    assert!(loses.legal_moves().contains(&three));
    loses.play(Black, Move::Place(three)).unwrap();
    let end = End::Forbidden(Forbidden::DoubleThree);
    assert_eq!((loses.end(), end.winner(), loses.stone(three)), (Some(end), Some(White), Some(Black)));
    assert_eq!(end.outcome(), Outcome::Win { winner: White, by: WinBy::Forfeit });
    assert!(loses.row().is_empty() && loses.legal_moves().is_empty());
    assert_eq!(loses.play(White, at(0, 0)), Err(Illegal::GameOver.into()));
}

#[test]
fn nothing_is_forbidden_to_white() {
    let mut renju = game(Rules::renju(Penalty::Refused), White, &DOUBLE_THREE);
    assert_eq!(renju.forbidden(White, Point { x: 3, y: 4 }), None);
    assert_eq!(renju.legal_moves().len(), 60);
    renju.play(White, at(3, 4)).unwrap();
    // White wins with six, Black neither wins with it nor may make it.
    let six = ["OOO.OO.", "XXX.XX."];
    let mut white = game(Rules::renju(Penalty::Refused), White, &six);
    white.play(White, at(3, 0)).unwrap();
    assert_eq!((white.end(), white.row().len()), (Some(End::Row(White)), 6));
    let black = game(Rules::renju(Penalty::Refused), Black, &six);
    assert!(!black.wins(Black, Point { x: 3, y: 1 }) && black.wins(White, Point { x: 3, y: 0 }));
    assert_eq!(black.check(Black, at(3, 1)), Err(Refused::Forbidden(Forbidden::Overline)));
}

#[test]
fn two_passes_in_a_row_are_a_draw() {
    let mut renju = Game::new(Size::square(15).unwrap(), Rules::renju(Penalty::Refused));
    for (color, action, end) in [
        (Black, at(7, 7), None),
        (White, Move::Pass, None),
        (Black, at(7, 8), None),
        (White, Move::Pass, None),
        (Black, Move::Pass, Some(End::Passes)),
    ] {
        renju.play(color, action).unwrap();
        assert_eq!(renju.end(), end);
    }
    assert_eq!((renju.move_number(), End::Passes.outcome()), (5, Outcome::Draw));
    let rules = Rules::of_rows(Rows::CARO);
    assert_eq!(Game::new(Size::square(15).unwrap(), rules).check(Black, Move::Pass), Err(Illegal::NoPass.into()));
}

#[test]
fn who_can_only_do_what_is_forbidden_may_pass() {
    let rules = Rules { can_pass: false, ..Rules::renju(Penalty::Refused) };
    let mut stuck = game(rules, Black, &["XXX.XXX"]);
    assert!(stuck.legal_moves().is_empty());
    stuck.play(Black, Move::Pass).unwrap();
    assert_eq!((stuck.end(), stuck.check(White, Move::Pass)), (None, Err(Illegal::NoPass.into())));
    stuck.play(White, at(3, 0)).unwrap();
    assert_eq!(stuck.end(), Some(End::Full));
}

#[test]
fn refusals_in_their_order() {
    let game = game(Rules::renju(Penalty::Refused), Black, &DOUBLE_THREE);
    for (color, action, refused) in [
        (White, at(9, 9), Illegal::NotYourTurn.into()),
        (Black, at(8, 0), Illegal::OffBoard.into()),
        (Black, at(3, 2), Illegal::Occupied.into()),
        (Black, at(3, 4), Refused::Forbidden(Forbidden::DoubleThree)),
    ] {
        assert_eq!(game.check(color, action), Err(refused), "{color} {action:?}");
    }
    assert_eq!(game.check(Black, at(0, 0)), Ok(()));
}

#[test]
fn a_full_board_is_a_draw() {
    let mut game = game(Rules::of_rows(Rows::FREESTYLE), Black, &["XO", "O."]);
    game.play(Black, at(1, 1)).unwrap();
    assert_eq!((game.end(), End::Full.winner()), (Some(End::Full), None));
}

fn any_rules() -> impl Strategy<Value = Rules> {
    prop::sample::select(vec![
        Rules::of_rows(Rows::CARO),
        Rules::of_rows(Rows::CARO_EXACT),
        Rules::renju(Penalty::Refused),
        Rules::renju(Penalty::Loses),
    ])
}

proptest! {
    /// Freestyle and standard are the same here and there, move by move.
    #[test]
    fn gomoku_is_part_of_the_family(
        side in 5_u8..9,
        ruleset in prop::sample::select(Ruleset::ALL.to_vec()),
        picks in prop::collection::vec(any::<u16>(), 0..80),
    ) {
        let size = Size::square(side).unwrap();
        let mut one = gomoku::Game::with_stones(size, ruleset, |_| None, Black);
        let mut other = Game::new(size, ruleset.into());
        for pick in picks {
            prop_assert_eq!(one.legal_moves(), other.legal_moves());
            let Some(&point) = one.legal_moves().get(usize::from(pick) % one.legal_moves().len().max(1)) else { break };
            prop_assert_eq!(one.wins(one.turn(), point), other.wins(other.turn(), point));
            let refused = one.play(one.turn(), Move::Place(point)).err().map(Refused::Illegal);
            prop_assert_eq!(other.play(other.turn(), Move::Place(point)).err(), refused);
            let progress = other.end().map_or(Progress::Playing, |end| Progress::Over(end.outcome()));
            prop_assert_eq!((one.progress(), one.row(), one.turn()), (progress, other.row(), other.turn()));
        }
    }

    /// What is listed is what may be played, and a game played on equals one set up afresh.
    #[test]
    fn listed_is_legal(rules in any_rules(), picks in prop::collection::vec(any::<u16>(), 0..70)) {
        let size = Size::square(9).unwrap();
        let mut game = Game::new(size, rules);
        for pick in picks {
            let listed = game.legal_moves();
            for point in size.points() {
                let mut next = game.clone();
                prop_assert_eq!(next.play(game.turn(), Move::Place(point)).is_ok(), listed.contains(&point));
                let wins = next.end() == Some(End::Row(game.turn()));
                prop_assert_eq!(wins, listed.contains(&point) && game.wins(game.turn(), point));
            }
            let fresh = Game::with_stones(size, rules, |point| game.stone(point), game.turn());
            prop_assert_eq!(game.forbidden_points(), fresh.forbidden_points());
            let Some(&point) = listed.get(usize::from(pick) % listed.len().max(1)) else { break };
            game.play(game.turn(), Move::Place(point)).unwrap();
        }
    }
}
