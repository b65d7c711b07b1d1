//! The session cookie.

use super::secret;
use axum::http::{HeaderMap, HeaderValue, header};
use std::sync::OnceLock;
use store::{Store, StoreError};

/// The name of the setting in the store.
const SETTING: &str = "cookie";

/// The name and attributes of the session cookie.
#[derive(Debug)]
pub struct SessionCookie {
    behind_tls: bool,
    max_age_s: u64,
    /// Set by [`SessionCookie::load`].
    name: OnceLock<String>,
}

impl SessionCookie {
    pub(super) fn new(behind_tls: bool, max_age_s: u64) -> Self {
        Self { behind_tls, max_age_s, name: OnceLock::new() }
    }

    /// Reads the name of the cookie from the store. A new server draws a name, and stores it.
    ///
    /// All services on a host share their cookies, whatever their ports are. Thus, each server needs a name of its own:
    /// otherwise, two servers on one host would overwrite each other's sessions.
    ///
    /// # Errors
    /// If the store does not respond.
    pub async fn load(&self, store: &dyn Store) -> Result<(), StoreError> {
        let ending = match store.setting(SETTING).await? {
            Some(ending) => ending,
            None => {
                let drawn = secret::letters(8);
                store.set(SETTING, &drawn).await?;
                drawn
            }
        };
        let _ = self.name.set(format!("{}-{ending}", self.beginning()));
        Ok(())
    }

    /// The name of the cookie. Without [`SessionCookie::load`], which only tests leave out, it has no ending.
    #[must_use]
    pub fn name(&self) -> &str {
        self.name.get().map_or(self.beginning(), String::as_str)
    }

    /// Browsers accept a `__Host-` cookie only over HTTPS, and no other host can set it.
    fn beginning(&self) -> &'static str {
        if self.behind_tls { "__Host-sid" } else { "sid" }
    }

    /// The secret in these headers. Returns `None` if several cookies have our cookie's name, because someone else must
    /// have set one of them.
    #[must_use]
    pub fn secret(&self, headers: &HeaderMap) -> Option<String> {
        let mut found = headers
            .get_all(header::COOKIE)
            .iter()
            .filter_map(|value| value.to_str().ok())
            .flat_map(|line| line.split(';'))
            .filter_map(|pair| pair.trim().split_once('='))
            .filter(|(name, _)| *name == self.name())
            .map(|(_, value)| value.to_owned());
        let first = found.next()?;
        found.next().is_none().then_some(first)
    }

    /// Whether the headers contain our cookie. If so, a browser may have sent the request without its user's intent.
    #[must_use]
    pub fn is_present(&self, headers: &HeaderMap) -> bool {
        let names = |line: &str| line.split(';').any(|pair| pair.trim().split('=').next() == Some(self.name()));
        headers.get_all(header::COOKIE).iter().any(|value| value.to_str().map_or(true, names))
    }

    /// A `Set-Cookie` value that stores the secret.
    #[must_use]
    pub fn keep(&self, secret: &str) -> Option<HeaderValue> {
        self.value(secret, self.max_age_s)
    }

    /// A `Set-Cookie` value that deletes the cookie.
    #[must_use]
    pub fn forget(&self) -> Option<HeaderValue> {
        self.value("", 0)
    }

    fn value(&self, secret: &str, max_age_s: u64) -> Option<HeaderValue> {
        let secure = if self.behind_tls { "; Secure" } else { "" };
        // Lax instead of Strict, because a user who follows a link to a room from another site must still be recognized.
        // The check of the `Origin` header refuses harmful requests from other sites.
        let text = format!("{}={secret}; Path=/{secure}; HttpOnly; SameSite=Lax; Max-Age={max_age_s}", self.name());
        let mut value = HeaderValue::try_from(text).ok()?;
        value.set_sensitive(true);
        Some(value)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;

    #[test]
    fn cookies_are_http_only_lax_and_secure_behind_tls() {
        assert_eq!(
            SessionCookie::new(true, 5).keep("x").unwrap(),
            "__Host-sid=x; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=5"
        );
        assert_eq!(SessionCookie::new(false, 5).keep("x").unwrap(), "sid=x; Path=/; HttpOnly; SameSite=Lax; Max-Age=5");
        assert_eq!(SessionCookie::new(false, 5).forget().unwrap(), "sid=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0");
    }

    #[test]
    fn a_secret_is_read_only_from_a_single_cookie_with_the_exact_name() {
        for (lines, wanted) in [
            (vec!["sid=a"], Some("a")),
            (vec!["x=1; sid=a;y=2"], Some("a")),
            (vec!["x=1", "sid=a"], Some("a")),
            (vec!["sid=a; sid=b"], None),
            (vec!["sid=a", "sid=a"], None),
            (vec!["__Host-sid=a"], None),
            (vec!["SID=a"], None),
            (vec![""], None),
        ] {
            let mut headers = HeaderMap::new();
            for line in &lines {
                headers.append(header::COOKIE, HeaderValue::from_static(line));
            }
            assert_eq!(SessionCookie::new(false, 5).secret(&headers).as_deref(), wanted, "{lines:?}");
        }
    }
}
