//! What a stone makes on one line.
//!
//! A window is the part of a line around a point: as many points on either side as can matter. It consists of two sets of bits: one
//! for the player's own stones, and one for the stones of the opponent. A point beyond the edge of the board is in both sets.

use rules::gomoku::rows::{Enclosed, Overline, Rows};
use std::sync::OnceLock;

/// What a stone makes on one line. The names are those that players use when a row has five stones. With rows of another length, a
/// `Four` still lacks one stone, a `Three` lacks two, and a `Two` lacks three. "Becomes" means: with one more stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub(super) enum Class {
    /// No row can go through the stone.
    Dead,
    /// A row is possible, but needs many more stones.
    One,
    /// A row is possible in at least three places, but needs many more stones.
    OpenOne,
    /// Becomes a three, but no open three.
    Two,
    /// Becomes an open three in one or two ways.
    OpenTwo,
    /// Becomes an open three in three ways.
    WideTwo,
    /// Becomes an open three in at least four ways.
    FreeTwo,
    /// Becomes a four, but no open four.
    Three,
    /// Becomes an open four in one way.
    OpenThree,
    /// Becomes an open four in at least two ways.
    FreeThree,
    /// Becomes a row, but one answer prevents it.
    Four,
    /// Becomes a row, whatever the answer.
    OpenFour,
    /// A winning row.
    Five,
    /// Renju: an overline, or two fours on one line.
    Foul,
}

pub(super) const CLASSES: usize = 14;

impl Class {
    /// All classes, each in the place of its number.
    pub(super) const ALL: [Class; CLASSES] = [
        Class::Dead,
        Class::One,
        Class::OpenOne,
        Class::Two,
        Class::OpenTwo,
        Class::WideTwo,
        Class::FreeTwo,
        Class::Three,
        Class::OpenThree,
        Class::FreeThree,
        Class::Four,
        Class::OpenFour,
        Class::Five,
        Class::Foul,
    ];
}

/// Rows up to this length have a table of all windows.
const LONGEST_KNOWN: u8 = 5;
/// For longer rows, at most this number of windows is remembered.
const REMEMBERED: usize = 1 << 15;

/// Which windows are classified, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Form {
    pub(super) rows: Rows,
    /// The number of points on either side of the middle of a window.
    pub(super) reach: u32,
    /// Whether these are Black's lines in renju.
    pub(super) is_restricted: bool,
}

/// Classifies windows.
pub(super) struct Lines {
    form: Form,
    memory: Memory,
}

enum Memory {
    /// The classes of all windows.
    Known(&'static [Class]),
    /// The classes of some windows, each with its key.
    Some(Vec<(u64, Class)>),
}

impl Form {
    /// The number of points on either side of a stone that can matter for these rows.
    pub(super) fn reach_of(rows: Rows) -> u32 {
        // A stone beyond the end of a row matters only if it can spoil the row.
        let is_simple = rows.overline == Overline::Wins && rows.enclosed == Enclosed::Wins;
        u32::from(rows.length) - u32::from(is_simple)
    }

    /// The window as one number, under which its class is stored.
    const fn key(self, own: u64, closed: u64) -> u64 {
        own | closed << (2 * self.reach)
    }

    /// The points of a window in their order, with the stone itself in the middle.
    const fn spread(self, bits: u64, middle: u64) -> u64 {
        let low = bits & ((1 << self.reach) - 1);
        low | middle << self.reach | (bits >> self.reach) << (self.reach + 1)
    }

    /// The length of the player's run through the middle, and whether it is a winning row.
    fn run(self, own: u64, closed: u64) -> (u32, bool) {
        let stones = self.spread(own & !closed, 1);
        let before = (stones << (64 - self.reach)).leading_ones();
        let after = (stones >> (self.reach + 1)).trailing_ones();
        let (run, length) = (before + 1 + after, u32::from(self.rows.length));
        if run != length {
            return (run, run > length && self.rows.overline == Overline::Wins);
        }
        // The edge of the board does not close a row.
        let opponent = self.spread(closed & !own, 0) << 1;
        let ends = opponent >> (self.reach - before) & opponent >> (self.reach + after + 2) & 1;
        (run, ends == 0 || self.rows.enclosed == Enclosed::Wins)
    }

    /// The smallest number of stones that would complete a row through the middle, and the number of places where such a row is
    /// possible. `None` if there is no such place.
    fn missing(self, own: u64, closed: u64) -> Option<(u32, u32)> {
        let (stones, closed) = (self.spread(own & !closed, 1), self.spread(closed, 0));
        let length = u32::from(self.rows.length);
        let row = (1_u64 << length) - 1;
        let (mut best, mut places) = (0, 0);
        for first in (self.reach + 1 - length)..=self.reach {
            if closed >> first & row == 0 {
                best = best.max((stones >> first & row).count_ones());
                places += 1;
            }
        }
        (places > 0).then(|| (length - best, places))
    }
}

impl Lines {
    pub(super) fn new(form: Form) -> Lines {
        let memory = match known(form) {
            Some(table) => Memory::Known(table),
            None => Memory::Some(vec![(u64::MAX, Class::Dead); REMEMBERED]),
        };
        Lines { form, memory }
    }

    /// What a stone in the middle of this window makes.
    #[inline]
    pub(super) fn class(&mut self, own: u64, closed: u64) -> Class {
        let key = self.form.key(own, closed);
        match &self.memory {
            Memory::Known(table) => table[key as usize],
            Memory::Some(cache) => {
                let place = (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 49) as usize;
                let (found, class) = cache[place];
                if found == key {
                    return class;
                }
                self.classify(own, closed, place)
            }
        }
    }

