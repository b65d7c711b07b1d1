//! A move adds few pages to the WAL, the WAL stays short under constant load, and nothing erased remains in it.

#![allow(clippy::unwrap_used)]

use room::Millis;
use std::fs::File;
use std::io::Read;
use std::path::Path;
use store::contract::sample::Sample;
use store::{Append, Erase, Store};
use store_sqlite::{Options, SqliteStore};

/// A chat text that fills 16 pages.
fn long_text(number: u32) -> String {
    format!("{number:08}").repeat(8 * 1024)
}

/// How often SQLite has begun the WAL again (<https://sqlite.org/fileformat2.html#walformat>, the checkpoint sequence number).
fn beginnings(directory: &Path) -> u32 {
    let mut head = [0; 16];
    File::open(directory.join("tengen.db-wal")).unwrap().read_exact(&mut head).unwrap();
    u32::from_be_bytes(head[12..].try_into().unwrap())
}

/// The number of pages in a WAL that has not begun again.
fn pages(directory: &Path) -> u64 {
    // A header of 32 bytes, and before each page a header of 24 bytes.
    (std::fs::metadata(directory.join("tengen.db-wal")).unwrap().len() - 32) / (4096 + 24)
}

/// A move writes only to the journal. A deadline that appears or disappears also changes the row of the room.
#[tokio::test]
async fn a_move_writes_only_the_pages_that_it_changes() {
    let directory = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(directory.path(), &Options::default()).await.unwrap();
    let mut room = Sample::new(1);
    store.append(vec![room.create()]).await.unwrap();
    store.append(vec![room.start()]).await.unwrap();
    for (deadline, wanted) in [(None, 1), (Some(500), 6), (Some(600), 1), (Some(600), 1), (None, 6)] {
        let before = pages(directory.path());
        room.row.deadline = deadline.map(Millis);
        store.append(vec![room.play()]).await.unwrap();
        assert_eq!(pages(directory.path()) - before, wanted, "{deadline:?}");
    }
    let waiting = store.reopen().await.unwrap().waiting;
    assert!(waiting.is_empty(), "the last move has no deadline: {waiting:?}");
    store.close().await;
}

/// Even if there is no pause between the writes, SQLite begins the WAL again at about 1,000 pages.
#[tokio::test]
async fn the_wal_stays_short_without_a_pause() {
    let directory = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(directory.path(), &Options::default()).await.unwrap();
    let mut room = Sample::new(1);
    store.append(vec![room.create()]).await.unwrap();
    let first = beginnings(directory.path());
    let mut appends = 0;
    while beginnings(directory.path()) == first {
        assert!(appends < 100, "the WAL grows without a limit");
        store.append(vec![room.chat(&long_text(appends))]).await.unwrap();
        appends += 1;
    }
    store.close().await;
}

/// An erasure empties the WAL, however long the WAL is.
#[tokio::test]
async fn an_erasure_empties_a_long_wal() {
    let directory = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(directory.path(), &Options::default()).await.unwrap();
    let mut room = Sample::new(1);
    store.append(vec![room.create()]).await.unwrap();
    for round in 0..6 {
        // This makes the WAL longer than SQLite usually lets it grow.
        let mut chats: Vec<Append> = (0..70).map(|number| room.chat(&long_text(round * 100 + number))).collect();
        let rest = chats.split_off(1);
        chats[0].events.extend(rest.into_iter().flat_map(|chat| chat.events));
        store.append(chats).await.unwrap();
        let line = Erase::Line { room: room.room().clone(), seq: room.seq() };
        assert_eq!(store.erase(&line).await.unwrap(), 1);
        assert_eq!(std::fs::metadata(directory.path().join("tengen.db-wal")).unwrap().len(), 0, "round {round}");
    }
    store.close().await;
}
