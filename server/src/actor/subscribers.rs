//! The connections subscribed to a room.

use super::attendance::{Attendance, Attending};
use crate::socket::{Newest, Outbox};
use crate::wire::{Audience, EncodedEvent, Frame};
use room::{AwayBySeat, AwayReason, BySeat, Millis, Phase, PlayerId, Room, RoomId, Seat, Viewer};
use std::collections::HashMap;
use tokio::sync::oneshot;

/// The connections subscribed to a room, each with its role.
pub(super) struct Subscribers {
    all: HashMap<u64, Subscriber>,
    attendance: Attendance,
    /// Whether a connection was removed after the last update of the attendance.
    lost: bool,
    /// How the last connection of each seat ended. When the task starts, no one is connected, and no one counts as having
    /// left on purpose.
    ended: BySeat<AwayReason>,
    /// For each seat, when its player last sent a command without a connection; `None` if the player has connected since then.
    heard: BySeat<Option<Millis>>,
    /// The maximum number of spectators whose names are shown.
    most_names: usize,
    /// Why the engine of the operator that plays in this room counts as away; `None` if the engine is here, or if no
    /// engine plays.
    program_away: Option<AwayReason>,
}

/// Some commands need both players to be present. For these, a player without a connection counts as present for this long after
/// sending a command.
const HEARD: Millis = Millis::from_secs(60);

struct Subscriber {
    outbox: Outbox,
    viewer: Viewer,
    /// The seats of its viewer. Both, if two people play on one device; none, if the viewer is a spectator.
    seats: BySeat<bool>,
    /// Whether the connection was told that a clock runs in its player's game, or that the board is counted.
    hot: bool,
    /// Whether the viewer got or lost a seat, and has not received the whole room since then.
    switched: bool,
}

impl Subscriber {
    fn audience(&self) -> Audience {
        if self.is_a_player() { Audience::Players } else { Audience::Spectators }
    }

    fn hears(&self, audience: Audience) -> bool {
        self.audience() == audience && !self.switched
    }

    fn is_a_player(&self) -> bool {
        self.seats.host || self.seats.guest
    }

    fn set_hot(&mut self, hot: bool) {
        if self.hot != hot {
            self.outbox.heat(hot);
            self.hot = hot;
        }
    }
}

impl Drop for Subscriber {
    fn drop(&mut self) {
        self.set_hot(false);
    }
}

impl Subscribers {
    /// Creates an empty list at `now`. It shows the names of at most `most_names` spectators.
    pub(super) fn new(room: &Room, banned: BySeat<bool>, now: Millis, most_names: usize) -> Self {
        let attendance = Attendance::nobody();
        let ended = BySeat { host: AwayReason::Lost, guest: AwayReason::Lost };
        let heard = BySeat::default();
        let mut subscribers = Self { all: HashMap::new(), attendance, lost: false, ended, heard, most_names, program_away: None };
        subscribers.update(room, banned, now);
        subscribers
    }

    /// Notes whether the engine of the operator that plays in this room is here. Returns whether this has changed.
    pub(super) fn note_program(&mut self, away: Option<AwayReason>) -> bool {
        std::mem::replace(&mut self.program_away, away) != away
    }

    pub(super) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    pub(super) fn attendance(&self) -> &Attendance {
        &self.attendance
    }

    pub(super) fn insert(&mut self, outbox: Outbox, viewer: Viewer) {
        self.all.insert(outbox.id(), Subscriber { outbox, viewer, seats: BySeat::default(), hot: false, switched: false });
    }

    /// Removes a connection that has ended for this reason.
    pub(super) fn remove(&mut self, connection: u64, reason: AwayReason) {
        if let Some(gone) = self.all.remove(&connection) {
            self.lost = true;
            for seat in Seat::ALL.into_iter().filter(|seat| gone.seats[*seat]) {
                self.ended[seat] = reason;
            }
        }
    }

    /// Restarts the absence of a player who has just sent a command without a connection.
    pub(super) fn hear(&mut self, room: &Room, who: &Viewer, now: Millis) {
        for seat in who.player.iter().flat_map(|player| room.seats_of(player)) {
            if let Attending::Gone(away) = &mut self.attendance.seats[seat] {
                away.since = now;
                self.heard[seat] = Some(now);
            }
        }
    }

    /// The players who are away, except those who have sent a command in the last minute. A program that plays with single
    /// requests never has a connection, but it must still be able to agree to continue play.
    pub(super) fn silent(&self, now: Millis) -> AwayBySeat {
        let away = self.attendance.away();
        let silent = |seat: Seat| away[seat].filter(|_| self.heard[seat].is_none_or(|heard| heard + HEARD < now));
        BySeat { host: silent(Seat::Host), guest: silent(Seat::Guest) }
    }

