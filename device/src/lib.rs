//! Games that two people, or a person and a bot, play on one device without a server.
//!
//! A [`DeviceRoom`] is a room with a record of its acts. An act is a command with its time, or an instant at which a deadline
//! took effect. The act of a second pass also holds the proposed dead stones. The record contains neither the board nor the
//! events. After a reload, the device replays the record. When the game is uploaded, the server replays it too. Device and
//! server use this code, so the replay refuses every act that the rules or the room would have refused during the game.
//!
//! A bot's commands are recorded like a person's, so a replay does not search again.
//!
//! The crate is pure: times are arguments, and random numbers are computed from the id of the game. Chat, seats on other devices,
//! offers of a rematch, and series need a server, so they are absent on purpose.

mod record;
mod room;

pub use record::{Broken, is_allowed};
pub use room::{DeviceRoom, Players, Seen};
