//! Reads the log of a room, sealed or not, in the current form or the old one.

use crate::cells::{corrupt, key, player_id, room_id, seq_of, text};
use crate::error::{Fault, unavailable};
use room::{CommandId, CommandRef, Millis, PlayerId, Recorded, RoomId, Spared, UnixMillis};
use sqlx::{SqliteConnection, SqlitePool, query, query_as};
use store::StoreError;
use store::row::{Book, Line, Record, read_old_event, read_old_record};

/// Every event of a room.
pub(crate) struct Log {
    /// The room's number.
    pub(crate) number: i64,
    pub(crate) events: Vec<Recorded>,
    /// The number of events in the record.
    pub(crate) sealed: u64,
    pub(crate) form: Form,
}

/// The form in which the events are stored.
pub(crate) enum Form {
    /// The form before decision 0052.
    Old,
    New {
        lines: Vec<Line>,
        book: Book,
        /// The short hashes of commands in the record.
        spent: Vec<u32>,
    },
}

/// Reads a log in one transaction and checks that it is complete.
pub(crate) async fn log(pool: &SqlitePool, room: &RoomId) -> Result<Option<Log>, StoreError> {
    let mut transaction = pool.begin().await.map_err(unavailable)?;
    let log = read_log(&mut transaction, room).await?;
    transaction.commit().await.map_err(unavailable)?;
    Ok(log)
}

/// Like [`log`], within the caller's transaction.
pub(crate) async fn read_log(connection: &mut SqliteConnection, room: &RoomId) -> Result<Option<Log>, StoreError> {
    fetch(connection, room).await.map_err(|fault| fault.of(room.as_str()))
}

async fn fetch(connection: &mut SqliteConnection, room: &RoomId) -> Result<Option<Log>, Fault> {
    let id = room.as_str();
    let found = query!("SELECT number, seq, head FROM rooms WHERE id = ?", id).fetch_optional(&mut *connection).await?;
    let Some(found) = found else { return Ok(None) };
    let record = query!("SELECT seq, blob FROM records WHERE room = ?", found.number).fetch_optional(&mut *connection).await?;
    let sealed = record.as_ref().map_or(0, |record| record.seq.cast_unsigned());
    let blob = record.map(|record| record.blob);
    let log = match found.head {
        None => fetch_old(connection, found.number, blob.as_deref(), sealed).await?,
        Some(head) => fetch_new(connection, room, found.number, blob.as_deref(), sealed, &head).await?,
    };
    if !log.events.iter().map(|recorded| recorded.seq).eq(1..=found.seq.cast_unsigned()) {
        return Err(Fault::Damage(format!("its events are not numbered from 1 to {}", found.seq)));
    }
    Ok(Some(log))
}

async fn fetch_new(
    connection: &mut SqliteConnection,
    room: &RoomId,
    number: i64,
    blob: Option<&[u8]>,
    sealed: u64,
    head: &[u8],
) -> Result<Log, Fault> {
    let Record { mut lines, spent } = blob.map(Record::unpack).transpose()?.unwrap_or_default();
    if lines.len() as u64 != sealed {
        return Err(Fault::Damage(format!("its record contains {} events instead of {sealed}", lines.len())));
    }
    let (first, last) = (key(number, 0), key(number + 1, 0) - 1);
    let rows = query!("SELECT key, line FROM events WHERE key BETWEEN ? AND ? ORDER BY key", first, last);
    for row in rows.fetch_all(&mut *connection).await? {
        let seq = seq_of(row.key);
        let line = Line::from_bytes(seq, &row.line).map_err(|error| Fault::Damage(format!("event {seq}: {error}")))?;
        lines.push(line);
    }
    let book = fetch_book(connection, first, last, &lines).await?;
    let events = book.read(room, &lines, head)?;
    Ok(Log { number, events, sealed, form: Form::New { lines, book, spent } })
}

