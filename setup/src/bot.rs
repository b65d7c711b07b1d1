//! Bots: players that the server itself provides or, without a network, the browser.

use rules::Setup;
use rules::gomoku::Ruleset;

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

    /// The number of levels for a game; 0 if no bot plays it.
    #[must_use]
    pub fn count(setup: &Setup) -> u8 {
        match setup {
            Setup::Gomoku(rows) if rows.is_tic_tac_toe() => 3,
            // If the winning row has more than seven stones, the engine takes too long to classify lines.
            Setup::Gomoku(rows) if matches!(rows.ruleset(), Ruleset::Mnk(row) if row.length > 7) => 0,
            // On a smaller board, nearly every group dies.
            Setup::Go(go) if go.board_size().width().min(go.board_size().height()) < 5 => 0,
            Setup::Go(_) | Setup::Gomoku(_) | Setup::Othello => Self::HIGHEST,
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;
    use rules::gomoku::Row;
    use rules::gomoku::rows::{Directions, Overline};
    use rules::{Size, go, gomoku};

    #[test]
    fn tiny_boards_of_go_and_games_with_long_rows_have_no_bot() {
        let row = |length| {
            let ruleset = Ruleset::Mnk(Row { length, overline: Overline::Wins, directions: Directions::All });
            Setup::Gomoku(gomoku::Setup::new(Size::square(15).unwrap(), ruleset).unwrap())
        };
        let go = |width, height| {
            let size = Size::new(width, height).unwrap();
            let ruleset = go::Ruleset::Chinese;
            Setup::Go(go::Setup::new(size, ruleset, ruleset.default_komi(go::Handicap::None), go::Handicap::None).unwrap())
        };
        let tic_tac_toe = Setup::Gomoku(gomoku::Setup::TIC_TAC_TOE);
        for (setup, levels) in
            [(tic_tac_toe, 3), (Setup::Othello, 10), (row(7), 10), (row(8), 0), (go(5, 5), 10), (go(25, 25), 10), (go(4, 9), 0)]
        {
            assert_eq!(Level::count(&setup), levels, "{setup:?}");
        }
    }
}
