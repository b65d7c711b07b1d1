//! Random playouts with some tactical sense, and the resulting ownership of each point.

use super::field::{EMPTY, Field, NOWHERE, number};
use crate::color::Color;
use crate::point::Size;

/// The ownership of each point, averaged over several playouts, row by row from the top left: from -[`FULL`] (always White) to
/// [`FULL`] (always Black).
pub(super) type Ownership = Vec<i32>;

/// The ownership of a point that is always Black's.
pub const FULL: i32 = 1000;

/// A seeded random number generator: xorshift64* (G. Marsaglia, S. Vigna).
pub(super) struct Chance(u64);

impl Chance {
    pub(super) fn new(seed: u64) -> Chance {
        // The state must not be 0, because the generator would then return only zeros.
        Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    /// A number below `bound`, which must not be 0.
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let high = self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 32;
        ((high * bound as u64) >> 32) as usize
    }
}

/// Plays `games` playouts from a position, with `first` to move, and returns the ownership of each point.
pub(super) fn ownership(size: Size, stones: &[Option<Color>], first: Color, games: u32, chance: &mut Chance) -> Ownership {
    let start = Box::new(Field::new(size, stones));
    let mut field = start.clone();
    let mut sums = vec![0_i32; size.area()];
    for _ in 0..games {
        *field = *start;
        play(&mut field, number(first), chance);
        for (n, sum) in sums.iter_mut().enumerate() {
            *sum += match owner(&field, field.cell(n)) {
                Some(0) => 1,
                Some(_) => -1,
                None => 0,
            };
        }
    }
    let games = i32::try_from(games).unwrap_or(i32::MAX).max(1);
    sums.into_iter().map(|sum| sum * FULL / games).collect()
}

/// The owner of a cell at the end of a playout: the color of the stone on the cell. An empty cell belongs to the color
/// of the stones next to the cell if all of them have the same color.
fn owner(field: &Field, at: u16) -> Option<u8> {
    if field.state(at) != EMPTY {
        return Some(field.state(at));
    }
    let near = field.around(at).map(|near| field.state(near));
    let touches = |color| near.contains(&color);
    match (touches(0), touches(1)) {
        (true, false) => Some(0),
        (false, true) => Some(1),
        (true, true) | (false, false) => None,
    }
}

/// Plays until both players pass or the playout gets too long.
fn play(field: &mut Field, first: u8, chance: &mut Chance) {
    let most = 3 * field.empties().len() + 200;
    let mut color = first;
    let mut last = NOWHERE;
    let mut passes = 0;
    let mut captured = 0;
    for _ in 0..most {
        let at = vital_after_capture(field, last, captured).unwrap_or_else(|| choose(field, color, last, chance));
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
        }
        last = at;
        color = 1 - color;
    }
}

/// A reply to the last move, or any sensible move; [`NOWHERE`] for a pass.
fn choose(field: &Field, color: u8, last: u16, chance: &mut Chance) -> u16 {
    if last != NOWHERE
        && let Some(at) = answer(field, color, last, chance)
    {
        return at;
    }
    let empties = field.empties();
    if empties.is_empty() {
        return NOWHERE;
    }
    let start = chance.below(empties.len());
    let (before, after) = empties.split_at(start);
    after.iter().chain(before).copied().find(|&at| is_sensible(field, at, color)).unwrap_or(NOWHERE)
}

