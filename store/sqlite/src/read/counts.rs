//! How many games match a search. Triggers maintain the counts by kind, winner, bots and size. All other counts stop at a bound.

use super::places::filtered;
use super::wanted::Wanted;
use sqlx::{SqliteConnection, query_as, query_scalar};

/// The number at which the store stops counting the games that match names.
pub(super) const COUNTED_GAMES: i64 = 5000;

/// A number of games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Counted {
    pub(super) games: i64,
    /// True if there are more games, because the count stopped at its bound.
    pub(super) more: bool,
}

impl Counted {
    pub(super) const fn exactly(games: i64) -> Self {
        Self { games, more: false }
    }

    /// From a count that stops at one more than the bound.
    fn up_to_bound(games: i64) -> Self {
        Self { games: games.min(COUNTED_GAMES), more: games > COUNTED_GAMES }
    }

    pub(super) const fn plus(self, other: Self) -> Self {
        Self { games: self.games + other.games, more: self.more || other.more }
    }
}

struct Count {
    games: i64,
}

/// The number of public games with the wanted size, kind, winner and bots, whatever the players' names are.
pub(super) async fn of_kinds(on: &mut SqliteConnection, wanted: &Wanted) -> Result<Counted, sqlx::Error> {
    let count = query_scalar!(
        r#"SELECT coalesce(sum(games), 0) AS "games!: i64" FROM game_counts
           WHERE (?1 IS NULL OR kind = ?1) AND (?2 IS NULL OR winner = ?2) AND (?3 IS NULL OR bot = ?3)
             AND (?4 IS NULL OR (size = ?4 AND height = coalesce(?5, ?4)))"#,
        wanted.kind,
        wanted.winner,
        wanted.bot,
        wanted.size,
        wanted.height
    );
    count.fetch_one(on).await.map(Counted::exactly)
}

/// The number of games with these names that match the search: the games in which Black has one of the names, plus those in which only
/// White has one.
pub(super) async fn of_names(
    on: &mut SqliteConnection,
    wanted: &Wanted,
    names: &str,
    visibility: i64,
) -> Result<Counted, sqlx::Error> {
    let wanted = wanted.counting(COUNTED_GAMES + 1);
    let black = filtered!(
        Count,
        wanted,
        None::<i64>,
        names,
        visibility,
        r#"SELECT count(*) AS "games!: i64" FROM (
               SELECT 1 FROM json_each(?5) n CROSS JOIN games INDEXED BY games_black ON black = n.value
               WHERE visibility = ?6 AND"#,
        " LIMIT ?4)"
    );
    let black = black.fetch_one(&mut *on).await?.games;
    let white = filtered!(
        Count,
        wanted,
        None::<i64>,
        names,
        visibility,
        r#"SELECT count(*) AS "games!: i64" FROM (
               SELECT 1 FROM json_each(?5) n CROSS JOIN games INDEXED BY games_white ON white = n.value
               WHERE visibility = ?6 AND black NOT IN (SELECT value FROM json_each(?5)) AND"#,
        " LIMIT ?4)"
    );
    Ok(Counted::up_to_bound(black + white.fetch_one(on).await?.games))
}

/// The number of public games that match the search and that ended at this time or later.
pub(super) async fn since(on: &mut SqliteConnection, wanted: &Wanted, time: i64) -> Result<Counted, sqlx::Error> {
    let wanted = wanted.counting(COUNTED_GAMES + 1);
    let count = filtered!(
        Count,
        wanted,
        time,
        None::<&str>,
        0,
        r#"SELECT count(*) AS "games!: i64" FROM (
               SELECT 1 FROM games INDEXED BY games_ended WHERE visibility = 0 AND ended >= ?3 AND"#,
        " LIMIT ?4)"
    );
    count.fetch_one(on).await.map(|count| Counted::up_to_bound(count.games))
}
