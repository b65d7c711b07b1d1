//! Boards of any size: k in a row on m by n points.
//!
//! Tic-tac-toe is [`Setup::TIC_TAC_TOE`], the boards people know are in [`PRESETS`].

use super::family::Rules;
use super::rows::{Directions, Enclosed, Overline, Rows};
use crate::point::{MAX_SIDE, Size};

/// What is agreed before an m,n,k game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    size: Size,
    rows: Rows,
}

/// Why an m,n,k game cannot be set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// A side of the board is out of range.
    #[error("the sides must be 1 to {MAX_SIDE}")]
    Size,
    /// The row is too short or too long for any game.
    #[error("the row must be {} to {} long", Setup::MIN_ROW, Setup::MAX_ROW)]
    Row,
    /// No such row fits on the board.
    #[error("the row is longer than the board")]
    NoRoom,
}

impl Setup {
    /// The shortest row that wins.
    pub const MIN_ROW: u8 = 3;
    /// The longest row that wins.
    pub const MAX_ROW: u8 = 10;

    /// Three in a row on 3x3.
    pub const TIC_TAC_TOE: Setup = match Size::square(3) {
        Some(size) => Setup { size, rows: Rows { length: 3, ..Rows::FREESTYLE } },
        None => unreachable!(),
    };

    /// `row` in a row on a board of `width` by `height` points.
    ///
    /// # Errors
    /// [`SetupError`] when a side or the row is out of range, or the row longer than both sides.
    pub const fn new(width: u8, height: u8, row: u8, overline: Overline, directions: Directions) -> Result<Setup, SetupError> {
        let Some(size) = Size::new(width, height) else { return Err(SetupError::Size) };
        if row < Setup::MIN_ROW || row > Setup::MAX_ROW {
            return Err(SetupError::Row);
        }
        if row > width && row > height {
            return Err(SetupError::NoRoom);
        }
        Ok(Setup { size, rows: Rows { length: row, overline, enclosed: Enclosed::Wins, directions } })
    }

    /// The size of the board.
    #[must_use]
    pub const fn size(self) -> Size {
        self.size
    }

    /// The rows that win, the same for both.
    #[must_use]
    pub const fn rows(self) -> Rows {
        self.rows
    }

    /// The rules of the game.
    #[must_use]
    pub const fn rules(self) -> Rules {
        Rules::of_rows(self.rows)
    }
}

/// A board people know, by the length of its sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Preset {
    /// The side of the square board.
    pub side: u8,
    /// Its name in the code and on the wire.
    pub name: &'static str,
}

/// The boards people know for five in a row, smallest first.
pub const PRESETS: [Preset; 5] = [
    Preset { side: 10, name: "small" },
    Preset { side: 15, name: "tournament" },
    Preset { side: 18, name: "paper" },
    Preset { side: 19, name: "go_board" },
    Preset { side: 30, name: "huge" },
];

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::{PRESETS, Setup, SetupError};
    use crate::color::Color;
    use crate::gomoku::family::{End, Game};
    use crate::gomoku::rows::{Directions, Overline};
    use crate::moves::Move;
    use crate::point::Point;

    fn setup(width: u8, height: u8, row: u8) -> Result<Setup, SetupError> {
        Setup::new(width, height, row, Overline::Wins, Directions::All)
    }

    #[test]
    fn setups_have_bounds() {
        assert_eq!(setup(3, 3, 3), Ok(Setup::TIC_TAC_TOE));
        for (width, height, row) in [(30, 30, 10), (1, 3, 3), (30, 2, 10), (7, 6, 4)] {
            assert!(setup(width, height, row).is_ok(), "{width},{height},{row}");
        }
        for (width, height, row, error) in [
            (0, 3, 3, SetupError::Size),
            (31, 3, 3, SetupError::Size),
            (9, 9, 2, SetupError::Row),
            (30, 30, 11, SetupError::Row),
            (4, 4, 5, SetupError::NoRoom),
        ] {
            assert_eq!(setup(width, height, row), Err(error), "{width},{height},{row}");
        }
        assert!(PRESETS.iter().all(|preset| setup(preset.side, preset.side, 5).is_ok()));
        assert!(PRESETS.is_sorted_by_key(|preset| preset.side));
    }

    #[test]
    fn every_length_wins_exactly_when_complete() {
        for row in Setup::MIN_ROW..=Setup::MAX_ROW {
            let setup = setup(30, 4, row).unwrap();
            let mut game = Game::new(setup.size(), setup.rules());
            for x in 0..row {
                assert_eq!(game.end(), None, "{row}");
                game.play(Color::Black, Move::Place(Point { x, y: 0 })).unwrap();
                if x + 1 < row {
                    // White leaves gaps.
                    game.play(Color::White, Move::Place(Point { x: 3 * x, y: 2 })).unwrap();
                }
            }
            assert_eq!(game.end(), Some(End::Row(Color::Black)), "{row}");
            assert_eq!(game.row().len(), usize::from(row));
        }
    }
}
