//! Writing a file.

use super::record::Record;

/// Writes a record as one game tree without variations.
#[must_use]
pub fn write(record: &Record) -> String {
    let _ = record;
    String::new()
}
