//! A delayed broadcast: everyone without a seat sees the room as it was some time ago. The [`Broadcast`] decides what they see and
//! when; this module sends it.

use super::attendance::{Attendance, Attending};
use super::run::Actor;
use crate::wire::{self, Audience, EncodedEvent, Frame, Refused};
use room::{
    Broadcast, BySeat, Command, CommandId, Context, LinkCommand, Millis, Role, Room, Seat, Stage, Summary, Viewer, Visibility,
};
use std::collections::VecDeque;
use std::ops::Range;

/// How far the timeline can go back, at most, when the server crashes. The server stores the instant of the timeline at
/// shorter intervals than this.
const LOST: Millis = Millis::from_secs(60);

/// Event numbers that may stand for one event before a crash and for a different event after the crash. If the timeline
/// has gone back, events that the spectators have already seen are hidden again for up to a minute. If a spectator
/// writes in the chat during this minute, the chat event gets the number of such a hidden event.
pub(super) fn unsure(broadcast: &Broadcast, now: Millis) -> Range<u64> {
    let shown = broadcast.shown().seq();
    shown + 1..shown + 1 + broadcast.due_by(now + LOST) as u64
}

impl Actor {
    /// The room as this audience sees it.
    pub(super) fn seen_by(&self, audience: Audience) -> &Room {
        match (&self.broadcast, audience) {
            (Some(broadcast), Audience::Spectators) => broadcast.shown(),
            (Some(_) | None, Audience::Players) | (None, Audience::Spectators) => &self.room,
        }
    }

    /// The room as this viewer sees it.
    pub(super) fn seen_by_viewer(&self, who: &Viewer) -> &Room {
        self.seen_by(Audience::of(self.room.role(who)))
    }

    /// Whether this viewer sees the room late. Such a viewer sees events with different numbers than the players do.
    pub(super) fn is_late(&self, who: &Viewer) -> bool {
        self.broadcast.is_some() && self.room.role(who) == Role::Spectator
    }

    /// The state of the room at `now` as this audience sees it.
    pub(super) fn state_for(&self, audience: Audience, now: Millis) -> wire::State {
        match (&self.broadcast, audience) {
            (Some(broadcast), Audience::Spectators) => wire::state(broadcast.shown(), broadcast.instant(now)),
            (Some(_) | None, Audience::Players) | (None, Audience::Spectators) => self.state(now),
        }
    }

    /// Who is present, as this audience may know it. While a game is shown late, its spectators do not learn
    /// immediately that a player has left, because a player who leaves has often just lost. The spectators see only the
    /// absences that are recorded in the events shown so far.
    pub(super) fn attendance_for(&self, audience: Audience) -> Attendance {
        let now = self.subscribers.attendance().clone();
        match (&self.broadcast, audience) {
            (Some(broadcast), Audience::Spectators) if broadcast.is_veiled() => {
                let (shown, away) = (broadcast.shown(), broadcast.shown().recorded_away());
                let seat = |seat: Seat| match (&shown.seats()[seat], away[seat]) {
                    (None, _) => Attending::Empty,
                    (Some(_), None) => Attending::Here,
                    (Some(_), Some(away)) => Attending::Gone(away),
                };
                let seats = BySeat { host: seat(Seat::Host), guest: seat(Seat::Guest) };
                Attendance { seats, round_trips: BySeat::default(), ..now }
            }
            (_, Audience::Players | Audience::Spectators) => now,
        }
    }

    /// The presence as this audience may know it.
    pub(super) fn presence_for(&self, audience: Audience, now: Millis) -> wire::Presence {
        let shown_at = match (&self.broadcast, audience) {
            (Some(broadcast), Audience::Spectators) => broadcast.instant(now),
            (_, Audience::Players | Audience::Spectators) => now,
        };
        wire::present(self.seen_by(audience), &self.attendance_for(audience), shown_at)
    }

    /// The latest events as this audience sees them.
    pub(super) const fn tail_of(&self, audience: Audience) -> &VecDeque<EncodedEvent> {
        match (&self.broadcast, audience) {
            (Some(_), Audience::Spectators) => &self.late_tail,
            (Some(_), Audience::Players) | (None, Audience::Players | Audience::Spectators) => &self.tail,
        }
    }

    /// Shows the events that are due, and returns them as spectators see them.
    pub(super) fn take_due(&mut self, now: Millis) -> Vec<EncodedEvent> {
        let mut lines = Vec::new();
        if let Some(broadcast) = &mut self.broadcast {
            while let Some((recorded, change)) = broadcast.next(now) {
                lines.push(EncodedEvent::new(broadcast.shown(), &recorded, &change));
            }
        }
        self.late_tail.extend(lines.iter().cloned());
        let surplus = self.late_tail.len().saturating_sub(self.shared.limits.room_tail_events);
        self.late_tail.drain(..surplus);
        lines
    }

    /// Sends the spectators what is due now.
    pub(super) fn show_due(&mut self, now: Millis) {
        let lines = self.take_due(now);
        self.show(&lines, now, None);
        if self.told != Some(self.attendance_for(Audience::Spectators)) {
            self.tell_presence();
        }
        self.publish();
    }

