//! Wakes the bots after a restart, so that they go on with the games in which it is their turn.

use super::Shared;
use room::{Level, PlayerId};
use std::sync::Arc;

/// At most this many rooms are loaded for each level and for each engine. In any other room, the bot goes on when
/// somebody enters the room.
const ROOMS: u32 = 500;

/// Loads the unfinished rooms of all bots, one after another.
pub(super) async fn wake(shared: Arc<Shared>) {
    let levels = (1..=Level::HIGHEST).filter_map(Level::new).map(PlayerId::bot);
    let engines = shared.engines.all().iter().map(|engine| PlayerId::engine(&engine.id));
    for bot in levels.chain(engines) {
        let rooms = match shared.store.rooms_of(&bot, ROOMS).await {
            Ok(rooms) => rooms,
            Err(error) => {
                return tracing::warn!(%error, "the games of the bots could not be read; they go on when somebody enters");
            }
        };
        for room in rooms {
            if shared.stop.is_cancelled() {
                return;
            }
            if let Err(error) = shared.room(&room.id).await {
                tracing::warn!(room = %room.id, code = %error.code().as_str(), "the game of a bot was not loaded");
            }
        }
    }
}
