//! `cargo xtask league`: a level of our bots plays against another level, or against another engine.
//!
//! Each opening is played twice, with our level as Black and as White. Each game is one line of JSON in a file, so an
//! interrupted match continues where it stopped. After each game, the program prints the result so far.

#![allow(clippy::print_stdout, reason = "the program prints its results")]

mod games;
mod matches;
mod opening;
mod outside;
mod players;
mod verdict;

use anyhow::Context as _;
use clap::{Parser, ValueEnum};
use engine_protocols::client::Protocol;
use matches::Match;
use players::Opponent;
use rules::go::{self, Handicap};
use rules::{Setup, Size, gomoku};
use setup::Level;
use std::path::PathBuf;
use std::time::Duration;

/// The command line.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask league", about = "Lets a level of our bots play against another level or another engine.")]
struct Cli {
    /// The folder for the files with the games.
    folder: PathBuf,
    /// The game.
    kind: Game,
    /// The length of a side of the board, in points. By default 9 in Go and 15 in Gomoku.
    side: Option<u8>,
    /// Our level.
    #[arg(long, default_value_t = Level::HIGHEST)]
    level: u8,
    /// The number of another level of ours, or the command line of an engine.
    #[arg(long)]
    against: String,
    /// The protocol of the engine.
    #[arg(long, default_value = "gtp")]
    protocol: Wire,
    /// The ruleset of Gomoku.
    #[arg(long, default_value = "freestyle")]
    rule: String,
    /// The number of games. If it is odd, the last opening is played only once.
    #[arg(long, default_value_t = 20)]
    games: u32,
    /// The time for each move of both players, in seconds. Without it, the level of each of our bots limits its search.
    #[arg(long)]
    move_time: Option<f64>,
    /// How many games are played at the same time.
    #[arg(long, default_value_t = 1)]
    parallel: usize,
    /// Two differences in Elo, such as 0,50. The match ends when one of them has become much more likely than the other.
    #[arg(long, value_name = "LOW,HIGH", value_parser = bounds, allow_hyphen_values = true)]
    sprt: Option<(f64, f64)>,
    /// The seed of the openings and of our bots.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Game {
    Go,
    Gomoku,
    Othello,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Wire {
    Gtp,
    Gomocup,
    Nboard,
}

fn main() -> anyhow::Result<()> {
    let cli = Cli::parse();
    let setup = setup(&cli)?;
    let level = |number| {
        let level = Level::new(number).filter(|level| level.number() <= Level::count(&setup));
        level.with_context(|| format!("there is no level {number} of this game"))
    };
    let protocol = match cli.protocol {
        Wire::Gtp => Protocol::Gtp,
        Wire::Gomocup => Protocol::Gomocup,
        Wire::Nboard => Protocol::NBoard,
    };
    let opponent = match cli.against.parse::<u8>() {
        Ok(number) => Opponent::Level(level(number)?),
        Err(_) => {
            anyhow::ensure!(protocol.serves(setup.kind()), "this game is not played over this protocol");
            Opponent::Engine { command: cli.against.clone(), protocol }
        }
    };
    let move_time =
        cli.move_time.map(Duration::try_from_secs_f64).transpose().context("--move-time must be a number of seconds")?;
    let game = Match { setup, level: level(cli.level)?, opponent, move_time, seed: cli.seed };
    matches::play(&game, &cli.folder, cli.games, cli.parallel.max(1), cli.sprt)
}

fn bounds(text: &str) -> Result<(f64, f64), String> {
    let read = text.split_once(',').and_then(|(low, high)| Some((low.parse().ok()?, high.parse().ok()?)));
    read.filter(|(low, high)| low < high).ok_or_else(|| "expected two numbers, the lower one first, such as 0,50".to_owned())
}

fn setup(cli: &Cli) -> anyhow::Result<Setup> {
    let size = |usual| Size::square(cli.side.unwrap_or(usual)).context("there is no board of this size");
    Ok(match cli.kind {
        Game::Go => {
            // Many engines forbid only the simple ko. With superko, they could lose by a move that they think is legal.
            let rules = go::Ruleset::ChineseSimpleKo;
            Setup::Go(go::Setup::new(size(9)?, rules, rules.default_komi(Handicap::None), Handicap::None)?)
        }
        Game::Gomoku => {
            let rules = gomoku::Ruleset::NAMED.into_iter().find(|rules| rules.as_str() == cli.rule);
            Setup::Gomoku(gomoku::Setup::new(size(15)?, rules.context("unknown ruleset")?)?)
        }
        Game::Othello => Setup::Othello,
    })
}
