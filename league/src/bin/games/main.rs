//! `cargo xtask games`: our bots play many fast games against each other in real rooms, to find faults.
//!
//! The seed of a game decides what is played, on what terms, and by which levels. Both seats do what `bot-player` says.
//! Sometimes a player also does what a bot never does by itself, such as to ask for a takeback. Time is simulated. A game has
//! failed if the room refuses a command of a bot, if a bot loses on time, if something panics, if the game does not end, or if the
//! replay of its record gives another game.

#![allow(clippy::print_stdout, reason = "the program prints its results")]

mod draw;
mod game;
mod report;
mod stored;

use clap::Parser;
use league::Random;
use report::Report;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;

/// The command line.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask games", about = "Lets our bots play many fast games against each other, to find faults.")]
struct Cli {
    /// The number of games.
    #[arg(long, default_value_t = 10_000)]
    count: u64,
    /// The seed of the first game. Each further game has the next seed. So `--seed N --count 1` repeats the game with the seed N,
    /// and an interrupted run can be continued.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// After this many games, the program says how far it is.
const NEWS: u64 = 500;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let report = play(cli.seed, cli.count);
    println!("{report}");
    if report.failures.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// Plays the games with these seeds.
fn play(seed: u64, count: u64) -> Report {
    let mut report = Report::default();
    for seed in (seed..).take(usize::try_from(count).unwrap_or(usize::MAX)) {
        let mut random = Random::new(seed.wrapping_mul(0xd1b5_4a32_d192_ed03));
        let plan = draw::plan(&mut random);
        let end = catch_unwind(AssertUnwindSafe(|| game::play(&plan, random))).unwrap_or_else(|panic| Err(words(&*panic)));
        report.add(seed, &plan, &end);
        if report.games.is_multiple_of(NEWS) && report.games < count {
            println!("{} games, {} faults; the next seed is {}", report.games, report.failures.len(), seed + 1);
        }
    }
    report
}

/// The message of a panic.
fn words(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    format!("panic: {}", text.unwrap_or("without a message"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `cargo xtask games` plays more of these games.
    #[test]
    fn bots_play_a_few_games_of_every_kind_without_a_fault() {
        let report = play(1, 150);
        assert!(report.failures.is_empty(), "{report}");
    }
}
