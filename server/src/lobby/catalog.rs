//! Summaries of the open rooms for lists. The tasks of the rooms keep the summaries current, so a list needs no replay.

use crate::actor::{Attendance, Attending};
use crate::limits::Limits;
use crate::wire::{self, RoomSummary};
use protocol::TimeControl;
use room::{Broadcast, Core, Millis, Phase, PlayerId, Recorded, Room, RoomId, Speed, Standstill, StandstillKind, Visibility};
use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// Summaries of the open rooms.
pub(crate) struct Catalog {
    rooms: Mutex<Rooms>,
    changed: Notify,
    /// The maximum number of rooms in the catalog.
    known: usize,
    /// The maximum number of seeks, and of live games, in the lobby.
    listed: usize,
    /// The maximum total size of the listed summaries.
    listed_bytes: usize,
    /// How long a seek stays in the lobby while its host is away.
    unattended: Millis,
}

/// Sorts rooms from the newest to the oldest.
type Key = (Reverse<u64>, RoomId);

#[derive(Default)]
struct Rooms {
    by_age: BTreeMap<Key, Entry>,
    keys: HashMap<RoomId, Key>,
    /// The players of the games that are over, but whose end is not shown to everyone yet. The rooms of these games stay in memory.
    ending: HashMap<RoomId, Vec<PlayerId>>,
}

/// What lists need to know about a room.
pub(crate) struct Listed<'a> {
    /// The room.
    pub(crate) room: &'a Core,
    /// The room as everyone but its players sees it. It differs from `room` only if the broadcast is delayed.
    pub(crate) shown: &'a Core,
    /// The instant from which the lobby may list the room.
    pub(crate) from: Millis,
}

impl Listed<'_> {
    /// Lists the state at `now` of a room that is not in memory. `events` are all events of the room. Returns whether some of them
    /// are not shown yet.
    pub(super) fn stored(room: &Room, events: &[Recorded], now: Millis, list: impl FnOnce(&Listed<'_>)) -> bool {
        let mut broadcast = Broadcast::new(room.id().clone(), events);
        if let Some(broadcast) = &mut broadcast {
            broadcast.catch_up(now);
        }
        let shown = broadcast.as_ref().map_or(room, Broadcast::shown);
        list(&Listed { room, shown, from: broadcast.as_ref().map_or(Millis::ZERO, Broadcast::listed_from) });
        broadcast.is_some_and(|broadcast| broadcast.due().is_some())
    }
}

struct Entry {
    /// What everyone may see.
    summary: RoomSummary,
    /// What the room's players see, if that is different.
    own: Option<RoomSummary>,
    public: bool,
    /// The instant from which the lobby may list the room.
    from: Millis,
    listing: Listing,
    /// How the lobby would list the room if there were no delay; `None` if the game is over.
    actual: Option<Listing>,
    /// When the host disconnected; `None` while the host is connected.
    host_gone: Option<Millis>,
    /// The instant from which a player may claim the game, because the opponent has left.
    abandoned: Option<Millis>,
    correspondence: bool,
}

/// How the lobby lists an open room.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Listing {
    /// It is listed as waiting for an opponent, until its host has been away for too long.
    Seek,
    /// It is listed as waiting for an opponent, without a time limit. The host of a correspondence game or a game without a clock
    /// need not be present.
    LastingSeek,
    /// It is not listed, because both seats are taken and the guest still has to guess in nigiri.
    Full,
    /// It is listed as a game in progress.
    Live,
    /// It is listed only among its players' own games, because nothing happens in it.
    Adjourned,
}

impl Listing {
    /// How the lobby lists a room; `None` if the room is over.
    fn of(room: &Core) -> Option<Self> {
        match room.phase() {
            Phase::Waiting if room.is_contested() => Some(Self::Full),
            Phase::Waiting => Some(match room.terms().time.speed() {
                Speed::Untimed | Speed::Correspondence => Self::LastingSeek,
                Speed::Blitz | Speed::Rapid | Speed::Classical => Self::Seek,
            }),
            Phase::StandingStill(Standstill { kind: StandstillKind::Adjournment, .. }) => Some(Self::Adjourned),
            Phase::Playing | Phase::StandingStill(_) | Phase::Scoring(_) => Some(Self::Live),
            Phase::Finished(_) | Phase::Aborted { .. } => None,
        }
    }
}

impl Entry {
    /// When this room leaves the lobby because its host is away; `None` if it stays.
    fn hidden_at(&self, unattended: Millis) -> Option<Millis> {
        match self.listing {
            Listing::Seek => self.host_gone.map(|since| since + unattended),
            Listing::LastingSeek | Listing::Full | Listing::Live | Listing::Adjourned => None,
        }
    }
}

impl Catalog {
    pub(super) fn new(limits: &Limits) -> Self {
        Self {
            rooms: Mutex::default(),
            changed: Notify::new(),
            known: limits.lobby_known,
            listed: limits.lobby_rooms as usize,
            listed_bytes: limits.joined_bytes,
            unattended: Millis(limits.seek_unattended_ms),
        }
    }

    /// Updates a room that is in memory. Removes it if everyone may know that it is over.
    pub(crate) fn put(&self, listed: &Listed<'_>, attendance: &Attendance, now: Millis) {
        let host_gone = match attendance.seats.host {
            Attending::Here => None,
            Attending::Gone(away) => Some(away.since),
            Attending::Empty => Some(now),
        };
        self.insert(listed, host_gone, attendance.spectators);
    }

