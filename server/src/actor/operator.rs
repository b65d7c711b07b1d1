//! What the operator does to a room.

use super::run::Actor;
use crate::wire::Refused;
use room::{Broadcast, Spared};
use std::collections::VecDeque;

impl Actor {
    /// Ends the game without an outcome.
    pub(super) async fn end_by_operator(&mut self) -> Result<(), Refused> {
        self.reload_if_stale().await?;
        let events = self.room.end_by_operator()?;
        let now = self.now();
        self.commit(None, None, events, now, Spared::NONE).await.map(drop)
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
