//! Where a room stands.

/// Where a room stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Phase {
    /// For the second player, or for the guess of nigiri.
    Waiting,
    /// Moves are played.
    Playing,
    /// Go after two passes: dead stones are agreed on, the clocks stand still.
    Scoring,
    /// The game has an outcome.
    Finished(rules::Outcome),
    /// The game ended before it counted; there is no outcome.
    Aborted,
}

impl Phase {
    /// Whether the game will never go on.
    #[must_use]
    pub const fn is_over(self) -> bool {
        match self {
            Self::Waiting | Self::Playing | Self::Scoring => false,
            Self::Finished(_) | Self::Aborted => true,
        }
    }
}
