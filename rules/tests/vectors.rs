//! Checks every recorded expectation in `data`. See `data/README.md`.

#![allow(clippy::unwrap_used)]

mod records;

use records::{Verdict, check_of, proposal_of};

/// Checks the records in a set. Returns how many passed and how many were skipped.
fn run(set: &str, lines: &str) -> (usize, usize) {
    let check = check_of(set).unwrap();
    let (mut passed, mut skipped, mut failed) = (0, 0, Vec::new());
    for (line, record) in lines.lines().enumerate() {
        let record: serde_json::Value = serde_json::from_str(record).unwrap();
        match check(&record) {
            Verdict::Passed => passed += 1,
            Verdict::Skipped => skipped += 1,
            Verdict::Failed(difference) => failed.push(format!("line {} {}: {difference}", line + 1, record["id"])),
        }
    }
    assert!(failed.is_empty(), "{set}:\n{}", failed.join("\n"));
    (passed, skipped)
}

#[test]
fn go_has_the_recorded_illegal_points_before_each_move() {
    assert_eq!(run("legality_katago", include_str!("data/legality_katago.jsonl")), (179, 0));
}

#[test]
fn go_has_the_recorded_numbers_of_turn_sequences() {
    assert_eq!(run("perft", include_str!("data/perft.jsonl")), (36, 0));
}

#[test]
fn go_has_the_recorded_territory() {
    assert_eq!(run("territory_goscorer", include_str!("data/territory_goscorer.jsonl")), (287, 0));
}

#[test]
fn gomoku_games_end_at_the_recorded_move() {
    assert_eq!(run("games", include_str!("data/gomoku_games.jsonl")), (450, 0));
}

#[test]
fn gomoku_finds_every_winning_point() {
    assert_eq!(run("winning_moves", include_str!("data/winning_moves.jsonl")), (167, 0));
}

#[test]
fn renju_forbids_the_recorded_points() {
    assert_eq!(run("renju_forbidden", include_str!("data/renju_forbidden.jsonl")), (425, 0));
}

#[test]
fn othello_has_the_recorded_numbers_of_turn_sequences() {
    assert_eq!(run("perft", &one_line(include_str!("data/othello/perft.json"))), (1, 0));
}

#[test]
fn tic_tac_toe_has_the_recorded_game_tree() {
    assert_eq!(run("counts", &one_line(include_str!("data/tictactoe/counts.json"))), (1, 0));
}

/// Joins a file with a single record into one line.
fn one_line(file: &str) -> String {
    file.lines().collect()
}

#[test]
fn a_wrong_expectation_fails() {
    let good = include_str!("data/perft.jsonl").lines().next().unwrap();
    let mut record: serde_json::Value = serde_json::from_str(good).unwrap();
    record["expect"]["perft"][0] = 2.into();
    assert!(matches!(check_of("perft").unwrap()(&record), Verdict::Failed(_)));
}

#[test]
fn a_proposal_that_differs_from_the_record_is_reported() {
    let check = proposal_of("dead_stones_ogs").unwrap();
    let record = |dead: &[&str]| {
        let board = ".O.XO..../...XO..../XXXXO..../...XO..X./...XO..../XXXXO..../OOOOO..../........./.........";
        serde_json::json!({ "width": 9, "height": 9, "board": board, "expect": { "dead": dead } })
    };
    assert_eq!(check(&record(&["ba", "hd"])), Ok(None));
    assert!(check(&record(&["ba"])).unwrap().is_some());
    assert!(proposal_of("legality_katago").is_none());
}
