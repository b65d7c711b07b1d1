//! The rules of Go, one by one.

#![allow(clippy::unwrap_used)]

use super::{Game, Start};
use crate::color::{ByColor, Color};
use crate::go::{Board, Handicap, KoRule, Rules, Ruleset, Setup};
use crate::moves::{Illegal, Move};
use crate::outcome::{HalfPoints, Outcome, Progress, WinBy};
use crate::point::{Point, Size};

use Color::{Black, White};

fn game(rules: Rules, turn: Color, rows: &[&str]) -> Game {
    let board = Board::from_rows(rows).unwrap();
    Game::from_start(Start { board, turn, rules, komi: HalfPoints(15), handicap: 0, prisoners: ByColor::default() })
}

fn at(x: u8, y: u8) -> Move {
    Move::Place(Point { x, y })
}

fn new(ruleset: Ruleset, handicap: Handicap) -> Game {
    Game::new(&Setup::new(Size::square(9).unwrap(), ruleset, HalfPoints(15), handicap).unwrap())
}

const KO: [&str; 3] = [".XO.", "XO.O", ".XO."];

#[test]
fn an_illegal_move_is_refused_with_the_first_applicable_reason() {
    let mut game = game(Ruleset::Chinese.rules(), Black, &KO);
    game.play(Black, at(2, 1)).unwrap();
    assert_eq!(game.check(Black, at(9, 9)), Err(Illegal::NotYourTurn));
    assert_eq!(game.check(White, at(9, 9)), Err(Illegal::OffBoard));
    assert_eq!(game.check(White, at(2, 1)), Err(Illegal::Occupied));
    assert_eq!(game.check(White, at(0, 0)), Err(Illegal::SelfCapture));
    assert_eq!(game.check(White, at(1, 1)), Err(Illegal::Ko));
    game.play(White, Move::Pass).unwrap();
    game.play(Black, Move::Pass).unwrap();
    assert_eq!(game.check(White, at(9, 9)), Err(Illegal::GameOver));
    assert_eq!(game.check(Black, Move::Pass), Err(Illegal::GameOver));
}

#[test]
fn a_ko_may_be_retaken_after_another_move() {
    let mut game = game(Ruleset::Japanese.rules(), Black, &KO);
    assert_eq!(game.play(Black, at(2, 1)).unwrap().captured, [Point { x: 1, y: 1 }]);
    assert_eq!(game.ko_point(), Some(Point { x: 1, y: 1 }));
    assert_eq!(game.play(White, at(1, 1)), Err(Illegal::Ko));
    game.play(White, at(3, 0)).unwrap();
    assert_eq!(game.ko_point(), None);
    game.play(Black, Move::Pass).unwrap();
    assert_eq!(game.play(White, at(1, 1)).unwrap().captured.len(), 1);
    assert_eq!(game.prisoners(), ByColor { black: 1, white: 1 });
}

#[test]
fn a_legal_move_replaces_the_list_of_captures_and_an_illegal_move_leaves_it_unchanged() {
    let mut game = game(Ruleset::Japanese.rules(), Black, &KO);
    let mut captured = vec![Point { x: 3, y: 2 }];
    assert_eq!(game.play_into(White, at(0, 0), &mut captured), Err(Illegal::NotYourTurn));
    assert_eq!(captured.len(), 1);
    game.play_into(Black, at(2, 1), &mut captured).unwrap();
    assert_eq!(captured, [Point { x: 1, y: 1 }]);
}

#[test]
fn a_pass_lifts_a_simple_ko_but_not_a_superko() {
    for (ko, retaken) in [
        (KoRule::Simple, Ok(())),
        (KoRule::Positional, Err(Illegal::Superko)),
        // The board and the player to move would be the same as at the start.
        (KoRule::Situational, Err(Illegal::Superko)),
    ] {
        let rules = Rules { ko, ..Ruleset::Chinese.rules() };
        let mut game = game(rules, Black, &KO);
        game.play(Black, at(2, 1)).unwrap();
        assert_eq!(game.check(White, at(1, 1)), Err(Illegal::Ko), "{ko:?}");
        game.play(White, Move::Pass).unwrap();
        game.set_turn(White);
        assert_eq!(game.check(White, at(1, 1)), retaken, "{ko:?}");
    }
}

#[test]
fn situational_superko_considers_the_turn() {
    // Black's second move would capture Black's own two stones, so the board would be the same as at the start. At the start it was
    // Black's turn, but after this move it would be White's turn.
    for (ko, expected) in [(KoRule::Situational, Ok(())), (KoRule::Positional, Err(Illegal::Superko))] {
        let rules = Rules { ko, ..Ruleset::TrompTaylor.rules() };
        let mut game = game(rules, Black, &["..O", "OO.", "..."]);
        game.play(Black, at(0, 0)).unwrap();
        game.play(White, Move::Pass).unwrap();
        assert_eq!(game.check(Black, at(1, 0)), expected, "{ko:?}");
    }
}

#[test]
fn a_capturing_stone_with_another_liberty_makes_no_ko() {
    let mut game = game(Ruleset::Japanese.rules(), Black, &["OX.", "...", "..."]);
    assert_eq!(game.play(Black, at(0, 1)).unwrap().captured.len(), 1);
    assert_eq!((game.ko_point(), game.check(White, at(0, 0))), (None, Err(Illegal::SelfCapture)));
}

#[test]
fn capturing_two_stones_makes_no_ko() {
    let mut game = game(Ruleset::Japanese.rules(), White, &[".XXO", "XO.O", ".XO."]);
    game.play(White, at(2, 1)).unwrap();
    assert_eq!(game.ko_point(), None);
}

