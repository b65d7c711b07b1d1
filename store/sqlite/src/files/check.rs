//! Checks a database: the file, the checksums of all logs, and the replay of every room.

use super::{FileError, exists};
use crate::cells::room_id;
use crate::{open, read};
use room::Room;
use sqlx::SqlitePool;
use sqlx::sqlite::SqlitePoolOptions;
use std::path::Path;
use store::StoreError;

/// The maximum number of faults that are named. Further faults are only counted.
const NAMED: usize = 100;
/// How many rooms are listed at a time.
const BATCH: i64 = 1000;

/// What a check has found.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Findings {
    /// The number of rooms that the check tried to read and replay.
    pub rooms: u64,
    /// The number of events in the rooms that could be read.
    pub events: u64,
    /// The first faults, each in one sentence that names the room or the place.
    pub faults: Vec<String>,
    /// The number of all faults that were found, with those that are not named.
    pub count: u64,
}

impl Findings {
    /// True if nothing is damaged.
    #[must_use]
    pub const fn whole(&self) -> bool {
        self.count == 0
    }

    /// The faults, separated by semicolons.
    #[must_use]
    pub fn words(&self) -> String {
        let unnamed = self.count - self.faults.len() as u64;
        let more = (unnamed > 0).then(|| format!("and {unnamed} more"));
        self.faults.iter().cloned().chain(more).collect::<Vec<_>>().join("; ")
    }

    fn add(&mut self, fault: String) {
        self.count += 1;
        if self.faults.len() < NAMED {
            self.faults.push(fault);
        }
    }
}

/// Checks a database. This also works while its server is running. Changes nothing.
///
/// # Errors
/// If the file is missing, is not a database, or has another version of the schema.
pub async fn check(database: &Path) -> Result<Findings, FileError> {
    let failed = |error: sqlx::Error| FileError::Database { path: database.to_owned(), reason: error.to_string() };
    exists(database)?;
    let pool = SqlitePoolOptions::new()
        .max_connections(1)
        .connect_with(open::reader_options(database, "store-reader"))
        .await
        .map_err(failed)?;
    check_version(&pool, database).await?;
    let mut findings = Findings::default();
    let file: Vec<String> = sqlx::query_scalar("PRAGMA integrity_check(100)").fetch_all(&pool).await.map_err(failed)?;
    file.into_iter().filter(|found| found != "ok").for_each(|found| findings.add(found));
    for number in read::strays(&pool).await.map_err(failed)? {
        findings.add(format!("the journal contains events of room number {number}, which does not exist"));
    }
    for (room, seq) in read::damaged(&pool).await.map_err(failed)? {
        findings.add(format!(
            "a row of the journal is damaged: it says room number {room}, event {seq}; if this is wrong, another room may lack its newest events"
        ));
    }
    let mut rooms = rooms_after(&pool, 0).await.map_err(failed)?;
    while let Some(&(last, _)) = rooms.last() {
        for (_, id) in &rooms {
            check_room(&pool, id, &mut findings)
                .await
                .map_err(|error| FileError::Database { path: database.to_owned(), reason: error.to_string() })?;
        }
        rooms = rooms_after(&pool, last).await.map_err(failed)?;
    }
    pool.close().await;
    Ok(findings)
}

/// Checks only the structure of the file, which takes much less time than [`check`], and does not read rooms. Returns the first faults.
///
/// # Errors
/// As for [`check`].
pub async fn quick_check(database: &Path) -> Result<Vec<String>, FileError> {
    let failed = |error: sqlx::Error| FileError::Database { path: database.to_owned(), reason: error.to_string() };
    exists(database)?;
    let options = open::reader_options(database, "store-reader");
    let pool = SqlitePoolOptions::new().max_connections(1).connect_with(options).await.map_err(failed)?;
    check_version(&pool, database).await?;
    let found: Vec<String> = sqlx::query_scalar("PRAGMA quick_check(5)").fetch_all(&pool).await.map_err(failed)?;
    pool.close().await;
    Ok(found.into_iter().filter(|found| found != "ok").collect())
}

async fn check_version(pool: &SqlitePool, database: &Path) -> Result<(), FileError> {
    let failed = |error: sqlx::Error| FileError::Database { path: database.to_owned(), reason: error.to_string() };
    let mut connection = pool.acquire().await.map_err(failed)?;
    let (found, needed) = (open::version(&mut connection).await.map_err(failed)?.unwrap_or(0), open::newest());
    let remedy = match found.cmp(&needed) {
        std::cmp::Ordering::Equal => return Ok(()),
        std::cmp::Ordering::Less if found == 0 => "it is not a database of Tengen",
        std::cmp::Ordering::Less => "start the server once with this database, and the server brings the database up to date",
        std::cmp::Ordering::Greater => "use a newer version of this program",
    };
    Err(FileError::Version { path: database.to_owned(), found, needed, remedy })
}

/// The numbers and the ids of the next rooms.
async fn rooms_after(pool: &SqlitePool, number: i64) -> Result<Vec<(i64, Vec<u8>)>, sqlx::Error> {
    let rooms = "SELECT number, CAST(id AS BLOB) FROM rooms WHERE number > ? ORDER BY number LIMIT ?";
    sqlx::query_as(rooms).bind(number).bind(BATCH).fetch_all(pool).await
}

/// Reads and replays one room.
async fn check_room(pool: &SqlitePool, id: &[u8], findings: &mut Findings) -> Result<(), StoreError> {
    findings.rooms += 1;
    let log = match room_id(id) {
        Ok(id) => read::log(pool, &id).await.map(|log| log.map(|log| (id, log.events))),
        Err(error) => Err(error),
    };
    match log {
        Ok(Some((id, events))) => {
            findings.events += events.len() as u64;
            if Room::replay(id.clone(), events).is_none() {
                findings.add(format!("the events of room {id} cannot be replayed"));
            }
        }
        // The server deleted the room after the check had listed it.
        Ok(None) => {}
        Err(error @ StoreError::Corrupt { .. }) => findings.add(error.to_string()),
        Err(error) => return Err(error),
    }
    Ok(())
}
