use super::query::Query;
use crate::admin::everything_of;
use crate::app::App;
use crate::auth::Holder;
use crate::error::ApiError;
use axum::extract::State;
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use std::sync::Arc;

/// What else to delete.
#[derive(Debug, Default, serde::Deserialize, utoipa::IntoParams)]
#[serde(default, deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Wanted {
    /// Whether to also erase the caller's name and chat from all rooms and games. Only for people.
    #[param(inline)]
    erase: bool,
}

/// End the session. Its WebSockets close, its tokens are deleted, its rooms that wait for an opponent close, and its other seats can be regained only with seat links. With a token,
/// delete this token, whatever its scopes are.
#[utoipa::path(delete, path = "/api/v1/session", operation_id = "endSession", tag = "session", params(Wanted), responses((status = 204, description = "Ended")), security(("cookie" = []), ("token" = [])))]
pub(super) async fn end(
    State(app): State<Arc<App>>,
    Holder(me): Holder,
    Query(wanted): Query<Wanted>,
) -> Result<Response, ApiError> {
    if wanted.erase {
        me.check_person()?;
        // Erase first: the list of the person's programs ends with the session.
        everything_of(&app, &me.player).await?;
    }
    for program in app.auth.end(&me, app.timeline.wall()).await? {
        app.lobby.vacate(program).await;
    }
    if me.program.is_none() {
        app.lobby.vacate(me.clone()).await;
    }
    tracing::info!(target: "security", player = %me.player, erased = wanted.erase, "a session or a token was ended");
    let mut response = StatusCode::NO_CONTENT.into_response();
    if let Some(cookie) = app.auth.cookie.forget() {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response.headers_mut().insert(HeaderName::from_static("clear-site-data"), HeaderValue::from_static("\"cookies\""));
    Ok(response)
}