#[test]
fn the_ruleset_can_allow_self_capture_but_never_of_a_single_stone() {
    let rows = ["X.O.", "OO..", "...O", "..O."];
    for (ruleset, expected) in [
        (Ruleset::TrompTaylor, Ok(())),
        (Ruleset::Chinese, Err(Illegal::SelfCapture)),
        (Ruleset::Japanese, Err(Illegal::SelfCapture)),
    ] {
        let mut game = game(ruleset.rules(), Black, &rows);
        assert_eq!(game.check(Black, at(3, 3)), Err(Illegal::SelfCapture));
        assert_eq!(game.play(Black, at(1, 0)).map(drop), expected, "{ruleset:?}");
        if expected.is_ok() {
            assert_eq!((game.prisoners().white, game.turn(), game.board().stones()), (2, White, 5));
        }
    }
}

#[test]
fn two_passes_stop_or_end_the_game() {
    for (ruleset, expected) in [
        (Ruleset::Chinese, Progress::Stopped),
        (Ruleset::Japanese, Progress::Stopped),
        (Ruleset::TrompTaylor, Progress::Over(Outcome::Win { winner: White, by: WinBy::Score { margin: HalfPoints(15) } })),
    ] {
        let mut game = new(ruleset, Handicap::None);
        for (color, action) in [(Black, Move::Pass), (White, at(4, 4)), (Black, at(4, 3)), (White, Move::Pass)] {
            game.play(color, action).unwrap();
            assert_eq!(game.progress(), Progress::Playing);
        }
        game.play(Black, Move::Pass).unwrap();
        assert_eq!(game.progress(), expected, "{ruleset:?}");
        assert!(game.legal_moves().is_empty());
        assert_eq!(game.move_number(), 5);
    }
}

#[test]
fn a_stopped_game_can_be_resumed() {
    let mut game = new(Ruleset::Japanese, Handicap::None);
    game.resume(White);
    assert_eq!(game.turn(), Black, "the game has not stopped, so nothing is resumed");
    game.play(Black, Move::Pass).unwrap();
    game.play(White, Move::Pass).unwrap();
    assert_eq!([game.turn_after_resuming(Black), game.turn_after_resuming(White)], [White, Black]);
    game.resume(White);
    assert_eq!((game.turn(), game.progress()), (White, Progress::Playing));
    game.play(White, Move::Pass).unwrap();
    assert_eq!(game.progress(), Progress::Playing, "the passes before the resumption no longer count");

    let mut chinese = new(Ruleset::Chinese, Handicap::None);
    chinese.play(Black, Move::Pass).unwrap();
    chinese.play(White, Move::Pass).unwrap();
    assert_eq!([chinese.turn_after_resuming(Black), chinese.turn_after_resuming(White)], [Black, Black]);
}

#[test]
fn with_pass_stones_white_passes_last_and_each_pass_hands_over_a_stone() {
    for passes in [[Black, White].as_slice(), &[White, Black, White]] {
        let mut game = game(Rules::AGA, passes[0], &[".XO.", "XXOO", ".XO."]);
        for (n, &color) in passes.iter().enumerate() {
            assert_eq!(game.progress(), Progress::Playing, "after {n} of {passes:?}");
            game.play(color, Move::Pass).unwrap();
        }
        assert_eq!(game.progress(), Progress::Stopped);
        let handed = game.prisoners();
        assert_eq!((handed.white, handed.black), (1, passes.len() as u32 - 1));
    }
    assert_eq!(Rules::AGA.handicap_bonus.points(2), HalfPoints(2));
}

#[test]
fn fixed_handicap_stones_are_placed_and_white_moves_first() {
    let game = new(Ruleset::Chinese, Handicap::Fixed(4));
    assert_eq!((game.board().stones(), game.turn(), game.move_number()), (4, White, 0));
    assert_eq!(game.board().stone(Point { x: 2, y: 6 }), Some(Black));
}

#[test]
fn free_handicap_stones_are_placed_one_after_another() {
    let mut game = new(Ruleset::Chinese, Handicap::Free(3));
    for x in 0..3 {
        assert_eq!((game.turn(), game.to_place()), (Black, 3 - x));
        assert_eq!(game.check(Black, Move::Pass), Err(Illegal::NoPass));
        assert_eq!(game.check(White, at(8, 8)), Err(Illegal::NotYourTurn));
        game.play(Black, at(x, 0)).unwrap();
    }
    assert_eq!((game.turn(), game.move_number()), (White, 3));
    game.play(White, Move::Pass).unwrap();
    game.play(Black, Move::Pass).unwrap();
    assert_eq!(game.progress(), Progress::Stopped);
}

#[test]
fn a_japanese_game_is_void_when_a_situation_occurs_for_the_third_time() {
    let rows = [".XO..XO..XO.", "XO.OXO.OX.XO", ".XO..XO..XO."];
    let mut game = game(Ruleset::Japanese.rules(), Black, &rows);
    let kos = [(1, 2), (5, 6), (9, 10)];
    let mut moves = 0;
    // Each player captures in one of the kos whenever such a move is legal, and passes otherwise.
    while game.progress() == Progress::Playing && moves < 100 {
        let turn = game.turn();
        let take = kos.iter().flat_map(|&(left, right)| [left, right]).find(|&x| {
            let mut next = game.clone();
            next.play(turn, at(x, 1)).is_ok_and(|played| played.captured.len() == 1)
        });
        game.play(turn, take.map_or(Move::Pass, |x| at(x, 1))).unwrap();
        moves += 1;
    }
    assert_eq!(moves, 12, "a cycle of six moves, played twice");
    assert_eq!(game.progress(), Progress::Over(Outcome::Void));
}
