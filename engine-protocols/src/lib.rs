//! The text protocols in which other programs talk to an engine: [`gtp`] for every game, [`gomocup`] for row games and [`nboard`] for
//! Othello. With a [`Session`], another program plays against our bots. With a [`client`], our bots play against another engine.
//!
//! A session gets a line and returns the answer. It reads the clock and files only through [`Ports`], which its caller
//! passes in. Input is not trusted: a session refuses a line of more than [`MAX_LINE_BYTES`], and no input makes a
//! session panic.

pub mod client;
pub mod gomocup;
pub mod gtp;
mod line;
pub mod nboard;
mod pace;
mod player;
mod table;

pub use player::Player;

use std::time::Duration;

/// The longest line that a session reads. It is enough for every command, even for a list of all points.
pub const MAX_LINE_BYTES: usize = 4096;

/// The clock and the files that a session uses.
pub struct Ports<'a> {
    /// The time since some fixed instant.
    pub now: &'a (dyn Fn() -> Duration + Sync),
    /// The content of the file with this name; `None` if it cannot be read.
    pub file: &'a dyn Fn(&str) -> Option<Vec<u8>>,
}

/// What a session answers to a line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Answer {
    /// Whole lines, each with its line break. Empty if the protocol has no answer to the line.
    pub text: String,
    /// Whether the session is over.
    pub is_last: bool,
}

impl Answer {
    fn new(text: impl Into<String>) -> Answer {
        Answer { text: text.into(), is_last: false }
    }
}

/// The engine's side of a conversation in one of the protocols.
pub trait Session {
    /// Gets one line, with or without its line break, and returns the answer.
    fn hear(&mut self, line: &[u8], ports: &Ports<'_>) -> Answer;
}
