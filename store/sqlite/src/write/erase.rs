//! Erases names and chat. A hash replaces the salt and the text, so every hash chain stays valid. Damaged texts are
//! erased too. Their hash chains stay broken, but their rooms could not be read before the erasure either.

use super::Done;
use super::journal::Journal;
use super::sql::{rows, run};
use crate::cells::key;
use room::{PlayerId, RoomId};
use rusqlite::Connection;
use store::row::Text;
use store::{Erase, StoreError};

pub(super) fn erase(
    connection: &Connection,
    journal: &Journal,
    what: &Erase,
) -> Result<Result<Done, StoreError>, rusqlite::Error> {
    // Overwrite the erased data in the file with zeros.
    connection.execute_batch("PRAGMA secure_delete = ON")?;
    let done = match what {
        Erase::Player(id) => erase_player(connection, id)?,
        Erase::Line { room, seq } => erase_line(connection, journal, room, *seq)?,
    };
    connection.execute_batch("PRAGMA secure_delete = OFF")?;
    Ok(done)
}

fn erase_player(connection: &Connection, id: &PlayerId) -> Result<Result<Done, StoreError>, rusqlite::Error> {
    let old = rows!(connection, { number: i64 }, "SELECT number FROM rooms WHERE head IS NULL LIMIT 1")?;
    if !old.is_empty() {
        // Events in the form of an older version contain names and chat, so all logs in that form must be rewritten first.
        return Ok(Err(StoreError::Unavailable("rooms are still being rewritten: try again later".into())));
    }
    let id = id.as_str();
    run!(connection, "DELETE FROM sessions WHERE player = ?", id)?;
    run!(connection, "DELETE FROM tokens WHERE player = ?1 OR owner = ?1", id)?;
    let Some(player) = rows!(connection, { number: i64 }, "SELECT number FROM players WHERE id = ?", id)?.pop() else {
        return Ok(Ok(Done::Erased(0)));
    };
    let names = rows!(
        connection,
        { number: i64, salt: Option<Vec<u8>>, name: Vec<u8> },
        r#"SELECT number, salt, name AS "name: Vec<u8>" FROM names WHERE player = ? AND erased IS NULL"#,
        player.number
    )?;
    let keys = rows!(connection, { key: i64 }, "SELECT key FROM texts WHERE player = ? AND erased IS NULL", player.number)?;
    let erased = names.len() + keys.len();
    for found in names {
        let hash = Text::hash_of(&found.salt.unwrap_or_default(), &found.name);
        let hash = hash.as_slice();
        run!(connection, "UPDATE names SET salt = NULL, name = '', fold = '', erased = ? WHERE number = ?", hash, found.number)?;
    }
    for found in keys {
        erase_text(connection, found.key)?;
    }
    Ok(Ok(Done::Erased(erased as u64)))
}

fn erase_line(
    connection: &Connection,
    journal: &Journal,
    room: &RoomId,
    seq: u64,
) -> Result<Result<Done, StoreError>, rusqlite::Error> {
    let id = room.as_str();
    let found = rows!(
        connection,
        { number: i64, seq: i64, head: Option<Vec<u8>> },
        "SELECT number, seq, head FROM rooms WHERE id = ?",
        id
    )?;
    let Some(found) = found.into_iter().next() else {
        return Ok(Ok(Done::Erased(0)));
    };
    if found.head.is_none() {
        return Ok(Ok(Done::OldForm(room.clone())));
    }
    let newest = journal.state(room).map_or(found.seq, |state| state.seq);
    if seq > newest.cast_unsigned() {
        return Ok(Ok(Done::Erased(0)));
    }
    Ok(Ok(Done::Erased(erase_text(connection, key(found.number, seq.cast_signed()))?)))
}

fn erase_text(connection: &Connection, key: i64) -> Result<u64, rusqlite::Error> {
    let found = rows!(
        connection,
        { salt: Option<Vec<u8>>, text: Vec<u8> },
        r#"SELECT salt, text AS "text: Vec<u8>" FROM texts WHERE key = ? AND erased IS NULL"#,
        key
    )?;
    let Some(found) = found.into_iter().next() else { return Ok(0) };
    let hash = Text::hash_of(&found.salt.unwrap_or_default(), &found.text);
    let hash = hash.as_slice();
    run!(connection, "UPDATE texts SET salt = NULL, text = '', erased = ? WHERE key = ?", hash, key)?;
    Ok(1)
}
