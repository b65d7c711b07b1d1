//! The history. Public games are found through indexes that are sorted newest first, one for each choice of filters; private ones are
//! few for each viewer and found through the seats.

use crate::cells::{GameCells, fold};
use crate::error::unavailable;
use room::{PlayerId, RoomId};
use sqlx::{SqlitePool, query_as, query_scalar};
use store::{GameFilter, GamePage, GameRow, OutcomeFilter, StoreError};

/// What the queries are given, each of them all of it: ?1 name, ?2 kind, ?3 winner, ?4 viewer, ?5 limit, ?6 offset.
struct Wanted {
    name: Option<String>,
    kind: Option<&'static str>,
    winner: Option<&'static str>,
    viewer: String,
    limit: u32,
    offset: i64,
}

/// One page with the conditions on name, kind and winner of public games in SQL.
macro_rules! page {
    ($pool:ident, $wanted:ident, $name:literal, $kind:literal, $winner:literal) => {
        query_as!(
            GameCells,
            "SELECT room, visibility, kind, size, ruleset, black, black_name, white, white_name, outcome, moves, started, ended, height
             FROM games WHERE visibility = 0 AND " + $name + " AND " + $kind + " AND " + $winner + "
             UNION ALL
             SELECT g.room, g.visibility, g.kind, g.size, g.ruleset, g.black, g.black_name, g.white, g.white_name, g.outcome, g.moves,
                    g.started, g.ended, g.height
             FROM room_players p CROSS JOIN games g ON g.room = p.room
             WHERE p.player = ?4 AND g.visibility = 1
               AND (?1 IS NULL OR instr(g.black_fold, ?1) > 0 OR instr(g.white_fold, ?1) > 0)
               AND (?2 IS NULL OR g.kind = ?2) AND (?3 IS NULL OR g.winner = ?3)
             ORDER BY 13 DESC, 1 LIMIT ?5 OFFSET ?6",
            $wanted.name,
            $wanted.kind,
            $wanted.winner,
            $wanted.viewer,
            $wanted.limit,
            $wanted.offset
        )
        .fetch_all($pool)
        .await
    };
}

/// The same for each choice of kind and winner.
macro_rules! pages {
    ($pool:ident, $wanted:ident, $name:literal) => {
        match ($wanted.kind, $wanted.winner) {
            (None, None) => page!($pool, $wanted, $name, "?2 IS NULL", "?3 IS NULL"),
            (Some(_), None) => page!($pool, $wanted, $name, "kind = ?2", "?3 IS NULL"),
            (None, Some(_)) => page!($pool, $wanted, $name, "?2 IS NULL", "winner = ?3"),
            (Some(_), Some(_)) => page!($pool, $wanted, $name, "kind = ?2", "winner = ?3"),
        }
    };
}

/// Up to so many games of a name are fetched and sorted. Of a name with more the newest are met soon in the list of all games, so that
/// neither way reads more than a small part of a long history.
const SORTED_GAMES: i64 = 5000;

/// One page of the history, newest first.
pub(crate) async fn games(pool: &SqlitePool, filter: &GameFilter, viewer: Option<&PlayerId>) -> Result<GamePage, StoreError> {
    let wanted = Wanted {
        name: filter.player.as_deref().filter(|name| !name.is_empty()).map(fold),
        kind: filter.kind.map(rules::Kind::as_str),
        winner: filter.outcome.map(OutcomeFilter::as_str),
        // No player's id is empty.
        viewer: viewer.map(PlayerId::to_string).unwrap_or_default(),
        limit: filter.limit,
        offset: i64::try_from(filter.offset).unwrap_or(i64::MAX),
    };
    let (rows, total) = page(pool, &wanted).await.map_err(unavailable)?;
    Ok(GamePage { games: rows.into_iter().map(GameCells::read).collect::<Result<_, _>>()?, total: total.cast_unsigned() })
}

