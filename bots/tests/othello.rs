//! Laws of the engine for Othello, checked in positions of random games by comparison with slow and simple code.
#![allow(missing_docs, clippy::unwrap_used, reason = "tests")]

use bots::limits::{ASK, Limits};
use bots::othello::training::{Example, Random, learn};
use bots::othello::{Engine, Pair, Searcher, Solver, Weights};
use rules::othello::{Board, Game};
use rules::{Color, Move, Point};
use std::sync::atomic::{AtomicU64, Ordering};

/// A position of a random game with at most this number of empty points, in which the player to move has a move.
fn position(random: &mut Random, empty: u32) -> Game {
    loop {
        let mut game = Game::new();
        while game.board().empty() > empty && !game.is_over() {
            step(&mut game, random);
        }
        if game.board().empty() <= empty && !game.legal_moves().is_empty() {
            return game;
        }
    }
}

/// Plays a random move, or passes if there is none.
fn step(game: &mut Game, random: &mut Random) {
    let moves = game.legal_moves();
    let action = if moves.is_empty() { Move::Pass } else { Move::Place(moves[random.below(moves.len() as u32) as usize]) };
    game.play(game.turn(), action).unwrap();
}

/// The margin for `color` if both play perfectly, found by trying all legal moves.
fn margin(game: &Game, color: Color) -> i32 {
    if game.is_over() {
        let official = game.progress();
        let count = rules::othello::Count::of(game.board());
        assert_ne!(official, rules::Progress::Playing);
        return count.official[color] as i32 - count.official[color.opposite()] as i32;
    }
    let moves = game.legal_moves();
    let actions: Vec<Move> = if moves.is_empty() { vec![Move::Pass] } else { moves.into_iter().map(Move::Place).collect() };
    let values = actions.into_iter().map(|action| {
        let mut next = game.clone();
        next.play(game.turn(), action).unwrap();
        margin(&next, color)
    });
    if game.turn() == color { values.max() } else { values.min() }.unwrap()
}

/// Lets two searches with these weights and the same number of nodes per move play a game. Returns the margin for the search that
/// moves first.
fn duel(first: &Weights, second: &Weights, start: &Game) -> i32 {
    let mut game = start.clone();
    let turn = game.turn();
    let mut searchers = [Searcher::new(first, 10), Searcher::new(second, 10)];
    while !game.is_over() {
        let searcher = &mut searchers[usize::from(game.turn() != turn)];
        let best = searcher.search(pair(&game), 60, Limits::nodes(4_096)).best;
        let action = best.map_or(Move::Pass, |at| Move::Place(Point { x: at % 8, y: at / 8 }));
        game.play(game.turn(), action).unwrap();
    }
    let discs = game.board().discs();
    discs[turn] as i32 - discs[turn.opposite()] as i32
}

fn pair(game: &Game) -> Pair {
    Pair::new(game.board(), game.turn())
}

#[test]
fn the_solver_finds_the_margin_that_trying_everything_finds() {
    let mut random = Random(1);
    let weights = Weights::zero();
    let mut solver = Solver::new(&weights, 10);
    for empty in [1, 2, 3, 4, 5, 6, 7, 8].into_iter().cycle().take(160) {
        let game = position(&mut random, empty);
        let solved = solver.solve(pair(&game), Limits::nodes(u64::MAX)).unwrap();
        assert_eq!(solved.margin, margin(&game, game.turn()), "{:?}", game.board());
    }
}

#[test]
fn the_best_move_of_the_solver_keeps_the_margin() {
    let mut random = Random(2);
    let weights = Weights::zero();
    let mut solver = Solver::new(&weights, 10);
    for _ in 0..40 {
        let mut game = position(&mut random, 12);
        let solved = solver.solve(pair(&game), Limits::nodes(u64::MAX)).unwrap();
        let turn = game.turn();
        let at = solved.best.unwrap();
        game.play(turn, Move::Place(Point { x: at % 8, y: at / 8 })).unwrap();
        let after = solver.solve(pair(&game), Limits::nodes(u64::MAX)).unwrap();
        assert_eq!(after.margin, -solved.margin);
    }
}

#[test]
fn a_search_to_the_end_of_the_game_finds_the_exact_margin() {
    let mut random = Random(3);
    let weights = Weights::zero();
    let (mut solver, mut searcher) = (Solver::new(&weights, 10), Searcher::new(&weights, 10));
    for _ in 0..40 {
        let game = position(&mut random, 7);
        let exact = solver.solve(pair(&game), Limits::nodes(u64::MAX)).unwrap();
        let found = searcher.search(pair(&game), 14, Limits::nodes(u64::MAX));
        assert_eq!(found.value, exact.margin * 8, "{:?}", game.board());
    }
}

#[test]
fn a_search_ends_when_its_nodes_are_used_up_or_its_caller_says_stop() {
    let weights = Weights::zero();
    let start = pair(&Game::new());
    let found = Searcher::new(&weights, 10).search(start, 60, Limits::nodes(20_000));
    assert!(found.nodes < 24_200 && found.best.is_some(), "{found:?}");
    let stopped = Searcher::new(&weights, 10).search(start, 60, Limits { nodes: u64::MAX, stop: &|| true });
    assert!(stopped.nodes < 4_200 && stopped.best.is_some(), "{stopped:?}");
    assert_eq!(Solver::new(&weights, 10).solve(start, Limits::nodes(20_000)), None);
}

/// The points of a board, turned and mirrored in one of eight ways.
fn oriented(bits: u64, way: u32) -> u64 {
    (0..64).filter(|at| bits >> at & 1 == 1).fold(0, |all, at| {
        let (x, y) = (at % 8, at / 8);
        let (x, y) = if way & 1 == 1 { (y, x) } else { (x, y) };
        let (x, y) = (if way & 2 == 2 { 7 - x } else { x }, if way & 4 == 4 { 7 - y } else { y });
        all | 1 << (y * 8 + x)
    })
}

