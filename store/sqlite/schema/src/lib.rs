//! The migrations of the SQLite store, embedded.
//!
//! A separate crate, because the SQL of `store-sqlite` is checked against a database while it compiles. The example `make_database`
//! of this crate creates that database, so it must build without `store-sqlite`.

use sqlx::migrate::Migrator;

/// Every migration of `migrations/sqlite`, oldest first.
pub static MIGRATOR: Migrator = sqlx::migrate!("../../../migrations/sqlite");
