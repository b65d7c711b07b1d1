//! A proposal which stones are dead at the end of a game.
//!
//! The position is played to the end some hundreds of times by chance, with either color to move
//! first. A chain that is seldom left on the board, though its own side moves first, seems dead; what
//! is alive for good is not asked. Nothing is read out: seki and short fights can be misjudged,
//! which is why the players have the last word.

mod field;
mod playout;

use super::Board;
use super::grid::{self, near};
use super::pass_alive::pass_alive;
use crate::color::{ByColor, Color};
use crate::point::{MAX_SIDE, Point, Size};
use playout::{Chance, ownership};
use std::collections::BTreeSet;

pub use playout::FULL as FULL_OWNERSHIP;

/// Games played for each color to move first. More of them change few judgements.
const GAMES: u32 = 400;

/// Chains whose points are less often their color's than this seem dead. Above nothing, since the stones
/// of a finished game are meant to be settled: what looks open is mostly dead and looks alive only by
/// poor play.
const ALIVE: i32 = 150;

/// Empty points that are one color's by at least as much seem to be its territory.
const SOMEBODYS: i32 = 100;

/// Which stones seem dead, for the players to correct.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// The stones that seem dead: whole chains.
    pub dead: BTreeSet<Point>,
    /// The points through which a territory lies open to the opponent. Unless they are filled, nobody gets it.
    pub unsealed: BTreeSet<Point>,
    /// Whose each point seems to be, row by row from the top left: from -[`FULL_OWNERSHIP`] (White's)
    /// to [`FULL_OWNERSHIP`] (Black's).
    pub ownership: Vec<i32>,
}

/// Proposes which stones are dead. The same board and seed give the same proposal everywhere. On boards
/// larger than people play on ([`MAX_SIDE`]) nothing is proposed.
#[must_use]
pub fn propose(board: &Board, seed: u64) -> Proposal {
    let size = board.size();
    if size.width() > MAX_SIDE || size.height() > MAX_SIDE {
        return Proposal { dead: BTreeSet::new(), unsealed: BTreeSet::new(), ownership: vec![0; size.area()] };
    }
    let stones: Vec<Option<Color>> = size.points().map(|point| board.stone(point)).collect();
    let mut chance = Chance::new(seed);
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
    let unsealed = unsealed(size, &living, &mean);
    Proposal { dead: points(&|at| stones[at] != living[at]), unsealed: points(&|at| unsealed[at]), ownership: mean }
}

/// How far a chain's points are its color's, on average.
fn share(ownership: &[i32], chain: &[usize], color: Color) -> i32 {
    let sum: i32 = chain.iter().map(|&at| ownership[at]).sum();
    let mean = sum / i32::try_from(chain.len()).unwrap_or(i32::MAX);
    match color {
        Color::Black => mean,
        Color::White => -mean,
    }
}

/// Where somebody's territory lies open, in regions that touch the living stones of both: the points beside
/// it that are not surely his, or that an opponent's stone touches; what is territory no such stone touches.
/// Neutral points that lie between the stones of both have none beside them, and are left alone.
fn unsealed(size: Size, living: &[Option<Color>], ownership: &[i32]) -> Vec<bool> {
    let mut open = vec![false; living.len()];
    let side = |at: usize| match ownership[at] {
        share if share >= SOMEBODYS => Some(Color::Black),
        share if share <= -SOMEBODYS => Some(Color::White),
        _ => None,
    };
    let stands = |at: usize, color| near(size, at).any(|near| living[near] == Some(color));
    for region in grid::parts(size, |at| living[at].is_none().then_some(())).points {
        if !Color::ALL.into_iter().all(|color| region.iter().any(|&at| stands(at, color))) {
            continue;
        }
        for &at in &region {
            open[at] = near(size, at)
                .filter(|&near| living[near].is_none())
                .filter_map(|near| side(near).filter(|owner| !stands(near, owner.opposite())))
                .any(|owner| side(at) != Some(owner) || stands(at, owner.opposite()));
        }
    }
    open
}

#[cfg(test)]
mod tests;
