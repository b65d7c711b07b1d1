//! The kinds of games, and how their players write points.

use crate::point::{Point, Size};
use crate::words;

words! {
/// The games that this crate implements.
pub enum Kind {
    /// Go (weiqi, baduk).
    Go = "go",
    /// Gomoku (five in a row) with all its rulesets, and every m,n,k-game (k in a row on a board of m by n points).
    Gomoku = "gomoku",
    /// Othello (Reversi).
    Othello = "othello",
    /// Tic-tac-toe. Its players see it as a game of its own. The rules implement it as Gomoku's 3,3,3-game.
    TicTacToe = "tic_tac_toe",
}
}

impl Kind {
    /// Formats a point as the players of this game write it.
    ///
    /// - Go: `Q16`. Columns are uppercase letters without I. A 26th column would be `AA`, but no playable Go board has one. Rows
    ///   are counted from the bottom.
    /// - Gomoku and tic-tac-toe: `h8`. Columns are lowercase letters including i, and `aa` follows `z`. Rows are counted from the
    ///   bottom.
    /// - Othello: `d3`. Columns are lowercase letters. Rows are counted from the top.
    ///
    /// The point must be on a board of this size. Otherwise the row number is meaningless.
    #[must_use]
    pub fn point_name(self, size: Size, point: Point) -> String {
        let mut name = self.column_name(point.x);
        name.push_str(&self.row_number(size, point.y).to_string());
        name
    }

    /// The letters of the column with this `x`, which counts from 0.
    #[must_use]
    pub fn column_name(self, x: u8) -> String {
        let letters = self.letters();
        let (round, letter) = (usize::from(x) / letters.len(), usize::from(x) % letters.len());
        let mut name = String::with_capacity(4);
        if round > 0 {
            name.push(char::from(letters[(round - 1) % letters.len()]));
        }
        name.push(char::from(letters[letter]));
        name
    }

    /// Parses the format of [`Kind::point_name`]. Returns `None` for anything else and for points off the board.
    ///
    /// Go also accepts lowercase letters, and Othello uppercase letters. Leading zeros, signs and blanks are refused.
    #[must_use]
    pub fn parse_point(self, size: Size, text: &str) -> Option<Point> {
        let digits = text.find(|c: char| c.is_ascii_digit())?;
        let (column, row) = text.split_at_checked(digits)?;
        if row.starts_with('0') || row.len() > 2 || !row.bytes().all(|b| b.is_ascii_digit()) {
            return None;
        }
        let row: u8 = row.parse().ok()?;
        let point = Point { x: self.parse_column(column)?, y: self.row_at(size, row)? };
        size.contains(point).then_some(point)
    }

    /// The number that players give to a row; the lowest number is 1. `y` counts the rows from the top, starting with 0.
    #[must_use]
    pub const fn row_number(self, size: Size, y: u8) -> u8 {
        match self {
            Kind::Go | Kind::Gomoku | Kind::TicTacToe => size.height().saturating_sub(y),
            Kind::Othello => y.saturating_add(1),
        }
    }

    const fn row_at(self, size: Size, number: u8) -> Option<u8> {
        match self {
            Kind::Go | Kind::Gomoku | Kind::TicTacToe => size.height().checked_sub(number),
            Kind::Othello => number.checked_sub(1),
        }
    }

    fn parse_column(self, column: &str) -> Option<u8> {
        let letters = self.letters();
        let number = |byte: u8| {
            let byte = match self {
                Kind::Go => byte.to_ascii_uppercase(),
                Kind::Othello => byte.to_ascii_lowercase(),
                Kind::Gomoku | Kind::TicTacToe => byte,
            };
            letters.iter().position(|&letter| letter == byte)
        };
        let x = match *column.as_bytes() {
            [only] => number(only)?,
            [first, second] => (number(first)? + 1) * letters.len() + number(second)?,
            _ => return None,
        };
        u8::try_from(x).ok()
    }

    const fn letters(self) -> &'static [u8] {
        match self {
            Kind::Go => b"ABCDEFGHJKLMNOPQRSTUVWXYZ",
            Kind::Gomoku | Kind::Othello | Kind::TicTacToe => b"abcdefghijklmnopqrstuvwxyz",
        }
    }
}

impl std::str::FromStr for Kind {
    type Err = UnknownKind;
    fn from_str(text: &str) -> Result<Kind, UnknownKind> {
        Kind::ALL.into_iter().find(|kind| kind.as_str() == text).ok_or(UnknownKind)
    }
}

/// The string is not a kind of game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a kind of game: expected \"go\", \"gomoku\", \"othello\" or \"tic_tac_toe\"")]
pub struct UnknownKind;

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::Kind;
    use crate::point::{Point, Size};

    #[test]
    fn points_are_written_as_players_write_them() {
        let cases = [
            (Kind::Go, 19, Point { x: 15, y: 3 }, "Q16"),
            (Kind::Go, 19, Point { x: 7, y: 18 }, "H1"),
            (Kind::Go, 19, Point { x: 8, y: 18 }, "J1"),
            (Kind::Go, 25, Point { x: 24, y: 0 }, "Z25"),
            (Kind::Gomoku, 15, Point { x: 7, y: 7 }, "h8"),
            (Kind::Gomoku, 15, Point { x: 8, y: 14 }, "i1"),
            (Kind::Gomoku, 30, Point { x: 25, y: 29 }, "z1"),
            (Kind::Gomoku, 30, Point { x: 26, y: 0 }, "aa30"),
            (Kind::Gomoku, 30, Point { x: 29, y: 0 }, "ad30"),
            (Kind::Othello, 8, Point { x: 3, y: 2 }, "d3"),
            (Kind::Othello, 8, Point { x: 0, y: 7 }, "a8"),
            (Kind::TicTacToe, 3, Point { x: 0, y: 2 }, "a1"),
        ];
        for (kind, side, point, name) in cases {
            let size = Size::square(side).unwrap();
            assert_eq!(kind.point_name(size, point), name);
            assert_eq!(kind.parse_point(size, name), Some(point), "{name}");
        }
    }

    #[test]
    fn every_point_is_parsed_from_its_name() {
        for (kind, max) in [(Kind::Go, 25), (Kind::Gomoku, 30), (Kind::Othello, 8), (Kind::TicTacToe, 3)] {
            for side in 1..=max {
                let size = Size::square(side).unwrap();
                for point in size.points() {
                    assert_eq!(kind.parse_point(size, &kind.point_name(size, point)), Some(point));
                }
            }
        }
    }

    #[test]
    fn text_that_does_not_name_a_point_of_the_board_is_refused() {
        let size = Size::square(19).unwrap();
        assert_eq!(Kind::Go.parse_point(size, "q16"), Some(Point { x: 15, y: 3 }));
        for bad in ["", "Q", "16", "I5", "Q0", "Q20", "U1", "Q016", " Q16", "Q16 ", "Q+6", "Q1６", "QQQ1", "Q999", "é1", "Q1x"]
        {
            assert_eq!(Kind::Go.parse_point(size, bad), None, "{bad:?}");
        }
        let board = Size::square(8).unwrap();
        assert_eq!(Kind::Othello.parse_point(board, "F5"), Some(Point { x: 5, y: 4 }));
        for bad in ["d", "3d", "i1", "a9", "a0", "d33", " d3", "`1"] {
            assert_eq!(Kind::Othello.parse_point(board, bad), None, "{bad:?}");
        }
        for bad in ["H8", "h08", "h20", "t1", "aa1", "h-1"] {
            assert_eq!(Kind::Gomoku.parse_point(size, bad), None, "{bad:?}");
        }
    }
}
