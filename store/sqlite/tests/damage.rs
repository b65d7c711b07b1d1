//! A damaged row is left out of the lists. An error about the row names the row's room. Nothing else is affected.

#![allow(clippy::unwrap_used)]

use room::{Millis, RoomId, UnixMillis};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};
use std::path::Path;
use store::contract::sample::{Sample, player, room_id};
use store::{Erase, GameFilter, Part, SeriesPlace, SessionRow, Store, StoreError};
use store_sqlite::{Options, SqliteStore};

const ALL: GameFilter =
    GameFilter { names: Vec::new(), size: None, kind: None, outcome: None, bot: None, part: Part::Newest, limit: 100 };

async fn open(directory: &Path) -> SqliteStore {
    SqliteStore::open(directory, &Options::default()).await.unwrap()
}

/// Runs statements that damage the database.
async fn harm(directory: &Path, statements: &[&str]) {
    let options = SqliteConnectOptions::new().filename(directory.join("tengen.db"));
    let mut connection: SqliteConnection = options.connect().await.unwrap();
    for statement in statements {
        sqlx::query(AssertSqlSafe(*statement)).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
}

/// The rooms in each list.
#[derive(Debug, PartialEq, Eq)]
struct Lists {
    open: Vec<RoomId>,
    of_eve: Vec<RoomId>,
    games: Vec<RoomId>,
    waiting: Vec<RoomId>,
}

async fn lists(store: &SqliteStore) -> Lists {
    let games = store.games(&ALL, Some(&player("eve"))).await.unwrap();
    assert_eq!(games.total, 3, "a damaged game is still counted");
    let mut waiting: Vec<RoomId> = store.reopen().await.unwrap().waiting.into_iter().map(|room| room.room).collect();
    waiting.sort();
    Lists {
        open: store.open_rooms(10).await.unwrap().into_iter().map(|row| row.id).collect(),
        of_eve: store.rooms_of(&player("eve"), 10).await.unwrap().into_iter().map(|row| row.id).collect(),
        games: games.games.into_iter().map(|game| game.room).collect(),
        waiting,
    }
}

fn ids(numbers: &[u64]) -> Vec<RoomId> {
    numbers.iter().copied().map(room_id).collect()
}

/// Room 1 is waiting, room 2 is live with a deadline and chat, and room 3 is finished. Ann and Eve play in rooms 2 and 3. Rooms
/// 11 to 13 are like rooms 1 to 3, with Dora instead of Ann. Room 23 is finished and sealed.
async fn with_rooms(directory: &Path) {
    let store = open(directory).await;
    for (number, black) in [(1, "Ann"), (11, "Dora")] {
        let put = async |append| store.append(vec![append]).await.unwrap();
        let mut waiting = Sample::new(number).between("Eve", "Ben");
        put(waiting.create()).await;
        let mut live = Sample::new(number + 1).between(black, "Eve");
        put(live.create()).await;
        put(live.start()).await;
        live.row.deadline = Some(Millis(50));
        put(live.play()).await;
        put(live.chat("hello")).await;
        let mut over = Sample::new(number + 2).between(black, "Eve");
        for append in over.whole_game() {
            put(append).await;
        }
    }
    let mut sealed = Sample::new(23).between("Dora", "Eve");
    for append in sealed.whole_game() {
        store.append(vec![append]).await.unwrap();
    }
    store.seal(sealed.room()).await.unwrap();
    store.close().await;
}

/// The damage, the rooms that it removes from each list, and the rooms that can no longer be loaded.
struct Case {
    harm: &'static [&'static str],
    open: &'static [u64],
    of_eve: &'static [u64],
    games: &'static [u64],
    waiting: &'static [u64],
    rooms: &'static [u64],
}

const NOTHING: Case = Case { harm: &[], open: &[], of_eve: &[], games: &[], waiting: &[], rooms: &[] };

/// Lets columns contain values of any type, as in a damaged file.
const LOOSEN: &str =
    "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = replace(sql, 'STRICT', ''); PRAGMA writable_schema = RESET;
    PRAGMA ignore_check_constraints = ON";
/// Makes the types of columns strict again.
const TIGHTEN: &str = "PRAGMA writable_schema = ON;
    UPDATE sqlite_schema SET sql = sql || ' STRICT' WHERE type = 'table' AND name IN ('names', 'texts', 'rooms', 'games', 'events', 'records')";

