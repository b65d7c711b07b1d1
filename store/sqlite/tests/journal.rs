//! The moves of live rooms are stored in a journal, and are later moved from there to their final place. Everybody who reads a room
//! gets the same, whether its moves are in the journal or not.

#![allow(clippy::unwrap_used)]

use room::{Event, Millis};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};
use std::path::Path;
use store::contract::sample::{Sample, player};
use store::{Erase, Store, StoreError};
use store_sqlite::{Options, SqliteStore, files};

async fn open(directory: &Path) -> SqliteStore {
    SqliteStore::open(directory, &Options::default()).await.unwrap()
}

async fn raw(directory: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(directory.join("tengen.db")).connect().await.unwrap()
}

async fn run(directory: &Path, statement: &str) {
    let mut connection = raw(directory).await;
    sqlx::query(AssertSqlSafe(statement)).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

async fn number(directory: &Path, query: &str) -> i64 {
    let mut connection = raw(directory).await;
    let found = sqlx::query_scalar(AssertSqlSafe(query)).fetch_one(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    found
}

/// The number of events of a room that are in the journal.
async fn journaled(directory: &Path, room: u64) -> i64 {
    number(directory, &format!("SELECT count(*) FROM journal WHERE key >> 24 = {room}")).await
}

/// A room in which the game has begun. Its number is also its number in the store if the rooms are made in order.
async fn started(store: &SqliteStore, number: u64) -> Sample {
    let mut room = Sample::new(number);
    store.append(vec![room.create()]).await.unwrap();
    room.row.deadline = Some(Millis(1000));
    store.append(vec![room.start()]).await.unwrap();
    room
}

async fn play(store: &SqliteStore, room: &mut Sample, moves: usize) {
    for _ in 0..moves {
        room.row.deadline = Some(Millis(room.seq() * 10 + 5000));
        store.append(vec![room.play()]).await.unwrap();
    }
}

/// Checks that loading and listing the rooms gives what was stored.
async fn read(store: &SqliteStore, rooms: &[&Sample]) {
    for room in rooms {
        assert_eq!(store.load(room.room()).await.unwrap().unwrap(), room.events);
    }
    let live = || rooms.iter().filter(|room| room.row.phase == store::StoredPhase::Live).rev();
    let rows: Vec<_> = live().map(|room| room.row.clone()).collect();
    assert_eq!(store.open_rooms(10).await.unwrap(), rows);
    assert_eq!(store.rooms_of(&player("ben"), 10).await.unwrap(), rows);
    let reopened = store.reopen().await.unwrap();
    let mut waiting: Vec<_> = live().map(|room| (room.row.deadline.unwrap(), room.room().clone())).collect();
    waiting.sort();
    assert_eq!(reopened.waiting.iter().map(|room| (room.deadline, room.room.clone())).collect::<Vec<_>>(), waiting);
    let newest = rooms.iter().map(|room| room.events.last().unwrap().at).max().unwrap();
    assert_eq!(reopened.last, newest);
}

/// Copies the database of a running store, as if its process had been killed.
fn killed(directory: &Path) -> tempfile::TempDir {
    let copy = tempfile::tempdir().unwrap();
    for file in ["tengen.db", "tengen.db-wal"] {
        std::fs::copy(directory.join(file), copy.path().join(file)).unwrap();
    }
    copy
}

#[tokio::test]
async fn moves_in_the_journal_are_read_like_all_others() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    let (mut one, mut two) = (started(&store, 1).await, started(&store, 2).await);
    play(&store, &mut one, 5).await;
    play(&store, &mut two, 3).await;
    store.append(vec![one.chat("hello")]).await.unwrap();
    assert_eq!((journaled(directory.path(), 1).await, journaled(directory.path(), 2).await), (6, 3));
    read(&store, &[&one, &two]).await;
    store.append(vec![one.finish(rules::Outcome::Draw)]).await.unwrap();
    assert_eq!((journaled(directory.path(), 1).await, journaled(directory.path(), 2).await), (0, 3), "only room 1 is over");
    read(&store, &[&one, &two]).await;
    store.seal(one.room()).await.unwrap();
    one.forget_commands();
    play(&store, &mut two, 1).await;
    read(&store, &[&one, &two]).await;
    store.close().await;
    assert_eq!(number(directory.path(), "SELECT count(*) FROM journal").await, 0, "closing empties the journal");
    read(&open(directory.path()).await, &[&one, &two]).await;
}

#[tokio::test]
async fn a_killed_process_leaves_a_journal_that_the_next_start_reads() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    let (mut one, mut two) = (started(&store, 1).await, started(&store, 2).await);
    play(&store, &mut one, 4).await;
    play(&store, &mut two, 2).await;
    for doubled in ["SELECT 1", "INSERT INTO events SELECT key, line FROM journal WHERE number > 2"] {
        let copy = killed(directory.path());
        assert_eq!(number(copy.path(), "SELECT count(*) FROM journal").await, 6);
        run(copy.path(), doubled).await;
        let store = open(copy.path()).await;
        let (mut one, mut two) = (one.clone(), two.clone());
        let mut again = one.clone();
        let mut repeated = again.play();
        repeated.events[0].command = one.events.last().unwrap().command.clone();
        repeated.events[0].author = one.events.last().unwrap().author.clone();
        let refused = store.append(vec![repeated]).await.unwrap_err();
        assert!(matches!(refused, StoreError::Unavailable(_)), "the command of the newest event is stored once: {refused}");
        let stale = store.append(vec![Sample { events: one.events[..5].to_vec(), ..one.clone() }.play()]).await.unwrap_err();
        assert!(matches!(stale, StoreError::Conflict { actual: 8 }), "{stale}");
        assert_eq!(number(copy.path(), "SELECT count(*) FROM journal").await, 0, "the start empties the journal");
        read(&store, &[&one, &two]).await;
        play(&store, &mut one, 2).await;
        play(&store, &mut two, 2).await;
        read(&store, &[&one, &two]).await;
        store.close().await;
    }
}

