//! The queries for the tokens of programs.

use crate::cells::FoundToken;
use crate::error::unavailable;
use room::{PlayerId, UnixMillis};
use sqlx::{SqlitePool, query_as};
use store::{StoreError, TokenRow};

/// The token whose secret has this hash, unless the token has ended. The inner error names the program of a damaged token.
pub(crate) async fn token(
    pool: &SqlitePool,
    token_hash: &[u8; 32],
    wall: UnixMillis,
) -> Result<Option<Result<TokenRow, String>>, StoreError> {
    let hash = token_hash.as_slice();
    let wall = i64::try_from(wall.0).unwrap_or(i64::MAX);
    let found = query_as!(
        FoundToken,
        r#"SELECT token_hash, player AS "player: Vec<u8>", owner AS "owner: Vec<u8>", name AS "name: Vec<u8>",
                  may_read AS "may_read: bool", may_play AS "may_play: bool", created, used, ends
           FROM tokens WHERE token_hash = ? AND ends >= ?"#,
        hash,
        wall
    );
    Ok(found.fetch_optional(pool).await.map_err(unavailable)?.map(FoundToken::read))
}

/// The tokens that this guest has made and that have not ended, oldest first.
pub(crate) async fn tokens_of(
    pool: &SqlitePool,
    owner: &PlayerId,
    wall: UnixMillis,
) -> Result<Vec<Result<TokenRow, String>>, StoreError> {
    let owner = owner.as_str();
    let wall = i64::try_from(wall.0).unwrap_or(i64::MAX);
    let found = query_as!(
        FoundToken,
        r#"SELECT token_hash, player AS "player: Vec<u8>", owner AS "owner: Vec<u8>", name AS "name: Vec<u8>",
                  may_read AS "may_read: bool", may_play AS "may_play: bool", created, used, ends
           FROM tokens WHERE owner = ? AND ends >= ? ORDER BY created, player"#,
        owner,
        wall
    );
    Ok(found.fetch_all(pool).await.map_err(unavailable)?.into_iter().map(FoundToken::read).collect())
}
