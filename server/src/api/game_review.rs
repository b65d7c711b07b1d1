use super::path::Room;
use crate::app::App;
use crate::auth::{Person, Somebody};
use crate::budget::Payer;
use crate::error::ApiError;
use crate::limits::budgets::Cost;
use crate::listener::Client;
use axum::extract::State;
use axum::{Extension, Json};
use protocol::ReviewState;
use std::sync::Arc;

/// The engine's review of a finished game, or how far the review is.
#[utoipa::path(get, path = "/api/v1/games/{id}/review", operation_id = "viewReview", tag = "games", params(("id" = String, Path, description = "The game's room")),
    responses((status = 200, description = "The review or its progress", body = ReviewState), (status = 304, description = "Not changed since the version in If-None-Match")), security((), ("cookie" = []), ("token" = [])))]
pub(super) async fn view(
    State(app): State<Arc<App>>,
    Room(id): Room,
    Somebody(who): Somebody,
) -> Result<Json<ReviewState>, ApiError> {
    app.lobby.review(&id, who.as_ref()).await.map(Json)
}

/// Ask for a review of a finished game. The server makes the reviews one after another and stores each. Get the review later from the
/// same address.
#[utoipa::path(post, path = "/api/v1/games/{id}/review", operation_id = "askForReview", tag = "games", params(("id" = String, Path, description = "The game's room")),
    responses((status = 200, description = "The review or its progress", body = ReviewState)), security(("cookie" = []), ("token" = [])))]
pub(super) async fn ask(
    State(app): State<Arc<App>>,
    Extension(client): Extension<Client>,
    Room(id): Room,
    Person(me): Person,
) -> Result<Json<ReviewState>, ApiError> {
    app.budgets.take(Cost::Review, Payer::address(client.address))?;
    app.lobby.ask_for_review(&id, &me).await.map(Json)
}

/// Cancel a review that the caller has asked for. The server goes on if somebody else has asked for the same review.
#[utoipa::path(delete, path = "/api/v1/games/{id}/review", operation_id = "cancelReview", tag = "games", params(("id" = String, Path, description = "The game's room")),
    responses((status = 200, description = "The review or its progress", body = ReviewState)), security(("cookie" = []), ("token" = [])))]
pub(super) async fn cancel(
    State(app): State<Arc<App>>,
    Room(id): Room,
    Person(me): Person,
) -> Result<Json<ReviewState>, ApiError> {
    app.lobby.cancel_review(&id, &me).await.map(Json)
}
