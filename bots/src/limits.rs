//! The limits of a search: how many nodes it may examine, and when it must stop.

/// The limits of one search.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// The most nodes that the search may examine. The search checks this once per [`STEP`] nodes.
    pub nodes: u64,
    /// Whether to stop now, although nodes are left. The search asks once per [`ASK`] nodes.
    pub stop: &'a (dyn Fn() -> bool + Sync),
}

/// The number of nodes between two checks of the number of nodes.
pub const STEP: u64 = 4096;

/// The number of nodes between two questions whether to stop. These nodes usually take less than a millisecond, so the caller can also let
/// other threads run.
pub const ASK: u64 = 256;

impl Limits<'static> {
    /// A limit on the number of nodes, and no other limit.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Limits<'static> {
        Limits { nodes, stop: &|| false }
    }
}

/// Counts the nodes of a search.
pub(crate) struct Meter<'a> {
    limits: Limits<'a>,
    spent: u64,
    is_over: bool,
}

impl<'a> Meter<'a> {
    pub(crate) const fn new(limits: Limits<'a>) -> Meter<'a> {
        Meter { limits, spent: 0, is_over: false }
    }

    /// Counts a node. Returns true if the search must end. The search must then ignore its unfinished results.
    #[inline]
    pub(crate) fn count(&mut self) -> bool {
        self.spent += 1;
        if self.spent.is_multiple_of(ASK) {
            self.look();
        }
        self.is_over
    }

    #[cold]
    fn look(&mut self) {
        self.is_over |= (self.spent.is_multiple_of(STEP) && self.spent >= self.limits.nodes) || (self.limits.stop)();
    }

    /// The number of nodes counted so far.
    pub(crate) const fn spent(&self) -> u64 {
        self.spent
    }

    pub(crate) const fn is_over(&self) -> bool {
        self.is_over
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU64, Ordering};

    #[test]
    fn a_search_asks_often_whether_to_stop_and_seldom_looks_at_the_number_of_nodes() {
        let asked = AtomicU64::new(0);
        let stop = || asked.fetch_add(1, Ordering::Relaxed) + 1 == 3 * STEP / ASK;
        for (nodes, ends) in [(u64::MAX, 3 * STEP), (STEP + 1, 2 * STEP)] {
            asked.store(0, Ordering::Relaxed);
            let mut meter = Meter::new(Limits { nodes, stop: &stop });
            while !meter.count() {}
            assert_eq!(meter.spent(), ends);
        }
    }
}
