//! The board of Othello, which stores the stones of each color as a bit set.

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

/// The points that are not on the first or last file. Horizontal and diagonal rows use this mask so that they do not wrap around
/// the edge.
const INNER_FILES: u64 = 0x7e7e_7e7e_7e7e_7e7e;

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

/// For each pair of opposite directions, the shift in bits and a mask of the points that a row may cross.
const DIRECTIONS: [(u32, u64); 4] = [(1, INNER_FILES), (7, INNER_FILES), (8, !0), (9, INNER_FILES)];

/// The empty points from which a row of opponent stones leads to a stone in `own`.
#[inline]
pub(super) const fn moves(own: u64, opponent: u64) -> u64 {
    let mut found = 0;
    let mut n = 0;
    while n < DIRECTIONS.len() {
        let (step, over) = DIRECTIONS[n];
        let over = opponent & over;
        // Rows of opponent stones grow by one, then by two at a time. They stop at six, because no more than six stones fit
        // between two stones of the opposite color.
        let (mut up, mut down) = (over & (own << step), over & (own >> step));
        up |= over & (up << step);
        down |= over & (down >> step);
        let (over_up, over_down) = (over & (over << step), over & (over >> step));
        up |= over_up & (up << (2 * step));
        down |= over_down & (down >> (2 * step));
        up |= over_up & (up << (2 * step));
        down |= over_down & (down >> (2 * step));
        found |= (up << step) | (down >> step);
        n += 1;
    }
    found & !(own | opponent)
}

/// The opponent stones between a new stone (one bit) and stones in `own`, in all directions.
#[inline]
pub(super) const fn flips(own: u64, opponent: u64, new: u64) -> u64 {
    let mut found = 0;
    let mut n = 0;
    while n < DIRECTIONS.len() {
        let (step, over) = DIRECTIONS[n];
        let over = opponent & over;
        let (mut up, mut down) = (over & (new << step), over & (new >> step));
        up |= over & (up << step);
        down |= over & (down >> step);
        let (over_up, over_down) = (over & (over << step), over & (over >> step));
        up |= over_up & (up << (2 * step));
        down |= over_down & (down >> (2 * step));
        up |= over_up & (up << (2 * step));
        down |= over_down & (down >> (2 * step));
        if own & (up << step) != 0 {
            found |= up;
        }
        if own & (down >> step) != 0 {
            found |= down;
        }
        n += 1;
    }
    found
}

#[cfg(test)]
mod tests;
