//! The session cookie.

use axum::http::{HeaderMap, HeaderValue, header};

/// The name and attributes of the session cookie.
#[derive(Debug, Clone)]
pub struct SessionCookie {
    behind_tls: bool,
    max_age_s: u64,
}

impl SessionCookie {
    pub(super) fn new(behind_tls: bool, max_age_s: u64) -> Self {
        Self { behind_tls, max_age_s }
    }

    /// The name of the cookie. Browsers accept a `__Host-` cookie only over HTTPS, and no other host can set it.
    #[must_use]
    pub fn name(&self) -> &'static str {
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
