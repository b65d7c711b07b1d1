//! Tengen's benchmarks. `cargo xtask bench [NAME...]` prints one JSON object per line. Without names, it runs all benchmarks.
//!
//! Disks differ in speed, and the speed of one disk differs from run to run. The benchmarks `round_trip` and `stored` therefore
//! also measure the bare disk. To compare two runs, compare `ack_to_fsync` and `moves_per_fsync_time`. No benchmark passes or
//! fails.
#![expect(clippy::print_stdout, reason = "the program prints its figures")]
#![expect(clippy::disallowed_methods, reason = "a benchmark measures time")]

mod append;
mod archive;
mod bots;
mod cores;
mod disk;
mod fan_out;
mod go;
mod kill;
mod memory;
mod othello;
mod peers;
mod report;
mod room_command;
mod round_trip;
mod rules_speed;
mod stored;
mod used;

use anyhow::{Result, bail};

const NAMES: [&str; 13] = [
    "rules",
    "go",
    "othello",
    "room_command",
    "append",
    "round_trip",
    "stored",
    "fan_out",
    "memory",
    "archive",
    "bots",
    "peers",
    "kill",
];

#[tokio::main]
async fn main() -> Result<()> {
    let asked: Vec<String> = std::env::args().skip(1).collect();
    // Arguments with an `=` are options. Only `append`, `archive`, `peers` and `kill` have options.
    let (options, asked): (Vec<String>, Vec<String>) = asked.into_iter().partition(|word| word.contains('='));
    if let Some(unknown) = asked.iter().find(|name| !NAMES.contains(&name.as_str())) {
        bail!("unknown benchmark {unknown}; expected one of: {}", NAMES.join(", "));
    }
    let wanted = |name: &str| asked.is_empty() || asked.iter().any(|one| one == name);
    let rules = wanted("rules");
    if rules || wanted("go") {
        go::run();
    }
    if wanted("othello") {
        othello::run();
    }
    if rules {
        rules_speed::run()?;
    }
    if wanted("room_command") {
        room_command::run();
    }
    let options: Vec<&str> = options.iter().map(String::as_str).collect();
    let options = options.as_slice();
    if wanted("append") {
        append::run(if asked.is_empty() { &[] } else { options }).await?;
    }
    if wanted("round_trip") {
        round_trip::run().await?;
    }
    if wanted("stored") {
        stored::run().await?;
    }
    if wanted("fan_out") {
        fan_out::run().await?;
    }
    if wanted("memory") {
        memory::run().await?;
    }
    if wanted("archive") {
        archive::run(if asked.is_empty() { &[] } else { options }).await?;
    }
    if wanted("bots") {
        bots::run().await?;
    }
    if wanted("peers") {
        peers::run(if asked.is_empty() { &[] } else { options }).await?;
    }
    if wanted("kill") {
        kill::run(options).await?;
    }
    Ok(())
}
