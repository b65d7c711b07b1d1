//! Judges how good a position is. Each content of each shape has a weight.

use super::pair::Pair;
use super::shapes::{KINDS, STARTS, canonical, weights_of};
use std::sync::OnceLock;

/// The number of phases of a game. A phase has six moves. The last phase also includes all later moves.
pub(super) const PHASES: usize = 8;

/// Values are eighths of a stone.
pub(super) const UNIT: i32 = 8;

/// The phase of a position.
#[inline]
pub(super) const fn phase(pair: Pair) -> usize {
    let phase = 60_u32.saturating_sub(pair.empty().count_ones()) / 6;
    if phase < PHASES as u32 { phase as usize } else { PHASES - 1 }
}

/// The weights of all phases, in eighths of a stone.
pub struct Weights {
    /// For each phase, the weights of all contents of all kinds of shapes.
    pub(super) phases: Vec<Vec<i8>>,
}

impl Weights {
    /// The weights that are part of this version. `cargo xtask train othello` made them.
    ///
    /// # Panics
    /// Never: a test checks that the weights can be read.
    #[must_use]
    pub fn ours() -> &'static Weights {
        static OURS: OnceLock<Weights> = OnceLock::new();
        OURS.get_or_init(|| Weights::read(include_bytes!("../../weights/othello.bin")).expect("the weights are complete"))
    }

    /// No knowledge: every position is even.
    #[must_use]
    pub fn zero() -> Weights {
        Weights { phases: vec![vec![0; STARTS[KINDS]]; PHASES] }
    }

    /// The expected margin for the player to move, in eighths of a stone.
    #[inline]
    #[must_use]
    pub fn value(&self, pair: Pair) -> i32 {
        let weights = &self.phases[phase(pair)];
        let sum: i32 = weights_of(pair).iter().map(|at| i32::from(weights[*at])).sum();
        sum.clamp(-63 * UNIT, 63 * UNIT)
    }

    /// The weights as bytes, phase after phase. A content and its mirror image share one byte.
    #[must_use]
    pub fn bytes(&self) -> Vec<u8> {
        let canonical = canonical();
        let own = |phase: &Vec<i8>| -> Vec<u8> {
            canonical.iter().enumerate().filter(|(at, of)| at == *of).map(|(at, _)| phase[at].cast_unsigned()).collect()
        };
        self.phases.iter().flat_map(own).collect()
    }

    /// The weights from [`Weights::bytes`]; `None` if the number of bytes is wrong.
    #[must_use]
    pub fn read(bytes: &[u8]) -> Option<Weights> {
        let canonical = canonical();
        let mut bytes = bytes.iter();
        let mut weights = Weights::zero();
        for phase in &mut weights.phases {
            for (at, of) in canonical.iter().enumerate() {
                phase[at] = if at == *of { bytes.next()?.cast_signed() } else { phase[*of] };
            }
        }
        bytes.next().is_none().then_some(weights)
    }
}
