//! Go: a Monte Carlo tree search.
//!
//! [`think`] finds a move. It uses:
//! - `field`: a fast board;
//! - `shapes`: what the neighbors of a point say about it;
//! - `tactics`: captures, escapes and ladders;
//! - `playout`: games that are played to the end with random but tactically sensible moves;
//! - `priors`: what a move is worth before any playout;
//! - `tree` and `search`: learning from the playouts which moves are good;
//! - `finish`: when to pass;
//! - `handicap`: where Black places the stones of a free handicap;
//! - `levels`: how much each level sees, and how long it searches.
//!
//! `komi` decides what a bot does in an opening.
//!
//! Playouts are scored by area. Under territory scoring, each stone that the tree places costs its player a point. At the root,
//! the rules of the game decide which moves are legal. Below the root, the tree knows only the simple ko, and has no self-captures.
//!
//! Deliberately absent: opening books, and thinking while the opponent is to move.

mod field;
mod finish;
mod handicap;
pub(crate) mod komi;
mod levels;
mod playout;
mod priors;
mod search;
mod shapes;
mod tactics;
mod tree;

use crate::limits::Limits;
use crate::thought::Thought;
use field::NOWHERE;
use levels::Strength;
use rules::Move;
use rules::go::Game;
use search::Search;
use setup::Level;
use tree::ROOT;

/// Thinks about a position in which the game is not over. A node is a move in the tree or in a playout.
#[must_use]
pub fn think(game: &Game, level: Level, seed: u64, limits: Limits<'_>) -> Thought {
    if game.to_place() > 0
        && let Some(point) = handicap::place(game)
    {
        let action = Move::Place(point);
        return Thought { action, chance: 0.5, line: vec![action], nodes: 1 };
    }
    let mut search = Search::new(game, Strength::of(level), seed, limits);
    if !search.prepare() {
        return Thought { action: Move::Pass, chance: 0.5, line: vec![Move::Pass], nodes: 1 };
    }
    search.run();
    decide(&mut search, game)
}

/// Thinks about a position for the review of a finished game. Also returns for each point, row by row, who will own it:
/// from 1 (surely Black) to -1 (surely White). `None` while Black places free handicap stones, and if no move except a
/// pass makes sense.
pub(crate) fn study(game: &Game, seed: u64, limits: Limits<'_>) -> Option<(Thought, Vec<f32>)> {
    let mut search = Search::new(game, Strength::REVIEW, seed, limits);
    if game.to_place() > 0 || !search.prepare() {
        return None;
    }
    search.run();
    let ownership = search.start().points().map(|at| search.ownership(at)).collect();
    // The search has perhaps not tried a pass. So even if a pass is the best move, return the chance of the most
    // visited move.
    let chance = search.tree.favorite(ROOT).map_or(0.5, |at| search.tree.node(at).share().clamp(0.0, 1.0));
    Some((Thought { chance, ..decide(&mut search, game) }, ownership))
}

/// The move that a finished search leads to.
fn decide(search: &mut Search<'_>, game: &Game) -> Thought {
    let chosen = finish::choose(search, game).unwrap_or(ROOT);
    let node = search.tree.node(chosen);
    let start = search.start();
    let action = |at: u16| if at == NOWHERE { Move::Pass } else { Move::Place(start.point(at)) };
    let line: Vec<Move> = search.tree.line(chosen, 12).into_iter().map(action).collect();
    Thought { action: action(node.at), chance: node.share().clamp(0.0, 1.0), line, nodes: search.nodes() }
}
