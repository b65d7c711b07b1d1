//! Connected parts of a board.
//!
//! This module numbers the points row by row ([`Size::index`]). The code that counts a board visits all points. For
//! such code, lists indexed by number are shorter to write and faster to read than maps keyed by point.

use crate::color::Color;
use crate::point::{Point, Size};

/// The numbers of the points adjacent to a point.
pub(super) fn near(size: Size, at: usize) -> impl Iterator<Item = usize> {
    let (width, height) = (usize::from(size.width()), usize::from(size.height()));
    let (x, y) = (at % width, at / width);
    let sides =
        [(y > 0, at.wrapping_sub(width)), (x > 0, at.wrapping_sub(1)), (x + 1 < width, at + 1), (y + 1 < height, at + width)];
    sides.into_iter().filter_map(|(there, near)| there.then_some(near))
}

/// The point with this number.
pub(super) fn point(size: Size, at: usize) -> Point {
    let width = usize::from(size.width());
    // Sides are at most 52 points long, even in records, so both coordinates fit in a `u8`.
    Point { x: (at % width) as u8, y: (at / width) as u8 }
}

/// The connected parts of a board.
#[derive(Clone, Debug)]
pub(super) struct Parts {
    /// The points of each part, in the order in which the search finds them. Neighbors are close together in this list.
    pub(super) points: Vec<Vec<usize>>,
    /// The part that each point belongs to; `None` for points without a label.
    pub(super) of: Vec<Option<usize>>,
}

/// Splits the board into connected parts. All points of a part have the same label. Points without a label are left out.
pub(super) fn parts<L: PartialEq>(size: Size, label: impl Fn(usize) -> Option<L>) -> Parts {
    let mut parts = Parts { points: Vec::new(), of: vec![None; size.area()] };
    for start in 0..size.area() {
        let Some(wanted) = label(start).filter(|_| parts.of[start].is_none()) else { continue };
        let part = parts.points.len();
        let mut points = vec![start];
        parts.of[start] = Some(part);
        let mut next = 0;
        while let Some(&at) = points.get(next) {
            for other in near(size, at) {
                if parts.of[other].is_none() && label(other).as_ref() == Some(&wanted) {
                    parts.of[other] = Some(part);
                    points.push(other);
                }
            }
            next += 1;
        }
        parts.points.push(points);
    }
    parts
}

/// The owner of each empty point: the color of the living stones around its region, if they all have the same color.
/// `None` for points with a stone, and in regions that border both colors or neither.
pub(super) fn surrounded(size: Size, stones: &[Option<Color>]) -> Vec<Option<Color>> {
    let regions = parts(size, |at| stones[at].is_none().then_some(()));
    let mut owner = vec![None; stones.len()];
    for region in &regions.points {
        let touches = |color| region.iter().any(|&at| near(size, at).any(|n| stones[n] == Some(color)));
        let color = match (touches(Color::Black), touches(Color::White)) {
            (true, false) => Some(Color::Black),
            (false, true) => Some(Color::White),
            (true, true) | (false, false) => None,
        };
        for &at in region {
            owner[at] = color;
        }
    }
    owner
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::{near, parts, point, surrounded};
    use crate::color::Color;
    use crate::point::Size;

    #[test]
    fn a_point_has_the_same_neighbors_when_points_are_numbered() {
        for size in [Size::new(1, 1), Size::new(1, 4), Size::new(5, 3)].map(Option::unwrap) {
            for (n, at) in size.points().enumerate() {
                assert_eq!(point(size, n), at);
                let points: Vec<_> = near(size, n).map(|n| point(size, n)).collect();
                assert_eq!(points, size.neighbors(at).collect::<Vec<_>>());
            }
        }
    }

    #[test]
    fn adjacent_points_with_the_same_label_are_connected() {
        let rows = b"aab.bbabb";
        let label = |at: usize| Some(rows[at]).filter(|&letter| letter != b'.');
        let parts = parts(Size::new(3, 3).unwrap(), label);
        assert_eq!(parts.points, [vec![0, 1], vec![2, 5, 4, 8, 7], vec![6]]);
        assert_eq!((parts.of[3], parts.of[6]), (None, Some(2)));
    }

    #[test]
    fn a_region_between_both_colors_has_no_owner() {
        let size = Size::new(5, 1).unwrap();
        let stones = [None, Some(Color::Black), None, Some(Color::White), None];
        assert_eq!(surrounded(size, &stones), [Some(Color::Black), None, None, None, Some(Color::White)]);
    }
}
