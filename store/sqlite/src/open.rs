//! Opens the store: takes the lock, opens the file, checks the settings that keep the data safe, and migrates the schema.

mod connector;
mod copy;
mod reworded;

use crate::error::{OpenError, is_corrupt};
use sqlx::migrate::MigrateError;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection as _, SqliteConnection, SqlitePool};
use std::fs::{DirBuilder, File, TryLockError};
use std::path::{Path, PathBuf};
use std::time::Duration;

pub(crate) use connector::Connector;
pub(crate) use copy::{copy_into, version};

/// The name of the database in its directory.
pub(crate) const FILE: &str = "tengen.db";

/// The oldest safe version of SQLite. Older versions can damage a database in WAL mode if a checkpoint and a write happen at the
/// same time.
const OLDEST_SQLITE: &str = "3.51.3";

/// The file whose lock says that a server uses the folder.
pub(crate) const LOCK: &str = "lock";

/// How long to wait for a lock held by another process, such as a backup.
const BUSY_TIMEOUT: Duration = Duration::from_secs(5);

/// The sizes of the page caches in KiB, which SQLite expects as negative numbers. The caches are small because an idle server
/// must use little memory and the operating system caches files too.
const WRITER_CACHE: i64 = -4096;
const READER_CACHE: &str = "-1024";

/// The WAL is truncated to this size after a checkpoint, so that it does not keep the disk space that a burst of writes needed.
const WAL_LIMIT_BYTES: i64 = 64 * 1024 * 1024;

/// The options of a store.
#[derive(Debug, Clone)]
pub struct Options {
    /// The maximum number of connections that read.
    pub readers: u32,
    /// The maximum number of connections that search the history. They are separate, so that no search delays a room.
    pub searchers: u32,
    /// How long a search of the history may take. A search that finds nothing in a million games takes less.
    pub search_limit: Duration,
    /// A database of at most this size in bytes is checked for damage when it is opened. Checking a larger one would delay the
    /// start.
    pub quick_check_bytes: u64,
}

impl Default for Options {
    fn default() -> Self {
        Self { readers: 3, searchers: 2, search_limit: Duration::from_secs(2), quick_check_bytes: 64 * 1024 * 1024 }
    }
}

/// An open store before its writer starts.
pub(crate) struct Opened {
    pub(crate) connector: Connector,
    pub(crate) writer: rusqlite::Connection,
    pub(crate) readers: SqlitePool,
    pub(crate) searchers: SqlitePool,
    /// The directory is locked as long as this file is open.
    pub(crate) lock: File,
}

/// Opens a connection that can migrate the database, which is created if it is missing.
pub(crate) async fn connect_to_migrate(path: &Path) -> Result<SqliteConnection, sqlx::Error> {
    let options = common_options(path).create_if_missing(true).journal_mode(SqliteJournalMode::Wal);
    options.synchronous(SqliteSynchronous::Full).thread_name(|_| "store-migration".into()).connect().await
}

/// Opens the database. A step that could harm the stored data runs only after the checks that make it safe.
/// If a check fails, the stored data stays unchanged.
pub(crate) async fn open(directory: &Path, options: &Options) -> Result<Opened, OpenError> {
    check_version().await?;
    let lock = lock(directory)?;
    let path = directory.join(FILE);
    let explain = |error: OpenError| match error {
        OpenError::Database(error) if is_corrupt(&error) => OpenError::Corrupt { path: path.clone(), reason: error.to_string() },
        other => other,
    };
    let bytes = std::fs::metadata(&path).map_or(0, |file| file.len());
    let mut migrating = connect_to_migrate(&path).await.map_err(|error| explain(error.into()))?;
    if bytes > 0 {
        quick_check(&mut migrating, &path, bytes, options).await.map_err(explain)?;
    }
    migrate(&mut migrating, &path).await.map_err(explain)?;
    let connector = Connector::of(&path);
    let writer = connector.connect()?;
    migrating.close().await?;
    // Sync the directory, so that the names of new files are on the disk too.
    let synced = File::open(directory).and_then(|opened| opened.sync_all());
    synced.map_err(|reason| OpenError::Directory { path: directory.to_owned(), reason })?;
    Ok(Opened {
        connector,
        writer,
        readers: readers(&path, "store-reader", options.readers),
        searchers: readers(&path, "store-searcher", options.searchers),
        lock,
    })
}

