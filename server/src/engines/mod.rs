//! Engines that the operator has configured: programs that play under their own names, each as a child process of the server
//! ([decision 0082](../../../docs/decisions/0082-engines-of-the-operator.md)).
//!
//! - `file` reads and checks the operator's list.
//! - `engine` is one entry of the list, and says which games the engine plays.
//! - `program` looks for the program of an engine when the server starts.
//! - `process` is a running program with its limits.
//! - `talk` is the conversation with a process about one game.
//! - `pool` decides which processes run.
//!
//! The text protocols are in the crate `engine-protocols`. Deliberately absent: what an engine does in a room
//! besides moving (see the crate `bot-player`). No engine is trusted: each answer has a deadline and a longest length,
//! and each move is checked.

mod engine;
mod file;
mod pool;
mod process;
mod program;
mod talk;

pub(crate) use file::EngineList;
pub(crate) use pool::{Asking, Engines};
pub(crate) use talk::{Game, Reply};
