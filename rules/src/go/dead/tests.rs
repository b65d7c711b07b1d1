//! Clear cases of dead and living stones, and the consistency of the playout board.

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
fn stones_in_seki_are_not_dead() {
    // The corner stones and the three next to them share two liberties; whichever color plays there dies.
    let rows =
        ["X.OX.....", "X.OX.....", "XXOX...X.", "OOXX.....", "O.OOXX...", ".O..O....", "...O.....", ".........", "........."];
    assert!(dead(&rows).is_empty());
}

#[test]
fn gaps_are_found_and_neutral_points_are_not() {
    // Left: a gap in Black's wall. Right: a column of neutral points.
    let open = ["...XO....", "...XO....", "....O....", "...XO....", "...XO....", "...XO...."];
    let proposal = propose(&Board::from_rows(&open).unwrap(), 1);
    assert!(proposal.dead.is_empty());
    // Either point of the gap closes it.
    assert_eq!(proposal.unsealed.len(), 1);
    assert!(proposal.unsealed.iter().all(|&point| point.y == 2 && (2..4).contains(&point.x)));
    let neutral = ["..X.O...", "..X.O...", "..X.O...", "..X.O...", "..X.O..."];
    assert!(propose(&Board::from_rows(&neutral).unwrap(), 1).unsealed.is_empty());
    // White's wall is set back at the top, so the column leads into territory only there.
    let back = ["..X..O..", "..X.O...", "..X.O...", "..X.O...", "..X.O..."];
    assert_eq!(propose(&Board::from_rows(&back).unwrap(), 1).unsealed, [Point { x: 3, y: 0 }].into());
}

#[test]
fn the_same_seed_gives_the_same_proposal() {
    let board = Board::from_rows(&["X.O.X", ".....", "O.X..", ".....", "..O.X"]).unwrap();
    assert_eq!(propose(&board, 3), propose(&board, 3));
    assert!(propose(&board, 3).ownership.iter().all(|share| share.abs() <= FULL_OWNERSHIP));
    assert_ne!(propose(&board, 3).ownership, propose(&board, 4).ownership);
}

#[test]
fn boards_of_any_size_are_accepted() {
    for size in [Size::new(1, 1), Size::new(1, 6), Size::new(30, 30), Size::of_record(52, 52)].map(Option::unwrap) {
        let mut board = Board::new(size);
        board.place(Color::Black, Point { x: 0, y: size.height() / 2 }, &mut Vec::new());
        assert_eq!(propose(&board, 0).ownership.len(), size.area());
    }
}

proptest! {
    /// The playout board equals the board of the rules after every move.
    #[test]
    fn the_playout_board_equals_the_board(picks in prop::collection::vec((0_u16..56, any::<bool>()), 0..150)) {
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
            prop_assert!(board.stone(point).is_some(), "a stone that does not capture itself stays");
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
