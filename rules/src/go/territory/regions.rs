//! The points that each color reaches, and the points that only one color reaches.

use super::ground::Ground;
use crate::color::Color;
use std::collections::VecDeque;

/// A shape that connects a player's stones so well that the opponent gains nothing by pushing through `(0, 0)`. The points in the
/// first list must hold living stones of the player. The points in the second list must not hold living opponent stones. If the
/// flag is true, the edge of the board must be directly below `(0, 0)`. The shape applies in all eight orientations.
type Cut = (&'static [(i8, i8)], &'static [(i8, i8)], bool);

const CUTS: [Cut; 6] = [
    (&[(0, -1), (1, -1), (0, 1)], &[(1, 0), (1, 1)], false),
    (&[(0, -1), (0, 1)], &[(-1, -1), (-1, 0), (1, 0), (-1, 1)], false),
    (&[(-1, -1), (1, 0), (-1, 1)], &[(0, -1), (1, -1), (-1, 0), (0, 1), (1, 1)], false),
    (&[(-1, 0), (1, 0)], &[(0, -1)], true),
    (&[(0, -1), (1, -1)], &[(1, 0)], true),
    (&[(0, -1)], &[(-1, -1), (-1, 0), (1, 0)], true),
];

/// The maximal areas of the board that only one color reaches.
pub(super) struct Regions {
    /// The region of each point; `None` for neutral ground.
    pub(super) of: Vec<Option<usize>>,
    /// The color of each region.
    pub(super) color: Vec<Color>,
    /// The color whose cut closes each point. The opponent of this color cannot get past the point.
    pub(super) cuts: Vec<Option<Color>>,
}

impl Regions {
    pub(super) fn of(ground: &Ground) -> Regions {
        let cuts = cuts(ground);
        let black = reach(ground, Color::Black, Some(&cuts));
        let white = reach(ground, Color::White, Some(&cuts));
        let mut regions = Regions { of: vec![None; cuts.len()], color: Vec::new(), cuts };
        let owner = |at: usize| match (black[at], white[at]) {
            (true, false) => Some(Color::Black),
            (false, true) => Some(Color::White),
            (true, true) | (false, false) => None,
        };
        for at in 0..regions.of.len() {
            if let (Some(color), None) = (owner(at), regions.of[at]) {
                regions.fill(ground, at, color, owner);
            }
        }
        regions
    }

    /// Makes a region of all points that only `color` reaches and that are connected to `from`, possibly across neutral ground.
    fn fill(&mut self, ground: &Ground, from: usize, color: Color, owner: impl Fn(usize) -> Option<Color>) {
        let region = self.color.len();
        self.color.push(color);
        let (cuts, of) = (&self.cuts, &mut self.of);
        let foe = Some(color.opposite());
        flood(ground, [from], |at| {
            if of[at].is_some() || ground.living(at) == foe {
                return Step::Stay;
            }
            if owner(at) == Some(color) {
                of[at] = Some(region);
            }
            if cuts[at] == foe { Step::Stop } else { Step::On }
        });
    }
}

/// What a flood does at a point.
pub(super) enum Step {
    /// Does not enter.
    Stay,
    /// Enters and stops.
    Stop,
    /// Enters and continues to the neighbors.
    On,
}

/// Visits the points in `from` and, wherever `enter` returns [`Step::On`], the point's neighbors. Visits each point at most once.
pub(super) fn flood(ground: &Ground, from: impl IntoIterator<Item = usize>, mut enter: impl FnMut(usize) -> Step) {
    let mut open: VecDeque<usize> = from.into_iter().collect();
    let mut seen = vec![false; ground.stones.len()];
    while let Some(at) = open.pop_front() {
        if std::mem::replace(&mut seen[at], true) {
            continue;
        }
        match enter(at) {
            Step::On => open.extend(ground.near(at).filter(|&near| !seen[near])),
            Step::Stop | Step::Stay => {}
        }
    }
}

/// The points connected to a living stone of `color` by a path that avoids living opponent stones. If cuts are given, a path may
/// end at an opponent cut but not continue beyond it.
pub(super) fn reach(ground: &Ground, color: Color, cuts: Option<&[Option<Color>]>) -> Vec<bool> {
    let mut reached = vec![false; ground.stones.len()];
    let foe = Some(color.opposite());
    let from = (0..reached.len()).filter(|&at| ground.living(at) == Some(color));
    flood(ground, from, |at| {
        if ground.living(at) == foe {
            return Step::Stay;
        }
        reached[at] = true;
        if cuts.is_some_and(|cuts| cuts[at] == foe) { Step::Stop } else { Step::On }
    });
    reached
}

/// The cuts of both colors. At a point where both colors have a cut, White's cut takes precedence.
fn cuts(ground: &Ground) -> Vec<Option<Color>> {
    let mut cuts = vec![None; ground.stones.len()];
    for color in Color::ALL {
        for at in (0..cuts.len()).filter(|&at| ground.is_empty(at)) {
            if CUTS.iter().any(|cut| ORIENTATIONS.iter().any(|turn| fits(ground, color, at, cut, turn))) {
                cuts[at] = Some(color);
            }
        }
    }
    cuts
}

/// For each of the eight orientations, the two directions on the board that correspond to right and down in the shape.
const ORIENTATIONS: [[(i8, i8); 2]; 8] = [
    [(1, 0), (0, 1)],
    [(-1, 0), (0, 1)],
    [(1, 0), (0, -1)],
    [(-1, 0), (0, -1)],
    [(0, 1), (1, 0)],
    [(0, -1), (1, 0)],
    [(0, 1), (-1, 0)],
    [(0, -1), (-1, 0)],
];

fn fits(ground: &Ground, color: Color, at: usize, (own, free, edge): &Cut, [right, down]: &[(i8, i8); 2]) -> bool {
    let place = |&(x, y): &(i8, i8)| shifted(ground, at, (x * right.0 + y * down.0, x * right.1 + y * down.1));
    let is_own = |at: usize| ground.living(at) == Some(color);
    let is_free = |at: usize| is_own(at) || ground.is_empty(at) || (ground.has(at, color.opposite()) && ground.dead[at]);
    // In some orientations of a shape that needs the left or right edge, goscorer instead requires that the point is on
    // the third line from the opposite edge. That is probably a mistake, but it rarely matters. We do the same so that
    // our scores agree with those of goscorer.
    let astray = right.0 == 0 && right.1 != down.0;
    let at_edge = if astray { place(&(0, -2)).is_some() && place(&(0, -3)).is_none() } else { place(&(0, 1)).is_none() };
    (!edge || at_edge)
        && own.iter().all(|offset| place(offset).is_some_and(is_own))
        && free.iter().all(|offset| place(offset).is_some_and(is_free))
}

fn shifted(ground: &Ground, at: usize, (x, y): (i8, i8)) -> Option<usize> {
    let point = crate::go::grid::point(ground.size, at);
    let moved = crate::point::Point { x: point.x.checked_add_signed(x)?, y: point.y.checked_add_signed(y)? };
    ground.size.contains(moved).then(|| ground.size.index(moved))
}
