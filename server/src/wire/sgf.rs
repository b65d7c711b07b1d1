//! What a file holds.

use super::{Names, color, outcome, setup};
use rules::sgf::Record;

/// A file's record, for the replay.
#[must_use]
pub fn sgf_record(record: &Record) -> protocol::SgfRecord {
    let names = Names::of(&record.setup);
    let moves = record.moves.iter().map(|(by, action)| protocol::SgfMove { color: color(*by), point: names.action(*action) });
    protocol::SgfRecord {
        setup: setup(&record.setup),
        black: record.players.black.name.clone(),
        white: record.players.white.name.clone(),
        moves: moves.collect(),
        outcome: record.outcome.map(outcome),
    }
}
