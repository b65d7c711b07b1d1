//! What a stone makes in all directions together.

use super::line::{CLASSES, Class};

/// What a stone makes on an empty point, in order of increasing strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[repr(u8)]
pub(super) enum Kind {
    /// Renju: a stone that is forbidden, or looks forbidden. Only the rules know whether a double three is real.
    Foul,
    /// No threat.
    Quiet,
    /// One open three.
    OpenThree,
    /// Two open threes.
    DoubleThree,
    /// A four that can be answered.
    Four,
    /// A four and an open three.
    FourThree,
    /// An open four, or two fours. The opponent can prevent the row only by completing a row first.
    OpenFour,
    /// A winning row.
    Five,
}

pub(super) const KINDS: usize = 8;

/// How much a class counts in the evaluation and in the order of moves.
const WORTH: [(u64, u64); CLASSES] = [
    (0, 0),
    (0, 1),
    (1, 3),
    (2, 8),
    (4, 15),
    (6, 20),
    (8, 25),
    (8, 30),
    (18, 90),
    (24, 110),
    (24, 120),
    (70, 900),
    (200, 5_000),
    (0, 0),
];

/// A sum has the weight in its lowest 16 bits, then counters of four bits each, then the urgency.
const COUNTER: [u32; 5] = [16, 20, 24, 28, 32];
const URGENCY: u32 = 40;

const SUMMANDS: [u64; CLASSES] = {
    let mut all = [0; CLASSES];
    let mut at = 0;
    while at < CLASSES {
        all[at] = WORTH[at].0 | WORTH[at].1 << URGENCY;
        at += 1;
    }
    all[Class::OpenThree as usize] |= 1 << COUNTER[0];
    all[Class::FreeThree as usize] |= 1 << COUNTER[0];
    all[Class::Four as usize] |= 1 << COUNTER[1];
    all[Class::OpenFour as usize] |= 1 << COUNTER[2];
    all[Class::Five as usize] |= 1 << COUNTER[3];
    all[Class::Foul as usize] |= 1 << COUNTER[4];
    all
};

/// What a class adds to the sum of a point.
#[inline]
pub(super) const fn of(class: Class) -> u64 {
    SUMMANDS[class as usize]
}

/// The part of a sum that the evaluation counts.
#[inline]
pub(super) const fn weight(sum: u64) -> i32 {
    (sum & 0xffff) as i32
}

/// The part of a sum that orders moves.
#[inline]
pub(super) const fn urgency(sum: u64) -> i32 {
    (sum >> URGENCY) as i32
}

/// What all directions make together.
#[inline]
pub(super) const fn kind(sum: u64, is_restricted: bool) -> Kind {
    if sum & 0xf_ffff_0000 == 0 {
        return Kind::Quiet;
    }
    let (threes, fours, open_fours) = (sum >> COUNTER[0] & 15, sum >> COUNTER[1] & 15, sum >> COUNTER[2] & 15);
    if sum >> COUNTER[3] & 15 > 0 {
        Kind::Five
    } else if sum >> COUNTER[4] & 15 > 0 || (is_restricted && (threes > 1 || fours + open_fours > 1)) {
        Kind::Foul
    } else if open_fours > 0 || fours > 1 {
        Kind::OpenFour
    } else if fours > 0 {
        if threes > 0 { Kind::FourThree } else { Kind::Four }
    } else if threes > 1 {
        Kind::DoubleThree
    } else if threes > 0 {
        Kind::OpenThree
    } else {
        Kind::Quiet
    }
}
