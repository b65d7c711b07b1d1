//! Makes the weights of the engine for row games, one family of rulesets after another.

use crate::files::{on_threads, write};
use anyhow::{Context as _, Result};
use bots::rows::training::{Family, Player, Random, Record, Report, Set, Step, examples, learn, play};
use std::fs;
use std::io::Write as _;
use std::path::Path;

/// One generation of the training. The program plays games with the weights of the previous generation, and then learns new weights
/// from the games. Generation 0 plays with the weights that were set by hand.
struct Generation {
    /// The number of games for each family.
    games: u64,
    /// The number of positions that a search examines.
    nodes: u64,
}

const GENERATIONS: [Generation; 2] = [Generation { games: 3_000, nodes: 2_048 }, Generation { games: 2_500, nodes: 3_072 }];
/// How many times the learning goes through all positions.
const ROUNDS: u32 = 12;
/// The number of games in one file. The games of each file have their own random numbers, so it does not matter when, or on which
/// thread, they are played.
const CHUNK: u64 = 100;

/// Trains in a folder, which may contain the work of an earlier run. `percent` scales the numbers of games.
pub(crate) fn train(folder: &Path, seed: u64, percent: u64, threads: usize) -> Result<()> {
    fs::create_dir_all(folder).with_context(|| format!("cannot create {}", folder.display()))?;
    let mut all = Vec::new();
    for family in Family::ALL {
        all.extend(train_family(folder, family, seed, percent, threads)?);
    }
    let path = folder.join("weights.bin");
    write(&path, &all.iter().flat_map(Set::bytes).collect::<Vec<u8>>())?;
    println!("the weights are in {}", path.display());
    Ok(())
}

fn train_family(folder: &Path, family: Family, seed: u64, percent: u64, threads: usize) -> Result<Vec<Set>> {
    let (mut sets, mut known) = (Vec::new(), Vec::new());
    for (number, generation) in GENERATIONS.iter().enumerate() {
        let chunks = (generation.games * percent / 100).div_ceil(CHUNK);
        let name = format!("{family:?}-{number}").to_lowercase();
        let seed = seed ^ ((number as u64 + 1) << 56) ^ ((family as u64 + 1) << 48);
        let player = Player::of(&sets, family);
        on_threads(threads, chunks, |chunk| {
            games(&folder.join(format!("{name}-{chunk}.games")), family, player, generation.nodes, seed ^ ((chunk + 1) << 24))
        })?;
        let (mut own, mut count) = (Vec::new(), 0);
        for chunk in 0..chunks {
            let path = folder.join(format!("{name}-{chunk}.games"));
            let bytes = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
            for record in decode(&bytes) {
                count += 1;
                examples(family, &record, &mut own);
            }
        }
        let positions = own.len();
        known.append(&mut own);
        let (learned, [before, after]) = learn(&known, family.has_two(), ROUNDS, &mut Random(seed));
        sets = learned;
        let show = |report: Report| {
            format!("value {:.4}, order {:.3}, best move first {:.1}%", report.value, report.order, report.first * 100.0)
        };
        let log = format!(
            "{name}: {count} games, {positions} positions of {}\n  errors by hand: {}\n  errors learned: {}\n",
            known.len(),
            show(before),
            show(after)
        );
        print!("{log}");
        fs::OpenOptions::new().create(true).append(true).open(folder.join("log.txt"))?.write_all(log.as_bytes())?;
        write(&folder.join(format!("{name}.bin")), &sets.iter().flat_map(Set::bytes).collect::<Vec<u8>>())?;
    }
    Ok(sets)
}

/// Plays the games of a file, unless the file exists.
fn games(path: &Path, family: Family, player: Player, nodes: u64, seed: u64) -> Result<()> {
    if path.exists() {
        return Ok(());
    }
    let mut random = Random(seed);
    let records = (0..CHUNK).filter_map(|_| play(family, player, nodes, &mut random));
    write(path, &records.flat_map(|record| encode(&record)).collect::<Vec<u8>>())
}

/// Stands in a file for the value of a move that has no value.
const NO_VALUE: i16 = i16::MIN;

/// A game as bytes: the number of moves, the result, and four bytes for each move.
fn encode(record: &Record) -> Vec<u8> {
    let mut bytes = vec![record.steps.len() as u8, record.result.cast_unsigned()];
    for step in &record.steps {
        bytes.extend([step.at, step.best]);
        bytes.extend(step.value.unwrap_or(NO_VALUE).to_le_bytes());
    }
    bytes
}

fn decode(mut bytes: &[u8]) -> Vec<Record> {
    let mut records = Vec::new();
    while let [count, result, rest @ ..] = bytes {
        let (steps, left) = rest.split_at(rest.len().min(4 * usize::from(*count)));
        let step = |bytes: &[u8]| {
            let value = Some(i16::from_le_bytes([bytes[2], bytes[3]])).filter(|value| *value != NO_VALUE);
            Step { at: bytes[0], best: bytes[1], value }
        };
        records.push(Record { steps: steps.chunks_exact(4).map(step).collect(), result: result.cast_signed() });
        bytes = left;
    }
    records
}
