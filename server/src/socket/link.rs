//! The round trip of a connection, measured with the server's own pings.

use crate::auth::secret;
use room::Millis;
use std::collections::VecDeque;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The number of unanswered pings that are remembered. An answer to an older ping does not count.
const PINGS: usize = 8;

/// A smoothed round trip replaces the one in use only if they differ by more than 2 ms and by more than a sixteenth of the one in
/// use.
const NEAR_MICROS: u64 = 2_000;
const NEAR_PART: u64 = 16;

/// The round trip of a connection. It is smoothed as in RFC 6298: the first measurement counts in full, and each later
/// one for an eighth. The round trip in use changes only when the smoothed one has moved far enough away from it. The
/// time spared for the network, which is stored with the moves, depends on the round trip in use. Records of games stay
/// small if the stored time is the same for most moves.
#[derive(Debug, Default)]
pub(crate) struct Link {
    /// One more than the smoothed round trip in microseconds; 0 before the first measurement.
    smoothed: AtomicU64,
    /// One more than the round trip in use, in microseconds; 0 before the first measurement.
    used: AtomicU64,
    /// The unanswered pings, oldest first: their numbers, and when they were sent. A client cannot make up a time, because pings
    /// and pongs contain only the number.
    pings: Mutex<VecDeque<(u64, Duration)>>,
}

impl Link {
    /// Records a ping sent at `now`, and returns what it must contain.
    pub(super) fn ping(&self, now: Duration) -> [u8; 8] {
        // Nobody can guess this number, so nobody can make up a pong.
        let number = secret::seed();
        let mut pings = self.lock();
        if pings.len() == PINGS {
            pings.pop_front();
        }
        pings.push_back((number, now));
        number.to_be_bytes()
    }

    /// Records a pong read at `now`. Returns the round trip if the pong answers a ping.
    pub(super) fn pong(&self, content: &[u8], now: Duration) -> Option<Duration> {
        let number = u64::from_be_bytes(content.try_into().ok()?);
        let took = {
            let mut pings = self.lock();
            let at = pings.iter().position(|(sent, _)| *sent == number)?;
            now.saturating_sub(pings.drain(..=at).next_back()?.1)
        };
        self.measure(took);
        Some(took)
    }

    /// Forgets the unanswered pings, because their answers may have arrived while the server was busy.
    pub(super) fn forget(&self) {
        self.lock().clear();
    }

    pub(crate) fn measure(&self, took: Duration) {
        let took = u64::try_from(took.as_micros()).unwrap_or(u64::MAX).min(u64::from(u32::MAX));
        let smoothed = match self.smoothed.load(Ordering::Relaxed).checked_sub(1) {
            Some(before) => (before * 7 + took + 4) / 8,
            None => took,
        };
        // Only the task of the connection calls this, so no other change can come in between.
        self.smoothed.store(smoothed + 1, Ordering::Relaxed);
        let used = self.used.load(Ordering::Relaxed).checked_sub(1);
        if used.is_none_or(|used| used.abs_diff(smoothed) > NEAR_MICROS.max(used / NEAR_PART)) {
            self.used.store(smoothed + 1, Ordering::Relaxed);
        }
    }

    /// The round trip to use; `None` before the first answer.
    pub(crate) fn round_trip(&self) -> Option<Millis> {
        let micros = self.used.load(Ordering::Relaxed).checked_sub(1)?;
        Some(Millis((micros + 500) / 1000))
    }

    fn lock(&self) -> MutexGuard<'_, VecDeque<(u64, Duration)>> {
        // No code panics while holding the lock.
        self.pings.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ms(ms: u64) -> Duration {
        Duration::from_millis(ms)
    }

    #[test]
    fn the_round_trip_is_smoothed() {
        let link = Link::default();
        assert_eq!(link.round_trip(), None);
        let trips = [80, 160, 160, 0].map(|took| {
            let ping = link.ping(ms(1000));
            assert_eq!(link.pong(&ping, ms(1000 + took)), Some(ms(took)));
            link.round_trip().unwrap().0
        });
        assert_eq!(trips, [80, 90, 99, 86]);
    }

    #[test]
    fn a_small_change_of_the_round_trip_is_ignored() {
        let link = Link::default();
        let trips = [180, 210, 210, 400, 400].map(|took| {
            link.measure(ms(took));
            link.round_trip().unwrap().0
        });
        assert_eq!(trips, [180, 180, 180, 214, 237]);
    }

    #[test]
    fn a_made_up_or_repeated_pong_changes_nothing() {
        let link = Link::default();
        let ping = link.ping(ms(10));
        for content in [&[0; 8][..], &[], &[1; 4], &[0xff; 125]] {
            assert_eq!(link.pong(content, ms(500)), None);
        }
        assert_eq!(link.round_trip(), None);
        assert_eq!(link.pong(&ping, ms(30)), Some(ms(20)));
        assert_eq!(link.pong(&ping, ms(9000)), None);
        assert_eq!(link.round_trip(), Some(Millis(20)));
    }

    #[test]
    fn answers_to_forgotten_pings_do_not_count() {
        let link = Link::default();
        let (first, second) = (link.ping(ms(0)), link.ping(ms(5)));
        assert_eq!(link.pong(&second, ms(15)), Some(ms(10)));
        assert_eq!(link.pong(&first, ms(16)), None, "a later ping has been answered already");
        let waited = link.ping(ms(20));
        link.forget();
        assert_eq!(link.pong(&waited, ms(900)), None);
        let oldest = link.ping(ms(1000));
        for _ in 0..PINGS {
            link.ping(ms(1000));
        }
        assert_eq!((link.pong(&oldest, ms(1001)), link.lock().len()), (None, PINGS));
    }
}
