//! The history of finished games. A page begins at a place in a list that is sorted newest first, so a page far from the newest game
//! costs the same as the first one.
//!
//! The search first finds the places of the games, and then reads only the games on the page. Without names, it merges the lists of all
//! combinations of kind, winner and bots. With names, it merges the lists of the players, unless very many players have a matching name.
//! Private games are found through the names of the viewer.

use super::counts::{self, COUNTED_GAMES, Counted};
use super::places::{Found, end_after, of_kinds, of_names, walk};
use super::wanted::Wanted;
use super::{Rows, names};
use crate::cells::{GameCells, kind};
use crate::error::{searched, unavailable};
use room::{PlayerId, RoomId, UnixMillis};
use rules::Kind;
use sqlx::{SqliteConnection, SqlitePool, query, query_as};
use std::cmp::Reverse;
use std::collections::HashMap;
use store::{GameFilter, GamePage, GamePlace, GameRow, Pair, Part, StoreError};

/// The values of the column `visibility`.
const PUBLIC: i64 = 0;
const PRIVATE: i64 = 1;

/// If more names than this contain a searched text, and their games are many, the search walks through the list of all games. The text is
/// so common that a page is soon full.
const COMMON_NAMES: usize = 200;

/// How many games a walk reads at most.
const WALKED_GAMES: i64 = 10_000;

/// One page of the history, newest first. Damaged games are errors.
pub(crate) async fn games(
    on: &mut SqliteConnection,
    filter: &GameFilter,
    viewer: Option<&PlayerId>,
) -> Result<(Rows<GameRow>, GamePage), StoreError> {
    let wanted = Wanted::new(filter)?;
    search(on, filter, &wanted, viewer).await.map_err(searched)
}

/// Where the public games of a search are found.
enum Source {
    /// In the lists by kind, winner, bots and size.
    Kinds,
    /// In the same lists. They contain so few games that the names in every game can be compared with the wanted names.
    Few,
    /// In the lists of these names, a JSON array of their numbers.
    Names(String),
    /// In the list of all games, because this text is part of very many names.
    All(String),
}

async fn search(
    on: &mut SqliteConnection,
    filter: &GameFilter,
    wanted: &Wanted,
    viewer: Option<&PlayerId>,
) -> Result<(Rows<GameRow>, GamePage), sqlx::Error> {
    let source = source(on, wanted).await?;
    let mut found = public(on, wanted, &source).await?;
    let own = match viewer {
        Some(viewer) => Some(names::of(on, viewer).await?),
        None => None,
    };
    if let Some(own) = &own {
        found.extend(of_names(on, wanted, own, PRIVATE).await?);
    }
    found.sort_unstable_by_key(|game| (Reverse(game.ended), game.number));
    // A game is found twice if both players have a matching name.
    found.dedup();
    let beyond = found.len() > filter.limit as usize;
    if filter.part.is_backward() {
        found.drain(..found.len().saturating_sub(filter.limit as usize));
    }
    found.truncate(filter.limit as usize);
    let counted = if !beyond && matches!(filter.part, Part::Newest | Part::Oldest) {
        // The page contains every game that matches.
        Counted::exactly(i64::try_from(found.len()).unwrap_or(i64::MAX))
    } else {
        let public = count_public(on, wanted, &source).await?;
        match &own {
            Some(own) => public.plus(counts::of_names(on, wanted, own, PRIVATE).await?),
            None => public,
        }
    };
    let (newer, older) = GamePage::ends(filter.part, found.first().map(place).zip(found.last().map(place)), beyond);
    let page = GamePage { games: Vec::new(), total: counted.games.cast_unsigned(), more: counted.more, newer, older };
    Ok((read(on, &found).await?, page))
}

fn place(found: &Found) -> GamePlace {
    GamePlace { ended: UnixMillis(found.ended.cast_unsigned()), number: found.number.cast_unsigned() }
}

