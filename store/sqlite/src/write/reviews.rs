//! The statement for reviews.

use sqlx::{SqliteConnection, query};

/// Writes the review of the room with this id, if there is such a room.
pub(super) async fn put(connection: &mut SqliteConnection, room: &str, review: &[u8]) -> Result<(), sqlx::Error> {
    let put = query!(
        "INSERT INTO reviews (room, review) SELECT number, ? FROM rooms WHERE id = ? ON CONFLICT (room) DO UPDATE SET review = excluded.review",
        review,
        room
    );
    put.execute(connection).await.map(drop)
}
