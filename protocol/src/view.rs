//! A room as one viewer sees it.

use crate::event::ChatLine;
use crate::server::Player;
use crate::shared::{Move, wire};
use crate::state::State;
use rules::Color;
use serde::{Deserialize, Serialize};
use setup::data::{Setup, TimeControl};
use setup::{Aids, AwayReason, ColorChoice, Opening, Seat, Series, TakebackPolicy, Visibility};

wire! {
/// The occupants of the seats. The colors are known from the start of the game, or earlier if the host chose a color.
pub struct Players {
    /// The host.
    pub host: Option<Player>,
    /// The guest.
    pub guest: Option<Player>,
    /// The seat that plays Black; absent until known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub black: Option<Seat>,
    /// The seat that played Black at the start or, in an opening with choices, the seat that began. Absent if it is the seat in
    /// `black`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub first: Option<Seat>,
}

/// The viewer's role in the room.
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Role {
    /// A viewer who has a seat.
    Player {
        /// The seat.
        seat: Seat,
        /// The color; absent until known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        color: Option<Color>,
        /// True if two people play on this device, so that the viewer has the opponent's seat too; absent otherwise.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        both: bool,
    },
    /// A viewer who only watches.
    Spectator,
}

/// A room as one viewer sees it.
pub struct RoomView {
    /// Its id.
    pub id: String,
    /// The viewer's role.
    pub role: Role,
    /// The seq of the last event in this view. Use it as `since` in the next `join`.
    pub seq: u64,
    /// The setup with its current komi.
    pub setup: Setup,
    /// The opening.
    #[serde(default)]
    pub opening: Opening,
    /// The kind of series that this game belongs to; absent for a single game. The score is at `/api/v1/rooms/{id}/series`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub series: Option<Series>,
    /// The time control.
    pub time: TimeControl,
    /// How colors are assigned.
    pub colors: ColorChoice,
    /// Whether moves can be taken back.
    pub takeback: TakebackPolicy,
    /// How long after a move the player may take it back without asking, in milliseconds. The time ends early if the
    /// opponent moves. Absent if this is not allowed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub grace_ms: Option<u64>,
    /// Which aids the players may use; absent if they may use none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub aids: Option<Aids>,
    /// Who can find the room.
    pub visibility: Visibility,
    /// The delay with which everyone except the players sees the game, in milliseconds; absent if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub delay_ms: Option<u64>,
    /// The wall-clock time at which the room was created, in Unix milliseconds.
    pub created: u64,
    /// All moves in order, without those taken back. Fixed handicap stones are part of the setup and are not included.
    pub moves: Vec<Move>,
    /// The part of the room that changes.
    pub state: State,
    /// The chat that the viewer may read, oldest first.
    pub chat: Vec<ChatLine>,
    /// The presence of players and spectators.
    pub presence: Presence,
    /// The room of the previous game, if this is a rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub rematch_of: Option<String>,
    /// Every move that the player to act may play now, as points and `"pass"`. Present only if a request over HTTP asks for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub legal: Option<Vec<String>>,
}

/// The presence of players and spectators.
pub struct Presence {
    /// Whether the host is connected.
    pub host: Absence,
    /// Whether the guest is connected.
    pub guest: Absence,
    /// The number of spectators.
    pub spectators: u32,
    /// The spectators who have a session, in the order in which they came; if there are many, only the first of them.
    /// Empty unless everyone may watch and the names are shown.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<Vec<Player>>"))]
    pub names: Vec<Player>,
}

/// Whether a seat's player is connected.
#[derive(Copy)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Absence {
    /// Connected.
    Here {
        /// The round trip between the server and the player, in milliseconds. Absent while it is not yet known, in a
        /// game without a clock, in a correspondence game, and after the game.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        round_trip_ms: Option<u64>,
    },
    /// Not connected.
    Gone {
        /// The time since the player left, in milliseconds.
        for_ms: u64,
        /// Why the last connection ended.
        reason: AwayReason,
        /// During a game, the time until the opponent may claim the game, in milliseconds.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        claim_ms: Option<u64>,
    },
    /// The seat is free.
    Empty,
}
}
