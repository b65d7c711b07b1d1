//! Seki and false eyes on small boards, worked out by hand.

#![allow(clippy::unwrap_used)]

use super::{Territory, territory};
use crate::color::Color;
use crate::go::{Board, grid};
use crate::point::{Point, Size};
use proptest::prelude::*;

fn found(rows: &[&str], dead: &[(u8, u8)]) -> Territory {
    let board = Board::from_rows(rows).unwrap();
    let stones: Vec<Option<Color>> = board.size().points().map(|point| board.stone(point)).collect();
    let dead: Vec<bool> = board.size().points().map(|Point { x, y }| dead.contains(&(x, y))).collect();
    territory(board.size(), &stones, &dead, false)
}

fn map(owner: &[Option<Color>], width: usize) -> Vec<String> {
    owner.chunks(width).map(|row| row.iter().map(|owner| owner.map_or('.', Color::diagram)).collect()).collect()
}

#[test]
fn two_eyes_are_territory() {
    let found = found(&[".X.XO.", "XXXXO.", "OOOOO.", "......"], &[]);
    assert_eq!(map(&found.owner, 6), ["X.X..O", ".....O", ".....O", "OOOOOO"]);
    assert_eq!(found.seki, [None; 24]);
}

#[test]
fn a_region_with_a_single_eye_is_in_seki() {
    // Black has one eye in the corner. The other empty point next to Black's stones is neutral, because White reaches it, too.
    let found = found(&[".XO.O.", "XXOOO.", "X.OOO.", "XXXOO.", "OOOOO.", "......"], &[]);
    assert_eq!(found.owner[0], None);
    assert_eq!(found.seki[0], Some(Color::Black));
    assert_eq!(found.owner[3], Some(Color::White));
}

#[test]
fn a_point_that_must_be_filled_does_not_count() {
    let rows = ["..XXO..", ".XXOO..", "XX.XO..", "OOXXO..", ".OXOO..", "OOOO...", "......."];
    let found = found(&rows, &[]);
    assert_eq!(found.owner[16], None);
    assert!(found.unscored[16]);
}

#[test]
fn points_under_dead_stones_count() {
    let found = found(&["..OXO.", "...XO.", "XXXXO.", "OOOOO."], &[(2, 0)]);
    assert_eq!(map(&found.owner, 6)[..2], ["XXX..O", "XXX..O"]);
}

#[test]
fn an_empty_board_has_no_owner_and_lists_of_the_wrong_length_are_accepted() {
    let size = Size::new(3, 2).unwrap();
    assert_eq!(territory(size, &[], &[true; 99], false).owner, [None; 6]);
}

proptest! {
    /// For any stones, a point that counts is empty or holds a dead stone, and is not in seki. If the board is turned
    /// by 180 degrees, the result is turned, too.
    #[test]
    fn only_empty_or_dead_points_outside_seki_count(
        cells in prop::collection::vec(0_u8..6, 56), dead in prop::collection::vec(prop::bool::weighted(0.2), 56),
    ) {
        let size = Size::new(8, 7).unwrap();
        let stones: Vec<Option<Color>> = cells.iter().map(|n| [None, None, None, Some(Color::Black), Some(Color::White), None][usize::from(*n)]).collect();
        let plain = territory(size, &stones, &dead, false);
        let generous = territory(size, &stones, &dead, true);
        for at in 0..56 {
            if let Some(color) = plain.owner[at] {
                prop_assert!(plain.seki[at].is_none() && !plain.unscored[at]);
                prop_assert!(stones[at].is_none() || dead[at]);
                prop_assert_eq!(generous.owner[at], Some(color));
            }
        }
        // With `count_false_eyes`, adjacent points in the same state have the same owner.
        let state = |at: usize| stones[at].map(|color| (color, dead[at]));
        for at in 0..56 {
            for near in grid::near(size, at).filter(|&near| state(near) == state(at)) {
                prop_assert_eq!(generous.owner[at], generous.owner[near], "{} and {}", at, near);
            }
        }
        let turned = |list: &[Option<Color>]| list.iter().rev().copied().collect::<Vec<_>>();
        let dead_turned: Vec<bool> = dead.iter().rev().copied().collect();
        prop_assert_eq!(territory(size, &turned(&stones), &dead_turned, false).owner, turned(&plain.owner));
    }
}
