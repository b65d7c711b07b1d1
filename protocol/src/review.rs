//! What the engine says: reviews of finished games, and answers during a game.

use crate::shared::wire;
use serde::{Deserialize, Serialize};

wire! {
/// `/api/v1/games/{id}/review`: the progress of the review of a finished game.
#[serde(tag = "state", rename_all = "snake_case")]
pub enum ReviewState {
    /// There is no review, and none is waiting or being made.
    Absent {
        /// Whether a review is possible. No review is possible if no bot plays games with this setup, if the game has
        /// no moves, or if the game is very long.
        possible: bool,
    },
    /// The server reviews other games first.
    Waiting {
        /// How many games come first.
        ahead: u32,
        /// Whether the caller has asked for this review.
        asked: bool,
    },
    /// The server is reviewing the game.
    Working {
        /// The number of positions that have been judged.
        judged: u32,
        /// The number of positions of the game.
        positions: u32,
        /// Whether the caller has asked for this review.
        asked: bool,
    },
    /// The review is stored.
    Done {
        /// The review.
        review: Review,
    },
}

/// The review of a finished game. Position 0 is the one before the first move, and position n is the one after n moves.
pub struct Review {
    /// The version of the engine that made the review.
    pub version: u32,
    /// For each position, the probability that Black wins, in thousandths; null if the position has no value, for example
    /// because play had stopped for the count.
    pub black: Vec<Option<u16>>,
    /// The moves that lowered the chances of their players the most, in the order of the game.
    pub turns: Vec<TurningPoint>,
    /// In Go, for some of the positions: which player is expected to own each point at the end. Empty in other games.
    pub ownership: Vec<Ownership>,
}

/// `/api/v1/rooms/{id}/aids/{aid}`: the engine's answer to a player about the current position.
pub struct AidAnswer {
    /// The number of moves before the position.
    pub moves: u32,
    /// The probability that Black wins, in thousandths.
    pub black: u16,
    /// For a hint: the moves that the engine expects, beginning with the one that it would play. Empty for `ahead`.
    pub line: Vec<String>,
    /// For `ahead` in Go: a letter for each point, as in a review. Empty otherwise.
    pub rows: Vec<String>,
}

/// A move that lowered the chance of its player.
pub struct TurningPoint {
    /// The position before the move.
    pub position: u32,
    /// By how much the move lowered the chance, in thousandths.
    pub loss: u16,
    /// The better move, and the moves that the engine expects after it.
    pub line: Vec<String>,
}

/// Which player is expected to own each point at the end of the game, judged from one position.
pub struct Ownership {
    /// The position.
    pub position: u32,
    /// A letter for each point, row by row from the top: `B` (Black's), `W` (White's) or `.` (unclear).
    pub rows: Vec<String>,
}
}
