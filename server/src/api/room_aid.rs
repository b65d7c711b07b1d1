use super::path::{Id, Room, named};
use crate::app::App;
use crate::auth::Me;
use crate::budget::Payer;
use crate::error::ApiError;
use crate::limits::budgets::Cost;
use crate::listener::Client;
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::{Extension, Json};
use protocol::AidAnswer;
use std::sync::Arc;

/// The aid in a path. An unknown aid is reported as not found.
pub(super) struct Aid(room::Aid);

impl<S: Send + Sync> FromRequestParts<S> for Aid {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let Id(text) = named(parts, state, "aid").await?;
        room::Aid::parse(&text).map(Self).ok_or(ApiError::NotFound)
    }
}

/// The engine's answer about the current position, for a player who has just used an aid with the command `use_aid`. It takes up to
/// two seconds. 404 if the caller has not used the aid for this position.
#[utoipa::path(get, path = "/api/v1/rooms/{id}/aids/{aid}", operation_id = "answerAid", tag = "rooms",
    params(("id" = String, Path, description = "The room"), ("aid" = room::Aid, Path, description = "The aid")),
    responses((status = 200, description = "The answer", body = AidAnswer)), security(("cookie" = []), ("token" = [])))]
pub(super) async fn answer(
    State(app): State<Arc<App>>,
    Extension(client): Extension<Client>,
    Room(id): Room,
    Aid(aid): Aid,
    Me(me): Me,
) -> Result<Json<AidAnswer>, ApiError> {
    app.budgets.take(Cost::Aid, Payer::address(client.address))?;
    app.lobby.aid(&id, &me, aid).await.map(Json)
}
