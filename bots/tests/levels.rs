//! Each level of Othello is stronger than the one below, and the lowest is weak enough for a beginner.
#![allow(clippy::unwrap_used, reason = "tests")]

use bots::limits::Limits;
use bots::think;
use rules::{Color, Move, Outcome, Position, Progress, Setup};
use setup::Level;

/// The most nodes that a bot may examine for a move in these games.
const NODES: u64 = 30_000;

type Player<'a> = &'a dyn Fn(&Position, u64) -> Move;

fn bot(level: u8) -> impl Fn(&Position, u64) -> Move {
    bot_within(NODES, level)
}

fn bot_within(nodes: u64, level: u8) -> impl Fn(&Position, u64) -> Move {
    move |position, seed| think(position, Level::new(level).unwrap(), seed, Limits::nodes(nodes)).unwrap().action
}

/// Plays a game. Returns 1 if Black wins, 0.5 for a draw, and 0 if White wins.
fn play(setup: &Setup, black: Player<'_>, white: Player<'_>, seed: u64) -> f64 {
    let mut position = Position::new(setup);
    loop {
        match position.progress() {
            Progress::Playing => {}
            Progress::Over(Outcome::Win { winner, .. }) => return if winner == Color::Black { 1.0 } else { 0.0 },
            Progress::Over(Outcome::Draw) => return 0.5,
            Progress::Stopped | Progress::Over(Outcome::Void) => panic!("Othello has no scoring phase and no void games"),
        }
        let turn = position.turn();
        let player = if turn == Color::Black { black } else { white };
        let action = if position.must_pass() {
            Move::Pass
        } else {
            player(&position, seed.wrapping_mul(1_000) + u64::from(position.move_number()))
        };
        position.play(turn, action).unwrap();
    }
}

/// The share of the games that `first` wins against `second`. A draw counts half. The players swap colors after each game.
fn score(setup: &Setup, first: Player<'_>, second: Player<'_>, games: u64) -> f64 {
    let won = (0..games)
        .map(|seed| if seed % 2 == 0 { play(setup, first, second, seed) } else { 1.0 - play(setup, second, first, seed) });
    won.sum::<f64>() / games as f64
}

/// A beginner at Othello who turns over as many discs as possible.
fn most_discs(position: &Position, seed: u64) -> Move {
    let turned = |point: &rules::Point| {
        let mut after = position.clone();
        let played = after.play(position.turn(), Move::Place(*point)).unwrap();
        (played.flipped.len(), seed.wrapping_mul(2 * u64::from(point.x) + 1).wrapping_add(u64::from(point.y) * 7919) % 64)
    };
    Move::Place(position.legal_moves().into_iter().max_by_key(turned).unwrap())
}

#[test]
fn the_lowest_level_of_othello_loses_to_a_beginner() {
    let won = score(&Setup::Othello, &bot(1), &most_discs, 40);
    assert!(won <= 0.1, "the lowest level's share of the games is {won}");
}

#[test]
fn each_level_of_othello_beats_the_one_below() {
    for level in 2..=7 {
        let won = score(&Setup::Othello, &bot(level), &bot(level - 1), 60);
        assert!(won >= 0.6, "level {level}'s share of the games is {won}");
    }
}

/// `cargo test -p bots --release --test levels -- --ignored --nocapture` plays these games, with as many nodes per move as in a
/// room.
#[test]
#[ignore = "takes minutes"]
fn each_of_the_highest_levels_of_othello_beats_the_one_below() {
    let mut weak = Vec::new();
    for level in 8..=10 {
        let won = score(&Setup::Othello, &bot_within(u64::MAX, level), &bot_within(u64::MAX, level - 1), 40);
        println!("level {level} wins {}% of 40 games against level {}", won * 100.0, level - 1);
        if won < 0.6 {
            weak.push(level);
        }
    }
    assert!(weak.is_empty(), "these levels win less than 60%: {weak:?}");
}

#[test]
fn the_same_seed_gives_the_same_game() {
    for level in 1..=7 {
        let game = || play(&Setup::Othello, &bot(level), &bot(level), 5);
        assert_eq!(game().to_bits(), game().to_bits());
    }
}
