//! How many games match a filter. Triggers maintain the counts of games by kind, winner and size. All other counts stop at a bound, so
//! that counting never reads a million games that match.

use super::games::Wanted;
use sqlx::{SqliteConnection, query_scalar};

/// The number at which the store stops counting the public games that match a search for names or for bots. If at most this many match,
/// all of them are fetched and sorted. If there are more, they are not rare, so a walk through the list of all games soon finds enough of
/// them for a page.
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
    const fn up_to_bound(games: i64) -> Self {
        if games > COUNTED_GAMES { Self { games: COUNTED_GAMES, more: true } } else { Self::exactly(games) }
    }

    pub(super) const fn plus(self, games: i64) -> Self {
        Self { games: self.games + games, more: self.more }
    }
}

/// The number of public games with the wanted size, kind and winner, whatever the players' names are. Triggers maintain the counts.
pub(super) async fn count_all(on: &mut SqliteConnection, wanted: &Wanted) -> Result<i64, sqlx::Error> {
    let count = query_scalar!(
        r#"SELECT coalesce(sum(games), 0) AS "games!: i64" FROM game_counts
           WHERE (?1 IS NULL OR kind = ?1) AND (?2 IS NULL OR winner = ?2)
             AND (?3 IS NULL OR (size = ?3 AND height = coalesce(?4, ?3)))"#,
        wanted.kind,
        wanted.winner,
        wanted.size,
        wanted.height
    );
    count.fetch_one(on).await
}

/// How many names contain a text, counted up to one more than a bound.
pub(super) async fn count_names(on: &mut SqliteConnection, text: &str, bound: i64) -> Result<i64, sqlx::Error> {
    let count = query_scalar!(
        r#"SELECT count(*) AS "names!: i64" FROM (SELECT 1 FROM names WHERE instr(fold, ?1) > 0 LIMIT ?2 + 1)"#,
        text,
        bound
    );
    count.fetch_one(on).await
}

/// The number of public games that a bot played, with the wanted size, kind and winner.
pub(super) async fn count_with_bots(on: &mut SqliteConnection, wanted: &Wanted) -> Result<Counted, sqlx::Error> {
    let count = query_scalar!(
        r#"SELECT count(*) AS "games!: i64" FROM (
               SELECT 1 FROM games WHERE visibility = 0 AND black IN bot_names
                   AND (?1 IS NULL OR kind = ?1) AND (?2 IS NULL OR winner = ?2) AND (?3 IS NULL OR (size = ?3 AND height IS ?4))
               UNION ALL
               SELECT 1 FROM games WHERE visibility = 0 AND white IN bot_names AND black NOT IN bot_names
                   AND (?1 IS NULL OR kind = ?1) AND (?2 IS NULL OR winner = ?2) AND (?3 IS NULL OR (size = ?3 AND height IS ?4))
               LIMIT ?5 + 1)"#,
        wanted.kind,
        wanted.winner,
        wanted.size,
        wanted.height,
        COUNTED_GAMES
    );
    count.fetch_one(on).await.map(Counted::up_to_bound)
}

/// Counts the public games in which a player's name matches: the games in which Black's name matches, plus the games in which only
/// White's name matches. The argument is the SQL of the other conditions.
macro_rules! count_named {
    ($name:ident, $wanted:ident, $others:literal) => {
        query_scalar!(
            r#"SELECT count(*) AS "games!: i64" FROM (
                   SELECT 1 FROM games
                   WHERE visibility = 0 AND black IN (SELECT number FROM names WHERE instr(fold, ?1) > 0) AND "#
                + $others
                + r#" UNION ALL
                   SELECT 1 FROM games
                   WHERE visibility = 0 AND white IN (SELECT number FROM names WHERE instr(fold, ?1) > 0)
                     AND black NOT IN (SELECT number FROM names WHERE instr(fold, ?1) > 0) AND "#
                + $others
                + r#" LIMIT ?10 + 1)"#,
            $name,
            $wanted.kind,
            $wanted.winner,
            $wanted.size,
            $wanted.height,
            $wanted.others[0],
            $wanted.others[1],
            $wanted.others[2],
            $wanted.bot,
            COUNTED_GAMES
        )
    };
}

/// The number of public games that match the names and all other filters.
pub(super) async fn count_named(on: &mut SqliteConnection, name: &str, wanted: &Wanted) -> Result<Counted, sqlx::Error> {
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
    count.fetch_one(on).await.map(Counted::up_to_bound)
}

/// Counts the games while it walks through the list of all games. The arguments are SQL conditions on the size, kind and winner.
macro_rules! count_walked {
    ($on:ident, $wanted:ident, $size:literal, $kind:literal, $winner:literal) => {
        query_scalar!(
            r#"SELECT count(*) AS "games!: i64" FROM (
                   SELECT 1 FROM games g CROSS JOIN names b ON b.number = g.black CROSS JOIN names w ON w.number = g.white
                   WHERE g.visibility = 0 AND g.ended <= 9223372036854775807 AND "#
                + $size
                + " AND "
                + $kind
                + " AND "
                + $winner
                + r#" AND (?1 IS NULL OR instr(b.fold, ?1) > 0 OR instr(w.fold, ?1) > 0)
                     AND (?6 IS NULL OR instr(b.fold, ?6) > 0 OR instr(w.fold, ?6) > 0)
                     AND (?7 IS NULL OR instr(b.fold, ?7) > 0 OR instr(w.fold, ?7) > 0)
                     AND (?8 IS NULL OR instr(b.fold, ?8) > 0 OR instr(w.fold, ?8) > 0)
                     AND (?9 IS NULL OR ?9 = (g.black IN bot_names OR g.white IN bot_names))
                   LIMIT ?10 + 1)"#,
            $wanted.name,
            $wanted.kind,
            $wanted.winner,
            $wanted.size,
            $wanted.height,
            $wanted.others[0],
            $wanted.others[1],
            $wanted.others[2],
            $wanted.bot,
            COUNTED_GAMES
        )
        .fetch_one($on)
        .await
    };
}

/// The number of public games that match a filter which many games match.
pub(super) async fn count_walked(on: &mut SqliteConnection, wanted: &Wanted) -> Result<Counted, sqlx::Error> {
    let games = match (wanted.size, wanted.kind, wanted.winner) {
        (Some(_), _, _) => count_walked!(
            on,
            wanted,
            "g.size = ?4 AND g.height IS ?5",
            "(?2 IS NULL OR g.kind = ?2)",
            "(?3 IS NULL OR g.winner = ?3)"
        ),
        (None, None, None) => count_walked!(on, wanted, "?4 IS NULL", "?2 IS NULL", "?3 IS NULL"),
        (None, Some(_), None) => count_walked!(on, wanted, "?4 IS NULL", "g.kind = ?2", "?3 IS NULL"),
        (None, None, Some(_)) => count_walked!(on, wanted, "?4 IS NULL", "?2 IS NULL", "g.winner = ?3"),
        (None, Some(_), Some(_)) => count_walked!(on, wanted, "?4 IS NULL", "g.kind = ?2", "g.winner = ?3"),
    };
    games.map(Counted::up_to_bound)
}

pub(super) async fn count_private(on: &mut SqliteConnection, wanted: &Wanted) -> Result<i64, sqlx::Error> {
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
    count.fetch_one(on).await
}
