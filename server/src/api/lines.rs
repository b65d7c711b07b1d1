//! Answers that go on: one message per line.

use crate::app::App;
use crate::auth::Identity;
use crate::socket;
use axum::body::{Body, Bytes};
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use futures_util::{Stream, StreamExt as _};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

/// How often a line is sent when nothing happens, to detect dead connections.
pub(super) const KEEP_ALIVE: Duration = Duration::from_secs(15);

/// Sends these lines, and ends when the caller's session ends or the caller's token is deleted.
pub(super) fn send(app: Arc<App>, who: Option<Identity>, lines: impl Stream<Item = String> + Send + 'static) -> Response {
    let ended = async move { socket::session_end(&app, who.as_ref()).await };
    let lines = lines.map(|line| Ok::<_, Infallible>(Bytes::from(line))).take_until(Box::pin(ended));
    ([(header::CONTENT_TYPE, "application/x-ndjson")], Body::from_stream(lines)).into_response()
}
