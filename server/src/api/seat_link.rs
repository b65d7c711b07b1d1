use super::lan;
use super::path::Room;
use super::query::Query;
use crate::app::App;
use crate::auth::{Person, secret};
use crate::error::ApiError;
use crate::listener::{Client, is_only_here};
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::{Extension, Json};
use protocol::NewSeatLink;
use room::{LinkCommand, Seat, TokenHash};
use std::sync::Arc;

/// The seat that the link shares.
#[derive(Debug, Default, serde::Deserialize, utoipa::IntoParams)]
#[serde(default, deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Wanted {
    /// Which seat to share if two people play on the caller's device. If absent, the guest's seat.
    #[param(inline)]
    seat: Option<Seat>,
}

/// Create a secret link that lets another device share the caller's seat. The link works once and replaces earlier links. If two
/// people play on the caller's device, the seat moves to the other device.
#[utoipa::path(post, path = "/api/v1/rooms/{id}/seat-link", operation_id = "makeSeatLink", tag = "rooms", params(("id" = String, Path, description = "The room"), Wanted),
    responses((status = 201, description = "The link", body = NewSeatLink)), security(("cookie" = []), ("token" = [])))]
pub(super) async fn make(
    State(app): State<Arc<App>>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
    Room(id): Room,
    Person(me): Person,
    Query(wanted): Query<Wanted>,
) -> Result<(StatusCode, Json<NewSeatLink>), ApiError> {
    let secret = secret::token();
    // The secret is in the fragment of the URL. The fragment stays in the browser, so no server, proxy or log on the
    // way sees the secret.
    let path = format!("/seat/{id}#{secret}");
    let mut base = app.names.base(&headers)?;
    if is_only_here(&base) {
        base = lan::visible_addresses(&app, &client).into_iter().next().unwrap_or(base);
    }
    let too_long = || ApiError::Malformed("the Host is too long for a QR code".into());
    let qr = crate::lan::svg(&format!("{base}{path}")).ok_or_else(too_long)?;
    let command = LinkCommand::Make { hash: TokenHash(secret::hash(&secret)) };
    app.lobby.room(&id).await?.command_from(wanted.seat, Some(&me), None, command, 0).await?;
    tracing::info!(target: "security", room = %id, player = %me.player, address = %client.address, "a seat link was made");
    Ok((StatusCode::CREATED, Json(NewSeatLink { path, secret, qr })))
}
