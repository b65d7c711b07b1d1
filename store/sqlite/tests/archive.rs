//! Searches a large history with every filter, and compares the answers with those of a search through a list in
//! memory. SQLite ends a query that takes more than 20,000 steps of its virtual machine, so no query can read all
//! games.

#![allow(clippy::unwrap_used)]

use room::PlayerId;
use rules::{Kind, Size};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions, Connection, query_as};
use std::path::Path;
use std::time::Duration;
use store::{Erase, GameFilter, GamePage, OutcomeFilter, Part, Store, StoreError};
use store_sqlite::{Options, SqliteStore};

const GAMES: usize = 30_000;
const PAGE: usize = 5;
const KINDS: [Kind; 4] = [Kind::Go, Kind::Gomoku, Kind::Othello, Kind::TicTacToe];
const OUTCOMES: [OutcomeFilter; 4] = [OutcomeFilter::Black, OutcomeFilter::White, OutcomeFilter::Draw, OutcomeFilter::Void];

/// The first 6000 games are by 300 players who have left. `gnu` is a bot with few games, all of them old. The only game of tic-tac-toe
/// is old, too. Two games end at the same time. In the game with the number 9001, one player has both colors.
const FILL: [&str; 4] = [
    "INSERT INTO rooms SELECT n, printf('%020d', n), 1, 0, 2, '[]', n, n, NULL, zeroblob(32) FROM n",
    "INSERT INTO players (number, id) SELECT n, iif(n > 2000 AND n < 2004, 'bot-' || n, 'p' || n) FROM n WHERE n < 2500",
    "INSERT INTO names (number, player, salt, name, fold)
     SELECT n, n, zeroblob(16), 'N', CASE WHEN n = 2001 THEN 'gnu' WHEN n = 2002 THEN 'bot 1' WHEN n = 2003 THEN 'bot 2'
         WHEN n > 2003 THEN 'left' || n ELSE 'person' || n END FROM n WHERE n < 2304",
    "INSERT INTO games SELECT n, 0, iif(n = 77, 3, n % 10 / 4), CASE n % 9 WHEN 0 THEN 9 WHEN 1 THEN 13 ELSE 19 END, iif(n % 18 = 0, 13, NULL),
        'chinese', iif(n <= 6000, 2004 + n % 300, 1 + n % 2000),
        CASE WHEN n < 50 THEN 2001 WHEN n % 3 = 0 THEN 2002 + n % 2 WHEN n = 9001 THEN 1002 ELSE 1 + n * 7 % 2000 END,
        2 + (n % 1000 = 0), NULL, NULL, 1, n, 1000 + n / 2, 0, n < 50 OR n % 3 = 0, 0 FROM n",
];

/// A game in memory, with the same data as the row in the database.
#[derive(sqlx::FromRow)]
struct Game {
    room: i64,
    kind: i64,
    winner: i64,
    bot: bool,
    size: i64,
    height: Option<i64>,
    black: String,
    white: String,
}

impl Game {
    fn matches(&self, filter: &GameFilter) -> bool {
        filter.kind.is_none_or(|kind| KINDS[self.kind as usize] == kind)
            && filter.outcome.is_none_or(|outcome| OUTCOMES[self.winner as usize] == outcome)
            && filter.bot.is_none_or(|bot| self.bot == bot)
            && filter.size.is_none_or(|size| {
                self.size == i64::from(size.width()) && self.height.unwrap_or(self.size) == i64::from(size.height())
            })
            && filter.names.iter().all(|name| self.black.contains(name) || self.white.contains(name))
    }
}

