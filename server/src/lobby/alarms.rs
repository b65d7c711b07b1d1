//! When rooms want to be woken, whether they are in memory or not. A room in memory keeps its own timer; one that is not is loaded in time.

use super::Shared;
use crate::error::ApiError;
use room::{Millis, RoomId};
use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// A room that could not be loaded is tried again this much later.
const RETRY: Millis = Millis(1_000);

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
    /// A room wants to be woken then, or no more.
    pub(crate) fn set(&self, room: &RoomId, deadline: Option<Millis>) {
        let mut deadlines = self.lock();
        let first = deadlines.by_time.first().map(|(at, _)| *at);
        deadlines.set(room, deadline);
        if deadlines.by_time.first().map(|(at, _)| *at) != first {
            self.changed.notify_one();
        }
    }

    /// Whether any clock runs.
    pub(super) fn any(&self) -> bool {
        !self.lock().by_room.is_empty()
    }

    fn first(&self) -> Option<Millis> {
        self.lock().by_time.first().map(|(at, _)| *at)
    }

    /// Takes out the rooms whose time has come.
    fn due(&self, now: Millis) -> Vec<RoomId> {
        let mut deadlines = self.lock();
        let due: Vec<RoomId> = deadlines.by_time.iter().take_while(|(at, _)| *at <= now).map(|(_, room)| room.clone()).collect();
        for room in &due {
            deadlines.set(room, None);
        }
        due
    }

    fn lock(&self) -> MutexGuard<'_, Deadlines> {
        // Nothing panics while it is held.
        self.deadlines.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Loads each room whose time has come; its own task then does what is due.
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
                    tracing::error!(room = %id, code = %error.code().as_str(), "a room whose time has come cannot be loaded");
                    // A room that is gone or damaged would be tried for ever.
                    let again = matches!(error, ApiError::Unavailable | ApiError::TooMany(_));
                    shared.alarms.set(&id, again.then(|| shared.timeline.now() + RETRY));
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
    fn each_room_has_one_deadline_and_it_comes_once() {
        let alarms = Alarms::default();
        alarms.set(&id('a'), Some(Millis(10)));
        alarms.set(&id('b'), Some(Millis(20)));
        alarms.set(&id('a'), Some(Millis(30)));
        alarms.set(&id('c'), Some(Millis(5)));
        alarms.set(&id('c'), None);
        assert_eq!(alarms.first(), Some(Millis(20)));
        assert_eq!(alarms.due(Millis(19)), []);
        assert_eq!(alarms.due(Millis(30)), [id('b'), id('a')]);
        assert!(!alarms.any());
    }
}
