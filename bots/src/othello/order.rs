//! The order in which moves are tried. A search is short if it tries good moves first.

use super::pair::Pair;

/// The four corners.
pub(super) const CORNERS: u64 = 0x8100_0000_0000_0081;

/// The points of each quadrant of the board.
const QUADRANTS: [u64; 4] = [0x0000_0000_0f0f_0f0f, 0x0000_0000_f0f0_f0f0, 0x0f0f_0f0f_0000_0000, 0xf0f0_f0f0_0000_0000];

/// How good a stone on each point usually is. This decides between moves that leave the opponent equally many replies.
const SQUARES: [i8; 64] = {
    const ROWS: [[i8; 4]; 4] = [[18, 4, 16, 12], [4, 2, 6, 8], [16, 6, 14, 10], [12, 8, 10, 0]];
    let mut all = [0; 64];
    let mut at = 0;
    while at < 64 {
        let (x, y) = (at % 8, at / 8);
        all[at] = ROWS[if y < 4 { y } else { 7 - y }][if x < 4 { x } else { 7 - x }];
        at += 1;
    }
    all
};

/// The empty points in quadrants with an odd number of empty points. The player who plays first in such a quadrant often also
/// plays last there.
#[inline]
pub(super) const fn odd(empty: u64) -> u64 {
    let mut found = 0;
    let mut n = 0;
    while n < 4 {
        if (empty & QUADRANTS[n]).count_ones() & 1 == 1 {
            found |= QUADRANTS[n];
        }
        n += 1;
    }
    found & empty
}

/// A legal move that the search can try.
#[derive(Clone, Copy)]
pub(super) struct Candidate {
    pub(super) at: u8,
    /// The position after the move.
    pub(super) after: Pair,
    /// Moves with a larger rank are tried earlier.
    pub(super) rank: i32,
}

/// All legal moves of a position. No position has more than 33.
pub(super) struct Candidates {
    list: [Candidate; 34],
    len: usize,
    next: usize,
}

impl Candidates {
    #[inline]
    pub(super) fn new(pair: Pair, mut moves: u64) -> Candidates {
        let none = Candidate { at: 0, after: pair, rank: 0 };
        let mut all = Candidates { list: [none; 34], len: 0, next: 0 };
        while moves != 0 {
            let new = moves & moves.wrapping_neg();
            moves ^= new;
            all.list[all.len] = Candidate { at: new.trailing_zeros() as u8, after: pair.after(new, pair.flips(new)), rank: 0 };
            all.len += 1;
        }
        all
    }

    pub(super) fn each(&mut self) -> impl Iterator<Item = &mut Candidate> {
        self.list[..self.len].iter_mut()
    }

    /// The best move that has not been tried yet.
    #[inline]
    pub(super) fn next(&mut self) -> Option<Candidate> {
        let left = &self.list[self.next..self.len];
        let (at, _) = left.iter().enumerate().max_by_key(|(_, one)| one.rank)?;
        self.list.swap(self.next, self.next + at);
        self.next += 1;
        Some(self.list[self.next - 1])
    }
}

/// The rank of a move by the "fastest first" rule: the fewer replies the opponent has, the shorter the search. Replies in corners
/// count twice.
#[inline]
pub(super) fn fastest(candidate: &Candidate, odd: u64) -> i32 {
    let after = candidate.after;
    let replies = after.moves();
    let mobility = replies.count_ones() + (replies & CORNERS).count_ones();
    let parity = i32::from(odd >> candidate.at & 1 == 1);
    -(mobility as i32 * 256) + i32::from(SQUARES[usize::from(candidate.at)]) * 4 + parity * 64
}
