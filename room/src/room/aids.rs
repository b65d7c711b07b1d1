//! The aids that the players have used.

use super::Core;
use rules::Color;
use setup::Aid;

/// The warnings that a player has had since the game got its largest number of moves at a warning.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Warned {
    /// This number of moves.
    moves: u32,
    /// The number of warnings.
    count: usize,
}

impl Core {
    /// Whether this player has used the aid for the current position.
    #[must_use]
    pub fn has_used(&self, by: Color, aid: Aid) -> bool {
        self.aided.contains(&(by, aid))
    }

    /// How often this player was warned of a blunder since the game has as many moves as now. Takebacks do not end this count: otherwise,
    /// a player who may take back moves could have every move judged. So after a takeback, the count goes on until the game has
    /// more moves than at the latest warning.
    #[must_use]
    pub fn warnings(&self, by: Color) -> usize {
        let Warned { moves, count } = self.warned[by];
        if self.position.move_number() > moves { 0 } else { count }
    }

    /// Takes note of a used aid.
    pub(super) fn note_aid(&mut self, by: Color, aid: Aid) {
        if aid != Aid::Warning {
            return self.aided.push((by, aid));
        }
        let moves = self.warned[by].moves.max(self.position.move_number());
        self.warned[by] = Warned { moves, count: self.warnings(by).saturating_add(1) };
    }
}
