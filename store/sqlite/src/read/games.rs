//! The history of finished games. Public games are found through indexes that are sorted newest first: one for all games, one for
//! each combination of the filters for kind and winner, and one for sizes. A page begins at a place in the index, so a page far from
//! the newest game costs the same as the first one. A viewer has few private games, so they are found through the viewer's seats.

use super::Rows;
use super::counts::{Counted, count_all, count_named, count_names, count_private, count_walked, count_with_bots};
use crate::cells::{GameCells, fold, kind, size, winner};
use crate::error::{searched, unavailable};
use room::{PlayerId, RoomId, UnixMillis};
use rules::Kind;
use sqlx::{SqliteConnection, SqlitePool, query, query_as};
use std::cmp::Reverse;
use store::{GameFilter, GamePage, GamePlace, GameRow, MAX_NAMES, Pair, Part, StoreError};

/// The parameters of the query for a page: ?1 name, ?2 kind, ?3 winner, ?4 viewer, ?5 limit, ?6 the time at which the page begins,
/// ?7 to ?9 the other names, ?10 size, ?11 height, ?12 whether a bot played, ?13 the number of the game at which the page begins.
pub(super) struct Wanted {
    /// The longest of the names. The query finds games by this name, and the other names only narrow the result.
    pub(super) name: Option<String>,
    pub(super) others: [Option<String>; MAX_NAMES - 1],
    pub(super) size: Option<i64>,
    /// `None` if the board is square, because the table stores no height for square boards.
    pub(super) height: Option<i64>,
    pub(super) kind: Option<i64>,
    pub(super) winner: Option<i64>,
    /// `true` selects games with a bot, and `false` selects games between two people.
    pub(super) bot: Option<bool>,
    pub(super) viewer: String,
    part: Part,
    /// The page begins after this place. Games that ended at the same time are sorted by their rooms' numbers.
    ended: i64,
    number: i64,
    /// One more than fits on the page, to learn whether more games follow.
    limit: i64,
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
        let (ended, number) = match filter.part {
            Part::Newest => (i64::MAX, i64::MAX),
            Part::Oldest => (i64::MIN, i64::MIN),
            Part::OlderThan(place) | Part::NewerThan(place) => (integer(place.ended.0), integer(place.number)),
        };
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
            part: filter.part,
            ended,
            number,
            limit: i64::from(filter.limit) + 1,
        })
    }
}

fn integer(value: u64) -> i64 {
    i64::try_from(value).unwrap_or(i64::MAX)
}

/// Queries one part. The arguments are SQL conditions on the name, size, kind and winner of public games, the time by which the index
/// is searched, the comparisons that a later row of the part fulfills, and the order.
macro_rules! part {
    ($on:ident, $wanted:ident, $name:literal, $size:literal, $kind:literal, $winner:literal, $ended:literal, $then:literal, $tie:literal, $order:literal) => {
        query_as!(
            GameCells,
            r#"SELECT g.room AS number, r.id AS "room: Vec<u8>", g.visibility, g.kind, g.size, g.height, g.ruleset AS "ruleset: Vec<u8>",
                    bp.id AS "black: Vec<u8>", b.name AS "black_name: Vec<u8>", wp.id AS "white: Vec<u8>", w.name AS "white_name: Vec<u8>",
                    g.winner, g.reason, g.margin, g.moves, g.started, g.ended, g.one_device
             FROM games g CROSS JOIN rooms r ON r.number = g.room
                  CROSS JOIN names b ON b.number = g.black CROSS JOIN players bp ON bp.number = b.player
                  CROSS JOIN names w ON w.number = g.white CROSS JOIN players wp ON wp.number = w.player
             WHERE g.visibility = 0 AND "# + $name + " AND " + $size + " AND " + $kind + " AND " + $winner + "
               AND " + $ended + $then + "= ?6 AND (g.ended" + $then + " ?6 OR g.room" + $tie + " ?13)
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
               AND +g.ended" + $then + "= ?6 AND (g.ended" + $then + " ?6 OR g.room" + $tie + " ?13)
               AND (?1 IS NULL OR instr(b.fold, ?1) > 0 OR instr(w.fold, ?1) > 0)
               AND (?7 IS NULL OR instr(b.fold, ?7) > 0 OR instr(w.fold, ?7) > 0)
               AND (?8 IS NULL OR instr(b.fold, ?8) > 0 OR instr(w.fold, ?8) > 0)
               AND (?9 IS NULL OR instr(b.fold, ?9) > 0 OR instr(w.fold, ?9) > 0)
               AND (?10 IS NULL OR (g.size = ?10 AND g.height IS ?11))
               AND (?2 IS NULL OR g.kind = ?2) AND (?3 IS NULL OR g.winner = ?3)
               AND (?12 IS NULL OR ?12 = (g.black IN bot_names OR g.white IN bot_names))
             ORDER BY " + $order + " LIMIT ?5",
            $wanted.name,
            $wanted.kind,
            $wanted.winner,
            $wanted.viewer,
            $wanted.limit,
            $wanted.ended,
            $wanted.others[0],
            $wanted.others[1],
            $wanted.others[2],
            $wanted.size,
            $wanted.height,
            $wanted.bot,
            $wanted.number
        )
        .fetch_all(&mut *$on)
        .await
    };
}

