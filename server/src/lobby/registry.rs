//! The rooms in memory. Each is loaded once however many ask for it at the same time, and leaves only when nobody holds it.

use crate::actor::RoomHandle;
use crate::error::ApiError;
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

    /// The room, opened if it is not in memory.
    pub(super) async fn get<F>(&self, id: &RoomId, open: impl Fn() -> F) -> Result<RoomHandle, ApiError>
    where
        F: Future<Output = Result<RoomHandle, ApiError>>,
    {
        loop {
            let slot = self.slot(id)?;
            match slot.get_or_try_init(&open).await {
                // Its task has ended without leaving: the server stops, or the task failed.
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

    /// The room's task wants to end: true if nobody holds a handle, and then nobody can get this one any more.
    pub(crate) fn leave(&self, id: &RoomId) -> bool {
        let mut slots = self.lock();
        // A handle is only made from a slot, and a slot only found under this lock.
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
            tracing::warn!(rooms = slots.len(), "no more rooms in memory");
            return Err(ApiError::TooMany("rooms in memory; try again later"));
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
        // Nothing panics while it is held.
        self.slots.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
