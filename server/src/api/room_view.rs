use super::path::Room;
use crate::app::App;
use crate::auth::Somebody;
use crate::error::ApiError;
use axum::Json;
use axum::extract::State;
use protocol::RoomView;
use std::sync::Arc;

/// The current state of a room, as visible to the caller.
#[utoipa::path(get, path = "/api/v1/rooms/{id}", operation_id = "viewRoom", tag = "rooms", params(("id" = String, Path, description = "The room")),
    responses((status = 200, description = "The room", body = RoomView)), security((), ("cookie" = []), ("token" = [])))]
pub(super) async fn view(
    State(app): State<Arc<App>>,
    Room(id): Room,
    Somebody(who): Somebody,
) -> Result<Json<RoomView>, ApiError> {
    app.lobby.room(&id).await?.view(who.as_ref()).await.map(Json)
}