async fn page(pool: &SqlitePool, wanted: &Wanted) -> Result<(Vec<GameCells>, i64), sqlx::Error> {
    let private = count_private(pool, wanted).await?;
    let Some(name) = &wanted.name else {
        return Ok((pages!(pool, wanted, "?1 IS NULL")?, count_all(pool, wanted).await? + private));
    };
    let named = count_named(pool, name, wanted).await?;
    let rows = if named > SORTED_GAMES {
        pages!(
            pool,
            wanted,
            "(black_fold IN (SELECT fold FROM names WHERE instr(fold, ?1) > 0)
              OR white_fold IN (SELECT fold FROM names WHERE instr(fold, ?1) > 0))"
        )?
    } else {
        page!(
            pool,
            wanted,
            "room IN (SELECT room FROM games WHERE visibility = 0 AND black_fold IN (SELECT fold FROM names WHERE instr(fold, ?1) > 0)
                      UNION ALL
                      SELECT room FROM games WHERE visibility = 0 AND white_fold IN (SELECT fold FROM names WHERE instr(fold, ?1) > 0))",
            "(?2 IS NULL OR kind = ?2)",
            "(?3 IS NULL OR winner = ?3)"
        )?
    };
    Ok((rows, named + private))
}

/// Public games of any name: the counts are kept ready.
async fn count_all(pool: &SqlitePool, wanted: &Wanted) -> Result<i64, sqlx::Error> {
    let count = query_scalar!(
        r#"SELECT coalesce(sum(games), 0) AS "games!: i64" FROM game_counts
           WHERE (?1 IS NULL OR kind = ?1) AND (?2 IS NULL OR winner = ?2)"#,
        wanted.kind,
        wanted.winner
    );
    count.fetch_one(pool).await
}

/// Public games of a name: those of each Black, and those of each White that were not counted with Black.
async fn count_named(pool: &SqlitePool, name: &str, wanted: &Wanted) -> Result<i64, sqlx::Error> {
    let count = query_scalar!(
        r#"SELECT (SELECT count(*) FROM games
                   WHERE visibility = 0 AND black_fold IN (SELECT fold FROM names WHERE instr(fold, ?1) > 0)
                     AND (?2 IS NULL OR kind = ?2) AND (?3 IS NULL OR winner = ?3))
                + (SELECT count(*) FROM games
                   WHERE visibility = 0 AND white_fold IN (SELECT fold FROM names WHERE instr(fold, ?1) > 0)
                     AND instr(black_fold, ?1) = 0
                     AND (?2 IS NULL OR kind = ?2) AND (?3 IS NULL OR winner = ?3)) AS "games!: i64""#,
        name,
        wanted.kind,
        wanted.winner
    );
    count.fetch_one(pool).await
}

async fn count_private(pool: &SqlitePool, wanted: &Wanted) -> Result<i64, sqlx::Error> {
    if wanted.viewer.is_empty() {
        return Ok(0);
    }
    let count = query_scalar!(
        r#"SELECT count(*) AS "games!: i64" FROM room_players p CROSS JOIN games g ON g.room = p.room
           WHERE p.player = ?4 AND g.visibility = 1
             AND (?1 IS NULL OR instr(g.black_fold, ?1) > 0 OR instr(g.white_fold, ?1) > 0)
             AND (?2 IS NULL OR g.kind = ?2) AND (?3 IS NULL OR g.winner = ?3)"#,
        wanted.name,
        wanted.kind,
        wanted.winner,
        wanted.viewer
    );
    count.fetch_one(pool).await
}

/// The history's row of one game.
pub(crate) async fn game(pool: &SqlitePool, room: &RoomId) -> Result<Option<GameRow>, StoreError> {
    let room = room.as_str();
    let found = query_as!(
        GameCells,
        "SELECT room, visibility, kind, size, ruleset, black, black_name, white, white_name, outcome, moves, started, ended, height
         FROM games WHERE room = ?",
        room
    );
    found.fetch_optional(pool).await.map_err(unavailable)?.map(GameCells::read).transpose()
}
