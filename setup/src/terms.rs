//! Everything that is agreed before a game, checked.

use crate::control::TimeControl;
use crate::opening::Opening;
use crate::word::{ColorChoice, TakebackPolicy, Visibility};

/// Everything that is agreed before a game. [`crate::data::CreateRoom::terms`] makes it of what somebody wants.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Terms {
    /// The kind with its board and rules.
    pub setup: rules::Setup,
    /// How the game is opened.
    pub opening: Opening,
    /// How long the players may think.
    pub time: TimeControl,
    /// How the colors are found; in an opening with choices, who begins.
    pub colors: ColorChoice,
    /// Whether moves may be taken back.
    pub takeback: TakebackPolicy,
    /// Who finds the room.
    pub visibility: Visibility,
}
