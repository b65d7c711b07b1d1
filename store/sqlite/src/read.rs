//! Queries, on connections that cannot write.

mod games;
mod log;

use crate::cells::{RoomCells, SessionCells};
use crate::error::unavailable;
use room::{Millis, PlayerId, RoomId, UnixMillis};
use sqlx::{SqlitePool, query, query_as};
use store::{Reopened, RoomRow, SessionRow, StoreError, WaitingRoom};

pub(crate) use games::{game, games};
pub(crate) use log::{Form, Log, log, next_old, read_log, spent};

/// Touches the database.
pub(crate) async fn ping(pool: &SqlitePool) -> Result<(), StoreError> {
    query!("SELECT last FROM heartbeat").fetch_one(pool).await.map_err(unavailable)?;
    Ok(())
}

/// The last durable instant, and every room with a deadline.
pub(crate) async fn reopened(pool: &SqlitePool) -> Result<Reopened, StoreError> {
    let last = query!("SELECT last FROM heartbeat").fetch_one(pool).await.map_err(unavailable)?.last;
    let rooms = query!(r#"SELECT id, deadline AS "deadline!" FROM rooms WHERE deadline IS NOT NULL ORDER BY deadline"#);
    let rooms = rooms.fetch_all(pool).await.map_err(unavailable)?;
    let waiting = rooms.into_iter().map(|found| {
        let room = RoomId::parse(&found.id).ok_or_else(|| crate::cells::corrupt(&found.id, "its id is no id"))?;
        Ok(WaitingRoom { room, deadline: Millis(found.deadline.cast_unsigned()) })
    });
    Ok(Reopened { last: Millis(last.cast_unsigned()), waiting: waiting.collect::<Result<_, StoreError>>()? })
}

/// Public rooms: waiting ones, then live ones, each newest first.
pub(crate) async fn open_rooms(pool: &SqlitePool, limit: u32) -> Result<Vec<RoomRow>, StoreError> {
    let mut rooms = Vec::new();
    for phase in 0..2_i64 {
        // The constant conditions are those of the index.
        let found = query_as!(
            RoomCells,
            r#"SELECT id, visibility, phase, (SELECT json_group_array(p.id ORDER BY j.key) FROM json_each(rooms.players) j
                                              JOIN players p ON p.number = j.value) AS "players!: String", created, touched, deadline
             FROM rooms WHERE visibility = 0 AND phase < 2 AND phase = ? ORDER BY created DESC, id LIMIT ?"#,
            phase,
            limit
        );
        rooms.extend(found.fetch_all(pool).await.map_err(unavailable)?);
    }
    rooms.into_iter().map(RoomCells::read).collect()
}

/// Rooms in which this player has a seat and that are not over, newest first.
pub(crate) async fn rooms_of(pool: &SqlitePool, player: &PlayerId, limit: u32) -> Result<Vec<RoomRow>, StoreError> {
    let player = player.as_str();
    let found = query_as!(
        RoomCells,
        r#"SELECT r.id, r.visibility, r.phase, (SELECT json_group_array(p.id ORDER BY j.key) FROM json_each(r.players) j
                                                JOIN players p ON p.number = j.value) AS "players!: String",
                  r.created, r.touched, r.deadline
         FROM room_players s JOIN rooms r ON r.number = s.room
         WHERE s.player = (SELECT number FROM players WHERE id = ?) AND s.open = 1 ORDER BY r.created DESC, r.id LIMIT ?"#,
        player,
        limit
    );
    found.fetch_all(pool).await.map_err(unavailable)?.into_iter().map(RoomCells::read).collect()
}

/// The session of a token, unless it has ended.
pub(crate) async fn session(
    pool: &SqlitePool,
    token_hash: &[u8; 32],
    wall: UnixMillis,
) -> Result<Option<SessionRow>, StoreError> {
    let hash = token_hash.as_slice();
    let wall = i64::try_from(wall.0).unwrap_or(i64::MAX);
    let found = query_as!(
        SessionCells,
        "SELECT token_hash, player, name, created, used, ends FROM sessions WHERE token_hash = ? AND ends >= ?",
        hash,
        wall
    );
    Ok(found.fetch_optional(pool).await.map_err(unavailable)?.and_then(SessionCells::read))
}
