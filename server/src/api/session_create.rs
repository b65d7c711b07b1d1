use super::body::Json as Body;
use crate::app::App;
use crate::auth::{Identity, Somebody};
use crate::budget::Payer;
use crate::error::ApiError;
use crate::limits::budgets::Cost;
use crate::listener::Client;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use axum::{Extension, Json};
use protocol::{NewSession, SessionInfo};
use std::sync::Arc;

/// Become a guest, or change the name.
///
/// Without a session, creates one. The session's secret is stored in a cookie or, with `token`, returned in the body. With a
/// session, only the name changes.
#[utoipa::path(post, path = "/api/v1/session", operation_id = "createSession", tag = "session", request_body = NewSession,
    responses((status = 201, description = "A new session", body = SessionInfo), (status = 200, description = "The same session", body = SessionInfo)), security((), ("cookie" = []), ("token" = [])))]
pub(super) async fn create(
    State(app): State<Arc<App>>,
    Extension(client): Extension<Client>,
    Somebody(who): Somebody,
    Body(wanted): Body<NewSession>,
) -> Result<Response, ApiError> {
    let wall = app.timeline.wall();
    if let Some(who) = who {
        let who = match wanted.name {
            Some(name) => {
                app.lobby.check_open()?;
                app.auth.rename(&who, name, wall).await?
            }
            None => who,
        };
        return Ok(Json(info(&who, None)).into_response());
    }
    app.budgets.take(Cost::Session, Payer::address(client.address))?;
    // In the mode `read-only`, a newcomer gets a made-up name. A second device of a player still needs a session.
    let name = wanted.name.filter(|_| app.lobby.check_open().is_ok());
    let (who, secret) = app.auth.create(name, wall).await?;
    tracing::info!(target: "security", player = %who.player, address = %client.address, "a session was created");
    if wanted.token {
        return Ok((StatusCode::CREATED, Json(info(&who, Some(secret)))).into_response());
    }
    let cookie = app.auth.cookie.keep(&secret).ok_or_else(|| ApiError::internal(&"the cookie is not a valid header"))?;
    Ok((StatusCode::CREATED, [(header::SET_COOKIE, cookie)], Json(info(&who, None))).into_response())
}

/// The caller's own session.
pub(super) fn info(who: &Identity, token: Option<String>) -> SessionInfo {
    SessionInfo { you: translation::player(&who.player, &who.name), token }
}
