//! The queries, which use connections that cannot write.

mod counts;
mod games;
mod limited;
mod log;
mod names;
mod operator;
mod places;
mod plans;
mod reviews;
mod series;
mod tokens;
mod wanted;

use crate::cells::{FoundSession, ListedCells, waiting};
use crate::error::unavailable;
use crate::latest::Latest;
use room::{Millis, PlayerId, UnixMillis};
use sqlx::{SqlitePool, query, query_as};
use store::{RoomRow, SessionRow, StoreError, WaitingRoom};

pub(crate) use games::{game, games, pair};
pub(crate) use limited::limited;
pub(crate) use log::{Form, Log, damaged, log, next_old, spent, strays};
pub(crate) use operator::{bans, named, setting};
pub(crate) use plans::plans;
pub(crate) use reviews::review;
pub(crate) use series::series;
pub(crate) use tokens::{token, tokens_of};

/// Checks that the database answers a query.
pub(crate) async fn ping(pool: &SqlitePool) -> Result<(), StoreError> {
    query!("SELECT last FROM heartbeat").fetch_one(pool).await.map_err(unavailable)?;
    Ok(())
}

/// The rows of a list. An error replaces each damaged row.
pub(crate) type Rows<T> = Vec<Result<T, StoreError>>;

/// The last durable instant of the timeline, and every room with a deadline. Reads the whole journal, but only when the server starts.
pub(crate) async fn reopened(pool: &SqlitePool) -> Result<(Millis, Rows<WaitingRoom>), StoreError> {
    let last = query!(r#"SELECT max(last, (SELECT coalesce(max(at), 0) FROM foldable)) AS "last!: i64" FROM heartbeat"#);
    let last = last.fetch_one(pool).await.map_err(unavailable)?.last;
    let rooms = query!(
        r#"SELECT r.id AS "id: Vec<u8>", coalesce(l.deadline, r.deadline) AS "deadline!: i64", r.phase = 2 AS "over!: bool"
           FROM rooms r LEFT JOIN latest l ON l.room = r.number WHERE r.deadline IS NOT NULL ORDER BY 2"#
    );
    let rooms = rooms.fetch_all(pool).await.map_err(unavailable)?;
    Ok((Millis(last.cast_unsigned()), rooms.into_iter().map(|found| waiting(&found.id, found.deadline, found.over)).collect()))
}

/// Public rooms: first the waiting rooms, then the live ones, newest first within each group.
pub(crate) async fn open_rooms(pool: &SqlitePool, latest: &Latest, limit: u32) -> Result<Rows<RoomRow>, StoreError> {
    let states = latest.states();
    let mut rooms = Vec::new();
    for phase in 0..2_i64 {
        // The constant conditions must match those of the partial index. Otherwise SQLite does not use the index.
        let found = query_as!(
            ListedCells,
            r#"SELECT number, iif(typeof(seq) = 'integer', seq, 0) AS "seq!: i64", id AS "id: Vec<u8>", visibility, phase,
                      iif(json_valid(players), (SELECT json_group_array(p.id ORDER BY j.key) FROM json_each(rooms.players) j
                                                JOIN players p ON p.number = j.value), NULL) AS "players?: Vec<u8>",
                      created, touched, deadline
               FROM rooms WHERE visibility = 0 AND phase < 2 AND phase = ? ORDER BY created DESC, id LIMIT ?"#,
            phase,
            limit
        );
        rooms.extend(found.fetch_all(pool).await.map_err(unavailable)?);
    }
    Ok(rooms.into_iter().map(|room| room.read(&states)).collect())
}

/// The rooms in which this player has a seat and whose game is not over, newest first.
pub(crate) async fn rooms_of(
    pool: &SqlitePool,
    latest: &Latest,
    player: &PlayerId,
    limit: u32,
) -> Result<Rows<RoomRow>, StoreError> {
    let states = latest.states();
    let player = player.as_str();
    let found = query_as!(
        ListedCells,
        r#"SELECT r.number, iif(typeof(r.seq) = 'integer', r.seq, 0) AS "seq!: i64", r.id AS "id: Vec<u8>", r.visibility, r.phase,
                  iif(json_valid(r.players), (SELECT json_group_array(p.id ORDER BY j.key) FROM json_each(r.players) j
                                              JOIN players p ON p.number = j.value), NULL) AS "players?: Vec<u8>",
                  r.created, r.touched, r.deadline
           FROM room_players s JOIN rooms r ON r.number = s.room
           WHERE s.player = (SELECT number FROM players WHERE id = ?) AND s.open = 1 ORDER BY r.created DESC, r.id LIMIT ?"#,
        player,
        limit
    );
    Ok(found.fetch_all(pool).await.map_err(unavailable)?.into_iter().map(|room| room.read(&states)).collect())
}

/// The session with this token, unless the session has ended. The inner error names the player of a damaged session.
pub(crate) async fn session(
    pool: &SqlitePool,
    token_hash: &[u8; 32],
    wall: UnixMillis,
) -> Result<Option<Result<SessionRow, String>>, StoreError> {
    let hash = token_hash.as_slice();
    let wall = i64::try_from(wall.0).unwrap_or(i64::MAX);
    let found = query_as!(
        FoundSession,
        r#"SELECT token_hash, player AS "player: Vec<u8>", name AS "name: Vec<u8>", created, used, ends
           FROM sessions WHERE token_hash = ? AND ends >= ?"#,
        hash,
        wall
    );
    Ok(found.fetch_optional(pool).await.map_err(unavailable)?.map(FoundSession::read))
}
