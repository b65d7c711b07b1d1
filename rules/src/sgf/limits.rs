//! Limits on SGF files.

/// The largest file, in bytes.
pub const MAX_BYTES: usize = 1 << 20;
/// The most nodes in a file, in all games and variations together.
pub const MAX_NODES: usize = 20_000;
/// The deepest nesting of variations.
pub const MAX_DEPTH: usize = 1_000;
/// The longest property value, in bytes of UTF-8.
pub const MAX_VALUE_BYTES: usize = 64 << 10;
/// The most points in a file's lists of initial stones, with rectangles expanded.
pub const MAX_POINTS: usize = 20_000;

/// Limits for one file. The defaults are for untrusted files. A tool that reads trusted files may raise them. `bytes` can be at
/// most [`Limits::MOST_BYTES`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The largest size of the file, in bytes before decoding.
    pub bytes: usize,
    /// The most nodes in all games together.
    pub nodes: usize,
    /// The deepest nesting of parentheses.
    pub depth: usize,
    /// The longest value, in bytes of UTF-8.
    pub value_bytes: usize,
}

impl Limits {
    /// The largest possible `bytes`. Offsets have 32 bits, and decoding can triple the size of a text.
    pub const MOST_BYTES: usize = 1 << 30;
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { bytes: MAX_BYTES, nodes: MAX_NODES, depth: MAX_DEPTH, value_bytes: MAX_VALUE_BYTES }
    }
}
