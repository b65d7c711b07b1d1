//! Translates between rooms and the wire, in both directions. The server uses this crate, and so does the browser for a game
//! without a network. The conversions between the types of rooms and those of the wire are in this crate and in the server's
//! module `wire`.
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
    let bot = id.as_bot().as_ref().map(level_on_the_wire);
    protocol::Player { id: id.to_string(), name: name.to_owned(), bot, program: id.is_program() }
}

/// An engine of the operator has no level. The number 0 tells clients that it is a program with a name of its own.
const fn level_on_the_wire(bot: &room::Bot) -> u8 {
    match bot {
        room::Bot::Level(level) => level.number(),
        room::Bot::Engine(_) => 0,
    }
}
