use crate::app::App;
use crate::auth::Holder;
use crate::error::ApiError;
use axum::extract::State;
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use std::sync::Arc;

/// End the session. Its WebSockets close, its tokens are deleted, and its seats can be regained only with seat links. With a token,
/// delete this token, whatever its scopes are.
#[utoipa::path(delete, path = "/api/v1/session", operation_id = "endSession", tag = "session", responses((status = 204, description = "Ended")), security(("cookie" = []), ("token" = [])))]
pub(super) async fn end(State(app): State<Arc<App>>, Holder(me): Holder) -> Result<Response, ApiError> {
    for program in app.auth.end(&me, app.timeline.wall()).await? {
        app.lobby.vacate(program).await;
    }
    tracing::info!(target: "security", player = %me.player, "a session or a token was ended");
    let mut response = StatusCode::NO_CONTENT.into_response();
    if let Some(cookie) = app.auth.cookie.forget() {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response.headers_mut().insert(HeaderName::from_static("clear-site-data"), HeaderValue::from_static("\"cookies\""));
    Ok(response)
}
