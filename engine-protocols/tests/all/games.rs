//! Whole games of a session against an opponent that plays random legal moves.

use crate::{ask, check, player};
use engine_protocols::gomocup::Gomocup;
use engine_protocols::gtp::Gtp;
use engine_protocols::nboard::NBoard;
use rules::go::{self, Handicap};
use rules::{Color, Kind, Move, Position, Progress, Setup, Size, gomoku};

/// The kind whose notation GTP uses for the points of a game.
fn naming(kind: Kind) -> Kind {
    if kind == Kind::Othello { kind } else { Kind::Go }
}

/// A legal move for the player to move: a point, or a pass if no point is legal.
fn random(position: &Position, state: &mut u64) -> Move {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    let moves = position.legal_moves();
    if moves.is_empty() { Move::Pass } else { Move::Place(moves[(*state >> 33) as usize % moves.len()]) }
}

fn over_gtp(setup: &Setup, prepare: &[(&str, &str)], own: Color, most: u32) {
    let kind = setup.kind();
    let mut gtp = Gtp::new(kind, player(2));
    check(&mut gtp, prepare);
    let mut position = Position::new(setup);
    let mut state = 7;
    while position.progress() == Progress::Playing && position.move_number() < most {
        let turn = position.turn();
        let action = if turn == own {
            let answer = ask(&mut gtp, format!("genmove {}", turn.as_str()));
            let word = answer.strip_prefix("= ").unwrap_or_else(|| panic!("{answer}")).trim_end().to_owned();
            if word == "PASS" { Move::Pass } else { Move::Place(naming(kind).parse_point(position.size(), &word).unwrap()) }
        } else {
            let action = random(&position, &mut state);
            let word = match action {
                Move::Pass => "pass".to_owned(),
                Move::Place(point) => naming(kind).point_name(position.size(), point),
            };
            check(&mut gtp, &[(&format!("play {} {word}", turn.as_str()), "=")]);
            action
        };
        position.play(turn, action).unwrap_or_else(|illegal| panic!("{action:?} of {turn} is {illegal:?}"));
    }
}

#[test]
fn whole_games_over_gtp() {
    let size = |side| Size::square(side).unwrap();
    let rules = go::Ruleset::Chinese;
    let go = Setup::Go(go::Setup::new(size(7), rules, rules.default_komi(Handicap::None), Handicap::None).unwrap());
    for own in Color::ALL {
        over_gtp(&go, &[("boardsize 7", "=")], own, 120);
        over_gtp(&Setup::Othello, &[], own, 200);
        for ruleset in gomoku::Ruleset::NAMED {
            let setup = Setup::Gomoku(gomoku::Setup::new(size(9), ruleset).unwrap());
            over_gtp(&setup, &[(&format!("game_rule {}", ruleset.as_str()), "="), ("boardsize 9", "=")], own, 200);
        }
    }
}

#[test]
fn a_whole_game_over_gomocup() {
    let setup = gomoku::Setup::new(Size::square(10).unwrap(), gomoku::Ruleset::Freestyle).unwrap();
    let mut brain = Gomocup::new(player(2));
    check(&mut brain, &[("START 10", "OK")]);
    let (mut position, mut state) = (Position::new(&Setup::Gomoku(setup)), 3);
    let mut answer = ask(&mut brain, "BEGIN");
    while position.progress() == Progress::Playing {
        let (x, y) = answer.trim_end().split_once(',').unwrap();
        let point = rules::Point { x: x.parse().unwrap(), y: y.parse().unwrap() };
        position.play(Color::Black, Move::Place(point)).unwrap();
        if let Move::Place(point) = random(&position, &mut state) {
            position.play(Color::White, Move::Place(point)).unwrap();
            answer = ask(&mut brain, format!("TURN {},{}", point.x, point.y));
        }
    }
}

#[test]
fn a_whole_game_over_nboard() {
    let mut engine = NBoard::new(player(6), false);
    let (mut position, mut state) = (Position::new(&Setup::Othello), 5);
    while position.progress() == Progress::Playing {
        let turn = position.turn();
        let word = if turn == Color::Black {
            let answer = ask(&mut engine, "go");
            answer.lines().find_map(|line| line.strip_prefix("=== ")).unwrap().split('/').next().unwrap().to_owned()
        } else {
            match random(&position, &mut state) {
                Move::Pass => "PA".to_owned(),
                Move::Place(point) => Kind::Othello.point_name(position.size(), point),
            }
        };
        let action =
            if word == "PA" { Move::Pass } else { Move::Place(Kind::Othello.parse_point(position.size(), &word).unwrap()) };
        check(&mut engine, &[(&format!("move {word}"), "")]);
        position.play(turn, action).unwrap();
    }
}
