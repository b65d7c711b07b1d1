//! The rooms in memory. Concurrent requests for a room load it only once. A room leaves memory only when nobody but the registry
//! holds a handle to it.

use crate::actor::RoomHandle;
use crate::error::ApiError;
use crate::wire::Refused;
use protocol::{Limit, LimitName};
use room::RoomId;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::OnceCell;

type Slot = Arc<OnceCell<RoomHandle>>;

/// The rooms in memory.
pub(crate) struct Registry {
    slots: Mutex<HashMap<RoomId, Slot>>,
    most: usize,
}

impl Registry {
    pub(super) fn new(most: usize) -> Self {
        Self { slots: Mutex::default(), most }
    }

    /// A room, opened with `open` if it is not in memory.
    pub(super) async fn get<F>(&self, id: &RoomId, open: impl Fn() -> F) -> Result<RoomHandle, ApiError>
    where
        F: Future<Output = Result<RoomHandle, ApiError>>,
    {
        loop {
            let slot = self.slot(id)?;
            match slot.get_or_try_init(&open).await {
                // The room's task has ended without leaving the registry, because the server is stopping or the task
                // failed.
                Ok(handle) if handle.is_closed() => {
                    self.forget(id, &slot);
                    tokio::task::yield_now().await;
                }
                Ok(handle) => return Ok(handle.clone()),
                Err(error) => {
                    if slot.get().is_none() {
                        self.forget(id, &slot);
                    }
                    return Err(error);
                }
            }
        }
    }

    /// All rooms in memory.
    pub(crate) fn all(&self) -> Vec<RoomHandle> {
        self.lock().values().filter_map(|slot| slot.get().cloned()).filter(|handle| !handle.is_closed()).collect()
    }

    /// Called when a room's task wants to end. If only the registry holds a handle to the room, removes the room and returns
    /// true. After that, nobody can obtain a handle to the task, so it can end.
    pub(crate) fn leave(&self, id: &RoomId) -> bool {
        let mut slots = self.lock();
        // New handles are cloned from a slot, and slots are looked up only under this lock. So nobody can clone a handle now.
        let alone =
            slots.get(id).is_some_and(|slot| Arc::strong_count(slot) == 1 && slot.get().is_some_and(RoomHandle::is_alone));
        if alone {
            slots.remove(id);
        }
        alone
    }

    fn slot(&self, id: &RoomId) -> Result<Slot, ApiError> {
        let mut slots = self.lock();
        if let Some(slot) = slots.get(id) {
            return Ok(Arc::clone(slot));
        }
        if slots.len() >= self.most {
            tracing::warn!(rooms = slots.len(), "the limit on rooms in memory is reached");
            let words = format!("the server has {} active rooms, and no more are possible; try again later", self.most);
            return Err(Refused::too_many(Limit::new(LimitName::ActiveRooms, self.most), words).into());
        }
        Ok(Arc::clone(slots.entry(id.clone()).or_default()))
    }

    fn forget(&self, id: &RoomId, slot: &Slot) {
        let mut slots = self.lock();
        if slots.get(id).is_some_and(|kept| Arc::ptr_eq(kept, slot)) {
            slots.remove(id);
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<RoomId, Slot>> {
        // No code panics while holding the lock.
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
