//! Translates between rooms and the wire, in both directions. The server uses this crate, and so does the browser for a game
//! without a network. Only this crate and the server's module `wire` know both the types of rooms and those of the wire.
//!
//! Deliberately absent: decisions about what a viewer may see or do (the room makes them), and text frames (the server encodes
//! them).

mod command;
mod event;
mod opening;
mod plan;
mod refused;
mod sgf;
mod state;
mod summary;

pub use command::{Asked, command, wire_command};
pub use event::envelope;
pub use plan::plan;
pub use refused::Refused;
pub use sgf::sgf_text;
pub use state::{clocks, legal, scoring, state, view};
pub use summary::{summary, summary_bytes};

/// A player on the wire.
#[must_use]
pub fn player(id: &room::PlayerId, name: &str) -> protocol::Player {
    let bot = id.level().map(room::Level::number);
    protocol::Player { id: id.to_string(), name: name.to_owned(), bot, program: id.is_program() }
}
