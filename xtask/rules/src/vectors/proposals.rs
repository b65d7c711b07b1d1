//! Proposals of dead stones. They are estimates, so only a certain percentage must agree with the records.

use super::{Tally, records, records_of};
use std::fs;
use std::path::Path;

/// The percentage of proposals that must agree.
const LEAST_PERCENT: usize = 95;

/// The proposals compared so far.
#[derive(Default)]
pub(super) struct Proposals {
    /// Compared with the stones that people marked.
    marked: Share,
    /// Compared with the results of games.
    results: Share,
}

#[derive(Default)]
struct Share {
    agreed: usize,
    missed: usize,
}

impl Proposals {
    /// Compares proposals with the records of a file if the set has dead stones or results. Prints each difference.
    ///
    /// # Errors
    /// If the file cannot be read.
    pub(super) fn run_file(&mut self, file: &Path, set: &str) -> anyhow::Result<()> {
        let Some(check) = records::proposal_of(set) else { return Ok(()) };
        let share = if set == "games_scored" { &mut self.results } else { &mut self.marked };
        for record in records_of(file, &fs::read_to_string(file)?)? {
            match check(&record) {
                Ok(None) => share.agreed += 1,
                Ok(Some(difference)) | Err(difference) => {
                    share.missed += 1;
                    println!("MISSED {set} {}: {difference}", record["id"].as_str().unwrap_or("?"));
                }
            }
        }
        Ok(())
    }

    /// Prints how many proposals agree with the records, and adds to the totals. A proposal that agrees with a marked
    /// position counts as passed. A proposal that agrees with the result of a game does not count, because another
    /// check already counts that result. If too few proposals agree, every proposal that disagrees counts as failed.
    pub(super) fn tally(&self, sum: &mut Tally) {
        for (what, share) in [("marked positions", &self.marked), ("results", &self.results)] {
            let all = share.agreed + share.missed;
            if all == 0 {
                continue;
            }
            println!("proposals of dead stones: {} of {all} {what} agree, at least {LEAST_PERCENT}% must", share.agreed);
            if share.agreed * 100 < all * LEAST_PERCENT {
                sum.failed += share.missed;
            }
        }
        sum.passed += self.marked.agreed;
    }
}