#[tokio::test]
async fn a_full_journal_is_emptied() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    let (mut one, mut two) = (started(&store, 1).await, started(&store, 2).await);
    play(&store, &mut two, 7).await;
    play(&store, &mut one, 1016).await;
    assert_eq!(number(directory.path(), "SELECT count(*) FROM journal").await, 1023);
    play(&store, &mut one, 1).await;
    assert_eq!(number(directory.path(), "SELECT count(*) FROM journal").await, 0);
    read(&store, &[&one, &two]).await;
    play(&store, &mut two, 1).await;
    assert_eq!(number(directory.path(), "SELECT count(*) FROM journal").await, 1);
    // The journal is also full if it has few rows but many bytes.
    for _ in 0..3 {
        let points = vec![rules::Point { x: 0, y: 0 }; 60_000];
        let long = vec![Event::Marked { color: rules::Color::Black, points, dead: true }];
        store.append(vec![one.append(long, None)]).await.unwrap();
    }
    assert!(number(directory.path(), "SELECT count(*) FROM journal").await < 3);
    read(&store, &[&one, &two]).await;
}

/// After a failure, the writer forgets what it knows about the rooms in the journal.
#[tokio::test]
async fn a_failed_move_affects_no_other_room() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    let (mut one, mut two) = (started(&store, 1).await, started(&store, 2).await);
    play(&store, &mut one, 3).await;
    play(&store, &mut two, 3).await;
    let refuse =
        "CREATE TRIGGER refuse BEFORE INSERT ON journal WHEN new.key >> 24 = 1 BEGIN SELECT RAISE(ABORT, 'refused'); END";
    run(directory.path(), refuse).await;
    let (refused, written) = tokio::join!(store.append(vec![one.clone().play()]), store.append(vec![two.play()]));
    assert!(matches!(refused, Err(StoreError::Unavailable(_))), "{refused:?}");
    written.unwrap();
    read(&store, &[&one, &two]).await;
    run(directory.path(), "DROP TRIGGER refuse").await;
    play(&store, &mut one, 2).await;
    play(&store, &mut two, 2).await;
    read(&store, &[&one, &two]).await;
}

#[tokio::test]
async fn a_chat_text_in_the_journal_can_be_erased() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    let mut room = started(&store, 1).await;
    play(&store, &mut room, 2).await;
    store.append(vec![room.chat("secret")]).await.unwrap();
    let line = Erase::Line { room: room.room().clone(), seq: room.seq() };
    assert_eq!((store.erase(&line).await.unwrap(), store.erase(&line).await.unwrap()), (1, 0));
    let Event::Chatted { text, .. } = &mut room.events.last_mut().unwrap().event else { panic!("the last event is the chat") };
    text.clear();
    read(&store, &[&room]).await;
}

