//! The statements for what the operator decides.

use crate::cells::BanCells;
use room::RoomId;
use sqlx::{SqliteConnection, query};

/// Hides a game from the history, or shows it again. A game whose broadcast is delayed stays hidden until it is revealed.
pub(super) async fn hide(connection: &mut SqliteConnection, room: &RoomId, hidden: bool) -> Result<(), sqlx::Error> {
    let room = room.as_str();
    query!("UPDATE games SET hidden = ?2 WHERE room = (SELECT number FROM rooms WHERE id = ?1)", room, hidden)
        .execute(&mut *connection)
        .await?;
    query!(
        "UPDATE games SET visibility = 1 WHERE room = (SELECT number FROM rooms WHERE id = ?) AND hidden = 1 AND visibility = 0",
        room
    )
    .execute(&mut *connection)
    .await?;
    query!(
        "UPDATE games SET visibility = 0
         WHERE room = (SELECT number FROM rooms WHERE id = ? AND visibility = 0 AND deadline IS NULL)
               AND hidden = 0 AND visibility = 1",
        room
    )
    .execute(connection)
    .await?;
    Ok(())
}

/// Writes a ban, and deletes bans that have ended.
pub(super) async fn ban(connection: &mut SqliteConnection, ban: &BanCells) -> Result<(), sqlx::Error> {
    query!("DELETE FROM bans WHERE ends <= ?", ban.made).execute(&mut *connection).await?;
    let put = query!("INSERT OR REPLACE INTO bans (target, made, ends) VALUES (?, ?, ?)", ban.target, ban.made, ban.ends);
    put.execute(connection).await.map(drop)
}

/// Deletes a ban.
pub(super) async fn unban(connection: &mut SqliteConnection, target: &str) -> Result<(), sqlx::Error> {
    query!("DELETE FROM bans WHERE target = ?", target).execute(connection).await.map(drop)
}

/// Writes a setting.
pub(super) async fn set(connection: &mut SqliteConnection, name: &str, value: &str) -> Result<(), sqlx::Error> {
    query!("INSERT OR REPLACE INTO operator_settings (name, value) VALUES (?, ?)", name, value)
        .execute(connection)
        .await
        .map(drop)
}
