//! The phases of a room, each with the data that only it has.

use crate::time::UnixMillis;
use rules::{ByColor, Outcome, Point};
use std::collections::BTreeSet;

/// The phase of a room.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Phase {
    /// The second player, or the guess of nigiri, is missing.
    Waiting,
    /// Moves are played.
    Playing,
    /// Go after two passes: the players agree on dead stones, the clocks stand still.
    Scoring(Marks),
    /// The game has an outcome.
    Finished(Finish),
    /// The game ended before it counted; there is no outcome.
    Aborted {
        /// When, on the wall.
        at: UnixMillis,
    },
}

impl Phase {
    /// Whether the game will never go on.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        match self {
            Self::Waiting | Self::Playing | Self::Scoring(_) => false,
            Self::Finished(_) | Self::Aborted { .. } => true,
        }
    }
}

/// What the players have marked in the scoring phase.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Marks {
    /// The stones marked as dead.
    pub dead: BTreeSet<Point>,
    /// Where a territory lies open to the other color, as far as it was found with the proposed dead stones. Unless these
    /// points are filled, neither player gets what lies behind them.
    pub unsealed: BTreeSet<Point>,
    /// Who has accepted exactly these dead stones.
    pub accepted: ByColor<bool>,
}

/// How and when a game ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finish {
    /// The outcome.
    pub outcome: Outcome,
    /// When, on the wall.
    pub at: UnixMillis,
    /// The marks as they stood; empty if the game did not end in the scoring phase.
    pub marks: Marks,
}
