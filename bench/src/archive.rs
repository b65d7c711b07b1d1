//! Measures how fast the server sends pages of a history of a million finished games. Also measures whether one visitor
//! who requests the last pages of the history delays the front page for other visitors. `games=100000` uses fewer
//! games. The games are written directly into the database. Their records are random bytes, because no list reads them.

use crate::report::quantile;
use anyhow::{Context as _, Result, ensure};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;
use store::Store as _;
use store_sqlite::{Options, SqliteStore};
use tempfile::TempDir;
use tests::{Guest, Server};

const GAMES: u64 = 1_000_000;
/// The number of people. The bots come in addition.
const PEOPLE: u64 = 50_000;
/// Games in one transaction.
const BATCH: u64 = 100_000;
/// Requests for each page, after the first one.
const REQUESTS: usize = 50;
/// Visits to the front page, with and without another visitor who requests pages of the history.
const VISITS: usize = 500;

/// The pages of the table, with their queries.
const PAGES: [(&str, &str); 17] = [
    ("first page", ""),
    ("last page", "?after=oldest"),
    ("Othello, last page", "?kind=othello&after=oldest"),
    ("Black's wins, last page", "?outcome=black&after=oldest"),
    ("Go that White won, last page", "?kind=go&outcome=white&after=oldest"),
    ("13x13", "?search=13x13"),
    ("30x30 (none)", "?search=30x30"),
    ("games with bots", "?players=bot"),
    ("games of people, last page", "?players=people&after=oldest"),
    ("draws with bots (none)", "?players=bot&outcome=draw"),
    ("name of one person", "?search=person-4321"),
    ("name of a bot, last page", "?search=bot&after=oldest"),
    ("draws of a bot (none)", "?search=bot&outcome=draw"),
    ("name of one letter", "?search=e"),
    ("name of one letter, last page", "?search=e&after=oldest"),
    ("name of one letter, draws (none)", "?search=e&outcome=draw"),
    ("name of nobody", "?search=zzz"),
];

pub(crate) async fn run(options: &[&str]) -> Result<()> {
    let games = match options {
        [] => GAMES,
        [option] => option.strip_prefix("games=").context("the only option is games=NUMBER")?.parse()?,
        _ => anyhow::bail!("the only option is games=NUMBER"),
    };
    let data = TempDir::new()?;
    let started = Instant::now();
    fill(data.path(), games).await?;
    let file = data.path().join("tengen.db");
    println!("{games} games written in {:.0} s, {} MiB", started.elapsed().as_secs_f64(), std::fs::metadata(&file)?.len() >> 20);
    let server = Server::start_in(data, &["--lift-rates"]).await;
    let visitor = Arc::new(server.guest("Vera").await);
    println!("\n{:<34}{:>12}{:>12}{:>12}", "request", "cold ms", "median ms", "99% ms");
    for (name, query) in PAGES {
        forget(&file)?;
        let cold = request(&visitor, query).await?;
        let mut times = Vec::with_capacity(REQUESTS);
        for _ in 0..REQUESTS {
            times.push(request(&visitor, query).await?);
        }
        println!("{name:<34}{cold:>12.1}{:>12.1}{:>12.1}", quantile(&mut times, 0.5), quantile(&mut times, 0.99));
    }
    let mut quiet = visits(&visitor).await?;
    println!("{:<34}{:>12}{:>12.1}{:>12.1}", "front page", "", quantile(&mut quiet, 0.5), quantile(&mut quiet, 0.99));
    let other = Arc::new(server.guest("Otto").await);
    for (name, query) in [("the same, others read first pages", ""), ("the same, others read last pages", "?after=oldest")] {
        let stop = Arc::new(AtomicBool::new(false));
        let busy = tokio::spawn(request_until(Arc::clone(&other), query, Arc::clone(&stop)));
        let mut loaded = visits(&visitor).await?;
        stop.store(true, Ordering::Relaxed);
        let pages = busy.await??;
        println!("{name:<34}{:>12}{:>12.1}{:>12.1}   {pages} pages", "", quantile(&mut loaded, 0.5), quantile(&mut loaded, 0.99));
    }
    Ok(())
}

/// The time of one request, in milliseconds.
async fn request(guest: &Guest, query: &str) -> Result<f64> {
    let started = Instant::now();
    let response = guest.get(&format!("/api/v1/games{query}")).await;
    ensure!(response.status().is_success(), "{query}: {}", response.text().await?);
    response.bytes().await?;
    Ok(started.elapsed().as_secs_f64() * 1e3)
}