/// A check and a backup read the journal of a running server.
#[tokio::test]
async fn a_running_database_is_checked_and_copied_with_its_journal() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    let mut room = started(&store, 1).await;
    play(&store, &mut room, 9).await;
    assert_eq!(journaled(directory.path(), 1).await, 9);
    let database = files::database(directory.path());
    let found = files::check(&database).await.unwrap();
    assert_eq!((found.events, found.words()), (room.seq(), String::new()));
    let restored = tempfile::tempdir().unwrap();
    let copied = files::backup(&database, &files::database(restored.path())).await.unwrap();
    assert_eq!((copied.events, copied.whole()), (room.seq(), true));
    read(&open(restored.path()).await, &[&room]).await;
    run(directory.path(), "UPDATE journal SET key = key + (7 << 24) WHERE number = 9").await;
    let found = files::check(&database).await.unwrap();
    assert!(found.words().contains("room number 8, which does not exist"), "{}", found.words());
}

/// If any byte of an event in the journal changes, or of the head of the hash chain, its room cannot be loaded.
#[tokio::test]
async fn a_room_with_a_changed_byte_in_the_journal_is_never_loaded() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    let mut one = started(&store, 1).await;
    play(&store, &mut one, 1).await;
    let mut connection = raw(directory.path()).await;
    for column in ["line", "head"] {
        let select = format!("SELECT {column} FROM journal WHERE number = 1");
        let whole: Vec<u8> = sqlx::query_scalar(AssertSqlSafe(select)).fetch_one(&mut connection).await.unwrap();
        let update = format!("UPDATE journal SET {column} = ? WHERE number = 1");
        for at in 0..whole.len() {
            let mut flipped = whole.clone();
            flipped[at] ^= 1;
            sqlx::query(AssertSqlSafe(update.clone())).bind(&flipped).execute(&mut connection).await.unwrap();
            is_unreadable(&store, &one, &format!("{column} byte {at}")).await;
        }
        sqlx::query(AssertSqlSafe(update)).bind(&whole).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
    read(&store, &[&one]).await;
}

/// A row with a value of an impossible type stays in the journal. Only its room is affected.
#[tokio::test]
async fn a_damaged_row_stays_in_the_journal() {
    let loosen = "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, 'STRICT', '') WHERE name = 'journal';
        PRAGMA writable_schema = RESET; PRAGMA ignore_check_constraints = ON; UPDATE journal SET line = 7 WHERE number = 2";
    let (copy, one, mut two) = changed(loosen).await;
    let store = open(copy.path()).await;
    assert_eq!(number(copy.path(), "SELECT count(*) FROM journal").await, 1);
    is_unreadable(&store, &one, "a wrong type").await;
    play(&store, &mut two, 2).await;
    assert_eq!(store.load(two.room()).await.unwrap().unwrap(), two.events);
}

/// If the events of one room are on a damaged page, the moves of the other rooms are folded nevertheless.
#[tokio::test]
async fn a_damaged_page_affects_no_other_room() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    let (mut one, mut two) = (started(&store, 1).await, started(&store, 2).await);
    play(&store, &mut one, 250).await;
    play(&store, &mut two, 250).await;
    store.close().await;
    let store = open(directory.path()).await;
    play(&store, &mut two, 2).await;
    play(&store, &mut one, 2).await;
    let copy = killed(directory.path());
    // Closing the only connection moves everything from the WAL to the file.
    let root = number(copy.path(), "SELECT rootpage FROM sqlite_schema WHERE name = 'events'").await;
    let path = files::database(copy.path());
    let mut bytes = std::fs::read(&path).unwrap();
    let page = |number: usize| (number - 1) * 4096..number * 4096;
    // The page with the highest keys (https://www.sqlite.org/fileformat2.html#b_tree_pages).
    let last = &bytes[page(root as usize)][8..12];
    let last = u32::from_be_bytes(last.try_into().unwrap()) as usize;
    bytes[page(last)].fill(0x55);
    std::fs::write(&path, bytes).unwrap();
    let store = SqliteStore::open(copy.path(), &Options { quick_check_bytes: 0, ..Options::default() }).await.unwrap();
    is_unreadable(&store, &two, "a page").await;
    assert_eq!((journaled(copy.path(), 1).await, journaled(copy.path(), 2).await), (0, 2));
    play(&store, &mut one, 2).await;
    assert_eq!(store.load(one.room()).await.unwrap().unwrap(), one.events);
}