/// Reads everything that the lines refer to.
async fn fetch_book(connection: &mut SqliteConnection, first: i64, last: i64, lines: &[Line]) -> Result<Book, Fault> {
    let mut book = Book::default();
    let texts = query!(r#"SELECT key, salt, text AS "text: Vec<u8>", erased FROM texts WHERE key BETWEEN ? AND ?"#, first, last);
    for found in texts.fetch_all(&mut *connection).await? {
        let seq = seq_of(found.key);
        let text = text(found.salt, found.text, found.erased);
        book.texts.insert(seq, text.ok_or_else(|| Fault::Damage(format!("the text of event {seq} is damaged")))?);
    }
    let authors = numbers(lines.iter().filter_map(|line| line.author));
    let players =
        query!(r#"SELECT number, id AS "id: Vec<u8>" FROM players WHERE number IN (SELECT value FROM json_each(?))"#, authors);
    for found in players.fetch_all(&mut *connection).await? {
        book.players.insert(found.number.cast_unsigned(), read_player(&found.id)?);
    }
    let named = numbers(lines.iter().filter_map(|line| line.name));
    let names = query!(
        r#"SELECT n.number, p.id AS "id: Vec<u8>", n.salt, n.name AS "name: Vec<u8>", n.erased
           FROM names n JOIN players p ON p.number = n.player WHERE n.number IN (SELECT value FROM json_each(?))"#,
        named
    );
    for found in names.fetch_all(&mut *connection).await? {
        let name = text(found.salt, found.name, found.erased).ok_or("a name is damaged")?;
        book.names.insert(found.number.cast_unsigned(), (read_player(&found.id)?, name));
    }
    Ok(book)
}

/// Distinct numbers as a JSON array.
fn numbers(numbers: impl Iterator<Item = u64>) -> String {
    let distinct: std::collections::BTreeSet<u64> = numbers.collect();
    serde_json::json!(distinct).to_string()
}

fn read_player(id: &[u8]) -> Result<PlayerId, Fault> {
    player_id(id).ok_or_else(|| "a player has an invalid id".into())
}

struct OldCells {
    seq: i64,
    at: i64,
    time: i64,
    author: Option<Vec<u8>>,
    command_id: Option<Vec<u8>>,
    fingerprint: Option<i64>,
    event: Vec<u8>,
}

async fn fetch_old(connection: &mut SqliteConnection, number: i64, blob: Option<&[u8]>, sealed: u64) -> Result<Log, Fault> {
    let mut events = blob.map(read_old_record).transpose()?.unwrap_or_default();
    if events.len() as u64 != sealed {
        return Err(Fault::Damage(format!("its record contains {} events instead of {sealed}", events.len())));
    }
    let rows = query_as!(
        OldCells,
        r#"SELECT seq, at, time, author AS "author: Vec<u8>", command_id AS "command_id: Vec<u8>", fingerprint, event AS "event: Vec<u8>"
           FROM old_events WHERE room = ? ORDER BY seq"#,
        number
    );
    for row in rows.fetch_all(connection).await? {
        let seq = row.seq;
        events.push(row.read().map_err(|reason| Fault::Damage(format!("event {seq}: {reason}")))?);
    }
    Ok(Log { number, events, sealed, form: Form::Old })
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

/// True if the record of a room contains this command.
pub(crate) async fn spent(pool: &SqlitePool, room: &RoomId, author: &PlayerId, command: &CommandId) -> Result<bool, StoreError> {
    let id = room.as_str();
    let found =
        query!("SELECT o.blob FROM records o JOIN rooms r ON r.number = o.room WHERE r.id = ? AND r.head IS NOT NULL", id);
    let Some(found) = found.fetch_optional(pool).await.map_err(unavailable)? else { return Ok(false) };
    let record = Record::unpack(&found.blob).map_err(|error| corrupt(id, error.to_string()))?;
    Ok(record.has_spent(author, command))
}

/// Finds the first room with a number above `after` whose log has the old form. Returns its number and its id.
pub(crate) async fn next_old(pool: &SqlitePool, after: i64) -> Result<Option<(i64, Result<RoomId, StoreError>)>, StoreError> {
    let found = query!(
        r#"SELECT number, id AS "id: Vec<u8>" FROM rooms WHERE head IS NULL AND number > ? ORDER BY number LIMIT 1"#,
        after
    );
    let found = found.fetch_optional(pool).await.map_err(unavailable)?;
    Ok(found.map(|found| (found.number, room_id(&found.id))))
}
