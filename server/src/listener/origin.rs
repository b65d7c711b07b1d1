//! Checks which host a request names and from which site it comes. Without these checks, pages from other sites could act with a
//! visitor's cookie, and so could pages whose host name points at this server (DNS rebinding).

use crate::config::Settings;
use crate::error::ApiError;
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderName, header};
use std::net::IpAddr;

/// The names and origins of this server.
#[derive(Debug, Clone)]
pub struct Names {
    /// Lowercase, without a port.
    hosts: Vec<String>,
    /// The operator has given this many hosts with `--host`. These hosts come first. The last host is the name of the
    /// machine.
    named: usize,
    /// Lowercase, without a trailing slash.
    origins: Vec<String>,
    behind_tls: bool,
}

impl Names {
    /// The configured names and the name of the machine.
    #[must_use]
    pub fn new(settings: &Settings) -> Self {
        let machine = rustix::system::uname().nodename().to_string_lossy().into_owned();
        let clean = |text: &String| text.trim_end_matches('/').to_ascii_lowercase();
        Self {
            hosts: settings.host.iter().chain([&machine]).map(clean).collect(),
            named: settings.host.len(),
            origins: settings.origin.iter().map(clean).collect(),
            behind_tls: settings.behind_tls,
        }
    }

    /// The `Host` of a request, lowercase and with the port as sent, if this server answers to that name.
    ///
    /// # Errors
    /// [`ApiError::Malformed`] for a missing, duplicate or invalid Host; [`ApiError::UnknownHost`] for a name
    /// that is not ours.
    pub fn host(&self, headers: &HeaderMap) -> Result<String, ApiError> {
        let text = only(headers, &header::HOST)
            .map_err(|()| ApiError::Malformed("a request must have exactly one Host header".into()))?;
        let text = text.ok_or_else(|| ApiError::Malformed("a request must have a Host header".into()))?.to_ascii_lowercase();
        let authority: Authority = text.parse().map_err(|_| ApiError::Malformed("the Host header is invalid".into()))?;
        if text.contains('@') || authority.host().is_empty() || (authority.port_u16().is_none() && has_port(&text)) {
            return Err(ApiError::Malformed("the Host header is invalid".into()));
        }
        if self.answers_to(authority.host()) { Ok(text) } else { Err(ApiError::UnknownHost(authority.host().to_owned())) }
    }

    /// Whether the operator has given this host with `--host`, as for a server on the internet. `host` is the result of
    /// [`Names::host`].
    #[must_use]
    pub fn is_named(&self, host: &str) -> bool {
        let bare = host.split(':').next().unwrap_or_default().trim_end_matches('.');
        self.hosts[..self.named].iter().any(|own| own == bare)
    }

    /// The base URL at which a request reached this server, such as `http://go.local:8080`.
    ///
    /// # Errors
    /// See [`Names::host`].
    pub fn base(&self, headers: &HeaderMap) -> Result<String, ApiError> {
        let scheme = if self.behind_tls { "https" } else { "http" };
        self.host(headers).map(|host| format!("{scheme}://{host}"))
    }

    fn answers_to(&self, host: &str) -> bool {
        let bare = host.trim_start_matches('[').trim_end_matches(']');
        let name = host.strip_suffix('.').unwrap_or(host);
        bare.parse::<IpAddr>().is_ok()
            || name == "localhost"
            || name.ends_with(".localhost")
            || name.ends_with(".local")
            || self.hosts.iter().any(|own| own == name)
    }

    /// Checks that a request that changes something, or opens a WebSocket, comes from an allowed site. `has_cookie` means that the
    /// request has our cookie, so a page from another site could have sent the request in the user's name.
    ///
    /// # Errors
    /// [`ApiError::ForbiddenOrigin`].
    pub fn origin(&self, headers: &HeaderMap, host: &str, has_cookie: bool) -> Result<(), ApiError> {
        let origin = only(headers, &header::ORIGIN).map_err(|()| ApiError::ForbiddenOrigin)?;
        let site = only(headers, &HeaderName::from_static("sec-fetch-site")).map_err(|()| ApiError::ForbiddenOrigin)?;
        let good = match (origin, site) {
            (Some(origin), _) => self.ours(&origin.to_ascii_lowercase(), host),
            (None, Some(site)) => matches!(site, "same-origin" | "none") || (!has_cookie && site == "same-site"),
            // Browsers send at least one of the two headers. If both are missing, the request comes from a program, and no
            // page can make a program send a request.
            (None, None) => !has_cookie,
        };
        if good { Ok(()) } else { Err(ApiError::ForbiddenOrigin) }
    }

