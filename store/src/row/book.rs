//! Everything that lines refer to: players, names and chat texts.

use super::line::{Line, read_event};
use super::{Chain, Erasable, RowError};
use room::{Millis, PlayerId, Recorded, RoomId, UnixMillis};
use sha2::{Digest as _, Sha256};
use std::collections::BTreeMap;

/// The length of a salt in bytes. It is large enough that an erased text cannot be guessed from its hash.
pub const SALT_BYTES: usize = 16;

/// A name or a chat text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Text {
    /// The text exists.
    Kept {
        /// Random bytes, used for this text only.
        salt: [u8; SALT_BYTES],
        /// The text.
        text: String,
    },
    /// The text was erased. Only its hash is left, because the chain needs the hash.
    Erased([u8; 32]),
}

impl Text {
    /// SHA-256 of the salt and the text. The chain covers this hash, not the text.
    #[must_use]
    pub fn hash(&self) -> [u8; 32] {
        match self {
            Self::Kept { salt, text } => Self::hash_of(salt, text.as_bytes()),
            Self::Erased(hash) => *hash,
        }
    }

    /// SHA-256 of a salt and a text, either of which may be damaged.
    #[must_use]
    pub fn hash_of(salt: &[u8], text: &[u8]) -> [u8; 32] {
        Sha256::new().chain_update(salt).chain_update(text).finalize().into()
    }

    /// The text; empty if it was erased.
    #[must_use]
    pub fn shown(&self) -> &str {
        match self {
            Self::Kept { salt: _, text } => text,
            Self::Erased(_) => "",
        }
    }
}

/// Everything that the lines of a room refer to.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Book {
    /// Players by number.
    pub players: BTreeMap<u64, PlayerId>,
    /// Names by number, each with its player.
    pub names: BTreeMap<u64, (PlayerId, Text)>,
    /// Chat texts by seq.
    pub texts: BTreeMap<u64, Text>,
}

impl Book {
    /// Converts all lines of a room to events, provided that the chain over them has this head.
    ///
    /// # Errors
    /// [`RowError`] if the chain has a different head, or if a line is invalid or refers to something missing.
    pub fn read(&self, room: &RoomId, lines: &[Line], head: &[u8]) -> Result<Vec<Recorded>, RowError> {
        let mut chain = Chain::start(room);
        for line in lines {
            chain.add(line, self)?;
        }
        if chain.head() != head {
            return Err(RowError::Chain);
        }
        lines.iter().map(|line| self.event(line)).collect()
    }

    fn event(&self, line: &Line) -> Result<Recorded, RowError> {
        let erasable = self.name(line)?.map(|(player, name)| Erasable {
            player: player.clone(),
            name: name.shown().to_owned(),
            text: self.texts.get(&line.seq).map(|text| text.shown().to_owned()),
        });
        Ok(Recorded {
            seq: line.seq,
            at: Millis(line.at),
            time: UnixMillis(line.time),
            author: self.author(line)?.cloned(),
            command: line.command.clone(),
            spared: line.spared,
            event: read_event(&line.event, erasable)?,
        })
    }

    pub(super) fn author(&self, line: &Line) -> Result<Option<&PlayerId>, RowError> {
        let missing = |number: u64| RowError::value("the number of a player", number.to_string());
        line.author.map(|number| self.players.get(&number).ok_or_else(|| missing(number))).transpose()
    }

    pub(super) fn name(&self, line: &Line) -> Result<Option<&(PlayerId, Text)>, RowError> {
        let missing = |number: u64| RowError::value("the number of a name", number.to_string());
        line.name.map(|number| self.names.get(&number).ok_or_else(|| missing(number))).transpose()
    }

    /// Short hashes of the commands that caused these lines, except commands that caused moves: see
    /// [`super::record::Record::spent`].
    ///
    /// # Errors
    /// [`RowError`] if a line refers to something missing.
    pub fn spent(&self, lines: &[Line]) -> Result<Vec<u32>, RowError> {
        let mut spent = Vec::new();
        for line in lines {
            if let (Some(author), Some(command), None) =
                (self.author(line)?, &line.command, super::line::Action::from_bytes(&line.event))
            {
                spent.push(super::record::command_hash(author, &command.id));
            }
        }
        Ok(spent)
    }
}
