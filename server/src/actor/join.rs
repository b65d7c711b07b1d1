//! Subscribing to a room. A viewer gets the past first and then every new event. The room's task sends the past and adds the
//! subscriber in one step, without handling another request in between, so no event is lost or sent twice.

use super::run::Actor;
use crate::limits::budgets::{self, Cost, Scope};
use crate::limits::{Limits, MOVE_BYTES, ROOM_BYTES};
use crate::socket::{Newest, Outbox};
use crate::wire::{self, Audience, EncodedEvent, Refused, RoomView, State};
use room::{Broadcast, Change, Millis, Recorded, Refusal, Role, Room, Spared, Viewer};

/// A lower bound for the size of an event, in bytes. With this bound, the task can reject a resume of too many events
/// before it reads them.
const LINE_BYTES: usize = 50;

/// Some events of a resume, and the state after them.
struct Page {
    lines: Vec<EncodedEvent>,
    state: State,
}

impl Actor {
    pub(super) async fn join(&mut self, who: Viewer, outbox: Outbox, since: Option<u64>) -> Result<(), Refused> {
        self.reload_if_stale().await?;
        self.check_admitted(&who)?;
        // Before the new viewer joins, send the waiting events to the spectators. The first message to the new viewer
        // already includes these events.
        self.flush();
        let watches = self.room.role(&who) == Role::Spectator;
        let most = self.shared.limits.spectators_per_room;
        if watches && self.subscribers.attendance().spectators as usize >= most {
            return Err(Refused::too_many_spectators(most));
        }
        let returned = self.record_return(&who).await;
        self.subscribers.insert(outbox.clone(), who.clone());
        self.refresh_presence();
        self.subscribers.settle(outbox.id());
        let since = since.filter(|since| self.may_resume(&who, *since));
        let resumed = match since {
            Some(since) if since > self.seen_by_viewer(&who).seq() => {
                // This happens only if the store was restored from a backup that lacks events the client has seen, or if the client
                // made up the number.
                tracing::warn!(room = %self.room.id(), since, head = self.room.seq(), "a client is ahead of the room");
                let _ = outbox.push(wire::ahead(self.room.id()));
                false
            }
            Some(since) => self.resume(&who, &outbox, since).await,
            None => false,
        };
        // If the queue is closed, the connection's writer notices and leaves the room.
        if resumed {
            let presence = self.presence_for(Audience::of(self.room.role(&who)), self.now());
            let _ = outbox.push_newest(Newest::Presence(self.room.id().clone()), wire::presence(self.room.id(), presence));
        } else {
            let _ = outbox.push(wire::joined(self.view(&who, false)));
        }
        self.send_own_plan(&outbox, &who);
        if returned {
            self.send_presence(self.now()); // The event is already on the pages of the others.
        }
        if outbox.is_deaf() {
            self.shared.news.tell(&self.room);
        }
        Ok(())
    }

    /// Records that a player who was away is back. This event comes before the first message to the player, so that the
    /// message does not contain a deadline of the absence. If the event cannot be stored now, the alarm stores it
    /// later. Returns whether an event was stored.
    async fn record_return(&mut self, who: &Viewer) -> bool {
        let now = self.now();
        let mut away = self.subscribers.attendance().away();
        for seat in who.player.iter().flat_map(|player| self.room.seats_of(player)) {
            away[seat] = None;
        }
        let events = self.room.due_absence_events(&away, now);
        !events.is_empty() && self.commit(None, None, events, now, Spared::NONE).await.is_ok()
    }

    /// Refuses a viewer who is not allowed to learn anything about the room.
    pub(super) fn check_admitted(&self, who: &Viewer) -> Result<(), Refused> {
        if self.room.admits(who) { Ok(()) } else { Err(Refusal::Closed.into()) }
    }

    /// Removes the viewers who are no longer allowed to watch. The last message that they get says that the room is
    /// closed to them.
    pub(super) fn dismiss(&mut self) {
        let dismissed = self.subscribers.dismiss(&self.room);
        for outbox in dismissed {
            // If the queue is closed, the connection's writer notices.
            let _ = outbox.push(wire::closed(self.room.id()));
        }
    }

    pub(super) fn view(&self, who: &Viewer, legal: bool) -> RoomView {
        let (room, audience) = (self.seen_by_viewer(who), Audience::of(self.room.role(who)));
        // The chat gets the bytes that the rest of the view leaves free.
        let rest = ROOM_BYTES + room.moves().len() * MOVE_BYTES;
        let chat_bytes = self.shared.limits.joined_bytes.saturating_sub(rest);
        let now = self.now();
        let view = wire::view(room, who, now, &self.attendance_for(audience), chat_bytes);
        let legal = legal.then(|| wire::legal(room));
        RoomView { state: self.state_for(audience, now), presence: self.presence_for(audience, now), legal, ..view }
    }

    /// Whether this viewer can resume from `since`. In a delayed room, an event has different numbers for players and for
    /// spectators. If `since` may stand for a different event now, because the viewer got the number in a different role or
    /// before a crash, the viewer gets the whole room instead.
    fn may_resume(&self, who: &Viewer, since: u64) -> bool {
        match &self.broadcast {
            None => true,
            Some(_) if self.is_late(who) => !self.unsure.contains(&since),
            Some(broadcast) => since >= broadcast.last_seated(),
        }
    }

