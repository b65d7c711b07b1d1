//! Renju's forbidden points for Black, according to section 9 of the rules of the Renju International Federation (RIF).
//!
//! A [`Board`] stores every line as two bit sets, so most verdicts take only a few bit operations. The board places stones
//! temporarily only where it suspects a double-three.
//!
//! A four is four stones that one more stone turns into exactly five in a row. A straight four is an unbroken four that
//! can become five at each end. A three is three stones that one more stone turns into a straight four.
//!
//! ```
//! use rules::gomoku::renju::{Board, Forbidden};
//! use rules::{Color, Point, Size};
//!
//! let black = [(5, 7), (6, 7), (7, 5), (7, 6)];
//! let stone = |point: Point| black.contains(&(point.x, point.y)).then_some(Color::Black);
//! let board = Board::with_stones(Size::square(15).expect("15 is a valid side"), stone);
//! assert_eq!(board.forbidden(Point { x: 7, y: 7 }), Some(Forbidden::DoubleThree));
//! ```

mod board;
mod line;

pub use board::Board;

/// Why a point is forbidden to Black. If several reasons apply, the first in this list counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, thiserror::Error)]
pub enum Forbidden {
    /// Six or more in a row.
    #[error("Black must not make six or more in a row")]
    Overline,
    /// Two fours with the same stone, possibly on one line.
    #[error("Black must not make two fours with one move")]
    DoubleFour,
    /// Two threes with the same stone. A three counts only if Black can make it a straight four with a stone that is
    /// not forbidden and does not make a five.
    #[error("Black must not make two open threes with one move")]
    DoubleThree,
}

impl Forbidden {
    /// Every reason, in the order of precedence.
    pub const ALL: [Forbidden; 3] = [Forbidden::Overline, Forbidden::DoubleFour, Forbidden::DoubleThree];

    /// The machine-readable name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Forbidden::Overline => "overline",
            Forbidden::DoubleFour => "double_four",
            Forbidden::DoubleThree => "double_three",
        }
    }
}

/// What a black stone on an empty point would make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// Exactly five in some direction. The stone wins, whatever else it makes.
    Five,
    /// A forbidden shape.
    Forbidden(Forbidden),
    /// A shape that looks like a double-three but is allowed. At most one of its threes can become a straight four with a stone
    /// that is not forbidden and does not make a five.
    FalseDoubleThree,
    /// None of the above.
    Free,
}

#[cfg(test)]
mod tests;
