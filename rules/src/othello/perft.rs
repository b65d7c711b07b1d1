//! Counts sequences of turns, to verify move generation and measure its speed.

use super::bits::{flips, moves};
use super::board::Board;
use crate::color::Color;

/// The number of sequences of `depth` turns. A forced pass is a turn. A game that ends earlier counts as one sequence.
#[must_use]
pub fn perft(board: Board, turn: Color, depth: u32) -> u64 {
    count::<true>(board.stones(turn), board.stones(turn.opposite()), depth)
}

/// Like [`perft`], but a forced pass is not a turn: the opponent continues at the same depth.
#[must_use]
pub fn perft_passless(board: Board, turn: Color, depth: u32) -> u64 {
    count::<false>(board.stones(turn), board.stones(turn.opposite()), depth)
}

fn count<const PASS_IS_TURN: bool>(own: u64, opponent: u64, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut left = moves(own, opponent);
    if left == 0 {
        return if moves(opponent, own) == 0 { 1 } else { count::<PASS_IS_TURN>(opponent, own, depth - u32::from(PASS_IS_TURN)) };
    }
    if depth == 1 {
        // The last turn can be counted without playing it.
        return u64::from(left.count_ones());
    }
    let mut sum = 0;
    while left != 0 {
        let new = left & left.wrapping_neg();
        left ^= new;
        let flipped = flips(own, opponent, new);
        sum += count::<PASS_IS_TURN>(opponent ^ flipped, own | flipped | new, depth - 1);
    }
    sum
}

#[cfg(test)]
mod tests {
    use super::{perft, perft_passless};
    use crate::color::Color;
    use crate::othello::Board;

    /// For each depth from 0: the count by Aart Bik, where passes are turns, and the count by Egaroucid, where they are not.
    const KNOWN: [(u64, u64); 10] = [
        (1, 1),
        (4, 4),
        (12, 12),
        (56, 56),
        (244, 244),
        (1_396, 1_396),
        (8_200, 8_200),
        (55_092, 55_092),
        (390_216, 390_216),
        (3_005_288, 3_005_320),
    ];

    #[test]
    fn the_counts_match_published_values() {
        for (depth, known) in (0..).zip(KNOWN) {
            let found = (perft(Board::START, Color::Black, depth), perft_passless(Board::START, Color::Black, depth));
            assert_eq!(found, known, "depth {depth}");
        }
    }
}