    /// Whether a lowercase origin is our own or a configured origin. Browsers write our own origin without the default
    /// port.
    fn ours(&self, origin: &str, host: &str) -> bool {
        let (scheme, port) = if self.behind_tls { ("https://", ":443") } else { ("http://", ":80") };
        let same = origin.strip_prefix(scheme).is_some_and(|rest| rest == host.strip_suffix(port).unwrap_or(host));
        same || self.origins.iter().any(|known| known == origin)
    }

    /// Whether this is an address of this server.
    #[must_use]
    pub fn leads_here(&self, address: &str) -> bool {
        let Ok(uri) = address.parse::<axum::http::Uri>() else { return false };
        let web = matches!(uri.scheme_str(), Some("http" | "https"));
        web && uri
            .authority()
            .is_some_and(|authority| !authority.as_str().contains('@') && self.answers_to(&authority.host().to_ascii_lowercase()))
    }
}

/// Whether this address leads every machine to itself, as `localhost` does.
#[must_use]
pub fn is_only_here(address: &str) -> bool {
    let uri = address.parse::<axum::http::Uri>().ok();
    let Some(host) = uri.as_ref().and_then(axum::http::Uri::host) else { return false };
    let bare = host.trim_start_matches('[').trim_end_matches(']');
    bare == "localhost" || bare.ends_with(".localhost") || bare.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
}

/// The value of a header that may appear only once.
fn only<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Result<Option<&'a str>, ()> {
    let mut all = headers.get_all(name).iter();
    let first = all.next();
    if all.next().is_some() {
        return Err(());
    }
    first.map(|value| value.to_str().map_err(|_| ())).transpose()
}

