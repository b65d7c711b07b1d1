//! Budgets: every action has a cost, and somebody pays for it. A [`Budget`] is a bucket of units that fills at a constant rate. The
//! table in `limits::budgets` says which actions cost what, who pays, and how large the budgets are. [`Budgets`] keeps the
//! budgets of all payers (decision 0090).

mod ledger;
#[cfg(test)]
mod tests;

pub use ledger::{Budgets, Overspent, Payer};

use room::Millis;
use std::time::Duration;

/// How fast a budget fills, and how much it holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rate {
    /// This many units come back...
    pub count: u32,
    /// ...in this time.
    pub per: Duration,
    /// The number of units in a full budget.
    pub burst: u32,
}

impl Rate {
    /// The time in which this many units come back.
    fn time(self, units: u32) -> Duration {
        let nanos = self.per.as_nanos() * u128::from(units) / u128::from(self.count.max(1));
        Duration::from_nanos(u64::try_from(nanos).unwrap_or(u64::MAX))
    }
}

/// What is left of a budget, kept as the instant at which the budget is full again. A new budget is full.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Budget {
    full_at: Duration,
}

impl Budget {
    /// Whether this many units can be spent at `now`, such that `reserve` units are left. A cost that is larger than the whole budget
    /// can be spent if the budget is full.
    ///
    /// # Errors
    /// The time until the units are there, rounded up.
    pub fn check(self, rate: Rate, units: u32, reserve: u32, now: Duration) -> Result<(), Millis> {
        let most = rate.burst.saturating_sub(reserve).max(1);
        let missing = self.full_at.saturating_sub(now) + rate.time(units.min(most));
        let nanos = missing.saturating_sub(rate.time(most)).as_nanos();
        if nanos == 0 { Ok(()) } else { Err(Millis(u64::try_from(nanos.div_ceil(1_000_000)).unwrap_or(u64::MAX))) }
    }

    /// Spends this many units, even if they are not there. The budget then fills later.
    pub fn spend(&mut self, rate: Rate, units: u32, now: Duration) {
        self.full_at = self.full_at.max(now).saturating_add(rate.time(units));
    }

    /// Whether the budget is full at `now`, so that it need not be kept.
    #[must_use]
    pub fn is_full(self, now: Duration) -> bool {
        self.full_at <= now
    }
}
