use super::path::Room;
use crate::app::App;
use crate::auth::Somebody;
use crate::error::ApiError;
use axum::Json;
use axum::extract::State;
use protocol::SeriesScore;
use std::sync::Arc;

/// The series that a room's game belongs to: its games in order, and the score after the latest of them. Not found if the
/// game belongs to no series.
#[utoipa::path(get, path = "/api/v1/rooms/{id}/series", operation_id = "viewSeries", tag = "rooms", params(("id" = String, Path, description = "The room")),
    responses((status = 200, description = "The score", body = SeriesScore)), security((), ("cookie" = []), ("token" = [])))]
pub(super) async fn view(
    State(app): State<Arc<App>>,
    Room(id): Room,
    Somebody(who): Somebody,
) -> Result<Json<SeriesScore>, ApiError> {
    let (summary, plays) = app.lobby.room(&id).await?.summary(who.as_ref()).await?;
    app.lobby.series(&summary, plays).await.map(Json)
}
