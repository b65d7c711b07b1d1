//! The threads on which the server's bots think.
//!
//! Deliberately absent: what a bot does at the table (see the crate `bot-player`), and how it finds a move (see the crate `bots`).

mod pool;

pub(crate) use pool::{Effort, NICENESS, Pool, Thinking};
