//! Challenges: a player invites a program to the free seat of a room. Challenges are kept in memory only. A program
//! that reconnects is told about its challenges again.

use super::{Lobby, Shared};
use crate::auth::Identity;
use crate::error::ApiError;
use crate::wire::RoomSummary;
use protocol::{Phase, Player};
use room::{PlayerId, Refusal, RoomId, Seat, Stage};
use std::sync::Arc;

impl Lobby {
    /// The programs that can be challenged.
    #[must_use]
    pub fn programs(&self) -> Vec<Player> {
        self.0.news.programs()
    }

    /// Tells a program that it is invited to the free seat of a room.
    ///
    /// # Errors
    /// [`ApiError::NotFound`] if there is no such room, or the program cannot be challenged now; a refusal if the caller is not a
    /// player of the room, or no seat is free.
    pub async fn challenge(&self, id: &RoomId, who: &Identity, program: &str) -> Result<(), ApiError> {
        let refused = |refusal: Refusal| Err(ApiError::Refused(refusal.into()));
        let (summary, plays) = self.0.room(id).await?.summary(Some(who)).await?;
        if !plays {
            return refused(Refusal::NotAPlayer);
        }
        if summary.stage != Stage::Waiting {
            return refused(Refusal::WrongPhase);
        }
        if Seat::ALL.into_iter().all(|seat| summary.seats[seat].is_some()) {
            return refused(Refusal::RoomFull);
        }
        let program = PlayerId::parse(program).filter(PlayerId::is_program).ok_or(ApiError::NotFound)?;
        let shown = self.0.catalog.get(id).ok_or(ApiError::NotFound)?;
        let from = translation::player(&who.player, &who.name);
        if self.0.news.challenge(&program, id, shown, from) { Ok(()) } else { Err(ApiError::NotFound) }
    }
}

impl Shared {
    /// The challenges that a program can still accept.
    pub(super) fn challenges_of(self: &Arc<Self>, program: &PlayerId) -> Vec<(RoomSummary, Player)> {
        let waits = |summary: &RoomSummary| summary.phase == Phase::Waiting && summary.guest.is_none();
        let of = |(id, from)| Some((self.catalog.get(&id).filter(waits)?, from));
        self.news.challenges_of(program).into_iter().filter_map(of).collect()
    }
}
