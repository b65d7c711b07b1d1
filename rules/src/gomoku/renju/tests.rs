//! Compares every verdict with a slow, literal implementation of the rule, and checks single verdicts on boards drawn as
//! diagrams.

#![allow(clippy::unwrap_used)]

use super::{Board, Forbidden, Verdict};
use crate::color::Color;
use crate::gomoku::openings::Symmetry;
use crate::point::{Point, Size};
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet};

/// The literal implementation. It keeps the stones in a map from point to color.
mod literal {
    use super::{BTreeSet, Color, Forbidden, Point, Size, Verdict};

    #[derive(Clone)]
    pub(super) struct LiteralRule {
        pub(super) size: Size,
        pub(super) stones: super::BTreeMap<Point, Color>,
    }

    const DIRECTIONS: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

    impl LiteralRule {
        fn step(&self, from: Point, (dx, dy): (i8, i8), n: i8) -> Option<Point> {
            let x = from.x.checked_add_signed(dx * n)?;
            let y = from.y.checked_add_signed(dy * n)?;
            Some(Point { x, y }).filter(|&point| self.size.contains(point))
        }

        fn is_black(&self, point: Option<Point>) -> bool {
            point.and_then(|point| self.stones.get(&point)) == Some(&Color::Black)
        }

        fn with(&self, point: Point) -> LiteralRule {
            let mut next = self.clone();
            next.stones.insert(point, Color::Black);
            next
        }

        /// All windows that contain `point`. A window consists of `length` consecutive points in this direction.
        fn windows(&self, point: Point, direction: (i8, i8), length: i8) -> Vec<Vec<Point>> {
            let window = |start: i8| (0..length).map(|n| self.step(point, direction, start + n)).collect::<Option<Vec<_>>>();
            (1 - length..=0).filter_map(window).collect()
        }

        /// Whether all points hold black stones and no black stone adjoins either end of the row.
        fn is_exact_row(&self, row: &[Point], direction: (i8, i8)) -> bool {
            row.iter().all(|&point| self.is_black(Some(point)))
                && !self.is_black(self.step(row[0], direction, -1))
                && !self.is_black(self.step(row[row.len() - 1], direction, 1))
        }

        fn has_five(&self, point: Point) -> bool {
            DIRECTIONS.iter().any(|&d| self.windows(point, d, 5).iter().any(|row| self.is_exact_row(row, d)))
        }

        fn has_overline(&self, point: Point) -> bool {
            let is_six = |row: &Vec<Point>| row.iter().all(|&point| self.is_black(Some(point)));
            DIRECTIONS.iter().any(|&d| self.windows(point, d, 6).iter().any(is_six))
        }

        /// The fours through a stone: sets of four stones that one more stone turns into five.
        fn fours(&self, point: Point, direction: (i8, i8)) -> BTreeSet<Vec<Point>> {
            let mut found = BTreeSet::new();
            for window in self.windows(point, direction, 5) {
                let (black, empty): (Vec<Point>, Vec<Point>) = window.iter().partition(|&&at| self.is_black(Some(at)));
                if let [hole] = empty[..]
                    && !self.stones.contains_key(&hole)
                    && self.with(hole).is_exact_row(&window, direction)
                {
                    found.insert(black);
                }
            }
            found
        }

        /// The points where one more stone makes a straight four with this stone and two others.
        fn straight_fours(&self, point: Point, direction: (i8, i8)) -> BTreeSet<Point> {
            let mut found = BTreeSet::new();
            for window in self.windows(point, direction, 4) {
                let empty: Vec<Point> = window.iter().copied().filter(|at| !self.stones.contains_key(at)).collect();
                let [last] = empty[..] else { continue };
                let next = self.with(last);
                let five_at = |end: Option<Point>, row: Vec<Option<Point>>| {
                    let Some(end) = end.filter(|end| !self.stones.contains_key(end)) else { return false };
                    let row: Option<Vec<Point>> = row.into_iter().collect();
                    row.is_some_and(|row| next.with(end).is_exact_row(&row, direction))
                };
                let points = || window.iter().copied().map(Some);
                let (left, right) = (self.step(window[0], direction, -1), self.step(window[3], direction, 1));
                if next.is_exact_row(&window, direction)
                    && five_at(left, std::iter::once(left).chain(points()).collect())
                    && five_at(right, points().chain([right]).collect())
                {
                    found.insert(last);
                }
            }
            found
        }

