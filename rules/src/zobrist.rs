//! Zobrist hashing: each color has a key on each point, and a board's hash combines the keys of its stones with XOR.

use crate::color::Color;

/// Mixed into the hash when White is to move, for rules that consider the player to move.
pub(crate) const WHITE_TO_MOVE: u64 = mix(0x517c_c1b7_2722_0a95);

/// The key of a stone at a board index. This function computes the key, because a table of keys would make the browser's rules
/// module much larger, and a few multiplications are no slower than a cache miss.
#[inline]
pub(crate) const fn key(color: Color, index: u16) -> u64 {
    let stone = match color {
        Color::Black => 1,
        Color::White => 2,
    };
    mix(((index as u64) << 2) | stone)
}

/// The finalizer of splitmix64: every input bit affects every output bit.
const fn mix(input: u64) -> u64 {
    let mut z = input.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::{WHITE_TO_MOVE, key};
    use crate::color::Color;
    use std::collections::HashSet;

    #[test]
    fn all_keys_differ_and_no_two_pairs_of_keys_combine_to_the_same_hash() {
        let mut keys: Vec<u64> = (0..1024).flat_map(|i| Color::ALL.map(|c| key(c, i))).collect();
        keys.push(WHITE_TO_MOVE);
        assert_eq!(keys.iter().collect::<HashSet<_>>().len(), keys.len());
        let pairs: HashSet<u64> = keys.iter().enumerate().flat_map(|(i, a)| keys[..i].iter().map(move |b| a ^ b)).collect();
        assert_eq!(pairs.len(), keys.len() * (keys.len() - 1) / 2);
    }
}
