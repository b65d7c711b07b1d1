//! The tree of moves, with the results of the playouts that went through each move.
//!
//! The search is UCT (Kocsis and Szepesvari, "Bandit Based Monte-Carlo Planning", 2006) with rapid action value estimation (Gelly
//! and Silver, "Monte-Carlo Tree Search and Rapid Action Value Estimation in Computer Go", 2011): the value of a move
//! also depends on the playouts in which its player makes the same move later. On large boards, the search tries few
//! moves at first, and more as the playouts add up (Coulom, "Computing Elo Ratings of Move Patterns in the Game of Go",
//! 2007).

use super::field::EMPTY;
use super::priors::Prior;

/// A move and what is known about it. Wins are those of the player who makes the move.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Node {
    /// The cell of the move; [`super::field::NOWHERE`] for a pass.
    pub(super) at: u16,
    /// The number of replies. They are the nodes from `first` on.
    width: u16,
    first: u32,
    pub(super) visits: u32,
    won: f32,
    prior: Prior,
    /// The number of playouts in which the player makes this move, now or later.
    later: f32,
    later_won: f32,
    /// The sum of the margins of the playouts, in points.
    margin: f32,
}

impl Node {
    /// The share of the playouts that were won.
    pub(super) fn share(&self) -> f32 {
        self.won / self.visits.max(1) as f32
    }

    /// The mean margin of the playouts for the player who makes the move.
    pub(super) fn mean(&self) -> f32 {
        self.margin / self.visits.max(1) as f32
    }

    fn new(at: u16, prior: Prior) -> Node {
        Node { at, prior, ..Node::default() }
    }

    /// The share of wins to expect from this move, according to its playouts, its prior, and the playouts in which it came later.
    #[inline]
    fn promise(&self) -> f32 {
        let visits = self.visits as f32 + self.prior.playouts;
        let share = (self.won + self.prior.won) / visits;
        if self.later < 1.0 {
            return share;
        }
        let weight = self.later / (self.later + visits + self.later * visits / EQUIVALENT);
        weight * self.later_won / self.later + (1.0 - weight) * share
    }
}

/// The search expects a move only if it has tried this move at least this often. A favorite with fewer visits is often
/// a random move.
const LEAST_VISITS: u32 = 64;
/// After this number of visits, the playouts in which a move came later weigh at most as much as the visits.
const EQUIVALENT: f32 = 3500.0;

/// The most nodes of a tree. A node has 36 bytes.
const MOST: usize = 400_000;

pub(super) struct Tree {
    nodes: Vec<Node>,
    /// How many replies are tried at first. More are tried as the visits add up.
    narrow: usize,
}

pub(super) const ROOT: usize = 0;

impl Tree {
    pub(super) fn new(narrow: usize) -> Tree {
        Tree { nodes: vec![Node::default()], narrow }
    }

    pub(super) fn node(&self, at: usize) -> &Node {
        &self.nodes[at]
    }

    pub(super) fn replies(&self, of: usize) -> std::ops::Range<usize> {
        let node = &self.nodes[of];
        node.first as usize..node.first as usize + usize::from(node.width)
    }

    /// Whether the replies to this move are in the tree.
    pub(super) fn is_grown(&self, at: usize) -> bool {
        self.nodes[at].width > 0
    }

    /// Adds the replies to a move, the most promising first. Adds nothing if the tree is full.
    pub(super) fn grow(&mut self, at: usize, moves: &mut [(u16, Prior)]) {
        if self.nodes.len() + moves.len() > MOST {
            return;
        }
        let rate = |prior: &Prior| prior.won / prior.playouts;
        let value = |prior: &Prior| rate(prior) + prior.won * 0.001;
        moves.sort_by(|(_, a), (_, b)| value(b).total_cmp(&value(a)));
        (self.nodes[at].first, self.nodes[at].width) = (self.nodes.len() as u32, moves.len() as u16);
        self.nodes.extend(moves.iter().map(|(at, prior)| Node::new(*at, *prior)));
    }

    /// The most promising reply.
    pub(super) fn choose(&self, of: usize) -> usize {
        let all = self.replies(of);
        let tried = self.narrow + (self.nodes[of].visits as f32).sqrt() as usize;
        let nodes = &self.nodes[all.clone()];
        let (mut best, mut most) = (0, f32::MIN);
        for (n, node) in nodes.iter().enumerate().take(tried.max(1)) {
            let promise = node.promise();
            if promise > most {
                (best, most) = (n, promise);
            }
        }
        all.start + best
    }

    /// The reply that was tried most often.
    pub(super) fn favorite(&self, of: usize) -> Option<usize> {
        self.replies(of).max_by_key(|at| (self.nodes[*at].visits, std::cmp::Reverse(*at)))
    }

    /// Adds the result of a playout. `path` begins with the root, whose player to move is `color`; `won` and `margin` are Black's.
    pub(super) fn learn(&mut self, path: &[usize], color: u8, won: f32, margin: f32, first: &[u8]) {
        let mut mover = 1 - color;
        for &at in path {
            let node = &mut self.nodes[at];
            node.visits += 1;
            node.won += if mover == 0 { won } else { 1.0 - won };
            node.margin += if mover == 0 { margin } else { -margin };
            let next = 1 - mover;
            let gain = if next == 0 { won } else { 1.0 - won };
            let replies = node.first as usize..node.first as usize + usize::from(node.width);
            for reply in &mut self.nodes[replies] {
                if first[usize::from(reply.at)] == next {
                    reply.later += 1.0;
                    reply.later_won += gain;
                }
            }
            mover = next;
        }
    }

    /// A move and the moves that both players are expected to make after it, at most `most` moves in all. The line ends where the search
    /// has hardly looked.
    pub(super) fn line(&self, from: usize, most: usize) -> Vec<u16> {
        let mut line = vec![self.nodes[from].at];
        let mut at = from;
        while line.len() < most
            && let Some(next) = self.favorite(at)
            && self.nodes[next].visits >= LEAST_VISITS
        {
            line.push(self.nodes[next].at);
            at = next;
        }
        line
    }
}

/// Records that nobody has moved anywhere yet.
pub(super) fn forget(first: &mut [u8]) {
    first.fill(EMPTY);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_ends_where_the_search_has_hardly_looked() {
        let mut tree = Tree::new(2);
        let mut at = ROOT;
        for (cell, visits) in [(1, 1_000), (2, LEAST_VISITS), (3, LEAST_VISITS - 1), (4, 1)] {
            tree.grow(at, &mut [(cell, Prior::default())]);
            at = tree.replies(at).start;
            tree.nodes[at].visits = visits;
        }
        let first = tree.replies(ROOT).start;
        assert_eq!(tree.line(first, 12), [1, 2]);
    }
}
