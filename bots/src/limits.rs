//! The limits of a search: how many nodes it may examine, and when it must stop.

/// The limits of one search.
#[derive(Clone, Copy)]
pub struct Limits<'a> {
    /// The most nodes that the search may examine. The search checks this once per [`STEP`] nodes.
    pub nodes: u64,
    /// Whether to stop now, although nodes are left. The search asks once per [`STEP`] nodes.
    pub stop: &'a (dyn Fn() -> bool + Sync),
}

/// The number of nodes between two checks of the limits. These nodes take at most a few milliseconds.
pub const STEP: u64 = 4096;

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
        if self.spent.is_multiple_of(STEP) {
            self.look();
        }
        self.is_over
    }

    #[cold]
    fn look(&mut self) {
        self.is_over |= self.spent >= self.limits.nodes || (self.limits.stop)();
    }

    /// The number of nodes counted so far.
    pub(crate) const fn spent(&self) -> u64 {
        self.spent
    }

    pub(crate) const fn is_over(&self) -> bool {
        self.is_over
    }
}
