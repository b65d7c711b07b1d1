//! Stores games that two people played on one device without a server.

use super::Shared;
use crate::actor::{game_row, room_row};
use crate::auth::Identity;
use crate::error::ApiError;
use crate::wire::Refused;
use device::{Broken, DeviceRoom, Players};
use protocol::{DeviceGame, Limit, LimitName};
use room::{Millis, PlayerId, Recorded, RoomId, UnixMillis};
use sha2::{Digest as _, Sha256};
use std::sync::Arc;
use store::{Append, StoreError};

impl Shared {
    /// Replays a game and stores it. Returns its id, and whether it is new. The id comes from the content, so a game that is uploaded
    /// twice is one game, and nobody can choose the id of another room.
    pub(super) async fn upload(self: &Arc<Self>, game: DeviceGame, host: &Identity) -> Result<(RoomId, bool), ApiError> {
        if self.stop.is_cancelled() {
            return Err(ApiError::Draining);
        }
        self.create.take(&host.player)?;
        let id = id_of(&game);
        if self.store.load(&id).await?.is_some() {
            return Ok((id, false));
        }
        let players = Players { host: host.player.clone(), guest: PlayerId::on_device(&id) };
        let played = self.replay(id.clone(), players, game).await?;
        let append = self.finished(&played)?;
        match self.store.append(vec![append]).await {
            Ok(()) => {}
            // The same game was uploaded at the same time.
            Err(StoreError::Conflict { .. }) => return Ok((id, false)),
            Err(error) => return Err(error.into()),
        }
        tracing::info!(room = %id, player = %host.player, "a game played on one device was uploaded");
        if let Err(error) = self.store.seal(&id).await {
            tracing::warn!(room = %id, %error, "the room was not sealed; its events remain stored");
        }
        Ok((id, true))
    }

    /// Replays a game outside the event loop, with limited concurrency.
    async fn replay(&self, id: RoomId, players: Players, game: DeviceGame) -> Result<DeviceRoom, ApiError> {
        let permit = Arc::clone(&self.proposals).acquire_owned().await.map_err(|error| ApiError::internal(&error))?;
        let replayed = tokio::task::spawn_blocking(move || {
            let replayed = DeviceRoom::replay(id, players, game);
            drop(permit);
            replayed
        });
        replayed.await.map_err(|error| ApiError::internal(&error))?.map_err(|broken| refused(&broken))
    }

    /// The rows of a replayed game.
    fn finished(&self, played: &DeviceRoom) -> Result<Append, ApiError> {
        let room = played.room();
        let most = self.limits.moves_per_game;
        if room.moves().len() > most {
            let words = format!("this game has {} moves, and at most {most} are allowed", room.moves().len());
            return Err(Refused::too_many(Limit::new(LimitName::GameMoves, most), words).into());
        }
        let (now, wall) = (self.timeline.now(), self.timeline.wall());
        // The room is sealed, so its times only show how long the turns took. The timeline must not learn of any later instant.
        let last = played.log().last().map_or(Millis::ZERO, |last| last.at);
        let late = last.saturating_sub(now);
        let events: Vec<Recorded> = played.log().iter().map(|recorded| dated(recorded, late, wall)).collect();
        let whole = room::Room::replay(room.id().clone(), events.iter().cloned());
        let summary = whole.ok_or_else(|| ApiError::internal(&"a replayed game cannot be replayed again"))?.summary();
        let game = game_row(&summary).ok_or_else(|| ApiError::Invalid("the game is not finished".to_owned()))?;
        let row = room_row(&summary, wall);
        Ok(Append { room: summary.id, expected_seq: 0, events, row, game: Some(game), series: None, plans: None })
    }
}

/// The id of a game: the hash of its content.
fn id_of(game: &DeviceGame) -> RoomId {
    // Field order is fixed by the type, so its JSON is canonical.
    let text = serde_json::to_vec(game).unwrap_or_default();
    let mut bytes = [0; 20];
    bytes.copy_from_slice(&Sha256::new().chain_update(b"a game on one device").chain_update(text).finalize()[..20]);
    RoomId::from_random(bytes)
}

/// The event on the server's timeline, and not in the future by the server's clock.
fn dated(recorded: &Recorded, late: Millis, wall: UnixMillis) -> Recorded {
    Recorded { at: recorded.at.saturating_sub(late), time: recorded.time.min(wall), ..recorded.clone() }
}

/// The act that the room refuses, with the code that it has in a live game.
fn refused(broken: &Broken) -> ApiError {
    let message = broken.to_string();
    ApiError::Refused(Refused { message, ..broken.why.clone() })
}
