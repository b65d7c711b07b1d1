//! Reads the log of a room, sealed or not, in the current form or the old one.

use crate::cells::{
    EventCells, FoundRoom, JournalCells, Lines, NameCells, OldCells, PlayerCells, RecordCells, TextCells, book, corrupt, keys,
    room_id, seq_of,
};
use crate::error::{Fault, unavailable};
use room::{CommandId, PlayerId, Recorded, RoomId};
use sqlx::{SqliteConnection, SqlitePool, query, query_as};
use store::StoreError;
use store::row::{Book, Line, Record};

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
    let log = fetch(&mut transaction, room).await.map_err(|fault| fault.of(room.as_str()))?;
    transaction.commit().await.map_err(unavailable)?;
    Ok(log)
}

async fn fetch(connection: &mut SqliteConnection, room: &RoomId) -> Result<Option<Log>, Fault> {
    let id = room.as_str();
    let found = query_as!(FoundRoom, "SELECT number, seq, head FROM rooms WHERE id = ?", id);
    let Some(mut found) = found.fetch_optional(&mut *connection).await? else { return Ok(None) };
    let record = query_as!(RecordCells, "SELECT seq, blob FROM records WHERE room = ?", found.number);
    let record = record.fetch_optional(&mut *connection).await?;
    if found.head.is_none() {
        let rows = query_as!(
            OldCells,
            r#"SELECT seq, at, time, author AS "author: Vec<u8>", command_id AS "command_id: Vec<u8>", fingerprint, event AS "event: Vec<u8>"
           FROM old_events WHERE room = ? ORDER BY seq"#,
            found.number
        );
        let rows = rows.fetch_all(connection).await?;
        return found.old_log(record.as_ref(), rows).map(Some);
    }
    let (first, last) = keys(found.number);
    let rows = query_as!(EventCells, "SELECT key, line FROM events WHERE key BETWEEN ? AND ? ORDER BY key", first, last);
    let mut rows = rows.fetch_all(&mut *connection).await?;
    // The journal has no index, but a limited length.
    let journal = query_as!(
        JournalCells,
        "SELECT number, key, line, at, touched, deadline, head, sum FROM journal WHERE damaged < 2 AND key BETWEEN ? AND ? ORDER BY number",
        first,
        last
    );
    rows.extend(found.continued(journal.fetch_all(&mut *connection).await?)?);
    let lines = Lines::read(record.as_ref(), rows)?;
    let (authors, named) = (lines.authors(), lines.names());
    let texts = query_as!(
        TextCells,
        r#"SELECT key, salt, text AS "text: Vec<u8>", erased FROM texts WHERE key BETWEEN ? AND ?"#,
        first,
        last
    );
    let texts = texts.fetch_all(&mut *connection).await?;
    let players = query_as!(
        PlayerCells,
        r#"SELECT number, id AS "id: Vec<u8>" FROM players WHERE number IN (SELECT value FROM json_each(?))"#,
        authors
    );
    let players = players.fetch_all(&mut *connection).await?;
    let names = query_as!(
        NameCells,
        r#"SELECT n.number, p.id AS "id: Vec<u8>", n.salt, n.name AS "name: Vec<u8>", n.erased
           FROM names n JOIN players p ON p.number = n.player WHERE n.number IN (SELECT value FROM json_each(?))"#,
        named
    );
    let names = names.fetch_all(&mut *connection).await?;
    found.log(room, lines, book(texts, players, names)?).map(Some)
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

/// The numbers of the rooms that are in the journal but not in the table of rooms.
pub(crate) async fn strays(pool: &SqlitePool) -> Result<Vec<i64>, sqlx::Error> {
    let found = query!(
        r#"SELECT DISTINCT key >> 24 AS "number!: i64" FROM foldable
           WHERE NOT EXISTS (SELECT 1 FROM rooms WHERE rooms.number = foldable.key >> 24)"#
    );
    Ok(found.fetch_all(pool).await?.into_iter().map(|found| found.number).collect())
}

/// The room number and the `seq` of each damaged row of the journal, as its key gives them. The key may be what is damaged.
pub(crate) async fn damaged(pool: &SqlitePool) -> Result<Vec<(i64, u64)>, sqlx::Error> {
    let rows = query_as!(JournalCells, "SELECT number, key, line, at, touched, deadline, head, sum FROM journal ORDER BY number");
    let rows = rows.fetch_all(pool).await?;
    Ok(rows.iter().filter(|row| !row.is_intact()).map(|row| (row.room(), seq_of(row.key))).collect())
}
