//! Limits on files.

/// The largest file, in bytes.
pub const MAX_BYTES: usize = 1 << 20;
/// The most nodes in a file, in all games and variations together.
pub const MAX_NODES: usize = 20_000;
/// The deepest nesting of variations.
pub const MAX_DEPTH: usize = 1_000;
/// The longest property value, in bytes of UTF-8.
pub const MAX_VALUE_BYTES: usize = 64 << 10;
/// The most points in lists of points, with rectangles expanded.
pub const MAX_POINTS: usize = 20_000;

/// Limits for one file. The defaults are for untrusted files. A tool for its owner's files may raise them, up
/// to [`Limits::MOST_BYTES`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The size of the file in bytes, before decoding.
    pub bytes: usize,
    /// The nodes of all games together.
    pub nodes: usize,
    /// The nesting depth of parentheses.
    pub depth: usize,
    /// The bytes of one value, as UTF-8.
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
