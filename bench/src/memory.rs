//! Measures the memory used by an idle server, an idle connection and a new room, and how long the server takes to start.

use crate::report::line;
use anyhow::{Context, Result};
use std::time::Instant;
use tests::{Server, Tab, rooms};

const CONNECTIONS: u32 = 2_000;
const ROOMS: u32 = 1_000;

pub(crate) async fn run() -> Result<()> {
    let started = Instant::now();
    let limits = [
        "--lift-rates",
        "--limit-connections-per-address",
        "10000",
        "--limit-rooms-open-per-guest",
        "10000",
        "--limit-rooms-kept-per-guest",
        "10000",
        "--limit-sockets-per-session",
        "10000",
    ];
    let server = Server::start_with(&limits).await;
    let start_ms = started.elapsed().as_secs_f64() * 1e3;
    let anna = server.guest("Anna").await;
    anna.history("").await;
    let idle = resident_kib(server.pid())?;

    // Create the rooms before the connections. Otherwise, new rooms would reuse memory that connections have freed, and would
    // seem smaller.
    for _ in 0..ROOMS {
        anna.creates(&rooms::go9(protocol::GoRuleset::Chinese)).await;
    }
    let with_rooms = resident_kib(server.pid())?;

    let mut tabs = Vec::new();
    for _ in 0..CONNECTIONS {
        let mut tab = Tab::open(&server, Some(&anna)).await;
        tab.settle().await;
        tabs.push(tab);
    }
    let connected = resident_kib(server.pid())?;
    line(
        "memory",
        &[
            ("start_ms", start_ms),
            ("idle_mib", idle / 1024.0),
            ("connection_kib", (connected - with_rooms) / f64::from(CONNECTIONS)),
            ("room_kib", (with_rooms - idle) / f64::from(ROOMS)),
        ],
    );
    Ok(())
}

/// The resident memory of a process, as reported by Linux.
fn resident_kib(pid: u32) -> Result<f64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).context("no VmRSS: only Linux reports it")?;
    Ok(line.trim().trim_end_matches("kB").trim().parse()?)
}
