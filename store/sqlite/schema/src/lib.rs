//! The migrations of the SQLite store, embedded in the program.
//!
//! This is a separate crate because the SQL of `store-sqlite` is checked against a database while `store-sqlite` compiles. The
//! example `make_database` creates that database, so it must build without `store-sqlite`.

use sqlx::migrate::Migrator;

/// Every migration in `migrations/sqlite`, oldest first.
pub static MIGRATOR: Migrator = sqlx::migrate!("../../../migrations/sqlite");