    /// The shortest round trip of a seat's connections; `None` if none was measured.
    pub(super) fn round_trip(&self, seat: Seat) -> Option<Millis> {
        self.of(seat).filter_map(|one| one.outbox.link().round_trip()).min()
    }

    /// Asks each connection of a seat to answer as soon as the server has handled everything that has arrived on it.
    pub(super) fn mark(&self, seat: Seat) -> Vec<oneshot::Receiver<()>> {
        self.of(seat).filter_map(|one| one.outbox.mark()).collect()
    }

    /// Whether the round trips of the players matter in this room now.
    pub(super) fn measures(&self, room: &Room) -> bool {
        counts_round_trips(room) && Seat::ALL.into_iter().any(|seat| self.of(seat).next().is_some())
    }

    fn of(&self, seat: Seat) -> impl Iterator<Item = &Subscriber> {
        self.all.values().filter(move |one| one.seats[seat])
    }

    /// Whether a removed connection is still counted in the attendance.
    pub(super) fn lost(&self) -> bool {
        self.lost
    }

    /// Recomputes the role of each connection, and the attendance. Returns whether the attendance has changed. `banned` says whose
    /// players the operator keeps out. They count as gone, even if their connections are still open.
    pub(super) fn update(&mut self, room: &Room, banned: BySeat<bool>, now: Millis) -> bool {
        self.lost = false;
        // While the board is counted, a player who is away can accept the score by silence. So a lost connection must
        // be noticed soon. The same holds while a clock runs.
        let is_counted = matches!(room.phase(), Phase::Scoring(_));
        let is_urgent = is_counted || room.clocks(now).is_some_and(|clocks| clocks.running.is_some());
        let mut here = BySeat { host: false, guest: false };
        let mut spectators = 0;
        for subscriber in self.all.values_mut() {
            let before = subscriber.audience();
            subscriber.seats = BySeat::default();
            for seat in subscriber.viewer.player.iter().flat_map(|player| room.seats_of(player)) {
                subscriber.seats[seat] = true;
                here[seat] = true;
            }
            subscriber.switched |= subscriber.audience() != before;
            let plays = subscriber.is_a_player();
            subscriber.set_hot(is_urgent && plays);
            spectators += u32::from(!plays);
        }
        let names = if room.names_spectators() { self.names() } else { Vec::new() };
        let before = self.attendance.clone();
        self.attendance.spectators = spectators;
        if *self.attendance.names != *names {
            self.attendance.names = names.into();
        }
        for seat in Seat::ALL {
            let taken = room.seats()[seat].is_some();
            if room.seats()[seat].as_ref().is_some_and(|seated| seated.player.as_bot().is_some()) {
                here[seat] |= self.program_away.is_none();
                self.ended[seat] = self.program_away.unwrap_or(AwayReason::Lost);
            }
            if banned[seat] {
                here[seat] = false;
                self.ended[seat] = AwayReason::Banned;
            } else if !taken {
                self.ended[seat] = AwayReason::Lost;
            }
            let measured = if counts_round_trips(room) { self.round_trip(seat) } else { None };
            self.attendance.round_trips[seat] = steady(before.round_trips[seat], measured);
            self.attendance.seats[seat] = before.seats[seat].update(taken, here[seat], self.ended[seat], now);
            if here[seat] || !taken {
                self.heard[seat] = None;
            }
        }
        self.attendance != before
    }

    /// The first spectators who have a session, in the order in which they came.
    fn names(&self) -> Vec<(PlayerId, String)> {
        let mut known: Vec<_> = self.all.iter().filter(|(_, one)| !one.is_a_player()).collect();
        known.sort_unstable_by_key(|(connection, _)| **connection);
        let mut names: Vec<(PlayerId, String)> = Vec::new();
        for (_, one) in known {
            if names.len() >= self.most_names {
                break;
            }
            if let Some(player) = &one.viewer.player
                && names.iter().all(|(known, _)| known != player)
            {
                names.push((player.clone(), one.viewer.name.clone()));
            }
        }
        names
    }

    /// Removes the connections of viewers whom the room does not admit, and returns their queues.
    pub(super) fn dismiss(&mut self, room: &Room) -> Vec<Outbox> {
        let dismissed: Vec<u64> =
            self.all.iter().filter(|(_, one)| !room.admits(&one.viewer)).map(|(connection, _)| *connection).collect();
        self.lost |= !dismissed.is_empty();
        dismissed.into_iter().filter_map(|connection| self.all.remove(&connection)).map(|one| one.outbox.clone()).collect()
    }

