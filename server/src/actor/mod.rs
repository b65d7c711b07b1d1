//! One task a room, the only owner of its state. It takes one request after the other from a bounded mailbox, stores what a command made
//! before anybody sees it, and hands the same encoded bytes to every connection. Nothing here waits for a connection.
//!
//! Absent on purpose: the wire (see `wire`), any decision of the game (see the `room` crate), any SQL.

mod attendance;
mod command;
mod commit;
mod effort;
mod handle;
mod join;
mod propose;
mod row;
mod run;
mod subscribers;
#[cfg(test)]
mod tests;

pub use crate::wire::Refused;
pub use attendance::{Attendance, Attending};
pub use handle::{Follow, RoomHandle};
pub use row::{game_row, room_row};

pub(crate) use command::fresh_room;
pub(crate) use run::{open, viewer};
