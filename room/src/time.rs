//! Wall-clock time, which is shown but never charged to a clock.

/// Wall-clock time in Unix milliseconds. Only for display: it may jump, so nothing is decided by it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UnixMillis(pub u64);
