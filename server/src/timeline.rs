//! The only clock of the server. Rooms live on a timeline that stands still while the server is away: it goes on from the last instant
//! that the store knows, so that downtime is nobody's thinking time. The wall clock is read for display alone.

use governor::clock::Clock;
use room::{Millis, UnixMillis};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::time::Instant;

/// Monotonic time since the first start of this database, without the times when no server ran.
#[derive(Debug, Clone, Copy)]
pub struct Timeline {
    last: Millis,
    start: Instant,
}

impl Timeline {
    /// Goes on from `last`, the newest instant that is durable.
    #[must_use]
    #[expect(clippy::disallowed_methods, reason = "this is the one clock of the server")]
    pub fn resume(last: Millis) -> Self {
        Self { last, start: Instant::now() }
    }

    /// Now, in milliseconds of the timeline.
    #[must_use]
    pub fn now(&self) -> Millis {
        self.last + Millis(u64::try_from(self.elapsed().as_millis()).unwrap_or(u64::MAX))
    }

    /// Now on the wall, in Unix milliseconds: for display and for the ends of sessions, never for a game's clock.
    #[must_use]
    #[expect(clippy::disallowed_methods, reason = "this is the one clock of the server")]
    pub fn wall(&self) -> UnixMillis {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        UnixMillis(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
    }

    /// When a timer for this instant of the timeline must ring; never in the past of this start.
    #[must_use]
    pub fn instant(&self, at: Millis) -> Instant {
        // Tokio caps what is too far away by itself, but the addition must not overflow before.
        let ahead = at.saturating_sub(self.last).0.min(Duration::from_secs(400 * 24 * 3600).as_millis() as u64);
        self.start + Duration::from_millis(ahead)
    }

    /// The time since this start, finer than the timeline: for measuring.
    #[must_use]
    #[expect(clippy::disallowed_methods, reason = "this is the one clock of the server")]
    pub fn elapsed(&self) -> Duration {
        Instant::now().saturating_duration_since(self.start)
    }
}

/// The clock of the token buckets: the same one, so that tests can pause it.
impl Clock for Timeline {
    type Instant = Duration;

    fn now(&self) -> Duration {
        self.elapsed()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn time_goes_on_from_the_last_durable_instant() {
        let timeline = Timeline::resume(Millis(5_000));
        assert_eq!(timeline.now(), Millis(5_000));
        tokio::time::advance(Duration::from_millis(1_234)).await;
        assert_eq!(timeline.now(), Millis(6_234));
    }

    #[tokio::test(start_paused = true)]
    async fn a_timer_rings_when_its_instant_has_come() {
        let timeline = Timeline::resume(Millis(100));
        tokio::time::sleep_until(timeline.instant(Millis(350))).await;
        assert_eq!(timeline.now(), Millis(350));
        assert!(timeline.instant(Millis(7)) <= timeline.instant(Millis(350)), "what is past rings at once");
        let _far = timeline.instant(Millis(u64::MAX));
    }

    #[test]
    fn the_wall_is_later_than_this_project() {
        let timeline =
            tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(async { Timeline::resume(Millis(0)) });
        assert!(timeline.wall().0 > 1_600_000_000_000);
    }
}
