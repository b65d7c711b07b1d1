//! The bot behind a session.

use crate::Ports;
use bots::limits::Limits;
use bots::{Thought, think};
use rules::{Position, Setup};
use setup::Level;
use std::time::Duration;

/// A bot with a level, and the seed of its random numbers.
#[derive(Clone, Copy, Debug)]
pub struct Player {
    pub(crate) level: Level,
    seed: u64,
    /// All time spent on moves.
    pub(crate) spent: Duration,
}

impl Player {
    /// A bot. With the same seed and without a time limit, it plays the same moves.
    #[must_use]
    pub const fn new(level: Level, seed: u64) -> Player {
        Player { level, seed, spent: Duration::ZERO }
    }

    /// Whether there are bots for this setup.
    pub(crate) fn plays(setup: &Setup) -> bool {
        Level::count(setup) > 0
    }

    /// Thinks about a move for at most `budget`. Returns the thought and how long it took; `None` if there is no move to choose.
    #[must_use]
    pub fn think(
        &mut self,
        position: &Position,
        setup: &Setup,
        budget: Option<Duration>,
        ports: &Ports<'_>,
    ) -> Option<(Thought, Duration)> {
        let level = Level::new(self.level.number().min(Level::count(setup)))?;
        let seed = self.seed.wrapping_add(u64::from(position.move_number()).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        let begun = (ports.now)();
        let thought = match budget {
            None => think(position, level, seed, Limits::nodes(u64::MAX)),
            Some(budget) => {
                let end = begun.saturating_add(budget);
                think(position, level, seed, Limits { nodes: u64::MAX, stop: &|| (ports.now)() >= end })
            }
        }?;
        let took = (ports.now)().saturating_sub(begun);
        self.spent = self.spent.saturating_add(took);
        Some((thought, took))
    }
}
