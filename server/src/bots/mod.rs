//! The threads on which the server's bots think.
//!
//! Deliberately absent: what a bot does in a room (see the crate `bot-player`), and how it finds a move (see the crate
//! `bots`).

mod pool;
mod priority;

pub(crate) use pool::{Effort, Pool, Thinking};
pub(crate) use priority::{NICENESS, give_way};
