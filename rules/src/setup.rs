//! What is agreed before the first move.

use crate::kind::Kind;
use crate::point::Size;
use crate::{go, gomoku, othello};

/// What is agreed before the first move of any kind of game. Its parts are checked when made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Setup {
    /// A game of Go.
    Go(go::Setup),
    /// A game of Gomoku or another game of rows, tic-tac-toe among them.
    Gomoku(gomoku::Setup),
    /// A game of Othello; there is nothing to agree on.
    Othello,
}

impl Setup {
    /// The kind of game.
    #[must_use]
    pub fn kind(&self) -> Kind {
        match self {
            Setup::Go(_) => Kind::Go,
            Setup::Gomoku(setup) if setup.is_tic_tac_toe() => Kind::TicTacToe,
            Setup::Gomoku(_) => Kind::Gomoku,
            Setup::Othello => Kind::Othello,
        }
    }

    /// The size of the board.
    #[must_use]
    pub fn size(&self) -> Size {
        match self {
            Setup::Go(setup) => setup.board_size(),
            Setup::Gomoku(setup) => setup.board_size(),
            Setup::Othello => othello::size(),
        }
    }
}

/// Why a setup cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum SetupError {
    /// The board is too small or too large for this kind.
    #[error("each side of the board must have {min} to {max} points")]
    Size {
        /// Smallest side.
        min: u8,
        /// Largest side.
        max: u8,
    },
    /// Komi out of range.
    #[error("komi must be between -400 and 400 points")]
    Komi,
    /// This number of handicap stones is not defined for this size.
    #[error("{}", handicap_words(*max))]
    Handicap {
        /// Most stones; below 2 when the size has no handicap of that sort.
        max: u8,
    },
    /// The row that wins is too short, too long, or longer than the board.
    #[error("{}", row_words(*max))]
    Row {
        /// Most stones; below 3 when no row fits.
        max: u8,
    },
}

impl SetupError {
    /// The machine-readable name, as on the wire.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            SetupError::Size { .. } => "bad_size",
            SetupError::Komi => "bad_komi",
            SetupError::Handicap { .. } => "bad_handicap",
            SetupError::Row { .. } => "bad_row",
        }
    }
}

fn handicap_words(max: u8) -> String {
    match max {
        0 | 1 => "this board has no such handicap".to_owned(),
        2.. => format!("the handicap on this board must be 2 to {max} stones, or none"),
    }
}

fn row_words(max: u8) -> String {
    let min = gomoku::Row::MIN;
    if max < min {
        format!("a row needs {min} stones, and none fits on this board")
    } else {
        format!("the row that wins must have {min} to {max} stones on this board")
    }
}

#[cfg(test)]
mod tests {
    use super::SetupError;

    #[test]
    fn no_error_names_an_empty_range() {
        for (error, words) in [
            (SetupError::Handicap { max: 9 }, "the handicap on this board must be 2 to 9 stones, or none"),
            (SetupError::Handicap { max: 1 }, "this board has no such handicap"),
            (SetupError::Handicap { max: 0 }, "this board has no such handicap"),
            (SetupError::Row { max: 4 }, "the row that wins must have 3 to 4 stones on this board"),
            (SetupError::Row { max: 2 }, "a row needs 3 stones, and none fits on this board"),
        ] {
            assert_eq!(error.to_string(), words);
        }
    }
}
