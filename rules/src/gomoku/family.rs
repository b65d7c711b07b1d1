//! Every game of rows under one roof: freestyle, standard, Caro in both forms, renju, and any m,n,k.
//!
//! [`Rules`] say which rows win for whom and what happens to forbidden moves; [`Game`] plays by them.
//! The opening (who chooses colors, where the first stones go) is no affair of the game: see
//! [`openings`](super::openings).

mod game;

pub use game::Game;

use super::Ruleset;
use super::renju::Forbidden;
use super::rows::Rows;
use crate::color::{ByColor, Color};
use crate::moves::Illegal;
use crate::outcome::{Outcome, WinBy};

/// What becomes of a forbidden move, as agreed before the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Penalty {
    /// It is refused, and Black moves elsewhere.
    Refused,
    /// The stone is placed and White has won.
    Loses,
}

/// Black's restrictions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Restriction {
    /// None.
    None,
    /// Renju: overline, double-four and double-three.
    Renju(Penalty),
}

/// The rules of a game of rows as its parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// The rows that win, for each color.
    pub rows: ByColor<Rows>,
    /// What Black may not do.
    pub restriction: Restriction,
    /// Whether a player may pass; two passes in a row are a draw. Who can place no stone may always pass.
    pub can_pass: bool,
}

impl Rules {
    /// The same rows for both, nothing forbidden, no pass.
    #[must_use]
    pub const fn of_rows(rows: Rows) -> Rules {
        Rules { rows: ByColor { black: rows, white: rows }, restriction: Restriction::None, can_pass: false }
    }

    /// Renju: exactly five for Black, five or more for White, who has no restrictions; both may pass.
    #[must_use]
    pub const fn renju(penalty: Penalty) -> Rules {
        let rows = ByColor { black: Rows::STANDARD, white: Rows::FREESTYLE };
        Rules { rows, restriction: Restriction::Renju(penalty), can_pass: true }
    }
}

impl From<Ruleset> for Rules {
    fn from(ruleset: Ruleset) -> Rules {
        Rules::of_rows(ruleset.into())
    }
}

/// How a game of rows ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// Somebody made a winning row.
    Row(Color),
    /// Black played a forbidden move and has lost.
    Forbidden(Forbidden),
    /// No empty point is left.
    Full,
    /// Both passed, one after the other.
    Passes,
}

impl End {
    /// Who won; `None` is a draw.
    #[must_use]
    pub const fn winner(self) -> Option<Color> {
        match self {
            End::Row(color) => Some(color),
            End::Forbidden(_) => Some(Color::White),
            End::Full | End::Passes => None,
        }
    }

    /// The same in the words all games share, where a forbidden move counts as a game forfeited.
    #[must_use]
    pub const fn outcome(self) -> Outcome {
        match self {
            End::Row(winner) => Outcome::Win { winner, by: WinBy::Five },
            End::Forbidden(_) => Outcome::Win { winner: Color::White, by: WinBy::Forfeit },
            End::Full | End::Passes => Outcome::Draw,
        }
    }
}

/// Why a move is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Refused {
    /// For a reason any game may have.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// It is forbidden to Black, and the game was set up so that such moves are refused.
    #[error(transparent)]
    Forbidden(#[from] Forbidden),
}
