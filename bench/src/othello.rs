//! Measures the engine for Othello on one core: how fast it solves the ends of random games, how far it looks ahead, and how long
//! its first move takes.

use crate::report::{line, quantile};
use bots::limits::Limits;
use bots::othello::{Engine, Pair, Searcher, Solver, Weights};
use rules::Move;
use rules::othello::Game;
use std::time::Instant;

/// The number of positions to solve.
const POSITIONS: u64 = 20;
/// The number of empty points in a position to solve.
const SOLVED_EMPTY: u32 = 20;
/// The number of empty points in the position from which the engine looks ahead.
const OPEN_EMPTY: u32 = 44;
/// Each of the engine's tables has 2^`TABLE_BITS` places for known positions.
const TABLE_BITS: u32 = 20;

pub(crate) fn run() {
    let weights = Weights::ours();
    let (mut milliseconds, mut nodes, mut seconds) = (Vec::new(), 0_u64, 0.0);
    for seed in 1..=POSITIONS {
        let pair = position(seed, SOLVED_EMPTY);
        let started = Instant::now();
        let solved = Solver::new(weights, TABLE_BITS).solve(pair, Limits::nodes(u64::MAX)).expect("nothing stops the solver");
        let took = started.elapsed().as_secs_f64();
        milliseconds.push(took * 1e3);
        nodes += solved.nodes;
        seconds += took;
    }
    let median = quantile(&mut milliseconds, 0.5);
    let parts = [("empty", f64::from(SOLVED_EMPTY)), ("median_ms", median), ("nodes_per_second", nodes as f64 / seconds)];
    line("othello_solved", &parts);

    let started = Instant::now();
    let found = Searcher::new(weights, TABLE_BITS).search(position(1, OPEN_EMPTY), 60, Limits::nodes(2_000_000));
    let per_second = found.nodes as f64 / started.elapsed().as_secs_f64();
    line("othello_search", &[("nodes", found.nodes as f64), ("depth", f64::from(found.depth)), ("nodes_per_second", per_second)]);

    let started = Instant::now();
    let _ = Engine::new(TABLE_BITS).judge(&Game::new(), Limits::nodes(100_000));
    line("othello_first_move", &[("ms", started.elapsed().as_secs_f64() * 1e3)]);
}

/// A position of a random game. It has this number of empty points, and the player to move has a legal move.
fn position(seed: u64, empty: u32) -> Pair {
    let mut random = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    loop {
        let mut game = Game::new();
        while game.board().empty() > empty && !game.is_over() {
            let moves = game.legal_moves();
            let action = if moves.is_empty() { Move::Pass } else { Move::Place(moves[next(&mut random) % moves.len()]) };
            game.play(game.turn(), action).expect("a listed move is legal, and so is a forced pass");
        }
        if game.board().empty() == empty && !game.legal_moves().is_empty() {
            return Pair::new(game.board(), game.turn());
        }
    }
}

/// xorshift64* (G. Marsaglia, S. Vigna).
fn next(random: &mut u64) -> usize {
    *random ^= *random >> 12;
    *random ^= *random << 25;
    *random ^= *random >> 27;
    (random.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize
}
