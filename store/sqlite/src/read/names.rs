//! Finds names by a part of them, or by their player. The table `name_ends` finds a part of any length without reading other names.

use room::PlayerId;
use sqlx::{SqliteConnection, query_scalar};

/// A player's private games are listed only under this many of the player's newest names. Few people change their name
/// more often.
const OWN_NAMES: i64 = 1000;

/// The character that sorts after all others. If this character is appended to a text, every text that begins with the
/// original text sorts before the result.
const LAST: char = char::MAX;

/// The numbers of the names that contain a text, at most `limit`.
pub(super) async fn with(on: &mut SqliteConnection, text: &str, limit: usize) -> Result<Vec<i64>, sqlx::Error> {
    let beyond = format!("{text}{LAST}");
    let limit = i64::try_from(limit).unwrap_or(i64::MAX);
    query_scalar!("SELECT DISTINCT name FROM name_ends WHERE ending >= ? AND ending < ? LIMIT ?", text, beyond, limit)
        .fetch_all(on)
        .await
}

/// The number of public games of all names that contain a text, counted up to one more than a bound. If the text is part of both players'
/// names, the game is counted twice.
pub(super) async fn count_games(on: &mut SqliteConnection, text: &str, bound: i64) -> Result<i64, sqlx::Error> {
    let beyond = format!("{text}{LAST}");
    let count = query_scalar!(
        r#"SELECT count(*) AS "games!: i64" FROM (
               SELECT 1 FROM name_ends e CROSS JOIN games INDEXED BY games_black ON black = e.name
               WHERE e.ending >= ?1 AND e.ending < ?2 AND visibility = 0
               UNION ALL
               SELECT 1 FROM name_ends e CROSS JOIN games INDEXED BY games_white ON white = e.name
               WHERE e.ending >= ?1 AND e.ending < ?2 AND visibility = 0
               LIMIT ?3 + 1)"#,
        text,
        beyond,
        bound
    );
    count.fetch_one(on).await
}

/// The numbers of a player's names, as a JSON array.
pub(super) async fn of(on: &mut SqliteConnection, player: &PlayerId) -> Result<String, sqlx::Error> {
    let player = player.as_str();
    let numbers = query_scalar!(
        "SELECT number FROM names INDEXED BY names_of_player WHERE player = (SELECT number FROM players WHERE id = ?)
         ORDER BY number DESC LIMIT ?",
        player,
        OWN_NAMES
    );
    Ok(serde_json::json!(numbers.fetch_all(on).await?).to_string())
}
