use crate::app::App;
use crate::error::ApiError;
use crate::listener::Client;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use axum::{Extension, Router};
use std::sync::Arc;

/// The metrics. Unless the settings say otherwise, only this machine can read them. The settings can allow everyone to read them,
/// or move them to a separate address.
pub(super) async fn show(State(app): State<Arc<App>>, Extension(client): Extension<Client>) -> Response {
    let near = client.address.is_loopback() && !client.forwarded;
    let shown = app.settings.metrics_listen.is_none() && (near || app.settings.metrics_public);
    if shown { render(&app) } else { ApiError::NotFound.into_response() }
}

/// The metrics on a separate address. Nothing is checked here: the person who runs the server must protect this address.
pub fn router(app: Arc<App>) -> Router {
    Router::new().route("/metrics", axum::routing::get(move || async move { render(&app) }))
}

fn render(app: &App) -> Response {
    let Some(metrics) = &app.metrics else { return ApiError::NotFound.into_response() };
    metrics.run_upkeep();
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], metrics.render()).into_response()
}