    /// Updates a room that is not in memory.
    pub(super) fn put_unattended(&self, listed: &Listed<'_>, now: Millis) {
        self.insert(listed, Some(now), 0);
    }

    fn insert(&self, listed: &Listed<'_>, host_gone: Option<Millis>, spectators: u32) {
        let Listed { room, shown, from } = *listed;
        let Some(listing) = Listing::of(shown) else { return self.remove(room.id()) };
        let delayed = room.terms().delay > Millis::ZERO;
        let entry = Entry {
            summary: wire::summary(shown, spectators),
            own: delayed.then(|| wire::summary(room, spectators)),
            public: room.terms().visibility == Visibility::Public && !room.is_closed(),
            from,
            listing,
            actual: Listing::of(room),
            host_gone,
            abandoned: room.claimable_from(),
            correspondence: room.terms().time.speed() == Speed::Correspondence,
        };
        let mut rooms = self.lock();
        let key = (Reverse(room.created().0), room.id().clone());
        if entry.actual.is_none() {
            rooms.ending.insert(room.id().clone(), room.summary().players().cloned().collect());
        }
        rooms.by_age.insert(key.clone(), entry);
        rooms.keys.insert(room.id().clone(), key);
        if rooms.by_age.len() > self.known
            && let Some(((_, oldest), _)) = rooms.by_age.pop_last()
        {
            rooms.keys.remove(&oldest);
        }
        drop(rooms);
        self.changed.notify_one();
    }

    fn remove(&self, id: &RoomId) {
        let mut rooms = self.lock();
        rooms.ending.remove(id);
        if let Some(key) = rooms.keys.remove(id) {
            rooms.by_age.remove(&key);
            drop(rooms);
            self.changed.notify_one();
        }
    }

    /// Signals a change in the lobby that is not a change to a room, such as the number of people online.
    pub(super) fn touch(&self) {
        self.changed.notify_one();
    }

    /// Waits for the next change.
    pub(super) async fn changed(&self) {
        self.changed.notified().await;
    }

    /// The latest summary of a room, for one of its players.
    pub(super) fn get(&self, id: &RoomId) -> Option<RoomSummary> {
        let rooms = self.lock();
        rooms.by_age.get(rooms.keys.get(id)?).map(|entry| entry.own.as_ref().unwrap_or(&entry.summary).clone())
    }

    /// All rooms that are not over, newest first, as their players see them, and whether each is public.
    pub(super) fn all(&self) -> Vec<(RoomSummary, bool)> {
        let rooms = self.lock();
        let open = rooms.by_age.values().filter(|entry| entry.actual.is_some());
        open.map(|entry| (entry.own.as_ref().unwrap_or(&entry.summary).clone(), entry.public)).collect()
    }

    /// The number of games in progress with a clock, other than correspondence games.
    pub(super) fn clocked_games(&self) -> usize {
        let rooms = self.lock();
        let clocked = |entry: &&Entry| {
            entry.actual == Some(Listing::Live) && !entry.correspondence && !matches!(entry.summary.time, TimeControl::None {})
        };
        rooms.by_age.values().filter(clocked).count()
    }

    /// The public rooms, newest first, as many as fit into one message.
    pub(super) fn lobby(&self, now: Millis, online: u32) -> wire::Lobby {
        let rooms = self.lock();
        let mut bytes = self.listed_bytes;
        let (mut seeks, mut live) = (Vec::new(), Vec::new());
        for entry in rooms.by_age.values().filter(|entry| entry.public && entry.from <= now) {
            let list = match entry.listing {
                Listing::Seek | Listing::LastingSeek => &mut seeks,
                Listing::Live => &mut live,
                Listing::Full | Listing::Adjourned => continue,
            };
            let hidden = entry.hidden_at(self.unattended).is_some_and(|at| at <= now);
            if list.len() >= self.listed || hidden {
                continue;
            }
            let Some(left) = bytes.checked_sub(wire::summary_bytes(&entry.summary)) else { break };
            bytes = left;
            list.push(entry.summary.clone());
        }
        wire::Lobby { seeks, live, online }
    }

    /// The next instant after `now` at which a room appears in the lobby, or leaves it because its host is away.
    pub(super) fn next_change(&self, now: Millis) -> Option<Millis> {
        let rooms = self.lock();
        let changes = rooms.by_age.values().flat_map(|entry| entry.hidden_at(self.unattended).into_iter().chain([entry.from]));
        changes.filter(|at| *at > now).min()
    }

    /// Whether a known room does not count toward the limit on its players' open rooms. This is so if a player has been
    /// away for too long, if the game is adjourned, or if it is a correspondence game in progress.
    pub(super) fn is_exempt(&self, id: &RoomId, now: Millis) -> bool {
        let rooms = self.lock();
        let entry = rooms.keys.get(id).and_then(|key| rooms.by_age.get(key));
        entry.is_some_and(|entry| {
            entry.abandoned.is_some_and(|at| at <= now)
                || entry.actual == Some(Listing::Adjourned)
                || entry.correspondence && entry.actual == Some(Listing::Live)
        })
    }

    /// The number of this player's games that are over, but whose end is not shown to everyone yet.
    pub(crate) fn ending_of(&self, player: &PlayerId) -> usize {
        self.lock().ending.values().filter(|players| players.contains(player)).count()
    }

    fn lock(&self) -> MutexGuard<'_, Rooms> {
        // No code panics while holding the lock.
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
