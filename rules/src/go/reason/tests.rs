//! Explanations of small boards, worked out by hand, and the law that the explanation adds up to the score.

#![allow(clippy::unwrap_used)]

use super::{Explained, GROUP_TAX, PointReason};
use crate::color::{ByColor, Color};
use crate::go::{Board, Game, Rules, Ruleset, Scoring, Start, Tax, livelihood};
use crate::outcome::HalfPoints;
use crate::point::Point;
use proptest::prelude::*;
use std::collections::BTreeSet;

const PRISONERS: ByColor<u32> = ByColor { black: 2, white: 5 };

fn game(rules: Rules, rows: &[&str]) -> Option<Game> {
    let board = Board::from_rows(rows)?;
    Some(Game::from_start(Start { board, turn: Color::Black, rules, komi: HalfPoints(13), handicap: 3, prisoners: PRISONERS }))
}

fn points(points: &[(u8, u8)]) -> BTreeSet<Point> {
    points.iter().map(|&(x, y)| Point { x, y }).collect()
}

/// The explanation of one point.
fn told(rules: Rules, rows: &[&str], dead: &[(u8, u8)], unsealed: &[(u8, u8)], (x, y): (u8, u8)) -> Explained {
    let all = game(rules, rows).unwrap().count(&points(dead), &points(unsealed)).explained;
    all.into_iter().find(|one| one.points.contains(&Point { x, y })).unwrap()
}

/// The reason, the owner, and how much the point is worth to Black and to White, in ground and prisoners together.
fn short(told: &Explained) -> (PointReason, Option<Color>, (u32, u32)) {
    let counts = ByColor::new_with(|color| told.ground[color] + told.prisoners[color]);
    (told.reason, told.owner, (counts.black, counts.white))
}

const BOARD: [&str; 5] = ["..X.O", "O.X.O", "..XOO", "XXXO.", "..XO."];
const BLACK: Option<Color> = Some(Color::Black);
const WHITE: Option<Color> = Some(Color::White);

#[test]
fn area_counts_stones_and_surrounded_points_once() {
    let told = |at| short(&told(Rules::CHINESE, &BOARD, &[(0, 1)], &[], at));
    assert_eq!(told((2, 0)), (PointReason::Stone, BLACK, (1, 0)));
    assert_eq!(told((0, 0)), (PointReason::Surrounded, BLACK, (1, 0)));
    assert_eq!(told((0, 1)), (PointReason::Surrounded, BLACK, (1, 0)), "area scoring counts no prisoner for a dead stone");
    assert_eq!(told((4, 4)), (PointReason::Surrounded, WHITE, (0, 1)));
    assert_eq!(told((3, 0)), (PointReason::Dame, None, (0, 0)));
}

#[test]
fn territory_counts_a_dead_stone_twice_and_a_living_stone_not_at_all() {
    let told = |at| told(Rules::JAPANESE, &BOARD, &[(0, 1)], &[], at);
    assert_eq!(short(&told((2, 0))), (PointReason::Stone, BLACK, (0, 0)));
    assert_eq!(short(&told((0, 0))), (PointReason::Surrounded, BLACK, (1, 0)));
    let dead = told((0, 1));
    assert_eq!((short(&dead), dead.dead), ((PointReason::Surrounded, BLACK, (2, 0)), WHITE));
    assert_eq!((dead.ground.black, dead.prisoners.black), (1, 1));
}

#[test]
fn a_point_in_seki_has_an_owner_but_counts_only_without_a_tax_on_seki() {
    let rules = |tax| Rules { tax, ..Rules::CHINESE };
    let in_seki = |rules| short(&told(rules, &BOARD, &[(0, 1)], &[], (4, 4)));
    assert_eq!(in_seki(Rules::JAPANESE), (PointReason::Seki, WHITE, (0, 0)));
    assert_eq!(in_seki(rules(Tax::Seki)), (PointReason::Seki, WHITE, (0, 0)));
    assert_eq!(in_seki(rules(Tax::None)), (PointReason::Surrounded, WHITE, (0, 1)));
}

#[test]
fn a_point_that_must_be_filled_counts_for_no_one() {
    let rows = ["..XXO..", ".XXOO..", "XX.XO..", "OOXXO..", ".OXOO..", "OOOO...", "......."];
    assert_eq!(short(&told(Rules::JAPANESE, &rows, &[], &[], (2, 2))), (PointReason::Fill, BLACK, (0, 0)));
    assert_eq!(short(&told(Rules::CHINESE, &rows, &[], &[], (2, 2))), (PointReason::Surrounded, BLACK, (1, 0)));
}

#[test]
fn the_explanation_of_an_open_border_lists_only_its_own_gaps() {
    // The border between the colors is open in the upper rows. The dame in the lowest row are not gaps.
    let rows = ["......", "XXX.OO", "XXXXOO", "XX..OO"];
    let gaps = [(3, 0), (3, 1)];
    let open = told(Rules::CHINESE, &rows, &[], &gaps, (0, 0));
    let corner = points(&gaps[..1]).into_iter().collect();
    assert_eq!((short(&open), open.gaps), ((PointReason::Open, None, (0, 0)), corner), "one stone closes the border");
    let dame = told(Rules::CHINESE, &rows, &[], &gaps, (2, 3));
    assert_eq!((short(&dame), dame.gaps.len(), dame.points.len()), ((PointReason::Dame, None, (0, 0)), 0, 2));
}

