//! The history of finished games. Public games are found through indexes that are sorted newest first: one for all games, one for
//! each combination of the filters for kind and winner, and one for sizes. A viewer has few private games, so they are found
//! through the viewer's seats.

use super::Rows;
use crate::cells::{GameCells, fold, kind, size, winner};
use crate::error::unavailable;
use room::{PlayerId, RoomId};
use rules::Kind;
use sqlx::{SqlitePool, query, query_as, query_scalar};
use std::cmp::Reverse;
use store::{GameFilter, GameRow, MAX_NAMES, Pair, StoreError};

/// The parameters of the query for a page: ?1 name, ?2 kind, ?3 winner, ?4 viewer, ?5 limit, ?6 offset, ?7 to ?9 the other names,
/// ?10 size, ?11 height, ?12 whether a bot played.
struct Wanted {
    /// The longest of the names. The query finds games by this name, and the other names only narrow the result.
    name: Option<String>,
    others: [Option<String>; MAX_NAMES - 1],
    size: Option<i64>,
    /// `None` if the board is square, because the table stores no height for square boards.
    height: Option<i64>,
    kind: Option<i64>,
    winner: Option<i64>,
    /// `true` selects games with a bot, and `false` selects games between two people.
    bot: Option<bool>,
    viewer: String,
    limit: u32,
    offset: i64,
}

impl Wanted {
    fn new(filter: &GameFilter, viewer: Option<&PlayerId>) -> Result<Self, StoreError> {
        let mut names: Vec<String> = filter.names.iter().filter(|name| !name.is_empty()).map(|name| fold(name)).collect();
        if names.len() > MAX_NAMES {
            return Err(StoreError::Unavailable(format!("a search has more than {MAX_NAMES} names")));
        }
        names.sort_by_key(|name| Reverse(name.len()));
        let mut names = names.into_iter();
        let (size, height) = filter.size.map(size).unzip();
        Ok(Self {
            name: names.next(),
            others: std::array::from_fn(|_| names.next()),
            size,
            height: height.flatten(),
            kind: filter.kind.map(kind),
            winner: filter.outcome.map(winner),
            bot: filter.bot,
            // No player's id is empty, so the empty string matches nobody.
            viewer: viewer.map(PlayerId::to_string).unwrap_or_default(),
            limit: filter.limit,
            offset: i64::try_from(filter.offset).unwrap_or(i64::MAX),
        })
    }
}

/// Queries one page. The arguments are SQL conditions on the name, size, kind and winner of public games.
macro_rules! page {
    ($pool:ident, $wanted:ident, $name:literal, $size:literal, $kind:literal, $winner:literal) => {
        query_as!(
            GameCells,
            r#"SELECT g.room AS _number, r.id AS "room: Vec<u8>", g.visibility, g.kind, g.size, g.height, g.ruleset AS "ruleset: Vec<u8>",
                    bp.id AS "black: Vec<u8>", b.name AS "black_name: Vec<u8>", wp.id AS "white: Vec<u8>", w.name AS "white_name: Vec<u8>",
                    g.winner, g.reason, g.margin, g.moves, g.started, g.ended, g.one_device
             FROM games g CROSS JOIN rooms r ON r.number = g.room
                  CROSS JOIN names b ON b.number = g.black CROSS JOIN players bp ON bp.number = b.player
                  CROSS JOIN names w ON w.number = g.white CROSS JOIN players wp ON wp.number = w.player
             WHERE g.visibility = 0 AND "# + $name + " AND " + $size + " AND " + $kind + " AND " + $winner + "
               AND (?12 IS NULL OR ?12 = (g.black IN bot_names OR g.white IN bot_names))
               AND (?7 IS NULL OR instr(b.fold, ?7) > 0 OR instr(w.fold, ?7) > 0)
               AND (?8 IS NULL OR instr(b.fold, ?8) > 0 OR instr(w.fold, ?8) > 0)
               AND (?9 IS NULL OR instr(b.fold, ?9) > 0 OR instr(w.fold, ?9) > 0)
             UNION ALL
             SELECT g.room, r.id, g.visibility, g.kind, g.size, g.height, g.ruleset, bp.id, b.name, wp.id, w.name, g.winner, g.reason,
                    g.margin, g.moves, g.started, g.ended, g.one_device
             FROM room_players p CROSS JOIN games g ON g.room = p.room CROSS JOIN rooms r ON r.number = g.room
                  CROSS JOIN names b ON b.number = g.black CROSS JOIN players bp ON bp.number = b.player
                  CROSS JOIN names w ON w.number = g.white CROSS JOIN players wp ON wp.number = w.player
             WHERE p.player = (SELECT number FROM players WHERE id = ?4) AND g.visibility = 1
               AND (?1 IS NULL OR instr(b.fold, ?1) > 0 OR instr(w.fold, ?1) > 0)
               AND (?7 IS NULL OR instr(b.fold, ?7) > 0 OR instr(w.fold, ?7) > 0)
               AND (?8 IS NULL OR instr(b.fold, ?8) > 0 OR instr(w.fold, ?8) > 0)
               AND (?9 IS NULL OR instr(b.fold, ?9) > 0 OR instr(w.fold, ?9) > 0)
               AND (?10 IS NULL OR (g.size = ?10 AND g.height IS ?11))
               AND (?2 IS NULL OR g.kind = ?2) AND (?3 IS NULL OR g.winner = ?3)
               AND (?12 IS NULL OR ?12 = (g.black IN bot_names OR g.white IN bot_names))
             ORDER BY 17 DESC, 1 LIMIT ?5 OFFSET ?6",
            $wanted.name,
            $wanted.kind,
            $wanted.winner,
            $wanted.viewer,
            $wanted.limit,
            $wanted.offset,
            $wanted.others[0],
            $wanted.others[1],
            $wanted.others[2],
            $wanted.size,
            $wanted.height,
            $wanted.bot
        )
        .fetch_all($pool)
        .await
    };
}

