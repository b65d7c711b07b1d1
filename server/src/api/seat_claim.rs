use super::body::Json as Body;
use super::path::Room;
use crate::app::App;
use crate::auth::{Person, secret};
use crate::error::ApiError;
use crate::listener::Client;
use axum::extract::State;
use axum::{Extension, Json};
use protocol::{CommandDone, SeatClaim};
use room::{LinkCommand, TokenHash};
use std::sync::Arc;

/// Share a seat with this device, using the secret of a link.
#[utoipa::path(post, path = "/api/v1/rooms/{id}/seat-claim", operation_id = "claimSeat", tag = "rooms", params(("id" = String, Path, description = "The room")),
    request_body = SeatClaim, responses((status = 200, description = "This device shares the seat", body = CommandDone)), security(("cookie" = []), ("token" = [])))]
pub(super) async fn claim(
    State(app): State<Arc<App>>,
    Extension(client): Extension<Client>,
    Room(id): Room,
    Person(me): Person,
    Body(claim): Body<SeatClaim>,
) -> Result<Json<CommandDone>, ApiError> {
    let command = LinkCommand::Claim { hash: TokenHash(secret::hash(&claim.secret)) };
    let claimed = app.lobby.room(&id).await?.command(Some(&me), None, command, 0).await;
    let (room, player, address) = (&id, &me.player, client.address);
    match &claimed {
        Ok(_) => tracing::info!(target: "security", %room, %player, %address, "a seat link was used"),
        Err(_) => tracing::warn!(target: "security", %room, %player, %address, "a seat link was refused"),
    }
    Ok(Json(CommandDone { seq: claimed? }))
}
