//! What the players learn about a counted board: the score, how much each point counts and why, and which areas do not count.

use super::reason::{self, Explained, judge};
use super::score::{self, Score};
use super::uncounted::{self, Uncounted};
use super::{Game, grid};
use crate::point::Point;
use std::collections::BTreeSet;

/// A counted board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counted {
    /// The score.
    pub score: Score,
    /// Who owns each point and why, and how much the point counts. Each point of the board is in exactly one entry.
    pub explained: Vec<Explained>,
    /// The points at which a border is open.
    pub unsealed: BTreeSet<Point>,
    /// The areas that do not count although one color seems to own them. The largest area comes first.
    pub uncounted: Vec<Uncounted>,
}

/// Counts a game after the given stones are removed as dead. `unsealed` holds the points at which a border seemed open
/// when the dead stones were proposed.
pub(super) fn count(game: &Game, dead: &BTreeSet<Point>, unsealed: &BTreeSet<Point>) -> Counted {
    let size = game.size();
    let judged = judge(game, dead);
    let living = uncounted::living(game, dead);
    let borders = super::gaps::borders(size, &living, |at| unsealed.contains(&grid::point(size, at)));
    let unsealed: BTreeSet<Point> = borders.gaps().map(|at| grid::point(size, at)).collect();
    Counted {
        explained: reason::explain(size, &judged.points, &unsealed),
        uncounted: uncounted::uncounted(game, dead, &borders, &living, &judged.points),
        score: score::sum(game, judged),
        unsealed,
    }
}
