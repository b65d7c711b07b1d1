//! The only module of the server that uses the types of rooms together with those of the wire. The crate `translation` translates
//! between them; this module adds frames, presence, records of finished games, and the parsing of messages.

mod command;
mod event;
mod frame;
mod json;
mod plain;
mod presence;
mod record;
mod review;
#[cfg(test)]
mod tests;

pub use command::{About, about, bad_json, fingerprint, message, room_id};
pub use event::{Audience, EncodedEvent};
pub use frame::{
    Frame, ack, ahead, closed, error, events, joined, left, line, lobby, notice, plan, pong, presence, refused, welcome,
};
pub use json::json;
pub use plain::plain;
pub use presence::{presence as present, view};
pub use protocol::{Clocks, GameDetail, Lobby, Presence, RoomList, RoomSummary, RoomView, State};
pub use record::{detail, game_summary, sgf_text};
pub use review::{aid_answer, review};
pub use translation::{Asked, Refused, clocks, command, envelope, legal, state, summary, summary_bytes};

use protocol::Names;
use translation::player;
