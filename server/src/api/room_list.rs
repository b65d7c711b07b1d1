use crate::app::App;
use crate::auth::Somebody;
use crate::error::ApiError;
use axum::Json;
use axum::extract::State;
use protocol::RoomList;
use std::sync::Arc;

/// Open seeks, live games, and the caller's own rooms.
#[utoipa::path(get, path = "/api/v1/rooms", operation_id = "listRooms", tag = "rooms", responses((status = 200, description = "The lobby", body = RoomList), (status = 304, description = "Not changed since the version in If-None-Match")), security((), ("cookie" = []), ("token" = [])))]
pub(super) async fn list(State(app): State<Arc<App>>, Somebody(who): Somebody) -> Result<Json<RoomList>, ApiError> {
    app.lobby.list(who.as_ref()).await.map(Json)
}
