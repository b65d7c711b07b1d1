//! The bot behind a session.

use crate::Ports;
use bots::limits::Limits;
use bots::{OpeningAct, Thought, open, think};
use rules::{Position, Setup};
use setup::{Level, Step};
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
        let level = self.level_in(setup)?;
        let seed = self.seed_at(position);
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

    /// What the bot does in a step of an opening of a row game, after a search of at most `budget`.
    pub(crate) fn open(
        &self,
        position: &Position,
        setup: &Setup,
        step: &Step,
        budget: Option<Duration>,
        ports: &Ports<'_>,
    ) -> Option<OpeningAct> {
        let end = budget.map(|budget| (ports.now)().saturating_add(budget));
        let stop = || end.is_some_and(|end| (ports.now)() >= end);
        open(position, step, None, self.level_in(setup)?, self.seed_at(position), Limits { nodes: u64::MAX, stop: &stop })
    }

    /// The bot's level, or the highest level of this game if that is lower.
    fn level_in(&self, setup: &Setup) -> Option<Level> {
        Level::new(self.level.number().min(Level::count(setup)))
    }

    /// The seed for a move in this position.
    fn seed_at(&self, position: &Position) -> u64 {
        self.seed.wrapping_add(u64::from(position.move_number()).wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }
}
