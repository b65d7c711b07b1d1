use super::path::Room;
use super::query::Query;
use crate::app::App;
use crate::auth::Somebody;
use crate::error::ApiError;
use axum::Json;
use axum::extract::State;
use protocol::RoomView;
use std::sync::Arc;

#[derive(serde::Deserialize, utoipa::IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Wanted {
    /// Whether the answer lists every move that the player to act may play.
    #[serde(default)]
    legal: bool,
}

/// The current state of a room, as visible to the caller.
#[utoipa::path(get, path = "/api/v1/rooms/{id}", operation_id = "viewRoom", tag = "rooms", params(("id" = String, Path, description = "The room"), Wanted),
    responses((status = 200, description = "The room", body = RoomView)), security((), ("cookie" = []), ("token" = [])))]
pub(super) async fn view(
    State(app): State<Arc<App>>,
    Room(id): Room,
    Somebody(who): Somebody,
    Query(wanted): Query<Wanted>,
) -> Result<Json<RoomView>, ApiError> {
    let room = app.lobby.room(&id).await?;
    let view = if wanted.legal { room.view_with_moves(who.as_ref()).await } else { room.view(who.as_ref()).await };
    view.map(Json)
}
