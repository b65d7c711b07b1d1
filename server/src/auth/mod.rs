//! Guests with their sessions, and programs with their tokens. Only the SHA-256 of a secret is stored. The functions
//! take the current wall-clock time as their parameter `wall`.

mod cookie;
mod extract;
mod heard;
mod identity;
pub(crate) mod name;
pub mod secret;
#[cfg(test)]
mod tests;
mod tokens;

pub use cookie::SessionCookie;
pub use extract::{Holder, Me, Person, Somebody};
pub use heard::Listening;
pub use identity::{Identity, SessionKey};
pub use name::NameRule;

use crate::config::Settings;
use crate::engines::EngineList;
use crate::error::ApiError;
use crate::timeline::Timeline;
use axum::http::{HeaderMap, header};
use heard::Heard;
use room::{Millis, PlayerId, UnixMillis};
use std::sync::Arc;
use store::{SessionRow, Store};
use tokens::Tokens;
use tokio::sync::broadcast;

const DAY_MS: u64 = 24 * 60 * 60 * 1000;
/// The last use of a session is stored at most once in this period, because each write costs an fsync.
const USED_STEP_MS: u64 = 60 * 60 * 1000;

/// Creates, finds and ends sessions and tokens.
pub struct Auth {
    store: Arc<dyn Store>,
    idle_ms: u64,
    absolute_ms: u64,
    /// Reads and writes the session cookie.
    pub cookie: SessionCookie,
    ended: broadcast::Sender<SessionKey>,
    tokens: Tokens,
    /// The engines of the operator, whose names nobody else can have.
    engines: EngineList,
    heard: Arc<Heard>,
}

impl Auth {
    /// Uses the sessions and tokens in this store.
    #[must_use]
    pub fn new(store: Arc<dyn Store>, settings: &Settings, timeline: &Timeline) -> Self {
        let (limits, behind_tls) = (&settings.limits, settings.behind_tls);
        let idle_ms = u64::from(limits.session_idle_days) * DAY_MS;
        let absolute_ms = u64::from(limits.session_days) * DAY_MS;
        // A receiver that lags behind may have missed the end of its session, so it checks that its session is still valid. A small
        // buffer is therefore enough.
        let (ended, _) = broadcast::channel(64);
        Self {
            store,
            idle_ms,
            absolute_ms,
            cookie: SessionCookie::new(behind_tls, idle_ms / 1000),
            ended,
            tokens: Tokens::new(settings),
            engines: settings.engines.clone().unwrap_or_default(),
            heard: Heard::new(Millis(limits.silence_ms), timeline),
        }
    }

    /// Identifies the sender of these headers by the bearer token in the `Authorization` header. If there is no such
    /// header, the cookie identifies the sender. `None` if there is neither such a header nor a known cookie.
    ///
    /// # Errors
    /// [`ApiError::NoSession`] for an `Authorization` header without a known bearer token;
    /// [`ApiError::Unavailable`] if the store does not respond.
    pub async fn identify(&self, headers: &HeaderMap, wall: UnixMillis) -> Result<Option<Identity>, ApiError> {
        if headers.contains_key(header::AUTHORIZATION) {
            let secret = bearer(headers).ok_or(ApiError::NoSession)?;
            let found =
                if tokens::is_token(&secret) { self.find_token(&secret, wall).await } else { self.find(&secret, wall).await };
            return found?.map(Some).ok_or(ApiError::NoSession);
        }
        match self.cookie.secret(headers) {
            Some(secret) => self.find(&secret, wall).await,
            None => Ok(None),
        }
    }

    /// Whether a session or a token is still valid.
    ///
    /// # Errors
    /// [`ApiError::Unavailable`] if the store does not respond.
    pub async fn is_valid(&self, key: SessionKey, wall: UnixMillis) -> Result<bool, ApiError> {
        Ok(self.store.session(&key.0, wall).await?.is_some() || self.store.token(&key.0, wall).await?.is_some())
    }

    /// Receives the key of each session that is ended with [`Auth::end`], and of each token that is deleted. A receiver
    /// that has missed some keys must call [`Auth::is_valid`].
    #[must_use]
    pub fn ended(&self) -> broadcast::Receiver<SessionKey> {
        self.ended.subscribe()
    }

    /// Notes a request, if its sender reads a stream. This includes requests for which the sender does not matter.
    pub fn note(&self, headers: &HeaderMap) {
        if let Some(secret) = bearer(headers).or_else(|| self.cookie.secret(headers)) {
            self.heard.note(SessionKey(secret::hash(&secret)));
        }
    }

