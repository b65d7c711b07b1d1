//! What is agreed before the game: chosen by the host, read by everybody, never changed.

use crate::id::RoomId;
use setup::{ColorChoice, Opening, TakebackPolicy, TimeControl, Visibility};

/// Everything that is agreed before the game. [`TimeControl::check`] and [`Opening::check`] are for whoever builds one from
/// outside input.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Settings {
    /// The kind with its board and rules.
    pub setup: rules::Setup,
    /// How the game is opened.
    pub opening: Opening,
    /// How long the players may think.
    pub time: TimeControl,
    /// How the colors are found; in an opening with choices, who begins. In a rematch that is already found: the other.
    pub colors: ColorChoice,
    /// Whether moves may be taken back.
    pub takeback: TakebackPolicy,
    /// Who finds the room.
    pub visibility: Visibility,
    /// The room this one is a rematch of.
    pub rematch_of: Option<RoomId>,
}
