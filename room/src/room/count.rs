//! The count of a game of Go.

use super::Core;
use crate::phase::Phase;
use rules::{Outcome, Position, Progress, WinBy, go};

impl Core {
    /// The score with the dead stones removed. Only a game of Go has a score, and only in three cases: in the scoring
    /// phase, if the score decided the game, and if the game ended in the scoring phase by a claimed draw.
    #[must_use]
    pub fn scoring(&self) -> Option<go::Score> {
        self.on_count().map(|game| game.score(&self.marks().dead))
    }

    /// Like [`Self::scoring`], with the reason why each point counts as it does, and the areas that do not count.
    #[must_use]
    pub fn full_count(&self) -> Option<go::Counted> {
        let marks = self.marks();
        self.on_count().map(|game| game.count(&marks.dead, &marks.unsealed))
    }

    /// The game of Go, if it has a score: see [`Self::scoring`].
    fn on_count(&self) -> Option<&go::Game> {
        let counted = match &self.phase {
            Phase::Scoring(_) => true,
            Phase::Finished(finish) => match finish.outcome {
                Outcome::Win { by: WinBy::Score { .. }, .. } => true,
                // A draw that was agreed or claimed during play has no count. Any other draw came after play stopped.
                Outcome::Draw => self.position.progress() != Progress::Playing,
                Outcome::Win { .. } | Outcome::Void => false,
            },
            Phase::Waiting | Phase::Playing | Phase::StandingStill(_) | Phase::Aborted { .. } => false,
        };
        match &self.position {
            Position::Go(game) if counted => Some(game),
            Position::Go(_) | Position::Gomoku(_) | Position::Othello(_) => None,
        }
    }
}