#[tokio::test]
async fn a_damaged_row_affects_only_its_room() {
    for case in [
        NOTHING,
        Case {
            harm: &["UPDATE rooms SET id = CAST(x'ff' AS TEXT) WHERE id LIKE '%02'"],
            open: &[2],
            of_eve: &[2],
            waiting: &[2],
            ..NOTHING
        },
        Case {
            harm: &["UPDATE rooms SET players = CAST(x'5bff5d' AS TEXT) WHERE id LIKE '%01'"],
            open: &[1],
            of_eve: &[1],
            ..NOTHING
        },
        Case { harm: &["UPDATE rooms SET players = '[1' WHERE id LIKE '%01'"], open: &[1], of_eve: &[1], ..NOTHING },
        Case {
            harm: &["UPDATE players SET id = CAST(x'61ff' AS TEXT) WHERE id = 'ann'"],
            open: &[2],
            of_eve: &[2],
            games: &[3],
            rooms: &[2, 3],
            ..NOTHING
        },
        Case {
            harm: &["UPDATE names SET name = CAST(x'41ff' AS TEXT) WHERE name = 'Ann'"],
            games: &[3],
            rooms: &[2, 3],
            ..NOTHING
        },
        Case { harm: &["UPDATE games SET ruleset = CAST(x'ff' AS TEXT) WHERE room = 3"], games: &[3], ..NOTHING },
        Case { harm: &["UPDATE texts SET text = CAST(x'ff' AS TEXT) WHERE key >> 24 = 2"], rooms: &[2], ..NOTHING },
        Case {
            harm: &[LOOSEN, "UPDATE names SET name = x'ff' WHERE name = 'Ann'", TIGHTEN],
            games: &[3],
            rooms: &[2, 3],
            ..NOTHING
        },
        Case { harm: &[LOOSEN, "UPDATE names SET salt = 'short' WHERE name = 'Ann'", TIGHTEN], rooms: &[2, 3], ..NOTHING },
        Case { harm: &[LOOSEN, "UPDATE texts SET text = x'ff' WHERE key >> 24 = 2", TIGHTEN], rooms: &[2], ..NOTHING },
        Case { harm: &[LOOSEN, "UPDATE events SET line = 7 WHERE key >> 24 = 3", TIGHTEN], rooms: &[3], ..NOTHING },
        Case { harm: &[LOOSEN, "UPDATE records SET blob = 'text'", TIGHTEN], rooms: &[23], ..NOTHING },
        Case { harm: &[LOOSEN, "UPDATE rooms SET seq = 'many' WHERE number = 3", TIGHTEN], rooms: &[3], ..NOTHING },
        Case { harm: &[LOOSEN, "UPDATE games SET size = 'large' WHERE room = 3", TIGHTEN], games: &[3], ..NOTHING },
    ] {
        let directory = tempfile::tempdir().unwrap();
        with_rooms(directory.path()).await;
        harm(directory.path(), case.harm).await;
        let store = open(directory.path()).await;
        let left = |all: &[u64], lost: &[u64]| ids(&all.iter().copied().filter(|id| !lost.contains(id)).collect::<Vec<_>>());
        let expected = Lists {
            open: left(&[11, 1, 12, 2], case.open),
            of_eve: left(&[12, 11, 2, 1], case.of_eve),
            games: left(&[23, 13, 3], case.games),
            waiting: left(&[2, 12], case.waiting),
        };
        assert_eq!(lists(&store).await, expected, "{:?}", case.harm);
        for number in [1, 2, 3, 11, 12, 13, 23] {
            let whole = !case.rooms.contains(&number);
            match store.load(&room_id(number)).await {
                Ok(_) if whole => {}
                Err(StoreError::Corrupt { room, .. }) if !whole => assert_eq!(room, room_id(number).as_str()),
                other => panic!("{:?}: room {number}: {other:?}", case.harm),
            }
        }
        store.close().await;
    }
}

