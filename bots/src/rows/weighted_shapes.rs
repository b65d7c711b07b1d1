//! Weighted shapes with a look ahead: the next step after scoring single points.
//!
//! Each shape that a stone makes has a weight: five, open four or double four, a four with an open three, two open threes, a four, an open
//! three, and less. A point is worth what the player would make there, and most of what the opponent would make there. The player tries
//! the five best points, imagines the best answer to each, the best answer to that, and takes everything back again: backtracking.

use super::board::{Board, Side};
use super::worth::Kind;
use crate::random::Random;

/// The number of points that it tries.
const TRIED: usize = 5;

const fn weight(kind: Kind) -> i32 {
    match kind {
        Kind::Foul | Kind::Quiet => 0,
        Kind::OpenThree => 400,
        Kind::Four => 500,
        Kind::DoubleThree => 3_000,
        Kind::FourThree => 6_000,
        Kind::OpenFour => 10_000,
        Kind::Five => 100_000,
    }
}

/// The worth of a point for `side`.
fn of(board: &Board, at: u16, side: Side) -> i32 {
    let [own, its] = [side, 1 - side].map(|side| weight(board.kind(at, side)) + board.urgency(at, side));
    own + its / 2
}

/// The best points for `side`, the best first.
fn best(board: &Board, legal: &[u16], side: Side) -> Vec<(u16, i32)> {
    let mut all: Vec<(u16, i32)> =
        legal.iter().filter(|at| board.is_empty(**at)).map(|&at| (at, of(board, at, side))).collect();
    all.sort_by_key(|(at, worth)| (-worth, *at));
    all.truncate(TRIED);
    all
}

/// What `side` gains with its best move, less what the opponent gains with the best answer, and so on for `ahead` moves.
fn gain(board: &mut Board, legal: &[u16], side: Side, ahead: u32, nodes: &mut u64) -> i32 {
    let tried = best(board, legal, side);
    let mut most = i32::MIN;
    for (at, worth) in tried {
        most = most.max(after(board, legal, (at, worth), side, ahead, nodes));
    }
    most.max(-1_000_000)
}

fn after(board: &mut Board, legal: &[u16], (at, worth): (u16, i32), side: Side, ahead: u32, nodes: &mut u64) -> i32 {
    *nodes += 1;
    if ahead <= 1 || board.kind(at, side) == Kind::Five {
        return worth;
    }
    board.place(at, side);
    // What is farther away counts less.
    let answer = gain(board, legal, 1 - side, ahead - 1, nodes) / 4 * 3;
    board.remove(at, side);
    worth - answer
}

/// The place where to play, and the number of positions examined. `ahead` is the number of moves that it imagines.
pub(super) fn choose(board: &mut Board, legal: &[u16], side: Side, ahead: u32, random: &mut Random) -> (Option<u16>, u64) {
    let mut nodes = 0;
    let tried: Vec<(u16, i32)> = best(board, legal, side)
        .into_iter()
        .map(|(at, worth)| (at, after(board, legal, (at, worth), side, ahead, &mut nodes)))
        .collect();
    let most = tried.iter().map(|(_, gain)| *gain).max().unwrap_or(0);
    let ties: Vec<u16> = tried.iter().filter(|(_, gain)| *gain == most).map(|(at, _)| *at).collect();
    (random.choose(&ties), nodes)
}
