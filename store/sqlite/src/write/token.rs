//! The statements for the tokens of programs.

use super::session::KEPT_AFTER_END_MS;
use crate::cells::TokenCells;
use sqlx::{SqliteConnection, query};

/// Writes a new token, and deletes tokens that ended long ago.
pub(super) async fn put(connection: &mut SqliteConnection, token: &TokenCells) -> Result<(), sqlx::Error> {
    let put = query!(
        "INSERT INTO tokens (token_hash, player, owner, name, may_read, may_play, created, used, ends)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        token.token_hash,
        token.player,
        token.owner,
        token.name,
        token.may_read,
        token.may_play,
        token.created,
        token.used,
        token.ends
    );
    put.execute(&mut *connection).await?;
    let delete_before = token.created.saturating_sub(KEPT_AFTER_END_MS);
    query!("DELETE FROM tokens WHERE ends < ?", delete_before).execute(connection).await.map(drop)
}

/// Updates the times of a token. A deleted token stays deleted.
pub(super) async fn touch(connection: &mut SqliteConnection, token_hash: &[u8], used: i64, ends: i64) -> Result<(), sqlx::Error> {
    let touch = query!("UPDATE tokens SET used = ?, ends = ? WHERE token_hash = ?", used, ends, token_hash);
    touch.execute(connection).await.map(drop)
}

/// Deletes the token of this program.
pub(super) async fn delete(connection: &mut SqliteConnection, program: &str) -> Result<(), sqlx::Error> {
    query!("DELETE FROM tokens WHERE player = ?", program).execute(connection).await.map(drop)
}
