//! Tests of the distances, squares and symmetries that openings use.

#![allow(clippy::unwrap_used)]

use super::{LONG_PRO, OfferError, PRO, RENJU, Reach, Symmetry, TARAGUCHI, are_same, centers, check_offers, distance};
use crate::color::Color;
use crate::point::{Point, Size};
use std::collections::HashSet;

use Color::{Black, White};

fn at(x: u8, y: u8) -> Point {
    Point { x, y }
}

fn square(side: u8) -> Size {
    Size::square(side).unwrap()
}

#[test]
fn boards_with_an_even_side_have_several_centers() {
    assert_eq!(centers(square(15)).collect::<Vec<_>>(), [at(7, 7)]);
    assert_eq!(centers(square(20)).collect::<Vec<_>>(), [at(9, 9), at(10, 9), at(9, 10), at(10, 10)]);
    assert_eq!(centers(Size::new(4, 3).unwrap()).collect::<Vec<_>>(), [at(1, 1), at(2, 1)]);
    assert_eq!(centers(square(1)).collect::<Vec<_>>(), [at(0, 0)]);
}

/// The number of points of a 15x15 board that an opening allows for each move.
fn choices(opening: &[Reach]) -> Vec<usize> {
    let count =
        |reach: &Reach| square(15).points().filter(|&at| reach.allows(square(15), Some(Point { x: 7, y: 7 }), at)).count();
    opening.iter().map(count).collect()
}

#[test]
fn each_opening_limits_where_its_moves_may_go() {
    assert_eq!(choices(&PRO), [1, 225, 225 - 25]);
    assert_eq!(choices(&LONG_PRO), [1, 225, 225 - 49]);
    assert_eq!(choices(&RENJU), [1, 9, 25]);
    assert_eq!(choices(&TARAGUCHI), [1, 9, 25, 49, 81]);
    // Distances are measured from the first stone, even when it is off the center.
    let first = Some(at(10, 9));
    for (point, within, outside) in
        [(at(12, 11), true, false), (at(8, 9), true, false), (at(13, 9), false, true), (at(7, 9), false, true)]
    {
        assert_eq!(Reach::Within(5).allows(square(20), first, point), within, "{point:?}");
        assert_eq!(Reach::Outside(5).allows(square(20), first, point), outside, "{point:?}");
    }
    for reach in [Reach::Anywhere, Reach::Center, Reach::Within(3), Reach::Outside(5)] {
        assert!(!reach.allows(square(15), Some(at(7, 7)), at(15, 3)), "{reach:?}");
    }
    assert!(!Reach::Within(3).allows(square(15), None, at(7, 7)), "without a first stone, there is no square");
    assert_eq!((distance(at(3, 9), at(5, 2)), distance(at(3, 3), at(3, 3))), (7, 0));
}

/// If equivalent moves are counted only once, renju has two second moves, and 13 third moves after each second move.
#[test]
fn renju_has_26_openings() {
    let size = square(15);
    for second in [at(7, 6), at(8, 6)] {
        let two = |point: Point| if point == at(7, 7) { Some(Black) } else { (point == second).then_some(White) };
        let mut kinds: Vec<Point> = Vec::new();
        for third in size.points().filter(|&point| RENJU[2].allows(size, Some(at(7, 7)), point) && two(point).is_none()) {
            if !kinds.iter().any(|&kind| are_same(size, two, Black, kind, third)) {
                kinds.push(third);
            }
        }
        assert_eq!(kinds.len(), 13, "{second:?}");
    }
}

#[test]
fn a_square_board_has_eight_symmetries_and_a_rectangular_one_four() {
    for (size, count) in [(square(7), 8), (Size::new(4, 7).unwrap(), 4)] {
        let images: HashSet<Vec<Point>> =
            Symmetry::of(size).map(|s| size.points().map(|at| s.apply(size, at)).collect()).collect();
        assert_eq!(images.len(), count);
        for image in images {
            assert!(image.iter().all(|&at| size.contains(at)));
            assert_eq!(image.iter().collect::<HashSet<_>>().len(), size.area(), "a symmetry maps points one to one");
        }
        assert!(size.points().all(|at| Symmetry::of(size).next().unwrap().apply(size, at) == at));
    }
}

#[test]
fn offered_moves_must_be_empty_points_and_no_two_may_be_equivalent() {
    let size = square(15);
    // This position is symmetric about the falling diagonal.
    let stone = |point: Point| match (point.x, point.y) {
        (7, 7) | (8, 8) => Some(Black),
        (6, 6) | (9, 9) => Some(White),
        _ => None,
    };
    let check = |offers: &[Point], count| check_offers(size, stone, Black, offers, count);
    assert_eq!(check(&[at(5, 8), at(4, 8), at(3, 8)], 3), Ok(()));
    assert_eq!(check(&[at(5, 8)], 2), Err(OfferError::Count { expected: 2, found: 1 }));
    assert_eq!(check(&[at(5, 8), at(7, 7)], 2), Err(OfferError::NotEmpty(at(7, 7))));
    assert_eq!(check(&[at(5, 8), at(15, 7)], 2), Err(OfferError::NotEmpty(at(15, 7))));
    assert_eq!(check(&[at(5, 8), at(5, 8)], 2), Err(OfferError::Same(at(5, 8), at(5, 8))));
    assert_eq!(check(&[at(1, 1), at(5, 8), at(8, 5)], 3), Err(OfferError::Same(at(5, 8), at(8, 5))));
    // The position is not symmetric about the rising diagonal.
    assert_eq!(check(&[at(5, 8), at(6, 9)], 2), Ok(()));
}

#[test]
fn two_offers_can_be_equivalent_although_the_stones_before_them_are_not_symmetric() {
    let size = square(15);
    let stone = |point: Point| (point == at(9, 8)).then_some(Black);
    let fixed: Vec<Symmetry> = Symmetry::of(size).filter(|s| s.apply(size, at(9, 8)) == at(9, 8)).collect();
    assert_eq!(fixed.len(), 1, "only the identity keeps the old stone in its place");
    // A quarter turn maps the first offer to the old stone, and the old stone to the second offer.
    assert!(are_same(size, stone, Black, at(8, 5), at(6, 9)));
    // A white stone does not match the old black stone.
    assert!(!are_same(size, stone, White, at(8, 5), at(6, 9)));
}
