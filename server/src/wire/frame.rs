//! Complete server messages as text frames.

use super::{Audience, EncodedEvent, Refused, player};
use crate::auth::Identity;
use axum::extract::ws::Utf8Bytes;
use protocol::{Code, ServerMessage};
use room::{CommandId, Plan, Refusal, Room, RoomId};
use serde::Serialize;

/// A text frame. Clones share the bytes.
pub type Frame = Utf8Bytes;

/// Any wire value as JSON.
pub(super) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("wire types have string keys only and cannot fail to serialize")
}

fn frame(message: &ServerMessage) -> Frame {
    json(message).into()
}

/// The first message on a connection. `build` identifies the build of the browser client that this server serves.
#[must_use]
pub fn welcome(who: Option<&Identity>, build: &str) -> Frame {
    frame(&ServerMessage::Welcome {
        protocol: protocol::VERSION,
        server: env!("CARGO_PKG_VERSION").to_owned(),
        build: build.to_owned(),
        you: who.map(|who| player(&who.player, &who.name)),
    })
}

/// What the operator announces to everyone.
#[must_use]
pub fn notice(text: &str, restarts: bool) -> Frame {
    frame(&ServerMessage::Notice { text: text.to_owned(), restarts })
}

/// A line of a stream.
#[must_use]
pub fn line(message: &protocol::StreamMessage) -> String {
    format!("{}\n", json(message))
}

/// The answer to a ping.
#[must_use]
pub fn pong(nonce: u64) -> Frame {
    frame(&ServerMessage::Pong { nonce })
}

/// A whole room.
#[must_use]
pub fn joined(view: protocol::RoomView) -> Frame {
    frame(&ServerMessage::Joined { room: view })
}

/// Events in a room for one audience, and the state after the last of these events.
#[must_use]
pub fn events(room: &RoomId, lines: &[EncodedEvent], audience: Audience, state: &protocol::State) -> Frame {
    // The message is assembled from parts that are encoded once and shared. A test compares it with `ServerMessage`.
    let events = lines.iter().map(|line| line.json(audience)).collect::<Vec<_>>().join(",");
    format!(r#"{{"type":"events","room":"{room}","events":[{events}],"state":{}}}"#, json(state)).into()
}

/// Who is present in a room.
#[must_use]
pub fn presence(room: &RoomId, presence: protocol::Presence) -> Frame {
    frame(&ServerMessage::Presence { room: room.to_string(), presence })
}

/// The planned answers of a seat, for its own player.
#[must_use]
pub fn plan(room: &Room, plan: &Plan) -> Frame {
    frame(&ServerMessage::Plan { room: room.id().to_string(), plan: translation::plan(room, plan) })
}

/// A command succeeded.
#[must_use]
pub fn ack(room: &RoomId, command_id: &CommandId, seq: u64) -> Frame {
    frame(&ServerMessage::Ack { room: room.to_string(), command_id: command_id.to_string(), seq })
}

/// A command was refused. The ids of the room and the command are repeated as the client sent them, because one of them may be
/// wrong.
#[must_use]
pub fn refused(room: &str, command_id: &str, why: Refused) -> Frame {
    let (room, command_id) = (room.to_owned(), command_id.to_owned());
    let wait_ms = why.wait.map(|wait| wait.0);
    frame(&ServerMessage::Refused { room, command_id, code: why.code, message: why.message, wait_ms, limit: why.limit })
}

/// A message was rejected.
#[must_use]
pub fn error(why: Refused, room: Option<&str>) -> Frame {
    let wait_ms = why.wait.map(|wait| wait.0);
    frame(&ServerMessage::Error {
        code: why.code,
        message: why.message,
        room: room.map(str::to_owned),
        wait_ms,
        limit: why.limit,
    })
}

/// A client has seen events that this room never stored.
#[must_use]
pub fn ahead(room: &RoomId) -> Frame {
    let words = "you have seen events that were never stored; start over";
    error(Refused::new(Code::Ahead, words), Some(room.as_str()))
}

/// A room has become closed to its spectators. They get nothing more from it.
#[must_use]
pub fn closed(room: &RoomId) -> Frame {
    error(Refusal::Closed.into(), Some(room.as_str()))
}

/// The lobby.
#[must_use]
pub fn lobby(lobby: protocol::Lobby) -> Frame {
    frame(&ServerMessage::Lobby { lobby })
}

/// The connection has left a room.
#[must_use]
pub fn left(room: &RoomId) -> Frame {
    frame(&ServerMessage::Left { room: room.to_string() })
}
