//! Bots: players that the server itself provides.

use crate::opening::Opening;
use rules::Setup;

/// The strength of a bot, from 1 (for beginners) to [`Level::HIGHEST`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// The highest level of any game.
    pub const HIGHEST: u8 = 10;

    /// The level with this number; `None` if there is no such level in any game.
    #[must_use]
    pub const fn new(number: u8) -> Option<Level> {
        if 1 <= number && number <= Self::HIGHEST { Some(Level(number)) } else { None }
    }

    /// The number of the level.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The number of levels that there are for a game; 0 if no bot plays it.
    #[must_use]
    pub fn count(setup: &Setup, opening: Opening) -> u8 {
        match setup {
            _ if opening != Opening::Free => 0,
            Setup::Gomoku(rows) if rows.is_tic_tac_toe() => 3,
            // On a smaller board, nearly every group dies.
            Setup::Go(go) if go.board_size().width().min(go.board_size().height()) < 5 => 0,
            Setup::Go(_) | Setup::Gomoku(_) | Setup::Othello => Self::HIGHEST,
        }
    }
}
