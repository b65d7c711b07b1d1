//! A finished position: the stones, and which of them are dead.

use crate::color::Color;
use crate::go::grid::{self, Parts};
use crate::point::Size;

/// A finished position: the stones, and which of them are dead.
pub(super) struct Ground {
    pub(super) size: Size,
    pub(super) stones: Vec<Option<Color>>,
    /// True only for points with a stone.
    pub(super) dead: Vec<bool>,
    /// Connected points in the same state: empty, or stones of one color that are all alive or all dead.
    stretches: Parts,
    /// The number of empty points that each stretch touches.
    liberties: Vec<usize>,
}

impl Ground {
    pub(super) fn new(size: Size, stones: &[Option<Color>], dead: &[bool]) -> Ground {
        let stones: Vec<Option<Color>> = (0..size.area()).map(|at| stones.get(at).copied().flatten()).collect();
        let dead: Vec<bool> = (0..size.area()).map(|at| stones[at].is_some() && dead.get(at) == Some(&true)).collect();
        let stretches = grid::parts(size, |at| Some((stones[at], dead[at])));
        let count = |points: &Vec<usize>| {
            let mut near: Vec<usize> =
                points.iter().flat_map(|&at| grid::near(size, at)).filter(|&at| stones[at].is_none()).collect();
            near.sort_unstable();
            near.dedup();
            near.len()
        };
        let liberties = stretches.points.iter().map(count).collect();
        Ground { size, stones, dead, stretches, liberties }
    }

    pub(super) fn near(&self, at: usize) -> impl Iterator<Item = usize> {
        grid::near(self.size, at)
    }

    /// The stone on a point, if it is alive.
    pub(super) fn living(&self, at: usize) -> Option<Color> {
        self.stones[at].filter(|_| !self.dead[at])
    }

    pub(super) fn is_empty(&self, at: usize) -> bool {
        self.stones[at].is_none()
    }

    pub(super) fn has(&self, at: usize, color: Color) -> bool {
        self.stones[at] == Some(color)
    }

    /// Whether `color` could place a stone on the point. Ignores ko, and allows the self-capture of two or more stones.
    pub(super) fn playable(&self, at: usize, color: Color) -> bool {
        let liberties = |near: usize| self.stretches.of[near].map_or(0, |stretch| self.liberties[stretch]);
        self.is_empty(at) && self.near(at).any(|near| !self.has(near, color.opposite()) || liberties(near) <= 1)
    }
}
