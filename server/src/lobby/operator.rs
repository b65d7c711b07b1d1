//! What the operator does to rooms.

use super::{Lobby, Shared};
use crate::actor::RoomHandle;
use crate::bans::Bans;
use crate::error::ApiError;
use crate::high_water::HighWater;
use crate::mode::{CurrentMode, Mode};
use crate::wire::{self, Refused};
use futures_util::{StreamExt as _, stream};
use protocol::Code;
use room::{BySeat, Millis, PlayerId, Room, RoomId, Seated, Terms, Visibility};
use std::sync::Arc;
use tokio::sync::watch;

/// The most rooms of a player that are looked through. A player can have far fewer unfinished rooms.
const MOST_ROOMS: u32 = 10_000;
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

    /// Who is kept out.
    #[must_use]
    pub fn bans(&self) -> &Arc<Bans> {
        &self.0.bans
    }

    /// Takes the seats of these players away from all devices. Their waiting rooms close. Returns the devices of other
    /// sessions that shared these seats.
    pub async fn keep_out(&self, players: &[PlayerId]) -> Vec<PlayerId> {
        let mut others = Vec::new();
        for player in players {
            others.extend(self.0.keep_out(player).await);
        }
        others.retain(|other| !players.contains(other));
        others.sort_unstable();
        others.dedup();
        others
    }

    /// Sets when the server stops at the latest. Until then, no new games with a clock begin, and no rooms are made. `None` ends this.
    pub fn stop_by(&self, at: Option<Millis>) {
        self.0.stops_by.send_replace(at);
    }

    /// Follows [`Lobby::stop_by`]: when the server stops at the latest, if the operator has ordered it.
    #[must_use]
    pub fn stops_by(&self) -> watch::Receiver<Option<Millis>> {
        self.0.stops_by.subscribe()
    }

    /// Renews the lists after the mode has changed.
    pub fn renew_lists(&self) {
        self.0.catalog.touch();
    }

    /// Refuses what the operator has stopped with the mode `read-only`.
    ///
    /// # Errors
    /// [`ApiError::Restricted`].
    pub fn check_open(&self) -> Result<(), ApiError> {
        self.0.check_open()
    }

    /// Whether the database has too little space for new things.
    #[must_use]
    pub fn high_water(&self) -> &HighWater {
        &self.0.high_water
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

    /// Reads all rooms in memory again, because the texts of these players have been erased in the store. Also renews the
    /// rooms of these players in the lists.
    pub async fn reread_all(&self, players: &[PlayerId]) {
        stream::iter(self.0.registry.all()).for_each_concurrent(READ_AT_ONCE, async |room| reread(&room).await).await;
        for player in players {
            self.0.relist(player).await;
        }
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
        match *self.stops_by.borrow() {
            Some(at) => Err(ApiError::StopsSoon { wait: at.saturating_sub(self.timeline.now()) }),
            None => self.check_open(),
        }
    }

    /// Refuses a command that would begin a new game. The code differs from that of [`Shared::check_new_rooms`], because a page keeps a
    /// command that was refused with `draining`, and sends it to the next server.
    pub(crate) fn check_new_game(&self) -> Result<(), Refused> {
        self.check_new_rooms().map_err(|error| Refused::new(Code::Restricted, error.message()))
    }

    /// Refuses a rematch if no new games begin, or if the operator keeps one of the players out.
    pub(crate) fn check_rematch(&self, room: &Room) -> Result<(), Refused> {
        self.check_new_game()?;
        let BySeat { host, guest } = self.banned_in(room);
        if host || guest {
            return Err(Refused::new(Code::Forbidden, "the operator of this server keeps a player of this game out"));
        }
        Ok(())
    }

    /// What the lobby shows. In the mode `invite-only`, rooms that wait for an opponent are not listed, even if they are public.
    pub(super) fn listed(&self) -> wire::Lobby {
        let mut lobby = self.catalog.lobby(self.timeline.now(), self.online.count());
        if self.mode.get() == Mode::InviteOnly {
            lobby.seeks.clear();
        }
        lobby
    }

    /// The terms of a new room, as the operator allows them.
    pub(crate) fn allowed(&self, terms: Terms) -> Terms {
        match self.mode.get() {
            Mode::InviteOnly => Terms { visibility: Visibility::Private, ..terms },
            Mode::Open | Mode::ReadOnly => terms,
        }
    }

    /// For each seat of a room, whether the operator keeps its player out.
    pub(crate) fn banned_in(&self, room: &Room) -> BySeat<bool> {
        let wall = self.timeline.wall();
        let banned = |seated: &Seated| self.bans.check(None, Some(&seated.player), wall).is_err();
        let BySeat { host, guest } = room.seats();
        BySeat { host: host.as_ref().is_some_and(banned), guest: guest.as_ref().is_some_and(banned) }
    }

    async fn keep_out(self: &Arc<Self>, player: &PlayerId) -> Vec<PlayerId> {
        let rows = match self.store.rooms_of(player, MOST_ROOMS).await {
            Ok(rows) => rows,
            Err(error) => {
                tracing::warn!(%player, %error, "the seats of a player were not taken away");
                return Vec::new();
            }
        };
        let mut others = Vec::new();
        for row in &rows {
            let kept_out = match self.room(&row.id).await {
                Ok(room) => room.keep_out(player).await,
                Err(error) => Err(error.into()),
            };
            match kept_out {
                Ok(devices) => others.extend(devices),
                Err(refused) => {
                    tracing::warn!(room = %row.id, code = %refused.code.as_str(), "a seat was not taken away");
                }
            }
        }
        others
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
