use super::body::Json as Body;
use super::path::Room;
use crate::app::App;
use crate::auth::Me;
use crate::error::ApiError;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::{NewChallenge, ProgramList};
use std::sync::Arc;

/// The programs that can be challenged now: those whose stream was opened with `open=true`.
#[utoipa::path(get, path = "/api/v1/programs", operation_id = "listPrograms", tag = "rooms", responses((status = 200, description = "The programs", body = ProgramList)), security(()))]
pub(super) async fn list(State(app): State<Arc<App>>) -> Json<ProgramList> {
    Json(ProgramList { programs: app.lobby.programs() })
}

/// Challenge a program: invite it to the free seat of your room. The program sees the room in its stream, and can take the seat.
#[utoipa::path(post, path = "/api/v1/rooms/{id}/challenge", operation_id = "challengeProgram", tag = "rooms", params(("id" = String, Path, description = "The room")),
    request_body = NewChallenge, responses((status = 204, description = "The program has been told")), security(("cookie" = []), ("token" = [])))]
pub(super) async fn challenge(
    State(app): State<Arc<App>>,
    Room(id): Room,
    Me(me): Me,
    Body(wanted): Body<NewChallenge>,
) -> Result<StatusCode, ApiError> {
    app.lobby.challenge(&id, &me, &wanted.program).await?;
    Ok(StatusCode::NO_CONTENT)
}