        pub(super) fn verdict(&self, point: Point) -> Verdict {
            if self.stones.contains_key(&point) {
                return Verdict::Free;
            }
            let next = self.with(point);
            if next.has_five(point) {
                return Verdict::Five;
            }
            if next.has_overline(point) {
                return Verdict::Forbidden(Forbidden::Overline);
            }
            if DIRECTIONS.iter().map(|&d| next.fours(point, d).len()).sum::<usize>() > 1 {
                return Verdict::Forbidden(Forbidden::DoubleFour);
            }
            let allowed = |&end: &Point| matches!(next.verdict(end), Verdict::Free | Verdict::FalseDoubleThree);
            let likely: Vec<BTreeSet<Point>> = DIRECTIONS.iter().map(|&d| next.straight_fours(point, d)).collect();
            let threes = likely.iter().filter(|ends| ends.iter().any(allowed)).count();
            let apparent_threes = likely.iter().filter(|ends| !ends.is_empty()).count();
            match (threes, apparent_threes) {
                (2.., _) => Verdict::Forbidden(Forbidden::DoubleThree),
                (_, 2..) => Verdict::FalseDoubleThree,
                _ => Verdict::Free,
            }
        }
    }
}

fn any_stones() -> impl Strategy<Value = (Size, BTreeMap<Point, Color>)> {
    (6_u8..=11, 6_u8..=11, 8_u8..50, 0_u8..25, prop::collection::vec(0_u8..100, 121)).prop_map(
        |(width, height, black, white, dice)| {
            let size = Size::new(width, height).unwrap();
            let stone = |&(_, die): &(Point, u8)| die < black + white;
            let color = |(point, die)| (point, if die < black { Color::Black } else { Color::White });
            (size, size.points().zip(dice).filter(stone).map(color).collect())
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn verdicts_agree_with_the_literal_rule((size, stones) in any_stones()) {
        let board = Board::with_stones(size, |point| stones.get(&point).copied());
        let literal = literal::LiteralRule { size, stones };
        let mut forbidden = Vec::new();
        for point in size.points() {
            let verdict = literal.verdict(point);
            prop_assert_eq!(board.verdict(point), verdict, "{:?}", point);
            if let Verdict::Forbidden(reason) = verdict {
                forbidden.push((point, reason));
            }
        }
        prop_assert_eq!(board.forbidden_points(), forbidden);
    }

    /// A board that is updated stone by stone equals a new board that is built from the final stones. Queries do not
    /// change a board.
    #[test]
    fn an_updated_board_equals_a_new_one(
        (size, stones) in any_stones(),
        changes in prop::collection::vec((any::<u8>(), any::<u8>(), 0..3), 0..80),
    ) {
        let mut stones = stones;
        let mut board = Board::with_stones(size, |point| stones.get(&point).copied());
        for (x, y, change) in changes {
            let point = Point { x: x % size.width(), y: y % size.height() };
            match change {
                0 => { board.clear(point); stones.remove(&point); }
                1 => { board.place(Color::Black, point); stones.insert(point, Color::Black); }
                _ => { board.place(Color::White, point); stones.insert(point, Color::White); }
            }
            prop_assert!(board.forbidden_points().len() <= size.area());
        }
        prop_assert_eq!(&board, &Board::with_stones(size, |point| stones.get(&point).copied()));
        prop_assert!(size.points().all(|point| board.is_empty(point) != stones.contains_key(&point)));
    }

    #[test]
    fn rotating_or_mirroring_a_board_rotates_or_mirrors_its_verdicts((size, stones) in any_stones()) {
        let board = Board::with_stones(size, |point| stones.get(&point).copied());
        for symmetry in Symmetry::of(size) {
            let turned = Board::with_stones(size, |point| stones.get(&symmetry.apply(size, point)).copied());
            for point in size.points() {
                prop_assert_eq!(turned.verdict(point), board.verdict(symmetry.apply(size, point)));
            }
        }
    }
}

/// The verdict on the point marked `*`.
fn verdict_of(rows: &[&str]) -> Verdict {
    let size = Size::new(rows[0].len() as u8, rows.len() as u8).unwrap();
    let letter = |point: Point| rows[usize::from(point.y)].as_bytes()[usize::from(point.x)];
    let board = Board::with_stones(size, |point| match letter(point) {
        b'X' => Some(Color::Black),
        b'O' => Some(Color::White),
        _ => None,
    });
    board.verdict(size.points().find(|&point| letter(point) == b'*').unwrap())
}

#[test]
fn a_double_three_needs_two_open_threes() {
    let real = ["........", "........", "...X....", "...X....", ".XX*....", "........", "........", "........"];
    assert_eq!(verdict_of(&real), Verdict::Forbidden(Forbidden::DoubleThree));

    // White closes one of the threes.
    let closed = ["........", "........", "...X....", "...X....", "OXX*....", "........", "........", "........"];
    assert_eq!(verdict_of(&closed), Verdict::Free);
}

#[test]
fn a_three_that_cannot_become_a_straight_four_does_not_count() {
    // In the vertical line, only the point below the new stone could make a straight four, but a stone there completes six in
    // its horizontal line.
    let rows = [
        "...........",
        ".....O.....",
        "...........",
        ".....X.....",
        ".....X.....",
        "...XX*.....",
        "..XXX.XX...",
        "...........",
        "...........",
    ];
    let allowed = verdict_of(&rows);
    assert_eq!(allowed, Verdict::FalseDoubleThree);
    // With one stone fewer in that horizontal line, a stone on the same point makes a four in both lines. A double-four is
    // forbidden, so the three still does not count.
    let mut four = rows;
    four[6] = "..XXX..X...";
    assert_eq!(verdict_of(&four), Verdict::FalseDoubleThree);
    // Without stones in that horizontal line, both threes count.
    let mut free = rows;
    free[6] = "...........";
    assert_eq!(verdict_of(&free), Verdict::Forbidden(Forbidden::DoubleThree));
}

#[test]
fn a_three_does_not_count_if_the_stone_for_its_straight_four_completes_a_five() {
    // The RIF rule says "without at the same time a five in a row is made". In the vertical line, a straight four needs
    // a stone on a point where the stone also completes five in its horizontal line. Some implementations count this
    // three.
    let rows = [
        "...........",
        ".....O.....",
        "...........",
        ".....X.....",
        ".....X.....",
        "...XX*.....",
        "...XX.XX...",
        "...........",
        "...........",
    ];
    assert_eq!(verdict_of(&rows), Verdict::FalseDoubleThree);
}

#[test]
fn a_five_takes_precedence_over_an_overline() {
    let five_and_overline = ["..X......", "..X......", "XX*XX....", "..X......", "..X......", "..X......"];
    assert_eq!(verdict_of(&five_and_overline), Verdict::Five);
    let overline = ["..X......", "..X......", "X.*......", "..X......", "..X......", "..X......"];
    assert_eq!(verdict_of(&overline), Verdict::Forbidden(Forbidden::Overline));
}

#[test]
fn nothing_is_forbidden_off_the_board() {
    let board = Board::new(Size::square(15).unwrap());
    assert_eq!(board.forbidden(Point { x: 15, y: 0 }), None);
    assert_eq!(board.verdict(Point { x: 200, y: 200 }), Verdict::Free);
    let mut same = board.clone();
    same.place(Color::Black, Point { x: 15, y: 15 });
    same.clear(Point { x: 0, y: 15 });
    assert_eq!(same, board);
}
