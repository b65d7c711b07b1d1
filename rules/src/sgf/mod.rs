//! SGF, the file format of game records: its version 4 is written, versions 1 to 4 are read.

mod info;
mod parse;
mod read;
mod record;
mod setup;
mod text;
mod write;

pub use parse::{MAX_BYTES, MAX_DEPTH, MAX_NODES, MAX_POINTS, MAX_VALUE_BYTES};
pub use read::read;
pub use record::{PlayerInfo, Record, SgfError};
pub use write::write;

#[cfg(test)]
mod tests;
