//! The engine. It looks ahead while many points are empty, and solves the end of the game.

use super::eval::{UNIT, Weights};
use super::middle::Searcher;
use super::pair::Pair;
use super::solve::Solver;
use crate::limits::Limits;
use rules::Point;
use rules::othello::{Game, SIDE};

/// What the engine has found out about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// The best move; `None` if the player to move must pass or the game is over.
    pub best: Option<Point>,
    /// The margin of the game for the player to move, in eighths of a stone. The winner gets the empty points.
    pub margin: i32,
    /// Whether the margin is certain. If not, it is only expected.
    pub is_exact: bool,
    /// How many positions were examined.
    pub nodes: u64,
}

/// An engine for Othello. It remembers what it has found out.
pub struct Engine {
    searcher: Searcher<'static>,
    solver: Solver<'static>,
}

/// Solving a position with this number of empty points usually takes [`SOLVED_NODES`] nodes.
const SOLVED_EMPTY: u32 = 14;
const SOLVED_NODES: u64 = 100_000;
/// Before the engine solves a position, it looks ahead with 1/`BRIEF_SHARE` of the nodes, but with at most `BRIEF_NODES`.
const BRIEF_SHARE: u64 = 8;
const BRIEF_NODES: u64 = 100_000;
/// Each further empty point multiplies the work by `MORE_WORK` / 10.
const MORE_WORK: u64 = 26;

impl Engine {
    /// An engine with two tables of 2^`bits` places each. The tables take 2^`bits` * 72 bytes of memory.
    #[must_use]
    pub fn new(bits: u32) -> Engine {
        let weights = Weights::ours();
        Engine { searcher: Searcher::new(weights, bits), solver: Solver::new(weights, bits) }
    }

    /// Judges a position within the limits.
    pub fn judge(&mut self, game: &Game, limits: Limits<'_>) -> Judgement {
        let pair = Pair::new(game.board(), game.turn());
        if pair.moves() == 0 {
            return self.judge_without_moves(game, pair, limits);
        }
        if !can_solve(pair, limits.nodes) {
            return self.look_ahead(pair, limits);
        }
        // If the solver reaches a limit before it is finished, this is the answer.
        let brief = self.look_ahead(pair, Limits { nodes: (limits.nodes / BRIEF_SHARE).min(BRIEF_NODES), ..limits });
        match self.solver.solve(pair, Limits { nodes: limits.nodes.saturating_sub(brief.nodes), ..limits }) {
            Some(solved) => {
                let (best, nodes) = (solved.best.map(point), solved.nodes + brief.nodes);
                Judgement { best, margin: solved.margin * UNIT, is_exact: true, nodes }
            }
            None => Judgement { nodes: limits.nodes, ..brief },
        }
    }

    fn look_ahead(&mut self, pair: Pair, limits: Limits<'_>) -> Judgement {
        let found = self.searcher.search(pair, pair.empty().count_ones(), limits);
        Judgement { best: found.best.map(point), margin: found.value, is_exact: false, nodes: found.nodes }
    }

    /// Judges a position in which the player to move must pass or the game is over.
    fn judge_without_moves(&mut self, game: &Game, pair: Pair, limits: Limits<'_>) -> Judgement {
        if game.is_over() {
            return Judgement { best: None, margin: pair.margin() * UNIT, is_exact: true, nodes: 1 };
        }
        let mut passed = game.clone();
        // A forced pass is always legal.
        let _ = passed.play(game.turn(), rules::Move::Pass);
        let next = self.judge(&passed, limits);
        Judgement { best: None, margin: -next.margin, ..next }
    }
}

/// Whether this number of nodes usually suffices to solve a position.
fn can_solve(pair: Pair, nodes: u64) -> bool {
    let empty = pair.empty().count_ones();
    let more = (SOLVED_EMPTY..empty).fold(SOLVED_NODES, |work, _| work.saturating_mul(MORE_WORK) / 10);
    let needed = (empty..SOLVED_EMPTY).fold(more, |work, _| work * 10 / MORE_WORK);
    nodes >= needed
}

pub(super) const fn point(at: u8) -> Point {
    Point { x: at % SIDE, y: at / SIDE }
}
