//! What the solver has found out about positions.

use super::pair::Pair;

/// The bounds of the value of a position, and the point where the best move is.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    pair: Pair,
    /// The value is at least this.
    pub(super) lower: i8,
    /// The value is at most this.
    pub(super) upper: i8,
    /// The point of the best move, or [`NO_MOVE`].
    pub(super) best: u8,
    /// A measure of the work that it took to find the bounds.
    work: u8,
}

pub(super) const NO_MOVE: u8 = 64;

/// A table of a fixed size. Each place holds two positions: one that took much work, and the latest one.
pub(super) struct Table {
    entries: Vec<[Entry; 2]>,
}

impl Table {
    /// A table with 2^`bits` places of 48 bytes each.
    pub(super) fn new(bits: u32) -> Table {
        let nothing = Entry { pair: Pair { own: 0, opponent: 0 }, lower: -64, upper: 64, best: NO_MOVE, work: 0 };
        Table { entries: vec![[nothing; 2]; 1 << bits] }
    }

    #[inline]
    fn place(&self, pair: Pair) -> usize {
        pair.mixed() as usize & (self.entries.len() - 1)
    }

    #[inline]
    pub(super) fn get(&self, pair: Pair) -> Option<&Entry> {
        self.entries[self.place(pair)].iter().find(|entry| entry.pair == pair)
    }

    #[inline]
    pub(super) fn put(&mut self, pair: Pair, lower: i8, upper: i8, best: u8, work: u8) {
        let place = self.place(pair);
        let [costly, latest] = &mut self.entries[place];
        let entry = Entry { pair, lower, upper, best, work };
        if costly.pair == pair || (latest.pair != pair && work >= costly.work) {
            if costly.pair != pair {
                *latest = *costly;
            }
            *costly = entry;
        } else {
            *latest = entry;
        }
    }
}