/// Queries one part in the direction in which it is read.
macro_rules! page {
    ($on:ident, $wanted:ident, $name:literal, $size:literal, $kind:literal, $winner:literal, $ended:literal) => {
        if $wanted.part.is_backward() {
            part!($on, $wanted, $name, $size, $kind, $winner, $ended, " >", " <", "17, 1 DESC")
        } else {
            part!($on, $wanted, $name, $size, $kind, $winner, $ended, " <", " >", "17 DESC, 1")
        }
    };
}

/// Queries one page, with the conditions that fit the filters for size, kind and winner. A search with a size reads the games of
/// that size and skips those with another kind or winner.
macro_rules! pages {
    ($on:ident, $wanted:ident, $name:literal) => {
        match ($wanted.size, $wanted.kind, $wanted.winner) {
            (Some(_), _, _) => page!(
                $on,
                $wanted,
                $name,
                "g.size = ?10 AND g.height IS ?11",
                "(?2 IS NULL OR g.kind = ?2)",
                "(?3 IS NULL OR g.winner = ?3)",
                "g.ended"
            ),
            (None, None, None) => page!($on, $wanted, $name, "?10 IS NULL", "?2 IS NULL", "?3 IS NULL", "g.ended"),
            (None, Some(_), None) => page!($on, $wanted, $name, "?10 IS NULL", "g.kind = ?2", "?3 IS NULL", "g.ended"),
            (None, None, Some(_)) => page!($on, $wanted, $name, "?10 IS NULL", "?2 IS NULL", "g.winner = ?3", "g.ended"),
            (None, Some(_), Some(_)) => page!($on, $wanted, $name, "?10 IS NULL", "g.kind = ?2", "g.winner = ?3", "g.ended"),
        }
    };
}

/// Queries one page by fetching and sorting all games that match a condition. With a `+`, SQLite does not use the index by time.
macro_rules! sorted {
    ($on:ident, $wanted:ident, $condition:literal) => {
        page!(
            $on,
            $wanted,
            $condition,
            "(?10 IS NULL OR (g.size = ?10 AND g.height IS ?11))",
            "(?2 IS NULL OR g.kind = ?2)",
            "(?3 IS NULL OR g.winner = ?3)",
            "+g.ended"
        )
    };
}

/// If more names than this contain a searched text, the search reads the games from the place where the page begins. The text is so
/// common that a page is soon full. Otherwise, the search begins with the names.
const COMMON_NAMES: i64 = 1000;

