//! A database of an earlier version is copied when it is opened, and its logs are rewritten in the background. Loading a room
//! gives the same events before and after the rewriting, except that sealed events lose their commands.

#![allow(clippy::unwrap_used)]

use room::{CommandId, PlayerId, Recorded, RoomId};
use rules::{Color, Kind, Outcome, Size, WinBy};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};
use std::path::{Path, PathBuf};
use store::contract::sample::{Sample, room_id};
use store::row::{read_old_event, read_old_record};
use store::{Append, Erase, GameFilter, Part, Store, StoreError};
use store_sqlite::{Options, SqliteStore};

const ALL: GameFilter =
    GameFilter { names: Vec::new(), size: None, kind: None, outcome: None, bot: None, part: Part::Newest, limit: 100 };

/// An event of every form of the first version, as JSON and in a record. The first version wrote both.
const EVENTS: &str = include_str!("../../tests/golden/events_1.jsonl");
const RECORD: &[u8] = include_bytes!("../../tests/golden/record_1.bin");

async fn raw(directory: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(directory.join("tengen.db")).create_if_missing(true);
    options.connect().await.unwrap()
}

async fn open(directory: &Path) -> SqliteStore {
    SqliteStore::open(directory, &Options::default()).await.unwrap()
}

/// The path of the copy that is made before the migration to the newest version.
fn copy(directory: &Path, extension: &str) -> PathBuf {
    let newest = store_sqlite_schema::MIGRATOR.iter().map(|migration| migration.version).max().unwrap();
    directory.join(format!("tengen-before-{newest:04}.{extension}"))
}

async fn run(connection: &mut SqliteConnection, statements: impl IntoIterator<Item = String>) {
    for statement in statements {
        sqlx::query(AssertSqlSafe(statement)).execute(&mut *connection).await.unwrap();
    }
}

/// A finished game of Gomoku as the first version left it. Its two events were never sealed.
fn finished(id: &str, height: &str) -> [String; 5] {
    let created = concat!(
        r#"{"e":"created","settings":{"setup":{"kind":"gomoku","size":15,"ruleset":"freestyle"},"colors":"black","#,
        r#""takeback":"ask","visibility":"public"},"host":"ann","name":"Ann"}"#
    );
    let outcome = r#"{"win":{"winner":"b","by":"five"}}"#;
    [
        format!("INSERT INTO rooms VALUES ('{id}', 2, 0, 2, '[\"ann\",\"ben\"]', 5, 9, NULL)"),
        format!("INSERT INTO room_players VALUES ('ann', '{id}', 0), ('ben', '{id}', 0)"),
        format!("INSERT INTO events VALUES ('{id}', 1, 1, 5, 'ann', NULL, NULL, 0, '{created}')"),
        format!(r#"INSERT INTO events VALUES ('{id}', 2, 2, 9, NULL, NULL, NULL, 0, '{{"e":"finished","outcome":{outcome}}}')"#),
        format!(
            "INSERT INTO games VALUES ('{id}', 0, 'gomoku', 15, 'freestyle', 'ann', 'Ann', 'ann', 'ben', 'Ben', 'ben', 'black',
                '{outcome}', 7, 5, 9{height})"
        ),
    ]
}

