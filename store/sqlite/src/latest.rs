//! The newest states of the rooms in the journal, in memory, for the lists of rooms. A query would have to read the whole journal for every
//! list.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

/// What the journal changes in the row of a room.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Moved {
    pub(crate) seq: i64,
    pub(crate) touched: i64,
    pub(crate) deadline: Option<i64>,
}

/// The states by the numbers of the rooms. The writer changes them after each COMMIT, before it answers. It removes them only when they are in
/// the table of rooms. So a list is complete if it takes the states from here first, then reads the table, and uses each state with a
/// higher seq than in the table.
#[derive(Debug, Clone, Default)]
pub(crate) struct Latest(Arc<RwLock<HashMap<i64, Moved>>>);

impl Latest {
    /// The states now.
    pub(crate) fn states(&self) -> HashMap<i64, Moved> {
        // No code panics while it holds the lock, so the lock is never poisoned.
        self.0.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Adds states, after removing the old ones if everything is in the table of rooms.
    pub(crate) fn change(&self, folded: bool, moved: impl IntoIterator<Item = (i64, Moved)>) {
        let mut states = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if folded {
            states.clear();
        }
        states.extend(moved);
    }
}
