use crate::app::App;
use crate::error::ApiError;
use axum::Json;
use axum::extract::State;
use protocol::Health;
use std::sync::Arc;

/// Check that the server works. Queries the database.
#[utoipa::path(get, path = "/healthz", operation_id = "showHealth", tag = "server", responses((status = 200, description = "The server works", body = Health)), security(()))]
pub(super) async fn alive(State(app): State<Arc<App>>) -> Result<Json<Health>, ApiError> {
    app.store.ping().await?;
    Ok(Json(healthy()))
}

/// Check that the server accepts new visitors. A stopping server does not.
#[utoipa::path(get, path = "/readyz", operation_id = "showReadiness", tag = "server", responses((status = 200, description = "The server accepts new visitors", body = Health)), security(()))]
pub(super) async fn ready(State(app): State<Arc<App>>) -> Result<Json<Health>, ApiError> {
    if app.leaving.is_cancelled() || app.lobby.stops_by().borrow().is_some() {
        Err(ApiError::Draining)
    } else {
        Ok(Json(healthy()))
    }
}

fn healthy() -> Health {
    Health { status: "ok".into(), version: env!("CARGO_PKG_VERSION").into() }
}
