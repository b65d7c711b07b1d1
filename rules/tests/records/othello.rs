//! Checks records of Othello: whole games, legal moves, and perft counts (how many sequences of turns are possible).

use super::{Checked, letter_at, moves_of, names, point_list, same, text};
use rules::othello::{Board, Count, Game, perft, perft_passless};
use rules::{ByColor, Color, Move, Progress};
use serde_json::Value;

/// The largest number of turns in a sequence. Counting longer sequences takes longer than checking all other records
/// together.
const MAX_DEPTH: usize = 10;

/// Checks a recorded game with its forced passes: flips, end, final board and both counts.
pub(super) fn game(record: &Value) -> Checked {
    let mut game = Game::new();
    for (ply, action) in moves_of(record)?.into_iter().enumerate() {
        same(&format!("a pass at ply {ply}"), &game.must_pass(), &(action == Move::Pass))?;
        let listed = match action {
            Move::Pass => true,
            Move::Place(point) => game.legal_moves().contains(&point),
        };
        same(&format!("listed at ply {ply}"), &listed, &true)?;
        game.play(game.turn(), action).map_err(|refused| format!("ply {ply} {action:?}: {refused}"))?;
    }
    let expect = &record["expect"];
    let board = text(expect, "board")?;
    same("board", &game.board(), &Board::with_stones(|point| letter_at(board, point)))?;
    same("game over", &Some(game.is_over()), &expect["game_over"].as_bool())?;
    let discs = |color: &str| expect[format!("discs_{color}")].as_u64();
    let found = game.board().discs().map(|count| Some(u64::from(count)));
    same("discs", &found, &ByColor { black: discs("black"), white: discs("white") })?;
    let result = Count::of(game.board());
    if !game.is_over() {
        same("to play", &game.turn().as_str(), &text(expect, "to_play")?)?;
        same("legal", &names(&game.legal_moves()), &names(&point_list(&expect["legal"])?))?;
        return Ok(Some(()));
    }
    same("progress", &game.progress(), &Progress::Over(result.outcome()))?;
    let official = result.official.map(|count| Some(u64::from(count)));
    let recorded = &expect["empties_to_winner"];
    same("official count", &official, &ByColor { black: recorded[0].as_u64(), white: recorded[1].as_u64() })?;
    same("count of the WTHOR archive", &official.black, &expect["wthor_black_score"].as_u64())?;
    same("winner", &result.winner().map_or("draw", Color::as_str), &text(expect, "winner")?)?;
    Ok(Some(()))
}

/// Checks the perft counts from the initial position, with and without passes as turns.
pub(super) fn perft_record(record: &Value) -> Checked {
    for (key, count) in [("perft", perft as fn(Board, Color, u32) -> u64), ("perft_passless", perft_passless)] {
        let expected: Vec<u64> = record[key].as_array().into_iter().flatten().filter_map(Value::as_u64).take(MAX_DEPTH).collect();
        same("the record has no counts", &expected.is_empty(), &false)?;
        let found: Vec<u64> = (1..).zip(&expected).map(|(depth, _)| count(Board::START, Color::Black, depth)).collect();
        same(key, &found, &expected)?;
    }
    Ok(Some(()))
}