    /// The connections of these players.
    pub(super) fn connections_of(&self, players: &[PlayerId]) -> Vec<(Outbox, Viewer)> {
        let theirs = |one: &&Subscriber| one.viewer.player.as_ref().is_some_and(|player| players.contains(player));
        self.all.values().filter(theirs).map(|one| (one.outbox.clone(), one.viewer.clone())).collect()
    }

    /// Forgets that the viewer of this connection got or lost a seat.
    pub(super) fn settle(&mut self, connection: u64) {
        if let Some(one) = self.all.get_mut(&connection) {
            one.switched = false;
        }
    }

    /// The connections whose viewers got or lost a seat since they last received the whole room.
    pub(super) fn take_switched(&mut self) -> Vec<(Outbox, Viewer)> {
        let take = |one: &mut Subscriber| std::mem::take(&mut one.switched).then(|| (one.outbox.clone(), one.viewer.clone()));
        self.all.values_mut().filter_map(take).collect()
    }

    /// Whether [`Subscribers::send`] would send something to this audience.
    pub(super) fn has(&self, audience: Audience) -> bool {
        self.all.values().any(|one| one.hears(audience))
    }

    /// Sends a message to an audience, except to viewers who will receive the whole room.
    pub(super) fn send(&mut self, audience: Audience, frame: &Frame) {
        let wanted = self.all.values().filter(|one| one.hears(audience));
        // The writer of a connection that is removed here notices that its queue is closed, and closes the connection.
        let lost: Vec<u64> = wanted.filter(|one| one.outbox.push(frame.clone()).is_err()).map(|one| one.outbox.id()).collect();
        for connection in lost {
            self.remove(connection, AwayReason::Lost);
        }
    }

    /// Sends a message to the viewers for whom it is meant.
    pub(super) fn send_to(&mut self, wanted: impl Fn(&Viewer) -> bool, frame: &Frame) {
        let wanted = self.all.values().filter(|one| wanted(&one.viewer));
        let lost: Vec<u64> = wanted.filter(|one| one.outbox.push(frame.clone()).is_err()).map(|one| one.outbox.id()).collect();
        for connection in lost {
            self.remove(connection, AwayReason::Lost);
        }
    }

    /// Sends the presence to an audience.
    pub(super) fn send_presence(&mut self, room: &RoomId, audience: Audience, frame: &Frame) {
        let kind = || Newest::Presence(room.clone());
        let cut = |(number, one): (&u64, &Subscriber)| one.outbox.push_newest(kind(), frame.clone()).err().map(|_| *number);
        let lost: Vec<u64> = self.all.iter().filter(|(_, one)| one.audience() == audience).filter_map(cut).collect();
        for connection in lost {
            self.remove(connection, AwayReason::Lost);
        }
    }
}

/// Whether the room has a live game, or will have one, in which the network's delays count.
fn counts_round_trips(room: &Room) -> bool {
    !room.phase().is_over() && room.terms().time.likely().is_some()
}

/// The round trip to show. A small change is not shown, because every change is sent to all viewers.
fn steady(shown: Option<Millis>, measured: Option<Millis>) -> Option<Millis> {
    let (Some(shown), Some(measured)) = (shown, measured) else { return measured };
    let change = shown.0.abs_diff(measured.0);
    Some(if change > 10 && change * 5 > shown.0 { measured } else { shown })
}

/// Events waiting to be sent to a large audience in one message.
#[derive(Default)]
pub(super) struct Batch {
    pub(super) lines: Vec<EncodedEvent>,
    pub(super) due: Option<Millis>,
    /// When the last batch was sent.
    sent: Option<Millis>,
}

impl Batch {
    /// Adds events. They are due immediately, but not earlier than `pause` after the last batch. So a single move is not delayed, and
    /// many moves in a row do not cause many messages.
    pub(super) fn add(&mut self, lines: &[EncodedEvent], now: Millis, pause: Millis) {
        self.lines.extend_from_slice(lines);
        self.due.get_or_insert(self.sent.map_or(now, |sent| now.max(sent + pause)));
    }

    /// Takes the events to send them at `now`.
    pub(super) fn take(&mut self, now: Millis) -> Vec<EncodedEvent> {
        self.due = None;
        if !self.lines.is_empty() {
            self.sent = Some(now);
        }
        std::mem::take(&mut self.lines)
    }
}
