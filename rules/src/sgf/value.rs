//! The types of property values.
//!
//! A raw value is the text between the brackets. The functions here parse raw values as SGF's types, or write raw values. A parser
//! returns `None` or an error if the value does not have the expected type. Parsing is strict: blanks around a value are trimmed
//! only where SGF's own examples contain blanks.

use super::text::{Lines, escape, unescape};
use crate::color::Color;
use crate::moves::Move;
use crate::point::{Point, Size};
use std::fmt::Write;

/// The width and height of a board in SGF, each from 1 to [`Grid::MAX`]. Such a board may be too large to play on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grid {
    width: u8,
    height: u8,
}

impl Grid {
    /// The longest side that the letters a to z and A to Z can address.
    pub const MAX: u8 = 52;

    /// Creates a grid. Returns `None` if a side is out of range.
    #[must_use]
    pub const fn new(width: u8, height: u8) -> Option<Grid> {
        if width == 0 || height == 0 || width > Grid::MAX || height > Grid::MAX { None } else { Some(Grid { width, height }) }
    }

    /// Reads `SZ`: one number, or two separated by a colon.
    #[must_use]
    pub fn from_raw(raw: &str) -> Option<Grid> {
        let side = |text: &str| text.trim().parse().ok();
        match raw.split_once(':') {
            None => side(raw).and_then(|side| Grid::new(side, side)),
            Some((width, height)) => Grid::new(side(width)?, side(height)?),
        }
    }

    /// The number of columns.
    #[must_use]
    pub const fn width(self) -> u8 {
        self.width
    }

    /// The number of rows.
    #[must_use]
    pub const fn height(self) -> u8 {
        self.height
    }

    /// The grid as a board size; `None` if a side is longer than [`crate::MAX_SIDE`].
    #[must_use]
    pub const fn size(self) -> Option<Size> {
        Size::new(self.width, self.height)
    }

    /// Whether a point is on the grid.
    #[must_use]
    pub const fn contains(self, point: Point) -> bool {
        point.x < self.width && point.y < self.height
    }
}

impl From<Size> for Grid {
    fn from(size: Size) -> Grid {
        Grid { width: size.width(), height: size.height() }
    }
}

// SGF requires a single number for a square board.
impl std::fmt::Display for Grid {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.width == self.height { write!(out, "{}", self.width) } else { write!(out, "{}:{}", self.width, self.height) }
    }
}

/// The degree of an annotation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Double {
    /// Written `1`.
    Normal,
    /// Written `2`.
    Emphasized,
}

/// Reads a whole number with an optional sign. Trims blanks.
#[must_use]
pub fn number(raw: &str) -> Option<i64> {
    let raw = raw.trim();
    let digits = raw.strip_prefix(['+', '-']).unwrap_or(raw);
    if digits.is_empty() || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    raw.parse().ok()
}

/// Reads a number with an optional fraction, without an exponent. Trims blanks.
#[must_use]
pub fn real(raw: &str) -> Option<f64> {
    let raw = raw.trim();
    let digits = raw.strip_prefix(['+', '-']).unwrap_or(raw);
    let is_real = digits.bytes().all(|letter| letter.is_ascii_digit() || letter == b'.');
    // A very long run of digits parses as infinity.
    raw.parse().ok().filter(|number: &f64| is_real && number.is_finite())
}

/// Reads `1` or `2`.
#[must_use]
pub fn double(raw: &str) -> Option<Double> {
    match raw.trim() {
        "1" => Some(Double::Normal),
        "2" => Some(Double::Emphasized),
        _ => None,
    }
}

/// Reads `B` or `W`, in upper or lower case.
#[must_use]
pub fn color(raw: &str) -> Option<Color> {
    match raw {
        "B" | "b" => Some(Color::Black),
        "W" | "w" => Some(Color::White),
        _ => None,
    }
}