/// The writer remembers a limited number of live rooms. A room that it no longer remembers goes on like any other.
#[tokio::test]
async fn a_forgotten_room_goes_on() {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    let mut first = started(&store, 1).await;
    play(&store, &mut first, 3).await;
    let mut others: Vec<Sample> = (2..=4097).map(Sample::new).collect();
    store.append(others.iter_mut().map(Sample::create).collect()).await.unwrap();
    store.append(others.iter_mut().map(Sample::start).collect()).await.unwrap();
    assert_eq!(journaled(directory.path(), 1).await, 0);
    play(&store, &mut first, 2).await;
    assert_eq!(journaled(directory.path(), 1).await, 2);
    assert_eq!(store.load(first.room()).await.unwrap().unwrap(), first.events);
}

/// Checks that a room cannot be loaded. `what` says what was damaged.
async fn is_unreadable(store: &SqliteStore, room: &Sample, what: &str) {
    let loaded = store.load(room.room()).await;
    assert!(matches!(loaded, Err(StoreError::Corrupt { .. })), "{what}: {loaded:?}");
}

/// A copy of a killed store with two rooms of two moves each, in which this statement has changed something.
async fn changed(statement: &str) -> (tempfile::TempDir, Sample, Sample) {
    let directory = tempfile::tempdir().unwrap();
    let store = open(directory.path()).await;
    let (mut one, mut two) = (started(&store, 1).await, started(&store, 2).await);
    play(&store, &mut one, 2).await;
    play(&store, &mut two, 2).await;
    let copy = killed(directory.path());
    run(copy.path(), statement).await;
    (copy, one, two)
}

/// Every column of a row counts: a changed instant would let the clocks of all rooms run out.
#[tokio::test]
async fn a_row_with_a_changed_number_makes_only_its_room_unreadable() {
    for change in ["at = at + 50000000", "touched = touched + 1", "deadline = deadline + 1", "deadline = NULL"] {
        let (copy, one, two) = changed(&format!("UPDATE journal SET {change} WHERE number = 1")).await;
        let found = files::check(&files::database(copy.path())).await.unwrap().faults.join("; ");
        assert!(found.contains("a row of the journal is damaged"), "{change}: {found}");
        let store = open(copy.path()).await;
        is_unreadable(&store, &one, change).await;
        assert_eq!(store.load(two.room()).await.unwrap().unwrap(), two.events, "{change}");
        assert!(store.reopen().await.unwrap().last < Millis(1_000_000), "{change}");
        assert_eq!(journaled(copy.path(), 1).await, 2, "{change}: the later rows of the room wait, too");
    }
}

/// If the key is damaged, nobody knows the room of the row. The row is kept, is reported, and affects no other room.
#[tokio::test]
async fn a_row_with_a_changed_key_is_kept_and_affects_no_other_room() {
    for key in ["(3 << 24) + 37", "(2 << 24) + 3", "(1 << 24) + 1", "(77 << 24) + 5"] {
        let (copy, mut one, two) = changed(&format!("UPDATE journal SET key = {key} WHERE number = 2")).await;
        let store = open(copy.path()).await;
        assert_eq!(number(copy.path(), "SELECT count(*) FROM journal").await, 1, "{key}");
        let found = files::check(&files::database(copy.path())).await.unwrap().faults.join("; ");
        assert!(found.contains("a row of the journal is damaged"), "{key}: {found}");
        assert_eq!(store.load(two.room()).await.unwrap().unwrap(), two.events, "{key}");
        one.events.pop();
        assert_eq!(store.load(one.room()).await.unwrap().unwrap(), one.events, "{key}");
        let three = started(&store, 3).await;
        assert_eq!(store.load(three.room()).await.unwrap().unwrap(), three.events, "{key}: a new room");
    }
}
