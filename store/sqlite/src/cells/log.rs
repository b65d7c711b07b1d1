//! Makes the log of a room from its rows. The readers and the writer fetch these rows with different crates, but both
//! turn the rows into a log here.

use super::{SEQ_BITS, player_id, seq_of, text};
use crate::error::Fault;
use crate::read::{Form, Log};
use room::{CommandId, CommandRef, Millis, PlayerId, Recorded, RoomId, Spared, UnixMillis};
use sha2::{Digest as _, Sha256};
use std::collections::BTreeSet;
use store::row::{Book, Line, Record, read_old_event, read_old_record};

/// What the row of a room says about its log.
pub(crate) struct FoundRoom {
    pub(crate) number: i64,
    pub(crate) seq: i64,
    /// The head of the hash chain; `None` if the log has the form of an older version.
    pub(crate) head: Option<Vec<u8>>,
}

pub(crate) struct RecordCells {
    pub(crate) seq: i64,
    pub(crate) blob: Vec<u8>,
}

pub(crate) struct EventCells {
    pub(crate) key: i64,
    pub(crate) line: Vec<u8>,
}

/// A row of the journal: an event, and the state in which its append has left the room.
pub(crate) struct JournalCells {
    pub(crate) number: i64,
    pub(crate) key: i64,
    pub(crate) line: Vec<u8>,
    pub(crate) at: i64,
    pub(crate) touched: i64,
    pub(crate) deadline: Option<i64>,
    /// The head of the hash chain.
    pub(crate) head: Vec<u8>,
    pub(crate) sum: Vec<u8>,
}

impl JournalCells {
    /// The number of the room, as the key says.
    pub(crate) const fn room(&self) -> i64 {
        self.key >> SEQ_BITS
    }

    /// Whether the row is as it was written.
    pub(crate) fn is_intact(&self) -> bool {
        self.sum == sum(self.key, &self.line, self.at, self.touched, self.deadline, &self.head)
    }
}

/// The checksum of a row in the journal. The hash chain covers the events, and finds a change there only together with the rows before.
/// The checksum also covers the other columns.
pub(crate) fn sum(key: i64, line: &[u8], at: i64, touched: i64, deadline: Option<i64>, head: &[u8]) -> Vec<u8> {
    let mut hash = Sha256::new();
    for number in [key, at, touched, i64::from(deadline.is_some()), deadline.unwrap_or_default()] {
        hash.update(number.to_le_bytes());
    }
    // The head has a fixed length, so the hash determines where the line begins.
    hash.update(head);
    hash.update(line);
    hash.finalize()[..8].to_vec()
}

pub(crate) struct TextCells {
    pub(crate) key: i64,
    pub(crate) salt: Option<Vec<u8>>,
    pub(crate) text: Vec<u8>,
    pub(crate) erased: Option<Vec<u8>>,
}

pub(crate) struct PlayerCells {
    pub(crate) number: i64,
    pub(crate) id: Vec<u8>,
}

pub(crate) struct NameCells {
    pub(crate) number: i64,
    pub(crate) id: Vec<u8>,
    pub(crate) salt: Option<Vec<u8>>,
    pub(crate) name: Vec<u8>,
    pub(crate) erased: Option<Vec<u8>>,
}

/// An event in the form of an older version.
pub(crate) struct OldCells {
    pub(crate) seq: i64,
    pub(crate) at: i64,
    pub(crate) time: i64,
    pub(crate) author: Option<Vec<u8>>,
    pub(crate) command_id: Option<Vec<u8>>,
    pub(crate) fingerprint: Option<i64>,
    pub(crate) event: Vec<u8>,
}

/// The lines of a log. The names and texts to which the lines refer are not known yet.
pub(crate) struct Lines {
    lines: Vec<Line>,
    sealed: u64,
    spent: Vec<u32>,
}

impl FoundRoom {
    /// Takes the seq and the head from the room's newest row in the journal, and returns the events in the journal.
    ///
    /// # Errors
    /// If a row is damaged.
    pub(crate) fn continued(&mut self, journal: Vec<JournalCells>) -> Result<Vec<EventCells>, Fault> {
        if let Some(damaged) = journal.iter().find(|row| !row.is_intact()) {
            return Err(Fault::Damage(format!("event {} is damaged in the journal", seq_of(damaged.key))));
        }
        if let Some(newest) = journal.last() {
            self.seq = seq_of(newest.key).cast_signed();
            self.head = Some(newest.head.clone());
        }
        Ok(journal.into_iter().map(|JournalCells { key, line, .. }| EventCells { key, line }).collect())
    }

