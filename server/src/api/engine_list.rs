use crate::app::App;
use axum::Json;
use axum::extract::State;
use protocol::Engines;
use std::sync::Arc;

/// The engines that the operator has configured. A host seats one of them with the command `seat_engine`.
#[utoipa::path(get, path = "/api/v1/engines", operation_id = "listEngines", tag = "server", responses((status = 200, description = "The engines", body = Engines)), security(()))]
pub(super) async fn list(State(app): State<Arc<App>>) -> Json<Engines> {
    Json(app.lobby.engines())
}
