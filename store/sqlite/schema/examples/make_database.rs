//! Creates an empty database with the newest schema at the given path. `cargo xtask prepare` checks the SQL of
//! `store-sqlite` against this database.

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args_os().nth(1).ok_or("usage: make_database PATH")?;
    let mut connection = SqliteConnectOptions::new().filename(path).create_if_missing(true).connect().await?;
    store_sqlite_schema::MIGRATOR.run(&mut connection).await?;
    connection.close().await?;
    Ok(())
}
