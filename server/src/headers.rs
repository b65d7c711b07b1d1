//! Sets the headers that every response has.

use crate::app::App;
use crate::config::Settings;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use std::sync::Arc;

/// `wasm-unsafe-eval` allows the page to compile its WebAssembly modules, but not to run scripts from strings.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; \
    frame-ancestors 'none'; object-src 'none'";

const ALWAYS: [(HeaderName, &str); 6] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
];

/// Sets the headers, except those that the handler has set.
pub async fn set(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    fill(response.headers_mut(), &app.settings);
    response
}

fn fill(headers: &mut HeaderMap, settings: &Settings) {
    for (name, value) in ALWAYS {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    // Responses without a caching policy (all of /api except public records, and every error) must not be stored.
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    if settings.behind_tls {
        // Other services on subdomains of this host may not have HTTPS, so the operator decides about them.
        let hsts = if settings.hsts_subdomains { "max-age=63072000; includeSubDomains" } else { "max-age=63072000" };
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(hsts));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_that_the_handler_has_set_are_kept() {
        let mut headers = HeaderMap::from_iter([(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"))]);
        let mut settings = Settings::built_in();
        fill(&mut headers, &settings);
        assert_eq!(headers.len(), 7);
        assert_eq!(headers[header::CACHE_CONTROL], "no-cache");
        assert!(!headers.contains_key(header::STRICT_TRANSPORT_SECURITY));
        settings.behind_tls = true;
        fill(&mut headers, &settings);
        assert_eq!(headers[header::STRICT_TRANSPORT_SECURITY], "max-age=63072000");
        settings.hsts_subdomains = true;
        fill(&mut headers, &settings);
        assert_eq!(headers[header::STRICT_TRANSPORT_SECURITY], "max-age=63072000; includeSubDomains");
    }

    #[test]
    fn no_inline_script_is_allowed() {
        assert!(
            !POLICY.contains("unsafe-inline") && !POLICY.contains("'unsafe-eval'") && POLICY.starts_with("default-src 'none'")
        );
    }
}
