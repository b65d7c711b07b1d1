//! The statements for the tokens of programs.

use super::session::KEPT_AFTER_END_MS;
use super::sql::run;
use crate::cells::TokenCells;
use rusqlite::Connection;

/// Writes a new token, and deletes tokens that ended long ago.
pub(super) fn put(connection: &Connection, token: &TokenCells) -> Result<(), rusqlite::Error> {
    run!(
        connection,
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
    )?;
    let delete_before = token.created.saturating_sub(KEPT_AFTER_END_MS);
    run!(connection, "DELETE FROM tokens WHERE ends < ?", delete_before)
}

/// Updates the times of a token. A deleted token stays deleted.
pub(super) fn touch(connection: &Connection, token_hash: &[u8], used: i64, ends: i64) -> Result<(), rusqlite::Error> {
    run!(connection, "UPDATE tokens SET used = ?, ends = ? WHERE token_hash = ?", used, ends, token_hash)
}

/// Deletes the token of this program.
pub(super) fn delete(connection: &Connection, program: &str) -> Result<(), rusqlite::Error> {
    run!(connection, "DELETE FROM tokens WHERE player = ?", program)
}
