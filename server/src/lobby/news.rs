//! Tells the players who read a stream what concerns them. Each room passes its state on after every change. A newer
//! state of a room replaces an older state that the reader has not taken yet. So at most one state of each of the
//! reader's rooms waits for the reader.

use super::challenges::{Challenge, Challenges, Declined};
use crate::wire::{self, RoomSummary};
use protocol::{DeclineReason, Phase, Player};
use room::{Core, OfferKind, PlayerId, RoomId, Seat, Stage, Step};
use rules::{Color, Outcome, Point};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// The number of programs in the list.
const LISTED: usize = 100;

/// Everyone who reads a stream.
#[derive(Default)]
pub(crate) struct News(Mutex<Readers>);

#[derive(Default)]
struct Readers {
    by_player: HashMap<PlayerId, Vec<Arc<Inbox>>>,
    /// The rooms in memory that readers have been told about, with these readers.
    told: HashMap<RoomId, Vec<PlayerId>>,
    challenges: Challenges,
}

/// What waits for one stream: the newest state of each room.
pub(super) struct Inbox {
    /// The reader, if it is a program that can be challenged.
    open: Option<Player>,
    waiting: Mutex<Waiting>,
    woken: Notify,
}

/// What a stream has not taken yet.
#[derive(Default)]
pub(super) struct Waiting {
    pub(super) rooms: BTreeMap<RoomId, Standing>,
    /// Challenges of the player that have been declined. A challenge is declined only once, so the number of challenges
    /// limits this list.
    pub(super) declined: Vec<Challenge>,
}

/// How a player stands in a room.
#[derive(Debug, Clone)]
pub(super) enum Standing {
    /// The player has a seat, and the game is not over.
    Seated(Box<Seated>),
    /// The player has left the seat.
    Unseated,
    /// The game is over. The outcome is `None` if the game was aborted. The list has the offer of a rematch, if the
    /// opponent has made this offer.
    Over(Option<Outcome>, Vec<OfferKind>),
    /// The player is invited to the free seat.
    Challenged(Box<RoomSummary>, Player),
    /// The room has left memory after its game.
    Gone,
}

/// A player with a seat in a room.
#[derive(Debug, Clone)]
pub(super) struct Seated {
    pub(super) seat: Seat,
    pub(super) summary: RoomSummary,
    /// What the player has to do; `None` if the opponent has to act.
    pub(super) task: Option<Task>,
    /// Whether the opponent has had to act since the last state that the reader took. The reader then gets the task even if it
    /// looks the same as before.
    pub(super) anew: bool,
    /// What the opponent offers.
    pub(super) offers: Vec<OfferKind>,
}

/// What a player has to do. If the task has changed, the reader gets the new task.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Task {
    pub(super) phase: Phase,
    pub(super) moves: u32,
    step: Option<Step>,
    dead: BTreeSet<Point>,
}

impl News {
    /// Opens a stream for this player. `open` is the player, if it is a program that can be challenged.
    pub(super) fn open(&self, player: &PlayerId, open: Option<Player>) -> Arc<Inbox> {
        let inbox = Arc::new(Inbox { open, waiting: Mutex::default(), woken: Notify::new() });
        self.lock().by_player.entry(player.clone()).or_default().push(Arc::clone(&inbox));
        inbox
    }

    /// Ends a stream.
    pub(super) fn close(&self, player: &PlayerId, inbox: &Arc<Inbox>) {
        let mut readers = self.lock();
        let Some(inboxes) = readers.by_player.get_mut(player) else { return };
        inboxes.retain(|one| !Arc::ptr_eq(one, inbox));
        if inboxes.is_empty() {
            readers.by_player.remove(player);
            readers.told.retain(|_, players| {
                players.retain(|told| told != player);
                !players.is_empty()
            });
        }
    }

    /// The programs that can be challenged, sorted by name.
    pub(super) fn programs(&self) -> Vec<Player> {
        let readers = self.lock();
        let open = |inboxes: &Vec<Arc<Inbox>>| inboxes.iter().find_map(|inbox| inbox.open.clone());
        let mut programs: Vec<Player> = readers.by_player.values().filter_map(open).collect();
        drop(readers);
        programs.sort_by(|one, other| (&one.name, &one.id).cmp(&(&other.name, &other.id)));
        programs.truncate(LISTED);
        programs
    }

    /// Tells a program about a challenge, once for each room. False if it cannot be challenged now.
    pub(super) fn challenge(&self, program: &PlayerId, room: &RoomId, summary: RoomSummary, from: Player) -> bool {
        let mut readers = self.lock();
        let inboxes = readers.by_player.get(program).into_iter().flatten();
        let Some(invited) = inboxes.into_iter().find_map(|inbox| inbox.open.clone()) else { return false };
        let challenge = Challenge { room: room.clone(), from, program: invited, declined: None };
        if readers.challenges.add(program, challenge.clone()) {
            readers.push(program, &challenge.room, &Standing::Challenged(Box::new(summary), challenge.from));
        }
        true
    }

