use super::body::Json as Body;
use super::path::Room;
use crate::app::App;
use crate::auth::{Person, secret};
use crate::error::ApiError;
use axum::Json;
use axum::extract::State;
use protocol::{CommandDone, SeatClaim};
use room::{LinkCommand, TokenHash};
use std::sync::Arc;

/// Share a seat with this device, using the secret of a link.
#[utoipa::path(post, path = "/api/v1/rooms/{id}/seat-claim", operation_id = "claimSeat", tag = "rooms", params(("id" = String, Path, description = "The room")),
    request_body = SeatClaim, responses((status = 200, description = "This device shares the seat", body = CommandDone)), security(("cookie" = []), ("token" = [])))]
pub(super) async fn claim(
    State(app): State<Arc<App>>,
    Room(id): Room,
    Person(me): Person,
    Body(claim): Body<SeatClaim>,
) -> Result<Json<CommandDone>, ApiError> {
    let command = LinkCommand::Claim { hash: TokenHash(secret::hash(&claim.secret)) };
    let seq = app.lobby.room(&id).await?.command(Some(&me), None, command, 0).await?;
    Ok(Json(CommandDone { seq }))
}
