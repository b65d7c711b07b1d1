//! Games that two people play on one device without a server.
//!
//! A [`DeviceRoom`] is a room that records what the players do: the commands with their times. Nothing else is stored. After a
//! reload, the device replays the record, and when the game is uploaded, so does the server. Both use this code, so a record that the
//! rules or the room would have refused during the game is refused at the same place.
//!
//! The crate is pure: times are arguments, and chance comes from the id of the game. Absent on purpose: chat, seats on other devices,
//! rematches and series, which need a server.

mod record;
mod room;

pub use record::{Broken, is_allowed};
pub use room::{DeviceRoom, Players, Seen};
