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
use tokio_util::sync::CancellationToken;

/// Sends these lines. The answer ends in four cases: the caller's session ends, the caller's token is deleted, the
/// operator closes the connection, or the caller has been silent for too long. The last case exists because a program
/// that hangs must not count as present.
pub(super) fn send(
    app: Arc<App>,
    who: Option<Identity>,
    cut: CancellationToken,
    lines: impl Stream<Item = String> + Send + 'static,
) -> Response {
    let listening = who.as_ref().map(|who| app.auth.listen(who));
    let ended = async move {
        let silent = async {
            match &listening {
                Some(listening) => listening.silent().await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            () = socket::session_end(&app, who.as_ref()) => {}
            () = silent => {}
            () = cut.cancelled() => {}
        }
    };
    let lines = lines.map(|line| Ok::<_, Infallible>(Bytes::from(line))).take_until(Box::pin(ended));
    ([(header::CONTENT_TYPE, "application/x-ndjson")], Body::from_stream(lines)).into_response()
}
