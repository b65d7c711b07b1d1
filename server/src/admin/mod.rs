//! `tengen admin`: what the operator can do while the server runs. The server listens on a Unix socket in its data folder
//! (decision 0087). The program itself is the client, because a container often has no other program.
//!
//! On the socket, a client sends one line with an [`Order`] as JSON, and gets one line with an [`Answer`].

mod ask;
mod audit;
mod bans;
mod carry_out;
mod desk;
mod drain;
mod erase;
mod order;
mod people;
mod rooms;
mod table;
#[cfg(test)]
mod tests;
mod words;

pub use ask::ask;
pub(crate) use ask::request;
pub(crate) use desk::Desk;
pub(crate) use erase::everything_of;
pub use order::{Answer, Erasure, Order, Table};

use std::path::{Path, PathBuf};

/// The most bytes of an order. Announcements are the longest orders.
const ORDER_BYTES: u64 = 4096;

/// The most bytes of an answer.
const ANSWER_BYTES: usize = 1 << 20;

/// The socket in a data folder.
pub(crate) fn socket(data: &Path) -> PathBuf {
    data.join("admin.sock")
}
