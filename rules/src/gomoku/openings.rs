//! Where the first stones may go: the pure checks of the openings. Who offers, chooses and swaps is a
//! matter of the room.
//!
//! Distances are counted from the center and not from the edges, so that boards with an even side,
//! whose center is four points, have the same openings: see [`centers`].

use crate::color::Color;
use crate::point::{Point, Size};

/// The points in the middle of the board: one, or two or four where a side is even.
pub fn centers(size: Size) -> impl Iterator<Item = Point> {
    let middle = |side: u8| (side - 1) / 2..=side / 2;
    middle(size.height()).flat_map(move |y| middle(size.width()).map(move |x| Point { x, y }))
}

/// How far two points are apart, where a diagonal step counts as one: 1 if they touch.
#[must_use]
pub const fn distance(a: Point, b: Point) -> u8 {
    let (dx, dy) = (a.x.abs_diff(b.x), a.y.abs_diff(b.y));
    if dx > dy { dx } else { dy }
}

/// How far a point may or must be from the first stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reach {
    /// Anywhere.
    Anywhere,
    /// In the middle of the board: [`centers`].
    Center,
    /// Within this square around the first stone, its side in points: 3, 5, 7, 9.
    Within(u8),
    /// Not within that square.
    Outside(u8),
}

impl Reach {
    /// Whether a point of the board is right, if `first` was the first stone. Whether it is empty is
    /// not asked.
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

/// Pro: Black in the center, White anywhere, Black outside the 5x5 around the first stone.
pub const PRO: [Reach; 3] = [Reach::Center, Reach::Anywhere, Reach::Outside(5)];

/// Long pro: as [`PRO`], but outside the 7x7.
pub const LONG_PRO: [Reach; 3] = [Reach::Center, Reach::Anywhere, Reach::Outside(7)];

/// The 26 openings of renju, with which Soosyrv-8 and Yamaguchi begin: center, touching it, within 5x5.
pub const RENJU: [Reach; 3] = [Reach::Center, Reach::Within(3), Reach::Within(5)];

/// Taraguchi-10: ever wider squares. The fifth move is so bound only where Black plays it alone; of
/// ten offered moves each may be anywhere.
pub const TARAGUCHI: [Reach; 5] = [Reach::Center, Reach::Within(3), Reach::Within(5), Reach::Within(7), Reach::Within(9)];

/// The stones the first player puts on the board for swap and swap2, in this order.
pub const SWAP: [Color; 3] = [Color::Black, Color::White, Color::Black];

/// The stones that the second player of swap2 may add instead of choosing a color.
pub const SWAP2_EXTRA: [Color; 2] = [Color::White, Color::Black];

/// How many fifth moves Black offers in Taraguchi-10.
pub const TARAGUCHI_OFFERS: usize = 10;

/// The most fifth moves that may be declared in Soosyrv-8.
pub const SOOSYRV_MAX_OFFERS: usize = 8;

/// Why a list of offered moves is not in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OfferError {
    /// There must be another number of them.
    #[error("{expected} moves must be offered, not {found}")]
    Count {
        /// How many are due.
        expected: usize,
        /// How many there are.
        found: usize,
    },
    /// A stone is there, or no point.
    #[error("one of the offered points is not empty")]
    NotEmpty(Point),
    /// Two of them give the same position, turned or mirrored at most.
    #[error("two of the offered moves are the same up to turning and mirroring the board")]
    Same(Point, Point),
}

/// Whether `offers` are `count` empty points, no two of which, played by `color`, give the same
/// position turned or mirrored.
///
/// # Errors
/// The first reason against them, in the order of [`OfferError`].
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

/// Whether a stone of `color` on `a` or on `b` gives the same position, turned or mirrored.
///
/// The whole positions are compared: an older stone may come to lie where the new one is.
pub fn are_same(size: Size, stone: impl Fn(Point) -> Option<Color>, color: Color, a: Point, b: Point) -> bool {
    let with = |new: Point, point: Point| if point == new { Some(color) } else { stone(point) };
    Symmetry::of(size).any(|symmetry| size.points().all(|point| with(a, point) == with(b, symmetry.apply(size, point))))
}

/// A way to turn or mirror the board onto itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Symmetry {
    /// Columns become rows, before the others.
    transpose: bool,
    /// Left becomes right.
    mirror_x: bool,
    /// Top becomes bottom.
    mirror_y: bool,
}

impl Symmetry {
    /// All symmetries of a board, the one that changes nothing first: eight of a square, four of an
    /// oblong board.
    pub fn of(size: Size) -> impl Iterator<Item = Symmetry> {
        let both = [false, true];
        let square = size.width() == size.height();
        let all = both.into_iter().flat_map(move |transpose| {
            both.into_iter()
                .flat_map(move |mirror_x| both.into_iter().map(move |mirror_y| Symmetry { transpose, mirror_x, mirror_y }))
        });
        all.filter(move |symmetry| square || !symmetry.transpose)
    }

    /// Where a point of the board comes to lie.
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
