//! How a room stands.

use crate::client::OfferKind;
use crate::opening::Step;
use crate::shared::{Outcome, Phase, wire};
use crate::view::Players;
use rules::{ByColor, Color, record};
use serde::{Deserialize, Serialize};
use setup::Millis;

wire! {
/// The part of a room that changes, complete but for moves and chat.
pub struct State {
    /// Where the room stands.
    pub phase: Phase,
    /// Who sits where.
    pub players: Players,
    /// Who acts: the color, as it stands now, of the player whose move or choice it is; absent when it is nobody's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub turn: Option<Color>,
    /// The color of the stone to be placed next, when one may be placed now. In an opening one player may place stones of both.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub stone: Option<Color>,
    /// What the opening asks for; absent without an opening and when it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub opening: Option<Step>,
    /// Moves played so far.
    pub move_number: u32,
    /// The board, rows from the top: `X` black, `O` white, `.` empty.
    pub board: Vec<String>,
    /// The point where a simple ko forbids to retake.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub ko: Option<String>,
    /// Stones captured by each color.
    pub prisoners: ByColor<u32>,
    /// How many discs there are (Othello).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub discs: Option<Discs>,
    /// The clocks; absent without time control.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub clocks: Option<Clocks>,
    /// What is offered.
    pub offers: Vec<Offer>,
    /// The scoring phase, and the final count of a game that was scored.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub scoring: Option<Scoring>,
    /// The winning row of Gomoku and tic-tac-toe.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub row: Vec<String>,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub outcome: Option<Outcome>,
    /// The room of the rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub rematch: Option<String>,
    /// What may be done to the whole game now by a player: both have not moved yet, so it may be aborted.
    pub abortable: bool,
}

/// How many discs of Othello each color has.
#[derive(Copy)]
pub struct Discs {
    /// Those on the board.
    pub board: ByColor<u32>,
    /// The count that decides, as if the game ended now: the empty points go to whoever has more.
    pub official: ByColor<u32>,
}

/// Both clocks at one instant.
pub struct Clocks {
    /// Each player's.
    pub black: Clock,
    /// Each player's.
    pub white: Clock,
    /// Whose clock runs from the moment of this message on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub running: Option<Color>,
}
}

record! {
/// One player's clock.
#[derive(Copy)]
pub struct Clock {
    /// Main time left; in byo-yomi 0 when the periods run.
    pub main_ms: u64,
    /// Periods left, the running one included; 0 without byo-yomi.
    pub periods: u8,
    /// What is left of the running period; 0 while main time lasts.
    pub period_ms: u64,
}
}

impl From<setup::Clock> for Clock {
    fn from(clock: setup::Clock) -> Self {
        Self { main_ms: clock.main.0, periods: clock.periods, period_ms: clock.period.0 }
    }
}

impl From<Clock> for setup::Clock {
    fn from(clock: Clock) -> Self {
        Self { main: Millis(clock.main_ms), periods: clock.periods, period: Millis(clock.period_ms) }
    }
}

wire! {
/// An open offer.
#[derive(Copy)]
pub struct Offer {
    /// For what.
    pub offer: OfferKind,
    /// By whom.
    pub by: Color,
}

/// How the board counts with the marked stones taken off.
pub struct Scoring {
    /// The dead stones.
    pub dead: Vec<String>,
    /// Empty points on borders that were open when the server proposed the dead stones.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unsealed: Vec<String>,
    /// Who has accepted exactly these.
    pub accepted: ByColor<bool>,
    /// For whom each point counts, rows from the top: `B`, `W`, `.` nobody.
    pub owner: Vec<String>,
    /// The sum of each color.
    pub score: ByColor<ScoreSide>,
    /// Who wins so.
    pub outcome: Outcome,
}

/// What one color's total is made of. Totals in half points.
#[derive(Copy)]
pub struct ScoreSide {
    /// Living stones, where the ruleset counts them.
    pub stones: u32,
    /// Surrounded points.
    pub territory: u32,
    /// Captured and dead stones of the other, where the ruleset counts them.
    pub prisoners: u32,
    /// Komi.
    pub komi_half: i32,
    /// Compensation for handicap stones.
    pub handicap_half: i32,
    /// The sum.
    pub total_half: i32,
}
}
