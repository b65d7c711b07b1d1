//! The settings of a game.

use crate::kind::Kind;
use crate::point::{MAX_SIDE, Size};
use crate::{go, gomoku, othello};

/// The settings of a game of any kind. The settings in each variant are validated when they are created.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Setup {
    /// A game of Go.
    Go(go::Setup),
    /// A game of Gomoku or another game of rows, including tic-tac-toe.
    Gomoku(gomoku::Setup),
    /// A game of Othello, which has no settings.
    Othello,
}

impl Setup {
    /// The most moves of a game in which nobody may choose to pass: a stone on every point of the largest board. A game of Othello is
    /// shorter, even with all turns in which a player has no legal move.
    pub const MOST_MOVES_WITHOUT_PASSES: usize = MAX_SIDE as usize * MAX_SIDE as usize;

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

    /// Whether players may choose to pass. In Othello, players pass only if they have no legal move.
    #[must_use]
    pub fn may_pass(&self) -> bool {
        match self {
            Setup::Go(_) => true,
            Setup::Gomoku(setup) => setup.ruleset().rules().can_pass,
            Setup::Othello => false,
        }
    }

    /// The number of moves after which only passes are possible, if the caller allows `most` moves. If nobody may
    /// choose to pass, a game that reached this limit could neither go on nor end. But such a game always ends by
    /// itself after at most [`Setup::MOST_MOVES_WITHOUT_PASSES`] moves, so its limit is never smaller than that number.
    #[must_use]
    pub fn most_moves(&self, most: usize) -> usize {
        if self.may_pass() { most } else { most.max(Setup::MOST_MOVES_WITHOUT_PASSES) }
    }
}

/// Why a setup is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum SetupError {
    /// The board is too small or too large for this kind of game.
    #[error("each side of the board must have {min} to {max} points")]
    Size {
        /// The smallest side.
        min: u8,
        /// The largest side.
        max: u8,
    },
    /// The komi is out of range.
    #[error("komi must be between -400 and 400 points")]
    Komi,
    /// The board does not support this number of handicap stones.
    #[error("{}", handicap_text(*max))]
    Handicap {
        /// The largest number of stones; below 2 if the board supports no handicap of this type.
        max: u8,
    },
    /// The winning row is too short, too long, or longer than the board.
    #[error("{}", row_text(*max))]
    Row {
        /// The largest number of stones; below 3 if no row fits.
        max: u8,
    },
}

fn handicap_text(max: u8) -> String {
    match max {
        0 | 1 => "this board does not support this handicap".to_owned(),
        2.. => format!("the handicap on this board must be 2 to {max} stones, or none"),
    }
}

fn row_text(max: u8) -> String {
    let min = gomoku::Row::MIN;
    if max < min {
        format!("the winning row needs at least {min} stones and does not fit on this board")
    } else {
        format!("the winning row must have {min} to {max} stones on this board")
    }
}

#[cfg(test)]
mod tests {
    use super::SetupError;

    #[test]
    fn an_error_names_bounds_only_if_a_number_lies_within_them() {
        for (error, words) in [
            (SetupError::Handicap { max: 9 }, "the handicap on this board must be 2 to 9 stones, or none"),
            (SetupError::Handicap { max: 1 }, "this board does not support this handicap"),
            (SetupError::Handicap { max: 0 }, "this board does not support this handicap"),
            (SetupError::Row { max: 4 }, "the winning row must have 3 to 4 stones on this board"),
            (SetupError::Row { max: 2 }, "the winning row needs at least 3 stones and does not fit on this board"),
        ] {
            assert_eq!(error.to_string(), words);
        }
    }
}
