//! The statements for sessions.

use super::sql::run;
use crate::cells::SessionCells;
use rusqlite::Connection;

/// How long sessions and tokens are kept after they end. They are not deleted immediately, because the wall clock may jump some
/// days ahead and later back. Such jumps must not log anyone out.
pub(super) const KEPT_AFTER_END_MS: i64 = 7 * 24 * 60 * 60 * 1000;

/// Writes a session, renames all sessions of the player, and deletes sessions that ended long ago.
pub(super) fn put(connection: &Connection, session: &SessionCells) -> Result<(), rusqlite::Error> {
    run!(connection, "INSERT INTO sessions (token_hash, player, name, created, used, ends) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT (token_hash) DO UPDATE SET player = excluded.player, name = excluded.name, used = excluded.used, ends = excluded.ends",
        session.token_hash,
        session.player,
        session.name,
        session.created,
        session.used,
        session.ends)?;
    run!(connection, "UPDATE sessions SET name = ?1 WHERE player = ?2 AND name <> ?1", session.name, session.player)?;
    let delete_before = session.used.saturating_sub(KEPT_AFTER_END_MS);
    run!(connection, "DELETE FROM sessions WHERE ends < ?", delete_before)
}
