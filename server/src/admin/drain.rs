//! The order `drain`: the server stops when the running games with a clock are over.

use super::order::Answer;
use super::words::span;
use crate::app::App;
use room::Millis;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{MissedTickBehavior, interval, timeout};

/// How often the server checks whether a game with a clock is in progress.
const LOOK: Duration = Duration::from_millis(500);

/// Refuses new rooms and new games with a clock, and stops the server when no game with a clock is in progress, at the latest after
/// this many minutes. Does not wait for correspondence games. Replaces an earlier drain.
pub(super) fn drain(app: &Arc<App>, minutes: u64) -> Answer {
    let most = Duration::from_secs(minutes.saturating_mul(60));
    app.lobby.stop_by(Some(app.timeline.now() + Millis(minutes.saturating_mul(60_000))));
    app.notice.set_restarts(true);
    let games = app.lobby.clocked_games();
    let mut orders = app.lobby.stops_by();
    let waiting = Arc::clone(app);
    app.tasks.spawn(async move {
        tokio::select! {
            () = waiting.stop.cancelled() => {}
            _ = orders.changed() => {} // The operator has ended this drain, or has ordered another.
            ended = timeout(most, games_end(&waiting)) => {
                tracing::info!(waited_in_vain = ended.is_err(), "the operator has ordered the end of the server");
                waiting.quit.cancel();
            }
        }
    });
    Answer::done(format!(
        "The server stops when no game with a clock is played (now: {games}), at the latest in {}.",
        span(minutes)
    ))
}

/// Ends the drain. Returns whether there was one.
pub(super) fn end(app: &App) -> bool {
    let was = app.lobby.stops_by().borrow().is_some();
    if was {
        app.lobby.stop_by(None);
        app.notice.set_restarts(false);
    }
    was
}

async fn games_end(app: &App) {
    let mut looks = interval(LOOK);
    looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        looks.tick().await;
        if app.lobby.clocked_games() == 0 {
            return;
        }
    }
}
