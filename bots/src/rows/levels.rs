//! The levels: what a player of each level sees.

use super::line::Form;
use super::search::Effort;
use super::trained;
use super::weights::{self, Pair};
use rules::gomoku::Game;

/// How a player of some level chooses a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Method {
    /// Scoring of the eight directions. A player who is blind sees only their own stones, and overlooks diagonals.
    Directions { is_blind: bool },
    /// The table of winning lines.
    Lines,
    /// Weighted shapes. The player looks `ahead` moves ahead.
    Shapes { ahead: u32 },
    /// The search.
    Search(Effort),
}

/// The method of a level from 1 to 10 in a game.
pub(super) fn method(level: u8, game: &Game) -> Method {
    match level {
        1 => Method::Directions { is_blind: true },
        2 => Method::Directions { is_blind: false },
        3 => Method::Lines,
        4 => Method::Shapes { ahead: 2 },
        5 => Method::Shapes { ahead: 4 },
        6 => Method::Search(Effort { depth: 3, breadth: 10, fours: (0, 0), nodes: 20_000 }),
        7 => Method::Search(Effort { depth: 4, breadth: 12, fours: (6, 2), nodes: 50_000 }),
        8 => Method::Search(Effort { depth: 5, breadth: 12, fours: (8, 2), nodes: affordable(game, 60_000) }),
        9 => Method::Search(Effort { depth: 7, breadth: 14, fours: (12, 3), nodes: affordable(game, 40_000) }),
        _ => Method::Search(Effort { depth: 40, breadth: 20, fours: (60, 6), nodes: affordable(game, 1_000_000) }),
    }
}

/// The weights of both colors for a level. The levels below 8 judge positions by weights that were set by hand.
pub(super) fn weights(level: u8, game: &Game) -> Pair {
    if level >= 8 { trained::best(game.rules()) } else { weights::by_hand(game.rules()) }
}

/// The number of nodes that take as long in this game as `nodes` in freestyle Gomoku on 15x15.
fn affordable(game: &Game, nodes: u64) -> u64 {
    let rows = game.rules().rows.black;
    // These are rough measurements of the additional time, in quarters of the usual time per node. Large boards have more points
    // to consider. Larger windows need more memory. The windows of long rows are computed instead of looked up.
    let large = (game.size().area() as u64).saturating_sub(225) / 75;
    let wide = if Form::reach_of(rows) > 4 { 2 } else { 0 };
    let long = if rows.length > 5 { 8 } else { 0 };
    nodes * 4 / (4 + large + wide + long)
}
