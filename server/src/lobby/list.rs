//! The lists of rooms: pushed to viewers of the lobby, and available over HTTP.

use super::{Listed, Shared};
use crate::auth::Identity;
use crate::error::ApiError;
use crate::wire::{self, RoomList, RoomSummary};
use room::{Millis, Room, RoomId};
use std::sync::Arc;
use std::time::Duration;
use store::StoreError;

impl Shared {
    /// Fills the catalog with the newest open rooms in the store.
    pub(super) async fn fill(&self) -> Result<(), ApiError> {
        for row in self.store.open_rooms(self.limits.lobby_rooms).await? {
            self.look_up(&row.id).await?;
        }
        Ok(())
    }

    pub(super) async fn list(&self, viewer: Option<&Identity>) -> Result<RoomList, ApiError> {
        let wire::Lobby { seeks, live, online: _ } = self.listed();
        let mut yours = Vec::new();
        if let Some(viewer) = viewer {
            for row in self.store.rooms_of(&viewer.player, self.limits.lobby_rooms).await? {
                yours.extend(self.look_up(&row.id).await?);
            }
        }
        Ok(RoomList { seeks, live, yours })
    }

    /// The summary of a room, from the store if the room is not in the catalog. `None` if the room is over or damaged.
    pub(super) async fn look_up(&self, id: &RoomId) -> Result<Option<RoomSummary>, ApiError> {
        if let Some(known) = self.catalog.get(id) {
            return Ok(Some(known));
        }
        let events = match self.store.load(id).await {
            Ok(events) => events.unwrap_or_default(),
            // One damaged room must not hide the other rooms.
            Err(error @ StoreError::Corrupt { .. }) => {
                tracing::error!(room = %id, %error, "a damaged room is not listed");
                return Ok(None);
            }
            Err(error) => return Err(error.into()),
        };
        let Some(room) = Room::replay(id.clone(), events.iter().cloned()) else {
            tracing::error!(room = %id, "the events of a listed room cannot be replayed");
            return Ok(None);
        };
        let now = self.timeline.now();
        if Listed::stored(&room, &events, now, |listed| self.catalog.put_unattended(listed, now)) {
            // This alarm is due immediately and loads the room. After that, the room's task keeps the list current.
            self.alarms.set(id, Some(now));
        }
        Ok((!room.phase().is_over()).then(|| wire::summary(&room, 0)))
    }
}

/// Renews the lobby message, at most once per `lobby_ms`.
pub(super) async fn renew(shared: Arc<Shared>) {
    let pause = Duration::from_millis(shared.limits.lobby_ms);
    loop {
        let now = shared.timeline.now();
        let lobby = wire::lobby(shared.listed());
        shared.lobby.send_if_modified(|old| {
            let changed = *old != lobby;
            if changed {
                *old = lobby;
            }
            changed
        });
        tokio::select! {
            () = shared.stop.cancelled() => return,
            () = tokio::time::sleep(pause) => {}
        }
        let next_change = shared.catalog.next_change(now).unwrap_or(Millis(u64::MAX));
        tokio::select! {
            () = shared.stop.cancelled() => return,
            () = shared.catalog.changed() => {}
            () = tokio::time::sleep_until(shared.timeline.instant(next_change)) => {}
        }
    }
}
