//! The words that both directions use.

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

/// One value for each color.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ByColor<T> {
    /// Black's.
    pub black: T,
    /// White's.
    pub white: T,
}

wire! {
/// Black or white.
#[derive(Copy)]
#[serde(rename_all = "snake_case")]
pub enum Color {
    /// Moves first without a handicap.
    Black,
    /// Moves second without a handicap.
    White,
}

/// A move that was played. Whose it was does not always follow from its place: play may be resumed out of turn.
pub struct Move {
    /// Whose.
    pub color: Color,
    /// A point, or `"pass"`.
    pub point: String,
}

/// The place from which somebody plays: before the colors are known a seat is the host's or the guest's.
#[derive(Copy)]
#[serde(rename_all = "snake_case")]
pub enum Seat {
    /// Who made the room.
    Host,
    /// Who joined it.
    Guest,
}

/// How long the players may think. All times in milliseconds.
#[derive(Copy)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum TimeControl {
    /// No clock.
    None {},
    /// One budget for the whole game.
    Absolute {
        /// The budget.
        main_ms: u64,
    },
    /// A budget that grows with each move.
    Fischer {
        /// The budget.
        main_ms: u64,
        /// Added after each move.
        increment_ms: u64,
        /// The clock never grows beyond this.
        cap_ms: u64,
    },
    /// A budget, then periods: a move within the period keeps it.
    ByoYomi {
        /// The budget.
        main_ms: u64,
        /// How many periods.
        periods: u8,
        /// The length of one.
        period_ms: u64,
    },
}

/// How the colors are found.
#[derive(Copy)]
#[serde(rename_all = "snake_case")]
pub enum ColorChoice {
    /// The host plays Black.
    Black,
    /// The host plays White.
    White,
    /// The server draws lots.
    Random,
    /// The host holds stones, the guest guesses odd or even; who guesses right is Black.
    Nigiri,
}

/// The guess of nigiri.
#[derive(Copy)]
#[serde(rename_all = "snake_case")]
pub enum Parity {
    /// 1, 3, 5...
    Odd,
    /// 2, 4, 6...
    Even,
}

/// Whether moves may be taken back.
#[derive(Copy)]
#[serde(rename_all = "snake_case")]
pub enum TakebackPolicy {
    /// Never.
    Off,
    /// When the other agrees.
    Ask,
}

/// Who finds the room.
#[derive(Copy)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Listed in the lobby and in the history.
    Public,
    /// Found only by its address.
    Private,
}

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

/// How a game ended.
#[derive(Copy)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Outcome {
    /// Somebody won.
    Win {
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
    Draw,
    /// No result.
    Void,
}

/// What won the game.
#[derive(Copy)]
#[serde(rename_all = "snake_case")]
pub enum WinBy {
    /// More points.
    Score,
    /// A row of the length that wins.
    Row,
    /// Black played a move that renju forbids.
    Forbidden,
    /// The other resigned.
    Resignation,
    /// The other's time ran out.
    Timeout,
    /// The other was ruled to have lost.
    Forfeit,
}
}