/// Creates the database. Returns its games, newest first.
async fn fill(directory: &Path) -> Vec<Game> {
    SqliteStore::open(directory, &Options::default()).await.unwrap().close().await;
    let mut connection: SqliteConnection =
        SqliteConnectOptions::new().filename(directory.join("tengen.db")).connect().await.unwrap();
    for insert in FILL {
        let numbers = format!("WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < {GAMES})");
        sqlx::query(sqlx::AssertSqlSafe(format!("{numbers} {insert}"))).execute(&mut connection).await.unwrap();
    }
    let games = query_as(
        "SELECT room, kind, winner, bot, size, height, b.fold AS black, w.fold AS white
         FROM games JOIN names b ON b.number = black JOIN names w ON w.number = white ORDER BY ended DESC, room",
    );
    let games = games.fetch_all(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    games
}

/// One page. SQLite counts the steps of a statement over all of its calls and asks every 20,000 steps whether to go on.
/// So if the limit is zero, even a query with few steps is ended once in a while. If the query is then repeated
/// immediately, it is not ended again. A search has fewer than ten queries.
async fn page(store: &SqliteStore, filter: &GameFilter, part: Part) -> GamePage {
    let filter = GameFilter { part, ..filter.clone() };
    for _ in 0..10 {
        match store.games(&filter, None).await {
            Err(StoreError::TooSlow) => {}
            found => return found.unwrap(),
        }
    }
    panic!("this search reads too many games: {filter:?}");
}

fn rooms(page: &GamePage) -> Vec<u64> {
    page.games.iter().map(|game| game.room.as_str().parse().unwrap()).collect()
}

/// Checks the first, the second and the last page, and the total.
async fn check(store: &SqliteStore, games: &[Game], filter: &GameFilter) {
    let matching: Vec<u64> = games.iter().filter(|game| game.matches(filter)).map(|game| game.room.cast_unsigned()).collect();
    let newest = page(store, filter, Part::Newest).await;
    assert_eq!(rooms(&newest), matching[..matching.len().min(PAGE)], "{filter:?}");
    let all = matching.len() as u64;
    assert!(newest.total == all || newest.more && newest.total < all, "{filter:?}");
    assert!(!newest.more || !filter.names.is_empty() && all > 1000, "{filter:?}");
    let oldest = page(store, filter, Part::Oldest).await;
    assert_eq!(rooms(&oldest), matching[matching.len().saturating_sub(PAGE)..], "{filter:?}");
    if let Some(place) = newest.older {
        let second = page(store, filter, Part::OlderThan(place)).await;
        assert_eq!(rooms(&second), matching[PAGE..matching.len().min(2 * PAGE)], "{filter:?}");
    }
}

/// Every combination of the filters that the page offers, with these names.
fn filters(names: &str) -> Vec<GameFilter> {
    let names: Vec<String> = names.split(' ').filter(|name| !name.is_empty()).map(str::to_owned).collect();
    let sizes = [None, Size::square(9), Size::new(9, 13), Size::square(13), Size::square(30)];
    let kinds = || KINDS.into_iter().map(Some).chain([None]);
    let outcomes = || OUTCOMES.into_iter().map(Some).chain([None]);
    let mut filters = Vec::new();
    for size in sizes {
        for kind in kinds() {
            for outcome in outcomes() {
                for bot in [None, Some(true), Some(false)] {
                    let limit = PAGE as u32;
                    filters.push(GameFilter { names: names.clone(), size, kind, outcome, bot, part: Part::Newest, limit });
                }
            }
        }
    }
    filters
}

#[tokio::test]
async fn no_filter_reads_all_games() {
    let directory = tempfile::tempdir().unwrap();
    let games = fill(directory.path()).await;
    let options = Options { search_limit: Duration::ZERO, ..Options::default() };
    let store = SqliteStore::open(directory.path(), &options).await.unwrap();
    for names in ["", "zzz", "person42", "gnu", "zzz gnu"] {
        for filter in filters(names) {
            check(&store, &games, &filter).await;
        }
    }
    store.close().await;
}

/// Texts that are part of very many names, and texts whose games are all old.
#[tokio::test]
async fn common_names_are_found_in_order() {
    let directory = tempfile::tempdir().unwrap();
    let games = fill(directory.path()).await;
    let store = SqliteStore::open(directory.path(), &Options::default()).await.unwrap();
    for names in ["e", "left", "bot", "person left", "bot e", "1", "e gnu", "person e person123"] {
        for filter in filters(names).iter().filter(|filter| filter.outcome.is_none()) {
            check(&store, &games, filter).await;
        }
    }
    store.close().await;
}

async fn run(directory: &Path, statements: &[&'static str]) {
    let options = SqliteConnectOptions::new().filename(directory.join("tengen.db")).create_if_missing(true);
    let mut connection: SqliteConnection = options.connect().await.unwrap();
    store_sqlite_schema::MIGRATOR.run_to(14, &mut connection).await.unwrap();
    for statement in statements {
        sqlx::query(*statement).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
}

/// In the games of earlier versions, a search finds bots and parts of names, and the counts of games are right. An
/// erased name is not found.
#[tokio::test]
async fn games_of_an_earlier_version_are_found_by_every_filter() {
    let directory = tempfile::tempdir().unwrap();
    run(
        directory.path(),
        &[
            "INSERT INTO rooms VALUES (1, '00000000000000000001', 1, 0, 2, '[1,2]', 1, 1, NULL, zeroblob(32)),
                (2, '00000000000000000002', 1, 0, 2, '[1,3]', 2, 2, NULL, zeroblob(32))",
            "INSERT INTO players VALUES (1, 'ann'), (2, 'bot-1'), (3, 'ben')",
            "INSERT INTO names (number, player, salt, name, fold) VALUES (1, 1, zeroblob(16), 'Anna', 'anna'),
                (2, 2, zeroblob(16), 'Bot', 'bot'), (3, 3, zeroblob(16), '花子', '花子')",
            "INSERT INTO games VALUES (1, 0, 0, 9, NULL, 'chinese', 1, 2, 2, NULL, NULL, 1, 1, 1, 0),
                (2, 0, 0, 9, NULL, 'chinese', 3, 1, 2, NULL, NULL, 1, 2, 2, 0)",
        ],
    )
    .await;
    let store = SqliteStore::open(directory.path(), &Options::default()).await.unwrap();
    let all = GameFilter { limit: 1, ..GameFilter::default() };
    let named = |name: &str| GameFilter { names: vec![name.into()], ..all.clone() };
    let with_bots = |bot| GameFilter { bot: Some(bot), ..all.clone() };
    for (filter, total, newest) in [
        (all.clone(), 2, &[2][..]),
        (with_bots(true), 1, &[1]),
        (with_bots(false), 1, &[2]),
        (named("N"), 2, &[2]),
        (named("anna"), 2, &[2]),
        (named("nna"), 2, &[2]),
        (named("ot"), 1, &[1]),
        (named("子"), 1, &[2]),
        (named("ana"), 0, &[]),
    ] {
        let page = store.games(&filter, None).await.unwrap();
        assert_eq!((page.total, page.more, &rooms(&page)[..]), (total, false, newest), "{filter:?}");
    }
    assert_eq!(store.erase(&Erase::Player(PlayerId::parse("ann").unwrap())).await.unwrap(), 1);
    for (name, total) in [("nn", 0), ("a", 0), ("ot", 1)] {
        assert_eq!(store.games(&named(name), None).await.unwrap().total, total, "{name}");
    }
    store.close().await;
}

/// The private games of a viewer are counted only up to a bound.
#[tokio::test]
async fn private_games_are_counted_up_to_a_bound() {
    let directory = tempfile::tempdir().unwrap();
    SqliteStore::open(directory.path(), &Options::default()).await.unwrap().close().await;
    let options = SqliteConnectOptions::new().filename(directory.path().join("tengen.db"));
    let mut connection: SqliteConnection = options.connect().await.unwrap();
    let numbers = "WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 6000)";
    for insert in [
        "INSERT INTO rooms SELECT n, printf('%020d', n), 1, 1, 2, '[]', n, n, NULL, zeroblob(32) FROM n",
        "INSERT INTO players VALUES (1, 'ann'), (2, 'ben')",
        "INSERT INTO names (number, player, salt, name, fold)
            VALUES (1, 1, zeroblob(16), 'Ann', 'ann'), (2, 2, zeroblob(16), 'Ben', 'ben'), (3, 1, zeroblob(16), 'Anna', 'anna')",
        "INSERT INTO games SELECT n, 1, 0, 9, NULL, 'chinese', 1 + n % 2, CASE n % 6 WHEN 0 THEN 2 WHEN 1 THEN 1 WHEN 2 THEN 2 ELSE 3 END,
            2, NULL, NULL, 1, n, n, 0, 0, 0 FROM n",
    ] {
        sqlx::query(sqlx::AssertSqlSafe(format!("{numbers} {insert}"))).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
    let store = SqliteStore::open(directory.path(), &Options::default()).await.unwrap();
    let ann = PlayerId::parse("ann").unwrap();
    let all = GameFilter { limit: 5, ..GameFilter::default() };
    let page = store.games(&all, Some(&ann)).await.unwrap();
    assert_eq!((page.total, page.more, rooms(&page)), (5000, true, vec![6000, 5999, 5998, 5997, 5996]));
    let anna = GameFilter { names: vec!["anna".into()], ..all.clone() };
    let page = store.games(&anna, Some(&ann)).await.unwrap();
    assert_eq!((page.total, page.more, rooms(&page)), (3000, false, vec![5999, 5998, 5997, 5993, 5992]));
    assert_eq!(store.games(&all, None).await.unwrap().total, 0);
    store.close().await;
}
