//! Where the first stones may go. The functions here only check moves. The crate `setup` determines who offers, chooses and
//! swaps.
//!
//! Distances are measured from the first stone, not from the edges. So the same openings work on boards with an even side.
//! Such a board has several center points: see [`centers`].

use crate::color::Color;
use crate::point::{Point, Size};

/// The center of the board: one point, two points if one side is even, or four points if both sides are even.
pub fn centers(size: Size) -> impl Iterator<Item = Point> {
    let middle = |side: u8| (side - 1) / 2..=side / 2;
    middle(size.height()).flat_map(move |y| middle(size.width()).map(move |x| Point { x, y }))
}

/// The distance between two points in king's moves: 1 if they touch, including diagonally.
#[must_use]
pub const fn distance(a: Point, b: Point) -> u8 {
    let (dx, dy) = (a.x.abs_diff(b.x), a.y.abs_diff(b.y));
    if dx > dy { dx } else { dy }
}

/// Where a move of an opening may go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reach {
    /// Any point.
    Anywhere,
    /// One of the [`centers`] of the board.
    Center,
    /// Inside the square with sides of this length (3, 5, 7 or 9 points) around the first stone.
    Within(u8),
    /// Outside the square with sides of this length around the first stone.
    Outside(u8),
}

impl Reach {
    /// Whether a move may go to this point, given the point of the first stone. Does not check whether the point is empty.
    #[must_use]
    pub fn allows(self, size: Size, first: Option<Point>, point: Point) -> bool {
        let within = |side: u8| first.is_some_and(|first| distance(first, point) <= side / 2);
        size.contains(point)
            && match self {
                Reach::Anywhere => true,
                Reach::Center => centers(size).any(|center| center == point),
                Reach::Within(side) => within(side),
                Reach::Outside(side) => !within(side),
            }
    }
}

/// Pro: Black in the center, White anywhere, Black outside the 5x5 square around the first stone.
pub const PRO: [Reach; 3] = [Reach::Center, Reach::Anywhere, Reach::Outside(5)];

/// Long pro: like [`PRO`], but outside the 7x7 square.
pub const LONG_PRO: [Reach; 3] = [Reach::Center, Reach::Anywhere, Reach::Outside(7)];

/// The 26 openings of renju, used by Soosyrv-8 and Yamaguchi: the first stone in the center, the second adjacent to it, the third
/// within the 5x5 square.
pub const RENJU: [Reach; 3] = [Reach::Center, Reach::Within(3), Reach::Within(5)];

/// Taraguchi-10: the square grows with each move. The last square applies if a single fifth move is played. If ten fifth moves
/// are offered instead, they may be anywhere.
pub const TARAGUCHI: [Reach; 5] = [Reach::Center, Reach::Within(3), Reach::Within(5), Reach::Within(7), Reach::Within(9)];

/// The colors of the stones that the first player places in swap and swap2, in order.
pub const SWAP: [Color; 3] = [Color::Black, Color::White, Color::Black];

/// In order, the colors of the stones that the second player in swap2 can add instead of choosing a color.
pub const SWAP2_EXTRA: [Color; 2] = [Color::White, Color::Black];

/// The number of fifth moves that Black offers in Taraguchi-10.
pub const TARAGUCHI_OFFERS: usize = 10;

/// The largest number of fifth moves that may be declared in Soosyrv-8.
pub const SOOSYRV_MAX_OFFERS: usize = 8;

/// Why a list of offered moves is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OfferError {
    /// The wrong number of moves is offered.
    #[error("{expected} moves must be offered, not {found}")]
    Count {
        /// The required number.
        expected: usize,
        /// The number offered.
        found: usize,
    },
    /// An offered point is occupied or off the board.
    #[error("one of the offered moves is not an empty point")]
    NotEmpty(Point),
    /// Two offered moves are equivalent by rotation or reflection.
    #[error("two of the offered moves are equivalent by rotation or reflection")]
    Same(Point, Point),
}

/// Checks that `offers` consists of `count` empty points, and that no two of them are equivalent for a stone of `color`: see
/// [`are_same`].
///
/// # Errors
/// The first applicable reason, in the order of [`OfferError`].
pub fn check_offers(
    size: Size,
    stone: impl Fn(Point) -> Option<Color>,
    color: Color,
    offers: &[Point],
    count: usize,
) -> Result<(), OfferError> {
    if offers.len() != count {
        return Err(OfferError::Count { expected: count, found: offers.len() });
    }
    if let Some(&point) = offers.iter().find(|&&point| !size.contains(point) || stone(point).is_some()) {
        return Err(OfferError::NotEmpty(point));
    }
    for (n, &b) in offers.iter().enumerate() {
        if let Some(&a) = offers[..n].iter().find(|&&a| are_same(size, &stone, color, a, b)) {
            return Err(OfferError::Same(a, b));
        }
    }
    Ok(())
}

/// Whether two points are equivalent for a new stone of `color`: some rotation or reflection of the board turns the position with
/// the stone on `a` into the position with the stone on `b`.
///
/// This function compares whole positions, because a symmetry can map an older stone to the new stone.
pub fn are_same(size: Size, stone: impl Fn(Point) -> Option<Color>, color: Color, a: Point, b: Point) -> bool {
    let with = |new: Point, point: Point| if point == new { Some(color) } else { stone(point) };
    Symmetry::of(size).any(|symmetry| size.points().all(|point| with(a, point) == with(b, symmetry.apply(size, point))))
}

/// A rotation or reflection that maps the board onto itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Symmetry {
    /// Whether rows and columns are swapped. The swap comes before the mirroring.
    transpose: bool,
    mirror_x: bool,
    mirror_y: bool,
}

impl Symmetry {
    /// All symmetries of a board, the identity first. A square board has eight, a rectangular one four.
    pub fn of(size: Size) -> impl Iterator<Item = Symmetry> {
        let both = [false, true];
        let square = size.width() == size.height();
        let all = both.into_iter().flat_map(move |transpose| {
            both.into_iter()
                .flat_map(move |mirror_x| both.into_iter().map(move |mirror_y| Symmetry { transpose, mirror_x, mirror_y }))
        });
        all.filter(move |symmetry| square || !symmetry.transpose)
    }

    /// The image of a point of the board.
    #[must_use]
    pub const fn apply(self, size: Size, point: Point) -> Point {
        let Point { x, y } = if self.transpose { Point { x: point.y, y: point.x } } else { point };
        let x = if self.mirror_x { size.width() - 1 - x } else { x };
        let y = if self.mirror_y { size.height() - 1 - y } else { y };
        Point { x, y }
    }
}

#[cfg(test)]
mod tests;
