use super::lines::{self, KEEP_ALIVE};
use super::query::Query;
use crate::app::App;
use crate::auth::Me;
use crate::error::ApiError;
use crate::listener::Client;
use crate::wire;
use axum::Extension;
use axum::extract::State;
use axum::response::Response;
use protocol::StreamMessage;
use std::sync::Arc;

#[derive(serde::Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Wanted {
    /// Whether others can challenge this program while the stream is open.
    #[serde(default)]
    open: bool,
}

/// Follow everything that concerns the caller: one `StreamMessage` per line. The first lines tell the present state, up to `ready`.
/// The stream ends when the server stops, the session ends, or the token is deleted. Reconnect to get the present state again.
#[utoipa::path(get, path = "/api/v1/stream", operation_id = "followAll", tag = "rooms", params(Wanted),
    responses((status = 200, description = "Messages, one per line", body = StreamMessage, content_type = "application/x-ndjson")), security(("cookie" = []), ("token" = [])))]
pub(super) async fn follow(
    State(app): State<Arc<App>>,
    Extension(client): Extension<Client>,
    Me(me): Me,
    Query(wanted): Query<Wanted>,
) -> Result<Response, ApiError> {
    // The stream stays open like a WebSocket, so it counts as one.
    let permit = app.admission.permit(&client, Some(&me))?;
    let stream = app.lobby.stream(&me, wanted.open).await?;
    let lines = futures_util::stream::unfold((stream, permit), |(mut stream, permit)| async move {
        let message = stream.next(KEEP_ALIVE).await?;
        Some((wire::line(&message), (stream, permit)))
    });
    Ok(lines::send(app, Some(me), lines))
}
