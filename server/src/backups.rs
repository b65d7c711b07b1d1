//! Makes a backup of the database at regular intervals, and deletes old backups.
//!
//! The name of a backup says when it was begun, so the server needs no other record: after a restart it reads the folder.

use crate::app::App;
use crate::bots;
use anyhow::Context as _;
use jiff::Timestamp;
use jiff::civil::DateTime;
use jiff::tz::TimeZone;
use room::UnixMillis;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use store_sqlite::files;
use tokio::sync::oneshot;

/// The name of a backup, in the format of `strftime`, in UTC.
const NAME: &str = "tengen-%Y%m%dT%H%M%SZ.db";
/// The end of the name of a backup that contains damage. It replaces `.db`.
const DAMAGED: &str = "-damaged.db";
/// The server looks at least this often whether a backup is due, because the wall clock can jump. After a failure, it also waits for this
/// long.
const LOOKS: Duration = Duration::from_secs(10 * 60);

/// Makes backups in the folder until the server stops.
pub(crate) async fn run(app: Arc<App>, folder: PathBuf) {
    let every = Duration::from_secs(app.settings.backup_hours * 3600);
    let mut failed = false;
    loop {
        let taken = taken(&folder);
        if let Some(newest) = taken.last() {
            metrics::gauge!("tengen_backup_seconds").set((newest.0 / 1000) as f64);
        }
        let wait = if failed { LOOKS } else { due_in(app.timeline.wall(), &taken, every).min(LOOKS) };
        if tokio::time::timeout(wait, app.stop.cancelled()).await.is_ok() {
            return;
        }
        if failed || due_in(app.timeline.wall(), &taken, every).is_zero() {
            failed = make(&app, &folder).await.inspect_err(|error| tracing::error!("no backup was made: {error:#}")).is_err();
        }
    }
}

/// Makes one backup. If it is complete and without damage, deletes the oldest backups beyond the number to keep.
async fn make(app: &App, folder: &Path) -> anyhow::Result<()> {
    delete_parts(folder);
    let now = app.timeline.wall();
    let file = folder.join(name(now)?);
    let findings = copy(files::database(&app.settings.data), file.clone()).await?;
    if findings.whole() {
        tracing::info!(file = %file.display(), rooms = findings.rooms, "a backup was made");
        delete_surplus(folder, app.settings.backups_kept);
    } else {
        // A backup with damage does not displace a backup without damage. Only the newest backup with damage is kept,
        // so that damaged backups do not fill the disk.
        delete_all(folder, is_damaged);
        let named = file.with_file_name(name(now)?.replace(".db", DAMAGED));
        fs::rename(&file, &named).context("the backup of the damaged database cannot be renamed")?;
        tracing::error!(file = %named.display(), faults = findings.words(), "the database is damaged; older backups are kept");
    }
    Ok(())
}

/// Copies and checks the database on a thread of its own. The thread has a low priority, so that the moves of people
/// come first.
async fn copy(database: PathBuf, file: PathBuf) -> anyhow::Result<files::Findings> {
    let (answer, answered) = oneshot::channel();
    let work = move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        bots::give_way();
        let made =
            runtime.map_err(anyhow::Error::from).and_then(|runtime| Ok(runtime.block_on(files::backup(&database, &file))?));
        let _ = answer.send(made);
    };
    std::thread::Builder::new().name("backup".into()).spawn(work).context("its thread cannot be started")?;
    answered.await.context("its thread has failed")?
}

/// The name of a backup that begins now.
fn name(now: UnixMillis) -> anyhow::Result<String> {
    let now = Timestamp::from_millisecond(i64::try_from(now.0)?)?;
    Ok(now.to_zoned(TimeZone::UTC).strftime(NAME).to_string())
}

/// When the backup with this name was begun. `None` if the name is not the name of a backup, or if it is the name of a
/// backup that contains damage.
fn begun(name: &str) -> Option<UnixMillis> {
    let begun = DateTime::strptime(NAME, name).ok()?.to_zoned(TimeZone::UTC).ok()?;
    u64::try_from(begun.timestamp().as_millisecond()).ok().map(UnixMillis)
}

/// Whether this is the name of a backup that contains damage.
fn is_damaged(name: &str) -> bool {
    name.ends_with(DAMAGED) && begun(&name.replace(DAMAGED, ".db")).is_some()
}

