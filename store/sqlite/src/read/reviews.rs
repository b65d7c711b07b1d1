//! Reads the reviews of finished games.

use crate::error::unavailable;
use room::RoomId;
use sqlx::{SqlitePool, query};
use store::StoreError;

/// The review of a game; `None` if none is stored.
pub(crate) async fn review(pool: &SqlitePool, room: &RoomId) -> Result<Option<Vec<u8>>, StoreError> {
    let id = room.as_str();
    let found = query!("SELECT review FROM reviews WHERE room = (SELECT number FROM rooms WHERE id = ?)", id);
    Ok(found.fetch_optional(pool).await.map_err(unavailable)?.map(|found| found.review))
}
