//! How much of a file is taken before it is refused.

/// Largest file, in bytes.
pub const MAX_BYTES: usize = 1 << 20;
/// Most nodes of a file, all games and variations together.
pub const MAX_NODES: usize = 20_000;
/// Deepest nesting of variations.
pub const MAX_DEPTH: usize = 1_000;
/// Longest value of a property, in bytes of UTF-8.
pub const MAX_VALUE_BYTES: usize = 64 << 10;
/// Most points that lists of points may name, rectangles written as two corners counted out.
pub const MAX_POINTS: usize = 20_000;

/// Bounds for one file. The default ones are what strangers may send; a tool on its owner's files may
/// raise them, but never beyond [`Limits::MOST_BYTES`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Bytes of the file as it comes.
    pub bytes: usize,
    /// Nodes of all games together.
    pub nodes: usize,
    /// Open parentheses at once.
    pub depth: usize,
    /// Bytes of one value, as UTF-8.
    pub value_bytes: usize,
}

impl Limits {
    /// Places in a file are kept in 32 bits, and its text may grow to three times as much when decoded.
    pub const MOST_BYTES: usize = 1 << 30;
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { bytes: MAX_BYTES, nodes: MAX_NODES, depth: MAX_DEPTH, value_bytes: MAX_VALUE_BYTES }
    }
}
