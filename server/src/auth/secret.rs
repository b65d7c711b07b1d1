//! The only source of randomness: secrets, ids, and seeds for the rooms. Uses the thread's generator, which the
//! operating system seeds.

use rand::Rng as _;
use sha2::{Digest as _, Sha256};

/// Lowercase Crockford base32, which has no characters that look alike.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Random bytes, suitable for secrets.
#[must_use]
#[expect(clippy::disallowed_methods, reason = "the only source of randomness")]
pub fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    rand::rng().fill_bytes(&mut bytes);
    bytes
}

/// A seed for a room.
#[must_use]
pub fn seed() -> u64 {
    u64::from_le_bytes(bytes())
}

/// `count` random characters of lowercase Crockford base32. `count` is at most 32. Each character has 5 random bits.
#[must_use]
pub fn letters(count: usize) -> String {
    bytes::<32>().iter().take(count).map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect()
}

/// A new 256-bit secret, in the form in which a client gets it.
#[must_use]
pub fn token() -> String {
    use base64::Engine as _;
    base64::engine::general_purpose::URL_SAFE_NO_PAD.encode(bytes::<32>())
}

/// The hash that is stored instead of a secret.
#[must_use]
pub fn hash(secret: &str) -> [u8; 32] {
    Sha256::digest(secret.as_bytes()).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_crockford_and_unique() {
        let one = letters(20);
        assert_eq!(one.len(), 20);
        assert!(one.bytes().all(|byte| ALPHABET.contains(&byte)), "{one}");
        assert_ne!(one, letters(20));
    }

    #[test]
    fn a_token_has_256_bits_and_its_hash_is_sha_256() {
        assert_eq!(token().len(), 43);
        assert_ne!(token(), token());
        assert_eq!(hash("abc")[..4], [0xba, 0x78, 0x16, 0xbf]);
    }
}
