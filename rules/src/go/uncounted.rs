//! Areas that do not count although one color seems to own them. [`Cause`] lists the reasons.
//!
//! Players often do not notice such an area. A gap in the border, or one stone that nobody marked as dead, makes a large territory
//! neutral. Under a tax, a single neutral point next to an area makes the area count as seki. This module names the cause, so that
//! the players can remove it.

use super::gaps::{Borders, OpenArea};
use super::reason::{Judged, PointReason, judge};
use super::{Game, Scoring, Tax, grid, tax};
use crate::color::Color;
use crate::point::{Point, Size};
use crate::words;
use std::collections::BTreeSet;

/// An uncounted area with fewer points than this is not worth a warning, unless its border is open. Stones in a real seki
/// rarely share or surround three points. A group that surrounds only two points would have to pay both of them under a tax on
/// groups anyway.
const FEWEST_POINTS: usize = 3;

/// The maximum number of areas that are named, and of points that are named as the cause of one area. The messages that contain
/// these lists have a limited size.
const MOST_NAMED: usize = 8;

/// The maximum number of groups of stones that are tried as dead.
const MOST_TRIED: usize = 16;

words! {
/// Why an area does not count.
pub enum Cause {
    /// Its border is open, so both colors reach it.
    Open = "open",
    /// It touches stones of the opponent that surround nothing themselves and are not marked as dead.
    Alive = "alive",
    /// It touches points that both colors reach, so the rules treat it as seki.
    Neutral = "neutral",
    /// Stones in it are in atari, so the rules treat it as seki.
    Atari = "atari",
}
}

/// An area that does not count for the color that would otherwise own it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Uncounted {
    /// The color that would otherwise own the area.
    pub owner: Color,
    /// The points that do not count, in reading order.
    pub points: Vec<Point>,
    /// Why the points do not count.
    pub cause: Cause,
    /// Where the cause lies: the gaps, one stone of each chain that is the cause, or the neutral points. At most eight points, in
    /// reading order.
    pub at: Vec<Point>,
}

/// Finds the areas that do not count after the given stones are removed as dead. The largest area comes first.
pub(super) fn uncounted(
    game: &Game,
    dead: &BTreeSet<Point>,
    open: &Borders,
    living: &[Option<Color>],
    counted: &[Judged],
) -> Vec<Uncounted> {
    let (rules, size) = (game.rules(), game.size());
    if !rules.removes_dead {
        return Vec::new(); // The players cannot change what counts.
    }
    let mut found = behind_gaps(size, &open.areas, counted);
    let gaps: BTreeSet<usize> = open.gaps().collect();
    found.extend(behind_stones(game, dead, &gaps, living, counted));
    if rules.scoring == Scoring::Area && rules.tax != Tax::None {
        let explained: BTreeSet<Point> = found.iter().flat_map(|one| one.points.iter().copied()).collect();
        found.extend(taxed(size, living, counted, &explained));
    }
    found.sort_by_key(|one| std::cmp::Reverse(one.points.len()));
    found.truncate(MOST_NAMED);
    found
}

/// The stones that are not removed as dead.
pub(super) fn living(game: &Game, dead: &BTreeSet<Point>) -> Vec<Option<Color>> {
    game.size().points().map(|point| game.board().stone(point).filter(|_| !dead.contains(&point))).collect()
}

/// The areas behind open borders.
fn behind_gaps(size: Size, open: &[OpenArea], counted: &[Judged]) -> Vec<Uncounted> {
    let mut found = Vec::new();
    for OpenArea { owner, points: area, gaps } in open {
        let lost: Vec<usize> = area.iter().copied().filter(|&at| counted[at].reason == PointReason::Dame).collect();
        if !lost.is_empty() {
            let at = named(size, gaps.iter().copied());
            found.push(Uncounted { owner: *owner, points: points(size, lost), cause: Cause::Open, at });
        }
    }
    found
}

/// A group of stones that might be dead, and the empty points that the opponent would surround if the group were dead.
struct Suspects {
    color: Color,
    stones: Vec<usize>,
    ground: Vec<usize>,
}

