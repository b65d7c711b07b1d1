//! The task of a room: its state, and what it waits for.

use super::effort::Effort;
use super::handle::{Request, RoomHandle};
use super::subscribers::{Batch, Subscribers};
use crate::auth::Identity;
use crate::error::ApiError;
use crate::lobby::Shared;
use crate::rate::Buckets;
use crate::wire::{self, Audience, Line, Refused};
use room::{Millis, PlayerId, Recorded, Room, RoomId, Viewer};
use std::collections::VecDeque;
use std::ops::ControlFlow;
use std::sync::Arc;
use tokio::sync::mpsc;

/// After a write that failed, a due timeout is tried again this much later.
const RETRY: Millis = Millis(1_000);

/// The state of one room's task.
pub(super) struct Actor {
    pub(super) shared: Arc<Shared>,
    pub(super) room: Room,
    /// The store may know more than `room`: it is read anew before anything else is done.
    pub(super) stale: bool,
    /// The newest events as they were sent, oldest first, for those who return soon.
    pub(super) tail: VecDeque<Line>,
    pub(super) subscribers: Subscribers,
    /// What a large audience gets together.
    pub(super) batch: Batch,
    pub(super) chat_rates: Buckets<PlayerId>,
    pub(super) resumes: Effort,
    pub(super) presence_due: Option<Millis>,
    presence_sent: Millis,
    pub(super) retry_at: Option<Millis>,
    touched: Millis,
    mailbox: mpsc::Receiver<Request>,
}

/// Starts the task of a stored room.
///
/// # Errors
/// [`ApiError::NotFound`], [`ApiError::Unavailable`], or [`ApiError::Internal`] for events that are no room.
pub(crate) async fn open(shared: &Arc<Shared>, id: &RoomId) -> Result<RoomHandle, ApiError> {
    if shared.stop.is_cancelled() {
        return Err(ApiError::Draining);
    }
    let events = shared.store.load(id).await?.ok_or(ApiError::NotFound)?;
    let room = replay(id, events)?;
    let now = shared.timeline.now();
    let (sender, mailbox) = mpsc::channel(shared.limits.room_mailbox);
    let handle = RoomHandle::new(id.clone(), room.settings().setup, Arc::clone(shared), sender);
    let actor = Actor {
        subscribers: Subscribers::new(&room, now),
        room,
        stale: false,
        tail: VecDeque::new(),
        batch: Batch::default(),
        chat_rates: Buckets::new(shared.chat_rate(), shared.timeline),
        resumes: Effort::default(),
        presence_due: None,
        presence_sent: Millis::ZERO,
        retry_at: None,
        touched: now,
        mailbox,
        shared: Arc::clone(shared),
    };
    actor.publish();
    metrics::gauge!("tengen_rooms").increment(1);
    shared.rooms.spawn(shared.tasks.track_future(actor.run()));
    Ok(handle)
}

/// A room of its stored events.
pub(super) fn replay(id: &RoomId, events: Vec<Recorded>) -> Result<Room, ApiError> {
    Room::replay(id.clone(), events).ok_or_else(|| ApiError::internal(&format!("the events of room {id} are no room")))
}

/// Somebody as the room knows people.
pub(crate) fn viewer(who: Option<&Identity>) -> Viewer {
    match who {
        Some(who) => Viewer { player: Some(who.player.clone()), name: who.name.clone() },
        None => Viewer { player: None, name: String::new() },
    }
}

impl Actor {
    async fn run(mut self) {
        let stop = self.shared.stop.clone();
        loop {
            let alarm = self.shared.timeline.instant(self.alarm());
            tokio::select! {
                biased;
                () = stop.cancelled() => break,
                () = tokio::time::sleep_until(alarm) => if self.tick().await.is_break() { break },
                request = self.mailbox.recv() => match request {
                    Some(request) => self.handle(request).await,
                    None => break,
                },
            }
            if self.subscribers.lost() {
                self.attend();
            }
        }
        self.wind_up().await;
        metrics::gauge!("tengen_rooms").decrement(1);
    }

    pub(super) fn now(&self) -> Millis {
        self.shared.timeline.now()
    }

