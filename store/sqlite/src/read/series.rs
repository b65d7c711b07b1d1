//! Reads series of games.

use super::Rows;
use crate::cells::SeriesCells;
use crate::error::unavailable;
use room::RoomId;
use sqlx::{SqlitePool, query_as};
use store::{SeriesGame, StoreError};

/// The games of a room's series, in order.
pub(crate) async fn series(pool: &SqlitePool, room: &RoomId, limit: u32) -> Result<Rows<SeriesGame>, StoreError> {
    let room = room.as_str();
    let found = query_as!(
        SeriesCells,
        r#"SELECT r.id AS "room: Vec<u8>", r.phase, p.id AS "black?: Vec<u8>", g.winner AS "winner?: i64", g.reason AS "reason?: i64",
                  g.margin AS "margin?: i64"
           FROM series_games own CROSS JOIN series_games s ON s.first = own.first CROSS JOIN rooms r ON r.number = s.room
                LEFT JOIN games g ON g.room = s.room LEFT JOIN names n ON n.number = g.black LEFT JOIN players p ON p.number = n.player
           WHERE own.room = (SELECT number FROM rooms WHERE id = ?1) ORDER BY s.place LIMIT ?2"#,
        room,
        limit
    );
    Ok(found.fetch_all(pool).await.map_err(unavailable)?.into_iter().map(SeriesCells::read).collect())
}
