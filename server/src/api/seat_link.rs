use super::doc::Problems;
use super::lan;
use super::path::Room;
use crate::app::App;
use crate::auth::{Me, secret};
use crate::error::ApiError;
use crate::listener::{Client, is_only_here};
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::{Extension, Json};
use protocol::NewSeatLink;
use room::{LinkCommand, TokenHash};
use std::sync::Arc;

/// Create a secret link that lets another device share the caller's seat. It works once and replaces earlier links.
#[utoipa::path(post, path = "/api/v1/rooms/{id}/seat-link", operation_id = "makeSeatLink", tag = "rooms", params(("id" = String, Path, description = "The room")),
    responses((status = 201, description = "The link", body = NewSeatLink), Problems))]
pub(super) async fn make(
    State(app): State<Arc<App>>,
    Extension(client): Extension<Client>,
    headers: HeaderMap,
    Room(id): Room,
    Me(me): Me,
) -> Result<(StatusCode, Json<NewSeatLink>), ApiError> {
    let secret = secret::token();
    // The fragment stays in the browser, so no server, proxy or log on the way sees the secret.
    let path = format!("/seat/{id}#{secret}");
    let mut base = app.names.base(&headers)?;
    if is_only_here(&base) {
        base = lan::told(&app, &client).into_iter().next().unwrap_or(base);
    }
    let too_long = || ApiError::Malformed("the Host is too long for a QR code".into());
    let qr = crate::lan::svg(&format!("{base}{path}")).ok_or_else(too_long)?;
    let command = LinkCommand::Make { hash: TokenHash(secret::hash(&secret)) };
    app.lobby.room(&id).await?.command(Some(&me), None, command.into(), 0).await?;
    Ok((StatusCode::CREATED, Json(NewSeatLink { path, secret, qr })))
}
