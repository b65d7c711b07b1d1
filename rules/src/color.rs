//! Black and White, and pairs with one value for each.

use crate::words;
use std::fmt;
use std::ops::{Index, IndexMut};

words! {
/// The color of a player and of that player's stones.
pub enum Color {
    /// Moves first, except after a handicap.
    Black = "black",
    /// Moves second and gets komi in Go.
    White = "white",
}
}

impl Color {
    /// The opposite color.
    #[must_use]
    pub const fn opposite(self) -> Color {
        match self {
            Color::Black => Color::White,
            Color::White => Color::Black,
        }
    }

    /// The letter on a board diagram: `X` for Black, `O` for White.
    #[must_use]
    pub const fn diagram(self) -> char {
        match self {
            Color::Black => 'X',
            Color::White => 'O',
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Color::Black => "Black",
            Color::White => "White",
        })
    }
}

/// One value for each color.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ByColor<T> {
    /// The value for Black.
    pub black: T,
    /// The value for White.
    pub white: T,
}

impl<T> ByColor<T> {
    /// Creates both values from their colors.
    pub fn new_with(mut make: impl FnMut(Color) -> T) -> ByColor<T> {
        ByColor { black: make(Color::Black), white: make(Color::White) }
    }

    /// Applies `f` to both values, Black's first.
    pub fn map<U>(self, mut f: impl FnMut(T) -> U) -> ByColor<U> {
        ByColor { black: f(self.black), white: f(self.white) }
    }

    /// Borrows both values.
    #[must_use]
    pub const fn as_ref(&self) -> ByColor<&T> {
        ByColor { black: &self.black, white: &self.white }
    }

    /// Swaps Black's and White's values.
    #[must_use]
    pub fn swapped(self) -> ByColor<T> {
        ByColor { black: self.white, white: self.black }
    }

    /// Iterates over both values with their colors, Black first.
    pub fn iter(&self) -> impl Iterator<Item = (Color, &T)> {
        [(Color::Black, &self.black), (Color::White, &self.white)].into_iter()
    }
}

impl<T> Index<Color> for ByColor<T> {
    type Output = T;
    fn index(&self, color: Color) -> &T {
        match color {
            Color::Black => &self.black,
            Color::White => &self.white,
        }
    }
}

impl<T> IndexMut<Color> for ByColor<T> {
    fn index_mut(&mut self, color: Color) -> &mut T {
        match color {
            Color::Black => &mut self.black,
            Color::White => &mut self.white,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{ByColor, Color};

    #[test]
    fn each_color_is_the_opposite_of_the_other() {
        assert_eq!(Color::Black.opposite(), Color::White);
        assert_eq!(Color::White.opposite(), Color::Black);
        assert_eq!(Color::ALL.map(Color::as_str), ["black", "white"]);
    }

    #[test]
    fn each_color_keeps_its_own_value() {
        let mut pair = ByColor { black: 1, white: 2 };
        pair[Color::White] += 5;
        assert_eq!(pair.map(|n| n * 10), ByColor { black: 10, white: 70 });
        assert_eq!(pair.swapped()[Color::Black], 7);
        assert_eq!(ByColor::new_with(Color::opposite)[Color::Black], Color::White);
    }
}
