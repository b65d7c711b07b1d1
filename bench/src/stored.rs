//! Measures how many moves the server stores per second in many concurrent games. Each game waits for the acknowledgement of a move
//! before it plays the next one.

use crate::disk::fsync_median_us;
use crate::report::line;
use anyhow::Result;
use std::sync::Arc;
use std::time::Instant;
use tests::{Server, rooms};
use tokio::sync::Barrier;

const GAMES: usize = 100;
const MOVES: usize = 100;

pub(crate) async fn run() -> Result<()> {
    let server = Arc::new(Server::start_with(&["--lift-rates", "--limit-connections-per-address", "10000"]).await);
    let start = Arc::new(Barrier::new(GAMES + 1));
    let games: Vec<_> = (0..GAMES)
        .map(|_| {
            let (server, start) = (Arc::clone(&server), Arc::clone(&start));
            tokio::spawn(async move {
                let (mut black, mut white) = server.table(&rooms::large_board()).await;
                start.wait().await;
                for (number, point) in rooms::scattered_points().iter().take(MOVES).enumerate() {
                    if number % 2 == 0 {
                        black.plays(point).await;
                        white.sees(point).await;
                    } else {
                        white.plays(point).await;
                        black.sees(point).await;
                    }
                }
            })
        })
        .collect();
    start.wait().await;
    let started = Instant::now();
    for game in games {
        game.await?;
    }
    let seconds = started.elapsed().as_secs_f64();
    let fsync = fsync_median_us(&std::env::temp_dir())?;
    #[expect(clippy::cast_precision_loss, reason = "small counts")]
    let per_second = (GAMES * MOVES) as f64 / seconds;
    line(
        "moves_stored",
        &[("per_second", per_second), ("fsync_median_us", fsync), ("moves_per_fsync_time", per_second * fsync / 1e6)],
    );
    Ok(())
}
