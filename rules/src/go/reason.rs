//! How much each point of a finished game counts, and why.
//!
//! The score is the sum of these judgments ([`super::Score`]), so an explanation cannot disagree with the count.

use super::territory::{Territory, territory};
use super::{Game, Scoring, Tax, grid, tax};
use crate::color::{ByColor, Color};
use crate::point::{Point, Size};
use crate::words;
use std::collections::BTreeSet;

/// The number of points that each group outside seki pays under a tax on groups.
pub(super) const GROUP_TAX: u32 = 2;

/// The maximum number of parts of a board that an explanation reports as open. The messages that contain explanations have a
/// limited size.
const MOST_OPEN_PARTS: usize = 12;

words! {
/// Why a point counts, or why it does not.
pub enum PointReason {
    /// A living stone stands on the point.
    Stone = "stone",
    /// Only one color's living stones surround the point.
    Surrounded = "surrounded",
    /// The point belongs to stones in seki, and the rules do not count what such stones surround.
    Seki = "seki",
    /// The color that surrounds the point must fill it sooner or later.
    Fill = "fill",
    /// Both colors reach the point.
    Dame = "dame",
    /// Both colors reach the point because a border is open.
    Open = "open",
    /// No living stone reaches the point.
    Untouched = "untouched",
}
}

/// Points that count equally and for the same reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explained {
    /// Why the points count, or why they do not.
    pub reason: PointReason,
    /// The color that the points belong to, even if they do not count; `None` if both colors reach the points or neither does.
    pub owner: Option<Color>,
    /// The color of the dead stones on the points.
    pub dead: Option<Color>,
    /// How much each point is worth to each color as a living stone or as a surrounded point.
    pub ground: ByColor<u32>,
    /// What each point adds to each color's prisoners if the stone on the point is dead.
    pub prisoners: ByColor<u32>,
    /// Whether the points belong to a group that pays the tax on groups.
    pub taxed: bool,
    /// The points, in reading order.
    pub points: Vec<Point>,
    /// The points where the border is open, in reading order; empty unless the reason is [`PointReason::Open`].
    pub gaps: Vec<Point>,
}

/// How much one point counts, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Judged {
    pub(super) reason: PointReason,
    pub(super) owner: Option<Color>,
    dead: Option<Color>,
    pub(super) ground: ByColor<u32>,
    pub(super) prisoners: ByColor<u32>,
    taxed: bool,
}

/// How much each point counts, and how many groups pay the tax.
pub(super) struct Count {
    /// The judgment of each point, row by row from the top left.
    pub(super) points: Vec<Judged>,
    /// The number of groups of each color that pay the tax on groups.
    pub(super) groups: ByColor<u32>,
}

/// Judges every point of a game with the given stones removed as dead.
pub(super) fn judge(game: &Game, dead: &BTreeSet<Point>) -> Count {
    let (rules, size) = (game.rules(), game.size());
    let stones: Vec<Option<Color>> = size.points().map(|point| game.board().stone(point)).collect();
    let dead: Vec<bool> = size.points().map(|point| rules.removes_dead && dead.contains(&point)).collect();
    let living: Vec<Option<Color>> = stones.iter().zip(&dead).map(|(stone, dead)| stone.filter(|_| !dead)).collect();
    let surrounded = grid::surrounded(size, &living);
    let area: Vec<Option<Color>> = living.iter().zip(&surrounded).map(|(stone, around)| stone.or(*around)).collect();
    let life = (rules.tax != Tax::None).then(|| tax::livelihood(size, &living, &area));
    let pays = |n: usize| rules.tax == Tax::All && area[n].is_some() && life.as_ref().is_some_and(|life| !life.seki[n]);
    let empty = match (rules.scoring, &life) {
        (_, None) => by_surroundings(&surrounded, None),
        (Scoring::Area, Some(life)) => by_surroundings(&surrounded, Some(&life.seki)),
        // Unfilled dame do not cause seki here, because players rarely fill them.
        (Scoring::Territory, Some(_)) => by_territory(&territory(size, &stones, &dead, false)),
    };
    let touched = touched(game, &living);
    let mut points = Vec::with_capacity(size.area());
    for n in 0..size.area() {
        let (reason, owner) = match living[n] {
            Some(color) => (PointReason::Stone, Some(color)),
            None if empty[n].0 == PointReason::Dame && !touched[n] => (PointReason::Untouched, None),
            None => empty[n],
        };
        let counts = match reason {
            PointReason::Stone => rules.scoring == Scoring::Area,
            PointReason::Surrounded => true,
            PointReason::Seki | PointReason::Fill | PointReason::Dame | PointReason::Open | PointReason::Untouched => false,
        };
        let dead = stones[n].filter(|_| dead[n]);
        let taken = dead.filter(|_| rules.scoring == Scoring::Territory).map(Color::opposite);
        let (ground, prisoners) = (one_for(owner.filter(|_| counts)), one_for(taken));
        points.push(Judged { reason, owner, dead, ground, prisoners, taxed: pays(n) });
    }
    let groups = life.filter(|_| rules.tax == Tax::All).map_or_else(ByColor::default, |life| life.groups);
    Count { points, groups }
}

