//! Makes it possible to open databases that are older than the current wording of the comments in some migrations.
//!
//! A database contains the checksum of each migration that was applied to it. The checksum covers the comments too. If the file
//! of an applied migration now has a different checksum, sqlx refuses to open the database.

use sqlx::SqliteConnection;
use store_sqlite_schema::{EARLIER_CHECKSUMS, MIGRATOR};

/// Replaces the earlier checksums of reworded migrations with the current ones. Leaves every other
/// checksum unchanged, so sqlx still refuses to open a database with an unknown checksum.
pub(super) async fn accept(connection: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    if super::copy::version(connection).await?.is_none() {
        return Ok(());
    }
    for (version, earlier) in EARLIER_CHECKSUMS {
        let Some(current) = MIGRATOR.iter().find(|migration| migration.version == *version) else { continue };
        sqlx::query("UPDATE _sqlx_migrations SET checksum = ? WHERE version = ? AND lower(hex(checksum)) = ?")
            .bind(current.checksum.as_ref())
            .bind(version)
            .bind(earlier)
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}
