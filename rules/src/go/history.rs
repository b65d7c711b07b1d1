//! The positions that a game has passed through.

use std::sync::Arc;

/// A clone of a history usually copies fewer positions than this. While an earlier clone still exists, a new clone may copy almost
/// four times as many.
const NEWEST: usize = 16;

/// The hashes of all positions so far, in order, with a fast lookup.
///
/// A clone of a long history costs no more than a clone of a short one, because clones share all but the newest positions.
#[derive(Clone, Debug, Default)]
pub(crate) struct History {
    old: Arc<Old>,
    newest: Vec<u64>,
}

/// All but the newest positions.
///
/// The lookup is an open-addressed table. The standard hash set would use a random seed, and this crate uses no
/// randomness. A sorted tree would allocate often.
#[derive(Clone, Debug, Default)]
struct Old {
    hashes: Vec<u64>,
    // The number of slots is a power of two. At most half of the slots are used. A free slot holds 0.
    table: Vec<u64>,
}

impl History {
    /// Records a position.
    pub(crate) fn push(&mut self, hash: u64) {
        self.newest.push(hash);
        // If a clone shares the old positions, adding a position to them would first copy all of them. So give the
        // clone some time to be dropped.
        let ready = self.newest.len() >= NEWEST && Arc::get_mut(&mut self.old).is_some();
        if ready || self.newest.len() >= 4 * NEWEST {
            let old = Arc::make_mut(&mut self.old);
            for hash in self.newest.drain(..) {
                old.push(hash);
            }
        }
    }

    /// Whether the position has occurred.
    pub(crate) fn contains(&self, hash: u64) -> bool {
        self.newest.contains(&hash) || self.old.contains(hash)
    }

    /// The number of recorded positions.
    pub(crate) fn len(&self) -> usize {
        self.old.hashes.len() + self.newest.len()
    }

    /// How often the position has occurred, counting from index `since`.
    pub(crate) fn count_since(&self, since: usize, hash: u64) -> usize {
        let old = self.old.hashes.get(since..).unwrap_or_default();
        let newest = self.newest.get(since.saturating_sub(self.old.hashes.len())..).unwrap_or_default();
        old.iter().chain(newest).filter(|&&earlier| earlier == hash).count()
    }
}

impl Old {
    fn push(&mut self, hash: u64) {
        self.hashes.push(hash);
        if self.hashes.len() * 2 > self.table.len() {
            // Start with 8 KiB: most games need no more, and growing rebuilds the table.
            let slots = (self.hashes.len() * 4).next_power_of_two().max(1024);
            self.table.clear();
            self.table.resize(slots, 0);
            for &old in &self.hashes {
                insert(&mut self.table, old);
            }
        } else {
            insert(&mut self.table, hash);
        }
    }

    fn contains(&self, hash: u64) -> bool {
        !self.table.is_empty() && self.table[slot(&self.table, hash)] != 0
    }
}

fn insert(table: &mut [u64], hash: u64) {
    let slot = slot(table, hash);
    table[slot] = stored(hash);
}

/// The slot that holds the hash. If there is none, the free slot in which the hash would be stored. The search ends
/// because there is always a free slot.
fn slot(table: &[u64], hash: u64) -> usize {
    let mask = table.len() - 1;
    let mut slot = (hash >> 32) as usize & mask;
    while table[slot] != 0 && table[slot] != stored(hash) {
        slot = (slot + 1) & mask;
    }
    slot
}

/// The nonzero value that the table holds for a hash. The hash of the empty board is 0, but in the table 0 marks a free slot.
const fn stored(hash: u64) -> u64 {
    if hash == 0 { 0x0bad_0001_0bad_0001 } else { hash }
}

#[cfg(test)]
mod tests {
    use super::{History, NEWEST, Old, slot};
    use std::sync::Arc;

    #[test]
    fn exactly_the_recorded_positions_are_found() {
        let mut history = History::default();
        assert!(!history.contains(0));
        // Many hashes share their upper half, which makes slots collide.
        let hashes: Vec<u64> = (0..1000).map(|n: u64| ((n % 7) << 32) | (n * 3)).collect();
        for (n, &hash) in hashes.iter().enumerate() {
            history.push(hash);
            assert!(hashes[..=n].iter().all(|&old| history.contains(old)) || n % 50 != 0);
            assert!(!history.contains(hash + 1));
        }
        assert_eq!(history.len(), 1000);
    }

    #[test]
    fn the_table_is_never_more_than_half_full() {
        let mut old = Old::default();
        for (positions, slots) in [(1, 1024), (512, 1024), (513, 4096), (2048, 4096), (2049, 16384)] {
            while old.hashes.len() < positions {
                old.push(old.hashes.len() as u64);
            }
            assert_eq!(old.table.len(), slots, "after {positions} positions");
        }
    }

    #[test]
    fn a_hash_whose_slot_is_taken_uses_the_next_free_slot() {
        let mut table = vec![0; 8];
        let hash = 0xabc5_0000_0007;
        assert_eq!([slot(&table, hash), slot(&table, 7 << 32)], [5, 7]);
        (table[5], table[7]) = (1, 1);
        assert_eq!([slot(&table, hash), slot(&table, 7 << 32)], [6, 0]);
    }

    #[test]
    fn occurrences_are_counted_from_a_given_position_on() {
        let mut history = History::default();
        for hash in [5, 6, 5, 5] {
            history.push(hash);
        }
        assert_eq!([0, 1, 3, 4, 9].map(|since| history.count_since(since, 5)), [3, 2, 1, 0, 0]);
    }

    #[test]
    fn a_copy_still_shares_the_old_positions_after_a_new_position_is_recorded() {
        let mut history = History::default();
        for hash in 0..5_000 {
            history.push(hash);
            let mut copy = history.clone();
            copy.push(1 << 40);
            assert!(Arc::ptr_eq(&history.old, &copy.old), "after {hash}");
            assert!(history.newest.len() < NEWEST, "cloning a history copies only its few newest positions");
            assert!(copy.contains(1 << 40) && copy.contains(hash / 2) && !history.contains(1 << 40));
        }
    }

    #[test]
    fn the_newest_positions_become_old_together_and_a_copy_delays_this() {
        let mut history = History::default();
        let newest_after = |positions: usize, history: &mut History| {
            (0..positions).for_each(|_| history.push(1));
            history.newest.len()
        };
        assert_eq!([NEWEST - 1, 1].map(|positions| newest_after(positions, &mut history)), [NEWEST - 1, 0]);
        let copy = history.clone();
        assert_eq!([4 * NEWEST - 1, 1].map(|positions| newest_after(positions, &mut history)), [4 * NEWEST - 1, 0]);
        assert_eq!((copy.len(), history.len()), (NEWEST, 5 * NEWEST));
    }

    #[test]
    fn a_copy_and_its_original_do_not_change_each_other() {
        let mut history = History::default();
        (0..100).for_each(|hash| history.push(hash));
        let mut copy = history.clone();
        (100..300).for_each(|hash| copy.push(hash));
        (1000..1300).for_each(|hash| history.push(hash));
        assert!((0..300).all(|hash| copy.contains(hash)) && !copy.contains(1000));
        assert!((0..100).chain(1000..1300).all(|hash| history.contains(hash)) && !history.contains(100));
        assert_eq!((copy.len(), history.len()), (300, 400));
        assert_eq!((copy.count_since(299, 299), copy.count_since(300, 299), copy.count_since(0, 0)), (1, 0, 1));
    }
}
