//! Values and their types.
//!
//! A raw value is what stands between the brackets; these functions read it as one of SGF's types, or
//! write one. They are exact: blanks around a value are trimmed off only where SGF's own examples have them.

use super::text::{Lines, escape, unescape};
use crate::color::Color;
use crate::moves::Move;
use crate::point::{Point, Size};
use std::fmt::Write;

/// The width and height of a board as SGF can have it, each from 1 to [`Grid::MAX`]: more than we play on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grid {
    width: u8,
    height: u8,
}

impl Grid {
    /// The longest side that can be written with the letters a to z and A to Z.
    pub const MAX: u8 = 52;

    /// A grid, or `None` when a side is out of range.
    #[must_use]
    pub const fn new(width: u8, height: u8) -> Option<Grid> {
        if width == 0 || height == 0 || width > Grid::MAX || height > Grid::MAX { None } else { Some(Grid { width, height }) }
    }

    /// Reads `SZ`: a number, or two with a colon between.
    #[must_use]
    pub fn from_raw(raw: &str) -> Option<Grid> {
        let side = |text: &str| text.trim().parse().ok();
        match raw.split_once(':') {
            None => side(raw).and_then(|side| Grid::new(side, side)),
            Some((width, height)) => Grid::new(side(width)?, side(height)?),
        }
    }

    /// Columns.
    #[must_use]
    pub const fn width(self) -> u8 {
        self.width
    }

    /// Rows.
    #[must_use]
    pub const fn height(self) -> u8 {
        self.height
    }

    /// The same as a board of ours, if we have one as large.
    #[must_use]
    pub const fn size(self) -> Option<Size> {
        Size::new(self.width, self.height)
    }

    /// Whether the point lies on it.
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

// A square must be written as one number.
impl std::fmt::Display for Grid {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.width == self.height { write!(out, "{}", self.width) } else { write!(out, "{}:{}", self.width, self.height) }
    }
}

/// How much is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Double {
    /// `1`.
    Normal,
    /// `2`.
    Emphasized,
}

/// Digits with or without a sign; blanks around them are trimmed.
#[must_use]
pub fn number(raw: &str) -> Option<i64> {
    let raw = raw.trim();
    let digits = raw.strip_prefix(['+', '-']).unwrap_or(raw);
    if digits.is_empty() || !digits.bytes().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    raw.parse().ok()
}

/// A number that may have a fraction, and no exponent; blanks around it are trimmed.
#[must_use]
pub fn real(raw: &str) -> Option<f64> {
    let raw = raw.trim();
    let digits = raw.strip_prefix(['+', '-']).unwrap_or(raw);
    let is_real = digits.bytes().all(|letter| letter.is_ascii_digit() || letter == b'.');
    // Digits without end are still a number to the parser, but to nobody else.
    raw.parse().ok().filter(|number: &f64| is_real && number.is_finite())
}

/// `1` or `2`.
#[must_use]
pub fn double(raw: &str) -> Option<Double> {
    match raw.trim() {
        "1" => Some(Double::Normal),
        "2" => Some(Double::Emphasized),
        _ => None,
    }
}

/// `B` or `W`; small letters are accepted.
#[must_use]
pub fn color(raw: &str) -> Option<Color> {
    match raw {
        "B" | "b" => Some(Color::Black),
        "W" | "w" => Some(Color::White),
        _ => None,
    }
}

/// Text on one line: escapes resolved, line breaks and other blanks made spaces.
#[must_use]
pub fn simple_text(raw: &str) -> String {
    unescape(raw, Lines::One)
}

/// Text of several lines: escapes resolved, every line break one `\n`, other blanks made spaces.
#[must_use]
pub fn text(raw: &str) -> String {
    unescape(raw, Lines::Many)
}

/// The raw value for a text of one line.
#[must_use]
pub fn simple_text_raw(text: &str) -> String {
    escape(text, Lines::One)
}

/// The raw value for a text of several lines.
#[must_use]
pub fn text_raw(text: &str) -> String {
    escape(text, Lines::Many)
}

/// The two parts of a composed value, still raw: those before and after the first colon that is not escaped.
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

/// A point on the board, exactly two letters.
#[must_use]
pub fn point(raw: &str, grid: Grid) -> Option<Point> {
    Point::from_sgf(raw).filter(|&point| grid.contains(point))
}

/// A move of Go: a point, or a pass, which is empty or `tt` where that is no point of the usual boards (up to 19).
#[must_use]
pub fn go_move(raw: &str, grid: Grid) -> Option<Move> {
    let is_usual = grid.width <= 19 && grid.height <= 19;
    if raw.is_empty() || raw == "tt" && is_usual { Some(Move::Pass) } else { point(raw, grid).map(Move::Place) }
}

/// Why a list of points cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PointsError {
    /// Neither a point of the board nor two corners of a rectangle, the upper left one first.
    #[error("{0:?} is neither a point nor a rectangle of the board")]
    NotPoints(String),
    /// The rectangles hold more points than the caller takes.
    #[error("more than {0} points are listed")]
    TooMany(usize),
}

/// A list of points, rectangles written as `corner:corner` counted out, each point once, in the order of
/// the board. `most` bounds the points listed, repeated ones included: see [`super::MAX_POINTS`].
///
/// # Errors
/// When a value is no point, or there are too many.
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

/// The raw value for a label at a point, and for other pairs of a point and a text.
#[must_use]
pub fn label_raw(point: Point, text: &str) -> String {
    let mut raw = point.to_sgf();
    // Writing to a string cannot fail.
    let _ = write!(raw, ":{}", simple_text_raw(text));
    raw
}

#[cfg(test)]
mod tests;
