//! The waiting rooms of a program whose token is deleted, and of a person who has ended the session. Nobody could ever play there, so
//! they close, as if the player had left.

use super::{Lobby, Shared, Stream};
use crate::auth::Identity;
use crate::error::ApiError;
use room::{Command, RoomId, SeatCommand};
use std::sync::Arc;
use store::StoredPhase;

impl Lobby {
    /// Gives up the seats of a program that can no longer connect, in all rooms that wait for an opponent.
    pub async fn vacate(&self, program: Identity) {
        let shared = Arc::clone(&self.0);
        // A task of its own: the rooms close even if the request that deletes the token is cut off.
        let vacated = self.0.tasks.spawn(async move { shared.vacate(&program).await });
        if let Err(error) = vacated.await {
            tracing::error!(%error, "the rooms of a program were not closed");
        }
    }
}

impl Shared {
    async fn vacate(self: &Arc<Self>, program: &Identity) {
        let rows = match self.store.rooms_of(&program.player, Stream::ROOMS).await {
            Ok(rows) => rows,
            Err(error) => return tracing::warn!(program = %program.player, %error, "the rooms of a program were not closed"),
        };
        for row in rows.into_iter().filter(|row| row.phase == StoredPhase::Waiting) {
            if let Err(error) = self.leave(&row.id, program).await {
                tracing::info!(room = %row.id, code = %error.code().as_str(), "the room of a program was not closed");
            }
        }
    }

    async fn leave(self: &Arc<Self>, id: &RoomId, program: &Identity) -> Result<(), ApiError> {
        let room = self.room(id).await?;
        // Without an id, the command needs no fingerprint.
        room.command(Some(program), None, Command::Seat(SeatCommand::Stand), 0).await?;
        Ok(())
    }
}
