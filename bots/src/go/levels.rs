//! What each level may see and spend.

use super::playout::Policy;
use super::priors::Sight;
use rules::Size;
use setup::Level;

/// How a level thinks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Strength {
    /// The number of playouts on a board of 9x9.
    pub(super) playouts: u32,
    /// How many of a hundred moves come to mind at all.
    pub(super) notices: usize,
    pub(super) sight: Sight,
    pub(super) policy: Policy,
    /// How many moves are looked ahead in the tree.
    pub(super) depth: usize,
}

const BLIND: Sight = Sight { tactics: false, shape: false, ladders: false };
const SHAPE: Sight = Sight { shape: true, ..BLIND };
const TACTICS: Sight = Sight { tactics: true, ..SHAPE };
const ALL: Sight = Sight { ladders: true, ..TACTICS };

impl Strength {
    pub(super) fn of(level: Level) -> Strength {
        let (playouts, notices, sight, policy, depth) = match level.number() {
            1 => (40, 25, BLIND, (0, 0), 1),
            2 => (60, 50, BLIND, (50, 0), 1),
            3 => (100, 100, SHAPE, (85, 0), 2),
            4 => (150, 100, TACTICS, (90, 50), 4),
            5 => (300, 100, TACTICS, (90, 90), 8),
            6 => (600, 100, ALL, (90, 90), 64),
            7 => (1_300, 100, ALL, (90, 90), 64),
            8 => (3_000, 100, ALL, (90, 90), 64),
            9 => (7_000, 100, ALL, (90, 90), 64),
            _ => (16_000, 100, ALL, (90, 90), 64),
        };
        let (atari, shape) = policy;
        Strength { playouts, notices, sight, policy: Policy { atari, shape }, depth }
    }

    /// The number of playouts on a board of this size.
    pub(super) fn playouts_on(&self, _size: Size) -> u32 {
        self.playouts
    }
}
