//! What a file holds.

use super::{Names, color, outcome, setup};
use rules::sgf::Record;

/// A file's record, for the replay, and the text of the whole file.
#[must_use]
pub fn sgf_record(record: &Record, text: Option<String>) -> protocol::SgfRecord {
    let names = Names::of(&record.setup);
    protocol::SgfRecord {
        setup: setup(&record.setup),
        diagram: record.diagram.as_ref().map(|diagram| protocol::Diagram {
            black: names.points(&diagram.stones.black),
            white: names.points(&diagram.stones.white),
            turn: color(diagram.turn),
        }),
        black: record.players.black.name.clone(),
        white: record.players.white.name.clone(),
        moves: names.moves(&record.moves),
        outcome: record.outcome.map(outcome),
        text,
    }
}
