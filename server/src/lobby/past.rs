//! Rooms that a player has known and that are no longer among the player's unfinished rooms.

use super::Shared;
use crate::actor;
use crate::auth::Identity;
use crate::error::ApiError;
use protocol::StreamMessage;
use room::{Role, Room, RoomId};
use store::StoreError;

impl Shared {
    /// What has become of such a room: it is over, or the player has lost the seat. `None` if the room is damaged, or not over.
    ///
    /// # Errors
    /// [`ApiError::Unavailable`] if the store does not respond.
    pub(super) async fn past(&self, id: &RoomId, who: &Identity) -> Result<Option<StreamMessage>, ApiError> {
        let over = |outcome| Some(StreamMessage::Over { room: id.to_string(), outcome });
        // Reading the row of a finished game takes less time than reading the game.
        if let Some(game) = self.store.game(id).await?
            && (game.black.0 == who.player || game.white.0 == who.player)
        {
            return Ok(over(Some(game.outcome.into())));
        }
        let events = match self.store.load(id).await {
            Ok(events) => events.unwrap_or_default(),
            Err(StoreError::Corrupt { .. }) => return Ok(None),
            Err(error) => return Err(error.into()),
        };
        let room = Room::replay(id.clone(), events);
        let is_player = |room: &Room| matches!(room.role(&actor::viewer(Some(who))), Role::Player { .. });
        Ok(match room.filter(is_player) {
            Some(room) if room.phase().is_over() => over(None),
            Some(_) => None,
            None => Some(StreamMessage::Unseated { room: id.to_string() }),
        })
    }
}
