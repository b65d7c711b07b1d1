//! The weights that the engine learned from its own games. `cargo xtask train gomoku` made them.
//!
//! There are four sets of weights: one for freestyle Gomoku, one that standard Gomoku and Caro share, and in renju one
//! for each color. A weight of a code is the sum of the weights of its four classes, plus a correction for this code.
//! Most codes are rare and have no correction.

use super::line::CLASSES;
use super::weights::{CODES, Codes, Entry, Pair, THREATS, UNIT, Weights, by_hand, kind};
use super::worth::Kind;
use rules::gomoku::rows::{Enclosed, Overline, Rows};
use rules::gomoku::{Restriction, Rules};
use std::sync::OnceLock;

/// Rulesets that share weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// A row of more than five wins, too.
    Freestyle,
    /// Some points are forbidden to Black.
    Renju,
    /// An overline does not win, or a five with an opponent's stone at each end does not win, or neither of them wins.
    Standard,
}

impl Family {
    /// All families, in the order in which their weights are stored.
    pub const ALL: [Family; 3] = [Family::Freestyle, Family::Renju, Family::Standard];

    /// The family of these rules. `None` if no weights were trained for them.
    pub(super) fn of(rules: Rules) -> Option<Family> {
        let rows = rules.rows.white;
        if rules.restriction != Restriction::None {
            return Some(Family::Renju);
        }
        if (Rows { overline: Overline::Wins, enclosed: Enclosed::Wins, ..rows }) != Rows::FREESTYLE {
            return None;
        }
        Some(if rows == Rows::FREESTYLE { Family::Freestyle } else { Family::Standard })
    }

    /// Whether Black and White have different weights.
    #[must_use]
    pub fn has_two(self) -> bool {
        self == Family::Renju
    }
}

/// The number of weights of a code: two for the value and two for the order of moves (see [`Entry`]).
pub(super) const COLUMNS: usize = 4;

/// For each column, the unit of the corrections in a file. Coarse units make the file small.
const STEPS: [i16; COLUMNS] = [8, 8, 16, 16];

/// The trained weights of one color.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Set {
    /// For each column, the weights of the classes.
    pub(super) classes: [[i16; CLASSES]; COLUMNS],
    /// For each column, the corrections of the codes.
    pub(super) corrections: [Vec<i16>; COLUMNS],
    pub(super) threats: Vec<i16>,
}

impl Set {
    /// The number of bytes of a set.
    pub const BYTES: usize = 2 * COLUMNS * CLASSES + COLUMNS * CODES + 2 * THREATS;

    /// The set as bytes: the classes, the corrections and the threats. Corrections and threats are rounded.
    #[must_use]
    pub fn bytes(&self) -> Vec<u8> {
        let classes = self.classes.iter().flatten().flat_map(|weight| weight.to_le_bytes());
        let rounded = |weight: i16, step: i16| (f32::from(weight) / f32::from(step)).round();
        let corrections = self.corrections.iter().zip(STEPS).flat_map(|(codes, step)| {
            codes.iter().map(move |weight| (rounded(*weight, step).clamp(-127.0, 127.0) as i8).cast_unsigned())
        });
        let threats = self.threats.iter().flat_map(|weight| (rounded(*weight, UNIT as i16) as i16).to_le_bytes());
        classes.chain(corrections).chain(threats).collect()
    }

    /// The set from [`Set::bytes`]; `None` if the number of bytes is wrong.
    #[must_use]
    pub fn read(bytes: &[u8]) -> Option<Set> {
        if bytes.len() != Set::BYTES {
            return None;
        }
        let (classes, rest) = bytes.split_at(2 * COLUMNS * CLASSES);
        let (corrections, threats) = rest.split_at(COLUMNS * CODES);
        let word = |pair: &[u8]| i16::from_le_bytes([pair[0], pair[1]]);
        Some(Set {
            classes: std::array::from_fn(|column| std::array::from_fn(|class| word(&classes[2 * (column * CLASSES + class)..]))),
            corrections: std::array::from_fn(|column| {
                let codes = &corrections[column * CODES..(column + 1) * CODES];
                codes.iter().map(|byte| i16::from(byte.cast_signed()) * STEPS[column]).collect()
            }),
            threats: threats.chunks_exact(2).map(|pair| word(pair).saturating_mul(UNIT as i16)).collect(),
        })
    }

    /// The weights for the search.
    pub(super) fn weights(&self, is_restricted: bool) -> Weights {
        let entry = |(code, classes): (usize, &[u8; 4])| {
            let of = |column: usize| {
                let sum: i32 = classes.iter().map(|class| i32::from(self.classes[column][usize::from(*class)])).sum();
                sum + i32::from(self.corrections[column][code])
            };
            let kind = kind(*classes, is_restricted);
            let value = [0, 1].map(|column| of(column).clamp(i16::MIN.into(), i16::MAX.into()) as i16);
            // A move that wins with a row comes first. The training has never seen a choice between such a move and
            // another move.
            let urgency = [2, 3].map(|column| if kind == Kind::Five { 1 << 20 } else { of(column) });
            if code == 0 { Entry { value: [0; 2], urgency: [0; 2], kind } } else { Entry { value, urgency, kind } }
        };
        Weights { entries: Codes::get().all().iter().enumerate().map(entry).collect(), threats: self.threats.clone() }
    }
}

/// The weights of both colors: those that were trained for these rules or, if there are none, those that were set by
/// hand.
pub(super) fn best(rules: Rules) -> Pair {
    static OURS: OnceLock<[Weights; 4]> = OnceLock::new();
    let Some(family) = Family::of(rules) else { return by_hand(rules) };
    let ours = OURS.get_or_init(|| {
        let all = include_bytes!("../../weights/gomoku.bin");
        let sets = [0, 1, 2, 3].map(|n| Set::read(&all[n * Set::BYTES..(n + 1) * Set::BYTES]).expect("the weights are complete"));
        let [freestyle, black, white, standard] = sets;
        [freestyle.weights(false), black.weights(true), white.weights(false), standard.weights(false)]
    });
    match family {
        Family::Freestyle => [&ours[0], &ours[0]],
        Family::Renju => [&ours[1], &ours[2]],
        Family::Standard => [&ours[3], &ours[3]],
    }
}

#[cfg(test)]
mod tests;
