//! Players for every game: from a position, a level, a budget and a seed to a move.
//!
//! Everything here is pure. A search counts its nodes and asks its caller between steps whether to stop, so it needs no clock.

pub mod go;
pub mod limits;
pub mod othello;
mod random;
mod thought;

pub use thought::Thought;
