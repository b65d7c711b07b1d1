//! Clear cases of dead and living stones, and the law that the playout board equals the board of the rules.

#![allow(clippy::unwrap_used)]

use super::field::{EMPTY, Field, number};
use super::{FULL_OWNERSHIP, propose};
use crate::color::Color;
use crate::go::Board;
use crate::point::{Point, Size};
use proptest::prelude::*;

/// The playout board with these stones: `X` is black, `O` and `o` are white.
pub(super) fn field(rows: &[&str]) -> Field {
    let color = |letter: char| match letter {
        'X' => Some(Color::Black),
        'O' | 'o' => Some(Color::White),
        _ => None,
    };
    let size = Size::new(rows[0].len() as u8, rows.len() as u8).unwrap();
    Field::new(size, &rows.concat().chars().map(color).collect::<Vec<_>>())
}

/// The cell with this letter.
pub(super) fn marked(rows: &[&str], letter: char) -> u16 {
    field(rows).cell(rows.concat().find(letter).unwrap())
}

fn dead(rows: &[&str]) -> Vec<Point> {
    propose(&Board::from_rows(rows).unwrap()).dead.into_iter().collect()
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
    // The black stones in the corner and the three white stones next to them share two liberties. If a color plays on
    // one of these liberties, the opponent can capture that color's stones.
    let rows =
        ["X.OX.....", "X.OX.....", "XXOX...X.", "OOXX.....", "O.OOXX...", ".O..O....", "...O.....", ".........", "........."];
    assert!(dead(&rows).is_empty());
}

#[test]
fn gaps_are_unsealed_and_neutral_points_are_not() {
    // Black's wall has a gap.
    let open = ["...XO....", "...XO....", "....O....", "...XO....", "...XO....", "...XO...."];
    let proposal = propose(&Board::from_rows(&open).unwrap());
    assert!(proposal.dead.is_empty());
    // A stone on either of two points closes the gap.
    assert_eq!(proposal.unsealed.len(), 1);
    assert!(proposal.unsealed.iter().all(|&point| point.y == 2 && (2..4).contains(&point.x)));
    // A column of neutral points lies between the two walls.
    let neutral = ["..X.O...", "..X.O...", "..X.O...", "..X.O...", "..X.O..."];
    assert!(propose(&Board::from_rows(&neutral).unwrap()).unsealed.is_empty());
    // In the top row, White's wall is one point further away from Black's wall. White seems to own the extra point at (4, 0), so
    // its neighbor at (3, 0) is taken for a gap.
    let back = ["..X..O..", "..X.O...", "..X.O...", "..X.O...", "..X.O..."];
    assert_eq!(propose(&Board::from_rows(&back).unwrap()).unsealed, [Point { x: 3, y: 0 }].into());
}

#[test]
fn the_same_position_has_the_same_proposal_in_every_game() {
    let board = Board::from_rows(&["X.O.X", ".....", "O.X..", ".....", "..O.X"]).unwrap();
    let mut other = Board::new(board.size());
    let stones = board.size().points().collect::<Vec<_>>().into_iter().rev();
    for (point, color) in stones.filter_map(|point| Some((point, board.stone(point)?))) {
        other.place(color, point, &mut Vec::new());
    }
    assert_eq!(propose(&board), propose(&other));
    assert!(propose(&board).ownership.iter().all(|share| share.abs() <= FULL_OWNERSHIP));
}

#[test]
fn boards_of_any_size_are_accepted() {
    for size in [Size::new(1, 1), Size::new(1, 6), Size::new(30, 30), Size::of_record(52, 52)].map(Option::unwrap) {
        let mut board = Board::new(size);
        board.place(Color::Black, Point { x: 0, y: size.height() / 2 }, &mut Vec::new());
        assert_eq!(propose(&board).ownership.len(), size.area());
    }
}

#[test]
fn nothing_is_proposed_if_a_side_is_too_long() {
    for (width, height, proposes) in [(30, 2, true), (31, 2, false), (2, 30, true), (2, 31, false)] {
        let mut board = Board::new(Size::of_record(width, height).unwrap());
        board.place(Color::Black, Point { x: 0, y: 0 }, &mut Vec::new());
        let is_owned = propose(&board).ownership.iter().any(|&share| share != 0);
        assert_eq!(is_owned, proposes, "{width}x{height}");
    }
}

#[test]
fn an_eye_is_false_with_two_opponent_stones_at_its_corners_or_with_one_at_the_edge() {
    let is_eye = |rows: [&str; 3]| field(&rows).is_eye(marked(&rows, '*'), number(Color::Black));
    assert!(
        !is_eye(["X.X", "X*X", "XXX"]) && !is_eye(["XXX", "X*X", "XOX"]),
        "every neighbor of an eye of Black holds a black stone"
    );
    for foes in 0..16_u8 {
        let [a, b, c, d] = [0, 1, 2, 3].map(|n| if foes >> n & 1 == 1 { 'O' } else { 'X' });
        let (above, below) = (format!("{a}X{b}"), format!("{c}X{d}"));
        assert_eq!(is_eye([&above, "X*X", &below]), foes.count_ones() < 2, "{above} X*X {below}");
        let at_edge = [
            is_eye(["X*X", &below, "..."]),
            is_eye(["...", &above, "X*X"]),
            is_eye([&format!("X{b}."), "*X.", &format!("X{d}.")]),
            is_eye([&format!(".{a}X"), ".X*", &format!(".{c}X")]),
        ];
        let foes = [[c, d], [a, b], [b, d], [a, c]];
        assert_eq!(at_edge, foes.map(|corners| corners == ['X', 'X']), "{foes:?}");
    }
}

proptest! {
    /// The playout board equals the board of the rules after every move.
    #[test]
    fn the_playout_board_equals_the_board_of_the_rules(picks in prop::collection::vec((0_u16..56, any::<bool>()), 0..150)) {
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
