//! Weights that the engine learns from its own games with `cargo xtask train gomoku`.
//!
//! There is one set of weights for freestyle Gomoku, one for rows of exactly five, one for Caro, and in renju one for each color. A weight of a
//! code is the sum of the weights of its four classes, plus a correction for this code. Most codes are rare and have no correction.

use super::line::CLASSES;
use super::weights::{CODES, Codes, Entry, THREATS, Weights, kind};
use super::worth::Kind;

/// Rulesets that share weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// A row of more than five wins, too.
    Freestyle,
    /// Some points are forbidden to Black.
    Renju,
    /// Only a row of exactly five wins, or a row with an opponent's stone at each end does not win.
    Standard,
}

impl Family {
    /// All families, in the order in which their weights are stored.
    pub const ALL: [Family; 3] = [Family::Freestyle, Family::Renju, Family::Standard];

    /// Whether Black and White have different weights.
    #[must_use]
    pub fn has_two(self) -> bool {
        self == Family::Renju
    }
}

/// The number of weights of a code: two for the value and two for the order of moves (see [`Entry`]).
pub(super) const COLUMNS: usize = 4;

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
    pub const BYTES: usize = 2 * (COLUMNS * (CLASSES + CODES) + THREATS);

    /// The set as bytes: the classes, the corrections and the threats.
    #[must_use]
    pub fn bytes(&self) -> Vec<u8> {
        let codes = self.corrections.iter().flatten();
        self.classes.iter().flatten().chain(codes).chain(&self.threats).flat_map(|weight| weight.to_le_bytes()).collect()
    }

    /// The set from [`Set::bytes`]; `None` if the number of bytes is wrong.
    #[must_use]
    pub fn read(bytes: &[u8]) -> Option<Set> {
        if bytes.len() != Set::BYTES {
            return None;
        }
        let mut numbers = bytes.chunks_exact(2).map(|pair| i16::from_le_bytes([pair[0], pair[1]]));
        let mut next = || numbers.next().unwrap_or(0);
        Some(Set {
            classes: std::array::from_fn(|_| std::array::from_fn(|_| next())),
            corrections: std::array::from_fn(|_| (0..CODES).map(|_| next()).collect()),
            threats: (0..THREATS).map(|_| next()).collect(),
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
            // A row comes first. The training has never seen a choice between a row and something else.
            let urgency = [2, 3].map(|column| if kind == Kind::Five { 1 << 20 } else { of(column) });
            if code == 0 { Entry { value: [0; 2], urgency: [0; 2], kind } } else { Entry { value, urgency, kind } }
        };
        Weights { entries: Codes::get().all().iter().enumerate().map(entry).collect(), threats: self.threats.clone() }
    }
}
