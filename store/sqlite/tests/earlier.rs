//! Rooms that an earlier server wrote can be read, continued and sealed. These rooms are in the current tables, but their events
//! and records have an older form.

#![allow(clippy::unwrap_used)]

use room::{
    ColorChoice, Event, Millis, Opening, PlayerId, Recorded, Seat, Spared, TakebackPolicy, Terms, TimeControl, Visibility,
};
use rules::go::Handicap;
use rules::{Color, HalfPoints, Outcome, Setup, Size, WinBy, go};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions, Connection};
use std::path::Path;
use store::contract::sample::{Sample, player};
use store::{Erase, GameFilter, Store};
use store_sqlite::{Options, SqliteStore};

/// The rows of the rooms that [`rooms`] returns.
const ROWS: &str = include_str!("golden/rooms_3.sql");
/// The version of the schema of [`ROWS`].
const SCHEMA: i64 = 3;

/// A live game, a finished game, and a finished game with unusual terms. The two finished games are sealed, and have a chat
/// message after the sealed events.
fn rooms() -> [Sample; 3] {
    let (mut live, mut over, mut custom) = (Sample::new(1), Sample::new(2), Sample::new(3).between("Eve", "Joe"));
    live.create();
    live.start();
    live.play();
    live.chat("hi");
    over.whole_game();
    custom_game(&mut custom, &live);
    for room in [&mut over, &mut custom] {
        room.forget_commands();
        room.chat("thanks");
    }
    let mut rooms = [live, over, custom];
    // The earlier server charged every turn in full.
    for recorded in rooms.iter_mut().flat_map(|room| &mut room.events) {
        recorded.spared = Spared::NONE;
    }
    rooms
}

fn custom_game(room: &mut Sample, before: &Sample) {
    let rules = go::Ruleset::Custom(go::Rules { ko: go::KoRule::Situational, tax: go::Tax::All, ..go::Rules::JAPANESE });
    let setup = go::Setup::new(Size::new(9, 13).unwrap(), rules, HalfPoints(-3), Handicap::Free(4)).unwrap();
    let terms = Terms {
        setup: Setup::Go(setup),
        series: None,
        opening: Opening::Free,
        time: TimeControl::Fischer { main: Millis(600_000), increment: Millis(5_000), cap: Some(Millis(900_000)) },
        colors: ColorChoice::Nigiri,
        takeback: TakebackPolicy::Off,
        grace: Millis::ZERO,
        visibility: Visibility::Public,
        delay: Millis::ZERO,
        aids: room::Aids::Off,
        watching: room::Watching::Open,
    };
    let (host, name) = (player("eve"), String::from("Eve"));
    let created = Event::Created { terms, rematch_of: Some(before.room().clone()), host: host.clone(), name: name.clone() };
    room.row.players = vec![host.clone()];
    room.append(vec![created, Event::Seated { seat: Seat::Host, player: host.clone(), name }], Some(&host));
    room.start();
    room.finish(Outcome::Win { winner: Color::White, by: WinBy::Timeout });
}

async fn raw(directory: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(directory.join("tengen.db")).create_if_missing(true);
    options.connect().await.unwrap()
}

/// A store opened on the rows of the earlier server.
async fn opened(directory: &Path) -> SqliteStore {
    let mut connection = raw(directory).await;
    store_sqlite_schema::MIGRATOR.run_to(SCHEMA, &mut connection).await.unwrap();
    for row in ROWS.lines() {
        sqlx::query(AssertSqlSafe(row)).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
    SqliteStore::open(directory, &Options::default()).await.unwrap()
}

async fn load(store: &SqliteStore, room: &Sample) -> Vec<Recorded> {
    store.load(room.room()).await.unwrap().unwrap()
}

#[tokio::test]
async fn rooms_written_by_an_earlier_server_are_read_unchanged() {
    let directory = tempfile::tempdir().unwrap();
    let store = opened(directory.path()).await;
    for room in rooms() {
        assert_eq!(load(&store, &room).await, room.events);
    }
    let all = GameFilter { limit: 10, ..GameFilter::default() };
    assert_eq!(store.games(&all, None).await.unwrap().total, 2);
}

#[tokio::test]
async fn rooms_written_by_an_earlier_server_can_be_continued_and_sealed() {
    let directory = tempfile::tempdir().unwrap();
    let store = opened(directory.path()).await;
    let mut rooms = rooms();
    for room in &mut rooms {
        store.append(vec![room.chat("still here")]).await.unwrap();
        assert_eq!(load(&store, room).await, room.events);
        store.seal(room.room()).await.unwrap();
        room.forget_commands();
        assert_eq!(load(&store, room).await, room.events);
    }
    assert!(store.erase(&Erase::Player(PlayerId::parse("ben").unwrap())).await.unwrap() > 0);
    let mut newer = Sample::new(4);
    store.append(vec![newer.create()]).await.unwrap();
    store.close().await;

    let store = SqliteStore::open(directory.path(), &Options::default()).await.unwrap();
    assert_eq!(load(&store, &rooms[2]).await, rooms[2].events);
    assert_eq!(load(&store, &newer).await, newer.events);
    let mut connection = raw(directory.path()).await;
    let events = sqlx::query_scalar::<_, i64>("SELECT count(*) FROM events").fetch_one(&mut connection).await.unwrap();
    assert_eq!(events, newer.events.len() as i64, "everything else is sealed");
    let forms = sqlx::query_scalar::<_, String>("SELECT hex(substr(blob, 1, 1)) FROM records").fetch_all(&mut connection).await;
    assert_eq!(forms.unwrap(), ["04"; 3]);
}
