//! Lets the levels of the bots for row games play against each other, and measures how long they think.
//!
//! - `cargo run -p bots --release --example rows -- ladder 40 freestyle 15` plays 40 games between each level and the next lower
//!   one.
//! - `... -- pair 10 9 40 freestyle 15` plays 40 games between levels 10 and 9.
//! - `... -- beginner 20 freestyle 15` plays 20 games between each of the levels 1 to 3 and a scripted beginner.
//!
//! The last two arguments are the ruleset and the length of a side of the board, in points.
#![allow(missing_docs, clippy::unwrap_used, clippy::print_stdout, reason = "a program to measure with")]

#[path = "../tests/rows/players.rs"]
mod players;

use bots::limits::Limits;
use bots::rows::think;
use players::{Random, beginner, scatter};
use rules::gomoku::{Game, Row, Ruleset, RulesetName, Setup};
use rules::{Color, Outcome, Progress, Size};
use setup::Level;
use std::time::{Duration, Instant};

#[derive(Default)]
struct Spent {
    moves: u32,
    nodes: u64,
    time: Duration,
    longest: Duration,
}

#[derive(Clone, Copy)]
enum Player {
    Level(u8),
    Beginner,
}

fn setup(name: &str, side: u8) -> Setup {
    let size = Size::square(side).unwrap();
    let ruleset = match name.strip_prefix("mnk") {
        Some(length) => Ruleset::Mnk(Row::of(length.parse().unwrap())),
        None => RulesetName::ALL.into_iter().find(|one| one.as_str() == name).and_then(Ruleset::named).unwrap(),
    };
    Setup::new(size, ruleset).unwrap()
}

/// An opening of random stones around the center. Level 8 considers most of these openings about even.
fn opening(setup: &Setup, stones: usize, random: &mut Random) -> Game {
    loop {
        let game = scatter(setup, stones, random);
        let thought = think(&game, Level::new(8).unwrap(), 1, Limits::nodes(u64::MAX));
        if setup.is_tic_tac_toe() || (0.35..0.65).contains(&thought.chance) || random.below(200) == 0 {
            return game;
        }
    }
}

/// Plays a game. Returns Black's points: 2 for a win, 1 for a draw.
fn play(mut game: Game, black: (Player, &mut Spent), white: (Player, &mut Spent), random: &mut Random) -> u32 {
    let mut sides = [black, white];
    while game.progress() == Progress::Playing {
        let (player, spent) = &mut sides[usize::from(game.turn() == Color::White)];
        let action = match player {
            Player::Beginner => beginner(&game, random),
            Player::Level(level) => {
                #[expect(clippy::disallowed_methods, reason = "measures time")]
                let start = Instant::now();
                let seed = random.below(1 << 30) as u64;
                let thought = think(&game, Level::new(*level).unwrap(), seed, Limits::nodes(u64::MAX));
                let time = start.elapsed();
                spent.moves += 1;
                spent.nodes += thought.nodes;
                spent.time += time;
                spent.longest = spent.longest.max(time);
                thought.action
            }
        };
        game.play(game.turn(), action).unwrap();
    }
    match game.progress() {
        Progress::Over(Outcome::Win { winner: Color::Black, .. }) => 2,
        Progress::Over(Outcome::Win { .. }) => 0,
        Progress::Over(_) | Progress::Playing | Progress::Stopped => 1,
    }
}

fn report(name: &str, spent: &Spent) {
    let moves = spent.moves.max(1);
    let seconds = spent.time.as_secs_f64().max(1e-9);
    println!(
        "    {name}: {moves} moves, {:.2} ms and {} nodes per move, longest {:.0} ms, {:.0} nodes/s",
        seconds * 1e3 / f64::from(moves),
        spent.nodes / u64::from(moves),
        spent.longest.as_secs_f64() * 1e3,
        spent.nodes as f64 / seconds
    );
}

fn duel(first: Player, second: Player, games: u32, setup: &Setup, stones: usize) {
    let mut random = Random(77 + u64::from(games));
    let mut spent = [Spent::default(), Spent::default()];
    let [one, two] = &mut spent;
    let mut results = [0; 3];
    for n in 0..games / 2 {
        // Both games of a pair have the same opening.
        let start = opening(setup, stones, &mut Random(1_000 + u64::from(n)));
        results[play(start.clone(), (first, one), (second, two), &mut random) as usize] += 1;
        results[2 - play(start, (second, two), (first, one), &mut random) as usize] += 1;
        eprintln!("{} games: {results:?} lost, drawn, won", 2 * n + 2);
    }
    let [lost, drawn, won] = results;
    let share = (f64::from(won) + f64::from(drawn) / 2.0) * 100.0 / f64::from(games);
    let name = |player| match player {
        Player::Level(level) => format!("level {level}"),
        Player::Beginner => "beginner".to_owned(),
    };
    println!("{} against {}: {won} won, {drawn} drawn, {lost} lost: {share:.0}%", name(first), name(second));
    report(&name(first), one);
    report(&name(second), two);
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |n: usize| args.get(n).and_then(|arg| arg.parse::<u32>().ok());
    let from = |n: usize| {
        let name = args.get(n).map_or("freestyle", String::as_str);
        setup(name, number(n + 1).unwrap_or(15) as u8)
    };
    let levels = |setup: &Setup| if setup.is_tic_tac_toe() { 3 } else { 10 };
    let stones = |setup: &Setup| if setup.is_tic_tac_toe() { 0 } else { 5 };
    match args.first().map(String::as_str) {
        Some("pair") => {
            let setup = from(4);
            let [first, second] = [1, 2].map(|n| Player::Level(number(n).unwrap() as u8));
            duel(first, second, number(3).unwrap(), &setup, stones(&setup));
        }
        Some("beginner") => {
            let setup = from(2);
            for level in 1..=levels(&setup).min(3) {
                duel(Player::Level(level), Player::Beginner, number(1).unwrap(), &setup, stones(&setup));
            }
        }
        _ => {
            let setup = from(2);
            for level in 2..=levels(&setup) {
                duel(Player::Level(level), Player::Level(level - 1), number(1).unwrap_or(20), &setup, stones(&setup));
            }
        }
    }
}