/// Creates a database of the second version. It contains the room of a finished game and three more rooms. The log of
/// each of these three contains events of every form: one log is in a record, one in rows, and one in a record with
/// seven more events in rows.
async fn second_version(directory: &Path) {
    let mut connection = raw(directory).await;
    store_sqlite_schema::MIGRATOR.run_to(2, &mut connection).await.unwrap();
    run(&mut connection, finished(room_id(1).as_str(), ", NULL")).await;
    let count = EVENTS.lines().count();
    for (number, sealed, rows) in [(2, true, 0), (3, false, count), (4, true, 7)] {
        let id = room_id(number);
        let seq = rows + if sealed { count } else { 0 };
        run(&mut connection, [format!("INSERT INTO rooms VALUES ('{id}', {seq}, 0, 2, '[\"ben\",\"ann\"]', {number}, 9, NULL)")])
            .await;
        if sealed {
            let insert = sqlx::query("INSERT INTO records VALUES (?, ?, ?)").bind(id.to_string()).bind(count as i64).bind(RECORD);
            insert.execute(&mut connection).await.unwrap();
        }
        for (seq, event) in (seq - rows + 1..).zip(EVENTS.lines().take(rows)) {
            let insert = sqlx::query("INSERT INTO events VALUES (?, ?, ?, ?, 'ann', ?, -7, 1, ?)");
            let insert = insert.bind(id.to_string()).bind(seq as i64).bind(seq as i64 * 10).bind(seq as i64 * 11);
            insert.bind(format!("command-{seq}")).bind(event).execute(&mut connection).await.unwrap();
        }
    }
    run(&mut connection, ["INSERT INTO names VALUES ('ann'), ('ben')".into()]).await;
    connection.close().await.unwrap();
}

/// The events of the room with this number before the rewrite.
fn before(number: u64) -> Vec<Recorded> {
    let mut events = if number == 3 { Vec::new() } else { read_old_record(RECORD).unwrap() };
    let rows = match number {
        2 => 0,
        3 => EVENTS.lines().count(),
        _ => 7,
    };
    for line in EVENTS.lines().take(rows) {
        let seq = events.len() as u64 + 1;
        let command = room::CommandRef { id: CommandId::parse(&format!("command-{seq}")).unwrap(), fingerprint: u64::MAX - 6 };
        events.push(Recorded {
            seq,
            at: room::Millis(seq * 10),
            time: room::UnixMillis(seq * 11),
            author: PlayerId::parse("ann"),
            command: Some(command),
            spared: room::Spared::NONE,
            event: read_old_event(line).unwrap(),
        });
    }
    events
}

/// The events of the room with this number after the rewrite. The events in a record no longer have commands.
fn after(number: u64) -> Vec<Recorded> {
    let sealed = if number == 3 { 0 } else { read_old_record(RECORD).unwrap().len() as u64 };
    let forget = |recorded: Recorded| if recorded.seq <= sealed { Recorded { command: None, ..recorded } } else { recorded };
    before(number).into_iter().map(forget).collect()
}

/// Waits until the background task has rewritten everything.
async fn rewritten(directory: &Path) {
    let mut connection = raw(directory).await;
    loop {
        let left: i64 =
            sqlx::query_scalar("SELECT count(*) FROM rooms WHERE head IS NULL").fetch_one(&mut connection).await.unwrap();
        if left == 0 {
            break;
        }
        tokio::task::yield_now().await;
    }
    let old: i64 = sqlx::query_scalar("SELECT count(*) FROM old_events").fetch_one(&mut connection).await.unwrap();
    assert_eq!(old, 0, "no log has the old form");
    connection.close().await.unwrap();
}

async fn load(store: &SqliteStore, number: u64) -> Vec<Recorded> {
    store.load(&room_id(number)).await.unwrap().unwrap()
}

