//! Decides which rows win. Each ruleset has its own combination of four settings: the length, whether longer rows count, whether
//! rows closed at both ends count, and the directions.

use crate::color::Color;
use crate::point::{Point, Size};
use crate::words;

words! {
/// The effect of a row longer than required.
pub enum Overline default Wins {
    /// The row wins.
    Wins = "wins",
    /// The row does not count.
    Nothing = "nothing",
}
}

/// The effect of a row of exactly the required length with an opponent's stone at each end. The edge of the board does
/// not count as an opponent's stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Enclosed {
    /// The row wins.
    Wins,
    /// The row does not count.
    Nothing,
}

words! {
/// The directions in which stones are counted.
pub enum Directions default All {
    /// Ranks, files and both diagonals.
    All = "all",
    /// Ranks and files only, the simplest form, played in some classrooms.
    RanksAndFiles = "ranks_and_files",
}
}

impl Directions {
    /// A unit step in each direction: right, down, and both diagonals.
    #[must_use]
    pub const fn steps(self) -> &'static [(i8, i8)] {
        match self {
            Directions::All => &[(1, 0), (0, 1), (1, 1), (1, -1)],
            Directions::RanksAndFiles => &[(1, 0), (0, 1)],
        }
    }
}

/// Which rows win for one color.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rows {
    /// The required number of stones.
    pub length: u8,
    /// The effect of a longer row.
    pub overline: Overline,
    /// The effect of a row closed at both ends.
    pub enclosed: Enclosed,
    /// The directions in which rows count.
    pub directions: Directions,
}

impl Rows {
    /// Five or more, in all directions.
    pub const FREESTYLE: Rows =
        Rows { length: 5, overline: Overline::Wins, enclosed: Enclosed::Wins, directions: Directions::All };
    /// Exactly five.
    pub const STANDARD: Rows = Rows { overline: Overline::Nothing, ..Rows::FREESTYLE };
    /// Five that are not closed at both ends, or six or more.
    pub const CARO: Rows = Rows { enclosed: Enclosed::Nothing, ..Rows::FREESTYLE };
    /// Exactly five, unless closed at both ends.
    pub const CARO_EXACT: Rows = Rows { enclosed: Enclosed::Nothing, ..Rows::STANDARD };

    /// All stones of the winning rows that a stone of `color` at `point` would complete, in reading order. Empty if the stone would
    /// not win. The point must be on the board.
    pub fn row(self, size: Size, stone: impl Fn(Point) -> Option<Color>, color: Color, point: Point) -> Vec<Point> {
        let mut row = Vec::new();
        for &direction in self.directions.steps() {
            let run = Run::through(size, &stone, color, point, direction);
            if self.is_win(&run) {
                row.extend((1..=run.back).filter_map(|n| step(size, point, direction, -n)));
                row.extend((1..=run.ahead).filter_map(|n| step(size, point, direction, n)));
            }
        }
        if !row.is_empty() {
            row.push(point);
            row.sort_unstable();
        }
        row
    }

    /// Whether a stone of `color` at `point` would complete a winning row. The point must be on the board.
    pub fn wins(self, size: Size, stone: impl Fn(Point) -> Option<Color>, color: Color, point: Point) -> bool {
        let steps = self.directions.steps();
        steps.iter().any(|&direction| self.is_win(&Run::through(size, &stone, color, point, direction)))
    }

    const fn is_win(self, run: &Run) -> bool {
        let stones = run.back + run.ahead + 1;
        let length = self.length as i8;
        if stones > length {
            return matches!(self.overline, Overline::Wins);
        }
        stones == length && (!run.enclosed || matches!(self.enclosed, Enclosed::Wins))
    }
}

/// The unbroken run of one color through a point in one direction.
struct Run {
    back: i8,
    ahead: i8,
    /// Whether there are opponent stones at both ends.
    enclosed: bool,
}

impl Run {
    fn through(size: Size, stone: &impl Fn(Point) -> Option<Color>, color: Color, point: Point, direction: (i8, i8)) -> Run {
        let count = |sign: i8| {
            let mut length = 0;
            loop {
                let end = step(size, point, direction, sign * (length + 1)).and_then(stone);
                if end != Some(color) {
                    return (length, end.is_some());
                }
                length += 1;
            }
        };
        let ((back, closed_behind), (ahead, closed_ahead)) = (count(-1), count(1));
        Run { back, ahead, enclosed: closed_behind && closed_ahead }
    }
}

/// The point `n` steps away, if it is on the board. A board is at most 30 points wide and high, so `i8` is enough.
fn step(size: Size, point: Point, (dx, dy): (i8, i8), n: i8) -> Option<Point> {
    let x = point.x.checked_add_signed(dx * n)?;
    let y = point.y.checked_add_signed(dy * n)?;
    size.contains(Point { x, y }).then_some(Point { x, y })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::{Directions, Rows};
    use crate::color::Color;
    use crate::point::{Point, Size};

    /// Whether Black wins with a stone at `*`. `board` contains the lines of the board, separated by `/`.
    fn wins(rows: Rows, board: &str) -> bool {
        let lines: Vec<&[u8]> = board.split('/').map(str::as_bytes).collect();
        let size = Size::new(lines[0].len() as u8, lines.len() as u8).unwrap();
        let letter = |point: Point| lines[usize::from(point.y)][usize::from(point.x)];
        let stone = |point: Point| match letter(point) {
            b'X' => Some(Color::Black),
            b'O' => Some(Color::White),
            _ => None,
        };
        let point = size.points().find(|&point| letter(point) == b'*').unwrap();
        let row = rows.row(size, stone, Color::Black, point);
        assert_eq!(!row.is_empty(), rows.wins(size, stone, Color::Black, point), "{board}");
        assert!(row.is_sorted() && (row.is_empty() || row.contains(&point)), "{board}");
        assert!(row.iter().all(|&at| at == point || stone(at) == Some(Color::Black)), "{board}");
        row.len() >= usize::from(rows.length)
    }

    #[test]
    fn each_ruleset_decides_which_rows_win() {
        let all = [Rows::FREESTYLE, Rows::STANDARD, Rows::CARO, Rows::CARO_EXACT];
        for (line, expected) in [
            (".XX*XX.", [true; 4]),
            ("OXX*XX.", [true; 4]),
            ("OXX*XXO", [true, true, false, false]),
            ("XX*XXO", [true; 4]), // The edge of the board does not close a row.
            ("XX*XX", [true; 4]),
            (".XX*XXX", [true, false, true, false]),
            ("OXX*XXXO", [true, false, true, false]),
            (".XX*X.", [false; 4]),
            ("XX.*XXX", [false; 4]),
        ] {
            assert_eq!(all.map(|rows| wins(rows, line)), expected, "{line}");
        }
    }

    #[test]
    fn a_crossing_five_wins_despite_an_overline() {
        let board = "..X..../..X..../..X..../..X..../XX*XXX.";
        assert!(wins(Rows::STANDARD, board));
        assert!(wins(Rows::CARO_EXACT, board));
    }

    #[test]
    fn diagonals_count_unless_only_ranks_and_files_do() {
        let three = Rows { length: 3, ..Rows::FREESTYLE };
        let straight = Rows { directions: Directions::RanksAndFiles, ..three };
        for (board, all, ranks_and_files) in [
            ("X../.X./..*", true, false),
            ("..*/.X./X..", true, false),
            ("X../*../X..", true, true),
            (".../X*X/...", true, true),
            ("XX./.../..*", false, false),
        ] {
            assert_eq!((wins(three, board), wins(straight, board)), (all, ranks_and_files), "{board}");
        }
    }
}
