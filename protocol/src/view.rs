//! A room as one viewer sees it.

use crate::event::ChatLine;
use crate::server::Player;
use crate::shared::{Move, wire};
use crate::state::State;
use rules::Color;
use serde::{Deserialize, Serialize};
use setup::data::{Setup, TimeControl};
use setup::{ColorChoice, Opening, Seat, TakebackPolicy, Visibility};

wire! {
/// Who sits where. Colors are known when the game has started, or when the host chose one.
pub struct Players {
    /// Who made the room.
    pub host: Option<Player>,
    /// Who joined it.
    pub guest: Option<Player>,
    /// Which seat plays Black; absent until known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub black: Option<Seat>,
}

/// What the viewer is in the room.
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Role {
    /// Has a seat.
    Player {
        /// Which seat.
        seat: Seat,
        /// Which color, once known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        color: Option<Color>,
    },
    /// Watches.
    Spectator,
}

/// A room as one viewer sees it.
pub struct RoomView {
    /// Its id.
    pub id: String,
    /// What the viewer is here.
    pub role: Role,
    /// The seq of the last event in this view; `since` of the next `join`.
    pub seq: u64,
    /// What is played, with the komi as it stands now.
    pub setup: Setup,
    /// How the first moves are played.
    #[serde(default)]
    pub opening: Opening,
    /// With how much time.
    pub time: TimeControl,
    /// How the colors are found.
    pub colors: ColorChoice,
    /// Whether moves may be taken back.
    pub takeback: TakebackPolicy,
    /// Who finds the room.
    pub visibility: Visibility,
    /// Wall-clock time at which the room was made.
    pub created: u64,
    /// All moves that stand, in order. Fixed handicap stones are part of the set-up and not among them.
    pub moves: Vec<Move>,
    /// What changes.
    pub state: State,
    /// The chat that the viewer may read, oldest first.
    pub chat: Vec<ChatLine>,
    /// Who is there.
    pub presence: Presence,
    /// The room this one is a rematch of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub rematch_of: Option<String>,
}

/// Who is there.
pub struct Presence {
    /// Whether the host is connected, and if not since when.
    pub host: Absence,
    /// Whether the guest is connected.
    pub guest: Absence,
    /// How many watch.
    pub spectators: u32,
}

/// Whether a seat's player is connected.
#[derive(Copy)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Absence {
    /// Connected.
    Here,
    /// Not connected.
    Gone {
        /// For how long.
        for_ms: u64,
    },
    /// Nobody has the seat.
    Empty,
}
}