    /// Sends the events after `since`. Returns false if there are too many of them or they are unavailable. The whole room
    /// must then be sent.
    async fn resume(&mut self, who: &Viewer, outbox: &Outbox, since: u64) -> bool {
        let audience = Audience::of(self.room.role(who));
        let Some(pages) = self.pages(audience, since).await else { return false };
        let frames: Vec<_> = pages.iter().map(|page| wire::events(self.room.id(), &page.lines, audience, &page.state)).collect();
        let bytes: usize = frames.iter().map(|frame| frame.len()).sum();
        // Leave space for new events. Otherwise the client would be disconnected immediately for being slow, reconnect,
        // and be disconnected again.
        if bytes > self.shared.limits.resume_bytes || !outbox.has_room_for(bytes + self.shared.limits.joined_bytes) {
            return false;
        }
        frames.into_iter().all(|frame| outbox.push(frame).is_ok())
    }

    async fn pages(&mut self, audience: Audience, since: u64) -> Option<Vec<Page>> {
        let now = self.state_for(audience, self.now());
        let (tail, last) = (self.tail_of(audience), self.seen_by(audience).seq());
        let first_kept = tail.front().map_or(last + 1, |line| line.seq);
        if since + 1 >= first_kept {
            let lines: Vec<EncodedEvent> = tail.iter().filter(|line| line.seq > since).cloned().collect();
            // The size of a message is limited. Long lines of chat and long lists of stones are sent in pages, each with
            // its own state.
            if lines.iter().map(longest).sum::<usize>() <= self.shared.limits.joined_bytes / 2 {
                return Some(vec![Page { lines, state: now }]);
            }
        }
        let too_many = (last - since) as usize > self.shared.limits.resume_bytes / LINE_BYTES;
        let begun = self.shared.timeline.elapsed();
        let rate = budgets::own(Cost::Resume, Scope::Room, &self.shared.limits)?;
        if too_many || self.resumes.check(rate, 1, 0, begun).is_err() {
            return None;
        }
        let pages = self.replayed_pages(audience, since, now).await;
        let ended = self.shared.timeline.elapsed();
        let took = u32::try_from(ended.saturating_sub(begun).as_micros()).unwrap_or(u32::MAX);
        self.resumes.spend(rate, took, ended);
        pages
    }

    /// The pages of a resume, made by replaying the stored events.
    async fn replayed_pages(&self, audience: Audience, since: u64, now: State) -> Option<Vec<Page>> {
        let events = match self.shared.store.load(self.room.id()).await {
            Ok(events) => events?,
            Err(error) => {
                tracing::warn!(room = %self.room.id(), %error, "the events for a resume cannot be read; the whole room is sent");
                return None;
            }
        };
        // Each event is sent as the viewer may see it now. Each page except the last has the state as it was after the page's
        // events.
        let mut pages = Pages::new(self.seen_by(audience), since, &self.shared.limits);
        if self.broadcast.is_some() && audience == Audience::Spectators {
            let mut again = Broadcast::new(self.room.id().clone(), &events)?;
            pages.add(again.shown(), &Recorded { seq: 1, ..events.into_iter().next()? }, &Change::default());
            while again.shown().seq() < self.seen_by(audience).seq() {
                let (recorded, change) = again.next(Millis(u64::MAX))?;
                pages.add(again.shown(), &recorded, &change);
            }
        } else {
            Room::replay_each(self.room.id().clone(), events, |then, recorded, change| pages.add(then, &recorded, &change))?;
        }
        pages.end(now)
    }
}

/// The pages of a resume.
struct Pages<'a> {
    /// The room as the viewer sees it now.
    seen: &'a Room,
    since: u64,
    most: usize,
    most_bytes: usize,
    done: Vec<Page>,
    lines: Vec<EncodedEvent>,
    bytes: usize,
}

impl<'a> Pages<'a> {
    fn new(seen: &'a Room, since: u64, limits: &Limits) -> Self {
        let (most, most_bytes) = (limits.resume_events, limits.joined_bytes / 2);
        Self { seen, since, most, most_bytes, done: Vec::new(), lines: Vec::new(), bytes: 0 }
    }

    /// Adds an event. `then` is the room after it.
    fn add(&mut self, then: &Room, recorded: &Recorded, change: &Change) {
        if recorded.seq <= self.since {
            return;
        }
        let line = EncodedEvent::new(self.seen, recorded, change);
        self.bytes += longest(&line);
        self.lines.push(line);
        if self.lines.len() >= self.most || self.bytes >= self.most_bytes {
            self.done.push(Page { lines: std::mem::take(&mut self.lines), state: wire::state(then, recorded.at) });
            self.bytes = 0;
        }
    }

    /// Returns all pages, or `None` if there are none. `now` is the current state.
    fn end(mut self, now: State) -> Option<Vec<Page>> {
        if self.lines.is_empty() {
            // The last page ends with the newest event, so this page gets the current state.
            self.done.last_mut()?.state = now;
        } else {
            self.done.push(Page { lines: self.lines, state: now });
        }
        Some(self.done)
    }
}

/// The size of an event in bytes, for the audience that sees more of the event.
fn longest(line: &EncodedEvent) -> usize {
    line.json(Audience::Spectators).len().max(line.json(Audience::Players).len())
}
