//! What the operator does to rooms.

use super::{Lobby, Shared};
use crate::actor::RoomHandle;
use crate::error::ApiError;
use crate::high_water::HighWater;
use crate::mode::{CurrentMode, Mode};
use futures_util::{StreamExt as _, stream};
use room::{PlayerId, RoomId, Terms, Visibility};
use std::sync::Arc;
use std::sync::atomic::Ordering;

/// How many rooms are read again concurrently.
const READ_AT_ONCE: usize = 4;

impl Lobby {
    /// Ends a game without an outcome.
    ///
    /// # Errors
    /// If there is no such room, its game is over, or the store does not respond.
    pub async fn end(&self, id: &RoomId) -> Result<(), ApiError> {
        Ok(self.0.room(id).await?.end().await?)
    }

    /// What the operator allows.
    #[must_use]
    pub fn mode(&self) -> &CurrentMode {
        &self.0.mode
    }

    /// Whether the database has too little space for new things.
    #[must_use]
    pub fn high_water(&self) -> &HighWater {
        &self.0.high_water
    }

    /// Refuses new rooms from now on, until the server stops.
    pub fn take_no_rooms(&self) {
        self.0.draining.store(true, Ordering::Relaxed);
    }

    /// The number of games in progress with a clock, other than correspondence games. A drain waits for the end of
    /// these games.
    #[must_use]
    pub fn clocked_games(&self) -> usize {
        self.0.catalog.clocked_games()
    }

    /// Reads a room again, if it is in memory, because texts have been erased in the store.
    pub async fn reread(&self, id: &RoomId) {
        for room in self.0.registry.all().into_iter().filter(|room| room.id() == id) {
            reread(&room).await;
        }
    }

    /// Reads all rooms in memory again, because the texts of this player have been erased in the store. Also renews the player's
    /// rooms in the lists.
    pub async fn reread_all(&self, player: &PlayerId) {
        stream::iter(self.0.registry.all()).for_each_concurrent(READ_AT_ONCE, async |room| reread(&room).await).await;
        self.0.relist(player).await;
    }
}

impl Shared {
    /// Refuses a line of chat, an upload or a new room if the operator has stopped them, or if the database has too little space.
    pub(crate) fn check_open(&self) -> Result<(), ApiError> {
        match self.mode.get() {
            Mode::Open | Mode::InviteOnly if self.high_water.is_passed() => Err(ApiError::Full),
            Mode::Open | Mode::InviteOnly => Ok(()),
            Mode::ReadOnly => Err(ApiError::Restricted),
        }
    }

    /// Refuses a new room if the server drains, or if the operator has stopped new rooms.
    pub(crate) fn check_new_rooms(&self) -> Result<(), ApiError> {
        if self.draining.load(Ordering::Relaxed) { Err(ApiError::Draining) } else { self.check_open() }
    }

    /// The terms of a new room, as the operator allows them.
    pub(crate) fn allowed(&self, terms: Terms) -> Terms {
        match self.mode.get() {
            Mode::InviteOnly => Terms { visibility: Visibility::Private, ..terms },
            Mode::Open | Mode::ReadOnly => terms,
        }
    }

    /// Loads the unfinished rooms of this player. A room that is loaded renews its row in the lists.
    async fn relist(self: &Arc<Self>, player: &PlayerId) {
        let most = u32::try_from(self.limits.lobby_known).unwrap_or(u32::MAX);
        let rows = self.store.rooms_of(player, most).await.unwrap_or_default();
        for row in rows {
            if let Err(error) = self.room(&row.id).await {
                tracing::warn!(room = %row.id, code = %error.code().as_str(), "a room was not read again");
            }
        }
    }
}

async fn reread(room: &RoomHandle) {
    if let Err(refused) = room.reread().await {
        tracing::warn!(room = %room.id(), code = %refused.code.as_str(), "a room was not read again");
    }
}
