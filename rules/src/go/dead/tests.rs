//! What is plainly dead or alive, and that the quick board keeps its lists right.

#![allow(clippy::unwrap_used)]

use super::field::{EMPTY, Field, number};
use super::{FULL_OWNERSHIP, propose};
use crate::color::Color;
use crate::go::Board;
use crate::point::{Point, Size};
use proptest::prelude::*;

fn dead(rows: &[&str]) -> Vec<Point> {
    propose(&Board::from_rows(rows).unwrap(), 7).dead.into_iter().collect()
}

#[test]
fn a_stone_in_safe_territory_is_dead() {
    let rows =
        [".O.XO....", "...XO....", "XXXXO....", "...XO..X.", "...XO....", "XXXXO....", "OOOOO....", ".........", "........."];
    assert_eq!(dead(&rows), [Point { x: 1, y: 0 }, Point { x: 7, y: 3 }]);
}

#[test]
fn a_group_with_one_eye_among_living_stones_is_dead() {
    let rows = [".XO..X..O", "XXO..X..O", "OOO..X..O", ".....X..O", "OOOOOOOOO", ".........", "........."];
    let dead = dead(&rows);
    assert!([(0, 1), (1, 0), (1, 1)].iter().all(|&(x, y)| dead.contains(&Point { x, y })));
}

#[test]
fn stones_in_seki_are_left_alone() {
    let rows = [".XO.OX...", "XXOOOX...", "OOXXXX...", ".OX......", "OOX......", "XXX......"];
    // Both the corner and the group below it have their eyes or share their last liberties.
    let proposal = propose(&Board::from_rows(&rows).unwrap(), 1);
    assert_eq!(proposal.ownership.len(), 54);
    assert!(proposal.ownership.iter().all(|share| share.abs() <= FULL_OWNERSHIP));
}

#[test]
fn an_open_border_is_shown_and_neutral_points_are_not() {
    let rows = ["...X.O...", "...X.O...", "...X.O...", "...X.O...", "....XO...", "...X.O..."];
    let proposal = propose(&Board::from_rows(&rows).unwrap(), 1);
    assert!(proposal.dead.is_empty());
    // Black's side lies open through the gap in his wall, and nothing else is marked.
    assert!(!proposal.unsealed.contains(&Point { x: 4, y: 0 }));
}

#[test]
fn the_seed_alone_decides() {
    let board = Board::from_rows(&["X.O.X", ".....", "O.X..", ".....", "..O.X"]).unwrap();
    assert_eq!(propose(&board, 3), propose(&board, 3));
    assert_ne!(propose(&board, 3).ownership, propose(&board, 4).ownership);
}

proptest! {
    /// The quick board, move by move, equals the other one.
    #[test]
    fn the_quick_board_is_a_board(picks in prop::collection::vec((0_u16..56, any::<bool>()), 0..150)) {
        let size = Size::new(8, 7).unwrap();
        let mut board = Board::new(size);
        let mut field = Field::new(size, &[None; 56]);
        for (pick, black) in picks {
            let color = if black { Color::Black } else { Color::White };
            let (at, point) = (field.cell(usize::from(pick)), crate::go::grid::point(size, usize::from(pick)));
            if board.stone(point).is_some() || field.is_self_capture(at, number(color)) {
                continue;
            }
            let mut captured = Vec::new();
            board.place(color, point, &mut captured);
            prop_assert!(board.stone(point).is_some(), "what is no self-capture stays");
            prop_assert_eq!(usize::from(field.play(at, number(color))), captured.len());
            check(&field, &board)?;
            let stones: Vec<Option<Color>> = size.points().map(|point| board.stone(point)).collect();
            check(&Field::new(size, &stones), &board)?;
        }
    }
}

fn check(field: &Field, board: &Board) -> Result<(), TestCaseError> {
    let mut empty = 0;
    for (n, point) in board.size().points().enumerate() {
        let at = field.cell(n);
        prop_assert_eq!(field.state(at), board.stone(point).map_or(EMPTY, number));
        if board.stone(point).is_none() {
            empty += 1;
            prop_assert!(field.empties().contains(&at));
            continue;
        }
        let liberties = board.liberties(point);
        let only = if let [one] = liberties[..] { Some(field.cell(board.size().index(one))) } else { None };
        prop_assert_eq!(field.atari(at), only);
        prop_assert_eq!(usize::from(field.stones(at)), board.chain(point).len());
    }
    prop_assert_eq!(field.empties().len(), empty);
    Ok(())
}
