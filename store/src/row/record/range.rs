//! An adaptive binary range coder: the less likely a bit is, the more space it takes. Carries are handled as in LZMA's encoder
//! (Igor Pavlov, LZMA specification, public domain). Probabilities adapt faster than in LZMA, because a record is short.

/// The probability that a bit is 0, learned from earlier bits.
#[derive(Debug, Clone, Copy)]
pub(super) struct Bit {
    /// The probability of 0 in 65536ths.
    zero: u16,
    /// The number of bits seen, at most [`MEMORY_BITS`].
    seen: u8,
}

/// After this many bits, the weight of a new bit stays constant.
const MEMORY_BITS: u8 = 40;

impl Bit {
    pub(super) const EVEN: Self = Self { zero: 1 << 15, seen: 0 };

    fn learn(&mut self, bit: bool) {
        let target = if bit { 0 } else { 65_535 };
        let step = (target - i32::from(self.zero)) / (i32::from(self.seen) + 2);
        // Neither bit may become impossible.
        self.zero = (i32::from(self.zero) + step).clamp(64, 65_535 - 64) as u16;
        self.seen = (self.seen + 1).min(MEMORY_BITS);
    }
}

/// An encoder or a decoder. Both use the same code for the model, so their models cannot differ. An encoder returns the bit that
/// it was given; a decoder ignores that bit and returns the bit that it reads.
pub(super) trait Coder {
    fn bit(&mut self, model: &mut Bit, bit: bool) -> bool;
}

/// The range is widened whenever it is below this value.
const TOP: u32 = 1 << 24;

pub(super) struct Encoder {
    low: u64,
    range: u32,
    /// The byte that will be written next. A carry can still change it.
    last: u8,
    /// The number of 0xff bytes that follow `last`. A carry turns them into zeros.
    waiting: usize,
    bytes: Vec<u8>,
}

impl Encoder {
    pub(super) const fn new() -> Self {
        Self { low: 0, range: u32::MAX, last: 0, waiting: 0, bytes: Vec::new() }
    }

    fn shift(&mut self) {
        if self.low < 0xff00_0000 || self.low > u64::from(u32::MAX) {
            let carry = (self.low >> 32) as u8;
            self.bytes.push(self.last.wrapping_add(carry));
            self.bytes.extend(std::iter::repeat_n(0xff_u8.wrapping_add(carry), self.waiting));
            self.waiting = 0;
            self.last = (self.low >> 24) as u8;
        } else {
            self.waiting += 1;
        }
        self.low = (self.low & 0x00ff_ffff) << 8;
    }

    /// The encoded bytes without the first byte, which is always 0, and without the zeros at the end.
    pub(super) fn finish(mut self) -> Vec<u8> {
        // Any number in the range is valid. The number with the most trailing zeros is the shortest.
        let most = self.low + u64::from(self.range) - 1;
        let zeros = (0..=32).rev().find(|zeros| (most >> zeros) << zeros >= self.low).unwrap_or(0);
        self.low = (most >> zeros) << zeros;
        for _ in 0..5 {
            self.shift();
        }
        while self.bytes.last() == Some(&0) && self.bytes.len() > 1 {
            self.bytes.pop();
        }
        self.bytes.split_off(1)
    }
}

impl Coder for Encoder {
    fn bit(&mut self, model: &mut Bit, bit: bool) -> bool {
        let bound = (self.range >> 16) * u32::from(model.zero);
        if bit {
            self.low += u64::from(bound);
            self.range -= bound;
        } else {
            self.range = bound;
        }
        while self.range < TOP {
            self.range <<= 8;
            self.shift();
        }
        model.learn(bit);
        bit
    }
}

pub(super) struct Decoder<'a> {
    code: u32,
    range: u32,
    rest: std::slice::Iter<'a, u8>,
}