    /// Notes that a program declines its challenge to a room, and tells the challenger. Only the first reason counts. False if there
    /// is no such challenge.
    pub(super) fn decline(&self, program: &PlayerId, room: &RoomId, reason: DeclineReason) -> bool {
        let mut readers = self.lock();
        match readers.challenges.decline(program, room, reason) {
            Declined::Unknown => return false,
            Declined::Before => {}
            Declined::Now(challenge) => {
                for inbox in
                    PlayerId::parse(&challenge.from.id).and_then(|from| readers.by_player.get(&from)).into_iter().flatten()
                {
                    inbox.put_declined(challenge.clone());
                }
            }
        }
        true
    }

    /// The challenges that fit, in no particular order.
    pub(super) fn challenges(&self, fits: impl Fn(&Challenge) -> bool) -> Vec<Challenge> {
        self.lock().challenges.all().filter(|challenge| fits(challenge)).cloned().collect()
    }

    /// The challenges of a program, oldest first.
    pub(super) fn challenges_of(&self, program: &PlayerId) -> Vec<Challenge> {
        self.lock().challenges.of(program).cloned().collect()
    }

    /// Tells the readers among the players of a room how they stand. A room that is over is told only to readers who were told
    /// about it before.
    pub(crate) fn tell(&self, room: &Core) {
        let mut readers = self.lock();
        if readers.by_player.is_empty() {
            return;
        }
        let summary = room.summary();
        let end = match summary.stage {
            Stage::Finished { outcome, .. } => Some(Some(outcome)),
            Stage::Aborted => Some(None),
            Stage::Waiting | Stage::Playing | Stage::StandingStill | Stage::Scoring => None,
        };
        let before = readers.told.remove(room.id()).unwrap_or_default();
        let mut now = Vec::new();
        match end {
            Some(outcome) => {
                for player in before {
                    readers.push(&player, room.id(), &Standing::Over(outcome, offers(room, &player)));
                    now.push(player);
                }
            }
            None => {
                for player in summary.players().filter(|player| readers.by_player.contains_key(*player)) {
                    readers.push(player, room.id(), &Standing::Seated(Box::new(seated(room, player))));
                    now.push(player.clone());
                }
                for player in before.iter().filter(|player| !now.contains(player)) {
                    readers.push(player, room.id(), &Standing::Unseated);
                }
            }
        }
        if !now.is_empty() {
            readers.told.insert(room.id().clone(), now);
        }
    }

    /// A room has left memory.
    pub(crate) fn forget(&self, room: &RoomId) {
        let mut readers = self.lock();
        for player in readers.told.remove(room).unwrap_or_default() {
            readers.push(&player, room, &Standing::Gone);
        }
    }

    fn lock(&self) -> MutexGuard<'_, Readers> {
        // No code panics while holding the lock.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Readers {
    fn push(&self, player: &PlayerId, room: &RoomId, standing: &Standing) {
        for inbox in self.by_player.get(player).into_iter().flatten() {
            inbox.put(room, standing.clone());
        }
    }
}

impl Inbox {
    fn put(&self, room: &RoomId, mut standing: Standing) {
        let mut waiting = self.lock();
        if let (Standing::Seated(new), Some(Standing::Seated(old))) = (&mut standing, waiting.rooms.get(room)) {
            new.anew = old.anew || old.task.is_none();
        }
        // A reader that has not taken the end of a game yet must still learn about it.
        let ends_unread = matches!(standing, Standing::Gone) && waiting.rooms.contains_key(room);
        if !ends_unread {
            waiting.rooms.insert(room.clone(), standing);
        }
        drop(waiting);
        self.woken.notify_one();
    }

    fn put_declined(&self, challenge: Challenge) {
        self.lock().declined.push(challenge);
        self.woken.notify_one();
    }

    /// Everything that waits.
    pub(super) fn take(&self) -> Waiting {
        std::mem::take(&mut *self.lock())
    }

    /// Waits until something has been put. If something is put between a take and the wait, the wait ends immediately,
    /// so nothing is missed.
    pub(super) async fn woken(&self) {
        self.woken.notified().await;
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        // No code panics while holding the lock.
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn seated(room: &Core, player: &PlayerId) -> Seated {
    let task = Task {
        phase: wire::summary(room, 0).phase,
        moves: room.position().move_number(),
        step: room.opening(),
        dead: room.marks().dead.clone(),
    };
    Seated {
        seat: room.seat_of(player).unwrap_or(Seat::Host),
        summary: wire::summary(room, 0),
        task: room.seats_of(player).any(|seat| acts(room, seat)).then_some(task),
        anew: false,
        offers: offers(room, player),
    }
}

/// Whether the player in this seat has to act.
fn acts(room: &Core, seat: Seat) -> bool {
    let color = room.color_of(seat);
    match room.phase() {
        room::Phase::Waiting => seat == Seat::Guest && room.is_contested(),
        room::Phase::Playing => color.is_some() && room.turn() == color,
        room::Phase::Scoring(marks) => color.is_some_and(|color| !marks.accepted[color]),
        room::Phase::StandingStill(_) | room::Phase::Finished(_) | room::Phase::Aborted { .. } => false,
    }
}

/// What the opponent of this player offers.
fn offers(room: &Core, player: &PlayerId) -> Vec<OfferKind> {
    let own: Vec<Color> = room.seats_of(player).filter_map(|seat| room.color_of(seat)).collect();
    let theirs = |by: Color| !own.is_empty() && !own.contains(&by);
    room.offers().iter().filter(|offer| theirs(offer.by)).map(|offer| offer.kind).collect()
}