/// The vital point of the empty region next to `last`, where stones were just captured. `None` unless three to six stones were
/// captured and the region has a vital point. The vital point has empty neighbors, so a stone there never captures itself.
fn vital_after_capture(field: &Field, last: u16, captured: u16) -> Option<u16> {
    if !(3..=6).contains(&captured) {
        return None;
    }
    let mut hole = [NOWHERE; 7];
    let mut count = 0;
    let start = field.around(last).into_iter().find(|&near| field.state(near) == EMPTY)?;
    hole[count] = start;
    count += 1;
    let mut next = 0;
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

/// The point where a stone captures the chain of the opponent's latest stone, if that chain is in atari. Otherwise, a
/// point where a stone rescues one of the player's chains that the opponent's latest stone has put into atari. Each of
/// these moves is overlooked one time in eight.
fn answer(field: &Field, color: u8, last: u16, chance: &mut Chance) -> Option<u16> {
    if let Some(liberty) = field.atari(last)
        && is_sensible(field, liberty, color)
        && chance.below(8) > 0
    {
        return Some(liberty);
    }
    for near in field.around(last) {
        if field.state(near) == color
            && let Some(liberty) = field.atari(near)
            && chance.below(8) > 0
        {
            if let Some(at) = capture_beside(field, near, color) {
                return Some(at);
            }
            if field.ko != liberty && has_two_liberties_after(field, liberty, color) {
                return Some(liberty);
            }
        }
    }
    None
}

/// The only liberty of an opponent chain that is in atari and touches the chain of the stone at `of`.
fn capture_beside(field: &Field, of: u16, color: u8) -> Option<u16> {
    let mut at = of;
    loop {
        for near in field.around(at) {
            if field.state(near) == 1 - color
                && let Some(liberty) = field.atari(near)
                && liberty != field.ko
            {
                return Some(liberty);
            }
        }
        at = field.next(at);
        if at == of {
            return None;
        }
    }
}

/// Whether a move is legal, does not fill the player's own eye and does not put many of the player's stones into atari.
fn is_sensible(field: &Field, at: u16, color: u8) -> bool {
    if at == field.ko || field.is_eye(at, color) || field.is_self_capture(at, color) {
        return false;
    }
    let around = field.around(at);
    // Two empty neighbors are enough liberties.
    if around.iter().filter(|&&near| field.state(near) == EMPTY).count() >= 2 {
        return true;
    }
    let own = |near: &&u16| field.state(**near) == color;
    let thrown: u16 = 1 + around.iter().filter(own).map(|&near| field.stones(near)).sum::<u16>();
    thrown < THROWN_AWAY || has_two_liberties_after(field, at, color)
}

/// The vital point of an empty region: an opponent's stone on it leaves the owner of the region only one eye. `None` unless the
/// region has three to six points and one of them is vital.
fn vital(field: &Field, shape: &[u16]) -> Option<u16> {
    let beside = |at: u16| field.around(at).iter().filter(|&near| shape.contains(near)).count();
    let (mut best, mut most, mut pairs) = (None, 0, 0);
    for &at in shape {
        let beside = beside(at);
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

/// A move that puts this many of the player's own stones, or more, into atari is a blunder, not a sacrifice.
const THROWN_AWAY: u16 = 3;

/// Whether the chain of a stone placed at a cell would have two or more liberties. Each captured stone counts as one liberty.
fn has_two_liberties_after(field: &Field, at: u16, color: u8) -> bool {
    let mut first = NOWHERE;
    let mut found = |liberty: u16| {
        if first == NOWHERE || first == liberty {
            first = liberty;
            return false;
        }
        true
    };
    for near in field.around(at) {
        let state = field.state(near);
        if state == EMPTY {
            if found(near) {
                return true;
            }
        } else if state == 1 - color {
            if field.atari(near).is_some() && (found(near) || field.stones(near) > 1) {
                return true;
            }
        } else if state == color {
            let mut stone = near;
            loop {
                for beside in field.around(stone) {
                    if field.state(beside) == EMPTY && beside != at && found(beside) {
                        return true;
                    }
                }
                stone = field.next(stone);
                if stone == near {
                    break;
                }
            }
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::{Chance, Field, answer, has_two_liberties_after, is_sensible, vital_after_capture};
    use crate::go::dead::tests::{field, marked};

    const BLACK: u8 = 0;

    /// Lets Black answer the white stone `o` eighty times. Returns the number of answers at `*` and the number of
    /// answers elsewhere.
    fn answers(field: &Field, rows: &[&str]) -> (usize, usize) {
        let mut chance = Chance::new(1);
        let found: Vec<u16> = (0..80).filter_map(|_| answer(field, BLACK, marked(rows, 'o'), &mut chance)).collect();
        let expected = found.iter().filter(|&&at| at == marked(rows, '*')).count();
        (expected, found.len() - expected)
    }

    #[test]
    fn an_atari_is_usually_answered() {
        for rows in [
            // Black captures the stone `o`.
            &[".X...", "Xo*..", ".X..."][..],
            // Black extends the black chain.
            &[".O...", "OX*..", ".o..."],
            // Black captures another stone next to the black chain.
            &["..OO..", ".XOO..", "*OXXo.", ".X.O.."],
        ] {
            let (expected, elsewhere) = answers(&field(rows), rows);
            assert!((60..80).contains(&expected) && elsewhere == 0, "{rows:?}: {expected} answers, {elsewhere} elsewhere");
        }
    }

    #[test]
    fn a_chain_that_would_stay_in_atari_is_not_extended() {
        for rows in [[".OO..", "OX*O.", ".oO.."], [".O...", "OX*O.", ".oO.."]] {
            assert_eq!(answers(&field(&rows), &rows), (0, 0), "{rows:?}");
        }
    }

    #[test]
    fn a_ko_is_not_retaken_immediately() {
        let rows = [".XO..", "Xo*O.", ".XO.."];
        let mut field = field(&rows);
        assert_ne!(answers(&field, &rows), (0, 0));
        field.ko = marked(&rows, '*');
        assert_eq!(answers(&field, &rows), (0, 0));
    }

    #[test]
    fn a_move_that_throws_stones_away_or_fills_an_eye_is_not_sensible() {
        for (rows, sensible) in [
            (&["...", ".*.", "..."][..], true),
            (&["X*X", ".X."], false),
            // The stone would capture itself.
            (&["*O.", "O.."], false),
            // Two stones in atari are a sacrifice, and three are a blunder.
            (&["OX*.O", "OOO.."], true),
            (&["XX*.O", "OOO.."], false),
            (&["XX*.O", ".OO.."], true),
        ] {
            assert_eq!(is_sensible(&field(rows), marked(rows, '*'), BLACK), sensible, "{rows:?}");
        }
        let mut field = field(&["...", ".*.", "..."]);
        field.ko = field.cell(4);
        assert!(!is_sensible(&field, field.ko, BLACK), "retaking a ko immediately is not sensible");
    }

    #[test]
    fn liberties_after_a_move_are_counted_once() {
        for (rows, two) in [
            (&["...", ".*.", "..."][..], true),
            (&["O*..", "OOO."], false),
            (&["O*O.", "OOO."], false),
            // The move captures one stone.
            (&["O*O.", "XOO."], false),
            // The move captures one stone, and the new stone also has an empty neighbor.
            (&["O*..", "XOO."], true),
            // The move captures two stones.
            (&["OO*O.", "XXOO."], true),
            // The stone joins a black chain, whose liberties are counted, too.
            (&["*XO.", ".OO."], false),
            (&["O*X.", "OOO."], false),
            (&["O*X.", "OOX."], true),
            // After the move, the empty point next to the stone is the only liberty of the black chain.
            (&["*.O.", "XXO.", "OOO."], false),
        ] {
            assert_eq!(has_two_liberties_after(&field(rows), marked(rows, '*'), BLACK), two, "{rows:?}");
        }
    }

    #[test]
    fn shapes_with_a_vital_point_are_recognized() {
        let vital = |rows: &[&str], captured| vital_after_capture(&field(rows), marked(rows, 'o'), captured);
        for rows in [
            &["O.*.O", "OOoOO"][..],
            &["O*.O", "O.OO", "OoOO"],
            &["O.*.O", "OO.OO", "OOoOO"],
            &["O..O", "O.*O", "OOoO"],
            &["OO.OO", "O.*.O", "OO.OO", "OOoOO"],
            &["O.*.O", "O..OO", "OoOOO"],
            &["O..OO", "O.*.O", "OO.OO", "OOoOO"],
        ] {
            assert_eq!([2, 3, 6, 7].map(|captured| vital(rows, captured).is_some()), [false, true, true, false]);
            assert_eq!(vital(rows, 3), Some(marked(rows, '*')), "{rows:?}");
        }
        for rows in [
            &["O.O", "OoO"][..],
            &["O..O", "OoOO"],
            &["O....O", "OoOOOO"],
            &["O...O", "O.OOO", "OoOOO"],
            &["O....O", "OO.OOO", "OOoOOO"],
            &["O....O", "OO..OO", "OOoOOO"],
            &["O........O", "OoOOOOOOOO"],
        ] {
            assert_eq!(vital(rows, 3), None, "{rows:?}");
        }
    }
}
