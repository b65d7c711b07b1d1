//! What a room does for those who come back from afar. Each such resume reads and replays the whole room, during which the room does
//! nothing else; whoever asks for it again and again must not keep the players waiting.

use std::time::Duration;

/// So much may be spent at once: dozens of resumes of a long game.
const CREDIT: Duration = Duration::from_millis(500);

/// One part in so many of a room's time may be spent in the long run.
const SHARE: u32 = 10;

/// What was spent lately.
#[derive(Debug, Default)]
pub(super) struct Effort {
    spent: Duration,
    /// When `spent` was true.
    at: Duration,
}

impl Effort {
    /// Whether more may be spent at `now`, a time since the start of the server.
    pub(super) fn allows(&mut self, now: Duration) -> bool {
        self.spent = self.spent.saturating_sub(now.saturating_sub(self.at) / SHARE);
        self.at = now;
        self.spent < CREDIT
    }

    /// So much was spent.
    pub(super) fn spend(&mut self, took: Duration) {
        self.spent += took;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_free_and_a_tenth_of_the_time_after_it() {
        let (mut effort, mut now, took) = (Effort::default(), Duration::ZERO, Duration::from_millis(100));
        let mut done = 0;
        // Somebody asks every 100 ms for ten seconds.
        for _ in 0..100 {
            if effort.allows(now) {
                effort.spend(took);
                done += 1;
            }
            now += took;
        }
        assert_eq!(done, 5 + 10);
        assert!(effort.allows(now + Duration::from_secs(5)));
    }
}
