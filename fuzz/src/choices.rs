//! Turns a fuzzer's bytes into choices.

use rules::{Move, Point, Position, Size};

/// Bytes that are consumed choice by choice. A choice uses one byte, or two if there are more than 256 options. Each byte belongs
/// to one choice only, and to the same choice on every machine.
#[derive(Clone, Debug)]
pub struct Choices<'a>(&'a [u8]);

impl<'a> Choices<'a> {
    /// Starts with these bytes.
    #[must_use]
    pub const fn new(bytes: &'a [u8]) -> Choices<'a> {
        Choices(bytes)
    }

    /// Whether all bytes are used up.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.0.is_empty()
    }

    /// A number below `ways`, which must not be 0. Returns 0 if no bytes are left.
    pub fn below(&mut self, ways: u16) -> u16 {
        let low = u16::from(self.byte());
        let number = if ways > 256 { u16::from(self.byte()) << 8 | low } else { low };
        number % ways
    }

    /// A number in a range. Returns the start of the range if no bytes are left.
    pub fn within(&mut self, range: std::ops::RangeInclusive<u8>) -> u8 {
        let ways = u16::from(range.end() - range.start()) + 1;
        range.start() + self.below(ways) as u8
    }

    /// True in one of `ways` cases. Returns false if no bytes are left and `ways` is more than 1.
    pub fn one_in(&mut self, ways: u16) -> bool {
        self.below(ways) == ways - 1
    }

    /// An element of a list, which must not be empty.
    pub fn of<T: Copy>(&mut self, list: &[T]) -> T {
        list[usize::from(self.below(list.len() as u16))]
    }

    /// A point of the board.
    pub fn point(&mut self, size: Size) -> Point {
        let index = self.below(size.area() as u16);
        Point { x: (index % u16::from(size.width())) as u8, y: (index / u16::from(size.width())) as u8 }
    }

    /// A move for the player to move. It usually places a stone on the first legal point in reading order, starting at a point that
    /// the bytes choose. `None` if no move is legal.
    pub fn action(&mut self, position: &Position) -> Option<Move> {
        let pass = self.one_in(32) && position.check(position.turn(), Move::Pass).is_ok();
        if pass {
            return Some(Move::Pass);
        }
        first_legal(position, self.point(position.size()))
    }

    fn byte(&mut self) -> u8 {
        let Some((&first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        first
    }
}

/// The first legal point in reading order, starting at `from`. If no point is legal, a pass, provided that passing is legal.
#[must_use]
pub fn first_legal(position: &Position, from: Point) -> Option<Move> {
    let moves = points_from(position.size(), from).map(Move::Place).chain([Move::Pass]);
    moves.into_iter().find(|&action| position.check(position.turn(), action).is_ok())
}

/// All points of the board in reading order, starting at `from` and wrapping around.
pub fn points_from(size: Size, from: Point) -> impl Iterator<Item = Point> {
    let after = size.points().skip_while(move |&point| point != from);
    after.chain(size.points().take_while(move |&point| point != from))
}
