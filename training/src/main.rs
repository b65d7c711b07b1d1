//! Makes the weights of an engine without games of other players. The engine plays games against itself, and a
//! regression learns weights from their results. Then both steps are repeated with the new weights.
//! `cargo xtask train GAME [--seed N] [--games PERCENT] [--threads N]` starts this program with a folder for its work.
//!
//! The same seed gives the same weights, on any number of processors. The folder keeps the games, so an interrupted training
//! continues where it stopped. A log in the folder shows how well each generation learned.
#![expect(clippy::print_stdout, reason = "the program prints its progress")]

mod files;
mod gomoku;
mod othello;

use anyhow::{Context as _, Result, bail};
use std::path::Path;

fn main() -> Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [folder, kind, options @ ..] = &args[..] else {
        bail!("usage: cargo xtask train GAME [--seed N] [--games PERCENT] [--threads N]")
    };
    let (mut seed, mut percent) = (1, 100);
    let mut threads = std::thread::available_parallelism().map_or(1, usize::from);
    for pair in options.chunks(2) {
        let [name, value] = pair else { bail!("{} needs a value", pair[0]) };
        let number: u64 = value.parse().with_context(|| format!("{name} needs a number, not {value}"))?;
        match name.as_str() {
            "--seed" => seed = number,
            "--games" => percent = number,
            "--threads" => threads = usize::try_from(number)?.max(1),
            _ => bail!("unknown option {name}; expected --seed, --games or --threads"),
        }
    }
    match kind.as_str() {
        "othello" => othello::train(&Path::new(folder).join(format!("othello-{seed}-{percent}")), seed, percent, threads),
        "gomoku" => gomoku::train(&Path::new(folder).join(format!("gomoku-{seed}-{percent}")), seed, percent, threads),
        _ => bail!("unknown game {kind}; expected othello or gomoku"),
    }
}
