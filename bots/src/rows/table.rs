//! What the search has found out about positions.

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    Lower,
    Upper,
    Exact,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    key: u64,
    pub(super) value: i16,
    /// The best move; 0 if none is known.
    pub(super) best: u16,
    pub(super) depth: i8,
    pub(super) bound: Bound,
}

/// A best move is expected only if the search that found it looked at least this many moves ahead.
const LEAST_DEPTH: i8 = 2;

impl Entry {
    /// Whether the best move is one to expect. If every move was too bad, none of them was compared with the others. If
    /// the search looked fewer than [`LEAST_DEPTH`] moves ahead, the best move is often only the first one that was
    /// tried.
    pub(super) fn is_expected(&self) -> bool {
        self.bound != Bound::Upper && self.depth >= LEAST_DEPTH
    }
}

/// A table of a fixed size, in which a new position replaces the one in its place.
pub(super) struct Table(Vec<Entry>);

impl Table {
    /// A table with 2^`bits` places of 16 bytes each.
    pub(super) fn new(bits: u32) -> Table {
        Table(vec![Entry { key: 0, value: 0, best: 0, depth: i8::MIN, bound: Bound::Exact }; 1 << bits])
    }

    #[inline]
    pub(super) fn get(&self, key: u64) -> Option<Entry> {
        let entry = self.0[key as usize & (self.0.len() - 1)];
        (entry.key == key && entry.depth > i8::MIN).then_some(entry)
    }

    #[inline]
    pub(super) fn put(&mut self, key: u64, value: i32, best: u16, depth: i32, bound: Bound) {
        let place = key as usize & (self.0.len() - 1);
        self.0[place] = Entry { key, value: value as i16, best, depth: depth.clamp(-100, 100) as i8, bound };
    }
}