/// The reason and the owner of each point without a living stone. The owner is the color that surrounds the point.
/// `seki` marks the points in seki. It is `None` if the rules do not consider seki.
fn by_surroundings(surrounded: &[Option<Color>], seki: Option<&[bool]>) -> Vec<(PointReason, Option<Color>)> {
    let reason = |(n, owner): (usize, &Option<Color>)| match owner {
        Some(_) if seki.is_some_and(|seki| seki[n]) => (PointReason::Seki, *owner),
        Some(_) => (PointReason::Surrounded, *owner),
        None => (PointReason::Dame, None),
    };
    surrounded.iter().enumerate().map(reason).collect()
}

/// The reason and the owner of each point without a living stone. If only one color reaches the point, the point
/// belongs to that color, even in seki and even if it must be filled. The point is dame if no color or both colors
/// reach it, or if the opponent reaches it when cuts are ignored. The documentation of the module `territory` explains
/// cuts.
fn by_territory(found: &Territory) -> Vec<(PointReason, Option<Color>)> {
    let reason = |n: usize| match (found.owner[n], found.seki[n], found.reached[n]) {
        (owner @ Some(_), _, _) => (PointReason::Surrounded, owner),
        (None, seki @ Some(_), _) => (PointReason::Seki, seki),
        (None, None, reached @ Some(_)) if found.unscored[n] => (PointReason::Fill, reached),
        (None, None, Some(_) | None) => (PointReason::Dame, None),
    };
    (0..found.owner.len()).map(reason).collect()
}

/// For each point without a living stone, whether its region touches any living stone.
fn touched(game: &Game, living: &[Option<Color>]) -> Vec<bool> {
    let size = game.size();
    let mut touched = vec![false; living.len()];
    for region in grid::parts(size, |at| living[at].is_none().then_some(())).points {
        let touches = region.iter().any(|&at| grid::near(size, at).any(|near| living[near].is_some()));
        for at in region {
            touched[at] = touches;
        }
    }
    touched
}

/// One point for this color and none for its opponent. If there is no color, neither color gets a point.
fn one_for(color: Option<Color>) -> ByColor<u32> {
    ByColor::new_with(|side| u32::from(color == Some(side)))
}

/// Explains every point. `unsealed` holds the points at which a border is open. Each point of the board is in exactly
/// one entry.
pub(super) fn explain(size: Size, judged: &[Judged], unsealed: &BTreeSet<Point>) -> Vec<Explained> {
    let parts = open_parts(size, judged, unsealed);
    let mut found: Vec<(Judged, Option<usize>, Explained)> = Vec::new();
    for (n, &what) in judged.iter().enumerate() {
        let (point, open) = (grid::point(size, n), parts.of[n]);
        if let Some((_, _, entry)) = found.iter_mut().find(|(known, at, _)| (*known, *at) == (what, open)) {
            entry.points.push(point);
            continue;
        }
        let Judged { reason, owner, dead, ground, prisoners, taxed } = what;
        let gaps = open.map_or_else(Vec::new, |open| parts.gaps[open].clone());
        let reason = if gaps.is_empty() { reason } else { PointReason::Open };
        found.push((what, open, Explained { reason, owner, dead, ground, prisoners, taxed, points: vec![point], gaps }));
    }
    found.into_iter().map(|(_, _, entry)| entry).collect()
}

/// The parts of the board that count for neither color because a border is open.
struct OpenParts {
    /// The part that each point belongs to, row by row from the top left.
    of: Vec<Option<usize>>,
    /// For each part, the points where its border is open.
    gaps: Vec<Vec<Point>>,
}

/// Finds the connected parts of neutral ground that contain unsealed points, up to [`MOST_OPEN_PARTS`].
fn open_parts(size: Size, judged: &[Judged], unsealed: &BTreeSet<Point>) -> OpenParts {
    let neutral = grid::parts(size, |at| (judged[at].reason == PointReason::Dame).then_some(()));
    let mut found = OpenParts { of: vec![None; judged.len()], gaps: Vec::new() };
    for part in neutral.points {
        let mut gaps: Vec<Point> = part.iter().map(|&at| grid::point(size, at)).filter(|at| unsealed.contains(at)).collect();
        if gaps.is_empty() || found.gaps.len() == MOST_OPEN_PARTS {
            continue;
        }
        gaps.sort_unstable();
        for at in part {
            found.of[at] = Some(found.gaps.len());
        }
        found.gaps.push(gaps);
    }
    found
}

#[cfg(test)]
mod tests;
