//! Checks Othello positions, and searches exhaustively those positions that are near the end of a game.

use super::{Checked, color, letter_at, names, point_list, same, text};
use rules::othello::{Board, Count, Game, SIDE};
use rules::{Color, Move, Point};
use serde_json::Value;

/// Positions with more empty points are not searched, because searching one such position takes longer than checking
/// all other records.
const MOST_EMPTIES: u32 = 18;

/// With fewer empty points, sorting the moves costs more than it saves.
const FEWEST_EMPTIES_TO_SORT: u32 = 6;

/// Checks the legal moves and, near the end, the score of each move.
pub(super) fn check(record: &Value) -> Checked {
    let rows = text(record, "board")?;
    let turn = color(text(record, "to_play")?)?;
    let board = Board::with_stones(|point| letter_at(rows, point));
    let game = Game::from_board(board, turn);
    same("empties", &Some(u64::from(board.empty())), &record["empties"].as_u64())?;
    let expected = names(&point_list(&record["expect"]["legal"])?);
    same("legal", &names(&game.legal_moves()), &expected)?;
    let placed = |&point: &Point| game.clone().play(turn, Move::Place(point)).is_ok();
    let played: Vec<Point> = game.size().points().filter(placed).collect();
    same("legal, played", &names(&played), &expected)?;
    if board.empty() > MOST_EMPTIES {
        return Ok(Some(()));
    }
    let scores = record["expect"]["move_scores"].as_object().ok_or("the record has no scores")?;
    let mut scored: Vec<Point> = scores.keys().filter_map(|name| Point::from_sgf(name)).collect();
    scored.sort_unstable();
    same("scored moves", &names(&scored), &expected)?;
    for (name, score) in scores {
        let point = Point::from_sgf(name).ok_or("the name of a score is not a point")?;
        let score = score.as_i64().and_then(|score| i32::try_from(score).ok()).ok_or("a score is not a number")?;
        let mut after = board;
        same(&format!("{name} flips"), &(after.place(turn, point) != 0), &true)?;
        // The opponent can limit the player to this score, but not to a lower score.
        let held = |least| reaches(after, turn.opposite(), least);
        same(&format!("{name} is worth at most {score}"), &held(-score), &true)?;
        same(&format!("{name} is worth at least {score}"), &held(1 - score), &false)?;
    }
    Ok(Some(()))
}

/// Whether the player to move, `turn`, can reach a margin of at least `least` points. The winner gets the empty points. The margin
/// of a loss is negative.
fn reaches(board: Board, turn: Color, least: i32) -> bool {
    let other = turn.opposite();
    let moves = board.moves(turn);
    if moves == 0 {
        return if board.moves(other) == 0 { margin(board, turn) >= least } else { !reaches(board, other, 1 - least) };
    }
    let next = |at: u32| {
        let mut after = board;
        let at = u8::try_from(at).unwrap_or_default();
        after.place(turn, Point { x: at % SIDE, y: at / SIDE });
        after
    };
    let mut after: Vec<Board> = (0..64).filter(|at| moves >> at & 1 == 1).map(next).collect();
    if board.empty() >= FEWEST_EMPTIES_TO_SORT {
        // Search the positions with the fewest replies first.
        after.sort_by_cached_key(|board| board.moves(other).count_ones());
    }
    after.into_iter().any(|board| !reaches(board, other, 1 - least))
}

fn margin(board: Board, color: Color) -> i32 {
    let official = Count::of(board).official.map(|points| i32::try_from(points).unwrap_or(i32::MAX));
    official[color] - official[color.opposite()]
}
