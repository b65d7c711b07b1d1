//! Lists a finished game for everyone, after its delayed broadcast has shown the end of the game.

use super::sql::run;
use room::RoomId;
use rusqlite::Connection;

/// Makes the game's row in the history public if the room is public and the operator has not hidden the game. Also clears the
/// room's deadline.
pub(super) fn reveal(connection: &Connection, room: &RoomId) -> Result<(), rusqlite::Error> {
    let room = room.as_str();
    run!(connection, "UPDATE rooms SET deadline = NULL WHERE id = ? AND phase = 2 AND deadline IS NOT NULL", room)?;
    run!(
        connection,
        "UPDATE games SET visibility = 0
         WHERE room = (SELECT number FROM rooms WHERE id = ? AND visibility = 0) AND visibility = 1 AND hidden = 0",
        room
    )
}
