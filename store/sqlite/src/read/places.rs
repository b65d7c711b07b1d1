//! The queries that find the places of the games on a page. Every query names its index, which is sorted by the time at which the
//! games ended. So it reads the games from the place where the page begins, and stops when the page is full.

use super::wanted::Wanted;
use sqlx::{SqliteConnection, query_as, query_scalar};

/// The place of a game in the history.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Found {
    pub(super) number: i64,
    pub(super) ended: i64,
}

/// The rows of one query.
type Rows = Result<Vec<Found>, sqlx::Error>;

/// Compiles a query for games, given the SQL before and after the filters. The parameters: ?1 and ?2 the place where the page begins,
/// ?3 the time at which the query stops, ?4 the limit, ?5 a JSON array of the numbers of names, ?6 the visibility, ?7 kind, ?8 winner,
/// ?9 whether a bot played, ?10 size, ?11 height, ?12 to ?15 parts of names.
macro_rules! filtered {
    ($cells:ident, $wanted:expr, $stop:expr, $names:expr, $visibility:expr, $before:literal $(+ $more:literal)*, $after:literal $(+ $last:literal)*) => {
        query_as!(
            $cells,
            $before $(+ $more)* + " (?7 IS NULL OR kind = ?7) AND (?8 IS NULL OR winner = ?8) AND (?9 IS NULL OR bot = ?9)
               AND (?10 IS NULL OR (size = ?10 AND height IS ?11))
               AND (?12 IS NULL OR instr((SELECT fold FROM names WHERE number = black), ?12) > 0
                                OR instr((SELECT fold FROM names WHERE number = white), ?12) > 0)
               AND (?13 IS NULL OR instr((SELECT fold FROM names WHERE number = black), ?13) > 0
                                OR instr((SELECT fold FROM names WHERE number = white), ?13) > 0)
               AND (?14 IS NULL OR instr((SELECT fold FROM names WHERE number = black), ?14) > 0
                                OR instr((SELECT fold FROM names WHERE number = white), ?14) > 0)
               AND (?15 IS NULL OR instr((SELECT fold FROM names WHERE number = black), ?15) > 0
                                OR instr((SELECT fold FROM names WHERE number = white), ?15) > 0) " + $after $(+ $last)*,
            $wanted.ended,
            $wanted.number,
            $stop,
            $wanted.limit,
            $names,
            $visibility,
            $wanted.kind,
            $wanted.winner,
            $wanted.bot,
            $wanted.size,
            $wanted.height,
            $wanted.names[0],
            $wanted.names[1],
            $wanted.names[2],
            $wanted.names[3]
        )
    };
}
pub(super) use filtered;

/// Compiles a query for each direction. The last arguments of `$query` are comparisons that a later row fulfills, and the orders.
macro_rules! directed {
    ($query:ident!($($argument:tt),*), $wanted:ident) => {
        if $wanted.backward {
            $query!($($argument,)* " >", " <", " <", "ended, ", "room DESC")
        } else {
            $query!($($argument,)* " <", " >", " >", "ended DESC, ", "room")
        }
    };
}

macro_rules! walked {
    ($on:ident, $wanted:ident, $stop:ident, $then:literal, $tie:literal, $stops:literal, $order:literal, $ties:literal) => {
        filtered!(
            Found,
            $wanted,
            $stop,
            None::<&str>,
            0,
            r#"SELECT room AS "number!: i64", ended AS "ended!: i64" FROM games INDEXED BY games_ended
               WHERE visibility = 0 AND ended"#
                + $then
                + "= ?1 AND (ended"
                + $then
                + " ?1 OR room"
                + $tie
                + " ?2)
                 AND ended"
                + $stops
                + "= ?3 AND",
            " ORDER BY " + $order + $ties + " LIMIT ?4"
        )
        .fetch_all($on)
        .await
    };
}

/// Walks through the list of all games, until the page is full or until a game that ended before `stop`. If the games
/// are read from the oldest to the newest, until a game that ended after `stop`.
pub(super) async fn walk(on: &mut SqliteConnection, wanted: &Wanted, stop: i64) -> Rows {
    directed!(walked!(on, wanted, stop), wanted)
}

