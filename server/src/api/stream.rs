use super::lines;
use super::query::Query;
use crate::app::App;
use crate::auth::Me;
use crate::error::ApiError;
use crate::listener::Client;
use crate::lobby::Stream;
use crate::wire;
use axum::Extension;
use axum::extract::State;
use axum::response::Response;
use protocol::StreamMessage;
use room::RoomId;
use std::sync::Arc;

#[derive(serde::Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Wanted {
    /// Whether others can challenge this program while the stream is open.
    #[serde(default)]
    open: bool,
    /// Rooms that were not over when the caller last heard of them: their ids, separated by commas, at most 100. For each of them that
    /// is over now, the first lines contain `over`.
    #[serde(default)]
    known: String,
}

/// Follow everything that concerns the caller: one `StreamMessage` per line. The first lines tell the present state, up to `ready`.
/// The stream ends when the server stops, the session ends, the token is deleted, or no request with this session or token has come for
/// 40 seconds. Reconnect to get the present state again.
#[utoipa::path(get, path = "/api/v1/stream", operation_id = "followAll", tag = "rooms", params(Wanted),
    responses((status = 200, description = "Messages, one per line", body = StreamMessage, content_type = "application/x-ndjson")), security(("cookie" = []), ("token" = [])))]
pub(super) async fn follow(
    State(app): State<Arc<App>>,
    Extension(client): Extension<Client>,
    Me(me): Me,
    Query(wanted): Query<Wanted>,
) -> Result<Response, ApiError> {
    let known = rooms(&wanted.known)?;
    // The stream stays open like a WebSocket, so it counts as one.
    let permit = app.admission.permit(&client, Some(&me))?;
    let cut = permit.cut();
    let stream = app.lobby.stream(&me, wanted.open, known).await?;
    let lines = futures_util::stream::unfold((stream, permit), |(mut stream, permit)| async move {
        let message = stream.next().await?;
        Some((wire::line(&message), (stream, permit)))
    });
    Ok(lines::send(app, Some(me), cut, lines))
}

fn rooms(known: &str) -> Result<Vec<RoomId>, ApiError> {
    let ids: Vec<&str> = known.split(',').filter(|id| !id.is_empty()).collect();
    if ids.len() > Stream::KNOWN {
        return Err(ApiError::Invalid(format!("the query: known: at most {} rooms can be listed", Stream::KNOWN)));
    }
    let room = |id: &str| {
        RoomId::parse(id)
            .ok_or_else(|| ApiError::Invalid(format!("the query: known: `{}` is not the id of a room", id.escape_debug())))
    };
    ids.into_iter().map(room).collect()
}
