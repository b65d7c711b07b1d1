//! Measures the round trip of a move, with one game on an idle server: the time from sending the move until its acknowledgement
//! arrives, and until the opponent sees the move.

use crate::disk::fsync_median_us;
use crate::report::{line, quantile};
use anyhow::Result;
use std::time::Instant;
use tests::{Player, Server, rooms};

pub(crate) async fn run() -> Result<()> {
    let server = Server::start().await;
    let (mut black, mut white) = server.table(&rooms::large_board()).await;
    let mut acknowledged = Vec::new();
    let mut seen = Vec::new();
    for (number, point) in rooms::scattered_points().iter().enumerate() {
        let (mover, other): (&mut Player, &mut Player) =
            if number % 2 == 0 { (&mut black, &mut white) } else { (&mut white, &mut black) };
        let started = Instant::now();
        mover.plays(point).await;
        acknowledged.push(started.elapsed().as_secs_f64() * 1e6);
        other.sees(point).await;
        seen.push(started.elapsed().as_secs_f64() * 1e6);
    }
    let fsync = fsync_median_us(&std::env::temp_dir())?;
    let median = quantile(&mut acknowledged, 0.5);
    line(
        "move_round_trip",
        &[
            ("ack_median_us", median),
            ("ack_p99_us", quantile(&mut acknowledged, 0.99)),
            ("seen_median_us", quantile(&mut seen, 0.5)),
            ("fsync_median_us", fsync),
            ("ack_to_fsync", median / fsync),
        ],
    );
    Ok(())
}
