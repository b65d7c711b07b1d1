//! Counts items per key, up to a maximum.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, PoisonError};

/// The count of each key.
#[derive(Debug)]
pub(super) struct Counter<K> {
    counts: Arc<Mutex<HashMap<K, usize>>>,
}

/// One counted item. Dropping it decrements the count.
#[derive(Debug)]
pub(super) struct Taken<K: Eq + Hash> {
    counts: Arc<Mutex<HashMap<K, usize>>>,
    key: K,
}

impl<K: Copy + Eq + Hash> Counter<K> {
    pub(super) fn new() -> Self {
        Self { counts: Arc::default() }
    }

    /// Counts one more item with this key. `None` if there are `max` already.
    pub(super) fn take(&self, key: K, max: usize) -> Option<Taken<K>> {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(key).or_default();
        if *count >= max {
            return None;
        }
        *count += 1;
        Some(Taken { counts: self.counts.clone(), key })
    }
}

impl<K: Eq + Hash> Drop for Taken<K> {
    fn drop(&mut self) {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.key) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_limited_per_key_and_fall_when_items_are_dropped() {
        let counter = Counter::new();
        let (first, second) = (counter.take(1, 2), counter.take(1, 2));
        assert!(first.is_some() && second.is_some() && counter.take(1, 2).is_none());
        assert!(counter.take(2, 2).is_some());
        drop(first);
        assert!(counter.take(1, 2).is_some());
        drop(second);
        assert!(counter.counts.lock().is_ok_and(|counts| counts.is_empty()));
    }
}
