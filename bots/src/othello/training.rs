//! Makes the weights of the evaluation from nothing: the program plays games against itself, and a linear regression learns from
//! their results.

use super::eval::{UNIT, Weights, phase};
use super::middle::Searcher;
use super::pair::Pair;
use super::shapes::{PLACES, canonical, weights_of};
use super::solve::Solver;
use crate::limits::Limits;
use rules::Color;
use rules::othello::Board;

/// Random numbers from a seed (Vigna's splitmix64).
pub struct Random(pub u64);

impl Random {
    /// A number below `bound`.
    pub fn below(&mut self, bound: u32) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((((bits ^ (bits >> 31)) >> 32) * u64::from(bound)) >> 32) as u32
    }
}

/// A position, and the margin by which the player to move wins if both sides play the last points without a mistake.
#[derive(Clone, Copy)]
pub struct Example {
    /// The position.
    pub pair: Pair,
    /// The margin, in stones.
    pub margin: i8,
}

/// At this number of empty points, the solver computes the result of the game.
const EXACT: u32 = 14;
/// Positions with fewer empty points are left out. The highest level solves such late positions instead of judging them.
const LEAST: u32 = 9;

/// Plays a game of the program against itself, in which the first moves are random. Adds the later positions to `examples`.
pub fn game(searcher: &mut Searcher<'_>, solver: &mut Solver<'_>, depth: u32, random: &mut Random, examples: &mut Vec<Example>) {
    let mut pair = Pair::new(Board::START, Color::Black);
    let prefix = 2 + random.below(if depth == 0 { 50 } else { 28 });
    let mut sign = 1;
    let mut seen: Vec<(Pair, i32)> = Vec::new();
    for played in 0.. {
        let moves = pair.moves();
        if moves == 0 {
            if pair.passed().moves() == 0 {
                return;
            }
            (pair, sign) = (pair.passed(), -sign);
            continue;
        }
        if pair.empty().count_ones() <= EXACT {
            break;
        }
        if played >= prefix {
            seen.push((pair, sign));
        }
        let at = if played < prefix || depth == 0 {
            any(moves, random)
        } else {
            searcher.search(pair, depth, Limits::nodes(u64::MAX)).best.map_or(0, |at| 1 << at)
        };
        (pair, sign) = (pair.after(at, pair.flips(at)), -sign);
    }
    let Some(solved) = solver.solve(pair, Limits::nodes(u64::MAX)) else { return };
    let result = solved.margin * sign;
    examples.extend(seen.into_iter().map(|(pair, sign)| Example { pair, margin: (result * sign) as i8 }));
    finish(solver, pair, random, examples);
}

/// Adds positions near the end of the game. About half of the moves are random, so that there are good and bad positions.
fn finish(solver: &mut Solver<'_>, mut pair: Pair, random: &mut Random, examples: &mut Vec<Example>) {
    while pair.empty().count_ones() >= LEAST {
        let moves = pair.moves();
        if moves == 0 {
            if pair.passed().moves() == 0 {
                return;
            }
            pair = pair.passed();
            continue;
        }
        let Some(solved) = solver.solve(pair, Limits::nodes(u64::MAX)) else { return };
        examples.push(Example { pair, margin: solved.margin as i8 });
        let best = solved.best.map_or(0, |at| 1 << at);
        let at = if best == 0 || random.below(2) == 0 { any(moves, random) } else { best };
        pair = pair.after(at, pair.flips(at));
    }
}

fn any(moves: u64, random: &mut Random) -> u64 {
    let mut left = moves;
    for _ in 0..random.below(moves.count_ones()) {
        left &= left - 1;
    }
    left & left.wrapping_neg()
}

/// How fast the weights change in the first round of learning, and the rate that the later rounds approach.
const RATES: (f32, f32) = (0.004, 0.0004);

/// Learns weights from examples, by linear regression with the method of least mean squares. After each phase, calls
/// `note` with the number of the phase and the mean of the squared errors in its last round. An error is in stones before it
/// is squared.
pub fn learn(examples: &[Example], rounds: u32, random: &mut Random, mut note: impl FnMut(usize, f64)) -> Weights {
    let canonical = canonical();
    let mut weights = Weights::zero();
    for (now, learned) in weights.phases.iter_mut().enumerate() {
        let mut rows: Vec<([usize; PLACES], f32)> = examples
            .iter()
            .filter(|example| phase(example.pair) == now)
            .map(|example| (weights_of(example.pair).map(|at| canonical[at]), f32::from(example.margin)))
            .collect();
        let mut exact = vec![0.0_f32; learned.len()];
        let mut error = 0.0;
        for round in 0..rounds {
            shuffle(&mut rows, random);
            let rate = RATES.0 + (RATES.1 - RATES.0) * round as f32 / rounds as f32;
            error = rows.iter().map(|(row, margin)| step(&mut exact, row, *margin, rate)).sum::<f64>() / rows.len().max(1) as f64;
        }
        note(now, error);
        for (weight, of) in learned.iter_mut().zip(&canonical) {
            *weight = (exact[*of] * UNIT as f32).round().clamp(-127.0, 127.0) as i8;
        }
    }
    weights
}

/// Changes the weights of one example so that their sum comes nearer to the example's margin. Returns the square of the error
/// before the change.
fn step(weights: &mut [f32], row: &[usize; PLACES], margin: f32, rate: f32) -> f64 {
    let error = margin - row.iter().map(|at| weights[*at]).sum::<f32>();
    for at in row {
        weights[*at] += rate * error;
    }
    f64::from(error) * f64::from(error)
}

fn shuffle<T>(list: &mut [T], random: &mut Random) {
    for last in (1..list.len()).rev() {
        list.swap(last, random.below(last as u32 + 1) as usize);
    }
}
