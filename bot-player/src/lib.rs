//! What a bot does at the table: which command it gives next, and how long it thinks about a move.
//!
//! A bot has a seat like a person. Its room executes its commands in the same way as a person's, and refuses them for the same
//! reasons. The server and the browser use this crate as follows:
//! 1. [`next()`] says what the bot does next. If the bot gives a command, the caller gives the command to the room and
//!    asks again.
//! 2. Otherwise, [`Question::of`] copies from the room what a search needs to know. [`Question::budget`] says how long the search
//!    may take, and [`Question::answer`] searches, perhaps on another thread.
//! 3. If the room has not changed in the meantime, the caller turns the answer into a command with [`command`].
//!
//! The crate is pure: times are arguments, and so are random numbers. Deliberately absent: how a bot finds a move (see the crate
//! `bots`), clocks, and threads.

mod budget;
mod next;
mod question;

pub use bots::Outlook;
pub use budget::engine_budget;
pub use next::{Next, has_to_recall, next, next_of_engine, program, seat_of_bot, viewer};
pub use question::{Answer, Budget, Question, command, dead, engine_command};