/// The areas that would count if stones that surround nothing were dead. Each count removes all groups of such stones together,
/// because a count for each group would take too long under territory rules.
fn behind_stones(
    game: &Game,
    dead: &BTreeSet<Point>,
    gaps: &BTreeSet<usize>,
    living: &[Option<Color>],
    counted: &[Judged],
) -> Vec<Uncounted> {
    let size = game.size();
    let mut suspects = suspects(size, gaps, living);
    while !suspects.is_empty() {
        let stones = suspects.iter().flat_map(|one| &one.stones).map(|&at| grid::point(size, at));
        let then = judge(game, &dead.iter().copied().chain(stones).collect()).points;
        let lost = |one: &Suspects| -> Vec<usize> {
            let owner = one.color.opposite();
            let regained = |at: &usize| then[*at].ground[owner] > 0 && counted[*at].ground[owner] == 0;
            one.ground.iter().copied().filter(regained).collect()
        };
        let before = suspects.len();
        suspects.retain(|one| lost(one).len() >= FEWEST_POINTS);
        if suspects.len() < before {
            // The groups that cost their opponent too few points were dropped. Count again with those groups alive,
            // because that may change how many points the other groups cost.
            continue;
        }
        let told = |one: &Suspects| {
            let chains = grid::parts(size, |at| one.stones.contains(&at).then_some(()));
            let at = named(size, chains.points.iter().map(|chain| chain[0]));
            Uncounted { owner: one.color.opposite(), points: points(size, lost(one)), cause: Cause::Alive, at }
        };
        return suspects.iter().map(told).collect();
    }
    Vec::new()
}

/// The groups of stones that surround nothing and might be dead. If such a group were dead, the opponent would surround
/// the ground next to the group. Stones of one color around the same neutral ground are in one group. If groups of both
/// colors touch the same ground, only the smaller group is returned, because it is more likely to be dead.
fn suspects(size: Size, gaps: &BTreeSet<usize>, living: &[Option<Color>]) -> Vec<Suspects> {
    let surrounded = grid::surrounded(size, living);
    let mut tried: Vec<Suspects> = Vec::new();
    for color in Color::ALL {
        let area = grid::parts(size, |at| living[at].or(surrounded[at]).filter(|&owner| owner == color));
        let barren: Vec<bool> = area.points.iter().map(|part| part.iter().all(|&at| living[at].is_some())).collect();
        let stone = |at: usize| area.of[at].is_some_and(|part| barren[part]);
        let neutral = |at: usize| living[at].is_none() && surrounded[at].is_none();
        let parts = grid::parts(size, |at| (stone(at) || neutral(at)).then_some(()));
        for part in parts.points {
            let (stones, ground): (Vec<usize>, Vec<usize>) = part.into_iter().partition(|&at| stone(at));
            let open = ground.iter().any(|at| gaps.contains(at));
            if !stones.is_empty() && !open && ground.len() >= FEWEST_POINTS {
                tried.push(Suspects { color, stones, ground });
            }
        }
    }
    tried.sort_by_key(|one| one.stones.len());
    tried.truncate(MOST_TRIED);
    let mut claimed = vec![false; living.len()];
    tried.retain(|Suspects { color, stones, ground }| {
        let mut without = living.to_vec();
        for &at in stones {
            without[at] = None;
        }
        let then = grid::surrounded(size, &without);
        let gains = ground.iter().filter(|&&at| then[at] == Some(color.opposite())).count();
        if gains < FEWEST_POINTS || ground.iter().any(|&at| claimed[at]) {
            return false;
        }
        for &at in ground {
            claimed[at] = true;
        }
        true
    });
    tried
}

/// The areas that a tax treats as seki, unless `explained` contains them.
fn taxed(size: Size, living: &[Option<Color>], counted: &[Judged], explained: &BTreeSet<Point>) -> Vec<Uncounted> {
    let area: Vec<Option<Color>> =
        living.iter().zip(grid::surrounded(size, living)).map(|(stone, around)| stone.or(around)).collect();
    let mut found = Vec::new();
    for part in grid::parts(size, |at| area[at]).points {
        let Some(owner) = area[part[0]] else { continue };
        let lost = |at: &&usize| counted[**at].reason == PointReason::Seki && !explained.contains(&grid::point(size, **at));
        let lost: Vec<usize> = part.iter().filter(lost).copied().collect();
        if lost.len() < FEWEST_POINTS {
            continue;
        }
        let neutral = part.iter().flat_map(|&at| grid::near(size, at)).filter(|&near| area[near].is_none());
        let neutral: BTreeSet<usize> = neutral.collect();
        let (cause, at) = if neutral.is_empty() {
            (Cause::Atari, named(size, tax::in_atari(size, living).iter().map(|chain| chain[0]).filter(|at| part.contains(at))))
        } else {
            (Cause::Neutral, named(size, neutral))
        };
        found.push(Uncounted { owner, points: points(size, lost), cause, at });
    }
    found
}

fn points(size: Size, numbers: Vec<usize>) -> Vec<Point> {
    let mut points: Vec<Point> = numbers.into_iter().map(|at| grid::point(size, at)).collect();
    points.sort_unstable();
    points
}

/// The first [`MOST_NAMED`] of these points, in reading order.
fn named(size: Size, numbers: impl IntoIterator<Item = usize>) -> Vec<Point> {
    let mut points = points(size, numbers.into_iter().collect());
    points.truncate(MOST_NAMED);
    points
}

#[cfg(test)]
mod tests;