/// When the backups in the folder were begun, with or without damage, oldest first.
fn taken(folder: &Path) -> Vec<UnixMillis> {
    let mut taken: Vec<_> = names(folder).iter().filter_map(|name| begun(&name.replace(DAMAGED, ".db"))).collect();
    taken.sort();
    taken
}

/// When the newest backup was begun, and whether it contains damage. `None` if there is no backup.
pub(crate) fn newest(folder: &Path) -> Option<(UnixMillis, bool)> {
    let dated = names(folder).into_iter().filter_map(|name| Some((begun(&name.replace(DAMAGED, ".db"))?, is_damaged(&name))));
    dated.max_by_key(|(begun, _)| *begun)
}

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    entries.filter_map(|entry| entry.file_name().into_string().ok()).collect()
}

/// How long to wait for the next backup. A backup from the future counts as made now: the wall clock has been turned back.
fn due_in(now: UnixMillis, taken: &[UnixMillis], every: Duration) -> Duration {
    let Some(newest) = taken.last() else { return Duration::ZERO };
    every.saturating_sub(Duration::from_millis(now.0.saturating_sub(newest.0)))
}

/// Deletes the backups without damage except the `kept` newest ones.
fn delete_surplus(folder: &Path, kept: usize) {
    let mut backups: Vec<_> = names(folder).into_iter().filter(|name| begun(name).is_some()).collect();
    backups.sort();
    for name in &backups[..backups.len().saturating_sub(kept)] {
        delete(&folder.join(name));
    }
}

/// Deletes what is left of backups that were interrupted.
fn delete_parts(folder: &Path) {
    delete_all(folder, |name| name.strip_suffix(".part").and_then(begun).is_some());
}

/// Deletes the files whose names fit.
fn delete_all(folder: &Path, fits: impl Fn(&str) -> bool) {
    names(folder).iter().filter(|name| fits(name)).for_each(|name| delete(&folder.join(name)));
}

fn delete(file: &Path) {
    if let Err(error) = fs::remove_file(file) {
        tracing::warn!(%error, file = %file.display(), "an old backup could not be deleted");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: u64 = 24 * 3600 * 1000;
    /// 28 November 2026, 05:12:34 UTC.
    const NOW: UnixMillis = UnixMillis(1_795_842_754_000);

    #[test]
    fn the_name_of_a_backup_says_when_it_was_begun() {
        let name = name(NOW).unwrap();
        assert_eq!(name, "tengen-20261128T051234Z.db");
        assert_eq!(begun(&name), Some(NOW));
        for other in ["tengen.db", "tengen-before-0014.db", "tengen-before-restore-7.db", "tengen-20261128T051234Z.db.part", "x"]
        {
            assert_eq!(begun(other), None, "{other}");
        }
    }

    #[test]
    fn a_backup_is_due_when_the_newest_one_is_old_enough() {
        let every = Duration::from_millis(DAY);
        let at = |ago: i64| UnixMillis(NOW.0.saturating_add_signed(-ago));
        for (taken, wait) in [
            (vec![], 0),
            (vec![at(3 * DAY as i64), at(DAY as i64)], 0),
            (vec![at(3 * DAY as i64), at(1000)], DAY - 1000),
            (vec![at(-(DAY as i64))], DAY),
        ] {
            assert_eq!(due_in(NOW, &taken, every), Duration::from_millis(wait), "{taken:?}");
        }
    }

    #[test]
    fn only_the_newest_backups_are_kept_and_other_files_are_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let (parts, other) = (name(NOW).unwrap() + ".part", "tengen-before-restore-7.db");
        for day in 0..5 {
            fs::write(folder.path().join(name(UnixMillis(NOW.0 - day * DAY)).unwrap()), "").unwrap();
        }
        fs::write(folder.path().join(other), "").unwrap();
        fs::write(folder.path().join("my-damaged.db"), "").unwrap();
        fs::write(folder.path().join(&parts), "").unwrap();
        delete_surplus(folder.path(), 2);
        delete_parts(folder.path());
        delete_all(folder.path(), is_damaged);
        assert_eq!(taken(folder.path()), [UnixMillis(NOW.0 - DAY), NOW]);
        assert_eq!(newest(folder.path()), Some((NOW, false)));
        assert_eq!(names(folder.path()).len(), 4, "{:?}", names(folder.path()));
    }
}
