//! In every game, `legal_moves` lists exactly the points where a stone may be placed. An illegal move changes nothing.

#![no_main]

use fuzz::{Choices, any_setup};
use libfuzzer_sys::fuzz_target;
use rules::{Color, Illegal, Move, Point, Position, Progress};

fuzz_target!(|bytes: &[u8]| {
    let mut choices = Choices::new(bytes);
    let mut position = Position::new(&any_setup(&mut choices));
    while !choices.is_over() && position.progress() == Progress::Playing {
        listed(&position);
        let arbitrary = Move::Place(Point { x: choices.within(0..=31), y: choices.within(0..=31) });
        same_answer(&position, choices.of(&Color::ALL), arbitrary);
        same_answer(&position, choices.of(&Color::ALL), Move::Pass);
        let Some(action) = choices.action(&position) else {
            panic!("no move or pass is legal, but the game goes on: {:?}", position.rows());
        };
        position.play(position.turn(), action).expect("the move is legal");
        if position.progress() == Progress::Stopped {
            position.resume(choices.of(&Color::ALL));
        }
    }
    listed(&position);
});

fn listed(position: &Position) {
    let moves = position.legal_moves();
    let allowed = |point: &Point| position.check(position.turn(), Move::Place(*point)).is_ok();
    assert_eq!(moves, position.size().points().filter(allowed).collect::<Vec<_>>());
    assert!(position.progress() == Progress::Playing || moves.is_empty());
    assert!(!position.must_pass() || moves.is_empty());
}

/// `check` and `play` agree. An illegal move changes nothing. A legal move changes only the point of the new stone and the points
/// of captured and flipped stones.
fn same_answer(before: &Position, color: Color, action: Move) {
    let mut after = before.clone();
    let (checked, played) = (before.check(color, action), after.play(color, action));
    assert_eq!(checked, played.as_ref().map(drop).map_err(|illegal: &Illegal| *illegal));
    match played {
        Err(_) => {
            let seen = |position: &Position| (position.rows(), position.turn(), position.move_number(), position.prisoners());
            assert_eq!(seen(&after), seen(before));
            assert_eq!(after.legal_moves(), before.legal_moves());
        }
        Ok(played) => {
            assert_eq!(after.move_number(), before.move_number() + 1);
            for point in before.size().points() {
                let changed = after.stone(point) != before.stone(point);
                let own = action == Move::Place(point) || played.captured.contains(&point) || played.flipped.contains(&point);
                assert!(!changed || own, "{point:?} changed for no reason");
            }
        }
    }
}
