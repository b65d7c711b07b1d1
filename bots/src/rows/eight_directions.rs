//! Scoring of the eight directions: a beginner's first program for Gomoku.
//!
//! From a point it looks in each of the eight directions at the stones that begin there. A run of stones of one color is worth more the
//! longer it is, in a geometric series: 8, 24, 72, 216. A run that is blocked at its far end is worth a little less, and a run that begins
//! only behind a gap still less. The sum of all eight directions is the worth of the point. Stones of both colors count alike, since a
//! point that is good for the opponent is good to take away.
//!
//! What this program does not see: it looks only outwards, so two stones on either side of a gap look like less than three in a
//! row, and four stones look the same whether there is room for a fifth or not.

use super::sight::Sight;
use crate::random::Random;
use rules::{Color, Point};

const RATIO: u64 = 3;
const BASE: u64 = 8;
const BLOCKED: u64 = BASE - 1;
const BEHIND_A_GAP: u64 = 5;

/// The color of the stones in one direction and their worth; `None` if there are none.
fn run(sight: &Sight<'_>, point: Point, direction: (i8, i8)) -> Option<(Color, u64)> {
    let first = match sight.look(point, direction, 1)? {
        Some(_) => 1,
        None => 2,
    };
    let color = sight.look(point, direction, first)??;
    let length = (first..).take_while(|n| sight.look(point, direction, *n) == Some(Some(color))).count();
    let base = match sight.look(point, direction, first + length as i8) {
        _ if first == 2 => BEHIND_A_GAP,
        Some(None) => BASE,
        Some(Some(_)) | None => BLOCKED,
    };
    Some((color, base * RATIO.pow(length.min(9) as u32 - 1)))
}

/// The worth of a point. A player who `is_blind` sees only their own stones, and overlooks diagonals.
fn of(sight: &Sight<'_>, point: Point, is_blind: bool) -> u64 {
    let seen = sight.directions.iter().filter(|(dx, dy)| !is_blind || dx * dy == 0);
    let runs = seen.flat_map(|&(dx, dy)| [(dx, dy), (-dx, -dy)]).filter_map(|direction| run(sight, point, direction));
    runs.filter(|(color, _)| !is_blind || *color == sight.own).map(|(_, worth)| worth).sum()
}

/// The point to play at.
pub(super) fn choose(sight: &Sight<'_>, is_blind: bool, random: &mut Random) -> Option<Point> {
    let worths: Vec<u64> = sight.points.iter().map(|point| of(sight, *point, is_blind)).collect();
    let best = *worths.iter().max()?;
    let ties: Vec<Point> =
        sight.points.iter().zip(&worths).filter(|(_, worth)| **worth == best).map(|(point, _)| *point).collect();
    random.choose(&ties)
}
