//! What the bots for row games must do in given positions, and laws that hold in all positions.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

mod players;
mod positions;
mod training;

use bots::Thought;
use bots::limits::{Limits, STEP};
use bots::rows::think;
use players::{Random, beginner, scatter};
use rules::gomoku::rows::{Directions, Overline};
use rules::gomoku::{Game, Penalty, Row, Ruleset, Setup};
use rules::{Color, Move, Outcome, Progress, Size};
use setup::Level;

fn level(number: u8) -> Level {
    Level::new(number).unwrap()
}

/// Every kind of row game, on boards from tiny to huge.
fn setups() -> Vec<Setup> {
    let size = |width, height| Size::new(width, height).unwrap();
    let mut setups = vec![Setup::TIC_TAC_TOE];
    for ruleset in Ruleset::NAMED.into_iter().chain([Ruleset::Renju(Penalty::Loses)]) {
        for (width, height) in [(5, 5), (6, 9), (15, 15), (25, 25)] {
            setups.push(Setup::new(size(width, height), ruleset).unwrap());
        }
    }
    for (width, height, length) in [(1, 3, 3), (3, 4, 3), (4, 4, 4), (7, 6, 4), (5, 5, 3), (9, 9, 6), (10, 2, 10), (12, 12, 8)] {
        for row in [
            Row::of(length),
            Row { overline: Overline::Nothing, ..Row::of(length) },
            Row { directions: Directions::RanksAndFiles, ..Row::of(length) },
        ] {
            setups.push(Setup::new(size(width, height), Ruleset::Mnk(row)).unwrap());
        }
    }
    setups
}

/// Plays `count` random moves. Returns `None` if the game is over after them.
fn random_game(setup: &Setup, count: usize, random: &mut Random) -> Option<Game> {
    let mut game = Game::new(setup);
    for _ in 0..count {
        let moves = game.legal_moves();
        if moves.is_empty() {
            break;
        }
        game.play(game.turn(), Move::Place(moves[random.below(moves.len())])).unwrap();
    }
    (game.progress() == Progress::Playing).then_some(game)
}

#[test]
fn every_move_is_legal_and_keeps_the_limit_of_nodes_in_any_position_of_any_game() {
    let mut random = Random(1);
    for setup in setups() {
        for number in 1..=Level::count(&rules::Setup::Gomoku(setup)).max(10) {
            let count = random.below(setup.board_size().area());
            let Some(game) = random_game(&setup, count, &mut random) else { continue };
            let thought = think(&game, level(number), 7, Limits::nodes(6_000));
            let context = format!("level {number}, {setup:?}, {count} moves: {thought:?}");
            assert_eq!(game.check(game.turn(), thought.action), Ok(()), "{context}");
            assert_eq!(thought.line.first(), Some(&thought.action), "{context}");
            assert!((0.0..=1.0).contains(&thought.chance), "{context}");
            assert!(thought.nodes <= 6_000 + 2 * STEP || setup.is_tic_tac_toe(), "{context}");
        }
    }
}

#[test]
fn whole_games_between_all_levels_end() {
    let mut random = Random(2);
    for setup in setups() {
        if setup.board_size().area() > 100 {
            continue;
        }
        let mut game = Game::new(&setup);
        while game.progress() == Progress::Playing {
            let number = 1 + random.below(10) as u8;
            let Thought { action, .. } = think(&game, level(number), random.below(1000) as u64, Limits::nodes(1));
            game.play(game.turn(), action).unwrap();
            assert!(!matches!(game.progress(), Progress::Over(Outcome::Win { by: rules::WinBy::Forbidden, .. })));
        }
    }
}

#[test]
fn the_same_question_has_the_same_answer() {
    let mut random = Random(3);
    let setup = Setup::new(Size::square(15).unwrap(), Ruleset::Standard).unwrap();
    for number in 1..=10 {
        let Some(game) = random_game(&setup, 20, &mut random) else { continue };
        let ask = || think(&game, level(number), 5, Limits::nodes(20_000));
        assert_eq!(ask(), ask());
    }
}

