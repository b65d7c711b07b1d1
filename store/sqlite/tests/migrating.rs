//! A database of an earlier version is read by this one, with everything in it.

#![allow(clippy::unwrap_used)]

use rules::{Color, Kind, Outcome, Size, WinBy};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use std::path::Path;
use store::contract::sample::Sample;
use store::{GameFilter, Store};
use store_sqlite::{Options, SqliteStore};

const ALL: GameFilter = GameFilter { player: None, kind: None, outcome: None, offset: 0, limit: 100 };

/// A database as the first version left it, with one finished game of Gomoku.
async fn first_version(directory: &Path) {
    let options = SqliteConnectOptions::new().filename(directory.join("tengen.db")).create_if_missing(true);
    let mut connection = options.connect().await.unwrap();
    store_sqlite_schema::MIGRATOR.run_to(1, &mut connection).await.unwrap();
    let created = concat!(
        r#"{"e":"created","settings":{"setup":{"kind":"gomoku","size":15,"ruleset":"freestyle"},"colors":"black","#,
        r#""takeback":"ask","visibility":"public"},"host":"ann","name":"Ann"}"#
    );
    let finished = r#"{"win":{"winner":"b","by":"five"}}"#;
    for statement in [
        "INSERT INTO rooms VALUES ('00000000000000000001', 2, 0, 2, '[\"ann\",\"ben\"]', 5, 9, NULL)".to_owned(),
        format!("INSERT INTO events VALUES ('00000000000000000001', 1, 1, 5, 'ann', NULL, NULL, 0, '{created}')"),
        format!(
            r#"INSERT INTO events VALUES ('00000000000000000001', 2, 2, 9, NULL, NULL, NULL, 0, '{{"e":"finished","outcome":{finished}}}')"#
        ),
        format!(
            "INSERT INTO games VALUES ('00000000000000000001', 0, 'gomoku', 15, 'freestyle', 'ann', 'Ann', 'ann', 'ben', 'Ben', 'ben',
                'black', '{finished}', 7, 5, 9)"
        ),
        "INSERT INTO names VALUES ('ann'), ('ben')".to_owned(),
    ] {
        sqlx::query(sqlx::AssertSqlSafe(statement)).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
}

#[tokio::test]
async fn an_old_history_is_read_and_goes_on() {
    let directory = tempfile::tempdir().unwrap();
    first_version(directory.path()).await;
    let store = SqliteStore::open(directory.path(), &Options::default()).await.unwrap();
    let old = store.games(&ALL, None).await.unwrap();
    assert_eq!(old.total, 1);
    let won = Outcome::Win { winner: Color::Black, by: WinBy::Row };
    let game = &old.games[0];
    assert_eq!((game.kind, game.size, game.outcome), (Kind::Gomoku, Size::square(15).unwrap(), won));
    let events = store.load(&game.room).await.unwrap().unwrap();
    assert_eq!(events.len(), 2);
    store.seal(&game.room).await.unwrap();
    assert_eq!(store.load(&game.room).await.unwrap().unwrap(), events);
    // Games of the new kinds stand beside it.
    let oblong = Size::new(9, 13).unwrap();
    for append in Sample::new(2).of(Kind::Othello).on(oblong).whole_game() {
        store.append(vec![append]).await.unwrap();
    }
    let both = store.games(&ALL, None).await.unwrap();
    let listed: Vec<(Kind, Size)> = both.games.iter().map(|game| (game.kind, game.size)).collect();
    assert_eq!((both.total, listed), (2, vec![(Kind::Othello, oblong), (Kind::Gomoku, game.size)]));
    store.close().await;
}
