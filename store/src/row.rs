//! The stored form of what a room records: JSON of its own, apart from the room's types and from the wire, so that each of the three
//! can change without the others.
//!
//! The form is additive for ever: a new variant or an optional field may be added, a meaning never changes, and every sample in
//! `tests/golden` is read by every later version. Unknown fields are passed over, unknown variants are an error: a room whose events
//! are not understood is not served.

mod event;
pub mod record;
mod settings;
mod setup;
mod word;

use room::Event;
use rules::Outcome;
use thiserror::Error;

/// Why a stored text or record cannot be read.
#[derive(Debug, Error)]
pub enum RowError {
    /// It is not the JSON of a row.
    #[error("not a stored row: {0}")]
    Json(#[from] serde_json::Error),
    /// A value is out of its range.
    #[error("{what} cannot be {found:?}")]
    Value {
        /// What was read.
        what: &'static str,
        /// What was found.
        found: String,
    },
    /// A record is damaged or of a newer form.
    #[error("damaged record: {0}")]
    Record(String),
}

impl RowError {
    fn value(what: &'static str, found: impl Into<String>) -> Self {
        Self::Value { what, found: found.into() }
    }
}

/// The stored form of an event.
#[must_use]
pub fn write_event(event: &Event) -> String {
    to_json(&event::EventRow::from(event))
}

/// The event of a stored form.
///
/// # Errors
/// [`RowError`] if this program does not understand it.
pub fn read_event(json: &str) -> Result<Event, RowError> {
    serde_json::from_str::<event::EventRow>(json)?.try_into()
}

/// The stored form of an outcome.
#[must_use]
pub fn write_outcome(outcome: &Outcome) -> String {
    to_json(&event::OutcomeRow::from(*outcome))
}

/// The outcome of a stored form.
///
/// # Errors
/// [`RowError`] if this program does not understand it.
pub fn read_outcome(json: &str) -> Result<Outcome, RowError> {
    Ok(serde_json::from_str::<event::OutcomeRow>(json)?.into())
}

fn to_json<T: serde::Serialize>(row: &T) -> String {
    serde_json::to_string(row).expect("a row has string keys only and cannot fail to serialize")
}
