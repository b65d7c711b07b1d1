//! Finds legal moves and flipped stones. Each set of points is stored as 64 bits: bit 0 is the top left corner, bit 1 the point
//! to its right.

/// The points that are not on the first or last file. Horizontal and diagonal rows use this mask so that they do not wrap around
/// the edge.
const INNER_FILES: u64 = 0x7e7e_7e7e_7e7e_7e7e;

/// For each pair of opposite directions, the shift in bits and a mask of the points that a row may cross.
const DIRECTIONS: [(u32, u64); 4] = [(1, INNER_FILES), (7, INNER_FILES), (8, !0), (9, INNER_FILES)];

/// The empty points from which a row of opponent stones leads to a stone in `own`.
#[inline]
#[must_use]
pub const fn moves(own: u64, opponent: u64) -> u64 {
    let mut found = 0;
    let mut n = 0;
    while n < DIRECTIONS.len() {
        let (step, over) = DIRECTIONS[n];
        let over = opponent & over;
        // Rows of opponent stones grow step by step: one stone, two, four and then six. They stop at six, because no
        // more than six stones fit between two stones of the opposite color.
        let (mut up, mut down) = (over & (own << step), over & (own >> step));
        up |= over & (up << step);
        down |= over & (down >> step);
        let (over_up, over_down) = (over & (over << step), over & (over >> step));
        up |= over_up & (up << (2 * step));
        down |= over_down & (down >> (2 * step));
        up |= over_up & (up << (2 * step));
        down |= over_down & (down >> (2 * step));
        found |= (up << step) | (down >> step);
        n += 1;
    }
    found & !(own | opponent)
}

/// The opponent stones between a new stone (one bit) and stones in `own`, in all directions.
#[inline]
#[must_use]
pub const fn flips(own: u64, opponent: u64, new: u64) -> u64 {
    let mut found = 0;
    let mut n = 0;
    while n < DIRECTIONS.len() {
        let (step, over) = DIRECTIONS[n];
        let over = opponent & over;
        let (mut up, mut down) = (over & (new << step), over & (new >> step));
        up |= over & (up << step);
        down |= over & (down >> step);
        let (over_up, over_down) = (over & (over << step), over & (over >> step));
        up |= over_up & (up << (2 * step));
        down |= over_down & (down >> (2 * step));
        up |= over_up & (up << (2 * step));
        down |= over_down & (down >> (2 * step));
        if own & (up << step) != 0 {
            found |= up;
        }
        if own & (down >> step) != 0 {
            found |= down;
        }
        n += 1;
    }
    found
}
