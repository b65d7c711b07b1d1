//! The order `drain`: the server stops when the running games with a clock are over.

use super::order::Answer;
use super::words::span;
use crate::app::App;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{MissedTickBehavior, interval, timeout};

/// How often the server checks whether a game with a clock is in progress.
const LOOK: Duration = Duration::from_millis(500);

/// Refuses new rooms, and stops the server when no game with a clock is in progress, at the latest after this many
/// minutes. Does not wait for correspondence games.
pub(super) fn drain(app: &Arc<App>, minutes: u64) -> Answer {
    app.lobby.take_no_rooms();
    app.leaving.cancel();
    let games = app.lobby.clocked_games();
    let waiting = Arc::clone(app);
    app.tasks.spawn(async move {
        let most = Duration::from_secs(minutes.saturating_mul(60));
        tokio::select! {
            () = waiting.stop.cancelled() => {}
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
