//! The queries for what the operator decides.

use crate::cells::player_id;
use crate::error::{searched, unavailable};
use room::{PlayerId, UnixMillis};
use sqlx::{SqliteConnection, SqlitePool, query};
use store::{Ban, StoreError};

/// The players with exactly this name, at most `limit`. Reads the names of all players, because only the operator asks, and
/// seldom.
pub(crate) async fn named(on: &mut SqliteConnection, name: &str, limit: u32) -> Result<Vec<PlayerId>, StoreError> {
    let found = query!(
        r#"SELECT p.id AS "id!: Vec<u8>" FROM names n JOIN players p ON p.number = n.player WHERE n.name = ?1 AND n.erased IS NULL
           UNION SELECT player FROM sessions WHERE name = ?1
           UNION SELECT player FROM tokens WHERE name = ?1 LIMIT ?2"#,
        name,
        limit
    );
    let found = found.fetch_all(on).await.map_err(searched)?;
    Ok(found.iter().filter_map(|found| player_id(&found.id)).collect())
}

/// The bans that have not ended, in the order of their targets.
pub(crate) async fn bans(pool: &SqlitePool, wall: UnixMillis) -> Result<Vec<Ban>, StoreError> {
    let wall = i64::try_from(wall.0).unwrap_or(i64::MAX);
    let found = query!(
        r#"SELECT target AS "target: Vec<u8>", made, ends FROM bans WHERE ends IS NULL OR ends > ? ORDER BY target"#,
        wall
    );
    let found = found.fetch_all(pool).await.map_err(unavailable)?;
    let time = |number: i64| UnixMillis(number.cast_unsigned());
    let bans = found.into_iter().filter_map(|found| {
        // A damaged row keeps nobody out, and hides no other row.
        let target = String::from_utf8(found.target).ok()?;
        Some(Ban { target, made: time(found.made), ends: found.ends.map(time) })
    });
    Ok(bans.collect())
}

/// A setting.
pub(crate) async fn setting(pool: &SqlitePool, name: &str) -> Result<Option<String>, StoreError> {
    let found =
        query!(r#"SELECT value AS "value: Vec<u8>" FROM operator_settings WHERE name = ?"#, name).fetch_optional(pool).await;
    Ok(found.map_err(unavailable)?.and_then(|found| String::from_utf8(found.value).ok()))
}
