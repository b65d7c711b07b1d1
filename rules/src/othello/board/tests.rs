//! Compares the bit operations with a walk from point to point.

#![allow(clippy::unwrap_used)]

use super::{Board, SIDE, points, size};
use crate::color::Color;
use crate::point::Point;
use proptest::prelude::*;

/// The flipped stones, found point by point.
fn flips_by_walking(board: Board, color: Color, from: Point) -> Vec<Point> {
    let mut flipped = Vec::new();
    if board.stone(from).is_some() {
        return flipped;
    }
    for (dx, dy) in [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)] {
        let (mut x, mut y) = (from.x as i8 + dx, from.y as i8 + dy);
        let mut row = Vec::new();
        let on_board = |x: i8, y: i8| (0..SIDE as i8).contains(&x) && (0..SIDE as i8).contains(&y);
        while on_board(x, y) && board.stone(Point { x: x as u8, y: y as u8 }) == Some(color.opposite()) {
            row.push(Point { x: x as u8, y: y as u8 });
            (x, y) = (x + dx, y + dy);
        }
        if on_board(x, y) && board.stone(Point { x: x as u8, y: y as u8 }) == Some(color) {
            flipped.append(&mut row);
        }
    }
    flipped.sort_unstable();
    flipped
}

/// Boards with few or with many stones.
fn any_board() -> impl Strategy<Value = Board> {
    (any::<u64>(), any::<u64>(), any::<u64>(), any::<bool>()).prop_map(|(black, white, thin, dense)| {
        let kept = if dense { thin | black.rotate_left(17) } else { thin };
        Board::with_stones(|point| {
            let bit = 1 << (point.y * SIDE + point.x);
            let color = if black & bit != 0 { Color::Black } else { Color::White };
            ((black | white) & kept & bit != 0).then_some(color)
        })
    })
}

proptest! {
    #[test]
    fn the_bit_operations_flip_the_same_stones_as_a_walk_from_point_to_point(board in any_board()) {
        for color in Color::ALL {
            for point in size().points() {
                let flipped: Vec<Point> = points(board.flips(color, point)).collect();
                prop_assert_eq!(&flipped, &flips_by_walking(board, color, point), "{:?} {:?}", color, point);
                prop_assert_eq!(board.legal_moves(color).contains(&point), !flipped.is_empty());

                let mut next = board;
                next.place(color, point);
                let stone_after = |at| match (flipped.is_empty(), at == point || flipped.contains(&at)) {
                    (false, true) => Some(color),
                    (true, _) | (_, false) => board.stone(at),
                };
                prop_assert_eq!(next, Board::with_stones(stone_after));
            }
        }
    }
}

#[test]
fn the_start_has_four_stones() {
    let stones: Vec<(Point, Color)> = size().points().filter_map(|at| Some((at, Board::START.stone(at)?))).collect();
    let at = |x, y| Point { x, y };
    use Color::{Black, White};
    assert_eq!(stones, [(at(3, 3), White), (at(4, 3), Black), (at(3, 4), Black), (at(4, 4), White)]);
    assert_eq!(Board::START.discs().map(|n| n), crate::ByColor { black: 2, white: 2 });
    assert_eq!(Board::START.empty(), 60);
}

#[test]
fn points_off_the_board_are_empty() {
    for point in [Point { x: 8, y: 0 }, Point { x: 0, y: 8 }, Point { x: 255, y: 255 }] {
        assert_eq!(Board::START.stone(point), None);
        assert_eq!(Board::START.flips(Color::Black, point), 0);
    }
}
