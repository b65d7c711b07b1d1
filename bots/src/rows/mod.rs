//! Row games: tic-tac-toe, Gomoku under all rulesets, and m,n,k-games.
//!
//! [`think`] chooses a move. Tic-tac-toe has three levels of its own. All other games have ten:
//! - levels 1 and 2 score the eight directions around a point;
//! - level 3 keeps a table of all winning lines;
//! - levels 4 and 5 weigh shapes; level 4 looks two moves ahead, and level 5 looks four moves ahead;
//! - from level 6 on, a search looks ahead, and from level 7 on, it also looks for victories by continuous fours;
//! - from level 8 on, the search uses weights that were trained (`trained`).
//!
//! `opening` decides what a bot does in an opening. With the feature `training`, the module also makes weights for the search (`cargo
//! xtask train gomoku`).
//!
//! Deliberately absent: opening books, and a search that proves victories by threats other than fours.

mod board;
mod eight_directions;
mod fours;
mod levels;
mod line;
mod lines_table;
mod opening;
mod search;
mod sight;
mod table;
mod tic_tac_toe;
mod trained;
#[cfg(feature = "training")]
pub mod training;
mod weighted_shapes;
mod weights;
mod worth;

use crate::limits::Limits;
use crate::random::Random;
use crate::thought::Thought;
pub(crate) use opening::open;
pub use trained::{Family, Set};

use board::{Board, side};
use levels::Method;
use rules::gomoku::{Game, openings};
use rules::{Move, Point};
use search::{Found, Search};
use setup::Level;
use sight::Sight;

/// Chooses a move for the player to move. The game is not over.
#[must_use]
pub fn think(game: &Game, level: Level, seed: u64, limits: Limits<'_>) -> Thought {
    if game.is_tic_tac_toe() {
        return tic_tac_toe::think(game, level.number(), seed);
    }
    think_among(game, &allowed(game), level, seed, limits)
}

/// Chooses one of these points, which are all legal. If there are none, the bot passes or plays any legal move.
fn think_among(game: &Game, points: &[Point], level: Level, seed: u64, limits: Limits<'_>) -> Thought {
    let mut random = Random::new(seed);
    if points.len() == game.size().area() {
        let centers: Vec<Point> = openings::centers(game.size()).collect();
        return plain(random.choose(&centers).map_or(Move::Pass, Move::Place), 0.5);
    }
    let Some(&first) = points.first() else { return without_points(game) };
    let found = choose(game, points, level, &mut random, limits);
    let line: Vec<Move> = found.line.iter().map(|at| Move::Place(board::point_of(game.size(), *at))).collect();
    let action = line.first().copied().filter(|action| game.check(game.turn(), *action).is_ok()).unwrap_or(Move::Place(first));
    let line = if line.first() == Some(&action) { line } else { vec![action] };
    Thought { action, chance: search::chance(found.value), line, nodes: found.nodes }
}

/// Chooses one of these points.
fn choose(game: &Game, points: &[Point], level: Level, random: &mut Random, limits: Limits<'_>) -> Found {
    let (mut board, own) = (Board::new(game, levels::weights(level.number(), game)), side(game.turn()));
    let legal: Vec<u16> = points.iter().map(|point| board.at(*point)).collect();
    let value = search::evaluate(&board, own);
    let sight = Sight::new(game, points);
    let (at, nodes) = match levels::method(level.number(), game) {
        Method::Directions { is_blind } => (eight_directions::choose(&sight, is_blind, random).map(|point| board.at(point)), 1),
        Method::Lines => (lines_table::choose(&sight, random).map(|point| board.at(point)), 1),
        Method::Shapes { ahead } => weighted_shapes::choose(&mut board, &legal, own, ahead, random, limits),
        Method::Search(effort) => return Search::new(board, effort, limits).run(own, &legal),
    };
    Found { value, line: at.into_iter().collect(), nodes }
}

/// The points where a stone of the player to move is legal and not forbidden. In some games, a forbidden stone is legal but loses.
fn allowed(game: &Game) -> Vec<Point> {
    let forbidden = game.forbidden_points();
    let is_free = |point: &Point| forbidden.binary_search_by_key(point, |(at, _)| *at).is_err();
    let mut points = game.legal_moves();
    if game.turn() == rules::Color::Black {
        points.retain(is_free);
    }
    points
}

/// The move of a player for whom no point is left: a pass if the rules allow it, or else any legal move.
fn without_points(game: &Game) -> Thought {
    if game.check(game.turn(), Move::Pass).is_ok() {
        return plain(Move::Pass, 0.3);
    }
    plain(game.legal_moves().first().map_or(Move::Pass, |point| Move::Place(*point)), 0.0)
}

fn plain(action: Move, chance: f32) -> Thought {
    Thought { action, chance, line: vec![action], nodes: 1 }
}
