//! Small boards with one defect each, and a law: if stones are the cause of an uncounted area, the area counts as soon
//! as these stones are marked as dead.

#![allow(clippy::unwrap_used)]

use super::{Cause, FEWEST_POINTS, MOST_NAMED, Uncounted};
use crate::color::Color;
use crate::go::{Board, Game, Rules, Ruleset, Start};
use crate::outcome::HalfPoints;
use crate::point::Point;
use proptest::prelude::*;
use std::collections::BTreeSet;

fn game(rules: Rules, rows: &[&str]) -> Option<Game> {
    let prisoners = crate::color::ByColor { black: 0, white: 0 };
    let board = Board::from_rows(rows)?;
    Some(Game::from_start(Start { board, turn: Color::Black, rules, komi: HalfPoints(13), handicap: 0, prisoners }))
}

fn points(points: &[(u8, u8)]) -> BTreeSet<Point> {
    points.iter().map(|&(x, y)| Point { x, y }).collect()
}

/// The owner and the number of points of an area, the cause, and where the cause lies.
type Told = (Color, usize, Cause, Vec<(u8, u8)>);

/// The areas that do not count.
fn told(rules: Rules, rows: &[&str], dead: &[(u8, u8)], open: &[(u8, u8)]) -> Vec<Told> {
    let found = game(rules, rows).unwrap().count(&points(dead), &points(open)).uncounted;
    found
        .into_iter()
        .map(|one| (one.owner, one.points.len(), one.cause, one.at.iter().map(|at| (at.x, at.y)).collect()))
        .collect()
}

/// Black owns the left half and White the right half, with a white stone in Black's area.
const FORGOTTEN: [&str; 5] = ["..XO..", ".OXO..", "..XO..", "..XO..", "..XO.."];

#[test]
fn a_stone_that_is_not_marked_as_dead_costs_its_opponent_the_area_around_it() {
    for ruleset in Ruleset::ALL.into_iter().filter(|ruleset| ruleset.rules().removes_dead) {
        let told = |dead: &[(u8, u8)]| told(ruleset.rules(), &FORGOTTEN, dead, &[]);
        assert_eq!(told(&[]), [(Color::Black, 9, Cause::Alive, vec![(1, 1)])], "{ruleset:?}");
        assert_eq!(told(&[(1, 1)]), [], "{ruleset:?}");
    }
    assert_eq!(told(Rules::TROMP_TAYLOR, &FORGOTTEN, &[], &[]), [], "no area is named if the players cannot mark dead stones");
}

#[test]
fn each_chain_around_the_same_neutral_ground_is_named_once() {
    let rows = ["O..XO..", "OO.XO..", "...XO..", ".O.XO..", "...XO.."];
    assert_eq!(told(Rules::JAPANESE, &rows, &[], &[]), [(Color::Black, 11, Cause::Alive, vec![(0, 0), (1, 3)])]);
}

#[test]
fn if_the_rules_have_a_tax_one_neutral_point_costs_both_colors_their_areas() {
    let rows = ["..XO...", "..XO...", "..X.O..", "..XO...", "..XO..."];
    let both = vec![(Color::White, 14, Cause::Neutral, vec![(3, 2)]), (Color::Black, 10, Cause::Neutral, vec![(3, 2)])];
    assert_eq!(told(Rules::STONE_SCORING, &rows, &[], &[]), both);
    assert_eq!(told(Rules::CHINESE, &rows, &[], &[]), [], "without a tax, only the neutral point itself does not count");
    assert_eq!(told(Rules::JAPANESE, &rows, &[], &[]), [], "under territory scoring, neutral points need not be filled");
}

#[test]
fn if_the_rules_have_a_tax_stones_in_atari_cost_their_owner_the_area_around_them() {
    let rows = ["X.X....", "OXX....", "OOXXXXX", "..OOOOO", "......."];
    assert_eq!(told(Rules::STONE_SCORING, &rows, &[], &[]), [(Color::Black, 9, Cause::Atari, vec![(0, 0)])]);
}

/// Black's wall around the left half has a gap in the third row.
const GAP: [&str; 5] = ["...XO..", "...XO..", "....O..", "...XO..", "...XO.."];

#[test]
fn an_area_behind_an_open_border_is_named_with_its_gap() {
    for rules in [Rules::CHINESE, Rules::JAPANESE] {
        assert_eq!(told(rules, &GAP, &[], &[(3, 2)]), [(Color::Black, 15, Cause::Open, vec![(3, 2)])]);
        let white_stones: Vec<(u8, u8)> = (0..5).map(|y| (4, y)).collect();
        assert_eq!(told(rules, &GAP, &white_stones, &[(3, 2)]), [], "with all white stones dead, no border is open");
    }
}

/// The points at which borders are open after the given stones are marked as dead.
fn open(rows: &[&str], dead: &[(u8, u8)], seems_open: &[(u8, u8)]) -> BTreeSet<Point> {
    game(Rules::CHINESE, rows).unwrap().count(&points(dead), &points(seems_open)).unsealed
}

