//! What a file holds.

use super::{Names, outcome, setup};
use rules::sgf::Record;

/// A file's record, for the replay, and the text of the whole file.
#[must_use]
pub fn sgf_record(record: &Record, text: Option<String>) -> protocol::SgfRecord {
    protocol::SgfRecord {
        setup: setup(&record.setup),
        black: record.players.black.name.clone(),
        white: record.players.white.name.clone(),
        moves: Names::of(&record.setup).moves(&record.moves),
        outcome: record.outcome.map(outcome),
        text,
    }
}
