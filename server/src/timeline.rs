//! The only clock of the server. Rooms use a timeline that stops while the server is down. After a restart, it continues
//! from the last instant in the store, so downtime never counts as thinking time. The wall clock is only for display and
//! for the end of sessions.

use governor::clock::Clock;
use room::{Millis, UnixMillis};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::time::Instant;

/// Monotonic time since the first start with this database, excluding downtime.
#[derive(Debug, Clone, Copy)]
pub struct Timeline {
    last: Millis,
    start: Instant,
}

impl Timeline {
    /// Continues from `last`, the latest durable instant.
    #[must_use]
    #[expect(clippy::disallowed_methods, reason = "this is the one clock of the server")]
    pub fn resume(last: Millis) -> Self {
        Self { last, start: Instant::now() }
    }

    /// The current time on the timeline.
    #[must_use]
    pub fn now(&self) -> Millis {
        self.last + Millis(u64::try_from(self.elapsed().as_millis()).unwrap_or(u64::MAX))
    }

    /// The current wall clock time, for display and for the end of sessions, never for game clocks.
    #[must_use]
    #[expect(clippy::disallowed_methods, reason = "this is the one clock of the server")]
    pub fn wall(&self) -> UnixMillis {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        UnixMillis(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
    }

    /// The instant at which a timer for this time must fire. It is never before the start of the server.
    #[must_use]
    pub fn instant(&self, at: Millis) -> Instant {
        // Tokio caps distant deadlines itself, but the addition must not overflow first.
        let ahead = at.saturating_sub(self.last).0.min(Duration::from_secs(400 * 24 * 3600).as_millis() as u64);
        self.start + Duration::from_millis(ahead)
    }

    /// The time since the start of the server, for measurements. It is more precise than the timeline.
    #[must_use]
    #[expect(clippy::disallowed_methods, reason = "this is the one clock of the server")]
    pub fn elapsed(&self) -> Duration {
        Instant::now().saturating_duration_since(self.start)
    }
}

/// The token buckets use the same clock, so that tests can pause it.
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
    async fn time_continues_from_the_last_durable_instant() {
        let timeline = Timeline::resume(Millis(5_000));
        assert_eq!(timeline.now(), Millis(5_000));
        tokio::time::advance(Duration::from_millis(1_234)).await;
        assert_eq!(timeline.now(), Millis(6_234));
    }

    #[tokio::test(start_paused = true)]
    async fn a_timer_fires_on_time() {
        let timeline = Timeline::resume(Millis(100));
        tokio::time::sleep_until(timeline.instant(Millis(350))).await;
        assert_eq!(timeline.now(), Millis(350));
        assert!(timeline.instant(Millis(7)) <= timeline.instant(Millis(350)), "a timer for a past time fires at once");
        let _far = timeline.instant(Millis(u64::MAX));
    }

    #[test]
    fn the_wall_clock_shows_a_plausible_time() {
        let timeline =
            tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(async { Timeline::resume(Millis(0)) });
        assert!(timeline.wall().0 > 1_600_000_000_000);
    }
}
