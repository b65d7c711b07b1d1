//! Captures on small boards, and the law that a board updated move by move equals one computed from scratch.

#![allow(clippy::unwrap_used)]

use super::{Board, Effect};
use crate::color::Color;
use crate::point::{Point, Size};
use proptest::prelude::*;
use std::collections::BTreeSet;

fn rows(board: &Board) -> Vec<String> {
    let size = board.size();
    let letter = |x, y| board.stone(Point { x, y }).map_or('.', Color::diagram);
    (0..size.height()).map(|y| (0..size.width()).map(|x| letter(x, y)).collect()).collect()
}

/// Places a stone. Returns the rows of the board, and the captured points in reading order.
fn place(before: &[&str], color: Color, x: u8, y: u8) -> (Vec<String>, Vec<Point>) {
    let mut board = Board::from_rows(before).unwrap();
    let mut captured = Vec::new();
    assert!(board.place(color, Point { x, y }, &mut captured));
    captured.sort_unstable();
    (rows(&board), captured)
}

#[test]
fn a_chain_without_liberties_is_captured() {
    let (after, captured) = place(&["OOX", "X..", "..."], Color::Black, 1, 1);
    assert_eq!(after, ["..X", "XX.", "..."]);
    assert_eq!(captured, [Point { x: 0, y: 0 }, Point { x: 1, y: 0 }]);
}

#[test]
fn one_stone_captures_several_chains() {
    let (after, captured) = place(&["XO.OX", ".XOX.", "..X.."], Color::Black, 2, 0);
    assert_eq!(after, ["X.X.X", ".X.X.", "..X.."]);
    assert_eq!(captured.len(), 3);
}

#[test]
fn chains_of_the_opponent_are_captured_first() {
    let (after, captured) = place(&[".OX", "OX.", "X.."], Color::Black, 0, 0);
    assert_eq!((after, captured.len()), (vec!["X.X".to_owned(), ".X.".to_owned(), "X..".to_owned()], 2));
}

#[test]
fn a_chain_may_capture_itself() {
    let (after, captured) = place(&["X.O", "OO.", "..."], Color::Black, 1, 0);
    assert_eq!((after, captured.len()), (vec!["..O".to_owned(), "OO.".to_owned(), "...".to_owned()], 2));
}

#[test]
fn the_effect_of_a_stone_is_known_before_it_is_placed() {
    let board = Board::from_rows(&["X.O.O", "OO.O.", ".X.X."]).unwrap();
    let effect = |color, x, y| board.effect(color, board.index(Point { x, y }));
    assert_eq!(effect(Color::Black, 1, 0), Effect::SelfCapture);
    assert_eq!(effect(Color::White, 1, 0), Effect::Captures);
    assert_eq!(effect(Color::Black, 3, 0), Effect::SelfCaptureOfOne);
    assert_eq!(effect(Color::White, 3, 0), Effect::Quiet);
    assert_eq!(effect(Color::Black, 4, 2), Effect::Free);
}

#[test]
fn placing_off_the_board_or_on_a_stone_does_nothing() {
    let mut board = Board::from_rows(&["X.", ".."]).unwrap();
    let before = board.clone();
    for (x, y) in [(0, 0), (2, 0), (0, 2), (255, 255)] {
        assert!(!board.place(Color::White, Point { x, y }, &mut Vec::new()));
        assert_eq!(board.stone(Point { x: x.max(2), y }), None);
    }
    assert_eq!((board.hash(), &board), (before.hash(), &before));
}

#[test]
fn impossible_boards_are_refused() {
    for bad in [&["XO", "OO"][..], &["X?"], &["X", ".."], &[], &[""], &["XO"]] {
        assert_eq!(Board::from_rows(bad), None, "{bad:?}");
    }
    assert!(Board::from_rows(&[".".repeat(31)]).is_none());
}

#[test]
fn the_liberties_of_a_chain_are_listed() {
    let board = Board::from_rows(&["XXO.", "O..."]).unwrap();
    assert_eq!(board.liberties(Point { x: 0, y: 0 }), [Point { x: 1, y: 1 }]);
    assert!(board.liberties(Point { x: 3, y: 0 }).is_empty());
}

/// The chain of a stone, its liberties and its pseudo-liberties, found from the stones alone.
fn chain_from_scratch(board: &Board, from: Point) -> (BTreeSet<Point>, BTreeSet<Point>, usize) {
    let color = board.stone(from);
    let (mut chain, mut liberties, mut touches) = (BTreeSet::from([from]), BTreeSet::new(), 0);
    let mut open = vec![from];
    while let Some(stone) = open.pop() {
        for near in board.size().neighbors(stone) {
            if board.stone(near).is_none() {
                liberties.insert(near);
                touches += 1;
            } else if board.stone(near) == color && chain.insert(near) {
                open.push(near);
            }
        }
    }
    (chain, liberties, touches)
}

/// Compares everything the board tracks with the same values computed from scratch.
fn check(board: &Board) -> Result<(), TestCaseError> {
    let fresh = Board::with_stones(board.size(), |point| board.stone(point)).expect("every chain has liberties");
    prop_assert_eq!(board.hash(), fresh.hash());
    prop_assert_eq!(board.stones(), fresh.stones());
    prop_assert_eq!(board, &fresh);
    for point in board.size().points().filter(|&point| board.stone(point).is_some()) {
        let (chain, liberties, touches) = chain_from_scratch(board, point);
        prop_assert_eq!(board.chain(point), chain.into_iter().collect::<Vec<_>>());
        prop_assert_eq!(board.liberties(point), liberties.into_iter().collect::<Vec<_>>());
        prop_assert_eq!(usize::from(board.pseudo_liberties(point)), touches);
        prop_assert_eq!(usize::from(fresh.pseudo_liberties(point)), touches);
    }
    Ok(())
}

proptest! {
    #[test]
    fn an_updated_board_equals_a_new_one(width in 1_u8..8, height in 1_u8..8, moves in prop::collection::vec((any::<u16>(), any::<bool>()), 1..120)) {
        let size = Size::new(width, height).unwrap();
        let points: Vec<Point> = size.points().collect();
        let mut board = Board::new(size);
        for (pick, black) in moves {
            let point = points[usize::from(pick) % points.len()];
            let color = if black { Color::Black } else { Color::White };
            if board.stone(point).is_some() {
                continue;
            }
            let before = board.clone();
            let at = board.index(point);
            let effect = board.effect(color, at);
            let hash = board.hash_after(color, at, effect);
            let mut captured = Vec::new();
            board.place(color, point, &mut captured);
            prop_assert_eq!(board.hash(), hash, "predicted hash");
            let free = size.neighbors(point).any(|near| before.stone(near).is_none());
            let found = match (board.stone(point), captured.len()) {
                (Some(_), _) if free => Effect::Free,
                (Some(_), 0) => Effect::Quiet,
                (Some(_), _) => Effect::Captures,
                (None, 1) => Effect::SelfCaptureOfOne,
                (None, _) => Effect::SelfCapture,
            };
            prop_assert_eq!(effect, found, "predicted effect on {:?}", rows(&before));
            prop_assert_eq!(u32::try_from(captured.len()).unwrap() + board.stones(), before.stones() + 1);
            check(&board)?;
        }
    }
}