/// Queries one page, with the conditions that fit the filters for size, kind and winner. A search with a size reads the games of
/// that size and skips those with another kind or winner.
macro_rules! pages {
    ($pool:ident, $wanted:ident, $name:literal) => {
        match ($wanted.size, $wanted.kind, $wanted.winner) {
            (Some(_), _, _) => page!(
                $pool,
                $wanted,
                $name,
                "g.size = ?10 AND g.height IS ?11",
                "(?2 IS NULL OR g.kind = ?2)",
                "(?3 IS NULL OR g.winner = ?3)"
            ),
            (None, None, None) => page!($pool, $wanted, $name, "?10 IS NULL", "?2 IS NULL", "?3 IS NULL"),
            (None, Some(_), None) => page!($pool, $wanted, $name, "?10 IS NULL", "g.kind = ?2", "?3 IS NULL"),
            (None, None, Some(_)) => page!($pool, $wanted, $name, "?10 IS NULL", "?2 IS NULL", "g.winner = ?3"),
            (None, Some(_), Some(_)) => page!($pool, $wanted, $name, "?10 IS NULL", "g.kind = ?2", "g.winner = ?3"),
        }
    };
}

/// Queries one page by fetching and sorting all games that match a condition.
macro_rules! sorted {
    ($pool:ident, $wanted:ident, $condition:literal) => {
        page!(
            $pool,
            $wanted,
            $condition,
            "(?10 IS NULL OR (g.size = ?10 AND g.height IS ?11))",
            "(?2 IS NULL OR g.kind = ?2)",
            "(?3 IS NULL OR g.winner = ?3)"
        )
    };
}

/// If at most this many public games match a search for names or for bots, all of them are fetched and sorted. If more games match,
/// the newest of them appear early in the list of all games, so this list is read from its start. In both cases, only a small part
/// of a long history is read.
const SORTED_GAMES: i64 = 5000;

/// One page of the history, newest first, and the number of all games that match.
pub(crate) async fn games(
    pool: &SqlitePool,
    filter: &GameFilter,
    viewer: Option<&PlayerId>,
) -> Result<(Rows<GameRow>, u64), StoreError> {
    let wanted = Wanted::new(filter, viewer)?;
    let (rows, total) = page(pool, &wanted).await.map_err(unavailable)?;
    Ok((rows.into_iter().map(GameCells::read).collect(), total.cast_unsigned()))
}

async fn page(pool: &SqlitePool, wanted: &Wanted) -> Result<(Vec<GameCells>, i64), sqlx::Error> {
    let private = count_private(pool, wanted).await?;
    let Some(name) = &wanted.name else {
        let (rows, public) = unnamed(pool, wanted).await?;
        return Ok((rows, public + private));
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
        sorted!(
            pool,
            wanted,
            "g.room IN (SELECT room FROM games WHERE visibility = 0 AND black IN (SELECT number FROM names WHERE instr(fold, ?1) > 0)
                        UNION ALL
                        SELECT room FROM games WHERE visibility = 0 AND white IN (SELECT number FROM names WHERE instr(fold, ?1) > 0))"
        )?
    };
    Ok((rows, named + private))
}

/// A page for a filter without names, and the number of public games that match the filter.
async fn unnamed(pool: &SqlitePool, wanted: &Wanted) -> Result<(Vec<GameCells>, i64), sqlx::Error> {
    let Some(bot) = wanted.bot else {
        return Ok((pages!(pool, wanted, "?1 IS NULL")?, count_all(pool, wanted).await?));
    };
    let with_bots = count_with_bots(pool, wanted).await?;
    let rows = if bot && with_bots <= SORTED_GAMES {
        sorted!(
            pool,
            wanted,
            "?1 IS NULL AND g.room IN (SELECT room FROM games WHERE visibility = 0 AND black IN bot_names
                                       UNION ALL SELECT room FROM games WHERE visibility = 0 AND white IN bot_names)"
        )?
    } else {
        pages!(pool, wanted, "?1 IS NULL")?
    };
    Ok((rows, if bot { with_bots } else { count_all(pool, wanted).await? - with_bots }))
}

