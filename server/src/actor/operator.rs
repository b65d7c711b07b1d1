//! What the operator does to a room.

use super::run::Actor;
use crate::wire::{self, Refused};
use room::{Broadcast, PlayerId, Seat, Spared, Viewer};
use std::collections::VecDeque;

impl Actor {
    /// Ends the game without an outcome.
    pub(super) async fn end_by_operator(&mut self) -> Result<(), Refused> {
        self.reload_if_stale().await?;
        let events = self.room.end_by_operator()?;
        let now = self.now();
        self.commit(None, None, events, now, Spared::NONE).await.map(drop)
    }

    /// Takes all seats away from a player. Before the start, the host's room closes. In a game, other devices lose the player's seat,
    /// and their pages get the whole room again, as spectators. Returns these devices.
    pub(super) async fn keep_out(&mut self, player: &PlayerId) -> Result<Vec<PlayerId>, Refused> {
        self.reload_if_stale().await?;
        let own = Seat::ALL.into_iter().filter(|seat| self.room.is_seat_of(*seat, player));
        let holders: Vec<PlayerId> =
            own.filter_map(|seat| self.room.seats()[seat].as_ref()).flat_map(|seated| seated.holders.clone()).collect();
        let events = self.room.keep_out(player);
        if !events.is_empty() {
            let now = self.now();
            self.commit(None, None, events, now, Spared::NONE).await?;
        }
        self.refresh_presence();
        for (outbox, viewer) in self.subscribers.connections_of(&holders) {
            // If the queue is closed, the connection's writer notices and leaves the room.
            let _ = outbox.push(wire::joined(self.view(&viewer, false)));
        }
        Ok(holders)
    }

    /// Refuses what a player wants to do whom the operator keeps out. Such a request can arrive because it was sent before the ban.
    pub(super) fn check_banned(&self, who: &Viewer) -> Result<(), Refused> {
        let player = who.player.as_ref();
        player.map_or(Ok(()), |player| self.shared.bans.check(None, Some(player), self.shared.timeline.wall()))?;
        Ok(())
    }

    /// Reads the room again after texts have been erased, and forgets the encoded events that contain them.
    pub(super) async fn reread(&mut self) -> Result<(), Refused> {
        let now = self.now();
        // Everything that is due must be sent first, because the new broadcast begins at `now`.
        self.flush();
        self.show_due(now);
        self.stale = true;
        self.reload_if_stale().await?;
        (self.tail, self.late_tail) = (VecDeque::new(), VecDeque::new());
        if self.broadcast.is_some() {
            let events = self.shared.store.load(self.room.id()).await.ok().flatten().ok_or_else(Refused::unavailable)?;
            let mut broadcast = Broadcast::new(self.room.id().clone(), &events);
            if let Some(broadcast) = &mut broadcast {
                broadcast.catch_up(now);
            }
            self.broadcast = broadcast;
        }
        self.publish();
        Ok(())
    }
}
