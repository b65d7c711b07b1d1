//! Proposes which stones are dead at the end of a game.
//!
//! This module plays the position out several hundred times at random. Each color moves first in half of these playouts. A
//! chain is proposed as dead if it survives too rarely even when its own color moves first. Pass-alive chains are never
//! proposed. Chains in the opponent's pass-alive territory are always proposed. The playouts do not look ahead, so they can
//! misjudge seki and short fights. The players decide in the end.

mod field;
mod playout;

use super::Board;
use super::gaps::borders;
use super::grid::{self, near};
use super::pass_alive::pass_alive;
use crate::color::{ByColor, Color};
use crate::point::{MAX_SIDE, Point, Size};
use playout::{Chance, ownership};
use std::collections::BTreeSet;

pub use playout::FULL as FULL_OWNERSHIP;

/// For each color, the number of playouts in which that color moves first. More playouts would change few proposals.
const GAMES: u32 = 400;

/// A chain seems dead if its average ownership, in thousandths, is below this bound. The bound is above zero because
/// the stones of a finished game are usually settled: a chain that looks undecided is usually dead and survives only in
/// playouts with bad moves.
const ALIVE: i32 = 150;

/// An empty point seems to be a color's territory if that color owns at least this many thousandths of the point.
const TERRITORY: i32 = 100;

/// Which stones seem dead and where borders seem open. The players can change which stones count as dead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// The stones that seem dead, in whole chains.
    pub dead: BTreeSet<Point>,
    /// Gaps in the borders of territories. A territory counts for neither player until its gaps are filled.
    pub unsealed: BTreeSet<Point>,
    /// The ownership of each point, row by row from the top left: from -[`FULL_OWNERSHIP`] (always White's) to [`FULL_OWNERSHIP`]
    /// (always Black's).
    pub ownership: Vec<i32>,
}

/// Proposes which stones are dead. The seed of the playouts is the hash of the board, so the same board gives the same proposal
/// in every game and on every machine. Players who resume play and pass again, or who compare two games, would not trust a
/// proposal that changes. If a side of the board is longer than [`MAX_SIDE`], the proposal is empty.
#[must_use]
pub fn propose(board: &Board) -> Proposal {
    let size = board.size();
    if size.width() > MAX_SIDE || size.height() > MAX_SIDE {
        return Proposal { dead: BTreeSet::new(), unsealed: BTreeSet::new(), ownership: vec![0; size.area()] };
    }
    let stones: Vec<Option<Color>> = size.points().map(|point| board.stone(point)).collect();
    let mut chance = Chance::new(board.hash());
    let first = ByColor::new_with(|color| ownership(size, &stones, color, GAMES, &mut chance));
    let mean: Vec<i32> = first.black.iter().zip(&first.white).map(|(black, white)| (black + white) / 2).collect();
    let safe = pass_alive(board, false);

    let mut living = stones.clone();
    for chain in grid::parts(size, |at| stones[at]).points {
        let Some(color) = stones[chain[0]] else { continue };
        let is_dead = match safe[chain[0]] {
            Some(owner) => owner != color,
            None => share(&first[color], &chain, color) < ALIVE,
        };
        if is_dead {
            for at in chain {
                living[at] = None;
            }
        }
    }
    let points =
        |chosen: &dyn Fn(usize) -> bool| (0..stones.len()).filter(|&at| chosen(at)).map(|at| grid::point(size, at)).collect();
    let seems_open = unsealed(size, &living, &mean);
    let unsealed = borders(size, &living, |at| seems_open[at]).gaps().map(|at| grid::point(size, at)).collect();
    Proposal { dead: points(&|at| stones[at] != living[at]), unsealed, ownership: mean }
}

/// The average ownership of a chain's points: positive if the points usually go to the chain's own color.
fn share(ownership: &[i32], chain: &[usize], color: Color) -> i32 {
    let sum: i32 = chain.iter().map(|&at| ownership[at]).sum();
    let mean = sum / i32::try_from(chain.len()).unwrap_or(i32::MAX);
    match color {
        Color::Black => mean,
        Color::White => -mean,
    }
}

/// Finds points that seem to be gaps in the borders of territories. Only regions that touch living stones of both
/// colors can have gaps. A color *shelters* an empty point if the color is the point's likely owner and no stone of the
/// opponent touches the point. A point seems to be a gap if a color shelters one of its neighbors but not the point
/// itself. Neutral points between the two colors are usually not next to a sheltered point, so they are not taken for
/// gaps.
fn unsealed(size: Size, living: &[Option<Color>], ownership: &[i32]) -> Vec<bool> {
    let mut open = vec![false; living.len()];
    let likely_owner = |at: usize| match ownership[at] {
        share if share >= TERRITORY => Some(Color::Black),
        share if share <= -TERRITORY => Some(Color::White),
        _ => None,
    };
    let touches = |at: usize, color| near(size, at).any(|near| living[near] == Some(color));
    for region in grid::parts(size, |at| living[at].is_none().then_some(())).points {
        if !Color::ALL.into_iter().all(|color| region.iter().any(|&at| touches(at, color))) {
            continue;
        }
        for &at in &region {
            open[at] = near(size, at)
                .filter(|&near| living[near].is_none())
                .filter_map(|near| likely_owner(near).filter(|owner| !touches(near, owner.opposite())))
                .any(|owner| likely_owner(at) != Some(owner) || touches(at, owner.opposite()));
        }
    }
    open
}

#[cfg(test)]
mod tests;
