//! The board as lines of bits, updated stone by stone.

use super::line::{FIRST, Line};
use super::{Forbidden, Verdict};
use crate::color::Color;
use crate::point::{MAX_SIDE, Point, Size};

/// The number of diagonals in one direction on the largest board.
const MAX_LINES: usize = 2 * MAX_SIDE as usize - 1;

/// The stones and empty points, arranged so that the effect of a black stone is quick to compute. Boards with
/// the same stones are equal, however they were built.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    size: Size,
    /// Ranks, files, falling and rising diagonals.
    lines: [[Line; MAX_LINES]; 4],
}

impl Board {
    /// An empty board.
    #[must_use]
    pub fn new(size: Size) -> Board {
        let mut board = Board { size, lines: [[Line::default(); MAX_LINES]; 4] };
        for point in size.points() {
            board.each_line(point, |line, bit| line.empty |= bit);
        }
        board
    }

    /// A board with the given stones.
    pub fn with_stones(size: Size, stone: impl Fn(Point) -> Option<Color>) -> Board {
        let mut board = Board::new(size);
        for point in size.points() {
            if let Some(color) = stone(point) {
                board.place(color, point);
            }
        }
        board
    }

    /// The board size.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// Places a stone on a point, replacing any stone there. Ignores points off the board.
    pub fn place(&mut self, color: Color, point: Point) {
        if self.size.contains(point) {
            self.each_line(point, |line, bit| {
                line.empty &= !bit;
                match color {
                    Color::Black => line.black |= bit,
                    Color::White => line.black &= !bit,
                }
            });
        }
    }

    /// Removes the stone from a point, if there is one. Ignores points off the board.
    pub fn clear(&mut self, point: Point) {
        if self.size.contains(point) {
            self.each_line(point, |line, bit| {
                line.empty |= bit;
                line.black &= !bit;
            });
        }
    }

    /// Whether a point of the board is empty.
    #[must_use]
    pub fn is_empty(&self, point: Point) -> bool {
        self.size.contains(point) && (self.lines[0][usize::from(point.y)].empty >> (FIRST + u32::from(point.x))) & 1 == 1
    }

    /// Why a point is forbidden to Black. `None` if it is not forbidden, is occupied or is off the board.
    #[must_use]
    pub fn forbidden(&self, point: Point) -> Option<Forbidden> {
        match self.verdict(point) {
            Verdict::Forbidden(forbidden) => Some(forbidden),
            Verdict::Five | Verdict::FalseDoubleThree | Verdict::Free => None,
        }
    }

    /// What a black stone on a point would make; [`Verdict::Free`] if the point is occupied or off the board.
    #[must_use]
    pub fn verdict(&self, point: Point) -> Verdict {
        if self.is_empty(point) { self.clone().judge(point) } else { Verdict::Free }
    }

    /// All forbidden points and the reasons, in reading order.
    #[must_use]
    pub fn forbidden_points(&self) -> Vec<(Point, Forbidden)> {
        let mut trial = self.clone();
        let mut found = Vec::new();
        for y in 0..self.size.height() {
            let mut empty = self.lines[0][usize::from(y)].empty >> FIRST;
            while empty != 0 {
                // At most 30 bits are left after the shift, so the number of a bit fits in a `u8`.
                let point = Point { x: empty.trailing_zeros() as u8, y };
                empty &= empty - 1;
                if let Verdict::Forbidden(forbidden) = trial.judge(point) {
                    found.push((point, forbidden));
                }
            }
        }
        found
    }

    /// The verdict on an empty point. Places stones temporarily and removes them again.
    fn judge(&mut self, point: Point) -> Verdict {
        let (mut overline, mut fours, mut threes) = (false, 0, 0);
        let mut straight = [[None; 2]; 4];
        for (direction, straight) in straight.iter_mut().enumerate() {
            let (line, at) = self.place_of(point, direction);
            let shape = self.lines[direction][line].shape(at);
            if shape.five {
                return Verdict::Five;
            }
            overline |= shape.overline;
            fours += shape.fours;
            threes += u8::from(shape.straight != [None; 2]);
            *straight = shape.straight;
        }
        if overline {
            return Verdict::Forbidden(Forbidden::Overline);
        }
        if fours > 1 {
            return Verdict::Forbidden(Forbidden::DoubleFour);
        }
        if threes < 2 {
            return Verdict::Free;
        }
        self.place(Color::Black, point);
        let mut real = 0;
        for (direction, ends) in straight.into_iter().enumerate() {
            let is_three = ends.into_iter().flatten().any(|end| {
                let end = point_on(point, direction, end);
                self.becomes_straight_four(end)
            });
            real += u8::from(is_three);
            if real > 1 {
                break;
            }
        }
        self.clear(point);
        if real > 1 { Verdict::Forbidden(Forbidden::DoubleThree) } else { Verdict::FalseDoubleThree }
    }

    /// Whether Black may extend a three to a straight four on this point. False if a stone there would make a five,
    /// because the RIF rule says "without at the same time a five in a row is made".
    fn becomes_straight_four(&mut self, end: Point) -> bool {
        match self.judge(end) {
            Verdict::Free | Verdict::FalseDoubleThree => true,
            Verdict::Five | Verdict::Forbidden(_) => false,
        }
    }

    /// The line that runs through a point in a direction, and the bit of the point on that line.
    fn place_of(&self, point: Point, direction: usize) -> (usize, u32) {
        let (x, y) = (usize::from(point.x), usize::from(point.y));
        let (line, at) = match direction {
            0 => (y, x),
            1 => (x, y),
            2 => (x + usize::from(self.size.height()) - 1 - y, x),
            _ => (x + y, x),
        };
        (line, FIRST + at as u32)
    }

    fn each_line(&mut self, point: Point, mut change: impl FnMut(&mut Line, u64)) {
        for direction in 0..4 {
            let (line, at) = self.place_of(point, direction);
            change(&mut self.lines[direction][line], 1 << at);
        }
    }
}

/// The point of bit number `at` on the line through `point` in this direction.
fn point_on(point: Point, direction: usize, at: u32) -> Point {
    // Bit numbers are below FIRST + 30, so the difference fits in a `u8`.
    let (at, Point { x, y }) = ((at - FIRST) as u8, point);
    match direction {
        0 => Point { x: at, y },
        1 => Point { x, y: at },
        2 => Point { x: at, y: (y + at) - x },
        _ => Point { x: at, y: x + y - at },
    }
}
