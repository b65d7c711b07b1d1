//! The deadlines of all rooms, loaded or not. A loaded room has its own timer; any other room is loaded when its deadline is due.

use super::Shared;
use crate::error::ApiError;
use protocol::Code;
use room::{Millis, RoomId};
use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// How long to wait before loading a room again after a failure.
const RETRY: Millis = Millis(1_000);

/// In a new room, a live clock can start with at most 24 hours and 30 periods of ten minutes. `SOON` is a little longer
/// than that. The deadlines of correspondence games are usually further away.
const SOON: Millis = Millis::from_secs(30 * 60 * 60);

/// The deadlines of all rooms.
#[derive(Default)]
pub(crate) struct Alarms {
    deadlines: Mutex<Deadlines>,
    changed: Notify,
}

#[derive(Default)]
struct Deadlines {
    by_time: BTreeSet<(Millis, RoomId)>,
    by_room: HashMap<RoomId, Millis>,
}

impl Deadlines {
    fn set(&mut self, room: &RoomId, deadline: Option<Millis>) {
        let before = match deadline {
            Some(at) => self.by_room.insert(room.clone(), at),
            None => self.by_room.remove(room),
        };
        if let Some(before) = before {
            self.by_time.remove(&(before, room.clone()));
        }
        if let Some(at) = deadline {
            self.by_time.insert((at, room.clone()));
        }
    }
}

impl Alarms {
    /// Sets or clears a room's deadline.
    pub(crate) fn set(&self, room: &RoomId, deadline: Option<Millis>) {
        let mut deadlines = self.lock();
        let first = deadlines.by_time.first().map(|(at, _)| *at);
        deadlines.set(room, deadline);
        if deadlines.by_time.first().map(|(at, _)| *at) != first {
            self.changed.notify_one();
        }
    }

    /// Whether a deadline is due within [`SOON`]. This is true while the clock of a live game runs, unless the clock
    /// has more time than [`SOON`]. A clock has so much time only in an old room, or after many increments or gifts of
    /// time.
    pub(super) fn soon(&self, now: Millis) -> bool {
        self.first().is_some_and(|at| at <= now + SOON)
    }

    fn first(&self) -> Option<Millis> {
        self.lock().by_time.first().map(|(at, _)| *at)
    }

    /// Removes and returns the rooms whose deadline has passed.
    fn due(&self, now: Millis) -> Vec<RoomId> {
        let mut deadlines = self.lock();
        let due: Vec<RoomId> = deadlines.by_time.iter().take_while(|(at, _)| *at <= now).map(|(_, room)| room.clone()).collect();
        for room in &due {
            deadlines.set(room, None);
        }
        due
    }

    fn lock(&self) -> MutexGuard<'_, Deadlines> {
        // No code panics while holding the lock.
        self.deadlines.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Loads each room whose deadline has passed. The room's own task then handles the deadline.
pub(super) async fn watch(shared: Arc<Shared>) {
    loop {
        let next = shared.timeline.instant(shared.alarms.first().unwrap_or(Millis(u64::MAX)));
        tokio::select! {
            () = shared.stop.cancelled() => return,
            () = shared.alarms.changed.notified() => continue,
            () = tokio::time::sleep_until(next) => {}
        }
        for id in shared.alarms.due(shared.timeline.now()) {
            match shared.room(&id).await {
                Ok(_) => {}
                Err(ApiError::Draining) => return,
                Err(error) => {
                    tracing::error!(room = %id, code = %error.code().as_str(), "a room with a due deadline cannot be loaded");
                    // Retry only after temporary failures. A missing or damaged room would be retried endlessly.
                    let is_temporary = matches!(error.code(), Code::Unavailable | Code::TooMany);
                    shared.alarms.set(&id, is_temporary.then(|| shared.timeline.now() + RETRY));
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(last: char) -> RoomId {
        RoomId::parse(&format!("0000000000000000000{last}")).unwrap()
    }

    #[test]
    fn each_room_has_one_deadline_that_is_due_once() {
        let alarms = Alarms::default();
        alarms.set(&id('a'), Some(Millis(10)));
        alarms.set(&id('b'), Some(Millis(20)));
        alarms.set(&id('a'), Some(Millis(30)));
        alarms.set(&id('c'), Some(Millis(5)));
        alarms.set(&id('c'), None);
        assert_eq!(alarms.first(), Some(Millis(20)));
        assert_eq!(alarms.due(Millis(19)), []);
        assert_eq!(alarms.due(Millis(30)), [id('b'), id('a')]);
        assert!(!alarms.soon(Millis(30)));
        alarms.set(&id('d'), Some(SOON + Millis(30)));
        assert!(!alarms.soon(Millis(29)));
        assert!(alarms.soon(Millis(30)));
    }
}
