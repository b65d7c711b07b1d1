use super::path::Room;
use crate::app::App;
use crate::auth::Somebody;
use crate::error::ApiError;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use std::sync::Arc;

/// The record of a finished game as an SGF file. It is also available under `/api/v1/games/{id}.sgf`.
#[utoipa::path(get, path = "/api/v1/games/{id}/sgf", operation_id = "downloadGame", tag = "games", params(("id" = String, Path, description = "The game's room")),
    responses((status = 200, description = "The file", body = String, content_type = "application/x-go-sgf"), (status = 304, description = "Not changed since the version in If-None-Match")), security((), ("cookie" = []), ("token" = [])))]
pub(super) async fn download(State(app): State<Arc<App>>, Room(id): Room, Somebody(who): Somebody) -> Result<Response, ApiError> {
    let text = app.lobby.sgf(&id, who.as_ref()).await?;
    // An id consists of letters and digits, so it needs no escaping. No text from users goes into a header.
    let name = format!("attachment; filename=\"tengen-{id}.sgf\"");
    Ok(([(header::CONTENT_TYPE, "application/x-go-sgf; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)], text)
        .into_response())
}