    /// Begins to note the requests of the reader of a stream. The request that opens the stream is the first of them.
    #[must_use]
    pub fn listen(&self, reader: &Identity) -> Listening {
        self.heard.listen(reader.session)
    }

    /// Creates a guest with this name, or with a generated one. Also returns the secret, which cannot be
    /// retrieved later.
    ///
    /// # Errors
    /// [`ApiError::BadName`] for an invalid name; [`ApiError::Unavailable`] if the store does not respond.
    pub async fn create(&self, name: Option<String>, wall: UnixMillis) -> Result<(Identity, String), ApiError> {
        let name = name.map_or_else(|| Ok(name::made_up()), |name| self.check_name(&name))?;
        let player = PlayerId::parse(&format!("g{}", secret::letters(20)))
            .ok_or_else(|| ApiError::internal(&"a generated player id is invalid"))?;
        let token = secret::token();
        let key = SessionKey(secret::hash(&token));
        let row = SessionRow { token_hash: key.0, player, name, created: wall, used: wall, ends: self.ends(wall, wall) };
        self.store.put_session(&row).await?;
        Ok((Identity { player: row.player, name: row.name, session: key, program: None, address: None }, token))
    }

    /// Checks the name of a player, and returns it in the form in which names are stored.
    ///
    /// # Errors
    /// [`ApiError::BadName`].
    pub(crate) fn check_name(&self, name: &str) -> Result<String, ApiError> {
        name::check_free(name, &self.engines)
    }

    /// Renames a player.
    ///
    /// # Errors
    /// [`ApiError::BadName`] for an invalid name, [`ApiError::NoSession`] if the session has ended meanwhile,
    /// [`ApiError::TokenForbids`] for a program, [`ApiError::Unavailable`] if the store does not respond.
    pub async fn rename(&self, who: &Identity, name: String, wall: UnixMillis) -> Result<Identity, ApiError> {
        who.check_person()?;
        let name = self.check_name(&name)?;
        let row = self.store.session(&who.session.0, wall).await?.ok_or(ApiError::NoSession)?;
        self.store.put_session(&SessionRow { name: name.clone(), ..row }).await?;
        Ok(Identity { name, ..who.clone() })
    }

    /// Ends a session, or deletes the token of a program. Notifies its WebSockets and streams. The tokens of a person are deleted with
    /// the session, because nobody could list them afterwards. Returns the programs whose tokens are deleted.
    ///
    /// # Errors
    /// [`ApiError::Unavailable`] if the store does not respond.
    pub async fn end(&self, who: &Identity, wall: UnixMillis) -> Result<Vec<Identity>, ApiError> {
        if who.program.is_some() {
            return Ok(vec![self.drop_token(who.clone()).await?]);
        }
        let mut programs = Vec::new();
        // Delete the tokens first. If this fails, the person still has the session and can try again.
        for token in self.store.tokens_of(&who.player, wall).await? {
            programs.push(self.drop_token(tokens::program_of(token)).await?);
        }
        if let Some(row) = self.store.session(&who.session.0, wall).await? {
            self.store.put_session(&SessionRow { ends: UnixMillis(0), ..row }).await?;
        }
        // Sending fails only if no WebSocket or stream is open.
        let _ = self.ended.send(who.session);
        Ok(programs)
    }

    async fn find(&self, secret: &str, wall: UnixMillis) -> Result<Option<Identity>, ApiError> {
        let key = SessionKey(secret::hash(secret));
        let Some(row) = self.store.session(&key.0, wall).await? else { return Ok(None) };
        if row.used.0 + USED_STEP_MS <= wall.0 {
            let used = SessionRow { used: wall, ends: self.ends(row.created, wall), ..row.clone() };
            self.store.put_session(&used).await?;
        }
        Ok(Some(Identity { player: row.player, name: row.name, session: key, program: None, address: None }))
    }

    fn ends(&self, created: UnixMillis, used: UnixMillis) -> UnixMillis {
        UnixMillis((used.0 + self.idle_ms).min(created.0 + self.absolute_ms))
    }
}

/// The bearer token. `None` unless there is exactly one `Authorization` header, and that header has the scheme `Bearer`.
fn bearer(headers: &HeaderMap) -> Option<String> {
    let mut all = headers.get_all(header::AUTHORIZATION).iter();
    let (only, more) = (all.next()?, all.next());
    let (scheme, token) = only.to_str().ok()?.split_once(' ')?;
    (more.is_none() && scheme.eq_ignore_ascii_case("bearer")).then(|| token.trim().to_owned())
}
