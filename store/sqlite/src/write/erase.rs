//! Erases names and chat. A hash replaces the salt and the text, so every hash chain stays valid. Damaged texts are
//! erased too. Their hash chains stay broken, but their rooms could not be read before the erasure either.

use super::Done;
use crate::cells::key;
use room::{PlayerId, RoomId};
use sqlx::{SqliteConnection, query};
use store::row::Text;
use store::{Erase, StoreError};

pub(super) async fn erase(connection: &mut SqliteConnection, what: &Erase) -> Result<Result<Done, StoreError>, sqlx::Error> {
    // Overwrite the erased data in the file with zeros.
    query("PRAGMA secure_delete = ON").execute(&mut *connection).await?;
    let done = match what {
        Erase::Player(id) => erase_player(connection, id).await?,
        Erase::Line { room, seq } => erase_line(connection, room, *seq).await?,
    };
    query("PRAGMA secure_delete = OFF").execute(connection).await?;
    Ok(done)
}

async fn erase_player(connection: &mut SqliteConnection, id: &PlayerId) -> Result<Result<Done, StoreError>, sqlx::Error> {
    let old = query!("SELECT number FROM rooms WHERE head IS NULL LIMIT 1").fetch_optional(&mut *connection).await?;
    if old.is_some() {
        // Events in the form of an older version contain names and chat, so all logs in that form must be rewritten first.
        return Ok(Err(StoreError::Unavailable("rooms are still being rewritten: try again later".into())));
    }
    let id = id.as_str();
    query!("DELETE FROM sessions WHERE player = ?", id).execute(&mut *connection).await?;
    query!("DELETE FROM tokens WHERE player = ?1 OR owner = ?1", id).execute(&mut *connection).await?;
    let Some(player) = query!("SELECT number FROM players WHERE id = ?", id).fetch_optional(&mut *connection).await? else {
        return Ok(Ok(Done::Erased(0)));
    };
    let names =
        query!(r#"SELECT number, salt, name AS "name: Vec<u8>" FROM names WHERE player = ? AND erased IS NULL"#, player.number);
    let names = names.fetch_all(&mut *connection).await?;
    let keys =
        query!("SELECT key FROM texts WHERE player = ? AND erased IS NULL", player.number).fetch_all(&mut *connection).await?;
    let erased = names.len() + keys.len();
    for found in names {
        let hash = Text::hash_of(&found.salt.unwrap_or_default(), &found.name);
        let hash = hash.as_slice();
        let blank = query!("UPDATE names SET salt = NULL, name = '', fold = '', erased = ? WHERE number = ?", hash, found.number);
        blank.execute(&mut *connection).await?;
    }
    for found in keys {
        erase_text(connection, found.key).await?;
    }
    Ok(Ok(Done::Erased(erased as u64)))
}

async fn erase_line(connection: &mut SqliteConnection, room: &RoomId, seq: u64) -> Result<Result<Done, StoreError>, sqlx::Error> {
    let id = room.as_str();
    let Some(found) = query!("SELECT number, seq, head FROM rooms WHERE id = ?", id).fetch_optional(&mut *connection).await?
    else {
        return Ok(Ok(Done::Erased(0)));
    };
    if found.head.is_none() {
        return Ok(Ok(Done::OldForm(room.clone())));
    }
    if seq > found.seq.cast_unsigned() {
        return Ok(Ok(Done::Erased(0)));
    }
    Ok(Ok(Done::Erased(erase_text(connection, key(found.number, seq.cast_signed())).await?)))
}

async fn erase_text(connection: &mut SqliteConnection, key: i64) -> Result<u64, sqlx::Error> {
    let found = query!(r#"SELECT salt, text AS "text: Vec<u8>" FROM texts WHERE key = ? AND erased IS NULL"#, key);
    let Some(found) = found.fetch_optional(&mut *connection).await? else { return Ok(0) };
    let hash = Text::hash_of(&found.salt.unwrap_or_default(), &found.text);
    let hash = hash.as_slice();
    let blank = query!("UPDATE texts SET salt = NULL, text = '', erased = ? WHERE key = ?", hash, key);
    blank.execute(connection).await?;
    Ok(1)
}
