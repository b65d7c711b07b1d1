use super::body::AnyJson;
use crate::app::App;
use crate::auth::Me;
use crate::error::ApiError;
use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use protocol::{CreateRoom, RoomView};
use std::sync::Arc;

/// Create a room and take a seat in it.
#[utoipa::path(post, path = "/api/v1/rooms", operation_id = "createRoom", tag = "rooms", request_body = CreateRoom,
    responses((status = 201, description = "The new room; Location names it", body = RoomView)), security(("cookie" = []), ("token" = [])))]
pub(super) async fn create(State(app): State<Arc<App>>, Me(me): Me, AnyJson(request): AnyJson) -> Result<Response, ApiError> {
    if app.stop.is_cancelled() {
        return Err(ApiError::Draining);
    }
    let terms = CreateRoom::from_request(request).map_err(ApiError::BadRoom)?;
    let id = app.lobby.create(terms, &me).await?;
    let view = app.lobby.room(&id).await?.view(Some(&me)).await?;
    Ok((StatusCode::CREATED, [(header::LOCATION, format!("/api/v1/rooms/{id}"))], Json(view)).into_response())
}
