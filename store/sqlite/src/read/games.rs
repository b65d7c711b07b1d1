//! The history of finished games. Public games are found through indexes that are sorted newest first, one for each combination
//! of filters. A viewer has few private games, so those are found through the viewer's seats.

use super::Rows;
use crate::cells::{GameCells, fold, kind, winner};
use crate::error::unavailable;
use room::{PlayerId, RoomId};
use rules::Kind;
use sqlx::{SqlitePool, query, query_as, query_scalar};
use store::{GameFilter, GameRow, Pair, StoreError};

/// The parameters of the query for a page: ?1 name, ?2 kind, ?3 winner, ?4 viewer, ?5 limit, ?6 offset.
struct Wanted {
    name: Option<String>,
    kind: Option<i64>,
    winner: Option<i64>,
    viewer: String,
    limit: u32,
    offset: i64,
}

/// Queries one page. The arguments are SQL conditions on the name, kind and winner of public games.
macro_rules! page {
    ($pool:ident, $wanted:ident, $name:literal, $kind:literal, $winner:literal) => {
        query_as!(
            GameCells,
            r#"SELECT g.room AS _number, r.id AS "room: Vec<u8>", g.visibility, g.kind, g.size, g.height, g.ruleset AS "ruleset: Vec<u8>",
                    bp.id AS "black: Vec<u8>", b.name AS "black_name: Vec<u8>", wp.id AS "white: Vec<u8>", w.name AS "white_name: Vec<u8>",
                    g.winner, g.reason, g.margin, g.moves, g.started, g.ended, g.one_device
             FROM games g CROSS JOIN rooms r ON r.number = g.room
                  CROSS JOIN names b ON b.number = g.black CROSS JOIN players bp ON bp.number = b.player
                  CROSS JOIN names w ON w.number = g.white CROSS JOIN players wp ON wp.number = w.player
             WHERE g.visibility = 0 AND "# + $name + " AND " + $kind + " AND " + $winner + "
             UNION ALL
             SELECT g.room, r.id, g.visibility, g.kind, g.size, g.height, g.ruleset, bp.id, b.name, wp.id, w.name, g.winner, g.reason,
                    g.margin, g.moves, g.started, g.ended, g.one_device
             FROM room_players p CROSS JOIN games g ON g.room = p.room CROSS JOIN rooms r ON r.number = g.room
                  CROSS JOIN names b ON b.number = g.black CROSS JOIN players bp ON bp.number = b.player
                  CROSS JOIN names w ON w.number = g.white CROSS JOIN players wp ON wp.number = w.player
             WHERE p.player = (SELECT number FROM players WHERE id = ?4) AND g.visibility = 1
               AND (?1 IS NULL OR instr(b.fold, ?1) > 0 OR instr(w.fold, ?1) > 0)
               AND (?2 IS NULL OR g.kind = ?2) AND (?3 IS NULL OR g.winner = ?3)
             ORDER BY 17 DESC, 1 LIMIT ?5 OFFSET ?6",
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

/// Queries one page, with the conditions that fit the filters for kind and winner.
macro_rules! pages {
    ($pool:ident, $wanted:ident, $name:literal) => {
        match ($wanted.kind, $wanted.winner) {
            (None, None) => page!($pool, $wanted, $name, "?2 IS NULL", "?3 IS NULL"),
            (Some(_), None) => page!($pool, $wanted, $name, "g.kind = ?2", "?3 IS NULL"),
            (None, Some(_)) => page!($pool, $wanted, $name, "?2 IS NULL", "g.winner = ?3"),
            (Some(_), Some(_)) => page!($pool, $wanted, $name, "g.kind = ?2", "g.winner = ?3"),
        }
    };
}

/// If at most this many games match a name, all of them are fetched and sorted. If more games match, the newest of them appear
/// early in the list of all games, which is then read from its start. Either way, only a small part of a long history is read.
const SORTED_GAMES: i64 = 5000;

/// One page of the history, newest first, and the number of all games that match.
pub(crate) async fn games(
    pool: &SqlitePool,
    filter: &GameFilter,
    viewer: Option<&PlayerId>,
) -> Result<(Rows<GameRow>, u64), StoreError> {
    let wanted = Wanted {
        name: filter.player.as_deref().filter(|name| !name.is_empty()).map(fold),
        kind: filter.kind.map(kind),
        winner: filter.outcome.map(winner),
        // No player's id is empty, so the empty string matches nobody.
        viewer: viewer.map(PlayerId::to_string).unwrap_or_default(),
        limit: filter.limit,
        offset: i64::try_from(filter.offset).unwrap_or(i64::MAX),
    };
    let (rows, total) = page(pool, &wanted).await.map_err(unavailable)?;
    Ok((rows.into_iter().map(GameCells::read).collect(), total.cast_unsigned()))
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
            "(g.black IN (SELECT number FROM names WHERE instr(fold, ?1) > 0)
              OR g.white IN (SELECT number FROM names WHERE instr(fold, ?1) > 0))"
        )?
    } else {
        page!(
            pool,
            wanted,
            "g.room IN (SELECT room FROM games WHERE visibility = 0 AND black IN (SELECT number FROM names WHERE instr(fold, ?1) > 0)
                        UNION ALL
                        SELECT room FROM games WHERE visibility = 0 AND white IN (SELECT number FROM names WHERE instr(fold, ?1) > 0))",
            "(?2 IS NULL OR g.kind = ?2)",
            "(?3 IS NULL OR g.winner = ?3)"
        )?
    };
    Ok((rows, named + private))
}

