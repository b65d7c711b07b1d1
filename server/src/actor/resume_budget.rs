//! Limits the time that a room spends on resumes from the store. Each resume reads and replays the whole room, while the room's
//! other requests wait. The limit keeps repeated resumes from making the players wait for long.

use std::time::Duration;

/// The time that may be spent in one burst. It is enough for dozens of resumes, even of a long game.
const CREDIT: Duration = Duration::from_millis(500);

/// In the long run, resumes may take at most 1/`SHARE` of a room's time.
const SHARE: u32 = 10;

/// The time that resumes have used. This value goes down by 1/`SHARE` of the time that passes.
#[derive(Debug, Default)]
pub(super) struct ResumeBudget {
    spent: Duration,
    /// When `spent` was last reduced.
    at: Duration,
}

impl ResumeBudget {
    /// Whether another resume may start at `now`, which is measured from the start of the server.
    pub(super) fn allows(&mut self, now: Duration) -> bool {
        self.spent = self.spent.saturating_sub(now.saturating_sub(self.at) / SHARE);
        self.at = now;
        self.spent < CREDIT
    }

    /// Adds the time that a resume took.
    pub(super) fn spend(&mut self, took: Duration) {
        self.spent += took;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn resumes_that_follow_a_burst_may_use_a_tenth_of_the_time() {
        let (mut budget, mut now, took) = (ResumeBudget::default(), Duration::ZERO, Duration::from_millis(100));
        let mut done = 0;
        // A client asks every 100 ms for ten seconds.
        for _ in 0..100 {
            if budget.allows(now) {
                budget.spend(took);
                done += 1;
            }
            now += took;
        }
        assert_eq!(done, 5 + 10);
        assert!(budget.allows(now + Duration::from_secs(5)));
    }
}
