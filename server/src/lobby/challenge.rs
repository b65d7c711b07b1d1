//! Challenges: a player invites a program to the free seat of a room. Challenges are kept in memory only. A program
//! that reconnects is told about its challenges again, except those that it has declined.

use super::challenges::Challenge;
use super::{Lobby, Shared};
use crate::auth::Identity;
use crate::error::ApiError;
use crate::wire::RoomSummary;
use protocol::{DeclineReason, Phase, Player};
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

impl Lobby {
    /// Declines a challenge.
    ///
    /// # Errors
    /// [`ApiError::NotFound`] if the caller has not been challenged to this room.
    pub fn decline(&self, id: &RoomId, program: &Identity, reason: DeclineReason) -> Result<(), ApiError> {
        if self.0.news.decline(&program.player, id, reason) { Ok(()) } else { Err(ApiError::NotFound) }
    }

    /// The challenges to a room, for its players, sorted by the names of the programs.
    ///
    /// # Errors
    /// [`ApiError::NotFound`] if there is no such room; a refusal if the caller is not a player of the room.
    pub async fn challenges(&self, id: &RoomId, who: &Identity) -> Result<protocol::ChallengeList, ApiError> {
        let (_, plays) = self.0.room(id).await?.summary(Some(who)).await?;
        if !plays {
            return Err(ApiError::Refused(Refusal::NotAPlayer.into()));
        }
        let mut found = self.0.news.challenges(|challenge| challenge.room == *id);
        found.sort_by(|one, other| (&one.program.name, &one.program.id).cmp(&(&other.program.name, &other.program.id)));
        let shown = |one: Challenge| protocol::Challenge { program: one.program, declined: one.declined };
        Ok(protocol::ChallengeList { challenges: found.into_iter().map(shown).collect() })
    }
}

impl Shared {
    /// The challenges that a program can still accept, and has not declined.
    pub(super) fn challenges_of(self: &Arc<Self>, program: &PlayerId) -> Vec<(RoomSummary, Player)> {
        let of = |challenge: Challenge| Some((self.waits(&challenge.room)?, challenge.from));
        let kept = self.news.challenges_of(program).into_iter();
        kept.filter(|challenge| challenge.declined.is_none()).filter_map(of).collect()
    }

    /// The challenges of this player that programs have declined, for rooms that still wait.
    pub(super) fn declined_to(self: &Arc<Self>, challenger: &PlayerId) -> Vec<Challenge> {
        let own = |challenge: &Challenge| challenge.declined.is_some() && challenge.from.id == challenger.as_str();
        let mut declined = self.news.challenges(own);
        declined.retain(|challenge| self.waits(&challenge.room).is_some());
        declined
    }

    /// The summary of a room that has a free seat.
    fn waits(&self, room: &RoomId) -> Option<RoomSummary> {
        self.catalog.get(room).filter(|summary| summary.phase == Phase::Waiting && summary.guest.is_none())
    }
}
