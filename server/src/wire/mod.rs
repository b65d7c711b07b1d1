//! The only place that translates between rooms and the wire, in both directions; no other module uses types of both.
//! Absent on purpose: decisions about what a viewer may see or do, which belong to the room.

mod command;
mod event;
mod frame;
mod opening;
mod plain;
mod record;
mod refused;
mod state;
mod summary;
#[cfg(test)]
mod tests;

pub use command::{About, about, bad_json, command, fingerprint, message, room_id};
pub use event::{Audience, EncodedEvent, envelope};
pub use frame::{Frame, ack, ahead, error, events, joined, left, lobby, pong, presence, refused, welcome};
pub use plain::plain;
pub use protocol::{Clocks, GameDetail, Lobby, RoomList, RoomSummary, RoomView, State};
pub use record::{detail, game_summary, sgf_text};
pub use refused::Refused;
pub use state::{clocks, presence as present, state, view};
pub use summary::{summary, summary_bytes};

use protocol::Names;

fn player(id: &room::PlayerId, name: &str) -> protocol::Player {
    protocol::Player { id: id.to_string(), name: name.to_owned() }
}