    async fn handle(&mut self, request: Request) {
        self.touched = self.now();
        match request {
            Request::Command { who, id, command, fingerprint, answer } => {
                let done = self.command(&who, id, command, fingerprint).await;
                // Whoever asked is told after everybody has been sent what came of it; a spectator is part of a batch.
                self.flush();
                let _ = answer.send(done);
            }
            Request::Join { who, outbox, since, answer } => {
                let _ = answer.send(self.join(who, outbox, since).await);
            }
            Request::Leave { connection } => self.subscribers.remove(connection),
            Request::View { who, answer } => {
                if self.fresh().await.is_ok() {
                    let _ = answer.send(self.view(&who));
                }
            }
        }
    }

    /// The next instant at which something is due.
    fn alarm(&self) -> Millis {
        let deadline = self.retry_at.or_else(|| self.room.deadline());
        let idle = self.subscribers.is_empty().then(|| self.touched + Millis(self.shared.limits.room_idle_ms));
        let all = [deadline, self.presence_due, self.batch.due, idle];
        all.into_iter().flatten().min().unwrap_or(Millis(u64::MAX))
    }

    /// Does what is due; breaks when the room leaves memory.
    async fn tick(&mut self) -> ControlFlow<()> {
        let now = self.now();
        let due = |at: Option<Millis>| at.is_some_and(|at| at <= now);
        if due(self.retry_at.or_else(|| self.room.deadline())) {
            let done = self.expire(now).await;
            self.retry_at = done.is_err().then(|| now + RETRY);
        }
        if due(self.batch.due) {
            self.flush();
        }
        if due(self.presence_due) {
            self.send_presence(now);
        }
        if self.subscribers.is_empty() && self.touched + Millis(self.shared.limits.room_idle_ms) <= now {
            if self.mailbox.is_empty() && self.shared.registry.leave(self.room.id()) {
                return ControlFlow::Break(());
            }
            self.touched = now;
        }
        ControlFlow::Continue(())
    }

    /// Somebody came, went, sat down or stood up.
    pub(super) fn attend(&mut self) {
        let now = self.now();
        if self.subscribers.update(&self.room, now) {
            let earliest = self.presence_sent + Millis(self.shared.limits.presence_ms);
            self.presence_due.get_or_insert(earliest.max(now));
            self.publish();
        }
    }

    fn send_presence(&mut self, now: Millis) {
        self.presence_due = None;
        self.presence_sent = now;
        let frame = wire::presence(self.room.id(), wire::present(self.subscribers.attendance(), now));
        self.subscribers.send_presence(&self.room, &frame);
    }

    /// Tells the lobby how the room stands.
    pub(super) fn publish(&self) {
        self.shared.alarms.set(self.room.id(), self.room.deadline());
        self.shared.catalog.put(&self.room, self.subscribers.attendance(), self.now());
    }

    /// Sends the events that waited for the large audience.
    pub(super) fn flush(&mut self) {
        let lines = std::mem::take(&mut self.batch.lines);
        self.batch.due = None;
        if !lines.is_empty() {
            let (room, now) = (&self.room, self.shared.timeline.now());
            let encode = || wire::events(room.id(), &lines, Audience::Spectators, &wire::state(room, now));
            self.subscribers.send(Audience::Spectators, encode);
        }
    }

    /// The end of the task: nothing more is taken, and whoever still asks is told why.
    async fn wind_up(mut self) {
        self.flush();
        self.mailbox.close();
        while let Some(request) = self.mailbox.recv().await {
            match request {
                Request::Command { answer, .. } => drop(answer.send(Err(Refused::draining()))),
                Request::Join { answer, .. } => drop(answer.send(Err(Refused::draining()))),
                Request::View { who, answer } => drop(answer.send(self.view(&who))),
                Request::Leave { .. } => {}
            }
        }
        if self.room.phase().is_over()
            && let Err(error) = self.shared.store.seal(self.room.id()).await
        {
            tracing::warn!(room = %self.room.id(), %error, "the record was not sealed; it is as safe as before");
        }
    }
}
