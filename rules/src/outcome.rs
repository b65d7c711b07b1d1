//! The progress and outcome of a game, and half points as the unit of scores.

use crate::color::Color;
use std::fmt;
use std::ops::{Add, Neg, Sub};
use std::str::FromStr;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// One player won.
    Win {
        /// The winner.
        winner: Color,
        /// How the winner won.
        by: WinBy,
    },
    /// Neither player won: equal scores, a full board without a row, two passes in renju, an agreement, or a draw
    /// claimed by a player whose opponent has left.
    Draw,
    /// No result: the game was annulled or aborted. In Go, some rulesets also void a game in which a situation occurs for the third
    /// time.
    Void,
}

/// How a game was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum WinBy {
    /// By the final count: of points in Go, of stones in Othello. In Othello, the winner also gets the empty points.
    Score {
        /// The margin; always positive.
        margin: HalfPoints,
    },
    /// By completing a row of the required length.
    Row,
    /// Renju: Black made a forbidden move, and under the setup a forbidden move loses.
    Forbidden,
    /// The loser resigned.
    Resignation,
    /// The loser ran out of time.
    Timeout,
    /// Someone other than the players, such as a referee, declared the loss.
    Forfeit,
    /// The loser left and did not come back in time, and the winner claimed the win.
    Abandonment,
}

/// Whether the game goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Progress {
    /// A player is to move.
    Playing,
    /// Go: both players passed. The game waits to be scored or resumed.
    Stopped,
    /// The game ended by its rules.
    Over(Outcome),
}

/// A number of half points. Komi and scores are stored in half points so that they are exact.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HalfPoints(pub i32);

impl HalfPoints {
    /// Zero points.
    pub const ZERO: HalfPoints = HalfPoints(0);

    /// Converts whole points. Saturates far beyond any real score.
    #[must_use]
    pub const fn from_points(points: i32) -> HalfPoints {
        HalfPoints(points.saturating_mul(2))
    }

    /// The absolute value.
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

/// Formats the number as players write it: `7`, `6.5`, `-0.5`.
impl fmt::Display for HalfPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let halves = self.0.unsigned_abs();
        let tail = if halves % 2 == 1 { ".5" } else { "" };
        write!(f, "{sign}{}{tail}", halves / 2)
    }
}

/// The string is not a whole or half number of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a whole or half number of points")]
pub struct ParseHalfPointsError;

/// Parses numbers as players and programs write them: `7`, `+6.5`, `-.5`, `6.50`, `7.`. Accepts no fractions finer than halves.
impl FromStr for HalfPoints {
    type Err = ParseHalfPointsError;
    fn from_str(text: &str) -> Result<HalfPoints, ParseHalfPointsError> {
        let (negative, digits) = match text.strip_prefix('-') {
            Some(digits) => (true, digits),
            None => (false, text.strip_prefix('+').unwrap_or(text)),
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
    fn half_points_are_formatted() {
        for (halves, text) in [(13, "6.5"), (14, "7"), (0, "0"), (-1, "-0.5"), (-14, "-7"), (1, "0.5")] {
            assert_eq!(HalfPoints(halves).to_string(), text);
            assert_eq!(text.parse(), Ok(HalfPoints(halves)));
        }
    }

    #[test]
    fn half_points_are_parsed() {
        for (text, halves) in [("+6.5", 13), ("-.5", -1), ("6.500", 13), ("7.0", 14), ("7.", 14), ("-0", 0)] {
            assert_eq!(text.parse(), Ok(HalfPoints(halves)), "{text}");
        }
        for bad in ["", ".", "-", "6.25", "3.75", "six", "1e3", " 6", "99999999999", "6.5.5", "--1", "½"] {
            assert_eq!(bad.parse::<HalfPoints>(), Err(ParseHalfPointsError), "{bad}");
        }
    }
}
