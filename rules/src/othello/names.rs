//! Points as Othello's players write them: columns `a` to `h`, rows `1` to `8` from the top.

use super::board::SIDE;
use crate::point::Point;

/// `d3` for the fourth column and the third row from the top. The point must lie on the board.
#[must_use]
pub fn point_name(point: Point) -> String {
    let column = char::from(b'a' + point.x % SIDE);
    format!("{column}{}", point.y + 1)
}

/// Reads what [`point_name`] writes, capitals too; `None` for anything else.
#[must_use]
pub fn parse_point(text: &str) -> Option<Point> {
    let [column, row] = *text.as_bytes() else { return None };
    let x = column.to_ascii_lowercase().checked_sub(b'a')?;
    let y = row.checked_sub(b'1')?;
    (x < SIDE && y < SIDE).then_some(Point { x, y })
}

#[cfg(test)]
mod tests {
    use super::{parse_point, point_name};
    use crate::othello::size;
    use crate::point::Point;

    #[test]
    fn names_there_and_back() {
        assert_eq!(point_name(Point { x: 3, y: 2 }), "d3");
        assert_eq!(parse_point("F5"), Some(Point { x: 5, y: 4 }));
        assert!(size().points().all(|point| parse_point(&point_name(point)) == Some(point)));
        for bad in ["", "d", "3d", "i1", "a9", "a0", "d33", " d3", "`1"] {
            assert_eq!(parse_point(bad), None, "{bad:?}");
        }
    }
}