    /// The log in the current form.
    pub(crate) fn log(self, room: &RoomId, found: Lines, book: Book) -> Result<Log, Fault> {
        let Lines { lines, sealed, spent } = found;
        let events = book.read(room, &lines, self.head.as_deref().unwrap_or_default())?;
        self.complete(Log { number: self.number, events, sealed, form: Form::New { lines, book, spent } })
    }

    /// The log in the form of an older version.
    pub(crate) fn old_log(self, record: Option<&RecordCells>, rows: Vec<OldCells>) -> Result<Log, Fault> {
        let mut events = record.map(|record| read_old_record(&record.blob)).transpose()?.unwrap_or_default();
        let sealed = sealed(record, events.len())?;
        for row in rows {
            let seq = row.seq;
            events.push(row.read().map_err(|reason| Fault::Damage(format!("event {seq}: {reason}")))?);
        }
        self.complete(Log { number: self.number, events, sealed, form: Form::Old })
    }

    fn complete(&self, log: Log) -> Result<Log, Fault> {
        if !log.events.iter().map(|recorded| recorded.seq).eq(1..=self.seq.cast_unsigned()) {
            return Err(Fault::Damage(format!("its events are not numbered from 1 to {}", self.seq)));
        }
        Ok(log)
    }
}

/// Checks that the record contains as many events as its row says. Returns this number, or 0 if there is no record.
fn sealed(record: Option<&RecordCells>, found: usize) -> Result<u64, Fault> {
    let sealed = record.map_or(0, |record| record.seq.cast_unsigned());
    if found as u64 == sealed {
        Ok(sealed)
    } else {
        Err(Fault::Damage(format!("its record contains {found} events instead of {sealed}")))
    }
}

impl Lines {
    pub(crate) fn read(record: Option<&RecordCells>, rows: Vec<EventCells>) -> Result<Self, Fault> {
        let unpacked = record.map(|record| Record::unpack(&record.blob)).transpose()?;
        let Record { mut lines, spent } = unpacked.unwrap_or_default();
        let sealed = sealed(record, lines.len())?;
        for row in rows {
            let seq = seq_of(row.key);
            let line = Line::from_bytes(seq, &row.line).map_err(|error| Fault::Damage(format!("event {seq}: {error}")))?;
            lines.push(line);
        }
        Ok(Self { lines, sealed, spent })
    }

    /// The numbers that stand for the authors, as a JSON array.
    pub(crate) fn authors(&self) -> String {
        numbers(self.lines.iter().filter_map(|line| line.author))
    }

    /// The numbers that stand for the names, as a JSON array.
    pub(crate) fn names(&self) -> String {
        numbers(self.lines.iter().filter_map(|line| line.name))
    }
}

/// Distinct numbers as a JSON array.
fn numbers(numbers: impl Iterator<Item = u64>) -> String {
    let distinct: BTreeSet<u64> = numbers.collect();
    serde_json::json!(distinct).to_string()
}

/// Everything that the lines refer to.
pub(crate) fn book(texts: Vec<TextCells>, players: Vec<PlayerCells>, names: Vec<NameCells>) -> Result<Book, Fault> {
    let mut book = Book::default();
    for found in texts {
        let seq = seq_of(found.key);
        let text = text(found.salt, found.text, found.erased);
        book.texts.insert(seq, text.ok_or_else(|| Fault::Damage(format!("the text of event {seq} is damaged")))?);
    }
    for found in players {
        book.players.insert(found.number.cast_unsigned(), read_player(&found.id)?);
    }
    for found in names {
        let name = text(found.salt, found.name, found.erased).ok_or("a name is damaged")?;
        book.names.insert(found.number.cast_unsigned(), (read_player(&found.id)?, name));
    }
    Ok(book)
}

fn read_player(id: &[u8]) -> Result<PlayerId, Fault> {
    player_id(id).ok_or_else(|| "a player has an invalid id".into())
}

impl OldCells {
    fn read(self) -> Result<Recorded, String> {
        let author = self.author.map(|id| player_id(&id).ok_or("its author is invalid")).transpose()?;
        let command = match (self.command_id, self.fingerprint) {
            (Some(id), Some(fingerprint)) => {
                let id = std::str::from_utf8(&id).ok().and_then(CommandId::parse).ok_or("its command id is invalid")?;
                Some(CommandRef { id, fingerprint: fingerprint.cast_unsigned() })
            }
            (None, None) => None,
            (Some(_), None) | (None, Some(_)) => return Err("its command id or its fingerprint is missing".into()),
        };
        let event = std::str::from_utf8(&self.event).map_err(|error| error.to_string()).map(read_old_event)?;
        Ok(Recorded {
            seq: self.seq.cast_unsigned(),
            at: Millis(self.at.cast_unsigned()),
            time: UnixMillis(self.time.cast_unsigned()),
            author,
            command,
            spared: Spared::NONE,
            event: event.map_err(|error| error.to_string())?,
        })
    }
}
