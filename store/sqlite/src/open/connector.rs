//! Opens the connection that writes.

use super::{BUSY_TIMEOUT, WAL_LIMIT_BYTES, WRITER_CACHE};
use crate::error::OpenError;
use rusqlite::types::Value;
use rusqlite::{Connection, OpenFlags};
use std::path::{Path, PathBuf};

/// The number of statements that stay prepared. The writer has fewer, so it prepares each of them once.
const PREPARED_STATEMENTS: usize = 128;

/// The settings that keep the data safe, with the values that SQLite reports.
const SAFE: [(&str, &str); 6] = [
    ("journal_mode", "wal"),
    ("synchronous", "2"),
    ("foreign_keys", "1"),
    ("trusted_schema", "0"),
    ("mmap_size", "0"),
    ("busy_timeout", "5000"),
];

/// Opens connections that can write.
pub(crate) struct Connector {
    path: PathBuf,
}

impl Connector {
    /// Opens connections to this database, which must exist.
    pub(crate) fn of(path: &Path) -> Self {
        Self { path: path.to_owned() }
    }

    /// Opens a connection and checks that SQLite has accepted the settings that keep the data safe.
    pub(crate) fn connect(&self) -> Result<Connection, OpenError> {
        // Only one thread uses the connection at a time, so SQLite need not lock it.
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(&self.path, flags)?;
        connection.set_prepared_statement_cache_capacity(PREPARED_STATEMENTS);
        connection.busy_timeout(BUSY_TIMEOUT)?;
        connection.pragma_update(None, "journal_mode", "WAL")?;
        connection.pragma_update(None, "synchronous", "FULL")?;
        connection.pragma_update(None, "foreign_keys", true)?;
        connection.pragma_update(None, "trusted_schema", false)?;
        connection.pragma_update(None, "mmap_size", 0)?;
        connection.pragma_update(None, "journal_size_limit", WAL_LIMIT_BYTES)?;
        connection.pragma_update(None, "cache_size", WRITER_CACHE)?;
        for (pragma, wanted) in SAFE {
            let found = match connection.pragma_query_value(None, pragma, |row| row.get(0))? {
                Value::Text(text) => text,
                Value::Integer(number) => number.to_string(),
                other => format!("{other:?}"),
            };
            if found != wanted {
                return Err(OpenError::Pragma { pragma, wanted, found });
            }
        }
        Ok(connection)
    }
}