/// A change that only makes the search faster leaves these numbers as they are. A change to what the search examines changes them, too.
/// Level 7 does not depend on the trained weights.
#[test]
fn the_search_examines_the_same_positions_as_before() {
    let found = |ruleset, seed| {
        let setup = Setup::new(Size::square(15).unwrap(), ruleset).unwrap();
        let thought = think(&scatter(&setup, 7, &mut Random(seed)), level(7), 1, Limits::nodes(u64::MAX));
        let Move::Place(at) = thought.action else { panic!("{thought:?}") };
        (at.x, at.y, thought.nodes)
    };
    let rulesets = [Ruleset::Freestyle, Ruleset::Standard, Ruleset::Caro, Ruleset::Renju(Penalty::Refused)];
    let all = rulesets.map(|ruleset| [1, 2, 3].map(|seed| found(ruleset, seed)));
    let before = [
        [(10, 10, 455), (10, 5, 694), (10, 7, 854)],
        [(10, 6, 537), (10, 5, 756), (10, 7, 871)],
        [(10, 10, 737), (6, 7, 889), (10, 7, 1_198)],
        [(10, 6, 478), (10, 5, 765), (10, 7, 840)],
    ];
    assert_eq!(all, before);
}

#[test]
fn the_first_stone_goes_to_the_center() {
    for setup in setups().into_iter().filter(|setup| !setup.is_tic_tac_toe()) {
        for number in 1..=10 {
            let game = Game::new(&setup);
            let Move::Place(point) = think(&game, level(number), 1, Limits::nodes(1)).action else { panic!("{setup:?}") };
            assert!(rules::gomoku::openings::centers(game.size()).any(|center| center == point));
        }
    }
}

#[test]
fn a_search_stops_when_its_caller_says_so() {
    let setup = Setup::new(Size::square(15).unwrap(), Ruleset::Freestyle).unwrap();
    let game = random_game(&setup, 6, &mut Random(4)).unwrap();
    let thought = think(&game, level(10), 1, Limits { nodes: u64::MAX, stop: &|| true });
    assert!(thought.nodes <= 2 * STEP, "{thought:?}");
}

/// The percentage of games that `first` wins against `second`. From each opening, they play one game with each color. A draw counts
/// half.
fn share(setup: &Setup, openings: u64, mut first: impl FnMut(&Game) -> Move, mut second: impl FnMut(&Game) -> Move) -> u32 {
    let mut points = 0;
    for n in 0..openings {
        for own in Color::ALL {
            let mut game = scatter(setup, 4, &mut Random(100 + n));
            while game.progress() == Progress::Playing {
                let action = if game.turn() == own { first(&game) } else { second(&game) };
                game.play(game.turn(), action).unwrap();
            }
            points += match game.progress() {
                Progress::Over(Outcome::Win { winner, .. }) => 2 * u32::from(winner == own),
                Progress::Over(_) | Progress::Playing | Progress::Stopped => 1,
            };
        }
    }
    points * 25 / openings as u32
}

fn of_level(number: u8) -> impl FnMut(&Game) -> Move {
    let mut seed = 0;
    move |game| {
        seed += 1;
        think(game, level(number), seed, Limits::nodes(20_000)).action
    }
}

fn gomoku() -> Setup {
    Setup::new(Size::square(15).unwrap(), Ruleset::Freestyle).unwrap()
}

#[test]
fn a_beginner_beats_level_1_but_not_level_4() {
    let mut random = Random(5);
    let lost = share(&gomoku(), 20, |game| beginner(game, &mut random), of_level(1));
    assert!(lost >= 85, "{lost}%");
    let lost = share(&gomoku(), 5, |game| beginner(game, &mut random), of_level(4));
    assert!(lost <= 20, "{lost}%");
}

/// Games between all levels take minutes: `cargo run -p bots --release --example rows` plays them.
#[test]
fn higher_levels_win_most_games() {
    for (high, low) in [(3, 1), (4, 2), (6, 4), (8, 5)] {
        let won = share(&gomoku(), 5, of_level(high), of_level(low));
        assert!(won >= 70, "level {high} against level {low}: {won}%");
    }
}

/// Level 3 of tic-tac-toe plays `color`, and its opponent tries every legal move. Returns the number of games.
fn walk(game: &Game, color: Color, seed: u64) -> u32 {
    if game.progress() != Progress::Playing {
        let is_lost = matches!(game.progress(), Progress::Over(Outcome::Win { winner, .. }) if winner != color);
        assert!(!is_lost, "{color:?} has lost");
        return 1;
    }
    let actions = if game.turn() == color {
        vec![think(game, level(3), seed, Limits::nodes(1)).action]
    } else {
        game.legal_moves().into_iter().map(Move::Place).collect()
    };
    let next = |action| {
        let mut next = game.clone();
        next.play(game.turn(), action).unwrap();
        walk(&next, color, seed)
    };
    actions.into_iter().map(next).sum()
}

#[test]
fn level_3_of_tic_tac_toe_never_loses() {
    for seed in 0..6 {
        for color in Color::ALL {
            assert!(walk(&Game::new(&Setup::TIC_TAC_TOE), color, seed) > 20);
        }
    }
}
