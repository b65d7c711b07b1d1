//! Scoring of the eight directions: a beginner's first program for Gomoku.
//!
//! From a point, the program looks in each of the eight directions at the nearest run of stones of one color. The longer the run,
//! the more it is worth, in a geometric series: 8, 24, 72, 216. A run that is blocked at its far end is worth a little less. A run
//! that begins behind a gap is worth still less. The worth of the point is the sum over the eight directions. Stones of both colors
//! count alike, because a point that is good for the opponent is worth taking.
//!
//! This program looks at each direction alone. So the point in the middle of `XX.XX` is worth less to it than a point next to three
//! in a row. It also does not see whether a run has enough space to become five.

use super::sight::Sight;
use crate::random::Random;
use rules::{Color, Point};

const RATIO: u64 = 3;
const BASE: u64 = 8;
const BLOCKED: u64 = BASE - 1;
const BEHIND_A_GAP: u64 = 5;

/// The color and the worth of the nearest run in one direction; `None` if there is no run.
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
