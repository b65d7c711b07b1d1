//! Boards that start with stones on them.

use super::{Board, State};
use crate::color::Color;
use crate::point::{Point, Size};

impl Board {
    /// A board with the given stones, or `None` if one of their chains has no liberties.
    pub fn with_stones(size: Size, mut stone: impl FnMut(Point) -> Option<Color>) -> Option<Board> {
        let mut board = Board::new(size);
        // Place all stones before counting liberties, because only the points that stay empty are liberties.
        for point in size.points() {
            if let Some(color) = stone(point) {
                board.set(board.index(point), color);
            }
        }
        for point in size.points() {
            let at = board.index(point);
            if board.is_stone(at) {
                let empty = board.around(at).into_iter().filter(|&near| board.state(near) == State::Empty).count();
                board.head_mut(at).liberties += empty as u16;
                for near in board.around(at) {
                    if board.state(near) == board.state(at) {
                        board.join(at, near);
                    }
                }
            }
        }
        let alive = size.points().all(|point| board.stone(point).is_none() || board.pseudo_liberties(point) > 0);
        alive.then_some(board)
    }

    /// Reads a board from lines of `X`, `O` and `.`, top to bottom. Returns `None` for other letters, lines of
    /// different lengths, a size out of range or chains without liberties.
    #[must_use]
    pub fn from_rows<T: AsRef<str>>(rows: &[T]) -> Option<Board> {
        let width = u8::try_from(rows.first()?.as_ref().len()).ok()?;
        let size = Size::new(width, u8::try_from(rows.len()).ok()?)?;
        let well_formed = |row: &T| {
            let row = row.as_ref().as_bytes();
            row.len() == usize::from(width) && row.iter().all(|letter| b".XO".contains(letter))
        };
        if !rows.iter().all(well_formed) {
            return None;
        }
        Board::with_stones(size, |point| match rows[usize::from(point.y)].as_ref().as_bytes()[usize::from(point.x)] {
            b'X' => Some(Color::Black),
            b'O' => Some(Color::White),
            _ => None,
        })
    }
}
