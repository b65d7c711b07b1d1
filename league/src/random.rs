//! Random numbers.

/// A generator of random numbers (SplitMix64). The same seed gives the same numbers.
#[derive(Debug, Clone)]
pub struct Random(u64);

impl Random {
    /// A generator with this seed.
    #[must_use]
    pub const fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// The next number.
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number from `least` to `most`. The range must not be empty.
    pub const fn within(&mut self, least: u64, most: u64) -> u64 {
        least + self.next() % (most - least + 1)
    }

    /// True with this probability in percent.
    pub const fn percent(&mut self, percent: u64) -> bool {
        self.next() % 100 < percent
    }

    /// One of the elements; `None` if there are none.
    pub fn choose<T: Copy>(&mut self, list: &[T]) -> Option<T> {
        let at = self.next().checked_rem(list.len() as u64)?;
        list.get(at as usize).copied()
    }

    /// One of the elements, each as often as its weight says.
    ///
    /// # Panics
    /// If the sum of the weights is 0.
    pub fn weighted<T: Copy>(&mut self, list: &[(u64, T)]) -> T {
        let mut left = self.next() % list.iter().map(|(weight, _)| weight).sum::<u64>();
        for (weight, element) in list {
            match left.checked_sub(*weight) {
                Some(rest) => left = rest,
                None => return *element,
            }
        }
        unreachable!("the number is less than the sum of the weights")
    }
}