/// One page of the history, newest first. Damaged games are errors.
pub(crate) async fn games(
    on: &mut SqliteConnection,
    filter: &GameFilter,
    viewer: Option<&PlayerId>,
) -> Result<(Rows<GameRow>, GamePage), StoreError> {
    let wanted = Wanted::new(filter, viewer)?;
    let (mut rows, counted) = page(on, &wanted).await.map_err(searched)?;
    let beyond = rows.len() > filter.limit as usize;
    rows.truncate(filter.limit as usize);
    if filter.part.is_backward() {
        rows.reverse();
    }
    let (newer, older) = GamePage::ends(filter.part, rows.first().map(place).zip(rows.last().map(place)), beyond);
    let page = GamePage { games: Vec::new(), total: counted.games.cast_unsigned(), more: counted.more, newer, older };
    Ok((rows.into_iter().map(GameCells::read).collect(), page))
}

fn place(cells: &GameCells) -> GamePlace {
    GamePlace { ended: UnixMillis(cells.ended.cast_unsigned()), number: cells.number.cast_unsigned() }
}

async fn page(on: &mut SqliteConnection, wanted: &Wanted) -> Result<(Vec<GameCells>, Counted), sqlx::Error> {
    let private = count_private(on, wanted).await?;
    let (rows, public) = match &wanted.name {
        Some(name) => named(on, name, wanted).await?,
        None => unnamed(on, wanted).await?,
    };
    Ok((rows, public.plus(private)))
}

/// A page for a filter with names, and the number of public games that match the filter.
async fn named(on: &mut SqliteConnection, name: &str, wanted: &Wanted) -> Result<(Vec<GameCells>, Counted), sqlx::Error> {
    if count_names(on, name, COMMON_NAMES).await? > COMMON_NAMES {
        let rows = pages!(on, wanted, "(instr(b.fold, ?1) > 0 OR instr(w.fold, ?1) > 0)")?;
        return Ok((rows, count_walked(on, wanted).await?));
    }
    let counted = count_named(on, name, wanted).await?;
    let rows = if counted.more {
        pages!(
            on,
            wanted,
            "(g.black IN (SELECT number FROM names WHERE instr(fold, ?1) > 0)
              OR g.white IN (SELECT number FROM names WHERE instr(fold, ?1) > 0))"
        )?
    } else {
        sorted!(
            on,
            wanted,
            "g.room IN (SELECT room FROM games WHERE visibility = 0 AND black IN (SELECT number FROM names WHERE instr(fold, ?1) > 0)
                        UNION ALL
                        SELECT room FROM games WHERE visibility = 0 AND white IN (SELECT number FROM names WHERE instr(fold, ?1) > 0))"
        )?
    };
    Ok((rows, counted))
}

/// A page for a filter without names, and the number of public games that match the filter.
async fn unnamed(on: &mut SqliteConnection, wanted: &Wanted) -> Result<(Vec<GameCells>, Counted), sqlx::Error> {
    let Some(bot) = wanted.bot else {
        return Ok((pages!(on, wanted, "?1 IS NULL")?, Counted::exactly(count_all(on, wanted).await?)));
    };
    let with_bots = count_with_bots(on, wanted).await?;
    let rows = if bot && !with_bots.more {
        sorted!(
            on,
            wanted,
            "?1 IS NULL AND g.room IN (SELECT room FROM games WHERE visibility = 0 AND black IN bot_names
                                       UNION ALL SELECT room FROM games WHERE visibility = 0 AND white IN bot_names)"
        )?
    } else {
        pages!(on, wanted, "?1 IS NULL")?
    };
    let counted = match (bot, with_bots.more) {
        (true, _) => with_bots,
        (false, false) => Counted::exactly(count_all(on, wanted).await? - with_bots.games),
        (false, true) => count_walked(on, wanted).await?,
    };
    Ok((rows, counted))
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
        r#"SELECT g.room AS number, r.id AS "room: Vec<u8>", g.visibility, g.kind, g.size, g.height, g.ruleset AS "ruleset: Vec<u8>",
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
