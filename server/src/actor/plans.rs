//! Planned answers: saving them, and storing an answer together with the move that it answers.

use super::fair::Arrival;
use super::run::Actor;
use crate::socket::Outbox;
use crate::wire::{self, Refused};
use room::{
    CommandId, CommandRef, Context, Core, Followed, PlanCommand, Plans, Recorded, Refusal, RoomId, Seat, See, Spared, Viewer,
};
use store::{Store, StoreError};

/// The stored plans of a room. Damaged plans are lost, but the game is not.
pub(super) async fn load(store: &dyn Store, room: &RoomId) -> Result<Plans, StoreError> {
    match store.plans(room).await {
        Err(error @ StoreError::Corrupt { .. }) => {
            tracing::error!(%room, %error, "the planned answers of a room cannot be read and are lost");
            Ok(Plans::default())
        }
        read => read,
    }
}

impl Actor {
    /// Saves planned answers. The answers are stored before the command is acknowledged, and only their owner can see
    /// them. Returns the seq of the latest event, because saving a plan creates no event.
    pub(super) async fn plan(
        &mut self,
        arrival: Arrival,
        who: &Viewer,
        id: Option<CommandId>,
        command: PlanCommand,
        fingerprint: u64,
    ) -> Result<u64, Refused> {
        self.reload_if_stale().await?;
        self.check_admitted(who)?;
        if self.is_late(who) {
            // Any other refusal would tell a spectator what the delay still hides.
            return Err(Refusal::NotAPlayer.into());
        }
        if let Some(done) = self.done_before(who, id.as_ref(), fingerprint) {
            return done;
        }
        let now = self.now();
        self.expire(now, self.room.turn_began().map_or(now, |_| room::Millis::ZERO)).await?;
        let context = Context { spared: self.spared(who, arrival, now), ..self.context(now) };
        let reference = id.clone().map(|id| CommandRef { id, fingerprint });
        let plans = self.room.plan(&self.plans, &context, who, reference, &command)?;
        if let Err(error) = self.shared.store.put_plans(self.room.id(), &plans).await {
            tracing::error!(room = %self.room.id(), %error, "planned answers were not stored");
            self.stale = !matches!(error, StoreError::Unavailable(_));
            // If nobody knows whether the plans were stored, they are read again before anyone gets an answer.
            let _ = self.reload_if_stale().await;
            return self
                .done_before(who, id.as_ref(), fingerprint)
                .filter(|_| !self.stale)
                .unwrap_or(Err(Refused::unavailable()));
        }
        self.adopt(plans);
        Ok(self.room.seq())
    }

    /// Determines what these events do to the plans. If a planned answer follows, adds the events of the answer to `recorded`, and
    /// their effect to `after`.
    pub(super) fn follow(&self, recorded: &mut Vec<Recorded>, after: &mut Core) -> Followed {
        let followed = self.plans.follow(recorded, after, self.shared.limits.moves_per_game);
        if let (Some(answer), Some(last)) = (&followed.answer, recorded.last().cloned()) {
            let record = |(seq, event): (u64, room::Event)| {
                let author = Some(answer.by.clone());
                Recorded { seq, author, command: None, spared: Spared::NONE, event, ..last.clone() }
            };
            recorded.extend((last.seq + 1..).zip(answer.events.clone()).map(record));
            *after = self.room.after(recorded);
        }
        followed
    }

    /// Replaces the plans. If a plan has changed, its owner gets the new plan.
    pub(super) fn adopt(&mut self, plans: Plans) {
        let before = std::mem::replace(&mut self.plans, plans);
        for seat in Seat::ALL {
            let plan = &self.plans.0[seat];
            if *plan != before.0[seat] {
                let room = &self.room;
                let frame = wire::plan(room, plan);
                self.subscribers.send_to(|viewer| room.sees_plan(viewer, seat) == See::Shown, &frame);
            }
        }
    }

    /// Sends a viewer their own plan, if they have ever saved one.
    pub(super) fn send_own_plan(&self, outbox: &Outbox, who: &Viewer) {
        let seat = Seat::ALL.into_iter().find(|seat| self.room.sees_plan(who, *seat) == See::Shown);
        let plan = seat.map(|seat| &self.plans.0[seat]).filter(|plan| plan.version > 0);
        if let Some(plan) = plan {
            // If the queue is closed, the connection's writer notices and leaves the room.
            let _ = outbox.push(wire::plan(&self.room, plan));
        }
    }
}
