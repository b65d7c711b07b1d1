//! The statement for reviews.

use super::sql::run;
use rusqlite::Connection;

/// Writes the review of the room with this id, if there is such a room.
pub(super) fn put(connection: &Connection, room: &str, review: &[u8]) -> Result<(), rusqlite::Error> {
    run!(
        connection,
        "INSERT INTO reviews (room, review) SELECT number, ? FROM rooms WHERE id = ? ON CONFLICT (room) DO UPDATE SET review = excluded.review",
        review,
        room
    )
}
