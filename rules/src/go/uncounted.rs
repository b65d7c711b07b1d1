//! Areas that would count if some stones were marked as dead, or if some points were filled.
//!
//! Players often overlook these stones and points: a forgotten stone in a large territory makes the whole territory neutral, and
//! under a tax, a single unfilled point next to an area makes the area count as seki. This module names them, so that players can
//! mark the stones or fill the points.

use super::reason::{Judged, PointReason, judge};
use super::{Game, Scoring, Tax, grid, tax};
use crate::color::Color;
use crate::point::{Point, Size};
use crate::words;
use std::collections::BTreeSet;

/// The fewest points that are worth a warning. Stones in a real seki rarely share or surround that many points. A group that
/// surrounds only two points would have to pay both of them under a tax on groups anyway.
const FEWEST_POINTS: usize = 3;

/// The most areas that are named, and the most points that are named as the cause. Both are part of messages of limited size.
const MOST_NAMED: usize = 8;

/// The most groups of stones that are tried as dead. Each takes one more count of the board.
const MOST_TRIED: usize = 16;

words! {
/// Why an area does not count.
pub enum Cause {
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
    /// The color that loses the area.
    pub owner: Color,
    /// The points that do not count, in reading order.
    pub points: Vec<Point>,
    /// Why they do not count.
    pub cause: Cause,
    /// Where the cause lies, in reading order: one stone of each chain that is the cause, or the neutral points; at most eight.
    pub at: Vec<Point>,
}

/// Finds the areas that do not count after the given stones are removed as dead. The largest area comes first. Areas behind an open
/// border are left out. `unsealed` are the points at which a border seems open.
pub(super) fn uncounted(game: &Game, dead: &BTreeSet<Point>, unsealed: &BTreeSet<Point>) -> Vec<Uncounted> {
    let (rules, size) = (game.rules(), game.size());
    if !rules.removes_dead {
        return Vec::new(); // The players cannot change what counts.
    }
    let living: Vec<Option<Color>> =
        size.points().map(|point| game.board().stone(point).filter(|_| !dead.contains(&point))).collect();
    let counted = judge(game, dead).points;
    let mut found = behind_stones(game, dead, unsealed, &living, &counted);
    if rules.scoring == Scoring::Area && rules.tax != Tax::None {
        let explained: BTreeSet<Point> = found.iter().flat_map(|one| one.points.iter().copied()).collect();
        found.extend(taxed(size, &living, &counted, &explained));
    }
    found.sort_by_key(|one| std::cmp::Reverse(one.points.len()));
    found.truncate(MOST_NAMED);
    found
}

/// The areas that would count if some stones, which surround nothing, were dead. Stones around the same neutral ground are tried
/// together. If the same points would count for Black or for White, depending on which stones are dead, only the smaller set of
/// stones is named, because it is more likely to be dead.
fn behind_stones(
    game: &Game,
    dead: &BTreeSet<Point>,
    unsealed: &BTreeSet<Point>,
    living: &[Option<Color>],
    counted: &[Judged],
) -> Vec<Uncounted> {
    let size = game.size();
    let surrounded = grid::surrounded(size, living);
    let mut tried: Vec<(Color, Vec<usize>)> = Vec::new();
    for color in Color::ALL {
        let area = grid::parts(size, |at| living[at].or(surrounded[at]).filter(|&owner| owner == color));
        let barren: Vec<bool> = area.points.iter().map(|part| part.iter().all(|&at| living[at].is_some())).collect();
        let stone = |at: usize| area.of[at].is_some_and(|part| barren[part]);
        let neutral = |at: usize| living[at].is_none() && surrounded[at].is_none();
        let parts = grid::parts(size, |at| (stone(at) || neutral(at)).then_some(()));
        for part in parts.points {
            let (stones, ground): (Vec<usize>, Vec<usize>) = part.into_iter().partition(|&at| stone(at));
            let open = ground.iter().any(|&at| unsealed.contains(&grid::point(size, at)));
            if !stones.is_empty() && !open && ground.len() >= FEWEST_POINTS {
                tried.push((color, stones));
            }
        }
    }
    tried.sort_by_key(|(_, stones)| stones.len());
    tried.truncate(MOST_TRIED);
    let mut claimed = vec![false; counted.len()];
    let mut found = Vec::new();
    for (color, stones) in tried {
        let (owner, own): (Color, BTreeSet<usize>) = (color.opposite(), stones.iter().copied().collect());
        let without: BTreeSet<Point> = dead.iter().copied().chain(own.iter().map(|&at| grid::point(size, at))).collect();
        let then = judge(game, &without).points;
        let regained = |at: &usize| !own.contains(at) && then[*at].ground[owner] > 0 && counted[*at].ground[owner] == 0;
        let lost: Vec<usize> = (0..counted.len()).filter(regained).collect();
        if lost.len() < FEWEST_POINTS || lost.iter().any(|&at| claimed[at]) {
            continue;
        }
        for &at in &lost {
            claimed[at] = true;
        }
        let chains = grid::parts(size, |at| own.contains(&at).then_some(()));
        let at = named(size, chains.points.iter().map(|chain| chain[0]));
        found.push(Uncounted { owner, points: points(size, lost), cause: Cause::Alive, at });
    }
    found
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
