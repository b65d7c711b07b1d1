//! Weighted shapes, and looking ahead: the next step after scoring single points.
//!
//! Each shape that a stone makes has a weight. From the largest weight down, the shapes are: five, open four or double four, a
//! four with an open three, two open threes, an open three. A point is worth what the player would make there, plus two thirds of
//! what the opponent would make there. The player tries the five best points, imagines the five best answers to each, and so on,
//! and takes everything back again: backtracking.

use super::board::{Board, Side};
use super::search::evaluate;
use super::worth::Kind;
use crate::limits::Limits;
use crate::random::Random;

/// The number of points that the player tries.
const TRIED: usize = 5;
/// The worth of a row. Rows that come later are worth less.
const ROW: i32 = 100_000;

const fn weight(kind: Kind) -> i32 {
    match kind {
        Kind::Foul | Kind::Quiet => 0,
        Kind::OpenThree => 100,
        Kind::Four => -60,
        Kind::DoubleThree => 2_000,
        Kind::FourThree => 4_000,
        Kind::OpenFour => 8_000,
        Kind::Five => ROW,
    }
}

/// The worth of a point for `side`.
fn of(board: &Board, at: u16, side: Side) -> i32 {
    let [own, its] = [side, 1 - side].map(|side| weight(board.kind(at, side)) + board.urgency(at, side)[1] / 16);
    own + its * 2 / 3
}

/// The best points for `side`, the best first.
fn best(board: &Board, legal: &[u16], side: Side) -> Vec<(u16, i32)> {
    let mut all: Vec<(u16, i32)> = legal.iter().filter(|at| board.is_empty(**at)).map(|&at| (at, of(board, at, side))).collect();
    all.sort_by_key(|(at, worth)| (-worth, *at));
    all.truncate(TRIED);
    all
}

/// This method examines few positions, but each takes long, so the method checks its limits more often than a search.
const STEP: u64 = 16;

/// Counts positions. After a limit is reached, the player looks no further ahead.
struct Patience<'a> {
    limits: Limits<'a>,
    nodes: u64,
    is_over: bool,
}

impl Patience<'_> {
    fn count(&mut self) {
        self.nodes += 1;
        self.is_over |= self.nodes >= self.limits.nodes || (self.nodes.is_multiple_of(STEP) && (self.limits.stop)());
    }
}

/// The value of a move of `side` if both players then play the best of their five points.
fn after(board: &mut Board, legal: &[u16], at: u16, side: Side, ahead: u32, patience: &mut Patience<'_>) -> i32 {
    patience.count();
    if board.kind(at, side) == Kind::Five {
        return ROW + ahead as i32;
    }
    board.place(at, side);
    let opponent = 1 - side;
    let answers = if ahead > 1 && !patience.is_over { best(board, legal, opponent) } else { Vec::new() };
    let answer = answers.iter().map(|(answer, _)| after(board, legal, *answer, opponent, ahead - 1, patience)).max();
    let value = -answer.unwrap_or_else(|| evaluate(board, opponent));
    board.remove(at, side);
    value
}

/// The place to play at, and the number of positions examined. `ahead` is the number of moves that the player imagines; with 0,
/// the player takes the best point.
pub(super) fn choose(
    board: &mut Board,
    legal: &[u16],
    side: Side,
    ahead: u32,
    random: &mut Random,
    limits: Limits<'_>,
) -> (Option<u16>, u64) {
    let mut patience = Patience { limits, nodes: 1, is_over: false };
    let mut tried = best(board, legal, side);
    if ahead > 0 {
        for (at, worth) in &mut tried {
            *worth = after(board, legal, *at, side, ahead, &mut patience);
        }
    }
    let most = tried.iter().map(|(_, worth)| *worth).max().unwrap_or(0);
    let ties: Vec<u16> = tried.iter().filter(|(_, worth)| *worth == most).map(|(at, _)| *at).collect();
    (random.choose(&ties), patience.nodes)
}
