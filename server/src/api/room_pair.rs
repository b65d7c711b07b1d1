use super::path::Room;
use crate::app::App;
use crate::auth::Somebody;
use crate::error::ApiError;
use axum::Json;
use axum::extract::State;
use protocol::PairRecord;
use std::sync::Arc;

/// How the two players of a room have done against each other in finished games of the same kind on this server. Empty while a seat
/// is free, and if both players use one device. Private games are counted only if one of these two players asks.
#[utoipa::path(get, path = "/api/v1/rooms/{id}/pair", operation_id = "viewPair", tag = "rooms", params(("id" = String, Path, description = "The room")),
    responses((status = 200, description = "The wins of each player, and the draws", body = PairRecord)), security((), ("cookie" = []), ("token" = [])))]
pub(super) async fn view(
    State(app): State<Arc<App>>,
    Room(id): Room,
    Somebody(who): Somebody,
) -> Result<Json<PairRecord>, ApiError> {
    let (summary, plays) = app.lobby.room(&id).await?.summary(who.as_ref()).await?;
    let (Some(host), Some(guest)) = (&summary.seats.host, &summary.seats.guest) else { return Ok(Json(PairRecord::default())) };
    if summary.is_on_one_device() {
        return Ok(Json(PairRecord::default()));
    }
    let pair = app.store.pair(&host.player, &guest.player, summary.setup.kind(), plays).await?;
    Ok(Json(PairRecord { host: pair.one, guest: pair.other, draws: pair.draws }))
}
