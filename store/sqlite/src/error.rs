//! Why the store cannot be opened, and what SQLite's errors mean to the rest.

use std::path::PathBuf;
use store::StoreError;
use thiserror::Error;

/// Why the store cannot be opened.
#[derive(Debug, Error)]
pub enum OpenError {
    /// Another server works on this directory.
    #[error("another server is using {}: stop it, or start this one on another directory", directory.display())]
    InUse {
        /// The data directory.
        directory: PathBuf,
    },
    /// The directory cannot be made or written to.
    #[error("cannot use {}: {reason}", path.display())]
    Directory {
        /// The directory or a file of it.
        path: PathBuf,
        /// What the system says.
        reason: std::io::Error,
    },
    /// The database is damaged, or is no database.
    #[error("{} is damaged or no database of Tengen ({reason}): restore a backup, or move it away to start empty", path.display())]
    Corrupt {
        /// The database.
        path: PathBuf,
        /// What SQLite says.
        reason: String,
    },
    /// The database was written by a program with migrations that this one does not have, or has otherwise.
    #[error("{} does not fit this program ({reason}): it was probably written by a newer one", path.display())]
    Newer {
        /// The database.
        path: PathBuf,
        /// Which migration.
        reason: String,
    },
    /// The copy that is made before a migration failed; the database is as it was.
    #[error("cannot copy the database to {} before changing its form: {reason}", path.display())]
    Copy {
        /// The copy.
        path: PathBuf,
        /// Why.
        reason: String,
    },
    /// This SQLite may damage databases.
    #[error("SQLite {found} is too old: {needed} or newer is needed")]
    TooOld {
        /// The version found.
        found: String,
        /// The oldest good one.
        needed: &'static str,
    },
    /// SQLite did not take a setting that keeps the data safe.
    #[error("SQLite holds {pragma} at {found:?} instead of {wanted:?}")]
    Pragma {
        /// The setting.
        pragma: &'static str,
        /// What it was told.
        wanted: &'static str,
        /// What it says.
        found: String,
    },
    /// Anything else that SQLite says.
    #[error("the database cannot be opened: {0}")]
    Database(#[from] sqlx::Error),
}

/// Whether SQLite says that the file is damaged (its results `SQLITE_CORRUPT` and `SQLITE_NOTADB`).
pub(crate) fn is_corrupt(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code()?.parse::<u32>().ok());
    // The low byte is the primary result code, what lies above tells which sort.
    code.is_some_and(|code| matches!(code & 0xff, 11 | 26))
}

/// An error of a statement: nothing was written.
#[expect(clippy::needless_pass_by_value, reason = "it stands in map_err")]
pub(crate) fn unavailable(error: sqlx::Error) -> StoreError {
    StoreError::Unavailable(error.to_string())
}
