//! What a bot does in an opening.

use crate::go::komi;
use crate::limits::Limits;
use crate::rows;
use rules::{HalfPoints, Point, Position};
use setup::{Choice, Level, Step};

/// What a bot does in one step of an opening.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpeningAct {
    /// Place a stone of the color to move.
    Place(Point),
    /// Choose a color, or choose to place more stones.
    Choose(Choice),
    /// Declare how many fifth moves will be offered.
    Declare(u8),
    /// Offer these fifth moves.
    OfferMoves(Vec<Point>),
    /// Set the komi, or bid the komi that the bot would give for playing Black.
    NameKomi(HalfPoints),
}

/// Decides what a bot does in `step`, which must be one of its own steps. `first` is the point of the first stone of the game.
/// Returns `None` if no opening of the game has such a step, or if no point is allowed.
#[must_use]
pub fn open(
    position: &Position,
    step: &Step,
    first: Option<Point>,
    level: Level,
    seed: u64,
    limits: Limits<'_>,
) -> Option<OpeningAct> {
    match position {
        Position::Gomoku(game) => rows::open(game, step, first, level, seed, limits),
        Position::Go(game) => komi::open(game, step),
        Position::Othello(_) => None,
    }
}
