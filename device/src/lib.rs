//! Games that two people play on one device without a server.
//!
//! A [`DeviceRoom`] is a room that records what the players do: the commands with their times. Nothing else is stored. After a
//! reload, the device replays the record. When the game is uploaded, the server replays it too. Both use this code, so the replay
//! refuses every act that the rules or the room would have refused during the game.
//!
//! The crate is pure: times are arguments, and chance comes from the id of the game. Absent on purpose: chat, seats on other
//! devices, rematches and series, which need a server.

mod record;
mod room;

pub use record::{Broken, is_allowed};
pub use room::{DeviceRoom, Players, Seen};
