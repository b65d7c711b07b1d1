//! Measures how many Go moves are applied per second on one core, in random games on 19x19 with positional superko.

use crate::report::line;
use rules::go::{Game, Handicap, Ruleset, Setup};
use rules::{HalfPoints, Move, Point, Progress, Size};
use std::hint::black_box;
use std::time::{Duration, Instant};

const MOST_MOVES: u32 = 600;

pub(crate) fn run() {
    let setup = Setup::new(Size::square(19).expect("the size is valid"), Ruleset::TrompTaylor, HalfPoints(15), Handicap::None)
        .expect("the setup is valid");
    let mut random = 0x9e37_79b9_7f4a_7c15_u64;
    let (mut moves, mut games) = (0_u64, 0_u64);
    let started = Instant::now();
    while started.elapsed() < Duration::from_secs(5) {
        moves += u64::from(random_game(&setup, &mut random));
        games += 1;
    }
    let seconds = started.elapsed().as_secs_f64();
    line("go_moves_applied", &[("per_second", moves as f64 / seconds), ("games", games as f64), ("moves", moves as f64)]);
}

/// Plays a random game and returns the number of moves. If 40 random points are all illegal, the player
/// passes.
fn random_game(setup: &Setup, random: &mut u64) -> u32 {
    let mut game = Game::new(setup);
    let mut captured = Vec::new();
    while matches!(game.progress(), Progress::Playing) && game.move_number() < MOST_MOVES {
        let turn = game.turn();
        let played = (0..40).any(|_| {
            let point = any_point(random);
            game.board().stone(point).is_none() && game.play_into(turn, Move::Place(point), &mut captured).is_ok()
        });
        if !played {
            game.play_into(turn, Move::Pass, &mut captured).expect("passing is always legal in play");
        }
    }
    black_box(&game).move_number()
}

/// xorshift64* (G. Marsaglia, S. Vigna): fast and uniform enough to choose points.
fn any_point(random: &mut u64) -> Point {
    *random ^= *random >> 12;
    *random ^= *random << 25;
    *random ^= *random >> 27;
    let number = (random.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) % 361;
    Point { x: (number % 19) as u8, y: (number / 19) as u8 }
}
