//! Measures the fan-out: the time from sending a move until the last of 1,000 spectators has received it.

use crate::report::{line, quantile};
use anyhow::Result;
use protocol::{ClientMessage, ServerMessage};
use std::sync::Arc;
use std::time::Instant;
use tests::{Server, Tab, rooms};
use tokio::sync::mpsc;

const SPECTATORS: usize = 1_000;
const MOVES: usize = 50;

pub(crate) async fn run() -> Result<()> {
    let limits = ["--lift-rates", "--limit-connections-per-address", "10000", "--limit-spectators-per-room", "2000"];
    let server = Arc::new(Server::start_with(&limits).await);
    let (mut black, mut white) = server.table(&rooms::large_board()).await;
    let (seen, mut arrivals) = mpsc::channel::<()>(SPECTATORS);
    let mut tasks = Vec::new();
    for _ in 0..SPECTATORS {
        let mut tab = Tab::open(&server, None).await;
        tab.send(&ClientMessage::Join { room: black.room.clone(), since: None }).await;
        tab.wait("joined", |message| matches!(message, ServerMessage::Joined { .. })).await;
        let seen = seen.clone();
        tasks.push(tokio::spawn(async move {
            for _ in 0..MOVES {
                tab.wait("a move", |message| matches!(message, ServerMessage::Events { .. })).await;
                let _ = seen.send(()).await;
                tab.forget();
            }
        }));
    }
    let mut samples = Vec::with_capacity(MOVES);
    for (number, point) in rooms::scattered_points().iter().take(MOVES).enumerate() {
        let started = Instant::now();
        if number % 2 == 0 {
            black.plays(point).await;
            white.sees(point).await;
        } else {
            white.plays(point).await;
            black.sees(point).await;
        }
        for _ in 0..SPECTATORS {
            arrivals.recv().await;
        }
        samples.push(started.elapsed().as_secs_f64() * 1e3);
    }
    for task in tasks {
        task.await?;
    }
    #[expect(clippy::cast_precision_loss, reason = "a small count")]
    let spectators = SPECTATORS as f64;
    let parts = [
        ("spectators", spectators),
        ("all_median_ms", quantile(&mut samples, 0.5)),
        ("all_p99_ms", quantile(&mut samples, 0.99)),
    ];
    line("fan_out", &parts);
    Ok(())
}
