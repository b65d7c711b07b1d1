//! Errors on opening the store are clear, and a failed start changes nothing.

#![allow(clippy::unwrap_used)]

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Row};
use std::fs;
use std::io::{Read, Seek, SeekFrom, Write};
use std::path::Path;
use store::Store;
use store::contract::sample::Sample;
use store_sqlite::{OpenError, Options, SqliteStore};

async fn open(directory: &Path) -> Result<SqliteStore, OpenError> {
    SqliteStore::open(directory, &Options::default()).await
}

/// A closed store with one whole game.
async fn with_a_game(directory: &Path) -> Sample {
    let store = open(directory).await.unwrap();
    let mut room = Sample::new(1);
    for append in room.whole_game() {
        store.append(vec![append]).await.unwrap();
    }
    store.close().await;
    room
}

async fn raw(directory: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(directory.join("tengen.db")).connect().await.unwrap()
}

#[tokio::test]
async fn a_second_server_is_refused_until_the_first_closes() {
    let directory = tempfile::tempdir().unwrap();
    let first = open(directory.path()).await.unwrap();
    let refused = open(directory.path()).await.unwrap_err();
    assert!(matches!(refused, OpenError::InUse { .. }));
    assert!(refused.to_string().starts_with("another server is using"), "{refused}");
    first.append(vec![Sample::new(1).create()]).await.unwrap();
    first.close().await;
    let second = open(directory.path()).await.unwrap();
    assert!(second.load(Sample::new(1).room()).await.unwrap().is_some());
}

#[tokio::test]
async fn closing_leaves_all_data_in_one_file() {
    let directory = tempfile::tempdir().unwrap();
    with_a_game(directory.path()).await;
    let mut names: Vec<_> = fs::read_dir(directory.path()).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    names.sort();
    assert_eq!(names, ["lock", "tengen.db"]);
}

#[tokio::test]
async fn a_missing_directory_is_created_and_the_error_names_an_unusable_one() {
    let directory = tempfile::tempdir().unwrap();
    let deep = directory.path().join("a/b/c");
    open(&deep).await.unwrap().close().await;
    assert!(deep.join("tengen.db").exists());
    let file = directory.path().join("file");
    fs::write(&file, "not a directory").unwrap();
    let refused = open(&file).await.unwrap_err();
    assert!(matches!(&refused, OpenError::Directory { .. }), "{refused}");
    assert!(refused.to_string().contains("file"), "{refused}");
}

#[tokio::test]
async fn a_file_that_is_not_a_database_is_refused_and_kept() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("tengen.db");
    let text = "This is a letter to my grandmother. ".repeat(500);
    fs::write(&path, &text).unwrap();
    let refused = open(directory.path()).await.unwrap_err();
    assert!(matches!(refused, OpenError::Corrupt { .. }), "{refused}");
    assert!(refused.to_string().contains("tengen.db"), "{refused}");
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
}

#[tokio::test]
async fn a_damaged_page_is_found_at_startup() {
    let directory = tempfile::tempdir().unwrap();
    with_a_game(directory.path()).await;
    let mut connection = raw(directory.path()).await;
    let root: i64 =
        sqlx::query_scalar("SELECT rootpage FROM sqlite_schema WHERE name = 'events'").fetch_one(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let path = directory.path().join("tengen.db");
    let mut file = fs::File::options().read(true).write(true).open(&path).unwrap();
    let offset = u64::try_from(root - 1).unwrap() * 4096;
    file.seek(SeekFrom::Start(offset)).unwrap();
    let mut page = [0; 4096];
    file.read_exact(&mut page).unwrap();
    file.seek(SeekFrom::Start(offset)).unwrap();
    file.write_all(&page.map(|byte| byte ^ 0x55)).unwrap();
    drop(file);
    let refused = open(directory.path()).await.unwrap_err();
    assert!(matches!(refused, OpenError::Corrupt { .. }), "{refused}");
    // A database that is too large to check is opened without a check. Loading the room is then refused, and nothing panics.
    let store = SqliteStore::open(directory.path(), &Options { quick_check_bytes: 0, ..Options::default() }).await.unwrap();
    let refused = store.load(Sample::new(1).room()).await.unwrap_err();
    assert!(matches!(refused, store::StoreError::Corrupt { .. }), "{refused}");
}

#[tokio::test]
async fn a_room_with_missing_or_invalid_data_is_never_loaded() {
    for (harm, word) in [
        ("DELETE FROM events WHERE key & 0xffffff = 2", "hash chain"),
        ("DELETE FROM events WHERE key & 0xffffff = 6", "hash chain"),
        ("UPDATE rooms SET seq = 7", "are not numbered from 1 to 7"),
        ("UPDATE rooms SET head = zeroblob(32)", "hash chain"),
        ("UPDATE events SET line = (SELECT line FROM events WHERE key & 0xffffff = 4) WHERE key & 0xffffff = 5", "event 5"),
        ("UPDATE players SET id = 'two words' WHERE id = 'ann'", "an invalid id"),
        ("UPDATE players SET id = 'eve' WHERE id = 'ann'", "hash chain"),
        ("UPDATE names SET name = 'Eve' WHERE name = 'Ann'", "hash chain"),
        ("UPDATE names SET salt = zeroblob(16) WHERE name = 'Ben'", "hash chain"),
        ("UPDATE names SET player = 3 - player", "hash chain"),
        (
            "INSERT INTO texts (key, player, salt, text) SELECT key, 1, zeroblob(16), 'hi' FROM events WHERE key & 0xffffff = 5",
            "hash chain",
        ),
        ("INSERT INTO records (room, seq, blob) SELECT number, 6, x'0102' FROM rooms", "damaged"),
    ] {
        let directory = tempfile::tempdir().unwrap();
        let mut room = with_a_game(directory.path()).await;
        assert_eq!(room.seq(), 6);
        let mut connection = raw(directory.path()).await;
        sqlx::query(AssertSqlSafe(harm)).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
        let store = open(directory.path()).await.unwrap();
        for result in [store.load(room.room()).await.map(drop), store.seal(room.room()).await] {
            match result {
                Err(store::StoreError::Corrupt { room: named, reason }) => {
                    assert_eq!(named, room.room().as_str());
                    assert!(reason.contains(word), "{harm}: {reason}");
                }
                other => panic!("{harm}: {other:?}"),
            }
        }
        let mut other = Sample::new(2);
        store.append(vec![other.create()]).await.unwrap();
        room.row.touched = room::UnixMillis(0);
    }
}

#[tokio::test]
async fn a_database_from_a_newer_program_is_refused() {
    let directory = tempfile::tempdir().unwrap();
    with_a_game(directory.path()).await;
    let mut connection = raw(directory.path()).await;
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) VALUES (9999, 'later', 1, x'00', 0)";
    sqlx::query(newer).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let refused = open(directory.path()).await.unwrap_err();
    assert!(matches!(refused, OpenError::Newer { .. }), "{refused}");
    assert!(refused.to_string().contains("newer"), "{refused}");
}

