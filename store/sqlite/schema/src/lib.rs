//! The migrations of the SQLite store, embedded.
//!
//! A crate of its own, because the SQL of `store-sqlite` is checked against a database while it compiles, and that database is made
//! by the example `make_database` here: with this split it never needs what it is there to produce.

use sqlx::migrate::Migrator;

/// Every migration of `migrations/sqlite`, oldest first.
pub static MIGRATOR: Migrator = sqlx::migrate!("../../../migrations/sqlite");
