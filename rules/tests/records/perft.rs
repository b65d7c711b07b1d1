//! Counts all sequences of turns. Such a count is called *perft*.

use super::{Checked, go, othello, same, size_of};
use rules::go::{Board, Game, Start};
use rules::{ByColor, Color, HalfPoints, Move, Position, Progress};
use serde_json::Value;

/// The number of sequences of exactly `depth` turns, including passes if the game has them. A game that ends earlier does not
/// count.
pub(crate) fn count(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if position.progress() != Progress::Playing {
        return 0;
    }
    let turn = position.turn();
    let moves = position.legal_moves();
    let can_pass = position.check(turn, Move::Pass).is_ok();
    if depth == 1 {
        // The last turn can be counted without playing it.
        return moves.len() as u64 + u64::from(can_pass);
    }
    let turns = moves.into_iter().map(Move::Place).chain(can_pass.then_some(Move::Pass));
    turns
        .map(|action| {
            let mut next = position.clone();
            next.play(turn, action).map_or(0, |_| count(&next, depth - 1))
        })
        .sum()
}

/// Checks the counts for one turn, two turns and so on.
pub(super) fn check(record: &Value) -> Checked {
    // The Othello file with the same name has a different format.
    if record["game"] != "go" {
        return othello::perft_record(record);
    }
    let mut rules = go::rules_of(&record["rules"])?;
    // In these counts, a game ends only by two passes.
    rules.third_repetition_voids = false;
    let game = Game::from_start(Start {
        board: Board::new(size_of(record)?),
        turn: Color::Black,
        rules,
        komi: HalfPoints::ZERO,
        handicap: 0,
        prisoners: ByColor::default(),
    });
    let position = Position::Go(game);
    let expected: Vec<u64> = record["expect"]["perft"].as_array().into_iter().flatten().filter_map(Value::as_u64).collect();
    let found: Vec<u64> = (1..).zip(&expected).map(|(depth, _)| count(&position, depth)).collect();
    same("perft", &found, &expected)?;
    same("the record has no counts", &expected.is_empty(), &false)?;
    Ok(Some(()))
}
