//! The task of a room: its state and its main loop.

use super::attendance::Attendance;
use super::bot::Bot;
use super::broadcast::unsure;
use super::fair::{self, Reading, Sent};
use super::handle::{Aided, Answer, Request, RoomHandle};
use super::judging::{Held, Judging};
use super::plans;
use super::subscribers::{Batch, Subscribers};
use crate::auth::Identity;
use crate::budget::Budget;
use crate::error::ApiError;
use crate::lobby::{Listed, Shared};
use crate::wire::{self, Audience, EncodedEvent, Refused};
use room::{Aid, Broadcast, Millis, Phase, Plans, Recorded, Role, Room, RoomId, Summary, Viewer};
use std::collections::VecDeque;
use std::ops::{ControlFlow, Range};
use std::sync::Arc;
use tokio::sync::mpsc;

/// How long the alarm waits before it repeats a write that has failed.
pub(super) const RETRY: Millis = Millis(1_000);

/// How often the task reads the round trips of the players' connections.
const LOOK: Millis = Millis(1_000);

/// How many times longer an idle room stays in memory if its bot is about to try again.
const LONGER_IDLE: u64 = 12;

/// The state of one room's task.
pub(super) struct Actor {
    pub(super) shared: Arc<Shared>,
    pub(super) room: Room,
    /// The planned answers of the players.
    pub(super) plans: Plans,
    /// Whether the store may be ahead of `room`. If so, the task must read `room` again before it does anything else.
    pub(super) stale: bool,
    /// Whether the stored events turned out to be damaged. If so, the task ends, and the next request for the room gets the
    /// error.
    pub(super) damaged: bool,
    /// The latest events, as sent and in order, for clients that reconnect after a short break.
    pub(super) tail: VecDeque<EncodedEvent>,
    pub(super) subscribers: Subscribers,
    /// What spectators see, if they see the room late.
    pub(super) broadcast: Option<Broadcast>,
    /// The latest events as spectators see them, if they see the room late.
    pub(super) late_tail: VecDeque<EncodedEvent>,
    /// Event numbers that a spectator may have seen before the server crashed, and that other events may get now.
    pub(super) unsure: Range<u64>,
    /// When a finished game will be listed for everyone.
    pub(super) reveal_at: Option<Millis>,
    /// The presence that was last sent to the spectators of a delayed game.
    pub(super) told: Option<Attendance>,
    /// What the bot of the room is doing, if there is one.
    pub(super) bot: Bot,
    /// The move that is being judged before it is played.
    pub(super) judging: Judging,
    /// Events waiting to be sent to a large audience.
    pub(super) batch: Batch,
    /// The time that may still be spent on reading old events for clients that resume, while the other requests wait.
    pub(super) resumes: Budget,
    pub(super) presence_due: Option<Millis>,
    presence_sent: Millis,
    pub(super) retry_at: Option<Millis>,
    /// When the position of the running turn was sent.
    pub(super) sent: Sent,
    /// The final reading of the connections of a player whose clock has run out, before the timeout is declared.
    pub(super) reading: Option<Reading>,
    /// When the round trips were last read.
    looked: Millis,
    /// [`crate::timeline::Timeline::lost`] at the last check. If it grows, the viewers get the clocks again.
    lost: Millis,
    touched: Millis,
    pub(super) mailbox: mpsc::Receiver<Request>,
}

