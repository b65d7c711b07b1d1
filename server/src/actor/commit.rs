//! Stored before seen: events are applied to the room and sent only after they have been stored.

use super::row::{game_row, room_row};
use super::run::Actor;
use crate::auth::secret;
use crate::wire::{Audience, EncodedEvent, Refused};
use room::{Broadcast, CommandRef, Core, Event, Millis, PlayerId, Recorded, Room, Seat, Spared, Viewer, Visibility};
use std::collections::VecDeque;
use store::{Append, StoreError};

impl Actor {
    /// Stores events, applies them to the room and sends them. Returns the seq of the first event. If the events end a turn,
    /// `spared` is the part of the turn that is not charged.
    ///
    /// # Errors
    /// If the events were not stored, or if nobody knows whether they were stored. The room is then read again if the
    /// store may be ahead of it.
    pub(super) async fn commit(
        &mut self,
        author: Option<PlayerId>,
        command: Option<CommandRef>,
        events: Vec<Event>,
        now: Millis,
        spared: Spared,
    ) -> Result<u64, Refused> {
        let first = self.room.seq() + 1;
        let time = self.shared.timeline.wall();
        let (mut command, mut spared) = (command, spared);
        // Only the first event carries the command, because a command has one answer. A command ends at most one turn of its
        // sender, so at most one event gets the spared time.
        let record = |(seq, event): (u64, Event)| {
            let spared = event.take_spared(&mut spared);
            Recorded { seq, at: now, time, author: author.clone(), command: command.take(), spared, event }
        };
        let mut recorded: Vec<Recorded> = (first..).zip(events).map(record).collect();
        // The summary and the rematch are derived from a copy of the core. This copy is dropped before the events are
        // applied.
        let mut after = self.room.after(&recorded);
        let followed = self.follow(&mut recorded, &mut after);
        let summary = after.summary();
        let rematch = self.rematch(&after, &recorded, author.as_ref()).await?;
        let over = after.phase().is_over();
        let reseats = after.seats() != self.room.seats();
        drop(after);
        let kept = if over { followed.plans.after_the_end() } else { followed.plans.clone() };
        let plans = (kept != self.plans).then_some(kept);
        let finished = recorded.iter().any(|recorded| matches!(recorded.event, Event::Finished { .. }));
        let (mut row, mut game) = (room_row(&summary, time), if finished { game_row(&summary) } else { None });
        // Until the end is shown to everyone, only the players find the game in the history. The deadline wakes the room when the
        // end must be shown.
        let veiled_until = self.veiled_after(&summary, now);
        row.deadline = row.deadline.or(veiled_until);
        if let (Some(game), Some(_)) = (&mut game, veiled_until) {
            game.visibility = Visibility::Private;
        }
        let events = recorded.clone();
        let mut appends =
            vec![Append { room: summary.id.clone(), expected_seq: self.room.seq(), events, row, game, series: None, plans }];
        appends.extend(rematch.as_ref().map(|(_, append)| append.clone()));
        self.append(appends).await?;
        if let Some(answer) = &followed.answer {
            let owner = Viewer { player: Some(answer.by.clone()), name: String::new(), seat: None };
            self.subscribers.hear(&self.room, &owner, now);
        }
        // First send each changed plan to its owner. Then send the events.
        self.adopt(followed.plans);
        // A spectator who sits down, and a player who stands up, belong to another audience from now on.
        if reseats {
            self.flush();
        }
        self.apply(&recorded);
        if let Some(rematch) = rematch {
            self.shared.announce(&rematch.0, &rematch.1.events);
        }
        Ok(first)
    }

    /// If the players have agreed on a rematch in these events, returns the room of the rematch, and the data to store for that
    /// room in the same transaction.
    async fn rematch(
        &self,
        after: &Core,
        recorded: &[Recorded],
        author: Option<&PlayerId>,
    ) -> Result<Option<(Room, Append)>, Refused> {
        let agreed =
            |recorded: &'_ Recorded| if let Event::Rematched { room } = &recorded.event { Some(room.clone()) } else { None };
        let Some((id, recorded)) = recorded.iter().find_map(|recorded| agreed(recorded).map(|id| (id, recorded))) else {
            return Ok(None);
        };
        self.shared.check_rematch(&self.room)?;
        self.shared.check_ending_games(&after.summary())?;
        let next = self.shared.next_game(after, &id).await.map_err(|error| {
            tracing::error!(room = %self.room.id(), %error, "the series of the room cannot be read");
            Refused::unavailable()
        })?;
        let mut events = match next.as_ref().and_then(|next| next.fixed) {
            Some((terms, black)) => after.next_events(terms, Some(black)),
            None => after.rematch_events(secret::seed()),
        };
        for event in &mut events {
            if let Event::Created { terms, .. } = event {
                *terms = self.shared.allowed(*terms);
            }
        }
        let (at, time) = (recorded.at, recorded.time);
        let record =
            |(seq, event)| Recorded { seq, at, time, author: author.cloned(), command: None, spared: Spared::NONE, event };
        let events: Vec<Recorded> = (1..).zip(events).map(record).collect();
        let Some(room) = Room::replay(id.clone(), events.iter().cloned()) else { return Ok(None) };
        let row = room_row(&room.summary(), recorded.time);
        let series = next.map(|next| next.place);
        Ok(Some((room, Append { room: id, expected_seq: 0, events, row, game: None, series, plans: None })))
    }

