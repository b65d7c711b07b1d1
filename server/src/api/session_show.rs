use super::session_create::info;
use crate::app::App;
use crate::auth::Me;
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse as _, Response};
use protocol::SessionInfo;
use std::sync::Arc;

/// The caller's session.
#[utoipa::path(get, path = "/api/v1/session", operation_id = "showSession", tag = "session", responses((status = 200, description = "You", body = SessionInfo)), security(("cookie" = []), ("token" = [])))]
pub(super) async fn show(State(app): State<Arc<App>>, headers: HeaderMap, Me(me): Me) -> Response {
    let mut response = Json(info(&me, None)).into_response();
    // Using the session extends it, so its cookie must be extended too.
    if let Some(cookie) = app.auth.cookie.secret(&headers).and_then(|secret| app.auth.cookie.keep(&secret)) {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
    }
    response
}
