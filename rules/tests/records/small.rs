//! Checks known numbers for tiny Go boards.

use super::{Checked, same};
use rules::go::Board;
use rules::{Color, Point, Size};
use serde_json::Value;

/// The largest area whose boards are enumerated. 3^9 boards take little time, 3^16 too much.
const MAX_AREA: usize = 9;

/// Checks the number of legal positions for each board size up to [`MAX_AREA`], and the number of games on boards of one to three
/// points.
pub(super) fn constants(record: &Value) -> Checked {
    let legal = &record["legal_positions"];
    for (side, expected) in legal["square"].as_object().into_iter().flatten() {
        check_positions(&format!("{side}x{side}"), expected)?;
    }
    for (sides, expected) in legal["rectangles_own_brute_force"].as_object().into_iter().flatten() {
        check_positions(sides, expected)?;
    }
    for (sides, expected) in record["games"]["values"].as_object().into_iter().flatten() {
        let board = Board::new(size(sides)?);
        let games = paths(&board, &mut vec![board.hash()]);
        same(&format!("games on {sides}"), &Some(games), &expected.as_u64())?;
    }
    Ok(Some(()))
}

fn size(sides: &str) -> Result<Size, String> {
    let side = |text: Option<&str>| text.and_then(|text| text.parse().ok());
    let mut parts = sides.split('x');
    let (width, height) = (side(parts.next()), side(parts.next()));
    width.zip(height).and_then(|(width, height)| Size::new(width, height)).ok_or_else(|| format!("not a size: {sides}"))
}

fn check_positions(sides: &str, expected: &Value) -> Result<(), String> {
    let size = size(sides)?;
    if size.area() > MAX_AREA {
        return Ok(());
    }
    let boards = 3_u32.pow(size.area() as u32);
    let legal = (0..boards).filter(|&code| {
        let stone = |point: Point| match code / 3_u32.pow(size.index(point) as u32) % 3 {
            1 => Some(Color::Black),
            2 => Some(Color::White),
            _ => None,
        };
        Board::with_stones(size, stone).is_some()
    });
    same(&format!("legal positions on {sides}"), &Some(legal.count() as u64), &expected.as_u64())
}

/// The number of move sequences that start from `board` and never repeat a board, including the empty sequence. `seen` holds the
/// hashes of all boards so far. Each move may be by either color.
fn paths(board: &Board, seen: &mut Vec<u64>) -> u64 {
    let mut sum = 1;
    for point in board.size().points() {
        for color in Color::ALL {
            let mut next = board.clone();
            if next.place(color, point, &mut Vec::new()) && !seen.contains(&next.hash()) {
                seen.push(next.hash());
                sum += paths(&next, seen);
                seen.pop();
            }
        }
    }
    sum
}
