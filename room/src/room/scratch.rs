//! The scratch board in the core.

use super::Core;
use crate::phase::Phase;
use crate::scratch::{SCRATCH_BOARDS, Scratch};
use rules::{Color, Point, Position};
use setup::Millis;
use std::collections::BTreeSet;

impl Core {
    /// The open scratch board. It exists only in the scoring phase.
    #[must_use]
    pub fn scratch(&self) -> Option<&Scratch> {
        self.scratches.open.as_deref()
    }

    /// The stones that would be dead if the players agreed on the result of the open scratch board now.
    #[must_use]
    pub fn scratch_result(&self) -> Option<BTreeSet<Point>> {
        let scratch = self.scratch()?;
        let gaps = self.full_count().map(|counted| counted.unsealed).unwrap_or_default();
        Some(scratch.result(&self.marks().dead, &gaps))
    }

    /// How many more scratch boards the players may open in this game.
    #[must_use]
    pub const fn scratch_boards_left(&self) -> u8 {
        SCRATCH_BOARDS.saturating_sub(self.scratches.count)
    }

    pub(super) fn open_scratch(&mut self, by: Color, at: Millis) {
        if let (Phase::Scoring(_), Position::Go(game)) = (&self.phase, &self.position) {
            self.scratches.open = Some(Box::new(Scratch::new(game)));
            self.scratches.count = self.scratches.count.saturating_add(1);
            self.scratches.last[by] = at;
        }
    }

    /// Changes the open board. Whenever a player acts on the board, the opponent gets more time to accept the score.
    pub(super) fn on_scratch(&mut self, by: Color, at: Millis, change: impl FnOnce(&mut Scratch)) {
        if let Some(scratch) = &mut self.scratches.open {
            change(scratch);
            self.scratches.last[by] = at;
        }
    }

    pub(super) fn close_scratch(&mut self, by: Color, at: Millis) {
        self.on_scratch(by, at, |_| {});
        self.scratches.open = None;
    }
}