#[test]
fn a_position_has_the_same_value_however_the_board_is_turned_or_mirrored() {
    let mut random = Random(4);
    for empty in [50, 40, 30, 20, 10].into_iter().cycle().take(50) {
        let Pair { own, opponent } = pair(&position(&mut random, empty));
        let value = |way| Weights::ours().value(Pair { own: oriented(own, way), opponent: oriented(opponent, way) });
        assert!((1..8).all(|way| value(way) == value(0)), "{own:x} {opponent:x}");
    }
}

#[test]
fn our_weights_win_against_a_search_that_knows_only_the_final_count() {
    let mut random = Random(5);
    let (ours, zero) = (Weights::ours(), Weights::zero());
    let mut won = 0;
    for _ in 0..10 {
        let start = position(&mut random, 50);
        won += u32::from(duel(ours, &zero, &start) > 0) + u32::from(duel(&zero, ours, &start) < 0);
    }
    assert!(won >= 16, "{won} of 20 games");
}

#[test]
fn weights_are_read_as_they_were_written() {
    let bytes = Weights::ours().bytes();
    assert_eq!(Weights::read(&bytes).unwrap().bytes(), bytes);
    assert!(Weights::read(&bytes[1..]).is_none());
    assert!(Weights::read(&[&bytes[..], &[0]].concat()).is_none());
}

#[test]
fn if_the_solver_is_stopped_the_engine_plays_the_move_from_its_earlier_search() {
    let game = position(&mut Random(7), 24);
    let (mut engine, mut other) = (Engine::new(14), Engine::new(14));
    // With too few nodes for solving, the engine only looks ahead.
    let expected = other.judge(&game, Limits::nodes(100_000));
    let checks = AtomicU64::new(0);
    // The caller stops the search after about 120,000 nodes.
    let stop = || checks.fetch_add(1, Ordering::Relaxed) >= 120_000 / ASK;
    let judged = engine.judge(&game, Limits { nodes: u64::MAX, stop: &stop });
    assert!(!judged.is_exact && !expected.is_exact);
    assert_eq!((judged.best, judged.margin), (expected.best, expected.margin));
}

#[test]
fn the_engine_solves_the_end_exactly_and_judges_the_beginning_within_its_limits() {
    let mut random = Random(6);
    let mut engine = Engine::new(10);
    for _ in 0..10 {
        let empty = 1 + random.below(8);
        let game = position(&mut random, empty);
        let judged = engine.judge(&game, Limits::nodes(1_000_000));
        assert!(judged.is_exact);
        assert_eq!(judged.margin, margin(&game, game.turn()) * 8);
        assert!(game.legal_moves().contains(&judged.best.unwrap()));
    }
    let judged = engine.judge(&Game::new(), Limits::nodes(50_000));
    assert!(!judged.is_exact && judged.nodes <= 54_200, "{judged:?}");
    assert!(Game::new().legal_moves().contains(&judged.best.unwrap()));
}

#[test]
fn a_player_without_a_move_passes_and_a_finished_game_has_its_final_margin() {
    // Only black stones are on the board, so neither player can move.
    let over = Game::from_board(Board::with_stones(|point| (point.y < 4).then_some(Color::Black)), Color::White);
    let mut engine = Engine::new(10);
    let judged = engine.judge(&over, Limits::nodes(10_000));
    assert_eq!((judged.best, judged.margin, judged.is_exact), (None, -64 * 8, true));
    // On the only empty point, a black stone flips nothing, but a white stone flips a row.
    let passes = Game::from_board(
        Board::with_stones(|Point { x, y }| match (x, y) {
            (0, 0) => None,
            (7, 0) => Some(Color::White),
            _ => Some(Color::Black),
        }),
        Color::Black,
    );
    assert!(passes.must_pass());
    let judged = engine.judge(&passes, Limits::nodes(10_000));
    assert_eq!((judged.best, judged.is_exact), (None, true));
    assert_eq!(judged.margin, margin(&passes, Color::Black) * 8);
}

#[test]
fn regression_learns_what_a_corner_is_worth() {
    let mut random = Random(7);
    let examples: Vec<Example> = (0..2_000)
        .map(|_| {
            let pair = pair(&position(&mut random, 30));
            let corner = |stones: u64| (stones & 0x8100_0000_0000_0081).count_ones() as i8;
            Example { pair, margin: 10 * (corner(pair.own) - corner(pair.opponent)) }
        })
        .collect();
    let mut last = f64::MAX;
    let weights = learn(&examples, 20, &mut random, |_, error| last = if error > 0.0 { error } else { last });
    assert!(last < 4.0, "the mean square error is {last}");
    let wrong = examples.iter().filter(|one| (weights.value(one.pair) - 8 * i32::from(one.margin)).abs() > 8 * 6).count();
    assert!(wrong < 100, "{wrong} of 2,000 positions are judged wrongly");
}

#[test]
fn the_highest_level_looks_ahead_within_bounds_if_its_caller_limits_only_the_time() {
    let looks = AtomicU64::new(0);
    let stop = || looks.fetch_add(1, Ordering::Relaxed) > 20_000_000 / ASK;
    let limits = Limits { nodes: u64::MAX, stop: &stop };
    let level = setup::Level::new(10).unwrap();
    let thought = bots::othello::think(&Game::new(), level, 1, limits);
    assert!((1_000_000..4_000_000).contains(&thought.nodes), "{} positions", thought.nodes);
}