/// Whether a colon follows the host, even if the text after the colon is not a valid port.
fn has_port(text: &str) -> bool {
    text.rsplit_once(':').is_some_and(|(_, after)| !after.contains(']'))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    fn names(behind_tls: bool) -> Names {
        let mut settings = Settings::built_in();
        settings.host = vec!["Go.Example.org".into()];
        settings.origin = vec!["https://club.example/".into()];
        settings.behind_tls = behind_tls;
        Names::new(&settings)
    }

    fn headers(pairs: &[(&'static str, &'static str)]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for (name, value) in pairs {
            headers.append(*name, HeaderValue::from_static(value));
        }
        headers
    }

    #[test]
    fn the_base_url_has_the_configured_scheme_and_the_requested_host() {
        let sent = headers(&[("host", "Go.Example.org:8443")]);
        assert_eq!(names(true).base(&sent).unwrap(), "https://go.example.org:8443");
        assert_eq!(names(false).base(&sent).unwrap(), "http://go.example.org:8443");
        assert!(names(false).base(&headers(&[("host", "evil.example")])).is_err());
        for here in ["http://localhost:8080", "http://a.localhost", "http://127.0.0.1:1", "http://[::1]:8080"] {
            assert!(is_only_here(here), "{here}");
        }
        for reached in ["http://192.168.1.7:8080", "https://go.example.org", "http://tengen.local", "http://[fd00::1]"] {
            assert!(!is_only_here(reached), "{reached}");
        }
    }

    #[test]
    fn the_server_answers_to_its_own_names() {
        for good in [
            "localhost:8080",
            "127.0.0.1",
            "192.168.1.7:80",
            "[::1]:8080",
            "[fe80::1]",
            "tengen.local:8080",
            "GO.example.org",
            "localhost.",
        ] {
            assert!(names(false).host(&headers(&[("host", good)])).is_ok(), "{good}");
        }
        for strange in
            ["evil.example", "go.example.org.evil.example", "xgo.example.org", "local", "127.1", "0x7f.0.0.1", "evillocal"]
        {
            let answer = names(false).host(&headers(&[("host", strange)]));
            assert!(matches!(answer, Err(ApiError::UnknownHost(_))), "{strange}: {answer:?}");
        }
        for invalid in [
            "",
            "a b",
            "localhost:",
            "localhost:x",
            "localhost:99999",
            "user@localhost",
            "http://localhost",
            "localhost/x",
            "[::1",
        ] {
            let answer = names(false).host(&headers(&[("host", invalid)]));
            assert!(matches!(answer, Err(ApiError::Malformed(_))), "{invalid}: {answer:?}");
        }
        assert!(names(false).host(&headers(&[])).is_err());
        assert!(names(false).host(&headers(&[("host", "localhost"), ("host", "localhost")])).is_err());
    }

    #[test]
    fn pages_of_this_server_and_of_configured_sites_may_use_it() {
        for (host, origin) in [
            ("localhost:8080", "http://localhost:8080"),
            ("localhost:8080", "HTTP://LOCALHOST:8080"),
            ("go.example.org", "http://go.example.org"),
            ("go.example.org:80", "http://go.example.org"),
            ("[::1]:8080", "http://[::1]:8080"),
            ("localhost:8080", "https://club.example"),
        ] {
            assert_eq!(names(false).origin(&headers(&[("origin", origin)]), host, true), Ok(()), "{host} {origin}");
        }
    }

    #[test]
    fn only_hosts_that_the_operator_has_given_are_named() {
        for (host, named) in [
            ("go.example.org", true),
            ("go.example.org.:8080", true),
            ("localhost:8080", false),
            ("192.168.1.5", false),
            ("[::1]", false),
        ] {
            assert_eq!(names(false).is_named(host), named, "{host}");
        }
    }

    #[test]
    fn forged_origins_are_refused() {
        let host = "go.example.org:8080";
        for trick in [
            "null",
            "",
            "http://evil.example",
            "http://go.example.org",
            "http://go.example.org:8081",
            "http://go.example.org:8080.evil.example",
            "http://evil.example:8080/go.example.org:8080",
            "http://go.example.org:8080@evil.example",
            "http://evil.example@go.example.org:8080",
            "http://go.example.org:8080/",
            "http://go.example.org:8080#",
            "http://sub.go.example.org:8080",
            "http://xgo.example.org:8080",
            "http://go.example.org:08080",
            "http://go.example.org.:8080",
            "ftp://go.example.org:8080",
            "file://",
            "go.example.org:8080",
            "//go.example.org:8080",
            " http://go.example.org:8080",
            "http://go.example.org:8080, http://evil.example",
            "https://go.example.org:8080",
            "http://club.example",
            "https://club.example.evil.example",
        ] {
            for has_cookie in [true, false] {
                let answer = names(false).origin(&headers(&[("origin", trick)]), host, has_cookie);
                assert_eq!(answer, Err(ApiError::ForbiddenOrigin), "{trick:?}");
            }
        }
        let two = headers(&[("origin", "http://go.example.org:8080"), ("origin", "http://go.example.org:8080")]);
        assert!(names(false).origin(&two, host, true).is_err());
        assert!(names(true).origin(&headers(&[("origin", "https://go.example.org")]), "go.example.org:443", true).is_ok());
        // Behind TLS, a page loaded over plain HTTP counts as another site, because an attacker on the network could have
        // modified it.
        assert!(names(true).origin(&headers(&[("origin", "http://go.example.org:8080")]), host, true).is_err());
        assert!(names(true).origin(&headers(&[("origin", "https://go.example.org:8080")]), host, true).is_ok());
    }

    #[test]
    fn only_addresses_of_this_server_lead_here() {
        for good in ["http://192.168.1.7:8080/room/abc", "https://go.example.org/", "http://localhost:1"] {
            assert!(names(false).leads_here(good), "{good}");
        }
        for bad in [
            "https://evil.example",
            "http://localhost@evil.example",
            "http://x@localhost",
            "javascript:alert(1)",
            "/room",
            "ftp://localhost",
            "",
        ] {
            assert!(!names(false).leads_here(bad), "{bad}");
        }
    }

    #[test]
    fn without_an_origin_a_cookie_is_accepted_only_from_our_own_page() {
        let host = "localhost";
        for (site, has_cookie, good) in [
            (None, false, true),
            (None, true, false),
            (Some("same-origin"), true, true),
            (Some("same-site"), true, false),
            (Some("cross-site"), true, false),
            (Some("cross-site"), false, false),
        ] {
            let headers = site.map_or_else(HeaderMap::new, |site| headers(&[("sec-fetch-site", site)]));
            assert_eq!(names(false).origin(&headers, host, has_cookie).is_ok(), good, "{site:?} {has_cookie}");
        }
    }
}
