//! Stored before seen: events become part of the room, and are sent to anybody, only when the store has them.

use super::row::{game_row, room_row};
use super::run::Actor;
use crate::wire::{self, Audience, Line, Refused};
use room::{CommandRef, Event, Millis, PlayerId, Recorded, Room, RoomId};
use rules::Played;
use std::collections::VecDeque;
use std::sync::Arc;
use store::{Append, StoreError};

impl Actor {
    /// Stores events, makes them part of the room and sends them. Gives the seq of the first.
    ///
    /// # Errors
    /// When the store did not take them, or it is not known whether it did; in that case the room is read anew.
    pub(super) async fn commit(
        &mut self,
        author: Option<PlayerId>,
        command: Option<CommandRef>,
        events: Vec<Event>,
        now: Millis,
    ) -> Result<u64, Refused> {
        let first = self.room.seq() + 1;
        let time = self.shared.timeline.wall();
        let mut command = command;
        let recorded: Vec<Recorded> = (first..)
            .zip(events)
            // The command stands with its first event alone: there is one answer to it.
            .map(|(seq, event)| Recorded { seq, at: now, time, author: author.clone(), command: command.take(), event })
            .collect();
        let mut next = self.room.clone();
        let lines = apply(&mut next, &recorded);
        let rematch = rematch(&next, &recorded, author.as_ref());
        let finished = recorded.iter().any(|recorded| matches!(recorded.event, Event::Finished { .. }));
        let mut appends = vec![Append {
            room: next.id().clone(),
            expected_seq: self.room.seq(),
            events: recorded,
            row: room_row(&next, time),
            game: if finished { game_row(&next) } else { None },
        }];
        appends.extend(rematch.as_ref().map(|(_, append)| append.clone()));
        self.append(appends).await?;
        self.replace(next, lines);
        if let Some((rematch, _)) = rematch {
            self.shared.announce(&rematch);
        }
        Ok(first)
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
                    StoreError::Conflict { .. } | StoreError::Unknown(_) | StoreError::Corrupt { .. } => true,
                };
                // What is not known is looked up before anybody is answered.
                let _ = self.fresh().await;
                Err(Refused::unavailable())
            }
        }
    }

    /// Reads the room anew if the store may know more.
    ///
    /// # Errors
    /// When the store does not answer; the next request tries again.
    pub(super) async fn fresh(&mut self) -> Result<(), Refused> {
        if !self.stale {
            return Ok(());
        }
        let id = self.room.id().clone();
        let stored = match self.shared.store.load(&id).await {
            Ok(Some(events)) => events,
            Ok(None) => Vec::new(),
            Err(error) => {
                tracing::error!(room = %id, %error, "the room cannot be read anew");
                return Err(Refused::unavailable());
            }
        };
        let seen = self.room.seq();
        let mut lines = Vec::new();
        let room = walk(&id, &stored, seen, |_, _, line| lines.push(line)).ok_or_else(Refused::unavailable)?;
        tracing::warn!(room = %id, seen, stored = room.seq(), "the room was read anew");
        self.stale = false;
        self.replace(room, lines);
        Ok(())
    }

    /// The room as the store has it, and the events that led to it.
    fn replace(&mut self, next: Room, lines: Vec<Line>) {
        let ends = !self.room.phase().is_over() && next.phase().is_over();
        self.room = next;
        self.send(lines);
        if ends {
            // What was hidden from players may now be read, but these lines were encoded when it was hidden.
            self.tail = VecDeque::new();
        }
    }

    /// Sends events that are part of the room now.
    fn send(&mut self, lines: Vec<Line>) {
        // Somebody may have got or lost a seat, a clock may run now.
        self.attend();
        if !lines.is_empty() {
            let now = self.now();
            let state = wire::state(&self.room, now);
            let room = &self.room;
            self.subscribers.send(Audience::Players, || wire::events(room.id(), &lines, Audience::Players, &state));
            let shared = Arc::clone(&self.shared);
            let limits = &shared.limits;
            if self.batch.lines.is_empty() && self.subscribers.attendance().spectators <= limits.spectators_unbatched {
                self.subscribers.send(Audience::Spectators, || wire::events(room.id(), &lines, Audience::Spectators, &state));
            } else {
                self.batch.lines.extend(lines.iter().cloned());
                self.batch.due.get_or_insert(now + Millis(limits.spectator_batch_ms));
                // A message has a bound too.
                if self.batch.lines.iter().map(|line| line.json(Audience::Spectators).len()).sum::<usize>()
                    > limits.joined_bytes / 2
                {
                    self.flush();
                }
            }
        }
        self.remember(lines);
        self.publish();
    }

    fn remember(&mut self, lines: Vec<Line>) {
        self.tail.extend(lines);
        while self.tail.len() > self.shared.limits.room_tail_events {
            self.tail.pop_front();
        }
    }
}

/// Makes events part of a room and encodes each as it becomes one.
fn apply(room: &mut Room, events: &[Recorded]) -> Vec<Line> {
    let one = |recorded: &Recorded| {
        let changed = wire::changed(room.position(), &recorded.event);
        room.apply(recorded);
        Line::new(room, recorded, &changed)
    };
    events.iter().map(one).collect()
}

/// A room of its stored events. Each event after `seen` is given encoded, as the whole room now shows it, beside the room as it was after it.
pub(super) fn walk(id: &RoomId, events: &[Recorded], seen: u64, mut each: impl FnMut(&Room, &Recorded, Line)) -> Option<Room> {
    let whole = Room::replay(id.clone(), events.iter().cloned())?;
    let (first, rest) = events.split_first()?;
    let mut then = Room::replay(id.clone(), [first.clone()])?;
    if first.seq > seen {
        each(&then, first, Line::new(&whole, first, &Played::default()));
    }
    for recorded in rest {
        let changed = if recorded.seq > seen { wire::changed(then.position(), &recorded.event) } else { Played::default() };
        then.apply(recorded);
        if recorded.seq > seen {
            each(&then, recorded, Line::new(&whole, recorded, &changed));
        }
    }
    Some(whole)
}

/// The room in which both play again, if these events agreed on one, with what is stored of it in the same transaction.
fn rematch(next: &Room, recorded: &[Recorded], author: Option<&PlayerId>) -> Option<(Room, Append)> {
    let agreed = |recorded: &'_ Recorded| if let Event::Rematched { room } = &recorded.event { Some(room.clone()) } else { None };
    let (id, recorded) = recorded.iter().find_map(|recorded| agreed(recorded).map(|id| (id, recorded)))?;
    let record =
        |(seq, event)| Recorded { seq, at: recorded.at, time: recorded.time, author: author.cloned(), command: None, event };
    let events: Vec<Recorded> = (1..).zip(next.rematch_events()).map(record).collect();
    let room = Room::replay(id.clone(), events.iter().cloned())?;
    let row = room_row(&room, recorded.time);
    Some((room, Append { room: id.clone(), expected_seq: 0, events, row, game: None }))
}
