use super::body::Json as Body;
use super::path::Room;
use crate::app::App;
use crate::auth::Me;
use crate::error::ApiError;
use crate::listener::Client;
use crate::usage::{Use, User};
use crate::wire;
use axum::extract::State;
use axum::{Extension, Json};
use protocol::{CommandDone, PostCommand};
use room::CommandId;
use std::sync::Arc;

/// Send a command to a room, as over the WebSocket. A command that is sent again with the same `command_id` takes effect only once.
#[utoipa::path(post, path = "/api/v1/rooms/{id}/commands", operation_id = "commandRoom", tag = "rooms", params(("id" = String, Path, description = "The room")),
    request_body = PostCommand, responses((status = 200, description = "Executed and stored", body = CommandDone)), security(("cookie" = []), ("token" = [])))]
pub(super) async fn post(
    State(app): State<Arc<App>>,
    Extension(client): Extension<Client>,
    Room(id): Room,
    Me(me): Me,
    Body(wanted): Body<PostCommand>,
) -> Result<Json<CommandDone>, ApiError> {
    let command_id = CommandId::parse(&wanted.command_id)
        .ok_or_else(|| ApiError::Invalid("command_id must be 1 to 64 visible ASCII characters".into()))?;
    if matches!(wanted.command, protocol::Command::Chat { .. }) {
        app.usage.count(User::Address(client.address.into()), Use::Chat);
        app.usage.count(User::Player(me.player.clone()), Use::Chat);
    }
    let room = app.lobby.room(&id).await?;
    let command = wire::command(&wanted.command, room.setup())?;
    let fingerprint = wire::fingerprint(&wanted.command, wanted.seat);
    let seq = room.command_from(wanted.seat, Some(&me), Some(command_id), command, fingerprint).await?;
    Ok(Json(CommandDone { seq }))
}
