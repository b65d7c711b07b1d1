//! Errors on opening the store, and the conversion of SQLite's errors.

use crate::cells::corrupt;
use rusqlite::ErrorCode;
use std::path::PathBuf;
use store::StoreError;
use store::row::RowError;
use thiserror::Error;

/// Why the store cannot be opened.
#[derive(Debug, Error)]
pub enum OpenError {
    /// Another server uses this directory.
    #[error("another server is using {}: stop that server, or start this one with another directory", directory.display())]
    InUse {
        /// The data directory.
        directory: PathBuf,
    },
    /// The directory cannot be created or written to.
    #[error("cannot use {}: {reason}", path.display())]
    Directory {
        /// The directory or a file in it.
        path: PathBuf,
        /// The system's error.
        reason: std::io::Error,
    },
    /// The file is damaged or not a database.
    #[error(
        "{} is damaged or is not a Tengen database ({reason}): \
         restore a backup, or move the file away to start with an empty database",
        path.display()
    )]
    Corrupt {
        /// The database.
        path: PathBuf,
        /// SQLite's error.
        reason: String,
    },
    /// The database has migrations that this program lacks or that differ from this program's.
    #[error("this program cannot use {} ({reason}): a newer version has probably written the file", path.display())]
    Newer {
        /// The database.
        path: PathBuf,
        /// The error, which names the migration.
        reason: String,
    },
    /// The database could not be copied before a migration, so it was left unchanged.
    #[error("cannot copy the database to {} before migrating it: {reason}", path.display())]
    Copy {
        /// The copy.
        path: PathBuf,
        /// The reason.
        reason: String,
    },
    /// This version of SQLite can damage databases.
    #[error("SQLite {found} is too old: {needed} or newer is needed")]
    TooOld {
        /// The version found.
        found: String,
        /// The oldest safe version.
        needed: &'static str,
    },
    /// SQLite did not accept a setting that keeps the data safe.
    #[error("SQLite did not accept {pragma} = {wanted:?}: it reports {found:?}")]
    Pragma {
        /// The setting.
        pragma: &'static str,
        /// The value that was set.
        wanted: &'static str,
        /// The value that SQLite reports.
        found: String,
    },
    /// Any other error from SQLite.
    #[error("the database cannot be opened: {0}")]
    Database(#[from] sqlx::Error),
    /// The connection that writes cannot be opened.
    #[error("the database cannot be opened for writing: {0}")]
    Writer(#[from] rusqlite::Error),
    /// The system gives no thread to the writer.
    #[error("the writer cannot be started: {0}")]
    Thread(std::io::Error),
}

/// True if SQLite reports a damaged file (`SQLITE_CORRUPT` or `SQLITE_NOTADB`).
pub(crate) fn is_corrupt(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code()?.parse::<u32>().ok());
    // The low byte is the primary result code. The bits above it give details.
    code.is_some_and(|code| matches!(code & 0xff, 11 | 26))
}

/// Why a room cannot be read or written.
#[derive(Debug)]
pub(crate) enum Fault {
    /// Another error from SQLite.
    Database(StoreError),
    /// The room's stored data is invalid.
    Damage(String),
}

impl Fault {
    /// The store's error for this room.
    pub(crate) fn of(self, room: &str) -> StoreError {
        match self {
            Self::Damage(reason) => corrupt(room, reason),
            Self::Database(error) => error,
        }
    }
}

impl From<sqlx::Error> for Fault {
    fn from(error: sqlx::Error) -> Self {
        if is_corrupt(&error) { Self::Damage(error.to_string()) } else { Self::Database(unavailable(error)) }
    }
}

impl From<rusqlite::Error> for Fault {
    fn from(error: rusqlite::Error) -> Self {
        use rusqlite::Error::InvalidColumnType;
        let damage = matches!(error, InvalidColumnType(..))
            || matches!(error.sqlite_error_code(), Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase));
        if damage { Self::Damage(error.to_string()) } else { Self::Database(unwritten(error)) }
    }
}

impl From<RowError> for Fault {
    fn from(error: RowError) -> Self {
        Self::Damage(error.to_string())
    }
}

impl From<&str> for Fault {
    fn from(reason: &str) -> Self {
        Self::Damage(reason.to_owned())
    }
}

/// The error for a statement of the writer that failed. Nothing was written.
#[expect(clippy::needless_pass_by_value, reason = "used in map_err")]
pub(crate) fn unwritten(error: rusqlite::Error) -> StoreError {
    StoreError::Unavailable(error.to_string())
}

/// The error for a query that failed.
#[expect(clippy::needless_pass_by_value, reason = "used in map_err")]
pub(crate) fn unavailable(error: sqlx::Error) -> StoreError {
    StoreError::Unavailable(error.to_string())
}

/// The error for a search that failed. SQLite reports `SQLITE_INTERRUPT` if the search was ended. The search also
/// counts as too slow if it has waited too long for a free connection, because then other searches are too slow.
#[expect(clippy::needless_pass_by_value, reason = "used in map_err")]
pub(crate) fn searched(error: sqlx::Error) -> StoreError {
    let code = error.as_database_error().and_then(|error| error.code()?.parse::<u32>().ok());
    let ended = code.is_some_and(|code| code & 0xff == 9) || matches!(error, sqlx::Error::PoolTimedOut);
    if ended { StoreError::TooSlow } else { StoreError::Unavailable(error.to_string()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_damaged_data_makes_a_room_corrupt() {
        let busy = Fault::from(sqlx::Error::PoolTimedOut).of("room");
        assert!(matches!(busy, StoreError::Unavailable(_)), "{busy:?}");
        let locked = Fault::from(rusqlite::Error::SqliteFailure(rusqlite::ffi::Error::new(5), None)).of("room");
        assert!(matches!(locked, StoreError::Unavailable(_)), "{locked:?}");
        let text_for_number = rusqlite::Error::InvalidColumnType(0, "seq".into(), rusqlite::types::Type::Text);
        let broken_page = rusqlite::Error::SqliteFailure(rusqlite::ffi::Error::new(11), None);
        for damaged in [Fault::from("a bad row"), text_for_number.into(), broken_page.into()] {
            let damaged = damaged.of("room");
            assert!(matches!(damaged, StoreError::Corrupt { .. }), "{damaged:?}");
        }
    }
}