/// Starts the task of a stored room.
///
/// # Errors
/// [`ApiError::NotFound`], [`ApiError::Unavailable`], [`ApiError::Draining`] while the server stops, or [`ApiError::Internal`] for
/// events that cannot be replayed.
pub(crate) async fn open(shared: &Arc<Shared>, id: &RoomId) -> Result<RoomHandle, ApiError> {
    if shared.stop.is_cancelled() {
        return Err(ApiError::Draining);
    }
    let events = shared.store.load(id).await?.ok_or(ApiError::NotFound)?;
    let plans = plans::load(&*shared.store, id).await?;
    let now = shared.timeline.now();
    let mut broadcast = Broadcast::new(id.clone(), &events);
    if let Some(broadcast) = &mut broadcast {
        broadcast.catch_up(now);
    }
    let room = replay(id, events)?;
    let (sender, mailbox) = mpsc::channel(shared.limits.room_mailbox);
    let handle = RoomHandle::new(id.clone(), room.terms().setup, Arc::clone(shared), sender);
    let actor = Actor {
        subscribers: Subscribers::new(&room, shared.banned_in(&room), now, shared.limits.spectator_names),
        sent: Sent::at_once(room.turn_began()),
        room,
        plans,
        stale: false,
        damaged: false,
        tail: VecDeque::new(),
        late_tail: VecDeque::new(),
        unsure: broadcast.as_ref().map_or(0..0, |broadcast| unsure(broadcast, now)),
        reveal_at: Actor::reveals_at(broadcast.as_ref()),
        broadcast,
        told: None,
        bot: Bot::default(),
        judging: Judging::default(),
        batch: Batch::default(),
        resumes: Budget::default(),
        presence_due: None,
        presence_sent: Millis::ZERO,
        retry_at: None,
        reading: None,
        looked: now,
        lost: shared.timeline.lost(),
        touched: now,
        mailbox,
        shared: Arc::clone(shared),
    };
    actor.publish();
    metrics::gauge!("tengen_rooms").increment(1);
    shared.rooms.spawn(shared.tasks.track_future(actor.run()));
    Ok(handle)
}

/// Rebuilds a room from its stored events.
pub(super) fn replay(id: &RoomId, events: Vec<Recorded>) -> Result<Room, ApiError> {
    Room::replay(id.clone(), events).ok_or_else(|| ApiError::internal(&format!("the events of room {id} cannot be replayed")))
}

/// Turns an identity into a viewer of a room. Without an identity, the viewer can only watch.
pub(crate) fn viewer(who: Option<&Identity>) -> Viewer {
    match who {
        Some(who) => Viewer { player: Some(who.player.clone()), name: who.name.clone(), seat: None },
        None => Viewer { player: None, name: String::new(), seat: None },
    }
}

impl Actor {
    async fn run(mut self) {
        let stop = self.shared.stop.clone();
        self.attend_to_bot().await;
        loop {
            let alarm = self.shared.timeline.instant(self.alarm());
            tokio::select! {
                biased;
                () = stop.cancelled() => break,
                () = fair::answered(&mut self.reading), if self.reading.as_ref().is_some_and(Reading::waits) => self.end_reading(),
                () = tokio::time::sleep_until(alarm) => if self.tick().await.is_break() { break },
                thought = self.bot.thought(), if self.bot.is_thinking() => self.move_for_bot(thought).await,
                is_blunder = self.judging.judged(), if self.judging.is_running() => self.play_judged(is_blunder).await,
                request = self.mailbox.recv() => match request {
                    Some(request) => self.handle(request).await,
                    None => break,
                },
            }
            if self.damaged {
                break;
            }
            if self.subscribers.lost() {
                self.refresh_presence();
            }
            self.attend_to_bot().await;
        }
        self.shut_down().await;
        metrics::gauge!("tengen_rooms").decrement(1);
    }

    pub(super) fn now(&self) -> Millis {
        self.shared.timeline.now()
    }

    pub(super) async fn handle(&mut self, request: Request) {
        self.touched = self.now();
        match request {
            Request::Command { arrival, who, id, command, fingerprint, answer } => {
                let answered = match self.hold(Held { arrival, who, id, command, fingerprint }).await {
                    ControlFlow::Continue(held) => Answer::Now(self.execute(held, false).await),
                    ControlFlow::Break(answered) => answered,
                };
                let _ = answer.send(answered);
            }
            Request::Join { who, outbox, since, answer } => {
                let _ = answer.send(self.join(who, outbox, since).await);
            }
            Request::End { answer } => drop(answer.send(self.end_by_operator().await)),
            Request::KeepOut { player, answer } => drop(answer.send(self.keep_out(&player).await)),
            Request::Reread { answer } => drop(answer.send(self.reread().await)),
            Request::Leave { connection, reason } => self.subscribers.remove(connection, reason),
            Request::Summary { who, answer } => {
                if self.reload_if_stale().await.is_ok() {
                    let _ = answer.send(self.check_admitted(&who).map(|()| self.summary(&who)));
                }
            }
            Request::Aided { who, aid, answer } => {
                if self.reload_if_stale().await.is_ok() {
                    let _ = answer.send(self.check_admitted(&who).map(|()| self.aided(&who, aid)));
                }
            }
            Request::View { who, legal, answer } => {
                if self.reload_if_stale().await.is_ok() {
                    let _ = answer.send(self.check_admitted(&who).map(|()| self.view(&who, legal)));
                }
            }
        }
    }

