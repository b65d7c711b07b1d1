//! The rules for the browser: thin bindings over the `rules` crate, with no logic of their own.
//!
//! A point is its index row by row from the top left, a color is 1 for Black and 2 for White, and 0 is
//! nobody: numbers cross the border without a copy of a string. Reasons and progress are the words of the wire.
//!
//! The client may ask this module what a move would do; what counts is what the server says.

mod codes;
mod game;
mod setup;
mod sgf;

pub use game::Game;
pub use sgf::Sgf;
