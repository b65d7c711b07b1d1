//! Ends a search that takes too long.

use crate::error::searched;
use sqlx::pool::PoolConnection;
use sqlx::{Sqlite, SqlitePool};
use std::time::{Duration, Instant};
use store::StoreError;

/// Each time that SQLite has done this many steps of its virtual machine, it asks whether to go on. These steps take
/// about a millisecond.
const STEPS: i32 = 20_000;

/// A connection whose queries end after this time, with [`StoreError::TooSlow`].
#[expect(clippy::disallowed_methods, reason = "the time that a search takes, which is part of no game")]
pub(crate) async fn limited(pool: &SqlitePool, limit: Duration) -> Result<PoolConnection<Sqlite>, StoreError> {
    let mut connection = pool.acquire().await.map_err(searched)?;
    let started = Instant::now();
    // The handler stays on the connection. The next search replaces it before its first query.
    connection.lock_handle().await.map_err(searched)?.set_progress_handler(STEPS, move || started.elapsed() < limit);
    Ok(connection)
}
