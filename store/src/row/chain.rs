//! The hash chain over a room's events. If an event is changed, added, removed or put elsewhere, the chain has a different head.

use super::RowError;
use super::book::Book;
use super::bytes::{put_number, put_slice};
use super::line::Line;
use room::{RoomId, Spared};
use sha2::{Digest as _, Sha256};

/// The first bytes that are hashed. Because of them, no hash that is made for another purpose can be the start of a chain.
const START: &[u8] = b"tengen chain 1\n";

/// The chain over the events added so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Chain([u8; 32]);

impl Chain {
    /// The chain of a room without events.
    #[must_use]
    pub fn start(room: &RoomId) -> Self {
        Self(Sha256::new().chain_update(START).chain_update(room.as_str()).finalize().into())
    }

    /// The chain with this head.
    #[must_use]
    pub const fn from_head(head: [u8; 32]) -> Self {
        Self(head)
    }

    /// The newest hash of the chain.
    #[must_use]
    pub const fn head(&self) -> [u8; 32] {
        self.0
    }

    /// Adds an event to the chain, but not the event's command. Hashes stand for the name and the chat text.
    ///
    /// # Errors
    /// [`RowError`] if the line refers to something that the book does not contain.
    pub fn add(&mut self, line: &Line, book: &Book) -> Result<(), RowError> {
        let mut bytes = Vec::with_capacity(160);
        put_number(&mut bytes, line.seq);
        put_number(&mut bytes, line.at);
        put_number(&mut bytes, line.time);
        put_slice(&mut bytes, book.author(line)?.map_or("", |author| author.as_str()).as_bytes());
        put_slice(&mut bytes, &line.event);
        let (name, text) = (book.name(line)?, book.texts.get(&line.seq));
        // Record which parts follow, so that different events have different bytes.
        let spared = line.spared != Spared::NONE;
        bytes.push(u8::from(name.is_some()) | u8::from(text.is_some()) << 1 | u8::from(spared) << 2);
        if let Some((player, name)) = name {
            put_slice(&mut bytes, player.as_str().as_bytes());
            bytes.extend_from_slice(&name.hash());
        }
        if let Some(text) = text {
            bytes.extend_from_slice(&text.hash());
        }
        if spared {
            put_number(&mut bytes, line.spared.server.0);
            put_number(&mut bytes, line.spared.lag.0);
        }
        self.0 = Sha256::new().chain_update(self.0).chain_update(&bytes).finalize().into();
        Ok(())
    }
}