#[test]
fn only_the_gaps_that_must_be_filled_to_close_the_border_are_named() {
    assert_eq!(open(&GAP, &[], &[(3, 2), (2, 2), (2, 1)]), points(&[(3, 2)]), "one stone closes the border");
    let two = ["...XO..", "....O..", "...XO..", "....O..", "...XO.."];
    assert_eq!(
        open(&two, &[], &[(3, 1), (3, 3)]),
        points(&[(3, 1), (3, 3)]),
        "a stone in only one gap does not close the border"
    );
    let around = [(1, 0), (0, 1), (2, 1), (1, 2)];
    assert_eq!(open(&FORGOTTEN, &[], &around), points(&[]), "the points around a single stone are not gaps");
    let expected = [(Color::Black, 9, Cause::Alive, vec![(1, 1)])];
    assert_eq!(told(Rules::CHINESE, &FORGOTTEN, &[], &around), expected, "the cause is the stone, not an open border");
    let mixed = ["...XO..", ".O.XO..", "....O..", "...XO..", "...XO.."];
    let found = open(&mixed, &[], &[(3, 2), (1, 0), (0, 1), (2, 1), (1, 2)]);
    assert_eq!(found, points(&[(3, 2)]), "a stone inside does not hide the gap");
}

#[test]
fn each_of_two_areas_in_one_region_has_its_own_gaps() {
    let rows = ["...X.O...", "...X.O...", ".....O...", "...X.....", "...X.O..."];
    let expected = [(Color::Black, 15, Cause::Open, vec![(3, 2)]), (Color::White, 15, Cause::Open, vec![(5, 3)])];
    assert_eq!(told(Rules::CHINESE, &rows, &[], &[(3, 2), (5, 3)]), expected);
}

#[test]
fn on_a_board_that_is_far_from_finished_no_area_is_named_as_uncounted() {
    let rows = [".....", "X...O", "XX.OO"];
    assert_eq!(told(Rules::CHINESE, &rows, &[], &[(2, 1)]), []);
    assert_eq!(open(&rows, &[], &[(2, 1)]), points(&[(2, 1)]), "the border between Black and White is open");
}

#[test]
fn on_a_finished_board_no_area_is_named_as_uncounted() {
    // The first board has two neutral regions between living groups. The second has a white group with one eye of two points. The
    // third has a white group with two eyes.
    for rows in [
        vec!["..X..O..", "..X.OO..", "..XXO...", "..XXO...", "..X.O..."],
        vec![".XO.OX.", "XXO.OXX", ".XOOOX.", "XXXXXXX", "......."],
        vec![".O.OX..", "OOOOX..", "XXXXX..", "......."],
    ] {
        assert_eq!(told(Rules::CHINESE, &rows, &[], &[]), [], "{rows:?}");
        assert_eq!(told(Rules::JAPANESE, &rows, &[], &[]), [], "{rows:?}");
    }
}

proptest! {
    /// An area that is named as uncounted does not count for its owner. After all named stones are marked as dead,
    /// every area with the cause `Alive` counts.
    #[test]
    fn the_areas_count_after_the_named_stones_are_marked_as_dead(
        seems_open in prop::collection::btree_set((0_u8..8, 0_u8..7), 0..12),
        picks in prop::collection::vec(0_u8..6, 56),
        dead in prop::collection::btree_set((0_u8..8, 0_u8..7), 0..24),
        ruleset in prop::sample::select(Ruleset::ALL.to_vec()),
    ) {
        let signs = [".", ".", ".", "X", "X", "O"];
        let rows: Vec<String> = picks.chunks(8).map(|row| row.iter().map(|n| signs[usize::from(*n)]).collect()).collect();
        let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
        let Some(game) = game(ruleset.rules(), &rows) else { return Ok(()) };
        let dead: BTreeSet<Point> = dead.into_iter().map(|(x, y)| Point { x, y }).collect();
        let now = game.score(&dead).owner;
        let seems_open = seems_open.into_iter().map(|(x, y)| Point { x, y }).collect();
        let found = game.count(&dead, &seems_open).uncounted;
        prop_assert!(found.len() <= MOST_NAMED);
        let all_named = found.len() < MOST_NAMED && found.iter().all(|one| one.at.len() < MOST_NAMED);
        let stones = found.iter().filter(|one| one.cause == Cause::Alive).flat_map(|one| &one.at);
        let chains = stones.flat_map(|&at| game.board().chain(at));
        let then = game.score(&dead.iter().copied().chain(chains).collect()).owner;
        for Uncounted { owner, points, cause, at } in found {
            let index = |point: &Point| game.size().index(*point);
            let fewest = if cause == Cause::Open { 1 } else { FEWEST_POINTS };
            prop_assert!(points.len() >= fewest && !at.is_empty() && at.len() <= MOST_NAMED);
            prop_assert!(points.iter().all(|point| now[index(point)] != Some(owner)));
            if cause == Cause::Alive && all_named {
                prop_assert!(points.iter().all(|point| then[index(point)] == Some(owner)));
            }
        }
    }
}
