//! SGF, the file format for game records. This module writes version 4 and reads versions 1 to 4.
//!
//! [`read()`] and [`write()`] handle a single game that this crate can play: its main line and the information about it. At a
//! lower level, [`parse()`] reads any file of any game with all variations and comments, without loss, and [`Collection::to_sgf`]
//! writes the file again. [`value`] reads and writes values of each type.
//!
//! ```
//! use rules::sgf::{self, Options, value};
//!
//! let mut file = sgf::parse(b"(;GM[1]SZ[9];B[ee]C[the center](;W[ce])(;W[eg]XX[mine]))", &Options::default())?;
//! let root = file.roots().next().expect("the file contains a game");
//! let first = root.first_child().expect("the game contains a move");
//! assert_eq!(first.children().count(), 2);
//! let id = first.id();
//! file.add(id, "N", &value::simple_text_raw("tengen")).expect("N is a valid name");
//! assert!(file.to_sgf().contains(";B[ee]C[the center]N[tengen]"));
//! # Ok::<(), rules::sgf::SgfError>(())
//! ```
//!
//! Deliberately absent: any check of whether a property is allowed in its node, or whether its values are valid. So files from
//! other programs keep all their properties.

mod charset;
mod diagram;
mod edit;
mod game;
mod info;
mod limits;
mod line;
mod parse;
mod place;
mod read;
mod record;
mod ruleset;
mod serialize;
mod setup;
mod text;
mod tree;
pub mod value;
mod write;

pub use charset::decode_as;
pub use edit::AddError;
pub use game::Game;
pub use limits::{Limits, MAX_BYTES, MAX_DEPTH, MAX_NODES, MAX_POINTS, MAX_VALUE_BYTES};
pub use parse::{Extent, Grammar, Options, parse, parse_text};
pub use read::{LeftOut, left_out, read, record, whole};
pub use record::{PlayerInfo, Record, SgfError};
pub use tree::{Collection, Node, NodeId, Property};
pub use write::write;

#[cfg(test)]
mod tests;
#[cfg(test)]
mod tree_tests;
