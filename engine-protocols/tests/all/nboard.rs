use crate::{ask, check, player};
use engine_protocols::nboard::NBoard;

const GAME: &str = "set game (;GM[Othello]PC[NBoard]DT[2014-02-21 20:52:27 GMT]PB[a]PW[b]RE[?]TI[15:00]TY[8]BO[8 \
    ---------------------------O*------*O--------------------------- *]B[F5/1.2/0.3]W[F6];)";

/// The move in an answer to `go`.
fn chosen(answer: &str) -> &str {
    let line = answer.lines().find_map(|line| line.strip_prefix("=== ")).unwrap_or_else(|| panic!("{answer}"));
    line.split('/').next().unwrap()
}

#[test]
fn an_engine_answers_as_nboard_expects() {
    let mut engine = NBoard::new(player(6), false);
    check(
        &mut engine,
        &[
            ("nboard 2", "set myname Tengen-6"),
            ("set depth 20", "set myname Tengen-6"),
            ("set contempt 0", ""),
            ("ping 17", "pong 17"),
            ("learn", "learned"),
            ("unknown words", ""),
            ("", ""),
            ("move A1", "status This move is not legal"),
            ("set game nonsense", "status The game cannot be read"),
            (GAME, ""),
            ("move F5", "status This move is not legal"),
        ],
    );
    let answer = ask(&mut engine, "go");
    let point = chosen(&answer).to_owned();
    assert_eq!(chosen(&ask(&mut engine, "go")), point, "`go` finds a move but does not play it");
    let hint = ask(&mut engine, "hint 3");
    assert!(hint.lines().any(|line| line.starts_with(&format!("search {point} "))), "{hint}");
    check(&mut engine, &[(&format!("move {point}/0.5/1.0"), "")]);
    assert_ne!(chosen(&ask(&mut engine, "go")), point);
}

#[test]
fn the_depth_decides_the_level_if_none_was_given() {
    let mut engine = NBoard::new(player(10), true);
    for (depth, level) in [(1, 5), (4, 8), (9, 9), (26, 10)] {
        check(&mut engine, &[(&format!("set depth {depth}"), &format!("set myname Tengen-{level}"))]);
    }
}

#[test]
fn an_engine_without_a_move_passes() {
    let mut engine = NBoard::new(player(3), false);
    check(
        &mut engine,
        &[("set game (;GM[Othello]BO[8 O*------ -------- -------- -------- -------- -------- -------- -------- *];)", "")],
    );
    assert_eq!(chosen(&ask(&mut engine, "go")), "PA");
}
