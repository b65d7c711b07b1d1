//! The end of the game: when to pass.

use super::field::NOWHERE;
use super::playout::throws_away;
use super::search::{Search, sign};
use super::tree::ROOT;
use rules::go::{FULL_OWNERSHIP, Game, propose};
use rules::{HalfPoints, Move, Point, Progress, Size};

/// A point is settled if the absolute value of its [`Search::ownership`] is at least this. With 0.7, one color gets the point in
/// about 85% of the playouts.
const SETTLED: f32 = 0.7;

/// If more than 1/`OPEN_SHARE` of the points are unsettled, the player does not pass.
const OPEN_SHARE: usize = 6;

/// A move at an unsettled point is worth playing if it gains more than this many points over a pass.
const GAIN: f32 = 0.5;

/// The corresponding limit for a move at a settled point. It is larger than [`GAIN`], because by chance a move in one's
/// own territory can seem better than a pass.
const SURE_GAIN: f32 = 1.5;

/// A smaller difference than this in the chance of winning does not matter.
const CHANCE: f32 = 0.03;

/// Chooses the player's move. Returns the number of its node, which is one of the replies to the root; `None` if the root has no
/// replies.
pub(super) fn choose(search: &mut Search<'_>, game: &Game) -> Option<usize> {
    let best = search.tree.favorite(ROOT)?;
    let replies = search.tree.replies(ROOT);
    let Some(pass) = replies.clone().find(|at| search.tree.node(*at).at == NOWHERE) else { return Some(best) };
    let last = ends(game).then(|| Last::new(game));
    let open: Vec<u16> = match &last {
        // With few playouts, the search cannot tell which points are settled. The proposal of dead stones can.
        Some(last) if search.is_rough() => search.start().points().filter(|at| last.is_open(search.start().point(*at))).collect(),
        Some(_) | None => search.start().points().filter(|at| search.ownership(*at).abs() < SETTLED).collect(),
    };
    if best == pass && replies.len() == 1 {
        return Some(pass);
    }
    if open.len() * OPEN_SHARE > game.size().area() {
        // Too many points are unsettled, so the player places another stone even if a pass seems best.
        let other = replies.filter(|at| *at != pass).max_by_key(|at| search.tree.node(*at).visits);
        return if best == pass { other } else { Some(best) };
    }
    if last.as_ref().is_some_and(|last| last.ahead > HalfPoints::ZERO) {
        return Some(pass);
    }
    if !game.rules().removes_dead
        && let Some(capture) = cleanup(search)
    {
        return Some(capture);
    }
    // With few playouts, moves at settled points often seem to gain something. After a pass of the opponent, such moves are not
    // played.
    let only_open = search.is_rough() && last.is_some();
    let visits = search.tree.node(best).visits;
    search.try_out(pass, (visits / 4).clamp(16, 400));
    let value = |at: usize| (search.tree.node(at).share(), search.tree.node(at).mean());
    let (chance, mean) = value(pass);
    let is_open = |at: usize| open.contains(&search.tree.node(at).at);
    let matters = |at: &usize| {
        let node = search.tree.node(*at);
        let gain = node.mean() - mean;
        let pays = node.share() > chance + CHANCE || gain > if is_open(*at) { GAIN } else { SURE_GAIN };
        let comes_to_mind = *at != pass && (is_open(*at) || !only_open);
        comes_to_mind && node.visits >= (visits / 10).max(8).min(visits) && node.share() + CHANCE > value(best).0 && pays
    };
    if best != pass && matters(&best) {
        return Some(best);
    }
    replies.filter(matters).max_by_key(|at| search.tree.node(*at).visits).or(Some(pass))
}

/// True if play would not go on after a pass: the game would end, or stop for counting.
fn ends(game: &Game) -> bool {
    let mut passed = game.clone();
    passed.play(game.turn(), Move::Pass).is_ok() && passed.progress() != Progress::Playing
}

/// A position after a pass of the opponent, in which play would not go on after another pass.
struct Last {
    size: Size,
    /// The ownership of each point, as in [`go::Proposal`](rules::go::Proposal).
    ownership: Vec<i32>,
    /// By how much the player to move is ahead if the position is counted as it is.
    ahead: HalfPoints,
}

impl Last {
    fn new(game: &Game) -> Last {
        let mut proposal = propose(game.board());
        if !game.rules().removes_dead {
            proposal.dead.clear();
        }
        let sides = game.score(&proposal.dead).sides;
        let ahead = sides[game.turn()].total - sides[game.turn().opposite()].total;
        Last { size: game.size(), ownership: proposal.ownership, ahead }
    }

    /// Whether it is still open which color the point will belong to.
    fn is_open(&self, point: Point) -> bool {
        (self.ownership[self.size.index(point)] as f32).abs() < SETTLED * FULL_OWNERSHIP as f32
    }
}

/// Under rules that remove no dead stones: the most visited move that takes a liberty of a dead chain of the opponent.
fn cleanup(search: &Search<'_>) -> Option<usize> {
    let (field, own) = (search.start(), search.color());
    let is_ours = |at: u16| search.ownership(at) * sign(own) as f32 > SETTLED;
    let is_prey = |at: u16| field.state(at) == 1 - own && is_ours(at);
    let hunts =
        |at: u16| at != NOWHERE && is_ours(at) && field.around(at).into_iter().any(is_prey) && !throws_away(field, at, own);
    search.tree.replies(ROOT).filter(|at| hunts(search.tree.node(*at).at)).max_by_key(|at| search.tree.node(*at).visits)
}