macro_rules! gathered {
    ($on:ident, $wanted:ident, $names:expr, $visibility:expr, $sources:literal, $condition:literal,
     $then:literal, $tie:literal, $stops:literal, $order:literal, $ties:literal) => {
        filtered!(
            Found,
            $wanted,
            None::<i64>,
            $names,
            $visibility,
            r#"SELECT g.room AS "number!: i64", g.ended AS "ended!: i64" FROM "#
                + $sources
                + " CROSS JOIN games g
               WHERE g.room IN (SELECT room FROM games "
                + $condition
                + " AND ended"
                + $then
                + "= ?1 AND (ended"
                + $then
                + " ?1 OR room"
                + $tie
                + " ?2) AND",
            " ORDER BY " + $order + $ties + " LIMIT ?4) ORDER BY g." + $order + "g." + $ties + " LIMIT ?4"
        )
        .fetch_all(&mut *$on)
        .await
    };
}

/// The games of each combination of kind, winner and bots that the search wants. Each of these at most 32 lists gives no more games than
/// fit on a page.
pub(super) async fn of_kinds(on: &mut SqliteConnection, wanted: &Wanted) -> Rows {
    macro_rules! merged {
        ($condition:literal) => {
            directed!(
                gathered!(
                    on,
                    wanted,
                    (None::<&str>),
                    0,
                    "json_each(coalesce('[' || ?7 || ']', '[0,1,2,3]')) k CROSS JOIN json_each(coalesce('[' || ?8 || ']', '[0,1,2,3]')) w
                 CROSS JOIN json_each(coalesce('[' || ?9 || ']', '[0,1]')) b",
                    $condition
                ),
                wanted
            )
        };
    }
    if wanted.size.is_some() {
        merged!(
            "INDEXED BY games_size WHERE visibility = 0 AND size = ?10 AND height IS ?11
                 AND kind = k.value AND winner = w.value AND bot = b.value"
        )
    } else {
        merged!("INDEXED BY games_kind WHERE visibility = 0 AND kind = k.value AND winner = w.value AND bot = b.value")
    }
}

/// The games of players with these names, a JSON array of their numbers. Each name gives no more games than fit on a page.
pub(super) async fn of_names(on: &mut SqliteConnection, wanted: &Wanted, names: &str, visibility: i64) -> Rows {
    macro_rules! merged {
        ($condition:literal) => {
            directed!(gathered!(on, wanted, names, visibility, "json_each(?5) n", $condition), wanted)?
        };
    }
    let mut found = merged!("INDEXED BY games_black WHERE black = n.value AND visibility = ?6");
    found.extend(merged!("INDEXED BY games_white WHERE white = n.value AND visibility = ?6"));
    Ok(found)
}

/// Skips the next `games` public games, and returns the time at which the game after them ended. `None` if there is no
/// such game. Only games whose size, kind, winner and bots match the search are counted.
pub(super) async fn end_after(on: &mut SqliteConnection, wanted: &Wanted, games: i64) -> Result<Option<i64>, sqlx::Error> {
    macro_rules! end {
        ($then:literal, $tie:literal, $stops:literal, $order:literal, $ties:literal) => {
            query_scalar!(
                r#"SELECT ended FROM games INDEXED BY games_ended WHERE visibility = 0 AND ended"#
                    + $then
                    + "= ?1
                     AND (?2 IS NULL OR kind = ?2) AND (?3 IS NULL OR winner = ?3) AND (?4 IS NULL OR bot = ?4)
                     AND (?5 IS NULL OR (size = ?5 AND height IS ?6)) ORDER BY "
                    + $order
                    + $ties
                    + " LIMIT 1 OFFSET ?7",
                wanted.ended,
                wanted.kind,
                wanted.winner,
                wanted.bot,
                wanted.size,
                wanted.height,
                games
            )
            .fetch_optional(on)
            .await
        };
    }
    directed!(end!(), wanted)
}
