//! The people connected to this server.

use super::Shared;
use crate::auth::Identity;
use room::PlayerId;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Counts the people who are connected.
#[derive(Default)]
pub(super) struct Online(Mutex<People>);

#[derive(Default)]
struct People {
    /// The number of connections of each player.
    named: HashMap<PlayerId, usize>,
    /// The number of connections without a session.
    nameless: usize,
}

/// One connection. The person behind it counts as online while this value exists.
pub struct Visit {
    shared: Arc<Shared>,
    who: Option<PlayerId>,
}

impl Online {
    /// The number of people. A player with two tabs counts once. Without a session, each connection counts as a person.
    pub(super) fn count(&self) -> u32 {
        let people = self.lock();
        u32::try_from(people.named.len() + people.nameless).unwrap_or(u32::MAX)
    }

    pub(super) fn enter(shared: &Arc<Shared>, who: Option<&Identity>) -> Visit {
        let mut people = shared.online.lock();
        match who {
            None => people.nameless += 1,
            Some(who) => *people.named.entry(who.player.clone()).or_default() += 1,
        }
        drop(people);
        metrics::gauge!("tengen_sockets").increment(1);
        shared.catalog.touch();
        Visit { shared: Arc::clone(shared), who: who.map(|who| who.player.clone()) }
    }

    fn lock(&self) -> MutexGuard<'_, People> {
        // No code panics while holding the lock.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        let mut people = self.shared.online.lock();
        match &self.who {
            None => people.nameless = people.nameless.saturating_sub(1),
            Some(player) => {
                if let Some(connections) = people.named.get_mut(player) {
                    *connections -= 1;
                    if *connections == 0 {
                        people.named.remove(player);
                    }
                }
            }
        }
        drop(people);
        metrics::gauge!("tengen_sockets").decrement(1);
        self.shared.catalog.touch();
    }
}