/// Chooses the lists with the fewest games. If several texts are searched, chooses the text whose matching names have
/// the fewest games.
async fn source(on: &mut SqliteConnection, wanted: &Wanted) -> Result<Source, sqlx::Error> {
    if wanted.names.iter().all(Option::is_none) {
        return Ok(Source::Kinds);
    }
    let of_kinds = counts::of_kinds(on, wanted).await?.games;
    let few = of_kinds.min(COUNTED_GAMES);
    let mut rarest = (i64::MAX, "");
    for text in wanted.names.iter().flatten() {
        rarest = rarest.min((names::count_games(on, text, few).await?, text));
    }
    let (games, text) = rarest;
    if games > few {
        if of_kinds == few {
            return Ok(Source::Few);
        }
        if names::with(on, text, COMMON_NAMES + 1).await?.len() > COMMON_NAMES {
            return Ok(Source::All(text.to_owned()));
        }
    }
    Ok(Source::Names(all_names(on, text).await?))
}

async fn all_names(on: &mut SqliteConnection, text: &str) -> Result<String, sqlx::Error> {
    Ok(serde_json::json!(names::with(on, text, usize::MAX).await?).to_string())
}

async fn public(on: &mut SqliteConnection, wanted: &Wanted, source: &Source) -> Result<Vec<Found>, sqlx::Error> {
    match source {
        Source::Kinds if wanted.is_all() => walk(on, wanted, wanted.end()).await,
        Source::Kinds | Source::Few => of_kinds(on, wanted).await,
        Source::Names(names) => of_names(on, wanted, names, PUBLIC).await,
        Source::All(text) => {
            let stop = end_after(on, wanted, WALKED_GAMES).await?;
            let found = walk(on, wanted, stop.unwrap_or(wanted.end())).await?;
            if stop.is_none() || i64::try_from(found.len()) == Ok(wanted.limit) {
                return Ok(found);
            }
            // The walk has not filled the page, so the other matching games are far away. The lists of the players are
            // faster.
            let names = all_names(on, text).await?;
            of_names(on, wanted, &names, PUBLIC).await
        }
    }
}

async fn count_public(on: &mut SqliteConnection, wanted: &Wanted, source: &Source) -> Result<Counted, sqlx::Error> {
    match source {
        Source::Kinds => counts::of_kinds(on, wanted).await,
        Source::Few => {
            let found = of_kinds(on, &wanted.counting(COUNTED_GAMES)).await?;
            Ok(Counted::exactly(i64::try_from(found.len()).unwrap_or(i64::MAX)))
        }
        Source::Names(names) => counts::of_names(on, wanted, names, PUBLIC).await,
        Source::All(_) => {
            let newest = wanted.counting(COUNTED_GAMES);
            let stop = end_after(on, &newest, WALKED_GAMES).await?;
            let counted = counts::since(on, wanted, stop.unwrap_or(newest.end())).await?;
            Ok(Counted { more: counted.more || stop.is_some(), ..counted })
        }
    }
}

/// Reads the games at these places, in the same order.
async fn read(on: &mut SqliteConnection, found: &[Found]) -> Result<Rows<GameRow>, sqlx::Error> {
    let numbers = serde_json::json!(found.iter().map(|game| game.number).collect::<Vec<_>>()).to_string();
    let rows = query_as!(
        GameCells,
        r#"SELECT g.room AS number, r.id AS "room: Vec<u8>", g.visibility, g.kind, g.size, g.height, g.ruleset AS "ruleset: Vec<u8>",
                bp.id AS "black: Vec<u8>", b.name AS "black_name: Vec<u8>", wp.id AS "white: Vec<u8>", w.name AS "white_name: Vec<u8>",
                g.winner, g.reason, g.margin, g.moves, g.started, g.ended, g.one_device
         FROM json_each(?) j CROSS JOIN games g ON g.room = j.value CROSS JOIN rooms r ON r.number = g.room
              CROSS JOIN names b ON b.number = g.black CROSS JOIN players bp ON bp.number = b.player
              CROSS JOIN names w ON w.number = g.white CROSS JOIN players wp ON wp.number = w.player"#,
        numbers
    );
    let rows = rows.fetch_all(on).await?;
    let mut rows: HashMap<i64, GameCells> = rows.into_iter().map(|row| (row.number, row)).collect();
    Ok(found.iter().filter_map(|game| rows.remove(&game.number)).map(GameCells::read).collect())
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
                   SELECT g.winner FROM games g INDEXED BY games_pair
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
