//! The last moves of a game, where counting is faster than searching.

use super::pair::Pair;

/// How many stones a new stone flips on a full line of eight points. The first index is the place of the new stone on
/// the line, the second the set of the player's own stones on the line. All other points have stones of the opponent.
static FLIPPED: [[u8; 256]; 8] = {
    let mut all = [[0; 256]; 8];
    let mut place = 0;
    while place < 8 {
        let mut own = 0;
        while own < 256 {
            all[place][own] = flipped_on_line(place, own);
            own += 1;
        }
        place += 1;
    }
    all
};

const fn flipped_on_line(place: usize, own: usize) -> u8 {
    let mut flipped = 0;
    let mut right = place + 1;
    while right < 8 && own >> right & 1 == 0 {
        right += 1;
    }
    if right < 8 {
        flipped += right - place - 1;
    }
    let mut left = place;
    while left > 0 && own >> (left - 1) & 1 == 0 {
        left -= 1;
    }
    if left > 0 {
        flipped += place - left;
    }
    flipped as u8
}

const LEFT: u64 = 0x0101_0101_0101_0101;

/// The two diagonals through each point.
static DIAGONALS: [[u64; 2]; 64] = {
    let mut all = [[0; 2]; 64];
    let mut at = 0;
    while at < 64 {
        let mut other = 0;
        while other < 64 {
            let (x, y, x2, y2) = (at as i32 % 8, at as i32 / 8, other % 8, other / 8);
            if x - y == x2 - y2 {
                all[at][0] |= 1 << other;
            }
            if x + y == x2 + y2 {
                all[at][1] |= 1 << other;
            }
            other += 1;
        }
        at += 1;
    }
    all
};

/// The points next to each point, in all eight directions.
pub(super) static NEIGHBORS: [u64; 64] = {
    let mut all = [0; 64];
    let mut at = 0;
    while at < 64 {
        let mut other = 0;
        while other < 64 {
            let (dx, dy) = (at as i32 % 8 - other % 8, at as i32 / 8 - other / 8);
            if dx * dx <= 1 && dy * dy <= 1 && at as i32 != other {
                all[at] |= 1 << other;
            }
            other += 1;
        }
        at += 1;
    }
    all
};

/// How many stones a new stone at the only empty point `at` flips.
#[inline]
fn flipped(own: u64, at: usize) -> i32 {
    let (x, y) = (at % 8, at / 8);
    let row = own >> (8 * y) & 0xff;
    // The multiplication moves the eight bits of the column, which are eight places apart, to the highest byte.
    let column = (own >> x & LEFT).wrapping_mul(0x0102_0408_1020_4080) >> 56;
    // No two points of a diagonal lie on the same column, so the sum of all rows keeps each of them apart. Points beyond the ends of
    // a short diagonal count as stones of the opponent, so nothing is flipped there.
    let [falling, rising] = DIAGONALS[at].map(|line| (own & line).wrapping_mul(LEFT) >> 56);
    let on = |place: usize, line: u64| i32::from(FLIPPED[place][line as usize]);
    on(x, row) + on(y, column) + on(x, falling) + on(x, rising)
}

/// The final margin of a position with one empty point, for the player to move. The winner gets the empty point if nobody can play
/// there.
#[inline]
pub(super) fn one(pair: Pair) -> i32 {
    let at = pair.empty().trailing_zeros() as usize;
    let own = pair.own.count_ones() as i32;
    let gained = flipped(pair.own, at);
    if gained > 0 {
        return 2 * (own + gained + 1) - 64;
    }
    let lost = flipped(pair.opponent, at);
    if lost > 0 { 2 * (own - lost) - 64 } else { pair.margin() }
}
