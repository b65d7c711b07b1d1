//! The settings of a game: chosen by the host, visible to everyone, never changed.

use crate::id::RoomId;
use setup::{ColorChoice, Opening, TakebackPolicy, TimeControl, Visibility};

/// The settings of a game. [`setup::data::CreateRoom::terms`] makes and validates the parts that come from outside input.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Settings {
    /// The kind, its board and its rules.
    pub setup: rules::Setup,
    /// The opening.
    pub opening: Opening,
    /// The time control.
    pub time: TimeControl,
    /// How colors are assigned or, in an opening with choices, who begins. In a rematch the colors are swapped instead.
    pub colors: ColorChoice,
    /// Whether moves can be taken back.
    pub takeback: TakebackPolicy,
    /// Who can find the room.
    pub visibility: Visibility,
    /// The room of the previous game, if this is a rematch.
    pub rematch_of: Option<RoomId>,
}