#[tokio::test]
async fn an_old_history_can_be_read_and_extended() {
    for version in [1, 2] {
        let directory = tempfile::tempdir().unwrap();
        let mut connection = raw(directory.path()).await;
        store_sqlite_schema::MIGRATOR.run_to(version, &mut connection).await.unwrap();
        run(&mut connection, finished(room_id(1).as_str(), if version == 1 { "" } else { ", NULL" })).await;
        connection.close().await.unwrap();
        let store = open(directory.path()).await;
        let old = store.games(&ALL, None).await.unwrap();
        assert_eq!(old.total, 1);
        let won = Outcome::Win { winner: Color::Black, by: WinBy::Row };
        let game = &old.games[0];
        assert_eq!((game.kind, game.size, game.outcome), (Kind::Gomoku, Size::square(15).unwrap(), won));
        assert_eq!((game.black.1.as_str(), game.white.1.as_str(), game.moves), ("Ann", "Ben", 7));
        let events = store.load(&game.room).await.unwrap().unwrap();
        assert_eq!(events.len(), 2);
        store.seal(&game.room).await.unwrap();
        assert_eq!(store.load(&game.room).await.unwrap().unwrap(), events);
        // A game of a kind that the first versions did not have is listed together with the old game.
        let oblong = Size::new(9, 13).unwrap();
        for append in Sample::new(2).of(Kind::Othello).on(oblong).whole_game() {
            store.append(vec![append]).await.unwrap();
        }
        let both = store.games(&ALL, None).await.unwrap();
        let listed: Vec<(Kind, Size)> = both.games.iter().map(|game| (game.kind, game.size)).collect();
        assert_eq!((both.total, listed), (2, vec![(Kind::Othello, oblong), (Kind::Gomoku, game.size)]));
        store.close().await;
    }
}

#[tokio::test]
async fn old_logs_contain_the_same_events_before_and_after_they_are_rewritten() {
    let directory = tempfile::tempdir().unwrap();
    second_version(directory.path()).await;
    let store = open(directory.path()).await;
    for number in 2..=4 {
        let read = load(&store, number).await;
        assert!(read == before(number) || read == after(number), "room {number} has its old or its rewritten events");
    }
    rewritten(directory.path()).await;
    for number in 2..=4 {
        assert_eq!(load(&store, number).await, after(number), "room {number}");
    }
    for recorded in before(2) {
        let (Some(author), Some(command)) = (&recorded.author, &recorded.command) else { continue };
        let moved = matches!(recorded.event, room::Event::Moved { .. } | room::Event::Passed { .. });
        assert_eq!(store.spent(&room_id(2), author, &command.id).await.unwrap(), !moved, "{recorded:?}");
    }
    assert!(store.erase(&Erase::Player(PlayerId::parse("ben").unwrap())).await.unwrap() > 0);
    store.close().await;
    let store = open(directory.path()).await;
    assert_eq!(load(&store, 2).await.len(), before(2).len());
    assert_eq!(store.game(&room_id(1)).await.unwrap().unwrap().white.1, "", "the name in the history is erased");
}

/// If the store closes before all logs are rewritten, the rewriting continues after the next start.
#[tokio::test]
async fn rewriting_continues_after_a_stop() {
    let directory = tempfile::tempdir().unwrap();
    second_version(directory.path()).await;
    for _ in 0..3 {
        let store = open(directory.path()).await;
        for number in 2..=4 {
            let read = load(&store, number).await;
            assert!(read == before(number) || read == after(number), "room {number}");
        }
        store.close().await;
    }
    let store = open(directory.path()).await;
    rewritten(directory.path()).await;
    for number in 2..=4 {
        assert_eq!(load(&store, number).await, after(number), "room {number}");
    }
    store.close().await;
}

/// An append to an old room rewrites the room's log first, unless the background task has already done so.
#[tokio::test]
async fn an_old_room_accepts_appends() {
    let directory = tempfile::tempdir().unwrap();
    second_version(directory.path()).await;
    let store = open(directory.path()).await;
    for number in [4, 3, 2] {
        let mut room = Sample::new(number);
        room.events = after(number);
        let append: Append = room.chat("thanks");
        store.append(vec![append]).await.unwrap();
        assert_eq!(load(&store, number).await, room.events, "room {number}");
    }
}

