//! Answers players who use an aid during a game.

use super::Shared;
use crate::auth::Identity;
use crate::bots::Effort;
use crate::error::ApiError;
use crate::wire;
use ::bots::limits::Limits;
use ::bots::review::{Judgment, judge};
use ::bots::think;
use protocol::AidAnswer;
use room::{Aid, Level, Millis, RoomId};
use rules::{Color, Position};
use std::sync::Arc;
use std::time::Duration;

/// The longest search for an answer. It is as long as the longest search of a bot for a move.
const LONGEST: Duration = Duration::from_secs(2);
/// If too many searches are waiting, the client is asked to try again after this time.
const RETRY: Millis = Millis(2_000);

impl Shared {
    /// The engine's answer to a player who has used an aid for the current position.
    pub(super) async fn aid(self: &Arc<Self>, id: &RoomId, who: &Identity, aid: Aid) -> Result<AidAnswer, ApiError> {
        let room = self.room(id).await?;
        let (position, moves) = room.aided(who, aid).await?.ok_or(ApiError::NotFound)?;
        let level = Level::new(Level::count(room.setup())).ok_or(ApiError::NotFound)?;
        let timeline = self.timeline.clone();
        let search = move |unwanted: &(dyn Fn() -> bool + Sync)| {
            let ends = timeline.elapsed() + LONGEST;
            let stop = || unwanted() || timeline.elapsed() >= ends;
            match aid {
                Aid::Hint => hint(&position, level, &stop),
                Aid::Ahead => judge(&position, level, moves as u64, &stop),
            }
        };
        // If the player's request is canceled, `thinking` is dropped. This stops the search.
        let mut thinking = self.bots.think(Effort::Long, search).ok_or(ApiError::RateLimited { wait: RETRY })?;
        let judgment = thinking.result().await.flatten().ok_or(ApiError::NotFound)?;
        Ok(wire::aid_answer(room.setup(), moves, aid, &judgment))
    }
}

/// The move that a bot of the highest level would play.
fn hint(position: &Position, level: Level, stop: &(dyn Fn() -> bool + Sync)) -> Option<Judgment> {
    let thought = think(position, level, u64::from(position.move_number()), Limits { nodes: u64::MAX, stop })?;
    let black = if position.turn() == Color::Black { thought.chance } else { 1.0 - thought.chance };
    Some(Judgment { black, line: thought.line, ownership: Vec::new() })
}
