//! Gaps in the borders of territories: the few points that one color would fill to make an area its own.
//!
//! The players change the marks of dead stones while they agree on a count. After such a change, a point that was a gap may be
//! inside an area or next to dead stones. For this reason, each count finds the gaps again.

use super::grid::{self, near, surrounded};
use crate::color::Color;
use crate::point::Size;
use std::collections::BTreeSet;

/// The maximum number of points in one region that are tried as gaps. A region with more such points is far from finished, so a
/// list of them would not help the players. Each point that is tried takes one more search of the board.
const MOST_TRIED: usize = 24;

/// The open borders of a board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Borders {
    /// The areas behind gaps.
    pub(super) areas: Vec<OpenArea>,
    /// Points at which a border seems open, although no area was found behind them.
    pub(super) unclear: Vec<usize>,
}

impl Borders {
    /// All points at which a border is open.
    pub(super) fn gaps(&self) -> impl Iterator<Item = usize> {
        self.areas.iter().flat_map(|area| &area.gaps).chain(&self.unclear).copied()
    }
}

/// An area that one color would surround if that color filled the gaps in the border.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct OpenArea {
    /// The color that would surround the area.
    pub(super) owner: Color,
    /// The empty points of the area, without the gaps.
    pub(super) points: Vec<usize>,
    /// The points that the owner must fill. A simple search finds them, so a smaller choice of points may exist.
    pub(super) gaps: Vec<usize>,
}

/// Finds open borders. Only the points for which `seems_open` is true can be gaps. Skips regions that touch only one color. A point
/// that only helps to capture stones is not a gap.
pub(super) fn borders(size: Size, living: &[Option<Color>], seems_open: impl Fn(usize) -> bool) -> Borders {
    let mut found = Borders::default();
    for region in grid::parts(size, |at| living[at].is_none().then_some(())).points {
        let mut tried: Vec<usize> = region.iter().copied().filter(|&at| seems_open(at)).collect();
        let touches = |color| region.iter().any(|&at| near(size, at).any(|near| living[near] == Some(color)));
        if tried.is_empty() || !Color::ALL.into_iter().all(touches) {
            continue;
        }
        tried.sort_unstable();
        if tried.len() > MOST_TRIED {
            found.unclear.extend(tried);
            continue;
        }
        let captured = Color::ALL.map(|owner| captured(size, &filled(living, &tried, owner), owner));
        let mut is_clear = false;
        for (owner, [takes, loses]) in Color::ALL.into_iter().zip([[0, 1], [1, 0]]) {
            // Leave out points next to those stones of the owner that the opponent would capture by filling all tried
            // points.
            let beside_lost = |&at: &usize| near(size, at).any(|near| captured[loses].contains(&near));
            let tried: Vec<usize> = tried.iter().copied().filter(|at| !beside_lost(at)).collect();
            if let Some(areas) = closed_by(size, living, &region, &tried, (owner, &captured[takes])) {
                is_clear = true;
                found.areas.extend(areas);
            }
        }
        if !is_clear {
            found.unclear.extend(tried);
        }
    }
    found
}

/// The stones of the owner's opponent that have no liberties.
fn captured(size: Size, board: &[Option<Color>], owner: Color) -> BTreeSet<usize> {
    let chains = grid::parts(size, |at| board[at].filter(|&color| color != owner)).points;
    let is_free = |chain: &Vec<usize>| chain.iter().any(|&at| near(size, at).any(|near| board[near].is_none()));
    chains.into_iter().filter(|chain| !is_free(chain)).flatten().collect()
}

/// The areas of one region that the owner would close with stones on some of the points in `tried`. This function
/// removes the stones in `captured` before it looks for areas, so a point that only helps to capture them is not a gap.
/// `None` if stones on all points in `tried` would close no area.
fn closed_by(
    size: Size,
    living: &[Option<Color>],
    region: &[usize],
    tried: &[usize],
    (owner, captured): (Color, &BTreeSet<usize>),
) -> Option<Vec<OpenArea>> {
    let mut board = filled(living, tried, owner);
    for &at in captured {
        board[at] = None;
    }
    let around = surrounded(size, &board);
    let areas: Vec<usize> = region.iter().copied().filter(|&at| around[at] == Some(owner)).collect();
    if areas.is_empty() {
        return None;
    }
    let mut gaps = tried.to_vec();
    for &at in tried {
        board[at] = None;
        let around = surrounded(size, &board);
        if areas.iter().all(|&area| around[area] == Some(owner)) {
            gaps.retain(|&gap| gap != at);
        } else {
            board[at] = Some(owner);
        }
    }
    let around = surrounded(size, &board);
    let inside = |at: usize| living[at].is_none() && around[at] == Some(owner);
    let mut found = Vec::new();
    for points in grid::parts(size, |at| inside(at).then_some(())).points {
        let own: Vec<usize> = gaps.iter().copied().filter(|&gap| near(size, gap).any(|at| points.contains(&at))).collect();
        if !own.is_empty() {
            found.push(OpenArea { owner, points, gaps: own });
        }
    }
    Some(found)
}

/// The board with stones of this color on these points.
fn filled(living: &[Option<Color>], points: &[usize], color: Color) -> Vec<Option<Color>> {
    let mut board = living.to_vec();
    for &at in points {
        board[at] = Some(color);
    }
    board
}

#[cfg(test)]
mod tests;
