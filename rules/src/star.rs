//! The star points drawn on boards.

use crate::kind::Kind;
use crate::point::{Point, Size};

/// On a side of at least this many points, the star points are on the fourth line from each end. On a shorter side, they are on
/// the third line.
const LARGE_SIDE: u8 = 13;
/// If both sides of a Go board have at least this many points, the board also has star points halfway along each side with an odd
/// number of points.
const SIDE_DOTS: u8 = 15;

impl Kind {
    /// The star points of a board. Othello and tic-tac-toe, whose stones are placed in squares, have none. The points for
    /// handicap stones have an order of their own: see [`crate::go::Handicap::fixed_points`].
    #[must_use]
    pub fn star_points(self, size: Size) -> Vec<Point> {
        let (width, height) = (size.width(), size.height());
        let shorter = width.min(height);
        match self {
            Kind::Othello | Kind::TicTacToe => return Vec::new(),
            Kind::Go | Kind::Gomoku if shorter < 5 => return Vec::new(),
            Kind::Go | Kind::Gomoku => {}
        }
        let middle = |side: u8| (side % 2 == 1).then_some(side / 2);
        let center = middle(width).zip(middle(height)).map(|(x, y)| Point { x, y });
        if shorter < 7 {
            return center.into_iter().collect();
        }
        let corners = lines(height).into_iter().flat_map(|y| lines(width).map(|x| Point { x, y }));
        let mut found: Vec<Point> = corners.chain(center).collect();
        if self == Kind::Go && shorter >= SIDE_DOTS {
            found.extend(middle(width).into_iter().flat_map(|x| lines(height).map(|y| Point { x, y })));
            found.extend(middle(height).into_iter().flat_map(|y| lines(width).map(|x| Point { x, y })));
        }
        found
    }
}

/// The numbers of the two lines on which the star points near the edges lie. Lines are counted from 0.
const fn lines(side: u8) -> [u8; 2] {
    let edge = if side < LARGE_SIDE { 2 } else { 3 };
    [edge, side - 1 - edge]
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::{Kind, Point, Size};

    #[test]
    fn boards_have_their_usual_star_points() {
        let count = |kind: Kind, width, height| kind.star_points(Size::new(width, height).unwrap()).len();
        let square = |kind, sides: [u8; 8]| sides.map(|side| count(kind, side, side));
        assert_eq!(square(Kind::Go, [4, 5, 6, 7, 9, 10, 13, 19]), [0, 1, 0, 5, 5, 4, 5, 9]);
        assert_eq!(square(Kind::Gomoku, [4, 5, 6, 7, 10, 15, 19, 30]), [0, 1, 0, 5, 4, 5, 5, 4]);
        assert_eq!([count(Kind::Go, 9, 13), count(Kind::Go, 16, 19), count(Kind::Go, 5, 19)], [5, 6, 1]);
        assert_eq!([count(Kind::Othello, 8, 8), count(Kind::TicTacToe, 3, 3)], [0, 0]);
        let nine = Kind::Go.star_points(Size::square(9).unwrap());
        assert_eq!(nine, [(2, 2), (6, 2), (2, 6), (6, 6), (4, 4)].map(|(x, y)| Point { x, y }));
    }
}