/// The number of public games with the wanted size, kind and winner, whatever the players' names are. Triggers maintain the counts.
async fn count_all(pool: &SqlitePool, wanted: &Wanted) -> Result<i64, sqlx::Error> {
    let count = query_scalar!(
        r#"SELECT coalesce(sum(games), 0) AS "games!: i64" FROM game_counts
           WHERE (?1 IS NULL OR kind = ?1) AND (?2 IS NULL OR winner = ?2)
             AND (?3 IS NULL OR (size = ?3 AND height = coalesce(?4, ?3)))"#,
        wanted.kind,
        wanted.winner,
        wanted.size,
        wanted.height
    );
    count.fetch_one(pool).await
}

/// Counts the public games in which a player's name matches: the games in which Black's name matches, plus the games in which only
/// White's name matches. The argument is the SQL of the other conditions.
macro_rules! count_named {
    ($name:ident, $wanted:ident, $others:literal) => {
        query_scalar!(
            r#"SELECT (SELECT count(*) FROM games
                       WHERE visibility = 0 AND black IN (SELECT number FROM names WHERE instr(fold, ?1) > 0) AND "#
                + $others
                + r#")
                    + (SELECT count(*) FROM games
                       WHERE visibility = 0 AND white IN (SELECT number FROM names WHERE instr(fold, ?1) > 0)
                         AND black NOT IN (SELECT number FROM names WHERE instr(fold, ?1) > 0) AND "#
                + $others
                + r#") AS "games!: i64""#,
            $name,
            $wanted.kind,
            $wanted.winner,
            $wanted.size,
            $wanted.height,
            $wanted.others[0],
            $wanted.others[1],
            $wanted.others[2],
            $wanted.bot
        )
    };
}

/// The number of public games that a bot played, with the wanted size, kind and winner.
async fn count_with_bots(pool: &SqlitePool, wanted: &Wanted) -> Result<i64, sqlx::Error> {
    let count = query_scalar!(
        r#"SELECT count(*) AS "games!: i64" FROM (
               SELECT kind, winner, size, height FROM games WHERE visibility = 0 AND black IN bot_names
               UNION ALL
               SELECT kind, winner, size, height FROM games WHERE visibility = 0 AND white IN bot_names AND black NOT IN bot_names)
           WHERE (?1 IS NULL OR kind = ?1) AND (?2 IS NULL OR winner = ?2) AND (?3 IS NULL OR (size = ?3 AND height IS ?4))"#,
        wanted.kind,
        wanted.winner,
        wanted.size,
        wanted.height
    );
    count.fetch_one(pool).await
}

/// The number of public games that match the names and all other filters.
async fn count_named(pool: &SqlitePool, name: &str, wanted: &Wanted) -> Result<i64, sqlx::Error> {
    let count = count_named!(
        name,
        wanted,
        "(?2 IS NULL OR kind = ?2) AND (?3 IS NULL OR winner = ?3) AND (?4 IS NULL OR (size = ?4 AND height IS ?5))
         AND (?6 IS NULL OR black IN (SELECT number FROM names WHERE instr(fold, ?6) > 0)
                         OR white IN (SELECT number FROM names WHERE instr(fold, ?6) > 0))
         AND (?7 IS NULL OR black IN (SELECT number FROM names WHERE instr(fold, ?7) > 0)
                         OR white IN (SELECT number FROM names WHERE instr(fold, ?7) > 0))
         AND (?8 IS NULL OR black IN (SELECT number FROM names WHERE instr(fold, ?8) > 0)
                         OR white IN (SELECT number FROM names WHERE instr(fold, ?8) > 0))
         AND (?9 IS NULL OR ?9 = (black IN bot_names OR white IN bot_names))"
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
             AND (?5 IS NULL OR instr(b.fold, ?5) > 0 OR instr(w.fold, ?5) > 0)
             AND (?6 IS NULL OR instr(b.fold, ?6) > 0 OR instr(w.fold, ?6) > 0)
             AND (?7 IS NULL OR instr(b.fold, ?7) > 0 OR instr(w.fold, ?7) > 0)
             AND (?8 IS NULL OR (g.size = ?8 AND g.height IS ?9))
             AND (?2 IS NULL OR g.kind = ?2) AND (?3 IS NULL OR g.winner = ?3)
             AND (?10 IS NULL OR ?10 = (g.black IN bot_names OR g.white IN bot_names))"#,
        wanted.name,
        wanted.kind,
        wanted.winner,
        wanted.viewer,
        wanted.others[0],
        wanted.others[1],
        wanted.others[2],
        wanted.size,
        wanted.height,
        wanted.bot
    );
    count.fetch_one(pool).await
}

/// The maximum number of names of each player under which games are counted. Few people change their name more often.
const PAIR_NAMES: i64 = 50;

/// The maximum number of games that are counted for each assignment of the colors. A higher count would
/// only mean "very often".
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
