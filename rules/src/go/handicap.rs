//! Black's head start.

use crate::point::{Point, Size};

/// Black's head start. With any handicap, White moves first after the stones are placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Handicap {
    /// No handicap: Black moves first.
    None,
    /// This many stones on the star points before the first move, in the order of the Go Text Protocol (GTP).
    Fixed(u8),
    /// Like `Fixed`, but in the order of the American Go Association, which puts the third stone in a different corner.
    Aga(u8),
    /// Black places this many stones anywhere as the first moves of the game.
    Free(u8),
}

impl Handicap {
    /// The number of stones; 0 without a handicap.
    #[must_use]
    pub const fn stones(self) -> u8 {
        match self {
            Handicap::None => 0,
            Handicap::Fixed(stones) | Handicap::Aga(stones) | Handicap::Free(stones) => stones,
        }
    }

    /// The smallest number of stones in a handicap.
    pub const MIN: u8 = 2;

    /// The most stones that a handicap of this type can have on a board. If the board allows no
    /// such handicap, this is less than [`Handicap::MIN`].
    #[must_use]
    pub const fn most(self, size: Size) -> u8 {
        match self {
            Handicap::None => 0,
            Handicap::Fixed(_) | Handicap::Aga(_) if size.width() != size.height() => 0,
            Handicap::Fixed(_) | Handicap::Aga(_) => Handicap::max_fixed(size.width()),
            Handicap::Free(_) => Handicap::max_free(size),
        }
    }

    /// The most stones with fixed placement on a square board: 0 if the side is shorter than 7 points, 4 if it is 7
    /// points or an even number of points, and 9 otherwise.
    #[must_use]
    pub const fn max_fixed(size: u8) -> u8 {
        match size {
            0..7 => 0,
            7 => 4,
            _ if size.is_multiple_of(2) => 4,
            _ => 9,
        }
    }

    /// The largest number of stones with free placement: a quarter of the number of points on the board, but at most
    /// 25.
    #[must_use]
    pub const fn max_free(size: Size) -> u8 {
        let quarter = size.area() / 4;
        if quarter < 25 { quarter as u8 } else { 25 }
    }

    /// The stones on the board before the first move; empty for a free handicap.
    #[must_use]
    pub fn placed(self, size: Size) -> Vec<Point> {
        match self {
            Handicap::None | Handicap::Free(_) => Vec::new(),
            Handicap::Fixed(stones) => Handicap::fixed_points(size.width(), stones),
            Handicap::Aga(stones) => Handicap::aga_points(size.width(), stones),
        }
    }

    /// The star points for a number of fixed stones, in the order of GTP. Empty if the size has no such
    /// handicap.
    #[must_use]
    pub fn fixed_points(size: u8, stones: u8) -> Vec<Point> {
        if stones < 2 || stones > Handicap::max_fixed(size) {
            return Vec::new();
        }
        let low = if size < 13 { 2 } else { 3 };
        let (high, middle) = (size - 1 - low, size / 2);
        // Rows are numbered from the top here, so `low` means the top and the left side.
        let corners = [(low, high), (high, low), (low, low), (high, high)];
        let sides = [(low, middle), (high, middle), (middle, low), (middle, high)];
        let center = [(middle, middle)];
        let (corners, sides, center): (&[_], &[_], &[_]) = match stones {
            2..=4 => (&corners[..usize::from(stones)], &[], &[]),
            5 => (&corners, &[], &center),
            6 => (&corners, &sides[..2], &[]),
            7 => (&corners, &sides[..2], &center),
            8 => (&corners, &sides, &[]),
            _ => (&corners, &sides, &center),
        };
        [corners, sides, center].concat().into_iter().map(|(x, y)| Point { x, y }).collect()
    }

    /// Like [`Handicap::fixed_points`], but in the order of the American Go Association: three stones leave the upper left free
    /// instead of the lower right. Empty if the size has no such handicap.
    #[must_use]
    pub fn aga_points(size: u8, stones: u8) -> Vec<Point> {
        let mut points = Handicap::fixed_points(size, stones);
        let corners = points.len().min(4);
        if let Some(&Point { x: low, y: high }) = points.first() {
            // Upper right, lower left, lower right, upper left.
            let order = [(high, low), (low, high), (high, high), (low, low)];
            for (point, (x, y)) in points[..corners].iter_mut().zip(order) {
                *point = Point { x, y };
            }
        }
        points
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::Handicap;
    use crate::kind::Kind;
    use crate::point::Size;

    fn names(size: u8, stones: u8) -> Vec<String> {
        let board = Size::square(size).unwrap();
        Handicap::fixed_points(size, stones).into_iter().map(|p| Kind::Go.point_name(board, p)).collect()
    }

    #[test]
    fn fixed_handicap_stones_are_listed_in_the_order_of_gtp() {
        assert_eq!(names(19, 3), ["D4", "Q16", "D16"]);
        assert_eq!(names(19, 7), ["D4", "Q16", "D16", "Q4", "D10", "Q10", "K10"]);
        assert_eq!(names(9, 2), ["C3", "G7"]);
        assert_eq!(names(12, 2), ["C3", "K10"]);
        assert_eq!(names(19, 9).len(), 9);
    }

    #[test]
    fn the_aga_handicap_of_three_stones_leaves_a_different_corner_free() {
        let aga = |stones| -> Vec<String> {
            let board = Size::square(19).unwrap();
            Handicap::aga_points(19, stones).into_iter().map(|p| Kind::Go.point_name(board, p)).collect()
        };
        assert_eq!(aga(3), ["Q16", "D4", "Q4"]);
        assert_eq!(aga(6), ["Q16", "D4", "Q4", "D16", "D10", "Q10"]);
        for stones in [2, 4, 5, 6, 7, 8, 9] {
            let (mut ours, mut theirs) = (names(19, stones), aga(stones));
            ours.sort();
            theirs.sort();
            assert_eq!(ours, theirs);
        }
        assert!(Handicap::aga_points(6, 2).is_empty());
    }

    #[test]
    fn a_handicap_that_the_board_does_not_allow_has_no_points() {
        for (size, stones) in [(6, 2), (7, 5), (8, 5), (9, 10), (19, 1), (19, 0)] {
            assert!(names(size, stones).is_empty(), "{stones} on {size}");
        }
        assert_eq!([5, 9, 10, 19, 25].map(|side| Handicap::max_free(Size::square(side).unwrap())), [6, 20, 25, 25, 25]);
    }
}
