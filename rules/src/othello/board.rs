//! The board of Othello, which stores the stones of each color as a bit set.

use super::bits::{flips, moves};
use crate::color::{ByColor, Color};
use crate::point::{Point, Size};

/// The side of the board in points.
pub const SIDE: u8 = 8;

/// The size of the board.
#[must_use]
pub const fn size() -> Size {
    match Size::square(SIDE) {
        Some(size) => size,
        None => unreachable!(),
    }
}

/// The stones of each color as bits: bit 0 is the top left corner, bit 1 the point to its right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    stones: ByColor<u64>,
}

impl Board {
    /// The initial four stones: Black on d5 and e4, White on d4 and e5, rows counted from the top.
    pub const START: Board = Board { stones: ByColor { black: 0x0000_0008_1000_0000, white: 0x0000_0010_0800_0000 } };

    /// A board with the given stones.
    pub fn with_stones(stone: impl Fn(Point) -> Option<Color>) -> Board {
        let mut stones = ByColor::default();
        for point in size().points() {
            if let Some(color) = stone(point) {
                stones[color] |= bit(point);
            }
        }
        Board { stones }
    }

    /// The stone on a point; `None` if the point is empty or off the board.
    #[must_use]
    pub fn stone(self, point: Point) -> Option<Color> {
        if !size().contains(point) {
            return None;
        }
        Color::ALL.into_iter().find(|&color| self.stones[color] & bit(point) != 0)
    }

    /// The number of stones of each color.
    #[must_use]
    pub fn discs(self) -> ByColor<u32> {
        self.stones.map(u64::count_ones)
    }

    /// The number of empty points.
    #[must_use]
    pub const fn empty(self) -> u32 {
        (self.stones.black | self.stones.white).count_zeros()
    }

    /// The points where `color` may place a stone, as bits.
    #[must_use]
    pub fn moves(self, color: Color) -> u64 {
        moves(self.stones[color], self.stones[color.opposite()])
    }

    /// The points where `color` may place a stone, in reading order.
    #[must_use]
    pub fn legal_moves(self, color: Color) -> Vec<Point> {
        points(self.moves(color)).collect()
    }

    /// The stones that a stone of `color` on a point would flip, as bits; 0 if the move is illegal.
    #[must_use]
    pub fn flips(self, color: Color, point: Point) -> u64 {
        let occupied = self.stones.black | self.stones.white;
        if !size().contains(point) || occupied & bit(point) != 0 {
            return 0;
        }
        flips(self.stones[color], self.stones[color.opposite()], bit(point))
    }

    /// Places a stone and flips the opponent stones that it encloses. Returns the flipped stones as bits. Does nothing and
    /// returns 0 if the move is illegal.
    pub fn place(&mut self, color: Color, point: Point) -> u64 {
        let flipped = self.flips(color, point);
        if flipped != 0 {
            self.stones[color] |= flipped | bit(point);
            self.stones[color.opposite()] &= !flipped;
        }
        flipped
    }

    /// The stones of one color, as bits.
    #[must_use]
    pub fn stones(self, color: Color) -> u64 {
        self.stones[color]
    }
}

/// The bit for a point, which must be on the board.
const fn bit(point: Point) -> u64 {
    1 << (point.y * SIDE + point.x)
}

/// The points whose bits are set, in reading order.
pub(super) fn points(mut bits: u64) -> impl Iterator<Item = Point> {
    std::iter::from_fn(move || {
        // This is 64 when no bit is left.
        let at = bits.trailing_zeros() as u8;
        bits &= bits.wrapping_sub(1);
        (at < SIDE * SIDE).then_some(Point { x: at % SIDE, y: at / SIDE })
    })
}

#[cfg(test)]
mod tests;