/// The number of public games with the wanted kind and winner, whatever the players' names are. Triggers maintain the counts.
async fn count_all(pool: &SqlitePool, wanted: &Wanted) -> Result<i64, sqlx::Error> {
    let count = query_scalar!(
        r#"SELECT coalesce(sum(games), 0) AS "games!: i64" FROM game_counts
           WHERE (?1 IS NULL OR kind = ?1) AND (?2 IS NULL OR winner = ?2)"#,
        wanted.kind,
        wanted.winner
    );
    count.fetch_one(pool).await
}

/// The number of public games in which a player's name matches: the games in which Black's name does, plus those in which only
/// White's name does.
async fn count_named(pool: &SqlitePool, name: &str, wanted: &Wanted) -> Result<i64, sqlx::Error> {
    let count = query_scalar!(
        r#"SELECT (SELECT count(*) FROM games
                   WHERE visibility = 0 AND black IN (SELECT number FROM names WHERE instr(fold, ?1) > 0)
                     AND (?2 IS NULL OR kind = ?2) AND (?3 IS NULL OR winner = ?3))
                + (SELECT count(*) FROM games
                   WHERE visibility = 0 AND white IN (SELECT number FROM names WHERE instr(fold, ?1) > 0)
                     AND black NOT IN (SELECT number FROM names WHERE instr(fold, ?1) > 0)
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
           CROSS JOIN names b ON b.number = g.black CROSS JOIN names w ON w.number = g.white
           WHERE p.player = (SELECT number FROM players WHERE id = ?4) AND g.visibility = 1
             AND (?1 IS NULL OR instr(b.fold, ?1) > 0 OR instr(w.fold, ?1) > 0)
             AND (?2 IS NULL OR g.kind = ?2) AND (?3 IS NULL OR g.winner = ?3)"#,
        wanted.name,
        wanted.kind,
        wanted.winner,
        wanted.viewer
    );
    count.fetch_one(pool).await
}

/// Games are counted under at most this many names of each player. Few people change their name more often.
const PAIR_NAMES: i64 = 50;

/// At most this many games are counted for each assignment of the colors. A larger number would only mean "very often".
const PAIR_GAMES: i64 = 10_000;

/// How two players have done against each other.
pub(crate) async fn pair(
    pool: &SqlitePool,
    one: &PlayerId,
    other: &PlayerId,
    of: Kind,
    private: bool,
) -> Result<Pair, StoreError> {
    let mut pair = Pair::default();
    let of = kind(of);
    for (black, white) in [(one, other), (other, one)] {
        let (id, opponent) = (black.as_str(), white.as_str());
        let counts = query!(
            r#"SELECT winner, count(*) AS "games!: i64" FROM (
                   SELECT g.winner FROM games g
                   WHERE g.black IN (SELECT number FROM names WHERE player = (SELECT number FROM players WHERE id = ?1)
                                     AND erased IS NULL LIMIT ?5)
                     AND g.white IN (SELECT number FROM names WHERE player = (SELECT number FROM players WHERE id = ?2)
                                     AND erased IS NULL LIMIT ?5)
                     AND g.kind = ?3 AND g.one_device = 0 AND (g.visibility = 0 OR ?4) LIMIT ?6)
               GROUP BY winner"#,
            id,
            opponent,
            of,
            private,
            PAIR_NAMES,
            PAIR_GAMES
        );
        for found in counts.fetch_all(pool).await.map_err(unavailable)? {
            let games = found.games.cast_unsigned();
            match found.winner {
                0 if black == one => pair.one += games,
                0 => pair.other += games,
                1 if white == one => pair.one += games,
                1 => pair.other += games,
                2 => pair.draws += games,
                _ => {}
            }
        }
    }
    Ok(pair)
}

/// One game in the history.
pub(crate) async fn game(pool: &SqlitePool, room: &RoomId) -> Result<Option<GameRow>, StoreError> {
    let room = room.as_str();
    let found = query_as!(
        GameCells,
        r#"SELECT g.room AS _number, r.id AS "room: Vec<u8>", g.visibility, g.kind, g.size, g.height, g.ruleset AS "ruleset: Vec<u8>",
                bp.id AS "black: Vec<u8>", b.name AS "black_name: Vec<u8>", wp.id AS "white: Vec<u8>", w.name AS "white_name: Vec<u8>",
                g.winner, g.reason, g.margin, g.moves, g.started, g.ended, g.one_device
         FROM rooms r CROSS JOIN games g ON g.room = r.number
              CROSS JOIN names b ON b.number = g.black CROSS JOIN players bp ON bp.number = b.player
              CROSS JOIN names w ON w.number = g.white CROSS JOIN players wp ON wp.number = w.player
         WHERE r.id = ?"#,
        room
    );
    found.fetch_optional(pool).await.map_err(unavailable)?.map(GameCells::read).transpose()
}
