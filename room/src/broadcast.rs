//! Delayed broadcasts: a room as everyone without a seat sees it if the game is shown with a delay.
//!
//! The [`Terms`](setup::Terms) of a game set the delay. The delay applies from the start of the game to the end.
//! Everything before the start is shown without delay, so that people can find the room and sit down. Everything after
//! the end is shown as soon as the end has been shown. Two things that concern the spectators are never delayed: their
//! chat, which the players cannot see during the game, and changes of who may watch.
//!
//! So spectators and players see the events in different orders, and the number of an event in the log would tell spectators how
//! many events they have not seen. That is why the events are numbered again for them, from 1 without gaps, in the order in which
//! they are shown. This order depends only on the log: it is the same after a restart.

use crate::event::{Event, Recorded};
use crate::id::RoomId;
use crate::room::{Change, Room};
use setup::{Channel, Millis};
use std::collections::VecDeque;

/// The part of a delayed room that is shown now, and the events that will be shown later.
#[derive(Debug)]
pub struct Broadcast {
    schedule: Schedule,
    /// The events that are not shown yet, in the order in which they will be shown. Each comes with the instant at which it is
    /// due.
    waiting: VecDeque<(Millis, Recorded)>,
    shown: Room,
    /// The `seq`, in the room's log, of the last [`Event::SeatShared`] or [`Event::KeptOut`]; 0 if there was none.
    seated: u64,
    /// Whether the log has events after the start of the game, so that events may have other numbers for spectators than for
    /// players.
    differs: bool,
}

impl Broadcast {
    /// The broadcast of a room with these events. Shows the first event; [`Broadcast::next`] shows the others. `None`
    /// if the room is not delayed, or if the first event does not create a room.
    #[must_use]
    pub fn new(id: RoomId, events: &[Recorded]) -> Option<Self> {
        let first = events.first()?;
        let schedule = Schedule::of(first)?;
        let shown = Room::replay(id, [first.clone()])?;
        let mut broadcast = Self { schedule, waiting: VecDeque::new(), shown, seated: 0, differs: false };
        for recorded in events.iter().skip(1) {
            broadcast.enter(recorded);
        }
        Some(broadcast)
    }

    /// Adds the next event of the room's log. It is shown as soon as it is due.
    pub fn enter(&mut self, recorded: &Recorded) {
        if matches!(recorded.event, Event::SeatShared { .. } | Event::KeptOut { .. }) {
            self.seated = recorded.seq;
        }
        self.differs |= self.schedule.started;
        let due = self.schedule.due(recorded);
        let before = self.waiting.partition_point(|(other, _)| *other <= due);
        let mut recorded = recorded.clone();
        if matches!(recorded.event, Event::WatchingChanged { .. }) {
            // If the event named its author, spectators would learn that the host is here, perhaps earlier than the delay allows.
            recorded.author = None;
        }
        self.waiting.insert(before, (due, recorded));
    }

    /// When the next event is due; `None` if everything is shown.
    #[must_use]
    pub fn due(&self) -> Option<Millis> {
        self.waiting.front().map(|(due, _)| *due)
    }

    /// The number of waiting events that are due at `then`.
    #[must_use]
    pub fn due_by(&self, then: Millis) -> usize {
        self.waiting.partition_point(|(due, _)| *due <= then)
    }

    /// Shows the next event, if it is due at `now`. Returns it with its number for spectators, and with its effects.
    pub fn next(&mut self, now: Millis) -> Option<(Recorded, Change)> {
        self.due().filter(|due| *due <= now)?;
        let (_, recorded) = self.waiting.pop_front()?;
        let recorded = Recorded { seq: self.shown.seq() + 1, ..recorded };
        let change = self.shown.apply(&recorded);
        Some((recorded, change))
    }

    /// Shows everything that is due at `now`.
    pub fn catch_up(&mut self, now: Millis) {
        while self.next(now).is_some() {}
    }

    /// The room as spectators see it now. Its `seq` counts the events that have been shown to them.
    #[must_use]
    pub const fn shown(&self) -> &Room {
        &self.shown
    }

    /// Whether the game has started and its end is not shown yet. If so, nobody without a seat is allowed to learn how
    /// the game stands.
    #[must_use]
    pub fn is_veiled(&self) -> bool {
        self.schedule.started && !self.shown.phase().is_over()
    }

    /// Whether events may have other numbers for spectators than for players, because the log has events after the start of the
    /// game.
    #[must_use]
    pub const fn counts_differ(&self) -> bool {
        self.differs
    }

    /// The instant at which the end of the game is shown; `None` if the game is not over.
    #[must_use]
    pub const fn over_from(&self) -> Option<Millis> {
        self.schedule.over
    }

    /// The instant of the game that spectators see at `now`. The clocks are shown as they were at that instant.
    #[must_use]
    pub fn instant(&self, now: Millis) -> Millis {
        if self.is_veiled() { now.saturating_sub(self.schedule.delay) } else { now }
    }

    /// The instant from which the room may be listed. If the room of a rematch were listed without delay, the list
    /// would reveal that the previous game is over.
    #[must_use]
    pub const fn listed_from(&self) -> Millis {
        self.schedule.listed_from
    }

    /// The `seq`, in the room's log, of the last event that let another device share a seat; 0 if there was none. A player who has
    /// not seen this event may have been a spectator until now, and may know the events by the numbers that spectators get.
    #[must_use]
    pub const fn last_seated(&self) -> u64 {
        self.seated
    }
}

/// The instant from which everyone is allowed to know that a game is over; `None` if the game is not over, or not
/// delayed.
#[must_use]
pub fn shown_from(events: &[Recorded]) -> Option<Millis> {
    let mut schedule = events.first().map(|first| Schedule::of(first).unwrap_or(Schedule::AT_ONCE))?;
    for recorded in events {
        schedule.due(recorded);
    }
    schedule.over.filter(|_| schedule.delay > Millis::ZERO)
}

/// Computes when each event of a log is due. The events must be handed in one by one, in the order of the log.
#[derive(Debug)]
struct Schedule {
    delay: Millis,
    listed_from: Millis,
    started: bool,
    /// When the end of the game is due.
    over: Option<Millis>,
}

impl Schedule {
    const AT_ONCE: Self = Self { delay: Millis::ZERO, listed_from: Millis::ZERO, started: false, over: None };

    /// The schedule of the room that this event creates. `None` if the room is not delayed, or if the event creates no room.
    fn of(first: &Recorded) -> Option<Self> {
        let Event::Created { terms, rematch_of, .. } = &first.event else { return None };
        let delay = Some(terms.delay).filter(|delay| *delay > Millis::ZERO)?;
        let listed_from = if rematch_of.is_some() { first.at + delay } else { Millis::ZERO };
        Some(Self { delay, listed_from, ..Self::AT_ONCE })
    }

    /// When the next event of the log is due.
    fn due(&mut self, recorded: &Recorded) -> Millis {
        if matches!(recorded.event, Event::Chatted { channel: Channel::Spectators, .. } | Event::WatchingChanged { .. }) {
            return recorded.at;
        }
        let due = match self.over {
            Some(over) => over.max(recorded.at),
            None if self.started => recorded.at + self.delay,
            None => recorded.at,
        };
        match recorded.event {
            Event::Started { .. } => self.started = true,
            Event::Finished { .. } | Event::Aborted { .. } | Event::EndedByOperator if self.over.is_none() => {
                self.over = Some(due);
            }
            _ => {}
        }
        due
    }
}