/// Locks the directory. If the directory does not exist, creates it first. Only the user who runs the server can read the
/// new directory.
pub(crate) fn lock(directory: &Path) -> Result<File, OpenError> {
    let refused = |path: &Path| {
        let path: PathBuf = path.to_owned();
        move |reason| OpenError::Directory { path, reason }
    };
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(directory).map_err(refused(directory))?;
    let path = directory.join(LOCK);
    let file = File::options().write(true).create(true).truncate(false).open(&path).map_err(refused(&path))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(OpenError::InUse { directory: directory.to_owned() }),
        Err(TryLockError::Error(reason)) => Err(refused(&path)(reason)),
    }
}

async fn check_version() -> Result<(), OpenError> {
    let mut connection = SqliteConnectOptions::new().in_memory(true).connect().await?;
    let found: String = sqlx::query_scalar("SELECT sqlite_version()").fetch_one(&mut connection).await?;
    connection.close().await?;
    if numbers(&found) < numbers(OLDEST_SQLITE) { Err(OpenError::TooOld { found, needed: OLDEST_SQLITE }) } else { Ok(()) }
}

fn numbers(text: &str) -> Vec<u32> {
    text.split('.').map(|part| part.parse().unwrap_or(0)).collect()
}

/// The options of a connection to a database that must exist.
pub(crate) fn common_options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .busy_timeout(BUSY_TIMEOUT)
        .foreign_keys(true)
        .pragma("trusted_schema", "OFF")
        .pragma("mmap_size", "0")
}

/// The options of a connection that cannot write.
pub(crate) fn reader_options(path: &Path, thread: &'static str) -> SqliteConnectOptions {
    common_options(path)
        .pragma("cache_size", READER_CACHE)
        .pragma("query_only", "ON")
        .thread_name(move |number| format!("{thread}-{number}"))
}

/// Connections that cannot write. Each is opened when it is first needed.
fn readers(path: &Path, thread: &'static str, connections: u32) -> SqlitePool {
    let connect = reader_options(path, thread);
    SqlitePoolOptions::new()
        .max_connections(connections)
        .min_connections(0)
        .max_lifetime(None)
        .acquire_timeout(BUSY_TIMEOUT)
        .test_before_acquire(false)
        .connect_lazy_with(connect)
}

async fn quick_check(connection: &mut SqliteConnection, path: &Path, bytes: u64, options: &Options) -> Result<(), OpenError> {
    if bytes > options.quick_check_bytes {
        tracing::info!(bytes, "the database is too large to be checked at startup");
        return Ok(());
    }
    let found: Vec<String> = sqlx::query_scalar("PRAGMA quick_check").fetch_all(connection).await?;
    for reason in found.into_iter().filter(|reason| reason != "ok") {
        if !is_about_a_value(&reason) {
            return Err(OpenError::Corrupt { path: path.to_owned(), reason });
        }
        tracing::error!(reason, "the database contains a damaged value; when its room is read, the log will name the room");
    }
    Ok(())
}

/// True if `quick_check` found a damaged value in a row. In that case, only the rooms that use the row are damaged.
fn is_about_a_value(finding: &str) -> bool {
    finding.contains(" value in ") || finding.starts_with("CHECK constraint failed in ")
}

/// The number of this program's newest migration.
pub(crate) fn newest() -> i64 {
    store_sqlite_schema::MIGRATOR.iter().map(|migration| migration.version).max().unwrap_or(0)
}

async fn migrate(connection: &mut SqliteConnection, path: &Path) -> Result<(), OpenError> {
    let newest = newest();
    if version(connection).await?.is_some_and(|version| version < newest) {
        copy::make(connection, path, newest).await?;
    }
    reworded::accept(connection).await?;
    // `run` would do the same, but its future cannot be sent to another thread.
    store_sqlite_schema::MIGRATOR.run_direct(None, connection, false).await.map_err(|error| match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => OpenError::Database(error),
        other => OpenError::Newer { path: path.to_owned(), reason: other.to_string() },
    })
}

#[cfg(test)]
mod tests {
    use super::numbers;

    #[test]
    fn versions_are_compared_by_number() {
        for (older, newer) in
            [("3.46.0", "3.51.3"), ("3.51.2", "3.51.3"), ("3.9.0", "3.10.0"), ("3.51", "3.51.1"), ("3.51.3", "4.0.0")]
        {
            assert!(numbers(older) < numbers(newer), "{older} {newer}");
        }
        assert!(numbers("3.51.3") >= numbers(super::OLDEST_SQLITE));
    }
}
