//! Proposals of dead stones: judgements, of which a share must agree with people's.

use super::{Tally, records, records_of};
use std::fs;
use std::path::Path;

/// Of a hundred proposals, so many must agree.
const LEAST_PERCENT: usize = 95;

/// What a number of proposals came to.
#[derive(Default)]
pub(super) struct Proposals {
    /// Against the stones people marked.
    marked: Share,
    /// Against the results of games.
    results: Share,
}

#[derive(Default)]
struct Share {
    agreed: usize,
    missed: usize,
}

impl Proposals {
    /// Holds proposals against a file of records, if it has something to say of them, and prints what differs.
    ///
    /// # Errors
    /// When the file cannot be read.
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

    /// Prints the shares. Marked positions count as passed one by one, the results of games as a whole
    /// (each of their records is counted elsewhere); all that were missed failed where too many were.
    pub(super) fn tally(&self, sum: &mut Tally) {
        for (what, share) in [("marked positions", &self.marked), ("results", &self.results)] {
            let all = share.agreed + share.missed;
            if all == 0 {
                continue;
            }
            println!("proposals of dead stones: {} of {all} {what} agree, {LEAST_PERCENT}% must", share.agreed);
            if share.agreed * 100 < all * LEAST_PERCENT {
                sum.failed += share.missed;
            }
        }
        sum.passed += self.marked.agreed;
    }
}
