//! Messages from the server.

use crate::code::Code;
use crate::event::Envelope;
use crate::limit::Limit;
use crate::plan::Plan;
use crate::rest::RoomSummary;
use crate::shared::wire;
use crate::state::State;
use crate::view::{Presence, RoomView};
use serde::{Deserialize, Serialize};

wire! {
/// A text frame from the server.
#[serde(tag = "type", rename_all = "snake_case")]
#[expect(clippy::large_enum_variant, reason = "a message is encoded immediately and never kept")]
pub enum ServerMessage {
    /// The first message on every connection.
    Welcome {
        /// The version of the protocol.
        protocol: u32,
        /// The version of the server.
        server: String,
        /// The build id of the web client that this server serves. A page from a different build is outdated, and can
        /// reload itself while it is idle.
        build: String,
        /// The player of this session. Without a session, this is absent, and the connection can only watch.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        you: Option<Player>,
    },
    /// The answer to `ping`.
    Pong {
        /// The nonce of the ping.
        nonce: u64,
    },
    /// What the operator of the server announces to everyone. Comes after `welcome` if there is an announcement, and
    /// after each change. Empty if the operator has withdrawn the announcement.
    Notice {
        /// The text, in one line.
        text: String,
        /// Whether the server restarts soon. Running games with a clock can be finished before, but no new ones begin. Absent if not.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        restarts: bool,
    },
    /// The whole room, limited to what the viewer may see.
    Joined {
        /// The room.
        room: RoomView,
    },
    /// Events of a room, without gaps in `seq`, and the state after the last of them.
    Events {
        /// The room.
        room: String,
        /// The events. Empty if only the state is new, or if no event follows the `since` of the client's `join`.
        events: Vec<Envelope>,
        /// The state after the last event.
        state: State,
    },
    /// The answers that the viewer has planned in a room. Sent to the devices of the viewer's seat when the plan
    /// changes and, if there has ever been a plan, after a `join`. Nobody else gets this message.
    Plan {
        /// The room.
        room: String,
        /// The plan.
        plan: Plan,
    },
    /// The people in the room. This is not an event and is not stored.
    Presence {
        /// The room.
        room: String,
        /// Who is present.
        presence: Presence,
    },
    /// The command is done and stored.
    Ack {
        /// The room.
        room: String,
        /// The client's id for the command.
        command_id: String,
        /// The seq of the command's first event. For the command `plan`, which causes no event, the seq of the room's
        /// latest event.
        seq: u64,
    },
    /// The command was refused and changed nothing.
    Refused {
        /// The room.
        room: String,
        /// The client's id for the command.
        command_id: String,
        /// The reason.
        code: Code,
        /// The reason in English.
        message: String,
        /// How long to wait before the same command can succeed, in milliseconds. Present only if the command came too
        /// early.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        wait_ms: Option<u64>,
        /// The limit that was reached, if the code is `too_many` or `too_large`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        limit: Option<Limit>,
    },
    /// A message from the client could not be handled.
    Error {
        /// The reason.
        code: Code,
        /// The reason in English.
        message: String,
        /// The room that the message was about, if any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        room: Option<String>,
        /// How long to wait before the same message can succeed, in milliseconds. Present only if the message came too
        /// early.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        wait_ms: Option<u64>,
        /// The limit that was reached, if the code is `too_many` or `too_large`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        limit: Option<Limit>,
    },
    /// Open seeks and live games.
    Lobby {
        /// The current lobby.
        lobby: Lobby,
    },
    /// This connection has left the room.
    Left {
        /// The room.
        room: String,
    },
}

/// A person or a bot.
pub struct Player {
    /// The permanent id. It is not a secret.
    pub id: String,
    /// The display name.
    pub name: String,
    /// The level of a bot; 0 for an engine that the operator has configured, which plays under its own name. Absent for a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub bot: Option<u8>,
    /// True for a program that plays with a token; absent for a person, and for a bot of the server.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
    pub program: bool,
}

/// Open seeks and live games. Each list has a maximum length and starts with the newest entry.
pub struct Lobby {
    /// Public rooms waiting for an opponent.
    pub seeks: Vec<RoomSummary>,
    /// Public games in progress.
    pub live: Vec<RoomSummary>,
    /// The number of people connected to this server.
    pub online: u32,
}
}
