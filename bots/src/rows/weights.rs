//! What points and threats are worth to the evaluation, and which moves come first.
//!
//! On a point, a stone makes a class in each of the four directions (see [`super::line`]). The order of the four classes does not
//! matter, so there are 2,380 combinations. Each has a number, its code. For each code, a table knows how much the point adds to the
//! value of a position, and how early the search tries a move there.

use super::line::{CLASSES, Class};
use super::worth::{self, Kind};
use rules::gomoku::{Restriction, Rules};
use std::sync::OnceLock;

/// The number of codes.
pub(super) const CODES: usize = CLASSES * (CLASSES + 1) * (CLASSES + 2) * (CLASSES + 3) / 24;
/// The number of different combinations of threats (see [`threat`]).
pub(super) const THREATS: usize = 3 * 3 * 3 * 3 * 2 * 2 * 2;
/// A value is a sum of weights, divided by this number (see `search::evaluate`).
pub(super) const UNIT: i32 = 16;

/// The codes of all classes in four directions.
pub(super) struct Codes {
    /// The code for each combination of classes. The index has four bits for the class in each direction.
    codes: Box<[u16; 1 << 16]>,
    /// For each code, the classes in rising order.
    classes: Vec<[u8; 4]>,
}

impl Codes {
    pub(super) fn get() -> &'static Codes {
        static CODES: OnceLock<Codes> = OnceLock::new();
        CODES.get_or_init(Codes::new)
    }

    fn new() -> Codes {
        let (mut codes, mut classes) = (Box::new([0; 1 << 16]), Vec::new());
        for packed in 0..1_u32 << 16 {
            let at = [12, 8, 4, 0].map(|shift| (packed >> shift & 15) as u8);
            if at.is_sorted() && usize::from(at[3]) < CLASSES {
                classes.push(at);
            }
        }
        for (packed, code) in codes.iter_mut().enumerate() {
            let mut at = [12, 8, 4, 0].map(|shift| (packed >> shift & 15) as u8);
            at.sort_unstable();
            *code = classes.binary_search(&at).unwrap_or(0) as u16;
        }
        Codes { codes, classes }
    }

    /// The code of these classes, four bits for each direction.
    #[inline]
    pub(super) fn of(&self, classes: u16) -> u16 {
        self.codes[usize::from(classes)]
    }

    /// For each code, the classes in rising order.
    pub(super) fn all(&self) -> &[[u8; 4]] {
        &self.classes
    }
}

/// What the tables know about a code. The player is the one whose stone would make these classes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    /// What the point adds to the value of a position: if the player is to move, and if the opponent is to move.
    pub(super) value: [i16; 2],
    /// How early the search tries a move on this point: a move of the player, and a move of the opponent.
    pub(super) urgency: [i32; 2],
    pub(super) kind: Kind,
}

/// The weights of one color.
pub(super) struct Weights {
    /// One entry for each code.
    pub(super) entries: Vec<Entry>,
    /// What the threats of both players add to the value (see [`threat`]).
    pub(super) threats: Vec<i16>,
}

impl Weights {
    /// The weights that were set by hand. They fit all row games.
    pub(super) fn by_hand(is_restricted: bool) -> &'static Weights {
        static BY_HAND: [OnceLock<Weights>; 2] = [const { OnceLock::new() }; 2];
        BY_HAND[usize::from(is_restricted)].get_or_init(|| {
            let entry = |classes: &[u8; 4]| {
                let sum = sum(*classes);
                let kind = worth::kind(sum, is_restricted);
                let (weight, urgency) = (worth::weight(sum) as i16, worth::urgency(sum));
                // A player who is to move can use a point better: by an eighth in the value, and by a quarter in the order.
                let value = [weight * 18, weight * 16];
                Entry { value, urgency: [urgency * 5 / 4 * 16, urgency * 16], kind }
            };
            Weights { entries: Codes::get().all().iter().map(entry).collect(), threats: threats_by_hand() }
        })
    }
}

/// The weights of both colors.
pub(super) type Pair = [&'static Weights; 2];

/// The weights that were set by hand.
pub(super) fn by_hand(rules: Rules) -> Pair {
    [Weights::by_hand(rules.restriction != Restriction::None), Weights::by_hand(false)]
}

/// The sum of these classes (see [`worth`]).
fn sum(classes: [u8; 4]) -> u64 {
    classes.into_iter().map(|class| worth::of(Class::ALL[usize::from(class)])).sum()
}

/// What these classes make together.
pub(super) fn kind(classes: [u8; 4], is_restricted: bool) -> Kind {
    worth::kind(sum(classes), is_restricted)
}

/// The threats on the board as one number. `own` and `its` count the points of the player to move and of the opponent by kind.
#[inline]
pub(super) fn threat(own: &[u16; worth::KINDS], its: &[u16; worth::KINDS]) -> usize {
    let count = |counts: &[u16; worth::KINDS], kind: Kind, most: u16| usize::from(counts[kind as usize].min(most));
    let mut at = count(own, Kind::FourThree, 2) * 3 + count(own, Kind::DoubleThree, 2);
    at = (at * 3 + count(its, Kind::FourThree, 2)) * 3 + count(its, Kind::DoubleThree, 2);
    at = at * 2 + count(its, Kind::OpenFour, 1);
    (at * 2 + count(own, Kind::Four, 1)) * 2 + count(own, Kind::OpenThree, 1)
}

fn threats_by_hand() -> Vec<i16> {
    let value = |at: usize| {
        let digit = |unit: usize, base: usize| (at / unit % base) as i16;
        let own = 120 * digit(216, 3) + 40 * digit(72, 3);
        own - 40 * digit(24, 3) - 15 * digit(8, 3) - 60 * digit(4, 2)
    };
    (0..THREATS).map(|at| value(at) * UNIT as i16).collect()
}

#[cfg(test)]
mod tests;
