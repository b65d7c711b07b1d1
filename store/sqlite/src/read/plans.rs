//! Reads the moves that players have planned as answers to possible moves of their opponents.

use crate::cells::corrupt;
use crate::error::unavailable;
use room::{Plans, RoomId};
use sqlx::{SqlitePool, query};
use store::{StoreError, row};

/// The plans of a room; empty if none are stored.
pub(crate) async fn plans(pool: &SqlitePool, room: &RoomId) -> Result<Plans, StoreError> {
    let id = room.as_str();
    let found = query!("SELECT plans FROM plans WHERE room = (SELECT number FROM rooms WHERE id = ?)", id);
    match found.fetch_optional(pool).await.map_err(unavailable)? {
        Some(found) => row::read_plans(&found.plans).map_err(|error| corrupt(id, error.to_string())),
        None => Ok(Plans::default()),
    }
}
