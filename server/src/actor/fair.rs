//! Fair time: how long the server and the network delay a turn, and when a clock has really run out.
//!
//! A turn is charged from the instant at which its position was sent until the instant at which the move was read. The
//! clocks of the crate `room` compute what is not charged; this module measures the delays.

use super::run::Actor;
use crate::listener::AddressKey;
use crate::wire;
use room::{Millis, Seat, Spared, Viewer};
use tokio::sync::oneshot;

/// How a command reached the server.
#[derive(Debug, Clone, Copy)]
pub struct Arrival {
    /// When the server read the command.
    pub read: Millis,
    /// The round trip of the command's connection, if it was measured.
    pub round_trip: Option<Millis>,
    /// The address that pays for the command.
    pub address: Option<AddressKey>,
}

/// When the position of a turn was sent.
#[derive(Debug, Clone, Copy)]
pub(super) struct Sent {
    /// The beginning of the turn; `None` while no clock runs.
    turn: Option<Millis>,
    at: Millis,
}

impl Sent {
    /// Assumes that the position was sent at the beginning of the turn. After a restart, nobody knows when it was really sent.
    pub(super) fn at_once(turn: Option<Millis>) -> Self {
        Self { turn, at: turn.unwrap_or_default() }
    }
}

/// A clock has run out, but a move may have arrived that nobody has read yet.
#[derive(Debug)]
pub(super) struct Reading {
    /// The deadline that has passed.
    deadline: Millis,
    /// When the room stops waiting.
    until: Millis,
    /// One receiver for each connection that has not answered yet. A connection answers when the server has handled everything
    /// that had arrived on it.
    waiting: Vec<oneshot::Receiver<()>>,
}

impl Reading {
    /// Whether some connections have not answered yet.
    pub(super) fn waits(&self) -> bool {
        !self.waiting.is_empty()
    }
}

/// Waits until every connection has answered or has ended.
pub(super) async fn answered(reading: &mut Option<Reading>) {
    let Some(reading) = reading else { return };
    while let Some(last) = reading.waiting.last_mut() {
        // A connection that has ended cannot bring a move.
        let _ = last.await;
        reading.waiting.pop();
    }
}

impl Actor {
    /// Notes that the current position has just been sent.
    pub(super) fn note_sent(&mut self, now: Millis) {
        let turn = self.room.turn_began();
        if turn != self.sent.turn {
            self.sent = Sent { turn, at: now };
        }
    }

    /// The time from the beginning of the running turn until its position was sent.
    fn sent_late(&self) -> Millis {
        match self.room.turn_began() {
            Some(turn) if self.sent.turn == Some(turn) => self.sent.at.saturating_sub(turn),
            Some(_) | None => Millis::ZERO,
        }
    }

    /// The clocks as they are shown to everyone. The running clock begins when the position is sent.
    pub(super) fn shown_clocks(&self, now: Millis) -> Option<wire::Clocks> {
        wire::clocks(&self.room, now.saturating_sub(self.sent_late()))
    }

    /// The state of the room at `now`.
    pub(super) fn state(&self, now: Millis) -> wire::State {
        wire::State { clocks: self.shown_clocks(now), ..wire::state(&self.room, now) }
    }

    /// The seat whose clock runs.
    fn mover(&self) -> Option<Seat> {
        let color = self.room.clocks(self.now())?.running?;
        Seat::ALL.into_iter().find(|seat| self.room.color_of(*seat) == Some(color))
    }

    /// The part of the running turn that is not charged, if a command of this sender ends the turn at `now`.
    pub(super) fn spared(&self, who: &Viewer, arrival: Arrival, now: Millis) -> Spared {
        let Some(mover) = self.mover() else { return Spared::NONE };
        let own = who.player.iter().flat_map(|player| self.room.seats_of(player)).any(|seat| seat == mover);
        let own_link = arrival.round_trip.filter(|_| own);
        let lag = own_link.or_else(|| self.subscribers.round_trip(mover)).unwrap_or_default();
        let server = self.sent_late() + now.saturating_sub(arrival.read);
        self.room.spare(Spared { server, lag }, now)
    }

    /// The part of the running turn that is not charged, if the clock runs out because no command ends the turn.
    fn spared_to_the_end(&self) -> Spared {
        let Some(mover) = self.mover() else { return Spared::NONE };
        let lag = self.subscribers.round_trip(mover).unwrap_or_default();
        self.room.spare(Spared { server: self.sent_late(), lag }, Millis(u64::MAX))
    }

    /// When the room acts on its deadline. If a clock runs out at the deadline, the room first lets the uncharged time pass,
    /// and then waits until it has read everything that the player has already sent.
    pub(super) fn due_in_the_game(&self) -> Option<Millis> {
        let deadline = self.room.deadline()?;
        let due = deadline + self.spared_to_the_end().total();
        let reading = self.reading.as_ref().filter(|reading| reading.deadline == deadline);
        Some(reading.map_or(due, |reading| due.max(reading.until)))
    }

    /// Handles the requests that are already in the mailbox, and then acts on the deadline if it has passed. If a clock has run
    /// out and its player is connected, this call only begins to read the player's connections. A later call declares the timeout.
    pub(super) async fn meet_deadline(&mut self) {
        for _ in 0..self.mailbox.len() {
            if let Ok(request) = self.mailbox.try_recv() {
                self.handle(request).await;
            }
        }
        let now = self.now();
        if self.damaged || self.deadline().is_none_or(|at| now < at) {
            return;
        }
        let clocks_at = if self.still_reading(now) { Millis::ZERO } else { now.saturating_sub(self.spared_to_the_end().total()) };
        let done = self.expire(now, clocks_at).await;
        self.retry_at = done.is_err().then(|| now + super::run::RETRY);
    }

    /// Whether the room still has to read the connections of a player whose clock has run out. The first call begins to
    /// read them.
    fn still_reading(&mut self, now: Millis) -> bool {
        let (Some(mover), Some(deadline)) = (self.mover(), self.room.deadline()) else { return false };
        if now < deadline + self.spared_to_the_end().total() {
            return false;
        }
        if let Some(reading) = self.reading.as_ref().filter(|reading| reading.deadline == deadline) {
            return now < reading.until;
        }
        let waiting = self.subscribers.mark(mover);
        let wait = if waiting.is_empty() { 0 } else { self.shared.limits.last_reading_ms };
        self.reading = Some(Reading { deadline, until: now + Millis(wait), waiting });
        wait > 0
    }

    /// Ends the reading, because every connection has been read.
    pub(super) fn end_reading(&mut self) {
        let now = self.now();
        if let Some(reading) = &mut self.reading {
            reading.until = now;
        }
    }
}