#[tokio::test]
async fn a_checked_copy_is_made_before_the_migration() {
    let directory = tempfile::tempdir().unwrap();
    second_version(directory.path()).await;
    let (part, copy) = (copy(directory.path(), "part"), copy(directory.path(), "db"));
    // The unfinished copy of an interrupted start is replaced.
    std::fs::write(&part, "half a copy").unwrap();
    open(directory.path()).await.close().await;
    assert!(!part.exists());
    let mut old = SqliteConnectOptions::new().filename(&copy).read_only(true).connect().await.unwrap();
    let found: (i64, i64) = sqlx::query_as("SELECT (SELECT max(version) FROM _sqlx_migrations), (SELECT count(*) FROM events)")
        .fetch_one(&mut old)
        .await
        .unwrap();
    assert_eq!(found, (2, 2 + EVENTS.lines().count() as i64 + 7));
    old.close().await.unwrap();
    std::fs::remove_file(&copy).unwrap();
    open(directory.path()).await.close().await;
    assert!(!copy.exists(), "the copy is made only once");
}

#[tokio::test]
async fn if_the_copy_fails_nothing_is_migrated() {
    let directory = tempfile::tempdir().unwrap();
    second_version(directory.path()).await;
    let before = std::fs::read(directory.path().join("tengen.db")).unwrap();
    std::fs::create_dir(copy(directory.path(), "part")).unwrap();
    let refused = SqliteStore::open(directory.path(), &Options::default()).await.unwrap_err();
    assert!(matches!(refused, store_sqlite::OpenError::Copy { .. }), "{refused}");
    let mut connection = raw(directory.path()).await;
    let version: i64 = sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations").fetch_one(&mut connection).await.unwrap();
    assert_eq!(version, 2);
    connection.close().await.unwrap();
    assert_eq!(std::fs::read(directory.path().join("tengen.db")).unwrap().len(), before.len());
}

/// A damaged old log is reported and kept unchanged. It does not affect other rooms.
#[tokio::test]
async fn a_damaged_old_log_is_kept() {
    let directory = tempfile::tempdir().unwrap();
    second_version(directory.path()).await;
    let mut connection = raw(directory.path()).await;
    let harm = format!("UPDATE events SET event = '{{\"e\":\"flown\"}}' WHERE room = '{}' AND seq = 5", room_id(3));
    run(&mut connection, [harm]).await;
    connection.close().await.unwrap();
    let store = open(directory.path()).await;
    let id: RoomId = room_id(3);
    for result in [store.load(&id).await.map(drop), store.seal(&id).await] {
        match result {
            Err(StoreError::Corrupt { room, reason }) => assert!(room == id.as_str() && reason.contains("event 5"), "{reason}"),
            other => panic!("{other:?}"),
        }
    }
    for number in [2, 4] {
        store.seal(&room_id(number)).await.unwrap();
        assert_eq!(load(&store, number).await.len(), before(number).len());
    }
    assert_eq!(store.games(&ALL, None).await.unwrap().total, 1);
    store.close().await;
    let mut connection = raw(directory.path()).await;
    let kept = "SELECT count(*) FROM old_events o JOIN rooms r ON r.number = o.room WHERE r.id = ?";
    let kept: i64 = sqlx::query_scalar(kept).bind(id.as_str()).fetch_one(&mut connection).await.unwrap();
    assert_eq!(kept, EVENTS.lines().count() as i64);
}

/// The background task continues after a room whose id is damaged.
#[tokio::test]
async fn a_damaged_id_does_not_stop_the_rewriting() {
    let directory = tempfile::tempdir().unwrap();
    second_version(directory.path()).await;
    let mut connection = raw(directory.path()).await;
    store_sqlite_schema::MIGRATOR.run(&mut connection).await.unwrap();
    run(&mut connection, [format!("UPDATE rooms SET id = CAST(x'ff' AS TEXT) WHERE number = 1 AND id = '{}'", room_id(2))]).await;
    let store = open(directory.path()).await;
    let left = "SELECT count(*) FROM rooms WHERE head IS NULL";
    while sqlx::query_scalar::<_, i64>(left).fetch_one(&mut connection).await.unwrap() > 1 {
        tokio::task::yield_now().await;
    }
    for number in 3..=4 {
        assert_eq!(load(&store, number).await, after(number), "room {number}");
    }
    store.close().await;
    connection.close().await.unwrap();
}