/// The messages that contain explanations have a limited size.
#[test]
fn the_number_of_open_parts_is_bounded() {
    let rows = ["X.O".repeat(8), "XXO".repeat(8), "X.O".repeat(8)];
    let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
    let middle: Vec<(u8, u8)> = (0..24).flat_map(|x| [(x, 0), (x, 2)]).collect();
    let told = game(Rules::CHINESE, &rows).map(|game| game.count(&BTreeSet::new(), &points(&middle)).explained);
    let open = told.map(|told| told.into_iter().filter(|one| one.reason == PointReason::Open).count());
    assert_eq!(open, Some(super::MOST_OPEN_PARTS));
}

#[test]
fn points_are_untouched_only_if_no_living_stone_is_left() {
    let told = |dead: &[(u8, u8)]| told(Rules::CHINESE, &["X..", "..."], dead, &[], (2, 1)).reason;
    assert_eq!((told(&[(0, 0)]), told(&[])), (PointReason::Untouched, PointReason::Surrounded));
}

#[test]
fn the_points_of_a_group_that_pays_the_group_tax_are_explained_as_taxed() {
    let rows = [".X.XO.", "XXXXO.", "OOOOO.", "......"];
    let paid = |rules| told(rules, &rows, &[], &[], (0, 0)).taxed;
    assert_eq!((paid(Rules::STONE_SCORING), paid(Rules::CHINESE), paid(Rules::JAPANESE)), (true, false, false));
    let seki = ["..X.O", "..X.O", "..XOO", "XXXO.", "..XO."];
    assert!(!told(Rules::STONE_SCORING, &seki, &[], &[], (4, 4)).taxed, "a group in seki pays nothing");
}

/// All rulesets, and every combination of `scoring`, `tax` and `removes_dead`.
fn any_rules() -> impl Strategy<Value = Rules> {
    let custom = Scoring::ALL.iter().flat_map(|&scoring| {
        Tax::ALL
            .into_iter()
            .flat_map(move |tax| [true, false].map(|removes_dead| Rules { scoring, tax, removes_dead, ..Rules::CHINESE }))
    });
    let named = Ruleset::ALL.into_iter().map(|ruleset| ruleset.rules());
    prop::sample::select(named.chain(custom).collect::<Vec<_>>())
}

proptest! {
    /// Every point is explained once. Each color's score is the sum of what the explained points are worth, plus the prisoners
    /// taken in play, the komi and the handicap bonus, minus the tax on the color's groups.
    #[test]
    fn the_explanation_adds_up_to_the_score(
        picks in prop::collection::vec(0_u8..5, 56),
        dead in prop::collection::btree_set((0_u8..8, 0_u8..7), 0..24),
        unsealed in prop::collection::btree_set((0_u8..8, 0_u8..7), 0..6),
        rules in any_rules(),
    ) {
        let signs = [".", ".", "X", "X", "O"];
        let rows: Vec<String> = picks.chunks(8).map(|row| row.iter().map(|n| signs[usize::from(*n)]).collect()).collect();
        let rows: Vec<&str> = rows.iter().map(String::as_str).collect();
        let Some(game) = game(rules, &rows) else { return Ok(()) };
        let list = |points: BTreeSet<(u8, u8)>| points.into_iter().map(|(x, y)| Point { x, y }).collect::<BTreeSet<Point>>();
        let (dead, unsealed) = (list(dead), list(unsealed));
        let score = game.score(&dead);
        let told = game.count(&dead, &unsealed).explained;

        let mut all: Vec<Point> = told.iter().flat_map(|one| one.points.clone()).collect();
        all.sort_unstable();
        prop_assert_eq!(all, game.size().points().collect::<Vec<_>>());

        let stone = |point: Point| game.board().stone(point);
        let living = |point: Point| stone(point).filter(|_| !(rules.removes_dead && dead.contains(&point)));
        let stones: Vec<Option<Color>> = game.size().points().map(living).collect();
        let around = crate::go::grid::surrounded(game.size(), &stones);
        let area: Vec<Option<Color>> = stones.iter().zip(around).map(|(stone, around)| stone.or(around)).collect();
        let groups = livelihood(game.size(), &stones, &area).groups;
        for color in Color::ALL {
            let sum = |of: &dyn Fn(&Explained) -> u32| told.iter().map(|one| of(one) * one.points.len() as u32).sum::<u32>();
            let ground = sum(&|one| one.ground[color]);
            let empty = sum(&|one| if one.reason == PointReason::Stone { 0 } else { one.ground[color] });
            let captured = match rules.scoring {
                Scoring::Area => 0,
                Scoring::Territory => sum(&|one| one.prisoners[color]) + PRISONERS[color],
            };
            let paid = if rules.tax == Tax::All { empty.min(GROUP_TAX * groups[color]) } else { 0 };
            let white = |half: HalfPoints| if color == Color::White { half } else { HalfPoints::ZERO };
            let bonus = if rules.scoring == Scoring::Area { rules.handicap_bonus.points(3) } else { HalfPoints::ZERO };
            let total = HalfPoints::from_points((ground + captured - paid) as i32) + white(HalfPoints(13)) + white(bonus);
            prop_assert_eq!(total, score.sides[color].total, "{}", color);
        }
        for one in &told {
            for &point in &one.points {
                let counts = Color::ALL.into_iter().find(|&color| one.ground[color] > 0);
                prop_assert_eq!(counts, score.owner[game.size().index(point)]);
                prop_assert_eq!(one.dead, stone(point).filter(|_| living(point).is_none()));
                prop_assert_eq!(one.reason == PointReason::Stone, living(point).is_some());
            }
            prop_assert_eq!(one.reason == PointReason::Open, !one.gaps.is_empty());
            prop_assert!(one.gaps.iter().all(|gap| unsealed.contains(gap) && living(*gap).is_none()));
        }
    }
}
