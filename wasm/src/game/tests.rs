#![allow(clippy::unwrap_used)]

use super::Game;
use crate::codes::PASS;

fn go(side: u8, ruleset: &str, komi_half: Option<i32>) -> Game {
    Game::go(side, side, ruleset, "", komi_half, "none", 0).unwrap()
}

/// Plays these points in turn, Black first.
fn play(game: &mut Game, points: &[u16]) {
    for &point in points {
        assert_eq!(game.play(game.turn(), point), "", "{point}");
    }
}

#[test]
fn a_capture_and_a_ko_cross_the_border() {
    let mut game = go(5, "japanese", None);
    // . X O . .
    // X O . O .
    // . X O . .
    play(&mut game, &[1, 2, 5, 8, 11, 12, 7, 6]);
    assert_eq!(game.captured(), [7]);
    assert_eq!(game.prisoners(2), 1);
    assert_eq!(game.ko(), Some(7));
    assert_eq!(game.check(1, 7), "ko");
    assert_eq!(game.check(1, 6), "occupied");
    assert_eq!(game.check(1, 25), "off_board");
    assert_eq!(game.check(2, 0), "not_your_turn");
    assert_eq!(game.check(0, 0), "not_your_turn");
    assert_eq!(&game.board()[5..8], [1, 2, 0]);
}

#[test]
fn two_passes_stop_a_game_that_can_be_counted_and_resumed() {
    let mut game = go(5, "chinese", Some(1));
    play(&mut game, &[12, PASS, PASS]);
    assert_eq!(game.progress(), "stopped");
    assert_eq!(game.owners(&[]), [1; 25]);
    assert_eq!(game.owners(&[12]), [0; 25]);
    let mut other = game.fork();
    other.resume(2);
    assert_eq!((other.progress().as_str(), other.turn(), game.progress().as_str()), ("playing", 2, "stopped"));
}

#[test]
fn an_oblong_board_is_counted_row_by_row() {
    let mut game = Game::go(3, 5, "chinese", "", None, "none", 0).unwrap();
    play(&mut game, &[4]);
    assert_eq!((game.board().len(), game.board()[4], game.check(2, 15).as_str()), (15, 1, "off_board"));
}

#[test]
fn five_in_a_row_end_a_game() {
    let mut game = Game::gomoku(15, 15, "freestyle", "").unwrap();
    play(&mut game, &[0, 30, 1, 31, 2, 32, 3, 33]);
    assert_eq!(game.play(1, PASS), "no_pass");
    assert_eq!(game.play(1, 4), "");
    assert_eq!((game.progress().as_str(), game.row()), ("over", vec![0, 1, 2, 3, 4]));
    assert!(game.owners(&[]).is_empty() && game.forbidden().is_empty() && game.counts().is_empty());
}

#[test]
fn renju_names_what_is_forbidden() {
    let mut game = Game::gomoku(15, 15, "renju", "refused").unwrap();
    // Black stands left of and above the center, twice each: the center makes two threes.
    play(&mut game, &[110, 0, 111, 2, 82, 4, 97, 6]);
    assert_eq!(game.forbidden(), [112, 2]);
    assert_eq!(game.check(1, 112), "double_three");
    assert!(!game.legal().contains(&112));
    let mut other = Game::gomoku(15, 15, "renju", "loses").unwrap();
    play(&mut other, &[110, 0, 111, 2, 82, 4, 97, 6, 112]);
    assert_eq!(other.progress(), "over");
}

#[test]
fn othello_turns_discs_over() {
    let mut game = Game::othello();
    assert_eq!(game.legal(), [19, 26, 37, 44]);
    assert_eq!((game.flips(19), game.flips(0)), (vec![27], vec![]));
    play(&mut game, &[19]);
    assert_eq!((game.flipped(), game.counts()), (vec![27], vec![4, 1, 63, 1]));
    assert_eq!((game.must_pass(), game.check(2, PASS).as_str(), game.check(2, 0).as_str()), (false, "no_pass", "flips_nothing"));
}

#[test]
fn tic_tac_toe_is_three_in_a_row() {
    let mut game = Game::tic_tac_toe();
    play(&mut game, &[0, 3, 1, 4, 2]);
    assert_eq!((game.progress().as_str(), game.row(), game.board().len()), ("over", vec![0, 1, 2], 9));
}

#[test]
fn rules_of_ones_own_cross_the_border() {
    let words = "situational true area false none alternates false none false";
    let mut game = Game::go(2, 3, "custom", words, Some(0), "none", 0).unwrap();
    play(&mut game, &[PASS, PASS]);
    assert_eq!(game.progress(), "over", "nothing is removed");
    let ranks = Game::gomoku(4, 3, "mnk", "3 wins ranks_and_files");
    let mut game = ranks.unwrap();
    play(&mut game, &[0, 1, 5, 2, 10]);
    assert_eq!(game.progress(), "playing", "a diagonal is nothing");
}

#[test]
fn a_setup_that_cannot_be_is_refused() {
    let go = |side, ruleset, rules, handicap, stones| Game::go(side, side, ruleset, rules, None, handicap, stones).is_err();
    assert!(go(1, "chinese", "", "none", 0));
    assert!(go(9, "house", "", "none", 0));
    assert!(go(9, "chinese", "", "fixed", 60));
    assert!(go(9, "custom", "simple", "none", 0));
    assert!(go(9, "custom", "situational true area false none alternates false none false more", "none", 0));
    for (ruleset, part) in [("standard", ""), ("renju", ""), ("mnk", "5 wins"), ("mnk", "2 wins all"), ("mnk", "5 wins all more")]
    {
        assert!(
            Game::gomoku(31, 31, ruleset, part).is_err() && (part.is_empty() || Game::gomoku(15, 15, ruleset, part).is_err())
        );
    }
}
