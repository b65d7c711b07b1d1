//! Rewrites the log of a room so that it has the current form. One transaction writes the new log, deletes the old log, reads the
//! new log back and compares its events with the old events.

use super::Done;
use super::log::read_log;
use super::numbers::{Players, bytes, lines, put_lines};
use super::sql::run;
use crate::error::Fault;
use crate::read::{Form, Log};
use room::{Recorded, RoomId};
use rusqlite::Connection;
use store::StoreError;
use store::row::{Chain, Record};

/// Rewrites the log of a room if the log still has the form of an older version. `pack` returns the bytes of a record.
pub(super) fn rewrite(
    connection: &Connection,
    known: &mut Players,
    room: &RoomId,
    pack: impl Fn(&Record) -> Vec<u8>,
) -> Result<Result<Done, StoreError>, StoreError> {
    match read_log(connection, room) {
        Ok(Some(log)) if matches!(log.form, Form::Old) => {
            let rewritten = put(connection, known, room, log, pack);
            rewritten.map(|()| Ok(Done::Written)).map_err(|fault| fault.of(room.as_str()))
        }
        Ok(_) => Ok(Ok(Done::Written)),
        Err(fault) => Ok(Err(fault.of(room.as_str()))),
    }
}

fn put(
    connection: &Connection,
    known: &mut Players,
    room: &RoomId,
    old: Log,
    pack: impl Fn(&Record) -> Vec<u8>,
) -> Result<(), Fault> {
    let mut chain = Chain::start(room);
    let (lines, book) = lines(connection, known, old.number, &mut chain, &old.events)?;
    let (sealed, open) = lines.split_at(usize::try_from(old.sealed).unwrap_or(usize::MAX).min(lines.len()));
    if !sealed.is_empty() {
        let spent = book.spent(sealed)?;
        let blob = pack(&Record::new(sealed, spent));
        run!(connection, "UPDATE records SET blob = ? WHERE room = ?", blob, old.number)?;
    }
    put_lines(connection, &bytes(old.number, open))?;
    run!(connection, "DELETE FROM old_events WHERE room = ?", old.number)?;
    let head = chain.head();
    let head = head.as_slice();
    run!(connection, "UPDATE rooms SET head = ? WHERE number = ?", head, old.number)?;
    let expected = expected(old.events, old.sealed);
    match read_log(connection, room) {
        Ok(Some(log)) if log.events == expected && log.sealed == old.sealed => Ok(()),
        Ok(_) => Err("the rewritten log differs from the old one".into()),
        Err(fault) => Err(Fault::Damage(format!("the rewritten log cannot be read: {}", fault.of(room.as_str())))),
    }
}

/// The events that the rewritten log must contain. They are the old events, but the events in the record no longer have commands.
fn expected(mut events: Vec<Recorded>, sealed: u64) -> Vec<Recorded> {
    for recorded in events.iter_mut().filter(|recorded| recorded.seq <= sealed) {
        recorded.command = None;
    }
    events
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::open::{Connector, connect_to_migrate};
    use rusqlite::params;
    use sqlx::Connection as _;
    use std::path::Path;

    type Packer<'a> = &'a dyn Fn(&Record) -> Vec<u8>;

    const RECORD: &[u8] = include_bytes!("../../../tests/golden/record_1.bin");

    /// A database with one room whose record has the old form.
    async fn old_database(directory: &Path, room: &RoomId) -> Connection {
        let path = directory.join("old.db");
        let mut migrating = connect_to_migrate(&path).await.unwrap();
        store_sqlite_schema::MIGRATOR.run(&mut migrating).await.unwrap();
        let connection = Connector::of(&path).connect().unwrap();
        migrating.close().await.unwrap();
        let seq = store::row::read_old_record(RECORD).unwrap().len() as i64;
        let insert = "INSERT INTO rooms (id, seq, visibility, phase, players, created, touched) VALUES (?, ?, 0, 2, '[]', 1, 1)";
        connection.execute(insert, params![room.as_str(), seq]).unwrap();
        connection.execute("INSERT INTO records VALUES (1, ?, ?)", params![seq, RECORD]).unwrap();
        connection
    }

    #[tokio::test]
    async fn a_packer_that_loses_or_changes_an_event_rewrites_nothing() {
        let room = RoomId::parse("00000000000000000001").unwrap();
        let shortens = |record: &Record| Record { lines: record.lines[1..].to_vec(), ..record.clone() }.pack();
        let changes = |record: &Record| {
            let mut changed = record.clone();
            changed.lines[2].at += 1;
            changed.pack()
        };
        let tears = |record: &Record| record.pack()[1..].to_vec();
        let directory = tempfile::tempdir().unwrap();
        let connection = old_database(directory.path(), &room).await;
        for packer in [&shortens as Packer<'_>, &changes, &tears] {
            connection.execute_batch("BEGIN").unwrap();
            rewrite(&connection, &mut Players::default(), &room, packer).unwrap_err();
            connection.execute_batch("ROLLBACK").unwrap();
            let kept: Vec<u8> = connection.query_row("SELECT blob FROM records", [], |row| row.get(0)).unwrap();
            assert_eq!(kept, RECORD);
        }
        assert_eq!(rewrite(&connection, &mut Players::default(), &room, Record::pack).unwrap().unwrap(), Done::Written);
        let log = read_log(&connection, &room).unwrap().unwrap();
        assert_eq!(log.events, expected(store::row::read_old_record(RECORD).unwrap(), u64::MAX));
    }
}
