use super::body;
use crate::app::App;
use crate::auth::Person;
use crate::budget::Payer;
use crate::error::ApiError;
use crate::limits::budgets::Cost;
use crate::listener::Client;
use axum::body::Body;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use axum::{Extension, Json};
use protocol::{DeviceGame, DeviceGameStored};
use std::sync::Arc;
use std::time::Duration;

/// Store a finished game that was played on one device without a server, by two people or against a bot. The server
/// replays the game with the rules of live games, and stores it as a private game unless it is already stored.
#[utoipa::path(post, path = "/api/v1/games", operation_id = "uploadGame", tag = "games", request_body = DeviceGame,
    responses((status = 200, description = "The game was stored before", body = DeviceGameStored),
        (status = 201, description = "The game is stored; Location names it", body = DeviceGameStored)), security(("cookie" = []), ("token" = [])))]
pub(super) async fn upload(
    State(app): State<Arc<App>>,
    Extension(client): Extension<Client>,
    Person(me): Person,
    body: Body,
) -> Result<Response, ApiError> {
    app.budgets.take(Cost::Upload, Payer::address(client.address))?;
    let limits = &app.settings.limits;
    let bytes = body::read(body, limits.device_game_bytes, Duration::from_millis(limits.body_timeout_ms)).await?;
    let mut game: DeviceGame = body::parse(&bytes)?;
    // The module for games on one device accepts some names that the server refuses. Such a name is replaced, so that
    // the game is not refused.
    for name in [&mut game.host, &mut game.guest].into_iter().filter(|name| setup::is_name(name)) {
        *name = app.auth.check_name(name).unwrap_or_else(|_| "guest".to_owned());
    }
    let (id, new) = app.lobby.upload(game, &me).await?;
    let status = if new { StatusCode::CREATED } else { StatusCode::OK };
    let stored = DeviceGameStored { id: id.to_string() };
    Ok((status, [(header::LOCATION, format!("/api/v1/games/{id}"))], Json(stored)).into_response())
}
