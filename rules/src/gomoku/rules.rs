//! The rules of a row game as independent settings.

use super::rows::Rows;
use crate::color::ByColor;
use crate::words;

words! {
/// The consequence of a forbidden move, chosen before the game.
pub enum Penalty {
    /// The move is refused, and Black must move elsewhere.
    Refused = "refused",
    /// The stone is placed and White wins.
    Loses = "loses",
}
}

/// Black's restrictions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Restriction {
    /// Nothing is forbidden.
    None,
    /// Renju: overlines, double-fours and double-threes are forbidden.
    Renju(Penalty),
}

/// The rules of a row game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// The rows that win, for each color.
    pub rows: ByColor<Rows>,
    /// Restrictions on Black.
    pub restriction: Restriction,
    /// Whether a player may pass. Two consecutive passes end the game in a draw. A player who cannot place a stone anywhere may
    /// always pass.
    pub can_pass: bool,
}

impl Rules {
    /// The same rows for both players, no restrictions, no passes.
    #[must_use]
    pub const fn of_rows(rows: Rows) -> Rules {
        Rules { rows: ByColor { black: rows, white: rows }, restriction: Restriction::None, can_pass: false }
    }

    /// Renju: exactly five for Black, five or more for White, who has no restrictions. Both may pass.
    #[must_use]
    pub const fn renju(penalty: Penalty) -> Rules {
        let rows = ByColor { black: Rows::STANDARD, white: Rows::FREESTYLE };
        Rules { rows, restriction: Restriction::Renju(penalty), can_pass: true }
    }
}
