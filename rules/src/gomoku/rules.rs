//! The rules of a game of rows as independent parts.

use super::rows::Rows;
use crate::color::ByColor;
use crate::words;

words! {
/// What becomes of a forbidden move, as agreed before the game.
pub enum Penalty {
    /// It is refused, and Black moves elsewhere.
    Refused = "refused",
    /// The stone is placed and White has won.
    Loses = "loses",
}
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
