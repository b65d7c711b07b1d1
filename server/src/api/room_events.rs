use super::lines;
use super::path::Room;
use super::query::Query;
use crate::app::App;
use crate::auth::Somebody;
use crate::error::ApiError;
use crate::listener::Client;
use crate::socket;
use axum::Extension;
use axum::extract::State;
use axum::response::Response;
use std::sync::Arc;

#[derive(serde::Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Wanted {
    /// The last seq received. Without it, the stream starts with the whole room.
    since: Option<u64>,
}

/// Follow a room: the messages about the room that a WebSocket would get, one per line. Empty lines keep the connection alive.
/// The stream ends when the server stops or the reader is too slow; reconnect with `since`. It also ends with the session or token, and
/// when no request with this session or token has come for 40 seconds.
#[utoipa::path(get, path = "/api/v1/rooms/{id}/events", operation_id = "followRoom", tag = "rooms", params(("id" = String, Path, description = "The room"), Wanted),
    responses((status = 200, description = "Messages, one per line", body = String, content_type = "application/x-ndjson")), security((), ("cookie" = []), ("token" = [])))]
pub(super) async fn follow(
    State(app): State<Arc<App>>,
    Extension(client): Extension<Client>,
    Room(id): Room,
    Somebody(who): Somebody,
    Query(wanted): Query<Wanted>,
) -> Result<Response, ApiError> {
    // The stream stays open like a WebSocket, so it counts as one.
    let permit = app.admission.permit(&client, who.as_ref())?;
    let cut = permit.cut();
    let follow = app.lobby.room(&id).await?.events(who.as_ref(), wanted.since).await?;
    let pings = socket::pings(&app.settings.limits);
    let lines = futures_util::stream::unfold((follow, permit, pings), |(follow, permit, mut pings)| async move {
        let line = tokio::select! {
            biased;
            _ = pings.tick() => "\n".to_owned(),
            frame = follow.next() => format!("{}\n", frame?),
        };
        Some((line, (follow, permit, pings)))
    });
    Ok(lines::send(app, who, cut, lines))
}
