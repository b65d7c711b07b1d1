//! Stones that can never be flipped again.

const FILES: u64 = 0x0101_0101_0101_0101;
const LEFT: u64 = FILES;
const RIGHT: u64 = FILES << 7;
const TOP: u64 = 0xff;
const BOTTOM: u64 = 0xff << 56;

/// Points on full rows.
const fn full_rows(occupied: u64) -> u64 {
    // Fold the eight bits of each row into its lowest bit.
    let mut full = occupied & (occupied >> 4);
    full &= full >> 2;
    full &= full >> 1;
    (full & FILES) * 0xff
}

/// Points on full columns.
const fn full_columns(occupied: u64) -> u64 {
    let mut full = occupied & occupied.rotate_right(32);
    full &= full.rotate_right(16);
    full & full.rotate_right(8)
}

/// Points on full diagonals in both directions.
const fn full_diagonals(occupied: u64) -> (u64, u64) {
    // A point belongs to a full diagonal if the diagonal is occupied as far as the edge in both directions.
    let (mut up9, mut down9, mut up7, mut down7) = (occupied, occupied, occupied, occupied);
    let mut n = 0;
    while n < 7 {
        up9 = occupied & ((up9 << 9) | LEFT | TOP);
        down9 = occupied & ((down9 >> 9) | RIGHT | BOTTOM);
        up7 = occupied & ((up7 << 7) | RIGHT | TOP);
        down7 = occupied & ((down7 >> 7) | LEFT | BOTTOM);
        n += 1;
    }
    (up9 & down9, up7 & down7)
}

/// Some of the stones in `own` that can never be flipped: those that are protected in all four directions by the edge, by a full
/// line, or by a stable stone of the same color.
pub(super) const fn stable(own: u64, opponent: u64) -> u64 {
    let occupied = own | opponent;
    let rows = full_rows(occupied) | LEFT | RIGHT;
    let columns = full_columns(occupied) | TOP | BOTTOM;
    let (nine, seven) = full_diagonals(occupied);
    let (nine, seven) = (nine | LEFT | RIGHT | TOP | BOTTOM, seven | LEFT | RIGHT | TOP | BOTTOM);
    let mut found = own & rows & columns & nine & seven;
    if found == 0 {
        return 0;
    }
    loop {
        let right = (found & !RIGHT) << 1;
        let left = (found & !LEFT) >> 1;
        let next = own
            & (rows | left | right)
            & (columns | (found << 8) | (found >> 8))
            & (nine | ((found & !RIGHT) << 9) | ((found & !LEFT) >> 9))
            & (seven | ((found & !LEFT) << 7) | ((found & !RIGHT) >> 7));
        if next & !found == 0 {
            return found;
        }
        found |= next;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::othello::training::Random;
    use rules::othello::Game;
    use rules::{Color, Move};

    #[test]
    fn a_stable_stone_keeps_its_color_until_the_end_of_any_game() {
        let mut random = Random(1);
        let mut seen = 0;
        for _ in 0..200 {
            let mut game = Game::new();
            let mut fixed = [0_u64; 2];
            while !game.is_over() {
                let moves = game.legal_moves();
                let action =
                    if moves.is_empty() { Move::Pass } else { Move::Place(moves[random.below(moves.len() as u32) as usize]) };
                game.play(game.turn(), action).unwrap();
                for (kept, color) in fixed.iter_mut().zip(Color::ALL) {
                    let own = game.board().stones(color);
                    assert_eq!(*kept & !own, 0, "{:?}", game.board());
                    *kept |= stable(own, game.board().stones(color.opposite()));
                }
            }
            seen += fixed[0].count_ones() + fixed[1].count_ones();
        }
        assert!(seen > 2_000, "only {seen} stable stones were found");
    }
}