/// Reads text of one line: resolves escapes, and replaces line breaks and other control characters with spaces.
#[must_use]
pub fn simple_text(raw: &str) -> String {
    unescape(raw, Lines::One)
}

/// Reads text of several lines: resolves escapes, turns line breaks into `\n` and other control characters into spaces.
#[must_use]
pub fn text(raw: &str) -> String {
    unescape(raw, Lines::Many)
}

/// The raw value of a one-line text.
#[must_use]
pub fn simple_text_raw(text: &str) -> String {
    escape(text, Lines::One)
}

/// The raw value of a text with several lines.
#[must_use]
pub fn text_raw(text: &str) -> String {
    escape(text, Lines::Many)
}

/// Splits a composed value at the first unescaped colon. Both parts stay raw.
#[must_use]
pub fn composed(raw: &str) -> Option<(&str, &str)> {
    let mut escaped = false;
    let colon = raw.bytes().position(|byte| {
        let found = byte == b':' && !escaped;
        escaped = byte == b'\\' && !escaped;
        found
    })?;
    Some((&raw[..colon], &raw[colon + 1..]))
}

/// Reads a point on the board: exactly two letters.
#[must_use]
pub fn point(raw: &str, grid: Grid) -> Option<Point> {
    Point::from_sgf(raw).filter(|&point| grid.contains(point))
}

/// Reads a move of Go: a point or a pass. A pass is empty or, on boards up to 19x19, `tt`.
#[must_use]
pub fn go_move(raw: &str, grid: Grid) -> Option<Move> {
    let is_usual = grid.width <= 19 && grid.height <= 19;
    if raw.is_empty() || raw == "tt" && is_usual { Some(Move::Pass) } else { point(raw, grid).map(Move::Place) }
}

/// Why a list of points is invalid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PointsError {
    /// The value is neither a point on the board nor a rectangle, written as its upper left and its lower right corner.
    #[error("{0:?} is neither a point nor a rectangle on the board")]
    NotPoints(String),
    /// The list contains more points than the caller accepts.
    #[error("the list has more than {0} points")]
    TooMany(usize),
}

/// Reads a list of points, expands rectangles written as `corner:corner`, and returns each point once, in reading order. `most`
/// limits the points in the list, including repeated ones: see [`super::MAX_POINTS`].
///
/// # Errors
/// If a value is neither a point nor a rectangle on the board, or there are too many points.
pub fn points<'a>(values: impl IntoIterator<Item = &'a str>, grid: Grid, most: usize) -> Result<Vec<Point>, PointsError> {
    let mut marked = vec![false; usize::from(grid.width) * usize::from(grid.height)];
    let mut listed = 0;
    for raw in values {
        let (first, last) = raw.split_once(':').unwrap_or((raw, raw));
        let corners = point(first, grid).zip(point(last, grid));
        let Some((first, last)) = corners.filter(|(first, last)| first.x <= last.x && first.y <= last.y) else {
            return Err(PointsError::NotPoints(raw.chars().take(20).collect()));
        };
        listed += usize::from(last.x - first.x + 1) * usize::from(last.y - first.y + 1);
        if listed > most {
            return Err(PointsError::TooMany(most));
        }
        for y in first.y..=last.y {
            let row = usize::from(y) * usize::from(grid.width);
            marked[row + usize::from(first.x)..=row + usize::from(last.x)].fill(true);
        }
    }
    let all = (0..grid.height).flat_map(|y| (0..grid.width).map(move |x| Point { x, y }));
    Ok(all.zip(marked).filter_map(|(point, marked)| marked.then_some(point)).collect())
}

/// The raw value of a label at a point, or of any other pair of a point and a string.
#[must_use]
pub fn label_raw(point: Point, text: &str) -> String {
    let mut raw = point.to_sgf();
    // Writing to a string cannot fail.
    let _ = write!(raw, ":{}", simple_text_raw(text));
    raw
}

#[cfg(test)]
mod tests;