impl<'a> Decoder<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        let mut decoder = Self { code: 0, range: u32::MAX, rest: bytes.iter() };
        for _ in 0..4 {
            decoder.shift();
        }
        decoder
    }

    fn shift(&mut self) {
        self.code = self.code << 8 | u32::from(self.rest.next().copied().unwrap_or(0));
    }
}

impl Coder for Decoder<'_> {
    fn bit(&mut self, model: &mut Bit, _: bool) -> bool {
        let bound = (self.range >> 16) * u32::from(model.zero);
        let bit = self.code >= bound;
        if bit {
            self.code -= bound;
            self.range -= bound;
        } else {
            self.range = bound;
        }
        while self.range < TOP {
            self.range <<= 8;
            self.shift();
        }
        model.learn(bit);
        bit
    }
}

/// Encodes or decodes a number below a bound, bit by bit from the highest bit.
#[derive(Debug, Clone)]
pub(super) struct Below {
    bound: u32,
    nodes: Vec<Bit>,
}

impl Below {
    pub(super) fn new(bound: u32) -> Self {
        Self { bound, nodes: vec![Bit::EVEN; bound.next_power_of_two() as usize] }
    }

    /// `value` must be below the bound.
    pub(super) fn code(&mut self, coder: &mut impl Coder, value: u32) -> u32 {
        let (mut node, mut found) = (1, 0);
        for shift in (0..self.bound.next_power_of_two().trailing_zeros()).rev() {
            // Skip the bit if a 1 would make the number too large.
            let bit = found | 1 << shift < self.bound && coder.bit(&mut self.nodes[node], value >> shift & 1 == 1);
            found |= u32::from(bit) << shift;
            node = node << 1 | usize::from(bit);
        }
        found
    }
}

/// Encodes or decodes any number. Its bit length and the two bits after its highest bit have learned probabilities. In the
/// remaining bits, 0 and 1 are equally likely.
#[derive(Debug, Clone)]
pub(super) struct Number {
    bits: Below,
    upper: Vec<[Bit; 4]>,
}

impl Number {
    pub(super) fn new() -> Self {
        Self { bits: Below::new(65), upper: vec![[Bit::EVEN; 4]; 65] }
    }

    pub(super) fn code(&mut self, coder: &mut impl Coder, value: u64) -> u64 {
        let bits = self.bits.code(coder, u64::BITS - value.leading_zeros());
        let Some(lower) = bits.checked_sub(1) else { return 0 };
        let mut found = 1_u64;
        let mut node = 1;
        for (place, shift) in (0..lower).rev().enumerate() {
            let bit = value >> shift & 1 == 1;
            let bit = match place {
                0 | 1 => coder.bit(&mut self.upper[bits as usize][node], bit),
                _ => coder.bit(&mut { Bit::EVEN }, bit),
            };
            node = node << 1 | usize::from(bit);
            found = found << 1 | u64::from(bit);
        }
        found
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::{Below, Decoder, Encoder, Number};
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn written_numbers_are_read_back(numbers in proptest::collection::vec((any::<u64>(), 0..64_u32, 0..21_u32), 0..200)) {
            let mut encoder = Encoder::new();
            let (mut number, mut below) = (Number::new(), Below::new(21));
            for (value, shift, small) in &numbers {
                number.code(&mut encoder, value >> shift);
                below.code(&mut encoder, *small);
            }
            let bytes = encoder.finish();
            let mut decoder = Decoder::new(&bytes);
            let (mut number, mut below) = (Number::new(), Below::new(21));
            for (value, shift, small) in numbers {
                prop_assert_eq!(number.code(&mut decoder, 0), value >> shift);
                prop_assert_eq!(below.code(&mut decoder, 0), small);
            }
        }
    }

    #[test]
    fn expected_bits_take_almost_no_space() {
        let mut encoder = Encoder::new();
        let mut below = Below::new(2);
        for _ in 0..1000 {
            below.code(&mut encoder, 1);
        }
        assert!(encoder.finish().len() < 8);
        assert!(Encoder::new().finish().is_empty());
    }
}
