//! The aids that were used for the current position.

use super::Core;
use rules::Color;
use setup::Aid;

impl Core {
    /// Whether this player has used the aid for the current position.
    #[must_use]
    pub fn has_used(&self, by: Color, aid: Aid) -> bool {
        self.aided.contains(&(by, aid))
    }

    /// How often this player was warned that a move in the current position is a blunder.
    #[must_use]
    pub fn warnings(&self, by: Color) -> usize {
        self.aided.iter().filter(|used| **used == (by, Aid::Warning)).count()
    }
}
