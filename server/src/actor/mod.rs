//! One task per room. The task alone owns the room's state. It handles the requests of a bounded mailbox one by one, stores the
//! events of a command before anyone sees them, and sends the same encoded bytes to all connections of an audience. Nothing here
//! waits for a connection.
//!
//! Absent on purpose: the wire format (see `wire`), decisions about the game (see the `room` crate), and SQL.

mod attendance;
mod bot;
mod broadcast;
mod command;
mod commit;
mod engine;
mod fair;
mod handle;
mod join;
mod judging;
mod operator;
mod pay;
mod plans;
mod propose;
mod row;
mod run;
mod subscribers;
#[cfg(test)]
mod tests;

pub use crate::wire::Refused;
pub use attendance::{Attendance, Attending};
pub use fair::Arrival;
pub use handle::{Follow, RoomHandle};
pub use row::{game_row, room_row};

pub(crate) use command::new_room_id;
pub(crate) use handle::Answer;
pub(crate) use run::{open, viewer};
