//! What people are shown of the rooms: pushed to whoever is in the lobby, and asked for over HTTP.

use super::Shared;
use crate::auth::Identity;
use crate::error::ApiError;
use crate::wire::{self, RoomList, RoomSummary};
use room::{Room, RoomId};
use std::sync::Arc;
use std::time::Duration;
use store::StoreError;

/// A seek leaves the list by the passing of time alone, so the lobby is looked at this often even if nothing happens.
const LOOK: Duration = Duration::from_secs(30);

impl Shared {
    /// Fills the catalog with the newest open rooms of the store.
    pub(super) async fn fill(&self) -> Result<(), ApiError> {
        for row in self.store.open_rooms(self.limits.lobby_rooms).await? {
            self.look_up(&row.id).await?;
        }
        Ok(())
    }

    pub(super) async fn list(&self, viewer: Option<&Identity>) -> Result<RoomList, ApiError> {
        let wire::Lobby { seeks, live, online: _ } = self.catalog.lobby(self.timeline.now(), self.online.count());
        let mut yours = Vec::new();
        if let Some(viewer) = viewer {
            for row in self.store.rooms_of(&viewer.player, self.limits.lobby_rooms).await? {
                yours.extend(self.look_up(&row.id).await?);
            }
        }
        Ok(RoomList { seeks, live, yours })
    }

    /// A room as lists show it, from the store if it is not known yet.
    async fn look_up(&self, id: &RoomId) -> Result<Option<RoomSummary>, ApiError> {
        if let Some(known) = self.catalog.get(id) {
            return Ok(Some(known));
        }
        let events = match self.store.load(id).await {
            Ok(events) => events.unwrap_or_default(),
            // One damaged room must not hide all others.
            Err(error @ StoreError::Corrupt { .. }) => {
                tracing::error!(room = %id, %error, "a room is left out of the lists");
                return Ok(None);
            }
            Err(error) => return Err(error.into()),
        };
        let Some(room) = Room::replay(id.clone(), events) else {
            tracing::error!(room = %id, "the events of a listed room are no room");
            return Ok(None);
        };
        self.catalog.put_unattended(&room, self.timeline.now());
        Ok((!room.phase().is_over()).then(|| wire::summary(&room, 0)))
    }
}

/// Keeps the message of the lobby new, at most one every `lobby_ms`.
pub(super) async fn renew(shared: Arc<Shared>) {
    let pause = Duration::from_millis(shared.limits.lobby_ms);
    loop {
        let lobby = wire::lobby(shared.catalog.lobby(shared.timeline.now(), shared.online.count()));
        shared.lobby.send_if_modified(|old| {
            let news = *old != lobby;
            if news {
                *old = lobby;
            }
            news
        });
        tokio::select! {
            () = shared.stop.cancelled() => return,
            () = tokio::time::sleep(pause) => {}
        }
        tokio::select! {
            () = shared.stop.cancelled() => return,
            () = shared.catalog.changed() => {}
            () = tokio::time::sleep(LOOK) => {}
        }
    }
}
