//! After stones have been placed and removed in any order, a renju board equals a board that is built from scratch. If
//! the board is rotated or mirrored, its forbidden points are rotated or mirrored, too.

#![no_main]

use fuzz::{Choices, renju_setup};
use libfuzzer_sys::fuzz_target;
use rules::gomoku::Game;
use rules::gomoku::openings::Symmetry;
use rules::gomoku::renju::{Board, Forbidden};
use rules::{Color, Point, Size};

fuzz_target!(|bytes: &[u8]| {
    let mut choices = Choices::new(bytes);
    let setup = renju_setup(&mut choices);
    let size = setup.board_size();
    let mut board = Board::new(size);
    let mut stones = vec![None; size.area()];
    // Place and remove stones in any order, even where a stone already is. If the colors alternated, there would be too few black
    // stones for most forbidden points.
    while !choices.is_over() {
        let point = choices.point(size);
        let stone = choices.of(&[Some(Color::Black), Some(Color::Black), Some(Color::White), None]);
        stones[size.index(point)] = stone;
        match stone {
            Some(color) => board.place(color, point),
            None => board.clear(point),
        }
        if choices.one_in(4) || choices.is_over() {
            let symmetries: Vec<Symmetry> = Symmetry::of(size).collect();
            check(size, &board, &stones, choices.of(&symmetries));
        }
    }
    let singly = size.points().filter_map(|point| board.forbidden(point).map(|reason| (point, reason)));
    assert_eq!(board.forbidden_points(), singly.collect::<Vec<_>>());
    played(&setup, &stones);
});

fn check(size: Size, board: &Board, stones: &[Option<Color>], symmetry: Symmetry) {
    let fresh = Board::with_stones(size, |point| stones[size.index(point)]);
    assert!(*board == fresh, "stones differ");
    let forbidden = board.forbidden_points();
    assert_eq!(forbidden, fresh.forbidden_points());
    let mut turned = vec![None; size.area()];
    size.points().for_each(|point| turned[size.index(symmetry.apply(size, point))] = stones[size.index(point)]);
    let turned = Board::with_stones(size, |point| turned[size.index(point)]);
    let mut expected: Vec<(Point, Forbidden)> =
        forbidden.iter().map(|&(point, reason)| (symmetry.apply(size, point), reason)).collect();
    expected.sort_unstable_by_key(|&(point, _)| point);
    assert_eq!(turned.forbidden_points(), expected, "{symmetry:?}");
}

/// Plays these stones in a game, as far as the rules allow. After each move, the game has the same forbidden points as a fresh
/// board.
fn played(setup: &rules::gomoku::Setup, stones: &[Option<Color>]) {
    let (size, mut game) = (setup.board_size(), Game::new(setup));
    let of = |color| size.points().filter(move |&point| stones[size.index(point)] == Some(color));
    let (mut black, mut white) = (of(Color::Black), of(Color::White));
    while let Some(point) = if game.turn() == Color::Black { black.next() } else { white.next() } {
        let turn = game.turn();
        let forbidden = game.forbidden(turn, point);
        if game.play(turn, rules::Move::Place(point)).is_ok() {
            let fresh = Board::with_stones(size, |point| game.stone(point));
            assert_eq!(game.forbidden_points(), fresh.forbidden_points());
        } else {
            assert!(forbidden.is_some() || game.progress() != rules::Progress::Playing);
        }
    }
}
