//! The positions a game has been through.

/// The hashes of all earlier positions, in order, and whether one is among them.
///
/// The lookup is an open-addressed table of our own: the standard one is seeded at random, which
/// would make two replays differ, and a sorted tree allocates with every move.
#[derive(Clone, Debug, Default)]
pub(crate) struct History {
    hashes: Vec<u64>,
    // A power of two of slots, at most half full; 0 marks a free one.
    table: Vec<u64>,
}

impl History {
    /// Adds a position.
    pub(crate) fn push(&mut self, hash: u64) {
        self.hashes.push(hash);
        if self.hashes.len() * 2 > self.table.len() {
            // Eight kilobytes at first: most games need no more, and growing means to begin again.
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

    /// Whether the position occurred.
    pub(crate) fn contains(&self, hash: u64) -> bool {
        !self.table.is_empty() && self.table[slot(&self.table, hash)] != 0
    }

    /// How many positions were added.
    pub(crate) fn len(&self) -> usize {
        self.hashes.len()
    }

    /// How often the position occurred since the `since`-th was added, that one included.
    pub(crate) fn count_since(&self, since: usize, hash: u64) -> usize {
        self.hashes[since.min(self.hashes.len())..].iter().filter(|&&old| old == hash).count()
    }
}

fn insert(table: &mut [u64], hash: u64) {
    let slot = slot(table, hash);
    table[slot] = stored(hash);
}

/// Where the hash is or would go. There is always a free slot, so the search ends.
fn slot(table: &[u64], hash: u64) -> usize {
    let mask = table.len() - 1;
    let mut slot = (hash >> 32) as usize & mask;
    while table[slot] != 0 && table[slot] != stored(hash) {
        slot = (slot + 1) & mask;
    }
    slot
}

/// The empty board hashes to 0, which marks a free slot: it is stored as another number.
const fn stored(hash: u64) -> u64 {
    if hash == 0 { 0x0bad_0001_0bad_0001 } else { hash }
}

#[cfg(test)]
mod tests {
    use super::History;

    #[test]
    fn finds_what_was_added_and_nothing_else() {
        let mut history = History::default();
        assert!(!history.contains(0));
        // Many share their upper half, so the search for a slot is put to work.
        let hashes: Vec<u64> = (0..1000).map(|n: u64| ((n % 7) << 32) | (n * 3)).collect();
        for (n, &hash) in hashes.iter().enumerate() {
            history.push(hash);
            assert!(hashes[..=n].iter().all(|&old| history.contains(old)) || n % 50 != 0);
            assert!(!history.contains(hash + 1));
        }
        assert_eq!(history.len(), 1000);
    }

    #[test]
    fn counts_from_a_given_position_on() {
        let mut history = History::default();
        for hash in [5, 6, 5, 5] {
            history.push(hash);
        }
        assert_eq!([0, 1, 3, 4, 9].map(|since| history.count_since(since, 5)), [3, 2, 1, 0, 0]);
    }
}
