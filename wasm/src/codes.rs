//! The numbers that stand for colors, points and moves in JavaScript. Points are numbered from 0, row by row from the top left.

use rules::{Color, Illegal, Move, Point, Size};

/// The number that stands for a pass where a point is expected.
pub(crate) const PASS: u16 = u16::MAX;

/// The number of a color, or 0 for none.
pub(crate) const fn number(color: Option<Color>) -> u8 {
    match color {
        None => 0,
        Some(Color::Black) => 1,
        Some(Color::White) => 2,
    }
}

/// The color with this number; `None` for any other number.
pub(crate) const fn color(number: u8) -> Option<Color> {
    match number {
        1 => Some(Color::Black),
        2 => Some(Color::White),
        _ => None,
    }
}

/// The point with this index. An index beyond the board gives a point that is not on the board.
fn point(size: Size, index: u16) -> Point {
    let width = u16::from(size.width());
    let y = u8::try_from(index / width).unwrap_or(u8::MAX);
    Point { x: u8::try_from(index % width).unwrap_or(u8::MAX), y }
}

/// The move on the point with this index, or a pass for [`PASS`].
pub(crate) fn action(size: Size, index: u16) -> Move {
    if index == PASS { Move::Pass } else { Move::Place(point(size, index)) }
}

/// The points with these indices. Indices beyond the board are left out.
pub(crate) fn points(size: Size, indices: &[u16]) -> impl Iterator<Item = Point> {
    indices.iter().map(move |&index| point(size, index)).filter(move |&point| size.contains(point))
}

/// The indices of points.
pub(crate) fn indices<'a>(size: Size, points: impl IntoIterator<Item = &'a Point>) -> Vec<u16> {
    points.into_iter().filter_map(|&point| u16::try_from(size.index(point)).ok()).collect()
}

/// The code of a refusal; `None` for a legal move.
pub(crate) fn reason(checked: Result<(), Illegal>) -> Option<String> {
    checked.err().map(|illegal| illegal.code().to_owned())
}
