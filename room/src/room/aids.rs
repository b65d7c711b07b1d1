//! The aids that the players have used.

use super::Core;
use rules::Color;
use setup::Aid;

/// The warnings that count against a player.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Warned {
    /// The largest number of moves that the game had at a warning of this player.
    moves: u32,
    /// The number of warnings since the first warning at that number of moves. That first warning is counted, too.
    count: usize,
}

impl Core {
    /// Whether this player has used the aid for the current position.
    #[must_use]
    pub fn has_used(&self, by: Color, aid: Aid) -> bool {
        self.aided.contains(&(by, aid))
    }

    /// The number of warnings of a blunder that count against this player now. The count starts over when the game has
    /// more moves than at any earlier warning of this player. After a takeback, the count does not start over:
    /// otherwise, a player who may take back moves could have every move judged.
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
