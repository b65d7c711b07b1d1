//! The rules of Othello, which work on bit sets, agree with an implementation that walks from stone to stone. Both find
//! the same moves, flips and passes, and both end the game after the same move.

#![no_main]

use fuzz::{Choices, points_from};
use libfuzzer_sys::fuzz_target;
use rules::othello::{Board, Game, size};
use rules::{Color, Move, Point, Progress};

fuzz_target!(|bytes: &[u8]| {
    let mut choices = Choices::new(bytes);
    let mut game = Game::new();
    if choices.one_in(4) {
        // On a random board, one move can flip more stones than in any real game.
        let stones: Vec<_> = size().points().map(|_| choices.of(&[None, Some(Color::Black), Some(Color::White)])).collect();
        game = Game::from_board(Board::with_stones(|point| stones[size().index(point)]), choices.of(&Color::ALL));
    }
    while !choices.is_over() && game.progress() == Progress::Playing {
        step(&mut choices, &mut game);
    }
});

fn step(choices: &mut Choices<'_>, game: &mut Game) {
    let (before, turn) = (game.board(), game.turn());
    let moves = |color| size().points().filter(move |&point| !flips_by_walking(before, color, point).is_empty());
    let listed: Vec<Point> = moves(turn).collect();
    assert_eq!(game.legal_moves(), listed);
    assert_eq!(game.must_pass(), listed.is_empty());
    let point = points_from(size(), choices.point(size())).find(|point| listed.contains(point));
    let played = game.play(turn, point.map_or(Move::Pass, Move::Place)).expect("the move is legal");
    let flips = point.map_or_else(Vec::new, |point| flips_by_walking(before, turn, point));
    assert_eq!(played.flipped, flips);
    let expected = |at: Point| if Some(at) == point || flips.contains(&at) { Some(turn) } else { before.stone(at) };
    assert_eq!(game.board(), Board::with_stones(expected));
    assert_eq!(game.turn(), turn.opposite());
    let after = game.board();
    let none = |color| size().points().all(|point| flips_by_walking(after, color, point).is_empty());
    assert_eq!(game.progress() == Progress::Playing, !(none(Color::Black) && none(Color::White)));
}

/// The stones that a move flips, in reading order, found step by step in each direction.
fn flips_by_walking(board: Board, color: Color, point: Point) -> Vec<Point> {
    let mut flips = Vec::new();
    let step = |from: Point, (dx, dy): (i8, i8)| {
        let to = Point { x: from.x.wrapping_add_signed(dx), y: from.y.wrapping_add_signed(dy) };
        board.stone(to).map(|stone| (to, stone))
    };
    for direction in [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)] {
        let mut row = Vec::new();
        let mut next = step(point, direction);
        while let Some((at, _)) = next.filter(|&(_, stone)| stone != color) {
            row.push(at);
            next = step(at, direction);
        }
        if next.is_some() {
            flips.append(&mut row);
        }
    }
    if board.stone(point).is_some() {
        flips.clear();
    }
    flips.sort_unstable();
    flips
}
