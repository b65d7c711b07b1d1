//! The statements for planned answers.

use super::sql::{rows, run};
use rusqlite::Connection;

/// Writes the plans of a room; `None` deletes them.
pub(super) fn put(connection: &Connection, room: i64, plans: Option<&[u8]>) -> Result<(), rusqlite::Error> {
    match plans {
        Some(plans) => {
            run!(
                connection,
                "INSERT INTO plans (room, plans) VALUES (?, ?) ON CONFLICT (room) DO UPDATE SET plans = excluded.plans",
                room,
                plans
            )
        }
        None => run!(connection, "DELETE FROM plans WHERE room = ?", room),
    }
}

/// Writes the plans of the room with this id, if there is such a room.
pub(super) fn put_by_id(connection: &Connection, room: &str, plans: Option<&[u8]>) -> Result<(), rusqlite::Error> {
    let found = rows!(connection, { number: i64 }, "SELECT number FROM rooms WHERE id = ?", room)?;
    match found.first() {
        Some(found) => put(connection, found.number, plans),
        None => Ok(()),
    }
}
