use super::path::Id;
use crate::app::App;
use crate::auth::Person;
use crate::error::ApiError;
use axum::extract::State;
use axum::http::StatusCode;
use std::sync::Arc;

/// Delete a token. Its WebSockets and streams close, and its rooms that wait for an opponent, too.
#[utoipa::path(delete, path = "/api/v1/tokens/{id}", operation_id = "deleteToken", tag = "tokens", params(("id" = String, Path, description = "The program")),
    responses((status = 204, description = "Deleted")), security(("cookie" = []), ("token" = [])))]
pub(super) async fn delete(State(app): State<Arc<App>>, Id(id): Id, Person(me): Person) -> Result<StatusCode, ApiError> {
    let program = app.auth.delete_token(&me, &id, app.timeline.wall()).await?;
    app.lobby.vacate(program).await;
    tracing::info!(target: "security", player = %me.player, program = id, "a token was deleted");
    Ok(StatusCode::NO_CONTENT)
}
