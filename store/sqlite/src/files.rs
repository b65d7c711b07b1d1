//! Checks, copies and replaces the database file of a server, for the operator's commands.
//!
//! A copy is made with `VACUUM INTO` (<https://sqlite.org/lang_vacuum.html>): it is one consistent state of the database, and the server
//! goes on meanwhile.

mod check;
mod replace;

use crate::error::OpenError;
use crate::open;
use sqlx::{ConnectOptions, Connection};
use std::fs::{self, File, OpenOptions};
use std::path::{Path, PathBuf};
use thiserror::Error;

pub use check::{Findings, check, quick_check};
pub use replace::restore;

/// Why a database file cannot be checked, copied or replaced.
#[derive(Debug, Error)]
pub enum FileError {
    /// There is no such file.
    #[error("there is no database at {}", .0.display())]
    Missing(PathBuf),
    /// The file of a new copy exists already.
    #[error("{} exists already: choose another name, or delete it first", .0.display())]
    Exists(PathBuf),
    /// The database belongs to another version of this program.
    #[error("{} has version {found} of the schema, but this program needs version {needed}: {remedy}", path.display())]
    Version {
        /// The database.
        path: PathBuf,
        /// Its newest migration.
        found: i64,
        /// The newest migration of this program.
        needed: i64,
        /// What to do.
        remedy: &'static str,
    },
    /// The backup is damaged, so it was not put in place.
    #[error("{} is damaged and was not put in place: {}", path.display(), findings.words())]
    Damaged {
        /// The backup.
        path: PathBuf,
        /// What is damaged.
        findings: Findings,
    },
    /// The data folder cannot be used, for example because a server is running.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The system refused to read or write a file.
    #[error("cannot use {}: {reason}", path.display())]
    System {
        /// The file.
        path: PathBuf,
        /// The system's error.
        reason: std::io::Error,
    },
    /// SQLite refused to read or write a file.
    #[error("cannot use {}: {reason}", path.display())]
    Database {
        /// The file.
        path: PathBuf,
        /// SQLite's error.
        reason: String,
    },
}

/// The database in a data folder.
#[must_use]
pub fn database(directory: &Path) -> PathBuf {
    directory.join(open::FILE)
}

/// Whether a server uses this data folder now. Also false if this user has no access to the lock, and so cannot find
/// out.
#[must_use]
pub fn in_use(directory: &Path) -> bool {
    directory.join(open::LOCK).exists() && matches!(open::lock(directory), Err(OpenError::InUse { .. }))
}

/// Copies a database to a new file, and checks the copy. The server of the database may be running. The new file has its name only when it
/// is complete and on the disk; only its owner can read it.
///
/// If the database contains damage, so does the copy, and the findings name it.
///
/// # Errors
/// If the new file exists, or if the database cannot be read or the file cannot be written. Then there is no new file.
pub async fn backup(database: &Path, file: &Path) -> Result<Findings, FileError> {
    if file.exists() {
        return Err(FileError::Exists(file.to_owned()));
    }
    let part = Part::of(file)?;
    part.fill(database).await?;
    let findings = check(&part.path).await?;
    part.rename(file)?;
    Ok(findings)
}

/// A new file that does not have its final name yet. It is deleted unless it gets that name.
struct Part {
    path: PathBuf,
}

impl Part {
    /// A new empty file next to `file`. Only the owner of the new file can read it.
    fn of(file: &Path) -> Result<Self, FileError> {
        let mut name = file.file_name().unwrap_or_default().to_owned();
        name.push(".part");
        let part = Self { path: file.with_file_name(name) };
        // Delete what is left of an attempt that was interrupted.
        match fs::remove_file(&part.path) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(system(&part.path)(error)),
            Ok(()) | Err(_) => {}
        }
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        options.open(&part.path).map_err(system(&part.path))?;
        Ok(part)
    }

    /// Copies a database into the file.
    async fn fill(&self, original: &Path) -> Result<(), FileError> {
        exists(original)?;
        let failed = |path: &Path| {
            let path = path.to_owned();
            |reason| FileError::Database { path, reason }
        };
        // A connection that can only read would refuse `VACUUM INTO`.
        let opened = open::common_options(original).connect().await;
        let mut connection = opened.map_err(|error| failed(original)(error.to_string()))?;
        let copied = open::copy_into(&mut connection, &self.path).await;
        // If no other connection is open, closing this one deletes the WAL. A WAL that stayed might belong to a user
        // other than the server's.
        connection.close().await.map_err(|error| failed(original)(error.to_string()))?;
        copied.map_err(failed(&self.path))
    }

    /// Gives the file its final name, when its content is on the disk.
    fn rename(self, file: &Path) -> Result<(), FileError> {
        let synced = File::open(&self.path).and_then(|opened| opened.sync_all()).and_then(|()| fs::rename(&self.path, file));
        synced.map_err(system(file))?;
        sync_folder_of(file)
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        // After a rename, there is nothing to delete. If the file cannot be deleted, the next attempt deletes it.
        let _ = fs::remove_file(&self.path);
    }
}

/// Makes the names in the folder of this file durable.
fn sync_folder_of(file: &Path) -> Result<(), FileError> {
    let folder = match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        Some(_) | None => Path::new("."),
    };
    File::open(folder).and_then(|opened| opened.sync_all()).map_err(system(folder))
}

fn exists(database: &Path) -> Result<(), FileError> {
    if database.exists() { Ok(()) } else { Err(FileError::Missing(database.to_owned())) }
}

fn system(path: &Path) -> impl FnOnce(std::io::Error) -> FileError + use<> {
    let path = path.to_owned();
    |reason| FileError::System { path, reason }
}
