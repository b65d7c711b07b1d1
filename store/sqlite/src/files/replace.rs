//! Puts a backup in the place of a server's database.

use super::{FileError, Part, check, database, sync_folder_of, system};
use crate::error::OpenError;
use crate::open;
use sqlx::Connection as _;
use std::fs;
use std::path::{Path, PathBuf};

/// Puts a backup in the place of the database in a data folder, whose server must not be running. The present database stays in the folder
/// under another name. Returns its path, or `None` if there was no database.
///
/// # Errors
/// If a server uses the folder, if the backup is damaged or belongs to another version, or if a file cannot be written. Then the present
/// database stays in place.
pub async fn restore(directory: &Path, backup: &Path, unix_seconds: u64) -> Result<Option<PathBuf>, FileError> {
    let lock = open::lock(directory)?;
    let findings = check(backup).await?;
    if !findings.whole() {
        return Err(FileError::Damaged { path: backup.to_owned(), findings });
    }
    let present = database(directory);
    let part = Part::of(&present)?;
    part.fill(backup).await?;
    let kept = keep(&present, unix_seconds).await?;
    part.rename(&present)?;
    drop(lock);
    Ok(kept)
}

/// Gives the present database a second name, which contains the time. The recent writes of a database may be in a file
/// of their own, the WAL. If the WAL of the present database stayed, SQLite would add its writes to the restored
/// database. So these writes are moved into the present database first. If the present database is too damaged for
/// that, the WAL is renamed together with it.
async fn keep(present: &Path, unix_seconds: u64) -> Result<Option<PathBuf>, FileError> {
    if !present.exists() {
        return Ok(None);
    }
    if let Err(error) = fold_wal(present).await {
        tracing::warn!(%error, "the present database is damaged; it is kept together with its WAL");
    }
    let kept = link(present, unix_seconds)?;
    for suffix in ["-wal", "-shm"] {
        let (from, to) = (with_suffix(present, suffix), with_suffix(&kept, suffix));
        if from.exists() {
            fs::rename(&from, &to).map_err(system(&to))?;
        }
    }
    sync_folder_of(&kept)?;
    Ok(Some(kept))
}

/// Links the present database to a name that is still free. Several restores in one second get names with numbers.
fn link(present: &Path, unix_seconds: u64) -> Result<PathBuf, FileError> {
    let mut number = 1;
    loop {
        let again = if number > 1 { format!("-{number}") } else { String::new() };
        let kept = present.with_file_name(format!("tengen-before-restore-{unix_seconds}{again}.db"));
        match fs::hard_link(present, &kept) {
            Ok(()) => return Ok(kept),
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => number += 1,
            Err(error) => return Err(system(&kept)(error)),
        }
    }
}

/// Moves all writes from the WAL to the database, and deletes the WAL.
async fn fold_wal(present: &Path) -> Result<(), OpenError> {
    let connection = open::connect_to_migrate(present).await.map_err(OpenError::from)?;
    // The last connection that closes moves the writes and deletes the WAL.
    Ok(connection.close().await?)
}

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(suffix);
    name.into()
}
