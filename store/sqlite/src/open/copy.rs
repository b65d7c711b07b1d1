//! Copies a database before new migrations are applied to it, and checks the copy.

use crate::error::OpenError;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions, Connection, SqliteConnection};
use std::fs::{self, File};
use std::path::Path;

/// The number of the newest migration in a database; `None` if the database has no migrations.
pub(crate) async fn version(connection: &mut SqliteConnection) -> Result<Option<i64>, sqlx::Error> {
    let table = "SELECT count(*) FROM sqlite_schema WHERE name = '_sqlx_migrations'";
    if sqlx::query_scalar::<_, i64>(table).fetch_one(&mut *connection).await? == 0 {
        return Ok(None);
    }
    sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations").fetch_one(connection).await
}

/// Writes the copy to the database's directory. `migration` is the number of the newest migration that is about to
/// be applied. The name of the copy contains this number.
pub(super) async fn make(connection: &mut SqliteConnection, path: &Path, migration: i64) -> Result<(), OpenError> {
    let copy = path.with_file_name(format!("tengen-before-{migration:04}.db"));
    let failed = |reason: String| OpenError::Copy { path: copy.clone(), reason };
    // Use a temporary name until the copy is checked, so that a copy with the final name is always complete.
    let part = copy.with_extension("part");
    if part.exists() {
        fs::remove_file(&part).map_err(|error| failed(error.to_string()))?;
    }
    copy_into(connection, &part).await.map_err(failed)?;
    check(connection, &part).await.map_err(failed)?;
    let synced = File::open(&part).and_then(|file| file.sync_all()).and_then(|()| fs::rename(&part, &copy));
    synced.map_err(|error| failed(error.to_string()))?;
    tracing::info!(copy = %copy.display(), "the database was copied before its migration");
    Ok(())
}

/// Copies a database to a file that is missing or empty.
pub(crate) async fn copy_into(connection: &mut SqliteConnection, file: &Path) -> Result<(), String> {
    let name = file.to_str().ok_or("the path of the copy is not valid Unicode")?;
    sqlx::query("VACUUM INTO ?").bind(name).execute(connection).await.map(drop).map_err(|error| error.to_string())
}

/// Checks that the copy is intact and that each of its tables has as many rows as in the original.
async fn check(original: &mut SqliteConnection, copy: &Path) -> Result<(), String> {
    let reason = |error: sqlx::Error| error.to_string();
    let mut copy = SqliteConnectOptions::new().filename(copy).read_only(true).connect().await.map_err(reason)?;
    let finding: String = sqlx::query_scalar("PRAGMA integrity_check(1)").fetch_one(&mut copy).await.map_err(reason)?;
    if finding != "ok" {
        return Err(finding);
    }
    let tables = "SELECT name FROM sqlite_schema WHERE type = 'table'";
    let tables: Vec<String> = sqlx::query_scalar(tables).fetch_all(&mut *original).await.map_err(reason)?;
    for table in tables {
        let count = format!("SELECT count(*) FROM \"{table}\"");
        let mut counts = [0_i64; 2];
        for (connection, count_of) in [&mut *original, &mut copy].into_iter().zip(&mut counts) {
            *count_of = sqlx::query_scalar(AssertSqlSafe(count.clone())).fetch_one(connection).await.map_err(reason)?;
        }
        if counts[0] != counts[1] {
            return Err(format!("in the copy, the table {table} has {} rows instead of {}", counts[1], counts[0]));
        }
    }
    copy.close().await.map_err(reason)
}