/// A damaged game is left out of its series, so the server counts too few games. The next game is nevertheless added at the end.
#[tokio::test]
async fn a_series_with_a_damaged_row_goes_on() {
    for harm_done in [
        "UPDATE rooms SET id = CAST(x'ff' AS TEXT) WHERE id LIKE '%02'",
        "DELETE FROM series_games WHERE room = (SELECT number FROM rooms WHERE id LIKE '%02')",
        "UPDATE series_games SET place = 77 WHERE room = (SELECT number FROM rooms WHERE id LIKE '%03')",
    ] {
        let directory = tempfile::tempdir().unwrap();
        let begin = |number, place| {
            let mut create = Sample::new(number).create();
            create.series = Some(SeriesPlace { first: room_id(1), place });
            create
        };
        let store = open(directory.path()).await;
        for number in 1..=3 {
            store.append(vec![begin(number.into(), number)]).await.unwrap();
        }
        store.close().await;
        harm(directory.path(), &[harm_done]).await;
        let store = open(directory.path()).await;
        let known = store.series(&room_id(1), 10).await.unwrap().len();
        let next = u32::try_from(known + 1).unwrap();
        store.append(vec![begin(4, next)]).await.unwrap();
        let games = store.series(&room_id(4), 10).await.unwrap();
        assert_eq!((games.len(), games.last().unwrap().room.clone()), (known + 1, room_id(4)), "{harm_done}");
        store.close().await;
    }
}

/// An append to a damaged room fails, and the error names the room. The other requests in the transaction succeed.
#[tokio::test]
async fn a_failed_append_names_the_damaged_room() {
    for damage in [
        "UPDATE rooms SET players = CAST(x'ff' AS TEXT) WHERE number = 1",
        "UPDATE rooms SET players = '[1' WHERE number = 1",
        "UPDATE events SET line = x'00' WHERE key >> 24 = 1",
    ] {
        let directory = tempfile::tempdir().unwrap();
        let store = open(directory.path()).await;
        let (mut room, mut other) = (Sample::new(1), Sample::new(2));
        store.append(vec![room.create()]).await.unwrap();
        store.append(vec![other.create()]).await.unwrap();
        harm(directory.path(), &[damage]).await;
        let (damaged, whole) = tokio::join!(store.append(vec![room.start()]), store.append(vec![other.start()]));
        match damaged {
            Err(StoreError::Corrupt { room, .. }) => assert_eq!(room, room_id(1).as_str()),
            found => panic!("{damage}: {found:?}"),
        }
        whole.unwrap();
        store.close().await;
    }
}

/// A damaged session is not found, so its guest gets a new session.
#[tokio::test]
async fn a_damaged_session_is_not_found() {
    for damage in ["UPDATE sessions SET name = CAST(x'ff' AS TEXT)", "UPDATE sessions SET player = CAST(x'ff' AS TEXT)"] {
        let directory = tempfile::tempdir().unwrap();
        let store = open(directory.path()).await;
        let (now, ends) = (UnixMillis(1), UnixMillis(9));
        let row = SessionRow { token_hash: [7; 32], player: player("ann"), name: "Ann".into(), created: now, used: now, ends };
        store.put_session(&row).await.unwrap();
        assert_eq!(store.session(&[7; 32], now).await.unwrap(), Some(row.clone()));
        harm(directory.path(), &[damage]).await;
        assert_eq!(store.session(&[7; 32], now).await.unwrap(), None);
        store.put_session(&row).await.unwrap();
        assert_eq!(store.session(&[7; 32], now).await.unwrap(), Some(row));
        store.close().await;
    }
}

#[tokio::test]
async fn damaged_texts_can_be_erased() {
    let directory = tempfile::tempdir().unwrap();
    with_rooms(directory.path()).await;
    let damage =
        ["UPDATE names SET name = CAST(x'ff' AS TEXT) WHERE name = 'Eve'", "UPDATE texts SET text = CAST(x'ff' AS TEXT)"];
    harm(directory.path(), &damage).await;
    let store = open(directory.path()).await;
    assert_eq!(store.erase(&Erase::Player(player("eve"))).await.unwrap(), 3, "a name and two lines of chat");
    assert!(matches!(store.load(&room_id(2)).await, Err(StoreError::Corrupt { .. })), "the chain still shows the damage");
    let games = store.games(&ALL, None).await.unwrap();
    assert_eq!(games.games.len(), 3, "the games are listed again, without the name");
    store.close().await;
}
