//! Scores of small boards, worked out by hand.

#![allow(clippy::unwrap_used)]

use crate::color::{ByColor, Color};
use crate::go::{Board, Game, HandicapBonus, Rules, Ruleset, Score, Scoring, SideScore, Start, Tax};
use crate::outcome::{HalfPoints, Outcome, WinBy};
use crate::point::Point;
use proptest::prelude::*;
use std::collections::BTreeSet;

fn game(rules: Rules, komi: i32, handicap: u8, rows: &[&str]) -> Game {
    let board = Board::from_rows(rows).unwrap();
    let prisoners = ByColor { black: 3, white: 1 };
    Game::from_start(Start { board, turn: Color::Black, rules, komi: HalfPoints(komi), handicap, prisoners })
}

fn score(ruleset: Ruleset, rows: &[&str], dead: &[(u8, u8)]) -> Score {
    let dead = dead.iter().map(|&(x, y)| Point { x, y }).collect();
    game(ruleset.rules(), 13, 2, rows).score(&dead)
}

const BOARD: [&str; 5] = ["..X.O", "O.X.O", "..XOO", "XXXO.", "..XO."];

#[test]
fn area_counts_stones_and_what_they_surround() {
    let score = score(Ruleset::Chinese, &BOARD, &[(0, 1)]);
    let black = SideScore { stones: 7, territory: 8, total: HalfPoints(30), ..SideScore::default() };
    let (komi, handicap) = (HalfPoints(13), HalfPoints(4));
    let white = SideScore { stones: 6, territory: 2, komi, handicap, total: HalfPoints(33), ..SideScore::default() };
    assert_eq!(score.sides, ByColor { black, white });
    assert_eq!(score.dame, [Point { x: 3, y: 0 }, Point { x: 3, y: 1 }]);
    assert_eq!(score.outcome, Outcome::Win { winner: Color::White, by: WinBy::Score { margin: HalfPoints(3) } });
    let row = |y: usize| &score.owner[y * 5..y * 5 + 5];
    assert_eq!(row(1), [Some(Color::Black), Some(Color::Black), Some(Color::Black), None, Some(Color::White)]);
}

/// Japanese counting without detecting seki.
fn plain_territory(rows: &[&str], dead: &[(u8, u8)]) -> Score {
    let rules = Rules { tax: Tax::None, ..Rules::JAPANESE };
    game(rules, 13, 2, rows).score(&dead.iter().map(|&(x, y)| Point { x, y }).collect())
}

#[test]
fn territory_counts_empty_points_and_prisoners() {
    let score = plain_territory(&BOARD, &[(0, 1)]);
    let black = SideScore { territory: 8, prisoners: 4, total: HalfPoints(24), ..SideScore::default() };
    let white = SideScore { territory: 2, prisoners: 1, komi: HalfPoints(13), total: HalfPoints(19), ..SideScore::default() };
    assert_eq!(score.sides, ByColor { black, white });
    assert_eq!(score.outcome, Outcome::Win { winner: Color::Black, by: WinBy::Score { margin: HalfPoints(5) } });
    assert_eq!(score.owner[5..10], [Some(Color::Black), Some(Color::Black), None, None, None]);
}

#[test]
fn a_stone_that_is_not_marked_as_dead_spoils_the_territory_around_it() {
    let score = plain_territory(&BOARD, &[]);
    assert_eq!(score.sides.black.territory, 2);
    assert_eq!(score.dame.len(), 7);
}

#[test]
fn nothing_counts_in_seki() {
    // White has one eye of two points. This eye keeps the group alive if the dame stay empty.
    let score = score(Ruleset::Japanese, &BOARD, &[(0, 1)]);
    assert_eq!((score.sides.black.territory, score.sides.white.territory), (8, 0));
    assert_eq!((score.owner[19], score.owner[24], score.dame.len()), (None, None, 4));
}

#[test]
fn groups_pay_for_their_eyes_under_a_group_tax() {
    let rows = [".X.XO.", "XXXXO.", "OOOOO.", "......"];
    let count = |rules| game(rules, 0, 0, &rows).score(&BTreeSet::new()).sides.map(|side| (side.stones, side.territory));
    assert_eq!(count(Rules { tax: Tax::None, ..Rules::STONE_SCORING }), ByColor { black: (6, 2), white: (7, 9) });
    assert_eq!(count(Rules::STONE_SCORING), ByColor { black: (6, 0), white: (7, 7) });
    assert_eq!(count(Rules { tax: Tax::All, ..Rules::JAPANESE }), ByColor { black: (0, 0), white: (0, 7) });
}