    /// The message with these events for an audience, and with the state after them. It is built once, and all viewers in the
    /// audience get it.
    pub(super) fn frame(&self, lines: &[EncodedEvent], audience: Audience, now: Millis) -> Frame {
        wire::events(self.room.id(), lines, audience, &self.state_for(audience, now))
    }

    /// Sends events to the spectators. If there are many spectators, the events wait, and are sent in a batch. `made` is
    /// the message for the spectators, if it has already been built for the players.
    pub(super) fn show(&mut self, lines: &[EncodedEvent], now: Millis, made: Option<Frame>) {
        if lines.is_empty() {
            return;
        }
        let limits = &self.shared.limits;
        if self.batch.lines.is_empty() && self.subscribers.attendance().spectators <= limits.spectators_unbatched {
            if self.subscribers.has(Audience::Spectators) {
                let frame = made.unwrap_or_else(|| self.frame(lines, Audience::Spectators, now));
                self.subscribers.send(Audience::Spectators, &frame);
            }
            return;
        }
        // Even a batch that is due immediately is sent later, by the alarm. So the players get the events, and the sender of a
        // command its answer, before the server turns to the many spectators.
        self.batch.add(lines, now, Millis(limits.spectator_batch_ms));
        // The size of a message is limited, so a large batch is sent before it is due.
        if self.batch.lines.iter().map(|line| line.json(Audience::Spectators).len()).sum::<usize>() > limits.joined_bytes / 2 {
            self.flush();
        }
    }

    /// Sends the whole room to the connections whose viewers got or lost a seat during a delayed game, because the events of such
    /// a game have different numbers for players and for spectators.
    pub(super) fn welcome_switched(&mut self) {
        for (outbox, who) in self.subscribers.take_switched() {
            // If the queue is closed, the connection's writer notices and leaves the room.
            let _ = outbox.push(wire::joined(self.view(&who, false)));
            self.send_own_plan(&outbox, &who);
        }
    }

    /// Refuses a command of a spectator if it does not fit the room as the spectator sees it, so that a refusal reveals
    /// no more than the spectator can see anyway. Spectators can only chat, take a free seat, and use a seat link. A
    /// wrong link gets the same refusal at any time.
    pub(super) fn refuse_late(&self, context: &Context, who: &Viewer, command: &Command) -> Result<(), Refused> {
        let Some(broadcast) = self.broadcast.as_ref().filter(|_| self.is_late(who)) else { return Ok(()) };
        match command {
            Command::Chat { .. } | Command::Link(LinkCommand::Claim { .. }) => Ok(()),
            Command::Seat(_)
            | Command::Play(_)
            | Command::Opening(_)
            | Command::Offer(_)
            | Command::Scoring(_)
            | Command::Scratch(_)
            | Command::End(_)
            | Command::GiveTime
            | Command::UseAid(_)
            | Command::SetWatching(_)
            | Command::Link(LinkCommand::Make { .. }) => {
                let shown = Context { now: broadcast.instant(context.now), ..context.clone() };
                broadcast.shown().decide(&shown, who, command).map(drop).map_err(Refused::from)
            }
        }
    }

    /// The number of a command's first event, as the sender of the command sees it. `seq` is the event's number in the log.
    pub(super) fn seq_for(&self, who: &Viewer, id: Option<&CommandId>, seq: u64) -> u64 {
        let Some(broadcast) = self.broadcast.as_ref().filter(|_| self.is_late(who)) else { return seq };
        let known = who.player.as_ref().zip(id).and_then(|(player, id)| broadcast.shown().answered(player, id));
        known.map_or(broadcast.shown().seq(), |(seq, _)| seq)
    }

    /// The instant at which a finished game has to be listed for everyone. `None` if that instant has passed, or if the
    /// game is not to be listed.
    pub(super) fn veiled_until(&self, now: Millis) -> Option<Millis> {
        Self::reveals_at(self.broadcast.as_ref()).filter(|shown| now < *shown)
    }

    /// The value that [`Actor::veiled_until`] will return after events at `now` have been applied. `summary` is the summary of
    /// the room after these events.
    pub(super) fn veiled_after(&self, summary: &Summary, now: Millis) -> Option<Millis> {
        let is_over = matches!(summary.stage, Stage::Finished { .. } | Stage::Aborted);
        if !is_over || self.room.phase().is_over() {
            return self.veiled_until(now);
        }
        let veils = self.broadcast.is_some() && summary.started.is_some() && summary.visibility() == Visibility::Public;
        veils.then(|| now + summary.terms.delay)
    }

    /// Lists a finished game for everyone.
    pub(super) async fn reveal(&mut self, now: Millis) {
        let revealed = self.shared.store.reveal(self.room.id()).await;
        self.reveal_at = revealed.is_err().then(|| now + super::run::RETRY);
        if let Err(error) = revealed {
            tracing::error!(room = %self.room.id(), %error, "a finished game cannot be listed yet");
        }
    }

    /// The instant at which a finished game has to be listed for everyone, even if that instant has passed.
    pub(super) fn reveals_at(broadcast: Option<&Broadcast>) -> Option<Millis> {
        let broadcast = broadcast?;
        broadcast.over_from().filter(|_| broadcast.shown().summary().visibility() == Visibility::Public)
    }
}
