//! The operator's commands: check, backup and restore.

#![allow(clippy::unwrap_used)]

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection};
use std::path::Path;
use store::contract::sample::{Sample, room_id};
use store::{Store, StoreError};
use store_sqlite::files::{FileError, backup, check, database, restore};
use store_sqlite::{OpenError, Options, SqliteStore};

async fn open(directory: &Path) -> SqliteStore {
    SqliteStore::open(directory, &Options::default()).await.unwrap()
}

/// Stores a whole game.
async fn play(store: &SqliteStore, number: u64) {
    for append in Sample::new(number).between("Ann", "Eve").whole_game() {
        store.append(vec![append]).await.unwrap();
    }
}

async fn has(directory: &Path, number: u64) -> bool {
    let store = open(directory).await;
    let found = store.load(&room_id(number)).await.unwrap().is_some();
    store.close().await;
    found
}

/// Changes one byte in the log of the first room.
async fn harm(database: &Path) {
    let mut connection: SqliteConnection = SqliteConnectOptions::new().filename(database).connect().await.unwrap();
    sqlx::query("UPDATE events SET line = x'00' WHERE key = (SELECT max(key) FROM events)")
        .execute(&mut connection)
        .await
        .unwrap();
    connection.close().await.unwrap();
}

fn names(directory: &Path) -> Vec<String> {
    let mut names: Vec<String> =
        directory.read_dir().unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[tokio::test]
async fn a_backup_of_an_open_store_contains_every_acknowledged_event() {
    let (data, copies) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let store = open(data.path()).await;
    play(&store, 1).await;
    store.seal(&room_id(1)).await.unwrap();
    play(&store, 2).await;
    let copy = database(copies.path());
    // What is left of an attempt that was interrupted.
    std::fs::write(copies.path().join("tengen.db.part"), "rest").unwrap();
    let findings = backup(&database(data.path()), &copy).await.unwrap();
    assert!(findings.whole() && findings.rooms == 2, "{findings:?}");
    assert_eq!(findings, check(&database(data.path())).await.unwrap());
    assert_eq!(names(copies.path()), ["tengen.db"]);
    #[cfg(unix)]
    assert_eq!(std::os::unix::fs::PermissionsExt::mode(&copy.metadata().unwrap().permissions()) & 0o777, 0o600);
    let copied = open(copies.path()).await;
    for number in [1, 2] {
        assert_eq!(copied.load(&room_id(number)).await.unwrap(), store.load(&room_id(number)).await.unwrap(), "room {number}");
    }
    copied.close().await;
    let again = backup(&database(data.path()), &copy).await;
    assert!(matches!(again, Err(FileError::Exists(ref path)) if *path == copy), "{again:?}");
    store.close().await;
}

#[tokio::test]
async fn a_check_names_the_damaged_room_and_reads_all_others() {
    let data = tempfile::tempdir().unwrap();
    let store = open(data.path()).await;
    play(&store, 1).await;
    play(&store, 2).await;
    store.close().await;
    harm(&database(data.path())).await;
    let findings = check(&database(data.path())).await.unwrap();
    assert_eq!((findings.rooms, findings.count), (2, 1), "{findings:?}");
    let store = open(data.path()).await;
    let Err(StoreError::Corrupt { room, .. }) = store.load(&room_id(2)).await else { panic!("room 2 is damaged") };
    assert!(findings.words().contains(&room), "{findings:?}");
    store.close().await;
}

#[tokio::test]
async fn a_restored_backup_replaces_the_database_and_the_present_one_is_kept() {
    let (data, copies) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let copy = copies.path().join("monday.db");
    let store = open(data.path()).await;
    play(&store, 1).await;
    backup(&database(data.path()), &copy).await.unwrap();
    play(&store, 2).await;
    let used = restore(data.path(), &copy, 7).await;
    assert!(matches!(used, Err(FileError::Open(OpenError::InUse { .. }))), "{used:?}");
    store.close().await;
    let kept = restore(data.path(), &copy, 7).await.unwrap().unwrap();
    assert_eq!(kept, data.path().join("tengen-before-restore-7.db"));
    assert_eq!((has(data.path(), 1).await, has(data.path(), 2).await), (true, false));
    assert_eq!(check(&kept).await.unwrap().rooms, 2);
    // Another restore within the same second also keeps the database that is there.
    let again = restore(data.path(), &copy, 7).await.unwrap().unwrap();
    assert_eq!(again, data.path().join("tengen-before-restore-7-2.db"));
    assert_eq!((check(&again).await.unwrap().rooms, check(&kept).await.unwrap().rooms), (1, 2));
}

#[tokio::test]
async fn writes_that_are_only_in_the_wal_stay_with_the_present_database() {
    let (data, copies) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let copy = copies.path().join("monday.db");
    let store = open(data.path()).await;
    backup(&database(data.path()), &copy).await.unwrap();
    play(&store, 1).await;
    // The data folder as it is after a power cut.
    let cut = tempfile::tempdir().unwrap();
    for name in ["tengen.db", "tengen.db-wal"] {
        std::fs::copy(data.path().join(name), cut.path().join(name)).unwrap();
    }
    store.close().await;
    let kept = restore(cut.path(), &copy, 7).await.unwrap().unwrap();
    assert_eq!(check(&kept).await.unwrap().rooms, 1);
    assert!(!has(cut.path(), 1).await);
}

#[tokio::test]
async fn a_damaged_backup_is_named_and_not_put_in_place() {
    let (data, copies) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let copy = copies.path().join("monday.db");
    let store = open(data.path()).await;
    play(&store, 1).await;
    store.close().await;
    harm(&database(data.path())).await;
    // A damaged database is still copied: the other rooms may be all that is left.
    assert_eq!(backup(&database(data.path()), &copy).await.unwrap().count, 1);
    let before = names(data.path());
    let refused = restore(data.path(), &copy, 7).await;
    assert!(matches!(refused, Err(FileError::Damaged { .. })), "{refused:?}");
    assert_eq!(names(data.path()), before);
}

#[tokio::test]
async fn what_is_not_a_database_is_refused_by_name() {
    let data = tempfile::tempdir().unwrap();
    let (missing, text) = (data.path().join("missing.db"), data.path().join("text.db"));
    std::fs::write(&text, "This is not a database, and it is long enough to have a header of a hundred bytes. ".repeat(3))
        .unwrap();
    for (file, says) in [(&missing, "there is no database"), (&text, "not a database")] {
        let checked = check(file).await.unwrap_err().to_string();
        assert!(checked.contains(says) && checked.contains(&*file.to_string_lossy()), "{checked}");
        assert!(restore(data.path(), file, 7).await.is_err() && backup(file, &data.path().join("copy.db")).await.is_err());
    }
    assert!(!data.path().join("copy.db").exists() && !data.path().join("copy.db.part").exists());
}
