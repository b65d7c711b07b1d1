use super::body::Json as Body;
use super::path::Room;
use crate::app::App;
use crate::auth::Me;
use crate::error::ApiError;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::{ChallengeList, DeclineChallenge, NewChallenge, ProgramList};
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

/// Decline a challenge. The challenger is told so, with the reason. Only the first reason counts.
#[utoipa::path(post, path = "/api/v1/rooms/{id}/challenge/decline", operation_id = "declineChallenge", tag = "rooms", params(("id" = String, Path, description = "The room")),
    request_body = DeclineChallenge, responses((status = 204, description = "The challenge is declined")), security(("cookie" = []), ("token" = [])))]
pub(super) async fn decline(
    State(app): State<Arc<App>>,
    Room(id): Room,
    Me(me): Me,
    Body(wanted): Body<DeclineChallenge>,
) -> Result<StatusCode, ApiError> {
    app.lobby.decline(&id, &me, wanted.reason)?;
    Ok(StatusCode::NO_CONTENT)
}

/// The programs that the players of this room have challenged, and why some of them have declined. Only the players of the room can ask.
#[utoipa::path(get, path = "/api/v1/rooms/{id}/challenges", operation_id = "listChallenges", tag = "rooms", params(("id" = String, Path, description = "The room")),
    responses((status = 200, description = "The challenges", body = ChallengeList)), security(("cookie" = []), ("token" = [])))]
pub(super) async fn of_room(State(app): State<Arc<App>>, Room(id): Room, Me(me): Me) -> Result<Json<ChallengeList>, ApiError> {
    Ok(Json(app.lobby.challenges(&id, &me).await?))
}
