//! The stones of the player to move and of the opponent.

use rules::Color;
use rules::othello::{Board, bits};

/// A position, seen by the player to move. Bit 0 is the top left corner, bit 1 the point to its right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pair {
    /// The stones of the player to move.
    pub own: u64,
    /// The stones of the opponent.
    pub opponent: u64,
}

impl Pair {
    /// The position of a board with `turn` to move.
    #[must_use]
    pub fn new(board: Board, turn: Color) -> Pair {
        Pair { own: board.stones(turn), opponent: board.stones(turn.opposite()) }
    }

    /// The empty points.
    #[inline]
    #[must_use]
    pub const fn empty(self) -> u64 {
        !(self.own | self.opponent)
    }

    /// The points where the player to move may place a stone.
    #[inline]
    #[must_use]
    pub const fn moves(self) -> u64 {
        bits::moves(self.own, self.opponent)
    }

    /// The stones that a new stone (one bit, on an empty point) flips; 0 if the move is illegal.
    #[inline]
    #[must_use]
    pub const fn flips(self, new: u64) -> u64 {
        bits::flips(self.own, self.opponent, new)
    }

    /// The position after the stone `new` has flipped the stones `flipped`, seen by the opponent.
    #[inline]
    #[must_use]
    pub const fn after(self, new: u64, flipped: u64) -> Pair {
        Pair { own: self.opponent ^ flipped, opponent: self.own ^ flipped ^ new }
    }

    /// The same position, seen by the opponent.
    #[inline]
    #[must_use]
    pub const fn passed(self) -> Pair {
        Pair { own: self.opponent, opponent: self.own }
    }

    /// The final margin for the player to move, if nobody can move any more. The winner gets the empty points.
    #[inline]
    #[must_use]
    pub const fn margin(self) -> i32 {
        let (own, opponent) = (self.own.count_ones() as i32, self.opponent.count_ones() as i32);
        let empty = 64 - own - opponent;
        if own > opponent {
            own - opponent + empty
        } else if own < opponent {
            own - opponent - empty
        } else {
            0
        }
    }

    /// A hash of the position, which determines its place in a table.
    #[inline]
    pub(super) const fn mixed(self) -> u32 {
        let mixed =
            self.own.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ self.opponent.wrapping_mul(0xc2b2_ae3d_27d4_eb4f).rotate_left(32);
        ((mixed ^ (mixed >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9) >> 32) as u32
    }
}
