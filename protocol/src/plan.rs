//! The answers that a player has planned for the opponent's next moves.

use crate::shared::wire;
use serde::{Deserialize, Serialize};

wire! {
/// The answers that a player has planned.
pub struct Plan {
    /// How often the plan has changed. A command that changes the plan must name this number.
    pub version: u32,
    /// The lines from the current position, as in the command `plan`.
    pub lines: Vec<Vec<String>>,
    /// The latest news about the plan. Absent if there is none, or if the player has played a move or saved a plan
    /// since then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub news: Option<PlanNews>,
    /// The move numbers of the answers that were played from the player's plans, in order. Forced passes and moves that were taken
    /// back are left out.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub played: Vec<u32>,
}

/// What has happened to a plan.
#[serde(tag = "type", rename_all = "snake_case")]
pub enum PlanNews {
    /// Answers were played. Their events come right after this message.
    Played {
        /// The answers, without forced passes: one, or several if the opponent had to pass in between.
        moves: Vec<String>,
        /// The move number of the last answer.
        move_number: u32,
    },
    /// The opponent played a move that was not planned, so the plan was dropped.
    Unplanned,
    /// Moves were taken back or played again, so the plan was dropped.
    TakenBack,
    /// The planned answer was not possible, so the plan was dropped.
    Impossible,
}
}
