//! The phases of a room, each with its own data.

use crate::standstill::Standstill;
use crate::time::UnixMillis;
use rules::{ByColor, Outcome, Point};
use setup::Millis;
use std::collections::BTreeSet;

/// The phase of a room.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Phase {
    /// The room waits for a guest or, in nigiri, for the guest's guess.
    Waiting,
    /// The players take turns.
    Playing,
    /// The players have agreed on a pause or an adjournment.
    StandingStill(Standstill),
    /// In Go, after two passes: the players agree on dead stones while the clocks stand still.
    Scoring(Marks),
    /// The game has an outcome.
    Finished(Finish),
    /// The game ended without an outcome.
    Aborted {
        /// The wall time of the end.
        at: UnixMillis,
    },
}

impl Phase {
    /// Whether the game has ended.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        match self {
            Self::Waiting | Self::Playing | Self::StandingStill(_) | Self::Scoring(_) => false,
            Self::Finished(_) | Self::Aborted { .. } => true,
        }
    }
}

/// The marks of the scoring phase.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Marks {
    /// The stones marked as dead.
    pub dead: BTreeSet<Point>,
    /// The stones whose marks a player changed last. Empty after the server's proposal, and after an agreement on a
    /// scratch board has changed marks.
    pub latest: BTreeSet<Point>,
    /// The points through which a territory is open to the opponent, given the proposed dead stones. Unless these points
    /// are filled, the area behind them is no one's territory.
    pub unsealed: BTreeSet<Point>,
    /// Whether the server proposed the dead stones and no player has changed a mark since then.
    pub as_proposed: bool,
    /// The players who have accepted exactly these dead stones.
    pub accepted: ByColor<bool>,
    /// When the latest acceptance came.
    pub accepted_at: Millis,
}

impl Marks {
    /// Sets the marks to the server's proposal.
    pub(crate) fn propose(&mut self, dead: &[Point], unsealed: &[Point]) {
        self.dead = dead.iter().copied().collect();
        self.unsealed = unsealed.iter().copied().collect();
        self.as_proposed = true;
        self.latest.clear();
    }

    /// Marks these stones as dead or alive.
    pub(crate) fn change(&mut self, points: &[Point], dead: bool) {
        self.as_proposed = false;
        self.latest = points.iter().copied().collect();
        if dead {
            self.dead.extend(points);
        } else {
            self.dead.retain(|point| !points.contains(point));
        }
    }

    /// Whether these are the server's marks and no border is open. If so, an absent player's silence accepts them.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        self.as_proposed && self.unsealed.is_empty()
    }
}

/// How and when a game ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finish {
    /// The outcome.
    pub outcome: Outcome,
    /// The wall time of the end.
    pub at: UnixMillis,
    /// The marks at the end; empty if the game did not end in the scoring phase.
    pub marks: Marks,
}