#[test]
fn territory_next_to_dame_does_not_count_where_seki_is_taxed() {
    let count = |tax| game(Rules { tax, ..Rules::CHINESE }, 0, 0, &BOARD).score(&BTreeSet::new()).sides.white;
    assert_eq!((count(Tax::None).stones, count(Tax::None).territory), (7, 2));
    assert_eq!((count(Tax::Seki).stones, count(Tax::Seki).territory), (7, 0));
}

#[test]
fn under_tromp_taylor_rules_no_stones_are_removed() {
    let dead = [(0, 1), (2, 0)];
    assert_eq!(score(Ruleset::TrompTaylor, &BOARD, &dead), score(Ruleset::TrompTaylor, &BOARD, &[]));
    assert_eq!(score(Ruleset::TrompTaylor, &BOARD, &dead).sides.white.handicap, HalfPoints::ZERO);
}

/// Handicap stones lie on the board, and territory scoring does not count stones. So White needs no bonus for them.
#[test]
fn the_handicap_bonus_applies_to_area_scoring_only() {
    for bonus in HandicapBonus::ALL {
        let white = |scoring| {
            let rules = Rules { scoring, handicap_bonus: bonus, ..Rules::CHINESE };
            game(rules, 1, 3, &BOARD).score(&BTreeSet::new()).sides.white.handicap
        };
        assert_eq!((white(Scoring::Area), white(Scoring::Territory)), (bonus.points(3), HalfPoints::ZERO), "{bonus:?}");
    }
}

#[test]
fn marks_on_empty_points_do_not_matter() {
    assert_eq!(score(Ruleset::Chinese, &BOARD, &[(0, 1), (0, 0), (3, 0), (30, 30)]), score(Ruleset::Chinese, &BOARD, &[(0, 1)]));
}

#[test]
fn equal_scores_are_a_draw_and_an_empty_board_has_no_owner() {
    let rules = Rules { handicap_bonus: HandicapBonus::None, ..Ruleset::Chinese.rules() };
    let empty = game(rules, 0, 0, &["...", "..."]).score(&BTreeSet::new());
    assert_eq!((empty.outcome, empty.dame.len()), (Outcome::Draw, 6));
    assert_eq!(HandicapBonus::StonesLessOne.points(3), HalfPoints(4));
    assert_eq!(HandicapBonus::StonesLessOne.points(0), HalfPoints(0));
}

proptest! {
    /// For any stones, no point counts twice, and each total is the sum of its parts.
    #[test]
    fn nothing_is_counted_twice(
        picks in prop::collection::vec(0_u8..5, 42),
        dead in prop::collection::btree_set((0_u8..7, 0_u8..6), 0..20),
        ruleset in prop::sample::select(Ruleset::ALL.to_vec()),
    ) {
        let rows: Vec<String> = picks.chunks(7).map(|row| row.iter().map(|n| [".", ".", ".", "X", "O"][usize::from(*n)]).collect()).collect();
        let Some(board) = Board::from_rows(&rows) else { return Ok(()) };
        let size = board.size();
        let prisoners = ByColor { black: 2, white: 5 };
        let rules = ruleset.rules();
        let game = Game::from_start(Start { board, turn: Color::Black, rules, komi: HalfPoints(13), handicap: 3, prisoners });
        let dead: BTreeSet<Point> = dead.into_iter().map(|(x, y)| Point { x, y }).collect();
        let score = game.score(&dead);
        for (color, side) in score.sides.iter() {
            let counted = score.owner.iter().filter(|&&owner| owner == Some(color)).count();
            // Under a tax on groups, each group pays two of the points that it surrounds.
            let paid = counted - (side.stones + side.territory) as usize;
            prop_assert!(paid == 0 || rules.tax == Tax::All && paid.is_multiple_of(2), "{} paid", paid);
            let points = HalfPoints((side.stones + side.territory + side.prisoners) as i32 * 2);
            prop_assert_eq!(side.total, points + side.komi + side.handicap);
        }
        prop_assert!(score.dame.iter().all(|&point| score.owner[size.index(point)].is_none()));
        let removed = dead.iter().filter(|&&point| rules.removes_dead && game.board().stone(point).is_some()).count();
        let unowned = score.owner.iter().filter(|owner| owner.is_none()).count();
        let living = game.board().stones() as usize - removed;
        match rules.scoring {
            Scoring::Territory => {
                prop_assert_eq!(unowned, score.dame.len() + living);
                prop_assert_eq!((score.sides.black.prisoners + score.sides.white.prisoners) as usize, 7 + removed);
            }
            Scoring::Area => prop_assert_eq!(unowned, score.dame.len()),
        }
    }
}
