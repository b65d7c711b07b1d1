use super::doc::Problems;
use super::path::Room;
use crate::app::App;
use crate::auth::{Me, secret};
use crate::error::ApiError;
use axum::Json;
use axum::extract::State;
use protocol::NewSeatLink;
use room::{Command, TokenHash};
use std::sync::Arc;

/// Make the secret link with which one's seat can be taken to another device, once. It replaces the one made before.
#[utoipa::path(post, path = "/api/rooms/{id}/seat-link", operation_id = "makeSeatLink", tag = "rooms", params(("id" = String, Path, description = "The room")),
    responses((status = 201, description = "The link", body = NewSeatLink), Problems))]
pub(super) async fn make(
    State(app): State<Arc<App>>,
    Room(id): Room,
    Me(me): Me,
) -> Result<(axum::http::StatusCode, Json<NewSeatLink>), ApiError> {
    let secret = secret::token();
    let command = Command::MakeSeatLink { hash: TokenHash(secret::hash(&secret)) };
    app.lobby.room(&id).await?.command(Some(&me), None, command, 0).await?;
    // The fragment stays in the browser: no server, proxy or log on the way sees the secret.
    let link = NewSeatLink { path: format!("/seat/{id}#{secret}"), secret };
    Ok((axum::http::StatusCode::CREATED, Json(link)))
}
