//! The server's bots: which command a bot gives next, and the threads on which it thinks.
//!
//! A bot has a seat like a person. The room's task executes its commands in the same way as a person's, and refuses them for
//! the same reasons. Deliberately absent: how a bot finds a move (see the crate `bots`).

mod budget;
mod next;
mod outlook;
mod pool;

pub(crate) use budget::budget;
pub(crate) use next::{Next, after_judging, is_fair, next, opening_command, seat_of_bot};
pub(crate) use outlook::Outlook;
pub(crate) use pool::{Effort, Pool, Thinking};
