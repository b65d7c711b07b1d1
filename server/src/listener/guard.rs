//! Checks requests before a handler sees them.

use super::client::{Client, Peer};
use super::local;
use crate::app::App;
use crate::budget::Payer;
use crate::error::ApiError;
use crate::limits::budgets::Cost;
use crate::usage::{Use, User};
use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use base64::Engine as _;
use http_body::Body as _;
use std::sync::Arc;
use std::time::Duration;

/// The part of a path that is logged.
const MOST_LOGGED: usize = 200;

/// Refuses requests that come from outside the network (unless the settings allow them), are malformed, have a long URI, name
/// an unknown host, come from another site or have an unsupported body. Also refuses clients that send too many requests.
/// Adds the client to the request, for the handler. Logs what the handler does not allow.
pub async fn check(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    match admit(&app, &mut request) {
        Ok(()) => {
            let client = request.extensions().get::<Client>().cloned();
            let (method, uri) = (request.method().clone(), request.uri().clone());
            let response = next.run(request).await;
            let forbids = matches!(response.status(), StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN);
            if let Some(client) = client.filter(|client| forbids && app.budgets.may_log(Payer::address(client.address))) {
                let (status, path) = (response.status().as_u16(), logged(&uri));
                tracing::info!(target: "security", address = %client.address, %method, path, status, "not allowed");
            }
            response
        }
        Err(ApiError::NotLocal) => {
            tracing::debug!(path = request.uri().path(), "refused: the client is outside the network");
            local::refuse(request.headers())
        }
        Err(error) => {
            log(&app, &request, &error);
            error.into_response()
        }
    }
}

/// Logs a refused request, unless its address has caused too many lines.
fn log(app: &App, request: &Request, error: &ApiError) {
    let peer = request.extensions().get::<Peer>();
    let address = peer.map(|peer| peer.client(request.headers(), &app.admission).address);
    if app.budgets.may_log(address.map(Payer::address).unwrap_or_default()) {
        let path = logged(request.uri());
        let address = address.map(tracing::field::display);
        tracing::info!(code = error.code().as_str(), address, method = %request.method(), path, "refused: {}", error.message());
    }
}

/// The path of a request in the log.
fn logged(uri: &Uri) -> String {
    uri.path().chars().take(MOST_LOGGED).collect()
}

/// Limits the time that a request may take.
pub async fn limit_time(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let time = Duration::from_millis(app.settings.limits.request_timeout_ms);
    tokio::time::timeout(time, next.run(request)).await.unwrap_or_else(|_| ApiError::Timeout.into_response())
}

fn admit(app: &App, request: &mut Request) -> Result<(), ApiError> {
    let limits = &app.settings.limits;
    let peer = request.extensions().get::<Peer>().ok_or_else(|| ApiError::internal(&"a request without a peer"))?;
    let client = peer.client(request.headers(), &app.admission);
    let open = app.settings.public || app.settings.behind_tls;
    if !open && (peer.is_unknown_proxy(request.headers(), &app.admission) || !local::is_local(client.address)) {
        return Err(ApiError::NotLocal);
    }
    let address_bytes = request.uri().path_and_query().map_or(0, |path| path.as_str().len());
    if address_bytes > limits.uri_bytes {
        return Err(ApiError::UriTooLong);
    }
    let host = app.names.host(request.headers())?;
    if request.uri().authority().is_some_and(|named| !named.as_str().eq_ignore_ascii_case(&host)) {
        return Err(ApiError::Malformed("the host in the URI differs from the host in the Host header".into()));
    }
    if request.headers().contains_key(header::CONTENT_ENCODING) {
        return Err(ApiError::UnsupportedMediaType { wanted: "sent uncompressed" });
    }
    let upgrade = request.headers().contains_key(header::UPGRADE);
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if upgrade || !reads {
        let has_cookie = app.auth.cookie.is_present(request.headers());
        app.names.origin(request.headers(), &host, has_cookie)?;
    }
    if upgrade {
        check_key(request.headers())?;
    }
    if request.method() == Method::POST && !request.body().is_end_stream() {
        check_type(request)?;
    }
    let path = request.uri().path();
    if path.starts_with("/api/") {
        // A page cannot read why a WebSocket was not opened. So a WebSocket is opened first, and then closed with the
        // reason.
        app.bans.check(Some(client.address), None, app.timeline.wall())?;
    }
    if upgrade || path.starts_with("/api/") {
        // A program with a token has a rate of its own, so that programs at the same address do not slow each other down.
        match app.auth.count_program(&app.budgets, request.headers()) {
            Some(counted) => {
                counted?;
                app.budgets.take(Cost::TokenRequest, Payer::address(client.address))?;
            }
            None => app.budgets.take(Cost::Request, Payer::address(client.address))?,
        }
        app.auth.note(request.headers());
        app.usage.count(User::Address(client.address.into()), Use::Request);
    }
    request.extensions_mut().insert(client);
    Ok(())
}

/// RFC 6455 section 4.2.1 requires exactly one key of 16 bytes.
fn check_key(headers: &HeaderMap) -> Result<(), ApiError> {
    let mut keys = headers.get_all(header::SEC_WEBSOCKET_KEY).iter();
    let (key, more) = (keys.next(), keys.next());
    let bytes = key.and_then(|key| base64::engine::general_purpose::STANDARD.decode(key.as_bytes()).ok());
    if more.is_none() && bytes.is_some_and(|bytes| bytes.len() == 16) {
        Ok(())
    } else {
        Err(ApiError::Malformed("Sec-WebSocket-Key must be 16 bytes in base64".into()))
    }
}

/// Requires the one content type that the endpoint reads. Pages from other sites can send forms without a preflight request, but
/// not bodies of these types.
fn check_type(request: &Request) -> Result<(), ApiError> {
    let wanted = if request.uri().path() == "/api/v1/sgf" { "application/x-go-sgf" } else { "application/json" };
    let mut types = request.headers().get_all(header::CONTENT_TYPE).iter();
    let (first, more) = (types.next().and_then(|value| value.to_str().ok()), types.next());
    let named = first.and_then(|value| value.split(';').next()).is_some_and(|kind| kind.trim().eq_ignore_ascii_case(wanted));
    if named && more.is_none() { Ok(()) } else { Err(ApiError::UnsupportedMediaType { wanted }) }
}
