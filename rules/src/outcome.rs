//! How a game stands or ended, and the unit scores are counted in.

use crate::color::Color;
use std::fmt;
use std::ops::{Add, Neg, Sub};
use std::str::FromStr;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// Somebody won.
    Win {
        /// The winner.
        winner: Color,
        /// By what.
        by: WinBy,
    },
    /// Nobody won: an equal score, a board full of stones without a row, two passes of renju, or agreed.
    Draw,
    /// No result: annulled, aborted, or an endless repetition.
    Void,
}

/// What decided a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WinBy {
    /// The count at the end: points of Go, stones of Othello (where the winner gets the empty points too).
    Score {
        /// By how much, always more than zero.
        margin: HalfPoints,
    },
    /// A complete row: five, or as many as the game asks for.
    Row,
    /// Renju: Black made a forbidden move, which loses as the game was set up.
    Forbidden,
    /// The loser resigned.
    Resignation,
    /// The loser's time ran out.
    Timeout,
    /// The loser broke off, or was ruled to have lost.
    Forfeit,
}

/// Whether moves can be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Progress {
    /// The player whose turn it is may move.
    Playing,
    /// Go: both passed; the game waits to be scored or resumed.
    Stopped,
    /// The rules themselves have ended the game.
    Over(Outcome),
}

/// A number of half points: the unit of komi and scores, so that no score is ever rounded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HalfPoints(pub i32);

impl HalfPoints {
    /// Nothing.
    pub const ZERO: HalfPoints = HalfPoints(0);

    /// Whole points. Saturates far beyond any score.
    #[must_use]
    pub const fn from_points(points: i32) -> HalfPoints {
        HalfPoints(points.saturating_mul(2))
    }

    /// Without its sign.
    #[must_use]
    pub const fn abs(self) -> HalfPoints {
        HalfPoints(self.0.saturating_abs())
    }
}

impl Add for HalfPoints {
    type Output = HalfPoints;
    fn add(self, other: HalfPoints) -> HalfPoints {
        HalfPoints(self.0.saturating_add(other.0))
    }
}

impl Sub for HalfPoints {
    type Output = HalfPoints;
    fn sub(self, other: HalfPoints) -> HalfPoints {
        HalfPoints(self.0.saturating_sub(other.0))
    }
}

impl Neg for HalfPoints {
    type Output = HalfPoints;
    fn neg(self) -> HalfPoints {
        HalfPoints(self.0.saturating_neg())
    }
}

/// As players write it: `7`, `6.5`, `-0.5`.
impl fmt::Display for HalfPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let halves = self.0.unsigned_abs();
        let tail = if halves % 2 == 1 { ".5" } else { "" };
        write!(f, "{sign}{}{tail}", halves / 2)
    }
}

/// The text is not a whole or half number of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a whole or half number of points")]
pub struct ParseHalfPointsError;

/// Reads what players and programs write: `7`, `+6.5`, `-.5`, `6.50`, `7.`; nothing finer than halves.
impl FromStr for HalfPoints {
    type Err = ParseHalfPointsError;
    fn from_str(text: &str) -> Result<HalfPoints, ParseHalfPointsError> {
        let (negative, digits) = match text.as_bytes().first() {
            Some(b'-') => (true, &text[1..]),
            Some(b'+') => (false, &text[1..]),
            _ => (false, text),
        };
        let (whole, part) = digits.split_once('.').unwrap_or((digits, ""));
        let all_digits = |text: &str| text.bytes().all(|b| b.is_ascii_digit());
        if (whole.is_empty() && part.is_empty()) || !all_digits(whole) || !all_digits(part) {
            return Err(ParseHalfPointsError);
        }
        let half = match part.trim_end_matches('0') {
            "" => 0,
            "5" => 1,
            _ => return Err(ParseHalfPointsError),
        };
        let whole: i32 = if whole.is_empty() { 0 } else { whole.parse().map_err(|_| ParseHalfPointsError)? };
        let halves = whole.checked_mul(2).and_then(|n| n.checked_add(half)).ok_or(ParseHalfPointsError)?;
        Ok(HalfPoints(if negative { -halves } else { halves }))
    }
}

#[cfg(test)]
mod tests {
    use super::{HalfPoints, ParseHalfPointsError};

    #[test]
    fn half_points_are_written_as_players_do() {
        for (halves, text) in [(13, "6.5"), (14, "7"), (0, "0"), (-1, "-0.5"), (-14, "-7"), (1, "0.5")] {
            assert_eq!(HalfPoints(halves).to_string(), text);
            assert_eq!(text.parse(), Ok(HalfPoints(halves)));
        }
    }

    #[test]
    fn half_points_read_what_programs_write() {
        for (text, halves) in [("+6.5", 13), ("-.5", -1), ("6.500", 13), ("7.0", 14), ("7.", 14), ("-0", 0)] {
            assert_eq!(text.parse(), Ok(HalfPoints(halves)), "{text}");
        }
        for bad in ["", ".", "-", "6.25", "3.75", "six", "1e3", " 6", "99999999999", "6.5.5", "--1", "½"] {
            assert_eq!(bad.parse::<HalfPoints>(), Err(ParseHalfPointsError), "{bad}");
        }
    }
}
