//! The statements for what the operator decides.

use super::sql::run;
use crate::cells::BanCells;
use room::RoomId;
use rusqlite::Connection;

/// Hides a game from the history, or shows it again. A game whose broadcast is delayed is
/// not listed for everyone before the end of the game is revealed.
pub(super) fn hide(connection: &Connection, room: &RoomId, hidden: bool) -> Result<(), rusqlite::Error> {
    let room = room.as_str();
    run!(connection, "UPDATE games SET hidden = ?2 WHERE room = (SELECT number FROM rooms WHERE id = ?1)", room, hidden)?;
    run!(
        connection,
        "UPDATE games SET visibility = 1 WHERE room = (SELECT number FROM rooms WHERE id = ?) AND hidden = 1 AND visibility = 0",
        room
    )?;
    run!(
        connection,
        "UPDATE games SET visibility = 0
         WHERE room = (SELECT number FROM rooms WHERE id = ? AND visibility = 0 AND deadline IS NULL)
               AND hidden = 0 AND visibility = 1",
        room
    )
}

/// Writes a ban, and deletes bans that have ended.
pub(super) fn ban(connection: &Connection, ban: &BanCells) -> Result<(), rusqlite::Error> {
    run!(connection, "DELETE FROM bans WHERE ends <= ?", ban.made)?;
    run!(connection, "INSERT OR REPLACE INTO bans (target, made, ends) VALUES (?, ?, ?)", ban.target, ban.made, ban.ends)
}

/// Deletes a ban.
pub(super) fn unban(connection: &Connection, target: &str) -> Result<(), rusqlite::Error> {
    run!(connection, "DELETE FROM bans WHERE target = ?", target)
}

/// Writes a setting.
pub(super) fn set(connection: &Connection, name: &str, value: &str) -> Result<(), rusqlite::Error> {
    run!(connection, "INSERT OR REPLACE INTO operator_settings (name, value) VALUES (?, ?)", name, value)
}
