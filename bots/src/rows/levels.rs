//! The levels: what a player of each level sees.

use super::search::Effort;

/// How a player of some level chooses a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Method {
    /// Scoring of the eight directions, of both colors or only of the own stones on ranks and files.
    Directions { is_blind: bool },
    /// The table of winning lines.
    Lines,
    /// Weighted shapes, this number of moves ahead.
    Shapes { ahead: u32 },
    /// The search.
    Search(Effort),
}

/// The method of a level from 1 to 10.
pub(super) const fn method(level: u8) -> Method {
    match level {
        1 => Method::Directions { is_blind: true },
        2 => Method::Directions { is_blind: false },
        3 => Method::Lines,
        4 => Method::Shapes { ahead: 2 },
        5 => Method::Shapes { ahead: 4 },
        6 => effort(3, 10, (0, 0), 20_000),
        7 => effort(4, 12, (6, 2), 50_000),
        8 => effort(6, 12, (8, 2), 100_000),
        9 => effort(10, 16, (20, 4), 200_000),
        _ => effort(40, 20, (60, 6), 1_500_000),
    }
}

const fn effort(depth: i32, breadth: usize, fours: (u8, u8), nodes: u64) -> Method {
    Method::Search(Effort { depth, breadth, fours, nodes })
}
