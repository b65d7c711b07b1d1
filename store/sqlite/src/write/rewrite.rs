//! Rewrites the log of a room so that it has the current form. One transaction writes the new log, deletes the old log, reads the
//! new log back and compares its events with the old events.

use super::Done;
use super::numbers::{Players, lines, put_lines};
use crate::error::Fault;
use crate::read::{Form, Log, read_log};
use room::{Recorded, RoomId};
use sqlx::{SqliteConnection, query};
use store::StoreError;
use store::row::{Chain, Record};

/// Rewrites the log of a room if the log still has the form of an older version. `pack` returns the bytes of a record.
pub(super) async fn rewrite(
    connection: &mut SqliteConnection,
    known: &mut Players,
    room: &RoomId,
    pack: impl Fn(&Record) -> Vec<u8>,
) -> Result<Result<Done, StoreError>, StoreError> {
    match read_log(connection, room).await {
        Ok(Some(log)) if matches!(log.form, Form::Old) => {
            let rewritten = put(connection, known, room, log, pack).await;
            rewritten.map(|()| Ok(Done::Written)).map_err(|fault| fault.of(room.as_str()))
        }
        Ok(_) => Ok(Ok(Done::Written)),
        Err(refused) => Ok(Err(refused)),
    }
}

async fn put(
    connection: &mut SqliteConnection,
    known: &mut Players,
    room: &RoomId,
    old: Log,
    pack: impl Fn(&Record) -> Vec<u8>,
) -> Result<(), Fault> {
    let mut chain = Chain::start(room);
    let (lines, book) = lines(connection, known, old.number, &mut chain, &old.events).await?;
    let (sealed, open) = lines.split_at(usize::try_from(old.sealed).unwrap_or(usize::MAX).min(lines.len()));
    if !sealed.is_empty() {
        let spent = book.spent(sealed)?;
        let blob = pack(&Record::new(sealed, spent));
        query!("UPDATE records SET blob = ? WHERE room = ?", blob, old.number).execute(&mut *connection).await?;
    }
    put_lines(connection, old.number, open).await?;
    query!("DELETE FROM old_events WHERE room = ?", old.number).execute(&mut *connection).await?;
    let head = chain.head();
    let head = head.as_slice();
    query!("UPDATE rooms SET head = ? WHERE number = ?", head, old.number).execute(&mut *connection).await?;
    let expected = expected(old.events, old.sealed);
    match read_log(connection, room).await {
        Ok(Some(log)) if log.events == expected && log.sealed == old.sealed => Ok(()),
        Ok(_) => Err("the rewritten log differs from the old one".into()),
        Err(error) => Err(Fault::Damage(format!("the rewritten log cannot be read: {error}"))),
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
    use sqlx::sqlite::SqliteConnectOptions;
    use sqlx::{ConnectOptions, query_scalar};

    type Packer<'a> = &'a dyn Fn(&Record) -> Vec<u8>;

    const RECORD: &[u8] = include_bytes!("../../../tests/golden/record_1.bin");

    /// A database with one room whose record has the old form.
    async fn old_database(room: &RoomId) -> SqliteConnection {
        let mut connection = SqliteConnectOptions::new().in_memory(true).connect().await.unwrap();
        store_sqlite_schema::MIGRATOR.run(&mut connection).await.unwrap();
        let seq = store::row::read_old_record(RECORD).unwrap().len() as i64;
        let insert = "INSERT INTO rooms (id, seq, visibility, phase, players, created, touched) VALUES (?, ?, 0, 2, '[]', 1, 1)";
        query(insert).bind(room.as_str()).bind(seq).execute(&mut connection).await.unwrap();
        let insert = query("INSERT INTO records VALUES (1, ?, ?)").bind(seq).bind(RECORD);
        insert.execute(&mut connection).await.unwrap();
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
        for packer in [&shortens as Packer<'_>, &changes, &tears] {
            let mut connection = old_database(&room).await;
            query("BEGIN").execute(&mut connection).await.unwrap();
            rewrite(&mut connection, &mut Players::default(), &room, packer).await.unwrap_err();
            query("ROLLBACK").execute(&mut connection).await.unwrap();
            let kept: Vec<u8> = query_scalar("SELECT blob FROM records").fetch_one(&mut connection).await.unwrap();
            assert_eq!(kept, RECORD);
        }
        let mut connection = old_database(&room).await;
        assert_eq!(rewrite(&mut connection, &mut Players::default(), &room, Record::pack).await.unwrap().unwrap(), Done::Written);
        let log = read_log(&mut connection, &room).await.unwrap().unwrap();
        assert_eq!(log.events, expected(store::row::read_old_record(RECORD).unwrap(), u64::MAX));
    }
}
