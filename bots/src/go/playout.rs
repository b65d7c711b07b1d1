//! Playouts: games that are played to the end with random but tactically sensible moves.

use super::field::{EMPTY, Field, NOWHERE};
use super::shapes::Shapes;
use super::tactics::{capture_beside, has_two_liberties_after};
use crate::limits::Meter;
use crate::random::Random;

/// How a playout chooses its moves.
#[derive(Clone, Copy, Debug)]
pub(super) struct Policy {
    /// How many of a hundred ataris the players see.
    pub(super) atari: usize,
    /// In how many of a hundred moves the players look for a good shape next to the last move.
    pub(super) shape: usize,
    /// The most moves of a playout.
    pub(super) moves: usize,
}

/// Plays until both players pass or the playout gets too long. `first` holds, for each cell, the first player who moved there.
/// The playout adds the players who move first at the other cells.
pub(super) fn play(
    field: &mut Field,
    mut color: u8,
    mut last: u16,
    policy: Policy,
    first: &mut [u8],
    meter: &mut Meter<'_>,
    random: &mut Random,
) {
    let shapes = Shapes::get();
    let most = policy.moves.min(2 * field.empties().len() + 60);
    let (mut passes, mut captured) = (0, 0);
    for _ in 0..most {
        meter.count();
        let at = vital_after_capture(field, last, captured).unwrap_or_else(|| choose(field, shapes, color, last, policy, random));
        captured = 0;
        if at == NOWHERE {
            passes += 1;
            field.ko = NOWHERE;
            if passes == 2 {
                return;
            }
        } else {
            passes = 0;
            captured = field.play(at, color);
            if first[usize::from(at)] == EMPTY {
                first[usize::from(at)] = color;
            }
        }
        last = at;
        color = 1 - color;
    }
}

/// A reply to the last move, or any sensible move; [`NOWHERE`] to pass.
fn choose(field: &Field, shapes: Shapes, color: u8, last: u16, policy: Policy, random: &mut Random) -> u16 {
    if last != NOWHERE {
        if let Some(at) = answer(field, color, last, policy, random) {
            return at;
        }
        if let Some(at) = shape(field, shapes, color, last, policy, random) {
            return at;
        }
    }
    let empties = field.empties();
    if empties.is_empty() {
        return NOWHERE;
    }
    let (before, after) = empties.split_at(random.below(empties.len()));
    after.iter().chain(before).copied().find(|&at| is_sensible(field, shapes, at, color)).unwrap_or(NOWHERE)
}

/// The point where a stone captures the chain of the opponent's latest stone, if that chain is in atari. Otherwise, a
/// point where a stone rescues one of the player's chains that the opponent's latest stone has put into atari.
fn answer(field: &Field, color: u8, last: u16, policy: Policy, random: &mut Random) -> Option<u16> {
    if let Some(liberty) = field.atari(last)
        && liberty != field.ko
        && !field.is_self_capture(liberty, color)
        && random.percent(policy.atari)
    {
        return Some(liberty);
    }
    for near in field.around(last) {
        if field.state(near) == color
            && let Some(liberty) = field.atari(near)
            && random.percent(policy.atari)
        {
            if let Some(at) = capture_beside(field, near) {
                return Some(at);
            }
            if field.ko != liberty && has_two_liberties_after(field, liberty, color) {
                return Some(liberty);
            }
        }
    }
    None
}

/// A random move that makes a good shape, next to the last stone.
fn shape(field: &Field, shapes: Shapes, color: u8, last: u16, policy: Policy, random: &mut Random) -> Option<u16> {
    if !random.percent(policy.shape) {
        return None;
    }
    let (mut found, mut count) = ([NOWHERE; 8], 0);
    for near in field.ring(last) {
        if field.state(near) == EMPTY && shapes.is_good(field.code(near)) {
            found[count] = near;
            count += 1;
        }
    }
    while count > 0 {
        let n = random.below(count);
        if is_sensible(field, shapes, found[n], color) {
            return Some(found[n]);
        }
        count -= 1;
        found[n] = found[count];
    }
    None
}

/// Whether a move is legal, does not fill the player's own eye and does not put many of the player's stones into atari.
fn is_sensible(field: &Field, shapes: Shapes, at: u16, color: u8) -> bool {
    if at == field.ko || shapes.is_eye(field.code(at), color) {
        return false;
    }
    let around = field.around(at);
    // Two empty neighbors are enough liberties.
    if around.iter().filter(|&&near| field.state(near) == EMPTY).count() >= 2 {
        return true;
    }
    !field.is_self_capture(at, color) && !throws_away(field, at, color)
}

/// Putting this many of one's own stones, or more, into atari is a blunder, not a sacrifice.
const THROWN_AWAY: u16 = 3;

/// Whether a legal move puts many of the player's stones into atari.
pub(super) fn throws_away(field: &Field, at: u16, color: u8) -> bool {
    let own = |near: &&u16| field.state(**near) == color;
    let thrown: u16 = 1 + field.around(at).iter().filter(own).map(|&near| field.stones(near)).sum::<u16>();
    thrown >= THROWN_AWAY && !has_two_liberties_after(field, at, color)
}

/// The vital point of the empty region next to `last`, where stones were just captured. `None` unless three to six stones were
/// captured and the region has a vital point. The vital point has empty neighbors, so a stone there never captures itself.
fn vital_after_capture(field: &Field, last: u16, captured: u16) -> Option<u16> {
    if !(3..=6).contains(&captured) {
        return None;
    }
    let start = field.around(last).into_iter().find(|&near| field.state(near) == EMPTY)?;
    vital_of_region(field, start)
}

/// The vital point of the empty region that contains a cell, if the region has three to six points.
pub(super) fn vital_of_region(field: &Field, start: u16) -> Option<u16> {
    let mut hole = [NOWHERE; 7];
    hole[0] = start;
    let (mut count, mut next) = (1, 0);
    while next < count {
        for near in field.around(hole[next]) {
            if field.state(near) == EMPTY && !hole[..count].contains(&near) {
                if count == hole.len() {
                    return None;
                }
                hole[count] = near;
                count += 1;
            }
        }
        next += 1;
    }
    vital(field, &hole[..count])
}

/// The vital point of an empty region: an opponent's stone on it leaves the owner of the region only one eye. `None` unless the
/// region has three to six points and one of them is vital.
fn vital(field: &Field, shape: &[u16]) -> Option<u16> {
    let (mut best, mut most, mut pairs) = (None, 0, 0);
    for &at in shape {
        let beside = field.around(at).iter().filter(|&near| shape.contains(near)).count();
        pairs += beside;
        if beside > most {
            (best, most) = (Some(at), beside);
        }
    }
    // Regions of these shapes have a vital point: three points in any shape; four as a T or a square; five as a cross or a square
    // with one more point; six as a square with two more points at one corner.
    let one_eye = matches!((shape.len(), pairs, most), (3, _, 2) | (4, 6, 3) | (4, 8, 2) | (5, 8, 4) | (5, 10, 3) | (6, 12, 4));
    best.filter(|_| one_eye)
}
