#![allow(clippy::unwrap_used)]

use super::Game;
use crate::codes::PASS;
use rules::json::{Value, read};
use setup::data;

/// A game with this setup, which is given as JSON.
fn of(setup: &str) -> Game {
    drawn(setup, None)
}

fn drawn(setup: &str, diagram: Option<&str>) -> Game {
    let setup = read::<data::Setup>(Value::parse(setup)).unwrap().checked().unwrap();
    let diagram = diagram.map(|text| read::<protocol::Diagram>(Value::parse(text)).unwrap());
    Game::begin(&setup, diagram.as_ref())
}

fn go(side: u8, ruleset: &str) -> Game {
    of(&format!(r#"{{"kind":"go","size":{side},"ruleset":"{ruleset}"}}"#))
}

/// Plays at these points in turn, Black first.
fn play(game: &mut Game, points: &[u16]) {
    for &point in points {
        assert_eq!(game.play(game.turn(), point), None, "{point}");
    }
}

#[test]
fn javascript_receives_captures_and_the_point_of_a_ko() {
    let mut game = go(5, "japanese");
    // . X O . .
    // X O . O .
    // . X O . .
    play(&mut game, &[1, 2, 5, 8, 11, 12, 7, 6]);
    assert_eq!(game.prisoners(2), 1);
    assert_eq!(game.ko(), Some(7));
    assert_eq!(game.check(1, 7).as_deref(), Some("ko"));
    assert_eq!(game.check(1, 6).as_deref(), Some("occupied"));
    assert_eq!(game.check(1, 25).as_deref(), Some("off_board"));
    assert_eq!(game.check(2, 0).as_deref(), Some("not_your_turn"));
    assert_eq!(game.check(0, 0).as_deref(), Some("not_your_turn"));
    assert_eq!(&game.board()[5..8], [1, 2, 0]);
}

#[test]
fn javascript_receives_a_chain_and_its_liberties() {
    let mut game = go(5, "chinese");
    // X X O . .
    // X O . . .
    play(&mut game, &[0, 2, 1, 6, 5]);
    assert_eq!((game.chain(1), game.liberties(1)), (vec![0, 1, 5], vec![10]));
    assert_eq!((game.chain(6), game.liberties(6)), (vec![6], vec![7, 11]));
    assert!(game.chain(24).is_empty() && game.liberties(24).is_empty());
    assert!(game.chain(25).is_empty() && game.liberties(PASS).is_empty());
    let mut row = of(r#"{"kind":"gomoku","size":15,"ruleset":"freestyle"}"#);
    play(&mut row, &[0, 2, 1]);
    assert_eq!((row.chain(0), row.liberties(0)), (vec![0, 1], vec![]), "only Go has liberties");
}

#[test]
fn a_game_stops_after_two_passes_and_can_be_resumed() {
    let mut game = go(5, "chinese");
    play(&mut game, &[12, PASS, PASS]);
    assert_eq!(game.progress(), "stopped");
    let mut other = game.fork();
    other.resume(2);
    assert_eq!((other.progress().as_str(), other.turn(), game.progress().as_str()), ("playing", 2, "stopped"));
}

#[test]
fn a_rectangular_board_is_indexed_row_by_row() {
    let mut game = of(r#"{"kind":"go","size":3,"height":5,"ruleset":"chinese"}"#);
    play(&mut game, &[4]);
    assert_eq!((game.board().len(), game.board()[4], game.check(2, 15).as_deref()), (15, 1, Some("off_board")));
}

#[test]
fn five_in_a_row_ends_a_game() {
    let mut game = of(r#"{"kind":"gomoku","size":15,"ruleset":"freestyle"}"#);
    play(&mut game, &[0, 30, 1, 31, 2, 32, 3, 33]);
    assert_eq!(game.play(1, PASS).as_deref(), Some("no_pass"));
    assert_eq!(game.play(1, 4), None);
    assert_eq!((game.progress().as_str(), game.row()), ("over", vec![0, 1, 2, 3, 4]));
    assert!(game.forbidden().is_empty() && game.counts().is_empty());
}

#[test]
fn renju_reports_forbidden_points() {
    let mut game = of(r#"{"kind":"gomoku","size":15,"ruleset":"renju"}"#);
    // Black has two stones left of the center and two above it, so a stone in the center would make two threes.
    play(&mut game, &[110, 0, 111, 2, 82, 4, 97, 6]);
    assert_eq!(game.forbidden(), [112, 2]);
    assert_eq!(game.check(1, 112).as_deref(), Some("double_three"));
    assert!(!game.legal().contains(&112));
    let mut other = of(r#"{"kind":"gomoku","size":15,"ruleset":"renju","forbidden":"loses"}"#);
    play(&mut other, &[110, 0, 111, 2, 82, 4, 97, 6, 112]);
    assert_eq!(other.progress(), "over");
}

#[test]
fn othello_flips_discs() {
    let mut game = of(r#"{"kind":"othello"}"#);
    assert_eq!(game.legal(), [19, 26, 37, 44]);
    assert_eq!((game.flips(19), game.flips(0)), (vec![27], vec![]));
    play(&mut game, &[19]);
    assert_eq!(game.counts(), [4, 1, 63, 1]);
    assert_eq!([game.check(2, PASS), game.check(2, 0)], ["no_pass", "flips_nothing"].map(|code| Some(code.to_owned())));
}

#[test]
fn three_in_a_row_wins_tic_tac_toe() {
    let mut game = of(r#"{"kind":"tic_tac_toe"}"#);
    play(&mut game, &[0, 3, 1, 4, 2]);
    assert_eq!((game.progress().as_str(), game.row(), game.board().len()), ("over", vec![0, 1, 2], 9));
}

#[test]
fn custom_rules_are_read_from_javascript() {
    let rules = r#"{"ko":"situational","self_capture":true,"scoring":"area","removes_dead":false,"handicap_bonus":"none",
        "resume":"alternates","third_repetition_voids":false,"tax":"none","pass_stones":false}"#
        .replace(['\n', ' '], "");
    let mut game = of(&format!(r#"{{"kind":"go","size":2,"height":3,"ruleset":"custom","rules":{rules}}}"#));
    play(&mut game, &[PASS, PASS]);
    assert_eq!(game.progress(), "over", "two passes end the game, because dead stones are not removed");
    let mut game =
        drawn(r#"{"kind":"gomoku","size":4,"height":3,"ruleset":"mnk","row":{"length":3,"directions":"ranks_and_files"}}"#, None);
    play(&mut game, &[0, 1, 5, 2, 10]);
    assert_eq!(game.progress(), "playing", "diagonals do not count");
}
