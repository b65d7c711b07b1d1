//! The statements for planned answers.

use sqlx::{SqliteConnection, query};

/// Writes the plans of a room; `None` deletes them.
pub(super) async fn put(connection: &mut SqliteConnection, room: i64, plans: Option<&[u8]>) -> Result<(), sqlx::Error> {
    match plans {
        Some(plans) => {
            let put = query!(
                "INSERT INTO plans (room, plans) VALUES (?, ?) ON CONFLICT (room) DO UPDATE SET plans = excluded.plans",
                room,
                plans
            );
            put.execute(connection).await.map(drop)
        }
        None => query!("DELETE FROM plans WHERE room = ?", room).execute(connection).await.map(drop),
    }
}

/// Writes the plans of the room with this id, if there is such a room.
pub(super) async fn put_by_id(connection: &mut SqliteConnection, room: &str, plans: Option<&[u8]>) -> Result<(), sqlx::Error> {
    let found = query!("SELECT number FROM rooms WHERE id = ?", room).fetch_optional(&mut *connection).await?;
    match found {
        Some(found) => put(connection, found.number, plans).await,
        None => Ok(()),
    }
}
