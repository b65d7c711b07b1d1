//! What was found.

use super::as_figure;
use std::collections::BTreeMap;

/// The faults that are looked for, in the order in which they are told.
const FAULTS: [&str; 10] =
    ["lost", "doubled", "changed", "gaps", "ahead", "refused", "clocks_waiting", "clocks_running", "bad_exits", "bad_closes"];

/// Counts what was checked and what was wrong.
#[derive(Debug, Default)]
pub(super) struct Ledger {
    /// The round now.
    pub(super) round: u64,
    /// Acknowledgements of which each was looked up afterwards.
    pub(super) acknowledged: u64,
    /// Commands whose answer the crash swallowed and that were sent again.
    pub(super) again: u64,
    /// The most time that a restart gave back to a running clock, in milliseconds.
    pub(super) most_given_back_ms: u64,
    faults: BTreeMap<&'static str, u64>,
}

impl Ledger {
    /// Counts and tells a fault if `holds` is false.
    pub(super) fn expect(&mut self, fault: &'static str, holds: bool, words: impl FnOnce() -> String) {
        if !holds {
            *self.faults.entry(fault).or_default() += 1;
            eprintln!("round {}: {fault}: {}", self.round, words());
        }
    }

    /// All counts by name.
    pub(super) fn figures(&self) -> Vec<(&'static str, f64)> {
        let count = |fault: &&'static str| (*fault, as_figure(self.faults.get(fault).copied().unwrap_or(0)));
        let mut figures = vec![
            ("acknowledged", as_figure(self.acknowledged)),
            ("sent_again", as_figure(self.again)),
            ("most_given_back_ms", as_figure(self.most_given_back_ms)),
        ];
        figures.extend(FAULTS.iter().map(count));
        figures
    }
}
