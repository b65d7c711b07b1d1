//! What players of row games must do in given positions, and laws that hold in all positions.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use bots::Thought;
use bots::limits::{Limits, STEP};
use bots::rows::think;
use rules::gomoku::rows::{Directions, Overline};
use rules::gomoku::{Game, Penalty, Row, Rules, Ruleset, Setup};
use rules::{Color, Move, Outcome, Point, Progress, Size};
use setup::Level;

struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % bound as u64) as usize
    }
}

fn level(number: u8) -> Level {
    Level::new(number).unwrap()
}

/// A game from a diagram: `X` is Black, `O` is White, small letters and dots are empty. Black has stones as many as White if Black is
/// to move.
fn game(rules: Rules, turn: Color, diagram: &str) -> (Game, Vec<(char, Point)>) {
    let lines: Vec<Vec<char>> = diagram.split_whitespace().map(|line| line.chars().collect()).collect();
    let size = Size::new(lines[0].len() as u8, lines.len() as u8).unwrap();
    let letter = |point: Point| lines[usize::from(point.y)][usize::from(point.x)];
    let stone = |point: Point| match letter(point) {
        'X' => Some(Color::Black),
        'O' => Some(Color::White),
        _ => None,
    };
    let marked = size.points().map(|point| (letter(point), point)).filter(|(letter, _)| letter.is_ascii_lowercase()).collect();
    (Game::with_stones(size, rules, stone, turn), marked)
}

/// Whether the player of this level plays on a point marked `a`.
fn plays_marked(rules: Rules, turn: Color, diagram: &str, number: u8, seed: u64) -> bool {
    let (game, marked) = game(rules, turn, diagram);
    let thought = think(&game, level(number), seed, Limits::nodes(60_000));
    marked.iter().any(|(letter, point)| *letter == 'a' && thought.action == Move::Place(*point))
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

/// Plays `count` random moves, or fewer if the game ends.
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
fn every_move_is_legal_and_the_nodes_suffice_in_any_position_of_any_game() {
    let mut random = Random(1);
    for setup in setups() {
        for number in 1..=Level::count(&rules::Setup::Gomoku(setup), setup::Opening::Free).max(10) {
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

const FREE: Rules = Rules::of_rows(rules::gomoku::rows::Rows::FREESTYLE);
const STANDARD: Rules = Rules::of_rows(rules::gomoku::rows::Rows::STANDARD);
const CARO: Rules = Rules::of_rows(rules::gomoku::rows::Rows::CARO);
const RENJU: Rules = Rules::renju(Penalty::Refused);

/// The name of a position, its rules, its diagram, and the lowest level that must find a point marked `a` with Black to move.
const POSITIONS: [(&str, Rules, u8, &str); 14] = [
    ("four becomes five", FREE, 2, "......... ..O.O.O.. ..aXXXXa. ....O.... ......... ......... ......... ......... ........."),
    (
        "a broken four becomes five",
        FREE,
        3,
        "......... ..O.O.O.. ..XXaXX.. ....O.... ......... ......... ......... ......... .........",
    ),
    (
        "a four must be blocked",
        FREE,
        2,
        "......... ...XXX... ..XOOOOa. ......... ......... ......... ......... ......... .........",
    ),
    (
        "a broken four must be blocked",
        FREE,
        3,
        "......... ...X.XX.. ..XOOaOO. ......... ......... ......... ......... ......... .........",
    ),
    (
        "own five comes before a block",
        FREE,
        2,
        "......... .OXXXXa.. ......... .OOOO.... ......... ......... ......... ......... .........",
    ),
    (
        "an open three must be blocked",
        FREE,
        4,
        "......... ....X.... ....X.... ..aOOOa.. ......... ......... ......... ......... .........",
    ),
    ("an open four wins", FREE, 4, "......... ..O...... ..O....O. ..aXXXa.. ......... ......... ......... ......... ........."),
    (
        "two fours at once win",
        FREE,
        6,
        "......... ..O...... .OXXXa... ....OX... ...O.X... .....X... .....O... ......... .........",
    ),
    (
        "six do not count in standard",
        STANDARD,
        6,
        "......... ..a...... .XXXX.X.. ......... ......... ......... ......... ......... OOOO.....",
    ),
    (
        "five closed at both ends do not count in Caro",
        CARO,
        6,
        ".......... .......... .OXXXX.O.. .......... .......... .......... .....OOOOa .......... .......... ..........",
    ),
    (
        "continuous fours win",
        FREE,
        8,
        "........... ........... ...XXXO.... ........... .....X..... .....X..... ........... ........... ........... ........... ...........",
    ),
    (
        "renju: no overline",
        RENJU,
        2,
        "........... ........... .XXX.XX.... ........... ........... ........... .......OOOO ........... ........... ........... ...........",
    ),
    (
        "renju: White wins with six",
        RENJU,
        2,
        "........... ........... ........... ........... ........... ........... ........... ........... ........... ........... ...........",
    ),
    (
        "renju: a four and a three",
        RENJU,
        8,
        "........... ........... ........... ........... ........... ........... ........... ........... ........... ........... ...........",
    ),
];
