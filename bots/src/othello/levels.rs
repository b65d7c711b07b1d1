//! The levels of Othello. Levels 1 to 4 do not look ahead. They judge moves by simple ideas, in the order in which people learn
//! these ideas. The higher levels look ahead.

use super::engine::{Engine, Judgement, point};
use super::eval::{UNIT, Weights};
use super::middle::Searcher;
use super::pair::Pair;
use super::solve::Solver;
use crate::limits::Limits;
use crate::random::Random;
use crate::thought::Thought;
use rules::Move;
use rules::othello::Game;
use setup::Level;

/// How a player without foresight rates a move: how much each property of the move adds to its rating. The player makes the move
/// with the highest rating.
struct Taste {
    /// For each disc that the move turns over.
    disc: i32,
    /// For a corner. A disc there can never be turned over.
    corner: i32,
    /// For a point at the edge.
    edge: i32,
    /// For a point next to an empty corner. A stone there often lets the opponent take the corner.
    beside: i32,
    /// For each legal move that the opponent has afterwards.
    reply: i32,
    /// A random amount, from 0 up to this.
    mood: i32,
}

/// How a player looks ahead.
struct Foresight {
    /// The number of moves that the player looks ahead.
    depth: u32,
    /// With at most this number of empty points, the player computes the exact result.
    solved: u32,
    /// The largest error in the player's judgement of a move, in eighths of a stone.
    error: i32,
}

/// Chooses a move. The game must not be over, and the player to move must have a legal move.
#[must_use]
pub fn think(game: &Game, level: Level, seed: u64, limits: Limits<'_>) -> Thought {
    let pair = Pair::new(game.board(), game.turn());
    let random = &mut Random::new(seed);
    match level.number() {
        // A child who likes to turn over many discs and to play at the edge, most of all next to an empty corner, but
        // who avoids the corners.
        1 => by_taste(pair, &Taste { disc: 1, corner: -8, edge: 6, beside: 24, reply: 0, mood: 4 }, random),
        // The number of discs counts most.
        2 => by_taste(pair, &Taste { disc: 3, corner: 10, edge: 2, beside: 0, reply: 0, mood: 16 }, random),
        // A corner is worth a lot. A stone next to an empty corner often gives the corner away.
        3 => by_taste(pair, &Taste { disc: 1, corner: 30, edge: 3, beside: -12, reply: 0, mood: 8 }, random),
        // The fewer moves the opponent has, the better.
        4 => by_taste(pair, &Taste { disc: 0, corner: 30, edge: 2, beside: -15, reply: -4, mood: 6 }, random),
        5 => by_foresight(pair, &Foresight { depth: 1, solved: 4, error: 3 * UNIT }, random, limits),
        6 => by_foresight(pair, &Foresight { depth: 2, solved: 6, error: 2 * UNIT }, random, limits),
        7 => by_foresight(pair, &Foresight { depth: 3, solved: 8, error: UNIT }, random, limits),
        8 => by_foresight(pair, &Foresight { depth: 5, solved: 10, error: UNIT }, random, limits),
        9 => by_foresight(pair, &Foresight { depth: 8, solved: 14, error: UNIT / 2 }, random, limits),
        _ => by_engine(game, limits),
    }
}

/// The four corners and, for each, the points next to it.
const CORNERS: [(u64, u64); 4] = [(1, 0x0302), (1 << 7, 0xc040), (1 << 56, 0x0203 << 48), (1 << 63, 0x40c0 << 48)];
const EDGE: u64 = 0xff81_8181_8181_81ff;

fn by_taste(pair: Pair, taste: &Taste, random: &mut Random) -> Thought {
    let mut best = (i32::MIN, 0);
    for at in points(pair.moves()) {
        let new = 1 << at;
        let flipped = pair.flips(new);
        let after = pair.after(new, flipped);
        let is_in = |points: u64| i32::from(points & new != 0);
        let near = CORNERS.iter().filter(|(corner, _)| pair.empty() & corner != 0).map(|(_, beside)| is_in(*beside)).sum::<i32>();
        let corner = CORNERS.iter().map(|(corner, _)| is_in(*corner)).sum::<i32>();
        let points = taste.disc * flipped.count_ones() as i32
            + taste.corner * corner
            + taste.edge * is_in(EDGE)
            + taste.beside * near
            + taste.reply * after.moves().count_ones() as i32
            + random.below(taste.mood as usize + 1) as i32;
        best = best.max((points, at));
    }
    let value = Weights::ours().value(pair);
    thought(best.1, chance(value), 1)
}

fn by_foresight(pair: Pair, foresight: &Foresight, random: &mut Random, limits: Limits<'_>) -> Thought {
    let weights = Weights::ours();
    let empty = pair.empty().count_ones();
    if empty <= foresight.solved
        && let Some(solved) = Solver::new(weights, 12).solve(pair, limits)
        && let Some(best) = solved.best
    {
        return thought(best, certain(solved.margin), solved.nodes);
    }
    let mut searcher = Searcher::new(weights, 14);
    let (mut best, mut nodes) = ((i32::MIN, 0, 0), 0);
    for at in points(pair.moves()) {
        let after = pair.after(1 << at, pair.flips(1 << at));
        let found = searcher.search(after, foresight.depth - 1, Limits { nodes: limits.nodes.saturating_sub(nodes), ..limits });
        nodes += found.nodes + 1;
        let wrong = random.below(2 * foresight.error as usize + 1) as i32 - foresight.error;
        best = best.max((wrong - found.value, -found.value, at));
    }
    thought(best.2, chance(best.1), nodes)
}

/// The most positions that the engine of the highest level examines for a move. Examining them takes one or two seconds.
/// Without this limit, a caller that limits only the time would make the engine try to solve the game from its first
/// position. That would leave no time to look ahead.
const MOST_NODES: u64 = 3_000_000;

fn by_engine(game: &Game, limits: Limits<'_>) -> Thought {
    let limits = Limits { nodes: limits.nodes.min(MOST_NODES), ..limits };
    let Judgement { best, margin, is_exact, nodes } = Engine::new(18).judge(game, limits);
    let action = best.map_or(Move::Pass, Move::Place);
    Thought { action, chance: if is_exact { certain(margin) } else { chance(margin) }, line: vec![action], nodes }
}

fn thought(at: u8, chance: f32, nodes: u64) -> Thought {
    let action = Move::Place(point(at));
    Thought { action, chance, line: vec![action], nodes }
}

/// The chance to win with this expected margin, in eighths of a stone. A player with an expected margin of five stones wins about
/// three games out of four.
fn chance(margin: i32) -> f32 {
    1.0 / (1.0 + (-(margin as f32) / (5.0 * UNIT as f32)).exp())
}

/// The chance to win with this certain margin.
const fn certain(margin: i32) -> f32 {
    match margin {
        0 => 0.5,
        1.. => 1.0,
        _ => 0.0,
    }
}

fn points(mut set: u64) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let at = (set != 0).then(|| set.trailing_zeros() as u8)?;
        set &= set - 1;
        Some(at)
    })
}
