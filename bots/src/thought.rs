//! What an engine answers when it is asked for a move.

use rules::Move;

/// What a bot thinks about a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// The move that the bot plays.
    pub action: Move,
    /// The bot's estimate of the probability that the player to move wins, from 0 to 1. A draw counts half.
    pub chance: f32,
    /// The moves that the bot expects, beginning with its own.
    pub line: Vec<Move>,
    /// How many nodes the bot examined.
    pub nodes: u64,
}
