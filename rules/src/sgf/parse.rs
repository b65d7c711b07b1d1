//! parse

/// Largest file, in bytes.
pub const MAX_BYTES: usize = 1 << 20;
/// Most nodes of a file, all variations together.
pub const MAX_NODES: usize = 20_000;
/// Deepest nesting of variations.
pub const MAX_DEPTH: usize = 1_000;
/// Longest value of a property, in bytes.
pub const MAX_VALUE_BYTES: usize = 64 << 10;
