//! The stored form of a room's events. It is separate from the form in `room` and from the form on the wire, so that each of the
//! three can change without the others. Only the terms of a room have the same form everywhere (`setup::data`). Decision 0052
//! gives the reasons.
//!
//! An event becomes a [`Line`]. Its names and chat ([`Erasable`]) are stored separately, and a [`Book`] supplies them
//! when the line is read. A hash [`Chain`] covers all lines of a room, and a finished room's lines are packed into a
//! [`Record`].
//!
//! The form only grows. New variants and optional fields may be added, but the existing ones never change their meaning. Every
//! later version reads every sample in `tests/golden`. Unknown variants, and unknown fields in a room's terms, are an error,
//! because a room with events or rules that this program does not know must not be served. All other unknown fields are ignored.

mod book;
mod bytes;
mod chain;
mod erasable;
mod event;
mod line;
mod old;
mod old_settings;
mod plans;
mod record;
mod word;

use thiserror::Error;

pub use book::{Book, SALT_BYTES, Text};
pub use chain::Chain;
pub use erasable::{Erasable, erasable};
pub use line::Line;
pub use old::{read_event as read_old_event, read_record as read_old_record};
pub use plans::{read_plans, write_plans};
pub use record::Record;

/// Why stored bytes cannot be read.
#[derive(Debug, Error)]
pub enum RowError {
    /// The bytes are not the JSON of a row.
    #[error("not a stored row: {0}")]
    Json(#[from] serde_json::Error),
    /// A value is out of range.
    #[error("{what} cannot be {found:?}")]
    Value {
        /// The name of the value.
        what: &'static str,
        /// The value found.
        found: String,
    },
    /// The terms of the game are not valid.
    #[error("the game's terms are not valid: {}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Terms(Vec<setup::Fault>),
    /// The bytes are damaged or have a newer form.
    #[error("damaged: {0}")]
    Damaged(&'static str),
    /// The hash chain over the room's events does not have the stored head.
    #[error("its hash chain is broken")]
    Chain,
}

impl RowError {
    fn value(what: &'static str, found: impl Into<String>) -> Self {
        Self::Value { what, found: found.into() }
    }
}

/// Parses a player's id.
fn player_id(id: String) -> Result<room::PlayerId, RowError> {
    room::PlayerId::parse(&id).ok_or_else(|| RowError::value("a player id", id))
}

fn to_json<T: serde::Serialize>(row: &T) -> String {
    serde_json::to_string(row).expect("a row has string keys only and cannot fail to serialize")
}
