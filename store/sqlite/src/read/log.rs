//! The log of a room, sealed or not.

use crate::cells::corrupt;
use crate::error::{is_corrupt, unavailable};
use room::{CommandId, CommandRef, Millis, PlayerId, Recorded, RoomId, UnixMillis};
use sqlx::{SqliteConnection, SqlitePool, query, query_as};
use store::StoreError;
use store::row::{read_event, record};

/// Every event of a room.
pub(crate) struct Log {
    pub(crate) events: Vec<Recorded>,
    /// So many of them are in the record.
    pub(crate) sealed: u64,
}

struct EventCells {
    seq: i64,
    at: i64,
    time: i64,
    author: Option<String>,
    command_id: Option<String>,
    fingerprint: Option<i64>,
    event: String,
}

/// Reads a log and checks that it is whole: without gaps, up to the seq of the room.
pub(crate) async fn log(pool: &SqlitePool, room: &RoomId) -> Result<Option<Log>, StoreError> {
    let id = room.as_str();
    let fetched = fetch(pool, id).await.map_err(|error| match is_corrupt(&error) {
        true => corrupt(id, error.to_string()),
        false => unavailable(error),
    })?;
    let Some((seq, blob, rows)) = fetched else { return Ok(None) };
    let mut events = match blob {
        Some(blob) => record::unpack(&blob).map_err(|error| corrupt(id, error.to_string()))?,
        None => Vec::new(),
    };
    let sealed = events.len() as u64;
    for row in rows {
        let number = row.seq;
        events.push(row.read().map_err(|reason| corrupt(id, format!("event {number}: {reason}")))?);
    }
    if !events.iter().map(|recorded| recorded.seq).eq(1..=seq.cast_unsigned()) {
        return Err(corrupt(id, format!("its events are not those from 1 to {seq}")));
    }
    Ok(Some(Log { events, sealed }))
}

type Fetched = (i64, Option<Vec<u8>>, Vec<EventCells>);

/// The seq of the room, its record and the events beside it, all as of one instant.
async fn fetch(pool: &SqlitePool, room: &str) -> Result<Option<Fetched>, sqlx::Error> {
    let mut transaction = pool.begin().await?;
    let connection: &mut SqliteConnection = &mut transaction;
    let Some(found) = query!("SELECT seq FROM rooms WHERE id = ?", room).fetch_optional(&mut *connection).await? else {
        return Ok(None);
    };
    let record = query!("SELECT blob FROM records WHERE room = ?", room).fetch_optional(&mut *connection).await?;
    let rows = query_as!(
        EventCells,
        "SELECT seq, at, time, author, command_id, fingerprint, event FROM events WHERE room = ? ORDER BY seq",
        room
    );
    let rows = rows.fetch_all(&mut *connection).await?;
    transaction.commit().await?;
    Ok(Some((found.seq, record.map(|record| record.blob), rows)))
}

impl EventCells {
    fn read(self) -> Result<Recorded, String> {
        let author = self.author.map(|id| PlayerId::parse(&id).ok_or("a bad author")).transpose()?;
        let command = match (self.command_id, self.fingerprint) {
            (Some(id), Some(fingerprint)) => {
                let id = CommandId::parse(&id).ok_or("a bad command id")?;
                Some(CommandRef { id, fingerprint: fingerprint.cast_unsigned() })
            }
            (None, None) => None,
            (Some(_), None) | (None, Some(_)) => return Err("half a command".into()),
        };
        Ok(Recorded {
            seq: self.seq.cast_unsigned(),
            at: Millis(self.at.cast_unsigned()),
            time: UnixMillis(self.time.cast_unsigned()),
            author,
            command,
            event: read_event(&self.event).map_err(|error| error.to_string())?,
        })
    }
}
