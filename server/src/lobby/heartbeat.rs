//! The heartbeat stores the server's time regularly. After a crash, the clocks continue from the last heartbeat, so the player
//! to move gets back the time since then, and the downtime counts against neither player.

use super::Shared;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::MissedTickBehavior;

/// After a crash, a running clock gets back at most one second: this interval plus the time that a slow disk needs to store a
/// heartbeat.
const BEAT: Duration = Duration::from_millis(750);
/// While no clock of a live game runs, only one heartbeat in this many is stored, because each costs an fsync.
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
        if shared.alarms.soon(shared.timeline.now()) || quiet >= QUIET_BEATS {
            quiet = 0;
            if let Err(error) = shared.store.heartbeat(shared.timeline.now()).await {
                tracing::error!(%error, "the heartbeat was not stored");
            }
        }
    }
}
