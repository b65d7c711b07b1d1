//! How much each level sees, and how long it searches.

use super::playout::Policy;
use super::priors::Sight;
use setup::Level;

/// How a level thinks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Strength {
    /// The number of playouts.
    pub(super) playouts: u32,
    /// How many of a hundred legal moves the player notices.
    pub(super) notices: usize,
    pub(super) sight: Sight,
    pub(super) policy: Policy,
    /// How many moves the tree looks ahead.
    pub(super) depth: usize,
}

/// Playouts go on to the end of the game.
const ENDLESS: usize = usize::MAX;

const NOTHING: Sight = Sight { basics: false, tactics: false, shape: false, ladders: false };
const BLIND: Sight = Sight { basics: true, ..NOTHING };
const SHAPE: Sight = Sight { shape: true, ..BLIND };
const TACTICS: Sight = Sight { tactics: true, ..SHAPE };
const ALL: Sight = Sight { ladders: true, ..TACTICS };

impl Strength {
    /// The strength for the review of a finished game, which judges every position. It is close to that of level 8.
    pub(super) const REVIEW: Strength = Strength {
        playouts: 1_500,
        notices: 100,
        sight: ALL,
        policy: Policy { atari: 90, shape: 90, moves: ENDLESS },
        depth: 64,
    };

    pub(super) fn of(level: Level) -> Strength {
        let (playouts, notices, sight, (atari, shape, moves), depth) = match level.number() {
            1 => (30, 1, NOTHING, (0, 0, ENDLESS), 1),
            2 => (40, 4, BLIND, (20, 0, 30), 1),
            3 => (40, 15, BLIND, (60, 0, ENDLESS), 1),
            4 => (60, 45, BLIND, (85, 0, ENDLESS), 1),
            5 => (80, 90, SHAPE, (85, 30, ENDLESS), 2),
            6 => (120, 100, TACTICS, (90, 50, ENDLESS), 4),
            7 => (300, 100, TACTICS, (90, 90, ENDLESS), 8),
            8 => (900, 100, ALL, (90, 90, ENDLESS), 64),
            9 => (3_500, 100, ALL, (90, 90, ENDLESS), 64),
            _ => (16_000, 100, ALL, (90, 90, ENDLESS), 64),
        };
        Strength { playouts, notices, sight, policy: Policy { atari, shape, moves }, depth }
    }
}
