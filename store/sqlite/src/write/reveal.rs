//! Lists a finished game for everyone, after its delayed broadcast has shown the end of the game.

use room::RoomId;
use sqlx::{SqliteConnection, query};

/// Makes the game's row in the history public if the room is public and the operator has not hidden the game, and clears the room's deadline.
pub(super) async fn reveal(connection: &mut SqliteConnection, room: &RoomId) -> Result<(), sqlx::Error> {
    let room = room.as_str();
    query!("UPDATE rooms SET deadline = NULL WHERE id = ? AND phase = 2 AND deadline IS NOT NULL", room)
        .execute(&mut *connection)
        .await?;
    query!(
        "UPDATE games SET visibility = 0
         WHERE room = (SELECT number FROM rooms WHERE id = ? AND visibility = 0) AND visibility = 1 AND hidden = 0",
        room
    )
    .execute(connection)
    .await?;
    Ok(())
}
