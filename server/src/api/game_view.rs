use super::{game_sgf, path};
use crate::app::App;
use crate::auth::Somebody;
use crate::error::ApiError;
use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse as _, Response};
use protocol::GameDetail;
use room::RoomId;
use std::sync::Arc;

/// The complete record of a finished game: every event with its seq, time, command and clocks. Append `.sgf` to the id for the
/// SGF file.
#[utoipa::path(get, path = "/api/v1/games/{id}", operation_id = "viewGame", tag = "games", params(("id" = String, Path, description = "The game's room")),
    responses((status = 200, description = "The record", body = GameDetail), (status = 304, description = "Not changed since the version in If-None-Match")), security((), ("cookie" = []), ("token" = [])))]
pub(super) async fn view(
    State(app): State<Arc<App>>,
    path::Id(name): path::Id,
    Somebody(who): Somebody,
) -> Result<Response, ApiError> {
    if let Some(id) = name.strip_suffix(".sgf") {
        let id = RoomId::parse(id).ok_or(ApiError::NotFound)?;
        return game_sgf::download(State(app), path::Room(id), Somebody(who)).await;
    }
    let id = RoomId::parse(&name).ok_or(ApiError::NotFound)?;
    let detail: GameDetail = app.lobby.record(&id, who.as_ref()).await?;
    Ok(Json(detail).into_response())
}
