//! The names of guests.

/// Whether a name has 2 to 20 characters, none of which can be confused with another.
#[must_use]
pub fn is_name(name: &str) -> bool {
    (2..=20).contains(&name.len()) && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-'))
}
