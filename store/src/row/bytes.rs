//! Numbers and short strings as bytes.

use super::RowError;

/// Appends a number as LEB128: seven bits in each byte, the lowest bits first.
pub(super) fn put_number(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        bytes.push((number & 0x7f) as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// Appends the length of some bytes, then the bytes.
pub(super) fn put_slice(bytes: &mut Vec<u8>, slice: &[u8]) {
    put_number(bytes, slice.len() as u64);
    bytes.extend_from_slice(slice);
}

/// The difference between two numbers in zigzag form: a small difference gives a small number, whether the difference is positive
/// or negative. The subtraction wraps around, so any two numbers have a difference.
pub(super) fn fold(from: u64, to: u64) -> u64 {
    let difference = to.wrapping_sub(from).cast_signed();
    ((difference << 1) ^ (difference >> 63)).cast_unsigned()
}

/// The inverse of [`fold`].
pub(super) fn unfold(from: u64, folded: u64) -> u64 {
    from.wrapping_add((folded >> 1) ^ (folded & 1).wrapping_neg())
}

/// Reads bytes from the front.
pub(super) struct Reader<'a>(pub(super) &'a [u8]);

impl<'a> Reader<'a> {
    pub(super) fn byte(&mut self) -> Result<u8, RowError> {
        let (first, rest) = self.0.split_first().ok_or_else(ended)?;
        self.0 = rest;
        Ok(*first)
    }

    pub(super) fn number(&mut self) -> Result<u64, RowError> {
        let mut number = 0_u64;
        for shift in (0..64).step_by(7) {
            let byte = self.byte()?;
            let bits = u64::from(byte & 0x7f);
            if (bits << shift) >> shift != bits {
                break;
            }
            number |= bits << shift;
            if byte < 0x80 {
                return Ok(number);
            }
        }
        Err(RowError::Damaged("a number is too long"))
    }

    pub(super) fn take(&mut self, count: usize) -> Result<&'a [u8], RowError> {
        let (taken, rest) = self.0.split_at_checked(count).ok_or_else(ended)?;
        self.0 = rest;
        Ok(taken)
    }

    pub(super) fn slice(&mut self) -> Result<&'a [u8], RowError> {
        let count = usize::try_from(self.number()?).map_err(|_| ended())?;
        self.take(count)
    }

    pub(super) fn array<const N: usize>(&mut self) -> Result<[u8; N], RowError> {
        Ok(self.take(N)?.try_into().expect("`take` returns N bytes"))
    }
}

fn ended() -> RowError {
    RowError::Damaged("it ends too early")
}

/// Appends the CRC-32 of everything so far.
pub(super) fn put_checksum(bytes: &mut Vec<u8>) {
    let checksum = crc32fast::hash(bytes);
    bytes.extend_from_slice(&checksum.to_le_bytes());
}

/// The bytes without the checksum at their end, if the checksum is right.
pub(super) fn checked(bytes: &[u8]) -> Result<&[u8], RowError> {
    let (content, checksum) = bytes.split_last_chunk::<4>().ok_or_else(ended)?;
    if crc32fast::hash(content).to_le_bytes() == *checksum {
        Ok(content)
    } else {
        Err(RowError::Damaged("its checksum is wrong"))
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::{Reader, fold, put_number, unfold};

    #[test]
    fn numbers_round_trip() {
        for number in [0, 1, 127, 128, 300, u64::MAX >> 1, u64::MAX] {
            let mut bytes = Vec::new();
            put_number(&mut bytes, number);
            assert_eq!(Reader(&bytes).number().unwrap(), number);
            assert!(Reader(&bytes[1..]).number().ok() != Some(number) || number < 128);
            for other in [0, 5, u64::MAX] {
                assert_eq!(unfold(number, fold(number, other)), other);
            }
        }
        assert_eq!((fold(5, 6), fold(5, 4)), (2, 1));
        assert!(Reader(&[0xff; 11]).number().is_err());
    }
}
