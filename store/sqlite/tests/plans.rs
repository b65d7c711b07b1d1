//! Checks SQLite's query plan for every query. With two exceptions, no query reads a whole table that grows without
//! limit. An index gives the games of a list in the right order. Only lists that are merged are sorted. Every query
//! reads text as bytes, so that damaged text cannot make the query fail.

#![allow(clippy::unwrap_used)]

use rules::{Kind, Size};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, Row};
use std::path::Path;
use store::{GameFilter, OutcomeFilter, Part, Store, StoreError};
use store_sqlite::{Options, SqliteStore};

/// Tables that grow without limit, and their aliases in the queries.
const LARGE: [&str; 21] = [
    "games",
    "g",
    "rooms",
    "r",
    "events",
    "old_events",
    "records",
    "texts",
    "players",
    "sessions",
    "room_players",
    "s",
    "series_games",
    "own",
    "names",
    "n",
    "b",
    "w",
    "name_ends",
    "e",
    "tokens",
];

fn scans_a_whole_table(step: &str) -> bool {
    let mut words = step.split(' ');
    let scans = words.next() == Some("SCAN") && words.next().is_some_and(|table| LARGE.contains(&table));
    // This scan is allowed, because it stops at the next room whose log still has the form of an older version.
    scans && !step.contains(" VIRTUAL TABLE ") && !step.starts_with("SCAN rooms USING INDEX rooms_old")
}

#[tokio::test]
async fn every_query_uses_an_index() {
    let mut connection = SqliteConnectOptions::new().in_memory(true).connect().await.unwrap();
    store_sqlite_schema::MIGRATOR.run(&mut connection).await.unwrap();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../.sqlx");
    let mut queries = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let described: serde_json::Value = serde_json::from_slice(&std::fs::read(entry.unwrap().path()).unwrap()).unwrap();
        if described["db_name"] != "SQLite" {
            continue;
        }
        queries += 1;
        let query = described["query"].as_str().unwrap();
        let explain = AssertSqlSafe(format!("EXPLAIN QUERY PLAN {query}"));
        let rows = sqlx::query(explain).fetch_all(&mut connection).await.unwrap();
        let steps: Vec<String> = rows.iter().map(|row| row.get("detail")).collect();
        // The operator looks for a name seldom, on a connection with a limit of time.
        let rare = query.starts_with("SELECT p.id AS \"id!: Vec<u8>\" FROM names n JOIN players p");
        assert!(rare || !steps.iter().any(|step| scans_a_whole_table(step)), "{query}\n{steps:#?}");
        let sorts = steps.iter().filter(|step| step.contains("TEMP B-TREE FOR ORDER BY")).count();
        let merges = usize::from(query.contains("FROM json_each"));
        assert!(!query.contains("INDEXED BY games") || sorts <= merges, "{query}\n{steps:#?}");
        for column in described["describe"]["columns"].as_array().unwrap() {
            let name = column["name"].as_str().unwrap();
            assert!(
                column["type_info"] != "Text" || name.ends_with(": Vec<u8>"),
                "a damaged {name} would make this query fail: {query}"
            );
        }
    }
    assert!(queries > 30, "the folder .sqlx must contain every query");
}

