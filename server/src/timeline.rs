//! The only clock of the server. Rooms use a timeline that stops while the server is down or frozen. After a restart, it continues
//! from the last instant in the store, so downtime never counts as thinking time. The wall clock is only for display and
//! for the end of sessions.

use room::{Millis, UnixMillis};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::time::{Instant, MissedTickBehavior};

/// How often the server proves that it is not frozen.
const PULSE: Duration = Duration::from_millis(100);
/// How long the timeline runs on after the latest proof. Even on a busy machine, a proof is late by less than this.
const FREEZE: Millis = Millis(500);

/// Monotonic time since the first start with this database, excluding downtime. All clones show the same time.
#[derive(Debug, Clone)]
pub struct Timeline {
    last: Millis,
    start: Instant,
    counted: Arc<Mutex<CountedTime>>,
}

/// How much of the time since the start of the server counts on the timeline.
#[derive(Debug, Default)]
struct CountedTime {
    /// Whether the timeline waits for [`Timeline::begin`].
    held: bool,
    /// The time that does not count.
    lost: Millis,
    /// The time from the start to the last proof that the server is not frozen. `None` before the first proof; until then, all time
    /// counts.
    proved: Option<Millis>,
}

impl CountedTime {
    /// The part of `since` that counts. `since` is the time since the start of the server.
    fn counted(&self, since: Millis) -> Millis {
        if self.held {
            return Millis::ZERO;
        }
        self.proved.map_or(since, |proved| since.min(proved + FREEZE)).saturating_sub(self.lost)
    }

    /// Proves that the server is not frozen. Returns how long it has been frozen since the last proof.
    fn prove(&mut self, since: Millis) -> Millis {
        let gap = self.proved.map_or(Millis::ZERO, |proved| since.saturating_sub(proved));
        let frozen = gap.saturating_sub(FREEZE);
        self.lost = self.lost + frozen;
        self.proved = Some(since);
        frozen
    }
}

impl Timeline {
    /// Continues from `last`, the latest durable instant.
    #[must_use]
    #[expect(clippy::disallowed_methods, reason = "this is the one clock of the server")]
    pub fn resume(last: Millis) -> Self {
        Self { last, start: Instant::now(), counted: Arc::default() }
    }

    /// A timeline that stands at `last` until [`Timeline::begin`], so that the time in which a server loads its rooms is charged
    /// to no player.
    #[must_use]
    pub fn held(last: Millis) -> Self {
        let timeline = Self::resume(last);
        timeline.counted_time().held = true;
        timeline
    }

    /// Lets a held timeline run.
    pub fn begin(&self) {
        let since = self.since();
        let mut counted = self.counted_time();
        if std::mem::take(&mut counted.held) {
            counted.lost = since;
        }
    }

    /// From now on, stops the timeline whenever the server is frozen, for example by a signal or because the machine is
    /// suspended. Never returns.
    pub async fn stop_when_frozen(self) {
        let mut ticks = tokio::time::interval(PULSE);
        ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            ticks.tick().await;
            let frozen = self.counted_time().prove(self.since());
            if frozen > Millis::ZERO {
                tracing::warn!(ms = frozen.0, "the server was frozen; this time is charged to no clock");
            }
        }
    }

    /// How much of the time since the start of the server does not count. It grows each time that the server is frozen.
    #[must_use]
    pub fn lost(&self) -> Millis {
        self.counted_time().lost
    }

    /// The current time on the timeline.
    #[must_use]
    pub fn now(&self) -> Millis {
        let counted = self.counted_time();
        // Read the time under the lock. If the time were read first, a freeze between the reading and the lock would
        // turn the timeline back.
        self.last + counted.counted(self.since())
    }

    /// The current wall clock time, for display and for the end of sessions, never for game clocks.
    #[must_use]
    #[expect(clippy::disallowed_methods, reason = "this is the one clock of the server")]
    pub fn wall(&self) -> UnixMillis {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        UnixMillis(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
    }

    /// The instant at which a timer for this time must fire. It is never before the start of the server. If the timeline stops
    /// meanwhile, the timer fires early.
    #[must_use]
    pub fn instant(&self, at: Millis) -> Instant {
        let since = at.saturating_sub(self.last) + self.lost();
        // Tokio caps distant deadlines itself, but the addition must not overflow first.
        self.start + Duration::from_millis(since.0.min(Duration::from_secs(400 * 24 * 3600).as_millis() as u64))
    }

    /// The time since the start of the server, for measurements. It is more precise than the timeline, and never stops.
    #[must_use]
    #[expect(clippy::disallowed_methods, reason = "this is the one clock of the server")]
    pub fn elapsed(&self) -> Duration {
        Instant::now().saturating_duration_since(self.start)
    }

    /// The time since the start of the server in whole milliseconds.
    fn since(&self) -> Millis {
        Millis(u64::try_from(self.elapsed().as_millis()).unwrap_or(u64::MAX))
    }

    fn counted_time(&self) -> MutexGuard<'_, CountedTime> {
        // No code panics while holding the lock.
        self.counted.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PULSE_MS: Millis = Millis(PULSE.as_millis() as u64);

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

    #[tokio::test(start_paused = true)]
    async fn a_held_timeline_begins_when_it_is_told_to() {
        let timeline = Timeline::held(Millis(5_000));
        tokio::time::advance(Duration::from_secs(9)).await;
        assert_eq!(timeline.now(), Millis(5_000));
        timeline.begin();
        assert_eq!(timeline.now(), Millis(5_000));
        tokio::time::sleep_until(timeline.instant(Millis(5_250))).await;
        assert_eq!(timeline.now(), Millis(5_250));
        timeline.begin();
        assert_eq!(timeline.now(), Millis(5_250), "the timeline begins only once");
    }

    /// The paused clock jumps ahead while no task runs, as if a signal had stopped the process.
    #[tokio::test(start_paused = true)]
    async fn the_timeline_stops_a_moment_after_the_server_freezes() {
        let timeline = Timeline::resume(Millis(0));
        let watch = tokio::spawn(timeline.clone().stop_when_frozen());
        tokio::time::sleep(Duration::from_secs(3)).await;
        assert_eq!((timeline.now(), timeline.lost()), (Millis(3_000), Millis::ZERO), "a running server loses no time");
        tokio::time::advance(Duration::from_secs(30)).await;
        let frozen = timeline.now();
        assert!(frozen <= Millis(3_000) + PULSE_MS + FREEZE, "{frozen:?}");
        tokio::time::sleep(Duration::from_millis(200)).await;
        assert!(timeline.now() > frozen && timeline.now() <= frozen + Millis(200), "the timeline runs on without a jump");
        assert!(timeline.lost() >= Millis(29_000));
        let due = timeline.now() + Millis(1_000);
        tokio::time::sleep_until(timeline.instant(due)).await;
        assert_eq!(timeline.now(), due, "timers that are set after the freeze are on time");
        watch.abort();
    }

    #[test]
    fn the_wall_clock_shows_a_plausible_time() {
        let timeline =
            tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(async { Timeline::resume(Millis(0)) });
        assert!(timeline.wall().0 > 1_600_000_000_000);
    }
}
