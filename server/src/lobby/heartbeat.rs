//! Makes the passing of time durable: after a crash the clocks go on from the last beat, so that nobody pays for more than the outage
//! hides, and nobody for the outage.

use super::Shared;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::MissedTickBehavior;

/// A crash gives at most a second back to a clock that runs: this pause, and the time in which a slow disk stores a beat.
const BEAT: Duration = Duration::from_millis(750);
/// Without a running clock so many beats are left out: each is an fsync.
const QUIET_BEATS: u32 = 10;

pub(super) async fn beat(shared: Arc<Shared>) {
    let mut ticks = tokio::time::interval(BEAT);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut quiet = QUIET_BEATS;
    loop {
        tokio::select! {
            () = shared.stop.cancelled() => return,
            _ = ticks.tick() => {}
        }
        quiet += 1;
        if shared.alarms.any() || quiet >= QUIET_BEATS {
            quiet = 0;
            if let Err(error) = shared.store.heartbeat(shared.timeline.now()).await {
                tracing::error!(%error, "the heartbeat was not stored");
            }
        }
    }
}