/// The times of visits to the front page, which requests the rooms and the newest games.
async fn visits(guest: &Guest) -> Result<Vec<f64>> {
    let mut times = Vec::with_capacity(VISITS);
    for _ in 0..VISITS {
        let started = Instant::now();
        let rooms = guest.get("/api/v1/rooms").await;
        ensure!(rooms.status().is_success(), "the rooms: {}", rooms.status());
        request(guest, "").await?;
        times.push(started.elapsed().as_secs_f64() * 1e3);
    }
    Ok(times)
}

/// Requests one page again and again until `stop`. Returns the number of requests.
async fn request_until(guest: Arc<Guest>, query: &str, stop: Arc<AtomicBool>) -> Result<u64> {
    let mut requested = 0;
    while !stop.load(Ordering::Relaxed) {
        request(&guest, query).await?;
        requested += 1;
    }
    Ok(requested)
}

/// Asks the system to forget the contents of the file, so that the next request reads the disk.
fn forget(file: &Path) -> Result<()> {
    let file = std::fs::File::open(file)?;
    file.sync_all()?;
    Ok(rustix::fs::fadvise(&file, 0, None, rustix::fs::Advice::DontNeed)?)
}

/// Creates a database with this number of finished games.
async fn fill(directory: &Path, games: u64) -> Result<()> {
    SqliteStore::open(directory, &Options::default()).await?.close().await;
    let options = SqliteConnectOptions::new().filename(directory.join("tengen.db"));
    let mut database = options.pragma("synchronous", "OFF").pragma("cache_size", "-65536").connect().await?;
    for players in [
        "INSERT INTO players (number, id) SELECT n, iif(n <= 9, 'bot-' || n, printf('person%06d', n)) FROM n",
        "INSERT INTO names (number, player, salt, name, fold)
         SELECT n, n, randomblob(16), iif(n <= 9, 'Bot ' || n, 'Person-' || n), iif(n <= 9, 'bot ' || n, 'person-' || n) FROM n",
    ] {
        insert(&mut database, 1, PEOPLE + 9, players).await?;
    }
    let mut from = 1;
    while from <= games {
        let to = (from + BATCH - 1).min(games);
        sqlx::query("BEGIN").execute(&mut database).await?;
        for rows in ROWS {
            insert(&mut database, from, to, rows).await?;
        }
        sqlx::query("COMMIT").execute(&mut database).await?;
        from = to + 1;
    }
    database.close().await?;
    Ok(())
}

/// The rows of the games. Multiples of large primes spread the players evenly. In a third of the games, White is a bot.
const ROWS: [&str; 4] = [
    "INSERT INTO rooms (number, id, seq, visibility, phase, players, created, touched, head)
     SELECT n, printf('%020d', n), 120, 0, 2, json_array(black, white), 1700000000000 + n * 60000, 1700000900000 + n * 60000, randomblob(32)
     FROM g",
    "INSERT INTO room_players (player, room, open) SELECT black, n, 0 FROM g UNION ALL SELECT white, n, 0 FROM g",
    "INSERT INTO records (room, seq, blob) SELECT n, 120, randomblob(300) FROM g",
    "INSERT INTO games (room, visibility, kind, size, height, ruleset, black, white, winner, reason, margin, moves, started, ended, one_device, bot)
     SELECT n, 0, n % 10 / 3, CASE n % 4 WHEN 0 THEN 9 WHEN 1 THEN 13 ELSE 19 END, NULL, 'chinese', black, white, n % 2, 3, NULL, 100, 1700000000000 + n * 60000,
            1700000900000 + n * 60000, 0, white < 10 FROM g",
];

/// Inserts rows made from the numbers in a range.
async fn insert(database: &mut SqliteConnection, from: u64, to: u64, statement: &str) -> Result<()> {
    let people = PEOPLE;
    let numbers = format!(
        "WITH RECURSIVE n (n) AS (SELECT {from} UNION ALL SELECT n + 1 FROM n WHERE n < {to}),
         g AS (SELECT n, 10 + n * 7919 % {people} AS black, iif(n % 3 = 0, 1 + n % 9, 10 + (n * 104729 + 1) % {people}) AS white FROM n)"
    );
    sqlx::query(AssertSqlSafe(format!("{numbers} {statement}"))).execute(database).await?;
    Ok(())
}