/// If many games match a name, the search reads the list of all games instead of sorting the matches. Both ways must find the same
/// games.
#[tokio::test]
async fn many_games_with_the_same_names_are_found_in_order() {
    let directory = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(directory.path(), &Options::default()).await.unwrap();
    let mut connection = SqliteConnectOptions::new().filename(directory.path().join("tengen.db")).connect().await.unwrap();
    let numbers = "WITH RECURSIVE n (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM n WHERE n < 6999)";
    for insert in [
        "INSERT INTO rooms SELECT n + 1, printf('%020d', n), 1, 0, 2, '[]', n, n, NULL, zeroblob(32) FROM n",
        "INSERT INTO players (number, id) VALUES (1, 'a'), (2, 'bot-2')",
        "INSERT INTO names (number, player, salt, name, fold)
            VALUES (1, 1, zeroblob(16), 'Annabel', 'annabel'), (2, 2, zeroblob(16), 'Ben', 'ben'), (3, 2, zeroblob(16), 'Cleo', 'cleo')",
        "INSERT INTO games SELECT n + 1, 0, iif(n % 3, 0, 1), 9, iif(n % 7, NULL, 13), 'chinese', 1, iif(n % 100, 2, 3), iif(n % 2, 0, 2),
            iif(n % 2, 1, NULL), NULL, 1, n, n, 0, 1, 0 FROM n",
    ] {
        sqlx::query(AssertSqlSafe(format!("{numbers} {insert}"))).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
    let (square, high) = (Size::square(9), Size::new(9, 13));
    for (names, size, kind, outcome) in [
        ("ANN", None, None, None),
        ("ben", None, None, None),
        ("e", None, Some(Kind::Go), None),
        ("cleo", None, None, Some(OutcomeFilter::Draw)),
        ("e", None, None, Some(OutcomeFilter::Black)),
        ("b", None, Some(Kind::Gomoku), Some(OutcomeFilter::Draw)),
        ("ben ann", None, None, None),
        ("cleo a", None, Some(Kind::Go), None),
        ("ann", square, None, None),
        ("e a", square, None, None),
        ("e a", high, Some(Kind::Go), None),
        ("", None, None, None),
        ("", square, None, None),
        ("", high, Some(Kind::Gomoku), Some(OutcomeFilter::Black)),
    ] {
        let matching = (0..7000_u64).rev().filter(|n| {
            (!names.contains("ben") || n % 100 != 0)
                && (!names.contains("cleo") || n % 100 == 0)
                && size.is_none_or(|_| (size == square) == (n % 7 != 0))
                && kind.is_none_or(|kind| (kind == Kind::Go) == (n % 3 != 0))
                && outcome.is_none_or(|outcome| (outcome == OutcomeFilter::Black) == (n % 2 == 1))
        });
        let matching: Vec<u64> = matching.collect();
        let names: Vec<String> = names.split_whitespace().map(str::to_owned).collect();
        // A bot played all of these games.
        for bot in [None, Some(true)] {
            let filter = GameFilter { names: names.clone(), size, kind, outcome, bot, part: Part::Newest, limit: 11 };
            let first = store.games(&filter, None).await.unwrap();
            let counted = matching.len().min(5000) as u64;
            let exact = names.is_empty();
            assert_eq!(first.total, if exact { matching.len() as u64 } else { counted }, "{filter:?}");
            assert_eq!(first.more, !exact && matching.len() > 5000, "{filter:?}");
            let filter = GameFilter { part: Part::OlderThan(first.older.unwrap()), limit: 30, ..filter };
            let page = store.games(&filter, None).await.unwrap();
            let found: Vec<u64> = page.games.iter().map(|game| game.ended.0).collect();
            assert_eq!(found, matching[11..matching.len().min(41)], "{filter:?}");
            let filter = GameFilter { part: Part::Oldest, limit: 9, ..filter };
            let oldest: Vec<u64> = store.games(&filter, None).await.unwrap().games.iter().map(|game| game.ended.0).collect();
            assert_eq!(oldest, matching[matching.len() - 9..], "{filter:?}");
        }
    }
    store.close().await;
}

/// A search that takes longer than its limit ends with an error of its own. Meanwhile and afterwards, all other queries work.
#[tokio::test]
async fn a_slow_search_is_ended() {
    let directory = tempfile::tempdir().unwrap();
    let options = Options { searchers: 1, search_limit: std::time::Duration::ZERO, ..Options::default() };
    let store = SqliteStore::open(directory.path(), &options).await.unwrap();
    let mut connection = SqliteConnectOptions::new().filename(directory.path().join("tengen.db")).connect().await.unwrap();
    let names = "WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 50000)
        INSERT INTO names (number, player, salt, name, fold) SELECT n, n, zeroblob(16), 'Ann', 'ann' FROM n";
    sqlx::query(names).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    for _ in 0..2 {
        let search = GameFilter { names: vec!["ann".into()], limit: 10, ..GameFilter::default() };
        let slow = store.games(&search, None).await;
        assert!(matches!(slow, Err(StoreError::TooSlow)), "{slow:?}");
        assert_eq!(store.games(&GameFilter { limit: 10, ..GameFilter::default() }, None).await.unwrap().total, 0);
        store.ping().await.unwrap();
    }
    store.close().await;
}
