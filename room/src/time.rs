//! Wall-clock time, which is shown but never charged to a clock.

/// Wall-clock time in Unix milliseconds. It may jump, so it is only displayed and never decides anything.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct UnixMillis(pub u64);