    /// Applies stored events to the room and sends them.
    fn apply(&mut self, events: &[Recorded]) {
        let mut ended = false;
        let mut lines = Vec::with_capacity(events.len());
        let before = self.presence_facts();
        for recorded in events {
            let change = self.room.apply(recorded);
            if let Some(broadcast) = &mut self.broadcast {
                broadcast.enter(recorded);
            }
            lines.push(EncodedEvent::new(&self.room, recorded, &change));
            ended |= change.ended;
        }
        self.send(lines);
        // Send a changed presence immediately. Without it, a page would show the new state with the old presence for a
        // moment. For example, a player who has just taken a seat would still count as a spectator.
        if self.presence_facts() != before {
            self.flush();
            self.send_presence(self.now());
        }
        if ended {
            self.end();
        }
    }

    /// The parts of the presence that an event can change: who is present, and from when the game can be claimed. While
    /// play stands still, nobody can claim the game. Nobody can claim it from a player who has accepted the score,
    /// either.
    fn presence_facts(&self) -> impl PartialEq + use<> {
        let attendance = self.subscribers.attendance();
        let (room, away) = (&self.room, attendance.away());
        let absences = Seat::ALL.map(|seat| (room.absence(seat, &away), room.is_safe_from_claims(seat)));
        (attendance.seats, attendance.spectators, absences)
    }

    async fn append(&mut self, appends: Vec<Append>) -> Result<(), Refused> {
        let events: usize = appends.iter().map(|append| append.events.len()).sum();
        let begun = self.shared.timeline.elapsed();
        match self.shared.store.append(appends).await {
            Ok(()) => {
                metrics::counter!("tengen_events_total").increment(events as u64);
                metrics::histogram!("tengen_append_seconds").record(self.shared.timeline.elapsed().saturating_sub(begun));
                Ok(())
            }
            Err(error) => {
                tracing::error!(room = %self.room.id(), %error, "events were not stored");
                self.stale = match error {
                    StoreError::Unavailable(_) => false,
                    StoreError::Conflict { .. } | StoreError::Unknown(_) | StoreError::Corrupt { .. } | StoreError::TooSlow => {
                        true
                    }
                };
                // If nobody knows whether the events were stored, the room is read again before anyone gets an answer.
                let _ = self.reload_if_stale().await;
                Err(Refused::unavailable())
            }
        }
    }

    /// Reads the room again if the store may be ahead of it.
    ///
    /// # Errors
    /// If the store does not answer. The next request tries again.
    pub(super) async fn reload_if_stale(&mut self) -> Result<(), Refused> {
        if !self.stale {
            return Ok(());
        }
        let id = self.room.id().clone();
        let stored = match self.shared.store.load(&id).await {
            Ok(Some(events)) => events,
            Ok(None) => Vec::new(),
            Err(error) => {
                self.damaged = matches!(error, StoreError::Corrupt { .. });
                tracing::error!(room = %id, %error, "the room cannot be read again");
                return Err(Refused::unavailable());
            }
        };
        let seen = self.room.seq();
        let mut missed = Vec::new();
        let room = Room::replay_each(id.clone(), stored, |_, recorded, change| {
            if recorded.seq > seen {
                missed.push((recorded, change));
            }
        });
        let room = room.ok_or_else(Refused::unavailable)?;
        let plans = super::plans::load(&*self.shared.store, &id).await.map_err(|error| {
            tracing::error!(room = %id, %error, "the planned answers of the room cannot be read again");
            Refused::unavailable()
        })?;
        tracing::warn!(room = %id, seen, stored = room.seq(), "the room was read again");
        self.flush();
        self.stale = false;
        self.room = room;
        self.adopt(plans);
        if let Some(broadcast) = &mut self.broadcast {
            missed.iter().for_each(|(recorded, _)| broadcast.enter(recorded));
        }
        let lines = missed.iter().map(|(recorded, change)| EncodedEvent::new(&self.room, recorded, change)).collect();
        self.send(lines);
        if missed.iter().any(|(_, change)| change.ended) {
            self.end();
        }
        Ok(())
    }

    /// Makes the changes that follow the end of a game. Clears the encoded tail, because the players may now read events that
    /// were encoded as hidden.
    fn end(&mut self) {
        self.tail = VecDeque::new();
        self.reveal_at = Self::reveals_at(self.broadcast.as_ref());
    }

    /// Sends events that have been applied.
    fn send(&mut self, lines: Vec<EncodedEvent>) {
        self.dismiss();
        // A seat may have been taken or left, or a clock may have started.
        self.refresh_presence();
        // In a delayed game, a spectator who becomes a player gets the whole room, because the events have other
        // numbers for players.
        let renumbers = self.broadcast.as_ref().is_some_and(Broadcast::counts_differ);
        let switched = if renumbers { Vec::new() } else { self.subscribers.take_switched() };
        if !lines.is_empty() {
            let now = self.now();
            self.note_sent(now);
            let frame = self.subscribers.has(Audience::Players).then(|| self.frame(&lines, Audience::Players, now));
            if let Some(frame) = &frame {
                self.subscribers.send(Audience::Players, frame);
            }
            if self.broadcast.is_some() {
                let shown = self.take_due(now);
                self.show(&shown, now, None);
            } else {
                let same = lines.iter().all(EncodedEvent::is_same_for_all);
                self.show(&lines, now, frame.filter(|_| same));
            }
            self.welcome_switched();
        }
        for (outbox, who) in switched {
            self.send_own_plan(&outbox, &who);
        }
        self.remember(lines);
        self.publish();
    }

    fn remember(&mut self, lines: Vec<EncodedEvent>) {
        self.tail.extend(lines);
        while self.tail.len() > self.shared.limits.room_tail_events {
            self.tail.pop_front();
        }
    }
}