    /// The summary of the room, and whether this viewer is one of its players.
    fn summary(&self, who: &Viewer) -> (Summary, bool) {
        (self.seen_by_viewer(who).summary(), matches!(self.room.role(who), Role::Player { .. }))
    }

    /// The current position and the moves before it, if this viewer has used the aid for the position and the game is not over.
    fn aided(&self, who: &Viewer, aid: Aid) -> Option<Aided> {
        if !matches!(self.room.phase(), Phase::Playing | Phase::StandingStill(_)) {
            return None;
        }
        let colors = who.player.iter().flat_map(|player| self.room.seats_of(player)).filter_map(|seat| self.room.color_of(seat));
        let used = colors.into_iter().any(|color| self.room.has_used(color, aid));
        used.then(|| (self.room.position().clone(), self.room.moves().to_vec()))
    }

    /// The next instant at which something is due.
    fn alarm(&self) -> Millis {
        let deadline = self.deadline();
        let shown = [self.presence_due, self.batch.due, self.look_due(), self.show_at(), self.reveal_at];
        [deadline, self.bot.retry_at, self.bot.engine.retry_at, self.idle_at()]
            .into_iter()
            .chain(shown)
            .flatten()
            .min()
            .unwrap_or(Millis(u64::MAX))
    }

    /// When the next event is due for spectators.
    fn show_at(&self) -> Option<Millis> {
        self.broadcast.as_ref().and_then(Broadcast::due)
    }

    /// When the room may leave memory. It stays while it has events to show later, because showing them also changes the lists of
    /// rooms. It also stays while its bot thinks, because in a game without a clock, nothing else would load it again. While its bot
    /// is about to try again, it stays longer, but not forever.
    fn idle_at(&self) -> Option<Millis> {
        let idle_ms = self.shared.limits.room_idle_ms;
        let idle = self.touched + Millis(if self.bot.tries_again() { idle_ms.saturating_mul(LONGER_IDLE) } else { idle_ms });
        (self.subscribers.is_empty() && !self.bot.is_thinking())
            .then(|| idle.max(self.show_at().unwrap_or_default()).max(self.reveal_at.unwrap_or_default()))
    }

    fn look_due(&self) -> Option<Millis> {
        self.subscribers.measures(&self.room).then(|| self.looked + LOOK)
    }

    /// The next instant at which the room creates events without a command: its own deadline, the moment to record an absence,
    /// or the retry of a failed write.
    pub(super) fn deadline(&self) -> Option<Millis> {
        let notice = self.room.next_absence_event_at(&self.subscribers.attendance().away());
        self.retry_at.or_else(|| notice.into_iter().chain(self.due_in_the_game()).min())
    }

    /// Does everything that is due. Breaks when the room should leave memory.
    async fn tick(&mut self) -> ControlFlow<()> {
        let now = self.now();
        let due = |at: Option<Millis>| at.is_some_and(|at| at <= now);
        if due(self.deadline()) {
            self.meet_deadline().await;
        }
        if due(self.batch.due) {
            self.flush();
        }
        if due(self.show_at()) {
            self.show_due(now);
        }
        if due(self.reveal_at) {
            self.reveal(now).await;
        }
        if due(self.look_due()) {
            self.looked = now;
            self.refresh_presence();
            self.correct_clocks(now);
        }
        if due(self.presence_due) {
            self.send_presence(now);
        }
        if due(self.idle_at()) {
            if self.mailbox.is_empty() && self.shared.registry.leave(self.room.id()) {
                return ControlFlow::Break(());
            }
            self.touched = now;
        }
        ControlFlow::Continue(())
    }

    /// Updates who is present, and schedules a presence message, after someone has come, left, sat down or stood up.
    pub(super) fn refresh_presence(&mut self) {
        let now = self.now();
        let banned = self.shared.banned_in(&self.room);
        if self.subscribers.update(&self.room, banned, now) {
            self.tell_presence();
            self.publish();
        }
    }

