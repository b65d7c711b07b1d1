//! Types that several messages and HTTP bodies share.

use rules::{Color, record, tagged, words};
use serde::{Deserialize, Serialize};

macro_rules! wire {
    ($($item:item)*) => {$(
        #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
        #[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
        $item
    )*};
}
pub(crate) use wire;

record! {
/// A played move. The colors do not always alternate: when play is resumed after two passes, either player can be the first to move.
pub struct Move {
    /// The color of the stone, or of the player who passed. In an opening, a player may place stones of both colors.
    pub color: Color,
    /// A point, or `"pass"`.
    pub point: String,
}
}

wire! {
/// The phase of a room.
#[derive(Copy)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The room waits for a guest or, in nigiri, for the guest's guess.
    Waiting,
    /// The players take turns.
    Playing,
    /// The players agree on dead stones.
    Scoring,
    /// The game has an outcome.
    Finished,
    /// The game ended without an outcome.
    Aborted,
}
}

tagged! {
/// The outcome of a game.
#[derive(Copy)]
pub enum Outcome tag "type" stand_in Draw {
    /// A player won.
    Win = "win" {
        /// The winner.
        winner: Color,
        /// The way of winning.
        by: WinBy,
        /// The margin in half points, if the score decided.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        margin_half: Option<i32>,
    },
    /// A draw.
    Draw = "draw",
    /// No result.
    Void = "void",
}
}

words! {
/// The way of winning a game.
pub enum WinBy {
    /// A higher score.
    Score = "score",
    /// A winning row.
    Row = "row",
    /// Black made a move that renju forbids.
    Forbidden = "forbidden",
    /// The opponent resigned.
    Resignation = "resignation",
    /// The opponent's time ran out.
    Timeout = "timeout",
    /// The server declared a loss for the opponent.
    Forfeit = "forfeit",
    /// The opponent left the game, and the winner claimed the win.
    Abandonment = "abandonment",
}
}

impl From<rules::Outcome> for Outcome {
    fn from(outcome: rules::Outcome) -> Self {
        match outcome {
            rules::Outcome::Win { winner, by } => {
                let margin_half = if let rules::WinBy::Score { margin } = by { Some(margin.0) } else { None };
                Self::Win { winner, by: by.into(), margin_half }
            }
            rules::Outcome::Draw => Self::Draw,
            rules::Outcome::Void => Self::Void,
        }
    }
}

impl From<rules::WinBy> for WinBy {
    fn from(by: rules::WinBy) -> Self {
        match by {
            rules::WinBy::Score { .. } => Self::Score,
            rules::WinBy::Row => Self::Row,
            rules::WinBy::Forbidden => Self::Forbidden,
            rules::WinBy::Resignation => Self::Resignation,
            rules::WinBy::Timeout => Self::Timeout,
            rules::WinBy::Forfeit => Self::Forfeit,
            rules::WinBy::Abandonment => Self::Abandonment,
        }
    }
}