#[tokio::test]
async fn a_database_with_the_earlier_checksums_of_reworded_migrations_opens() {
    let directory = tempfile::tempdir().unwrap();
    let room = with_a_game(directory.path()).await;
    let set = |version: i64, checksum: String| {
        format!("UPDATE _sqlx_migrations SET checksum = x'{checksum}' WHERE version = {version}")
    };
    let mut database = raw(directory.path()).await;
    for (version, earlier) in store_sqlite_schema::EARLIER_CHECKSUMS {
        let changed = sqlx::query(AssertSqlSafe(set(*version, (*earlier).into()))).execute(&mut database).await.unwrap();
        assert_eq!(changed.rows_affected(), 1, "migration {version}");
    }
    database.close().await.unwrap();
    let store = open(directory.path()).await.unwrap();
    assert!(store.load(room.room()).await.unwrap().is_some());
    store.close().await;

    let mut database = raw(directory.path()).await;
    sqlx::query(AssertSqlSafe(set(1, "00".repeat(48)))).execute(&mut database).await.unwrap();
    database.close().await.unwrap();
    assert!(
        open(directory.path()).await.is_err(),
        "a migration with an unknown checksum is refused, because its statements may differ"
    );
}

/// Checks the settings that are stored in the file. The store itself checks the settings of each connection.
#[tokio::test]
async fn the_file_is_in_wal_mode_and_intact() {
    let directory = tempfile::tempdir().unwrap();
    with_a_game(directory.path()).await;
    let mut connection = raw(directory.path()).await;
    for (pragma, wanted) in [("PRAGMA journal_mode", "wal"), ("PRAGMA integrity_check", "ok")] {
        let row = sqlx::query(pragma).fetch_one(&mut connection).await.unwrap();
        assert_eq!(row.get::<String, _>(0), wanted);
    }
    let violations = sqlx::query("PRAGMA foreign_key_check").fetch_all(&mut connection).await.unwrap();
    assert!(violations.is_empty());
}

/// If any byte of a room changes, in a row, a record, a name, a text or the head of the hash chain, loading fails with an error
/// that names the room.
#[tokio::test]
async fn a_room_with_a_changed_byte_is_never_loaded() {
    for sealed in [false, true] {
        let directory = tempfile::tempdir().unwrap();
        let store = open(directory.path()).await.unwrap();
        let mut room = Sample::new(1);
        for append in room.whole_game() {
            store.append(vec![append]).await.unwrap();
        }
        store.append(vec![room.chat("thanks")]).await.unwrap();
        if sealed {
            store.seal(room.room()).await.unwrap();
            room.forget_commands();
        }
        let mut connection = raw(directory.path()).await;
        let mut flips = 0;
        for (table, column) in [
            ("events", "line"),
            ("records", "blob"),
            ("rooms", "head"),
            ("names", "salt"),
            ("names", "name"),
            ("texts", "salt"),
            ("texts", "text"),
            ("players", "id"),
        ] {
            let select = format!("SELECT rowid, CAST({column} AS BLOB) FROM {table}");
            let cells: Vec<(i64, Vec<u8>)> = sqlx::query_as(AssertSqlSafe(select)).fetch_all(&mut connection).await.unwrap();
            let as_text = if ["name", "text", "id"].contains(&column) { "CAST(? AS TEXT)" } else { "?" };
            let update = format!("UPDATE {table} SET {column} = {as_text} WHERE rowid = ?");
            let put = async |connection: &mut SqliteConnection, row: i64, bytes: &[u8]| {
                sqlx::query(AssertSqlSafe(update.clone())).bind(bytes).bind(row).execute(connection).await.unwrap();
            };
            for (row, whole) in cells {
                for at in 0..whole.len() {
                    let mut flipped = whole.clone();
                    flipped[at] ^= 1;
                    put(&mut connection, row, &flipped).await;
                    match store.load(room.room()).await {
                        Err(store::StoreError::Corrupt { room: named, .. }) => assert_eq!(named, room.room().as_str()),
                        other => panic!("{table}.{column} byte {at} of row {row}: {other:?}"),
                    }
                    flips += 1;
                }
                put(&mut connection, row, &whole).await;
            }
        }
        assert!(flips > 100, "{flips}");
        assert_eq!(store.load(room.room()).await.unwrap().unwrap(), room.events);
    }
}
