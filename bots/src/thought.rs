//! The answer of every engine.

use rules::Move;

/// What a bot thinks about a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// The move that it plays.
    pub action: Move,
    /// The probability that the player to move wins, where a draw counts half: from 0 to 1, as far as the bot can tell.
    pub chance: f32,
    /// The moves that the bot expects, beginning with its own.
    pub line: Vec<Move>,
    /// How many positions it examined.
    pub nodes: u64,
}
