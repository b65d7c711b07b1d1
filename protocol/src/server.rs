//! What the server says.

use crate::code::Code;
use crate::event::Envelope;
use crate::rest::RoomSummary;
use crate::shared::wire;
use crate::state::State;
use crate::view::{Presence, RoomView};
use serde::{Deserialize, Serialize};

wire! {
/// One text frame of the server.
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The first message on every connection.
    Welcome {
        /// The protocol's version.
        protocol: u32,
        /// The server's version.
        server: String,
        /// A mark of the client that this server carries; a page with another mark may reload itself when idle.
        build: String,
        /// Who the server takes you for; absent for somebody without a session, who may watch.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        you: Option<Player>,
    },
    /// The answer to `ping`.
    Pong {
        /// The nonce of the ping.
        nonce: u64,
    },
    /// The whole room, as the viewer may see it.
    Joined {
        /// The room.
        room: RoomView,
    },
    /// What happened in a room: gapless in `seq`, and how the room stands after the last of them.
    Events {
        /// The room.
        room: String,
        /// One or more; after `join` with `since` possibly none.
        events: Vec<Envelope>,
        /// The room after the last of them.
        state: State,
    },
    /// Who is there. Not an event: it is not kept.
    Presence {
        /// The room.
        room: String,
        /// Who is there.
        presence: Presence,
    },
    /// The command is done and stored.
    Ack {
        /// The room.
        room: String,
        /// The client's id of the command.
        command_id: String,
        /// The seq of the first event it made.
        seq: u64,
    },
    /// The command was not done and changed nothing.
    Refused {
        /// The room.
        room: String,
        /// The client's id of the command.
        command_id: String,
        /// Why.
        code: Code,
        /// Why, in English.
        message: String,
    },
    /// A message could not be followed.
    Error {
        /// Why.
        code: Code,
        /// Why, in English.
        message: String,
        /// The room it was about, if any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        room: Option<String>,
    },
    /// Open seeks and live games.
    Lobby {
        /// As they stand now.
        lobby: Lobby,
    },
    /// You no longer watch this room.
    Left {
        /// The room.
        room: String,
    },
}

/// A person (or, later, a bot).
pub struct Player {
    /// The stable id; not a secret.
    pub id: String,
    /// What the others read.
    pub name: String,
}

/// Open seeks and live games, newest first, each bounded.
pub struct Lobby {
    /// Public rooms that wait for a second player.
    pub seeks: Vec<RoomSummary>,
    /// Public rooms being played.
    pub live: Vec<RoomSummary>,
    /// People connected to this server.
    pub online: u32,
}
}
