//! The tokens of programs (decision 0083). A token is made by a person and lasts until it is deleted or has not been used for a
//! long time. Each token is a player of its own, so that people see that they play against a program.

use super::{Auth, DAY_MS, Identity, SessionKey, USED_STEP_MS, bearer, secret};
use crate::budget::{Budgets, Payer};
use crate::config::Settings;
use crate::error::ApiError;
use crate::limits::budgets::Cost;
use crate::wire::Refused;
use axum::http::HeaderMap;
use protocol::{Limit, LimitName};
use room::{PlayerId, UnixMillis};
use std::collections::HashSet;
use std::sync::{Mutex, MutexGuard, PoisonError};
use store::{Scopes, TokenRow};

/// The beginning of the secret of every token. Programs that look for leaked secrets recognize it.
const PREFIX: &str = "tengen_";

/// The most tokens that the server remembers. While it remembers this many, the next use of any token makes it forget
/// all other tokens. The next request of a forgotten token counts toward the rate of its address. After that request,
/// the token is remembered again and has a rate of its own.
const KNOWN: usize = 10_000;

/// What the server keeps in memory about tokens.
pub(super) struct Tokens {
    idle_ms: u64,
    most: usize,
    /// The tokens that have been used since the server started. Only these have rates of their own: a made-up token counts
    /// toward the rate of its address.
    known: Mutex<HashSet<SessionKey>>,
    /// Tokens are made one after another, so that nobody gets too many with concurrent requests.
    making: tokio::sync::Mutex<()>,
}

impl Tokens {
    pub(super) fn new(settings: &Settings) -> Self {
        let limits = &settings.limits;
        Self {
            idle_ms: u64::from(limits.token_idle_days) * DAY_MS,
            most: limits.tokens_per_guest,
            known: Mutex::default(),
            making: tokio::sync::Mutex::default(),
        }
    }

    fn known(&self) -> MutexGuard<'_, HashSet<SessionKey>> {
        // No code panics while holding the lock.
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn remember(&self, key: SessionKey) {
        let mut known = self.known();
        if known.len() >= KNOWN {
            known.clear();
        }
        known.insert(key);
    }
}

/// Whether a secret is the secret of a token, and not of a session.
pub(super) fn is_token(secret: &str) -> bool {
    secret.starts_with(PREFIX)
}

impl Auth {
    /// Counts a request toward the rate of the token that it contains. `None` if it contains no known token.
    pub fn count_program(&self, budgets: &Budgets, headers: &HeaderMap) -> Option<Result<(), ApiError>> {
        let secret = bearer(headers).filter(|secret| is_token(secret))?;
        let key = SessionKey(secret::hash(&secret));
        let known = self.tokens.known().contains(&key);
        known.then(|| budgets.take(Cost::TokenRequest, Payer::token(key)).map_err(ApiError::from))
    }

    /// The largest number of tokens that a guest may have.
    #[must_use]
    pub fn most_tokens(&self) -> usize {
        self.tokens.most
    }

    /// Makes a token for a program with this name. Also returns the secret, which cannot be retrieved later.
    ///
    /// # Errors
    /// [`ApiError::Invalid`] for an invalid name or without scopes; `too_many`; [`ApiError::TokenForbids`] if the caller is a program;
    /// [`ApiError::Unavailable`].
    pub async fn make_token(
        &self,
        owner: &Identity,
        name: &str,
        scopes: Scopes,
        wall: UnixMillis,
    ) -> Result<(TokenRow, String), ApiError> {
        owner.check_person()?;
        let name = self.check_name(name)?;
        if !scopes.read && !scopes.play {
            return Err(ApiError::Invalid("scopes must contain `read` or `play`".into()));
        }
        let _turn = self.tokens.making.lock().await;
        let most = self.tokens.most;
        if self.store.tokens_of(&owner.player, wall).await?.len() >= most {
            let words = format!("you have {most} tokens, and no more are allowed; delete one first");
            return Err(Refused::too_many(Limit::new(LimitName::Tokens, most), words).into());
        }
        let token = format!("{PREFIX}{}", secret::token());
        let row = TokenRow {
            token_hash: secret::hash(&token),
            player: PlayerId::program(secret::bytes()),
            owner: owner.player.clone(),
            name,
            scopes,
            created: wall,
            used: wall,
            ends: UnixMillis(wall.0 + self.tokens.idle_ms),
        };
        self.store.put_token(&row).await?;
        Ok((row, token))
    }

    /// The tokens that this person has made, oldest first.
    ///
    /// # Errors
    /// [`ApiError::Unavailable`] if the store does not respond.
    pub async fn tokens(&self, owner: &Identity, wall: UnixMillis) -> Result<Vec<TokenRow>, ApiError> {
        Ok(self.store.tokens_of(&owner.player, wall).await?)
    }

    /// Deletes a token that this person has made, and ends its WebSockets and streams. Returns the program.
    ///
    /// # Errors
    /// [`ApiError::NotFound`] if this person has no such token; [`ApiError::Unavailable`].
    pub async fn delete_token(&self, owner: &Identity, program: &str, wall: UnixMillis) -> Result<Identity, ApiError> {
        let own = self.store.tokens_of(&owner.player, wall).await?;
        let row = own.into_iter().find(|row| row.player.as_str() == program).ok_or(ApiError::NotFound)?;
        self.drop_token(program_of(row)).await
    }

    /// Deletes the token of a program, and ends its WebSockets and streams. Returns the program.
    pub(super) async fn drop_token(&self, program: Identity) -> Result<Identity, ApiError> {
        self.store.delete_token(&program.player).await?;
        self.tokens.known().remove(&program.session);
        // Sending fails only if no WebSocket or stream is open.
        let _ = self.ended.send(program.session);
        Ok(program)
    }

    pub(super) async fn find_token(&self, secret: &str, wall: UnixMillis) -> Result<Option<Identity>, ApiError> {
        let key = SessionKey(secret::hash(secret));
        let Some(row) = self.store.token(&key.0, wall).await? else { return Ok(None) };
        // The first use is always stored, so that the list of tokens says whether a token has ever been used.
        let first = row.used == row.created;
        if row.used.0 + USED_STEP_MS <= wall.0 || (first && wall > row.used) {
            self.store.use_token(&key.0, wall, UnixMillis(wall.0 + self.tokens.idle_ms)).await?;
        }
        self.tokens.remember(key);
        Ok(Some(program_of(row)))
    }
}

/// The program that a token belongs to.
pub(super) fn program_of(row: TokenRow) -> Identity {
    Identity { player: row.player, name: row.name, session: SessionKey(row.token_hash), program: Some(row.scopes), address: None }
}
