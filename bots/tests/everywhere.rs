//! Bots play legal moves in every game, on boards of all kinds, and games come to an end.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use bots::limits::Limits;
use bots::think;
use rules::go::{self, Handicap, Ruleset};
use rules::gomoku::rows::{Directions, Overline};
use rules::gomoku::{self, Penalty, Row};
use rules::{Move, Position, Progress, Setup, Size};
use setup::Level;

fn go_setups() -> Vec<Setup> {
    let sides = [(5, 5), (7, 7), (9, 9), (6, 11), (8, 5)];
    let handicaps = [Handicap::None, Handicap::None, Handicap::Fixed(2), Handicap::Free(3), Handicap::None];
    let setup = |ruleset: Ruleset, number: usize| {
        let (width, height) = sides[number % sides.len()];
        let size = Size::new(width, height).unwrap();
        let handicap = handicaps[number % handicaps.len()];
        let handicap = if width == height && width >= 9 { handicap } else { Handicap::None };
        Setup::Go(go::Setup::new(size, ruleset, ruleset.default_komi(handicap), handicap).unwrap())
    };
    Ruleset::ALL.into_iter().enumerate().flat_map(|(number, ruleset)| [setup(ruleset, number)]).collect()
}

fn row_setups() -> Vec<Setup> {
    let row = |length, overline, directions| gomoku::Ruleset::Mnk(Row { length, overline, directions });
    let games = [
        (15, 15, gomoku::Ruleset::Freestyle),
        (15, 15, gomoku::Ruleset::Standard),
        (15, 15, gomoku::Ruleset::Caro),
        (9, 9, gomoku::Ruleset::CaroExact),
        (15, 15, gomoku::Ruleset::Renju(Penalty::Refused)),
        (15, 15, gomoku::Ruleset::Renju(Penalty::Loses)),
        (5, 5, gomoku::Ruleset::Freestyle),
        (19, 19, gomoku::Ruleset::Freestyle),
        (4, 4, row(3, Overline::Wins, Directions::All)),
        (7, 6, row(4, Overline::Wins, Directions::All)),
        (12, 3, row(3, Overline::Wins, Directions::All)),
        (14, 7, row(7, Overline::Wins, Directions::All)),
    ];
    let setup = |(width, height, ruleset)| Setup::Gomoku(gomoku::Setup::new(Size::new(width, height).unwrap(), ruleset).unwrap());
    games.into_iter().map(setup).chain([Setup::Gomoku(gomoku::Setup::TIC_TAC_TOE), Setup::Othello]).collect()
}

/// Lets two bots of these levels play a game. Checks that all their moves are legal and that the game ends.
fn play(setup: &Setup, levels: [u8; 2], seed: u64) {
    let mut position = Position::new(setup);
    let most = 3 * position.size().area() + 50;
    for number in 0..most {
        if position.progress() != Progress::Playing {
            return;
        }
        let turn = position.turn();
        let level = Level::new(levels[number % 2].min(Level::count(setup))).unwrap();
        let action = if position.must_pass() {
            Move::Pass
        } else {
            think(&position, level, seed + number as u64, Limits::nodes(300)).expect("the game goes on").action
        };
        position
            .play(turn, action)
            .unwrap_or_else(|illegal| panic!("{setup:?}, level {level:?}, move {number}: {action:?} is {illegal:?}"));
    }
    panic!("{setup:?} with levels {levels:?} does not end");
}

#[test]
fn every_move_is_legal_and_every_game_ends() {
    for (number, setup) in go_setups().iter().chain(&row_setups()).enumerate() {
        let level = |shift: usize| ((number + shift) % usize::from(Level::HIGHEST)) as u8 + 1;
        play(setup, [level(0), level(4)], number as u64);
    }
}