    #[cold]
    fn classify(&mut self, own: u64, closed: u64, place: usize) -> Class {
        let form = self.form;
        let class = classify(form, own, closed, &mut |own, closed| direct(form, own, closed));
        if let Memory::Some(cache) = &mut self.memory {
            cache[place] = (form.key(own, closed), class);
        }
        class
    }
}

/// The class of a window, computed without stored classes.
fn direct(form: Form, own: u64, closed: u64) -> Class {
    classify(form, own, closed, &mut |own, closed| direct(form, own, closed))
}

/// The class of a window. `next` finds the class of a window with one stone more.
fn classify(form: Form, own: u64, closed: u64, next: &mut impl FnMut(u64, u64) -> Class) -> Class {
    let (run, is_five) = form.run(own, closed);
    if is_five {
        return Class::Five;
    }
    if run > u32::from(form.rows.length) {
        return if form.is_restricted { Class::Foul } else { Class::Dead };
    }
    let Some((missing, places)) = form.missing(own, closed) else { return Class::Dead };
    let is_long = form.rows.length > LONGEST_KNOWN;
    match missing {
        0..=2 => {}
        // Looking at every continuation of a long row would take too much time.
        3 if is_long => return if places > 2 { Class::OpenTwo } else { Class::Two },
        3 => {}
        _ => return if places > 2 { Class::OpenOne } else { Class::One },
    }
    let mut count = [0_u8; CLASSES];
    let mut empty = !(own | closed) & ((1 << (2 * form.reach)) - 1);
    while empty != 0 {
        let stone = empty & empty.wrapping_neg();
        empty ^= stone;
        count[next(own | stone, closed) as usize] += 1;
    }
    let ways = |class: Class| count[class as usize];
    let threes = ways(Class::OpenThree) + ways(Class::FreeThree);
    if ways(Class::Five) > 0 {
        four(form, own, closed, run, ways(Class::Five))
    } else if ways(Class::OpenFour) > 0 {
        if ways(Class::OpenFour) > 1 { Class::FreeThree } else { Class::OpenThree }
    } else if ways(Class::Four) > 0 {
        Class::Three
    } else if threes > 0 {
        match threes {
            1 | 2 => Class::OpenTwo,
            3 => Class::WideTwo,
            _ => Class::FreeTwo,
        }
    } else if ways(Class::Three) > 0 {
        Class::Two
    } else if count[1..].iter().any(|ways| *ways > 0) {
        Class::One
    } else {
        Class::Dead
    }
}

/// The class of a window with this number of points that complete a row.
fn four(form: Form, own: u64, closed: u64, run: u32, fives: u8) -> Class {
    if fives == 1 {
        return Class::Four;
    }
    if form.is_restricted {
        return if run + 1 == u32::from(form.rows.length) { Class::OpenFour } else { Class::Foul };
    }
    let all = (1_u64 << (2 * form.reach)) - 1;
    let bits = |set: u64| (0..2 * form.reach).map(|at| 1 << at).filter(move |bit| set & bit != 0);
    let empty = !(own | closed) & all;
    let can_win = |closed: u64| bits(empty & !closed).any(|stone| form.run(own | stone, closed).1);
    // If closed rows do not count, one answer can prevent two rows.
    if bits(empty).all(|answer| can_win(closed | answer)) { Class::OpenFour } else { Class::Four }
}

/// The table of all windows of this form; `None` if there are too many.
fn known(form: Form) -> Option<&'static [Class]> {
    static KNOWN: [OnceLock<Vec<Class>>; 14] = [const { OnceLock::new() }; 14];
    let Rows { length, overline, enclosed, .. } = form.rows;
    if length > LONGEST_KNOWN {
        return None;
    }
    let slot = if form.is_restricted {
        12
    } else if form.reach > Form::reach_of(form.rows) {
        // White's lines in renju. They share the reach of Black's lines, which is longer than White's rows need.
        13
    } else {
        usize::from(length - 3) * 4 + usize::from(overline == Overline::Wins) * 2 + usize::from(enclosed == Enclosed::Wins)
    };
    Some(KNOWN[slot].get_or_init(|| table(form)))
}

fn table(form: Form) -> Vec<Class> {
    let half = 2 * form.reach;
    let mut table = vec![None; 1 << (2 * half)];
    for closed in 0..1_u64 << half {
        for own in 0..1_u64 << half {
            if is_possible(form, own, closed) {
                fill(form, own, closed, &mut table);
            }
        }
    }
    table.into_iter().map(|class| class.unwrap_or(Class::Dead)).collect()
}

fn fill(form: Form, own: u64, closed: u64, table: &mut Vec<Option<Class>>) -> Class {
    let key = form.key(own, closed) as usize;
    if let Some(class) = table[key] {
        return class;
    }
    let class = classify(form, own, closed, &mut |own, closed| fill(form, own, closed, table));
    table[key] = Some(class);
    class
}

/// Whether a window is possible: if a point is off the board, all points farther from the middle are off the board, too.
const fn is_possible(form: Form, own: u64, closed: u64) -> bool {
    let half = (1 << form.reach) - 1;
    let edge = own & closed;
    let (before, inside) = (edge & half, !(edge >> form.reach) & half);
    before & (before + 1) == 0 && inside & (inside + 1) == 0
}

#[cfg(test)]
mod tests;
