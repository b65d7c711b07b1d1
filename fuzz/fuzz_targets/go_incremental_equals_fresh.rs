//! A Go board that is updated move by move equals a board that is built from scratch (stones, hash, chains, liberties).
//! The game on this board allows exactly the moves that a slow, plain implementation of the rules allows.

#![no_main]

use fuzz::{Choices, Plain, go_setup, points_from};
use libfuzzer_sys::fuzz_target;
use rules::go::{Board, Game};
use rules::{Color, Move, Outcome, Point, Progress};

fuzz_target!(|bytes: &[u8]| {
    let mut choices = Choices::new(bytes);
    let mut game = Game::new(&go_setup(&mut choices));
    let mut plain = Plain::new(&game);
    while !choices.is_over() && !matches!(game.progress(), Progress::Over(_)) {
        if game.progress() == Progress::Stopped {
            let turn = choices.of(&Color::ALL);
            game.resume(turn);
            plain.resume(turn);
        }
        step(&mut choices, &mut game, &mut plain);
    }
    same_board(&game, &plain, game.size().points());
});

fn step(choices: &mut Choices<'_>, game: &mut Game, plain: &mut Plain) {
    let turn = game.turn();
    let pass = choices.one_in(32).then_some(Move::Pass);
    let from = choices.point(game.size());
    let legal = points_from(game.size(), from).find(|&point| {
        let allowed = game.check(turn, Move::Place(point));
        assert_eq!(allowed.is_ok(), plain.allows(point), "{point:?}: {allowed:?}");
        allowed.is_ok()
    });
    let action = pass.or(legal.map(Move::Place)).unwrap_or(Move::Pass);
    if game.play(turn, action).is_err() {
        assert!(action == Move::Pass && game.to_place() > 0, "{action:?}");
        return;
    }
    match action {
        Move::Pass => plain.pass(),
        Move::Place(point) => {
            let voided = plain.place(point);
            assert_eq!(game.progress() == Progress::Over(Outcome::Void), voided);
            same_board(game, plain, game.size().neighbors(point).chain([point]));
        }
    }
    assert_eq!((game.turn(), game.prisoners()), (plain.turn(), plain.prisoners()));
}

fn same_board(game: &Game, plain: &Plain, chains: impl Iterator<Item = Point>) {
    let (board, size) = (game.board(), game.size());
    let fresh = Board::with_stones(size, |point| plain.stone(point)).expect("every chain has liberties");
    assert_eq!((board.hash(), board.stones()), (fresh.hash(), fresh.stones()));
    assert!(size.points().all(|point| board.stone(point) == plain.stone(point)));
    for point in chains {
        let chain = (board.chain(point), board.liberties(point));
        assert_eq!(chain, (fresh.chain(point), fresh.liberties(point)));
        assert_eq!(chain, plain.chain(point));
    }
}
