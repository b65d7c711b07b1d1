//! The names of guests.

/// Whether a name has 2 to 20 characters, all of them ASCII letters, digits, `_` or `-`. Letters of other alphabets could be
/// confused with these.
#[must_use]
pub fn is_name(name: &str) -> bool {
    (2..=20).contains(&name.len()) && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-'))
}