    /// Sends the state if the timeline has stood still, because the clocks on the pages have run on meanwhile.
    fn correct_clocks(&mut self, now: Millis) {
        let lost = self.shared.timeline.lost();
        if std::mem::replace(&mut self.lost, lost) == lost {
            return;
        }
        self.flush(); // A state comes after all events that it contains.
        self.tell_presence(); // The presence says how long the opponent of an absent player still has to wait before a claim.
        for audience in [Audience::Players, Audience::Spectators] {
            if self.subscribers.has(audience) {
                let frame = self.frame(&[], audience, now);
                self.subscribers.send(audience, &frame);
            }
        }
    }

    /// Sends the presence soon.
    pub(super) fn tell_presence(&mut self) {
        let earliest = self.presence_sent + Millis(self.shared.limits.presence_ms);
        self.presence_due.get_or_insert(earliest.max(self.now()));
    }

    pub(super) fn send_presence(&mut self, now: Millis) {
        self.presence_due = None;
        self.presence_sent = now;
        for audience in [Audience::Players, Audience::Spectators] {
            // Even a message without news would tell the spectators of a delayed game that something has happened.
            if audience == Audience::Spectators && self.broadcast.is_some() {
                let seen = Some(self.attendance_for(audience));
                if self.told == seen {
                    continue;
                }
                self.told = seen;
            }
            let frame = wire::presence(self.room.id(), self.presence_for(audience, now));
            self.subscribers.send_presence(self.room.id(), audience, &frame);
        }
    }

    /// Updates the room's alarm and its summary in the lobby.
    pub(super) fn publish(&self) {
        let now = self.now();
        self.shared.alarms.set(self.room.id(), self.room.deadline().or(self.veiled_until(now)));
        let from = self.broadcast.as_ref().map(Broadcast::listed_from);
        let listed = Listed { room: &self.room, shown: self.seen_by(Audience::Spectators), from: from.unwrap_or_default() };
        self.shared.catalog.put(&listed, self.subscribers.attendance(), now);
        self.shared.news.tell(&self.room);
    }

    /// Sends the batched events to the spectators.
    pub(super) fn flush(&mut self) {
        let now = self.now();
        let lines = self.batch.take(now);
        if !lines.is_empty() && self.subscribers.has(Audience::Spectators) {
            let frame = self.frame(&lines, Audience::Spectators, now);
            self.subscribers.send(Audience::Spectators, &frame);
        }
    }

    /// Ends the task: closes the mailbox, answers the remaining requests, and seals a finished room.
    async fn shut_down(mut self) {
        self.flush();
        self.shared.news.forget(self.room.id());
        self.mailbox.close();
        let reason = if self.damaged { Refused::unavailable() } else { Refused::draining() };
        while let Some(request) = self.mailbox.recv().await {
            match request {
                Request::Command { answer, .. } => drop(answer.send(Answer::Now(Err(reason.clone())))),
                Request::Join { answer, .. } => drop(answer.send(Err(reason.clone()))),
                Request::View { who, legal, answer } => {
                    drop(answer.send(self.check_admitted(&who).map(|()| self.view(&who, legal))));
                }
                Request::Summary { who, answer } => drop(answer.send(self.check_admitted(&who).map(|()| self.summary(&who)))),
                Request::Aided { answer, .. } => drop(answer.send(Err(reason.clone()))),
                Request::End { answer } | Request::Reread { answer } => drop(answer.send(Err(reason.clone()))),
                Request::KeepOut { answer, .. } => drop(answer.send(Err(reason.clone()))),
                Request::Leave { .. } => {}
            }
        }
        // A room is not sealed while spectators must not know that the game is over. A sealed room no longer has the
        // ids of its commands, so its answer to a repeated command would tell them.
        let veiled = self.broadcast.as_ref().is_some_and(Broadcast::is_veiled);
        if self.room.phase().is_over()
            && !veiled
            && let Err(error) = self.shared.store.seal(self.room.id()).await
        {
            tracing::warn!(room = %self.room.id(), %error, "the room was not sealed; its events remain stored");
        }
    }
}
