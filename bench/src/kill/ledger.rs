//! The figures of a run: how many acknowledgements were checked, how many commands were sent again, the most time that a
//! restart gave back to a clock, and how many faults of each kind were found.

use super::as_figure;
use std::collections::BTreeMap;

/// The kinds of faults, in the order in which they are reported.
const FAULTS: [&str; 10] =
    ["lost", "doubled", "changed", "gaps", "ahead", "refused", "clocks_waiting", "clocks_running", "bad_exits", "bad_closes"];

/// The figures so far.
#[derive(Debug, Default)]
pub(super) struct Ledger {
    /// The current round.
    pub(super) round: u64,
    /// Acknowledgements that were compared with the stored events.
    pub(super) acknowledged: u64,
    /// Commands that were sent again because the server stopped before it had answered them.
    pub(super) again: u64,
    /// The most time that a restart has given back to a running clock, in milliseconds.
    pub(super) most_given_back_ms: u64,
    faults: BTreeMap<&'static str, u64>,
}

impl Ledger {
    /// Records and prints a fault if `holds` is false.
    pub(super) fn expect(&mut self, fault: &'static str, holds: bool, words: impl FnOnce() -> String) {
        if !holds {
            *self.faults.entry(fault).or_default() += 1;
            eprintln!("round {}: {fault}: {}", self.round, words());
        }
    }

    /// All figures, with their names.
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
