//! Makes the weights of the engine for Othello, one generation after another.

use crate::files::{on_threads, write};
use anyhow::{Context as _, Result};
use bots::othello::training::{Example, Random, game, learn};
use bots::othello::{Pair, Searcher, Solver, Weights};
use std::fs;
use std::io::Write as _;
use std::path::Path;

/// One generation of the training. The program plays games with the weights of the previous generation, and then learns
/// new weights from the games.
struct Generation {
    /// The number of games.
    games: u64,
    /// How many moves each search looks ahead.
    depth: u32,
    /// How many times the learning goes through all positions.
    rounds: u32,
}

const GENERATIONS: [Generation; 3] = [
    Generation { games: 30_000, depth: 0, rounds: 15 },
    Generation { games: 40_000, depth: 3, rounds: 20 },
    Generation { games: 80_000, depth: 4, rounds: 25 },
];

/// The number of games in one file. The games of each file have their own random numbers, so it does not matter when, or on which
/// thread, they are played.
const CHUNK: u64 = 500;
/// The hash table of each search has 2 to the power of `TABLE_BITS` places.
const TABLE_BITS: u32 = 13;

/// Trains in a folder, which may contain the work of an earlier run. `percent` scales the numbers of games.
pub(crate) fn train(folder: &Path, seed: u64, percent: u64, threads: usize) -> Result<()> {
    fs::create_dir_all(folder).with_context(|| format!("cannot create {}", folder.display()))?;
    let mut weights = Weights::zero();
    let mut before: Vec<Example> = Vec::new();
    for (number, generation) in GENERATIONS.iter().enumerate() {
        let chunks = (generation.games * percent / 100).div_ceil(CHUNK);
        play(folder, number, chunks, generation.depth, seed, threads, &weights)?;
        let mut examples = read(folder, number, chunks)?;
        let own = examples.len();
        // The games of the first generation are random and show nothing about good moves. So the second generation
        // learns only from its own games. The third generation also learns from the games of the second.
        if number > 1 {
            examples.append(&mut before);
        }
        let mut random = Random(seed.wrapping_add(number as u64));
        let mut log = String::new();
        weights = learn(&examples, generation.rounds, &mut random, |phase, error| {
            log += &format!("generation {number}, phase {phase}: typical error {:.2} stones\n", error.sqrt());
        });
        log += &format!("generation {number}: {} games, {} positions of {}\n", chunks * CHUNK, own, examples.len());
        print!("{log}");
        fs::OpenOptions::new().create(true).append(true).open(folder.join("log.txt"))?.write_all(log.as_bytes())?;
        before = examples;
        before.truncate(own);
        write(&folder.join(format!("weights-{number}.bin")), &weights.bytes())?;
    }
    println!("the weights are in {}", folder.display());
    Ok(())
}

/// Plays the games of a generation that are not in the folder yet.
fn play(folder: &Path, number: usize, chunks: u64, depth: u32, seed: u64, threads: usize, weights: &Weights) -> Result<()> {
    on_threads(threads, chunks, |chunk| {
        let path = folder.join(name(number, chunk));
        if path.exists() {
            return Ok(());
        }
        let mut random = Random(seed ^ ((number as u64 + 1) << 56) ^ ((chunk + 1) << 24));
        let (mut searcher, mut solver) = (Searcher::new(weights, TABLE_BITS), Solver::new(weights, TABLE_BITS));
        let mut examples = Vec::new();
        for _ in 0..CHUNK {
            game(&mut searcher, &mut solver, depth, &mut random, &mut examples);
        }
        write(&path, &examples.iter().flat_map(encode).collect::<Vec<u8>>())
    })
}

fn name(number: usize, chunk: u64) -> String {
    format!("games-{number}-{chunk}.bin")
}

fn read(folder: &Path, number: usize, chunks: u64) -> Result<Vec<Example>> {
    let mut all = Vec::new();
    for chunk in 0..chunks {
        let path = folder.join(name(number, chunk));
        let bytes = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
        all.extend(bytes.chunks_exact(17).map(decode));
    }
    Ok(all)
}

/// An example as 17 bytes: both sets of stones, and the margin.
fn encode(example: &Example) -> [u8; 17] {
    let mut bytes = [0; 17];
    bytes[..8].copy_from_slice(&example.pair.own.to_le_bytes());
    bytes[8..16].copy_from_slice(&example.pair.opponent.to_le_bytes());
    bytes[16] = example.margin.cast_unsigned();
    bytes
}

fn decode(bytes: &[u8]) -> Example {
    let number = |at: usize| bytes[at..at + 8].iter().rev().fold(0, |sum, byte| sum << 8 | u64::from(*byte));
    Example { pair: Pair { own: number(0), opponent: number(8) }, margin: bytes[16].cast_signed() }
}
