//! Random numbers for the bots.

/// A generator of random numbers: splitmix64, by Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
/// The same seed gives the same numbers.
#[derive(Clone, Debug)]
pub(crate) struct Random(u64);

impl Random {
    pub(crate) const fn new(seed: u64) -> Random {
        Random(seed)
    }

    pub(crate) const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `bound`, which must not be 0.
    pub(crate) const fn below(&mut self, bound: usize) -> usize {
        // The high half of the product is uniform enough for bounds that are tiny compared to 2^64.
        ((self.next() as u128 * bound as u128) >> 64) as usize
    }

    /// True with this probability in percent.
    pub(crate) const fn percent(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// One of the elements, each with the same probability; `None` if there are none.
    pub(crate) fn choose<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        if from.is_empty() { None } else { Some(from[self.below(from.len())]) }
    }
}
