//! The high-water mark of the database. Above it, nobody can create a room, write in a chat or upload a game, so that the space that is
//! left is for the running games.

use crate::limits::Limits;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use store_sqlite::files;
use tokio_util::sync::CancellationToken;

/// How often the server looks at the disk.
const LOOK: Duration = Duration::from_secs(2);

/// The size of the database, and the free space of its disk.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Space {
    /// Bytes of the database with its WAL.
    pub database: u64,
    /// Free bytes; `None` if the system does not say.
    pub free: Option<u64>,
}

impl Space {
    /// Measures the database in this data folder.
    #[must_use]
    pub fn of(data: &Path) -> Self {
        let database = files::database(data);
        let mut wal = database.clone().into_os_string();
        wal.push("-wal");
        let bytes = [database, PathBuf::from(wal)].into_iter().filter_map(|file| std::fs::metadata(file).ok());
        let free = rustix::fs::statvfs(data).ok().map(|disk| disk.f_bavail.saturating_mul(disk.f_frsize));
        Self { database: bytes.map(|found| found.len()).sum(), free }
    }

    /// Which mark is passed, in words.
    #[must_use]
    pub fn passed(self, limits: &Limits) -> Option<String> {
        let (most, least) = (limits.database_bytes, limits.free_disk_bytes);
        if most > 0 && self.database > most {
            return Some(format!("the database has {} bytes, and limit-database-bytes is {most}", self.database));
        }
        let free = self.free.filter(|free| *free < least)?;
        Some(format!("the disk of the database has {free} free bytes, and limit-free-disk-bytes is {least}"))
    }
}

/// Whether the high-water mark is passed. All clones say the same.
#[derive(Debug, Clone, Default)]
pub struct HighWater(Arc<AtomicBool>);

impl HighWater {
    /// Whether the mark is passed.
    #[must_use]
    pub fn is_passed(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// Notes how much space there is. Logs a change.
    fn note(&self, space: Space, limits: &Limits) {
        let passed = space.passed(limits);
        metrics::gauge!("tengen_database_full").set(if passed.is_some() { 1.0 } else { 0.0 });
        #[expect(clippy::cast_precision_loss, reason = "a metric need not be exact")]
        {
            metrics::gauge!("tengen_database_bytes").set(space.database as f64);
            if let Some(free) = space.free {
                metrics::gauge!("tengen_disk_free_bytes").set(free as f64);
            }
        }
        let before = self.0.swap(passed.is_some(), Ordering::Relaxed);
        match passed {
            Some(why) if !before => tracing::error!("new rooms, chat and uploads are refused: {why}"),
            None if before => tracing::info!("there is space again, so new rooms, chat and uploads are possible"),
            Some(_) | None => {}
        }
    }

    /// Measures the database now, and then regularly until `stop` is canceled.
    pub async fn watch(self, data: PathBuf, limits: Limits, stop: CancellationToken) {
        loop {
            let folder = data.clone();
            // A disk that hangs must not block the runtime.
            if let Ok(space) = tokio::task::spawn_blocking(move || Space::of(&folder)).await {
                self.note(space, &limits);
            }
            if tokio::time::timeout(LOOK, stop.cancelled()).await.is_ok() {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mark_is_passed_by_a_large_database_or_by_a_full_disk() {
        let limits = Limits { database_bytes: 1_000, free_disk_bytes: 100, ..Limits::default() };
        let space = |database, free| Space { database, free };
        assert_eq!([space(1_000, Some(100)), space(1_000, None)].map(|space| space.passed(&limits)), [None, None]);
        assert!(space(1_001, Some(100)).passed(&limits).is_some_and(|why| why.contains("limit-database-bytes is 1000")));
        assert!(space(0, Some(99)).passed(&limits).is_some_and(|why| why.contains("limit-free-disk-bytes is 100")));
        assert_eq!(space(u64::MAX, None).passed(&Limits::default()), None, "by default, only the disk bounds the database");
        let high = HighWater::default();
        high.note(space(1_001, None), &limits);
        assert!(high.clone().is_passed());
        high.note(space(900, None), &limits);
        assert!(!high.is_passed());
    }
}
