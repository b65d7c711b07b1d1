//! Reads the log of a room in the transaction of the writer, which sees what it has just written.

use super::sql::rows;
use crate::cells::{EventCells, FoundRoom, Lines, NameCells, OldCells, PlayerCells, RecordCells, TextCells, book, keys};
use crate::error::Fault;
use crate::read::Log;
use room::RoomId;
use rusqlite::Connection;

/// Reads a log and checks that it is complete. The statements are those of the readers, in `read/log.rs`. A room whose log is rewritten
/// has no rows in the journal.
pub(super) fn read_log(connection: &Connection, room: &RoomId) -> Result<Option<Log>, Fault> {
    let id = room.as_str();
    let found = rows!(connection, FoundRoom { number, seq, head }, "SELECT number, seq, head FROM rooms WHERE id = ?", id)?;
    let Some(found) = found.into_iter().next() else { return Ok(None) };
    let record = rows!(connection, RecordCells { seq, blob }, "SELECT seq, blob FROM records WHERE room = ?", found.number)?;
    let record = record.first();
    if found.head.is_none() {
        let rows = rows!(
            connection,
            OldCells { seq, at, time, author, command_id, fingerprint, event },
            r#"SELECT seq, at, time, author AS "author: Vec<u8>", command_id AS "command_id: Vec<u8>", fingerprint, event AS "event: Vec<u8>"
           FROM old_events WHERE room = ? ORDER BY seq"#,
            found.number
        )?;
        return found.old_log(record, rows).map(Some);
    }
    let (first, last) = keys(found.number);
    let rows = rows!(
        connection,
        EventCells { key, line },
        "SELECT key, line FROM events WHERE key BETWEEN ? AND ? ORDER BY key",
        first,
        last
    )?;
    let lines = Lines::read(record, rows)?;
    let (authors, named) = (lines.authors(), lines.names());
    let texts = rows!(
        connection,
        TextCells { key, salt, text, erased },
        r#"SELECT key, salt, text AS "text: Vec<u8>", erased FROM texts WHERE key BETWEEN ? AND ?"#,
        first,
        last
    )?;
    let players = rows!(
        connection,
        PlayerCells { number, id },
        r#"SELECT number, id AS "id: Vec<u8>" FROM players WHERE number IN (SELECT value FROM json_each(?))"#,
        authors
    )?;
    let names = rows!(
        connection,
        NameCells { number, id, salt, name, erased },
        r#"SELECT n.number, p.id AS "id: Vec<u8>", n.salt, n.name AS "name: Vec<u8>", n.erased
           FROM names n JOIN players p ON p.number = n.player WHERE n.number IN (SELECT value FROM json_each(?))"#,
        named
    )?;
    found.log(room, lines, book(texts, players, names)?).map(Some)
}
