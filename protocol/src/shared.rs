//! The words that both directions use.

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
/// A move that was played. Whose it was does not always follow from its place: play may be resumed out of turn.
pub struct Move {
    /// Whose.
    pub color: Color,
    /// A point, or `"pass"`.
    pub point: String,
}
}

wire! {
/// Where a room stands.
#[derive(Copy)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// For the second player, or for the guess of nigiri.
    Waiting,
    /// Moves are played.
    Playing,
    /// Dead stones are agreed on.
    Scoring,
    /// The game has an outcome.
    Finished,
    /// The game ended before it counted; there is no outcome.
    Aborted,
}

/// Whose chat a line belongs to.
#[derive(Copy)]
#[serde(rename_all = "snake_case")]
pub enum Channel {
    /// The two players; spectators read it.
    Players,
    /// The spectators; players read it when the game is over.
    Spectators,
}
}

tagged! {
/// How a game ended.
#[derive(Copy)]
pub enum Outcome tag "type" {
    /// Somebody won.
    Win = "win" {
        /// Who.
        winner: Color,
        /// How.
        by: WinBy,
        /// By how many half points, when the score decided.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        margin_half: Option<i32>,
    },
    /// Nobody won.
    Draw = "draw",
    /// No result.
    Void = "void",
}
}

words! {
/// What won the game.
pub enum WinBy {
    /// More points.
    Score = "score",
    /// A row of the length that wins.
    Row = "row",
    /// Black played a move that renju forbids.
    Forbidden = "forbidden",
    /// The opponent resigned.
    Resignation = "resignation",
    /// The opponent's time ran out.
    Timeout = "timeout",
    /// The opponent was ruled to have lost.
    Forfeit = "forfeit",
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
        }
    }
}
