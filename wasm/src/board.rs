//! Functions about boards without a game: names of points, star points, areas of openings, and equivalent fifth moves.

use crate::border::{give_record, kind, take};
use crate::codes;
use protocol::{Area, Names};
use rules::gomoku::openings::are_same;
use rules::{Color, Point, Size};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

/// The names of a board's columns, rows and points, and the indices of its star points.
///
/// # Errors
/// If the kind is unknown, or no board has these sides.
#[wasm_bindgen(unchecked_return_type = "Board")]
pub fn board(#[wasm_bindgen(unchecked_param_type = "Kind")] kind: &str, width: u8, height: u8) -> Result<JsValue, JsValue> {
    let (kind, size) = kind_and_size(kind, width, height)?;
    let columns: Vec<String> = (0..size.width()).map(|x| kind.column_name(x)).collect();
    let rows: Vec<String> = (0..size.height()).map(|y| kind.row_number(size, y).to_string()).collect();
    let names: Vec<String> = size.points().map(|point| kind.point_name(size, point)).collect();
    let stars: Vec<u32> = kind.star_points(size).into_iter().map(|point| size.index(point) as u32).collect();
    Ok(give_record(&[("columns", &columns), ("rows", &rows), ("names", &names), ("stars", &stars)]))
}

/// Parses the name of a point as the server does, and returns the index of the point; undefined if no point of this board has
/// this name.
///
/// # Errors
/// If the kind is unknown, or no board has these sides.
#[wasm_bindgen]
pub fn parse_point(
    #[wasm_bindgen(unchecked_param_type = "Kind")] kind: &str,
    width: u8,
    height: u8,
    name: &str,
) -> Result<Option<u16>, JsValue> {
    let (kind, size) = kind_and_size(kind, width, height)?;
    Ok(codes::indices(size, &kind.parse_point(size, name)).first().copied())
}

/// The indices of the points that an area in an opening allows.
///
/// # Errors
/// If the kind is unknown, no board has these sides, or the area has the wrong type.
#[wasm_bindgen]
pub fn area_points(
    #[wasm_bindgen(unchecked_param_type = "Kind")] kind: &str,
    width: u8,
    height: u8,
    #[wasm_bindgen(unchecked_param_type = "Area")] area: &JsValue,
) -> Result<Vec<u16>, JsValue> {
    let (kind, size) = kind_and_size(kind, width, height)?;
    let area: Area = take(area)?;
    Ok(codes::indices(size, &Names::new(kind, size).area(&area)))
}

/// Whether a black stone on `a` would lead to the same position as a black stone on `b`, apart from rotation and reflection.
/// `stones` is the board, row by row, as `.`, `X` and `O`; `a` and `b` are indices of points.
#[must_use]
#[wasm_bindgen]
pub fn same_offer(width: u8, stones: &str, a: u16, b: u16) -> bool {
    let stones = stones.as_bytes();
    let height = stones.len().checked_div(width.into()).unwrap_or_default();
    let Some(size) = u8::try_from(height).ok().and_then(|height| Size::new(width, height)) else { return false };
    let stone = |point: Point| match stones.get(size.index(point)) {
        Some(b'X') => Some(Color::Black),
        Some(b'O') => Some(Color::White),
        _ => None,
    };
    let offered = [a, b];
    let mut points = codes::points(size, &offered);
    match (points.next(), points.next()) {
        (Some(a), Some(b)) => are_same(size, stone, Color::Black, a, b),
        _ => false,
    }
}

fn kind_and_size(name: &str, width: u8, height: u8) -> Result<(rules::Kind, Size), JsValue> {
    let size = Size::new(width, height).ok_or_else(|| JsValue::from_str("a board of this size is not possible"))?;
    Ok((kind(name)?, size))
}

#[cfg(test)]
mod tests {
    use super::same_offer;

    #[test]
    fn offers_are_the_same_if_a_symmetry_of_the_position_maps_one_to_the_other() {
        let empty = ".".repeat(9);
        assert!(same_offer(3, &empty, 0, 8) && same_offer(3, &empty, 1, 3) && !same_offer(3, &empty, 0, 4));
        assert!(!same_offer(3, "X........", 1, 5) && same_offer(3, "X........", 1, 3));
        assert!(!same_offer(0, &empty, 0, 0) && !same_offer(3, &empty, 0, 9));
    }
}
