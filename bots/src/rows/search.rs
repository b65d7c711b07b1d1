//! Looks ahead: iterative deepening with a principal variation search.
//!
//! Moves are ordered by what the player's stone makes, and by what a stone of the opponent would make on the same point. Threats
//! leave little choice, so the first of these rules that applies is used:
//!
//! 1. A player who can make a row makes it and wins.
//! 2. If the opponent threatens to make a row, the player must prevent it.
//! 3. A player who can make an open four wins.
//! 4. If the opponent threatens to make an open four, the player must prevent it, or delay it with fours.
//!
//! The search approximates the rules of renju. In the evaluation and in threats, a black stone that looks like a double
//! three counts as forbidden. The search applies the exact rules only to the moves that it tries.

use super::board::{Board, Side};
use super::fours::Fours;
use super::table::{Bound, Entry, Table};
use super::weights::UNIT;
use super::worth::Kind;
use crate::limits::{Limits, Meter};

/// A victory after n moves has the value `WIN` - n.
pub(super) const WIN: i32 = 30_000;
/// No evaluation is larger than this.
pub(super) const MOST: i32 = 20_000;
/// No line is longer than this.
const LONGEST: i32 = 100;

/// How far and how widely to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Effort {
    /// The number of moves to look ahead.
    pub(super) depth: i32,
    /// The number of moves to try in each position.
    pub(super) breadth: usize,
    /// The largest number of continuous fours to look for. The first number is for the root, and the second is for the
    /// places where the search ends.
    pub(super) fours: (u8, u8),
    /// The most nodes to examine.
    pub(super) nodes: u64,
}

/// What a search has found.
#[derive(Clone, Debug)]
pub(super) struct Found {
    /// The value for the player to move.
    pub(super) value: i32,
    /// The expected moves, beginning with the best one; empty if there is none.
    pub(super) line: Vec<u16>,
    pub(super) nodes: u64,
}

pub(super) struct Search<'a> {
    board: Board,
    effort: Effort,
    meter: Meter<'a>,
    table: Table,
    fours: Fours,
    /// For each color and place, a score that grows each time a move there is so good that no other move has to be tried. It
    /// grows by the square of the remaining depth.
    history: [Vec<i32>; 2],
}

#[derive(Clone, Copy)]
pub(super) struct Candidate {
    pub(super) at: u16,
    rank: i32,
}

impl<'a> Search<'a> {
    pub(super) fn new(board: Board, effort: Effort, limits: Limits<'a>) -> Search<'a> {
        let meter = Meter::new(Limits { nodes: limits.nodes.min(effort.nodes), ..limits });
        let bits = if effort.nodes > 200_000 { 18 } else { 14 };
        let history = [vec![0; 1_100], vec![0; 1_100]];
        Search { board, effort, meter, table: Table::new(bits), fours: Fours::new(), history }
    }

    /// The best of these moves of `side` that the search finds within its limits. The moves must be legal.
    pub(super) fn run(mut self, side: Side, legal: &[u16]) -> Found {
        // If the nodes do not suffice for looking ahead, this is the value.
        let mut found = Found { value: evaluate(&self.board, side), line: Vec::new(), nodes: 0 };
        let five = self.board.find(side, Kind::Five).filter(|five| legal.contains(five));
        if let Some(five) = five {
            found = Found { value: WIN - 1, line: vec![five], nodes: 1 };
        } else if self.effort.fours.0 > 0
            && let Some(line) = self.fours.find(&mut self.board, side, self.effort.fours.0, &mut self.meter)
            && legal.contains(&line[0])
        {
            found = Found { value: WIN - line.len() as i32, line, nodes: 0 };
        } else {
            let mut roots = self.roots(side, legal);
            for depth in 1..=self.effort.depth {
                let value = self.root(depth, side, &mut roots);
                if value == -WIN {
                    break;
                }
                // Each depth first tries the best move so far. So even an unfinished depth finds a move that is at least as good.
                found = Found { value, line: self.line(side, roots[0].at), nodes: 0 };
                if value > MOST || roots.len() == 1 || self.meter.is_over() {
                    break;
                }
            }
            if found.line.is_empty() {
                found.line.extend(roots.first().map(|root| root.at));
            }
        }
        found.nodes = self.meter.spent();
        found
    }

    /// The moves to try at the root, the most promising first.
    pub(super) fn roots(&mut self, side: Side, legal: &[u16]) -> Vec<Candidate> {
        let mut roots = self.candidates(side, self.effort.depth, 0);
        roots.retain(|root| legal.contains(&root.at));
        if roots.is_empty() {
            roots.extend(legal.iter().map(|&at| Candidate { at, rank: self.rank(at, side) }));
            roots.sort_by_key(|root| -root.rank);
            roots.truncate(self.effort.breadth);
        }
        roots
    }

    /// Tries the moves at the root, and puts the best one first. The value is `-WIN` if not even one move was finished.
    fn root(&mut self, depth: i32, side: Side, roots: &mut [Candidate]) -> i32 {
        let (mut best, mut first) = (-WIN, 0);
        for (n, root) in roots.iter().enumerate() {
            self.board.place(root.at, side);
            let mut value = -WIN;
            if n > 0 {
                value = -self.value(depth - 1, 1 - side, -best - 1, -best, 1);
            }
            if n == 0 || value > best {
                value = -self.value(depth - 1, 1 - side, -WIN, -best, 1);
            }
            self.board.remove(root.at, side);
            if self.meter.is_over() {
                break;
            }
            if value > best {
                (best, first) = (value, n);
            }
        }
        roots[..=first].rotate_right(1);
        best
    }

    /// The first move and the moves that the search expects after it. The line ends where the search has hardly looked.
    fn line(&mut self, side: Side, first: u16) -> Vec<u16> {
        let (mut line, mut mover) = (vec![first], side);
        loop {
            let last = line[line.len() - 1];
            self.board.place(last, mover);
            mover = 1 - mover;
            let entry = self.table.get(self.key(mover)).filter(Entry::is_expected);
            let next = entry.map(|entry| entry.best).filter(|at| self.board.is_empty(*at));
            match next {
                Some(at) if line.len() < 12 && self.board.may_play(at, mover) => line.push(at),
                _ => break,
            }
        }
        for at in line.iter().rev() {
            mover = 1 - mover;
            self.board.remove(*at, mover);
        }
        line
    }

    const fn key(&self, side: Side) -> u64 {
        self.board.hash() ^ (side as u64).wrapping_neg()
    }

    /// The value of a position for `side`, who is to move, if it is between `alpha` and `beta`; otherwise a bound for it.
    fn value(&mut self, depth: i32, side: Side, alpha: i32, beta: i32, ply: i32) -> i32 {
        if self.meter.count() {
            return alpha;
        }
        let opponent = 1 - side;
        if self.board.count(side, Kind::Five) > 0 {
            return WIN - ply - 1;
        }
        if self.board.is_full() {
            return 0;
        }
        if self.board.count(opponent, Kind::Five) > 0 && ply < LONGEST {
            return self.answer(depth, side, alpha, beta, ply);
        }
        if self.board.count(side, Kind::OpenFour) > 0 {
            return WIN - ply - 3;
        }
        if depth <= 0 || ply >= LONGEST {
            return self.quiet(side, ply);
        }
        let (alpha, beta) = (alpha.max(ply + 2 - WIN), beta.min(WIN - ply - 3));
        if alpha >= beta {
            return alpha;
        }
        let mut first = 0;
        if let Some(entry) = self.table.get(self.key(side)) {
            first = entry.best;
            let value = from_table(i32::from(entry.value), ply);
            let is_enough = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => value >= beta,
                Bound::Upper => value <= alpha,
            };
            if is_enough && (i32::from(entry.depth) >= depth || value.abs() > MOST) {
                return value;
            }
        }
        self.moves(depth, side, (alpha, beta), ply, first)
    }

    /// The value of a position in which the opponent threatens a row. Tries everything that prevents the row, without reducing
    /// the depth.
    fn answer(&mut self, depth: i32, side: Side, alpha: i32, beta: i32, ply: i32) -> i32 {
        let (opponent, mut best) = (1 - side, ply + 2 - WIN);
        let Some(five) = self.board.find(opponent, Kind::Five) else { return best };
        for answer in self.board.answers(five, opponent) {
            if !self.board.may_play(answer, side) {
                continue;
            }
            self.board.place(answer, side);
            if self.board.count(opponent, Kind::Five) == 0 {
                best = best.max(-self.value(depth, opponent, -beta, -alpha.max(best), ply + 1));
            }
            self.board.remove(answer, side);
            if best >= beta {
                break;
            }
        }
        best
    }

    /// The value where the search ends.
    fn quiet(&mut self, side: Side, ply: i32) -> i32 {
        let left = self.effort.fours.1;
        if left > 0 {
            let fours = self.board.count(side, Kind::FourThree) * 2 + self.board.count(side, Kind::Four);
            if fours > 1 && self.fours.wins(&mut self.board, side, left, &mut self.meter) {
                return WIN - ply - 2 * i32::from(left) - 3;
            }
        }
        evaluate(&self.board, side)
    }

    fn rank(&self, at: u16, side: Side) -> i32 {
        self.board.urgency(at, side)[0] + self.board.urgency(at, 1 - side)[1]
    }

    /// The moves to try, the most promising first. If the opponent threatens an open four, only the moves that can help.
    fn candidates(&mut self, side: Side, depth: i32, first: u16) -> Vec<Candidate> {
        let opponent = 1 - side;
        let must = self.board.count(opponent, Kind::OpenFour) > 0 && !self.board.can_enclose();
        let mut all = Vec::with_capacity(64);
        for &at in self.board.places() {
            if !self.board.is_empty(at) {
                continue;
            }
            let (own, its) = (self.board.kind(at, side), self.board.kind(at, opponent));
            if must && own < Kind::Four && its < Kind::Four && own != Kind::Five {
                continue;
            }
            let mut rank = self.rank(at, side);
            if rank == 0 {
                continue;
            }
            rank += self.history[side][usize::from(at)].min(400);
            if at == first {
                rank = i32::MAX;
            }
            all.push(Candidate { at, rank });
        }
        let breadth = if depth > 4 || must { self.effort.breadth } else { self.effort.breadth * 3 / 4 };
        let order = |one: &Candidate| std::cmp::Reverse(i64::from(one.rank) << 16 | i64::from(one.at));
        if all.len() > breadth {
            all.select_nth_unstable_by_key(breadth, order);
            all.truncate(breadth);
        }
        all.sort_unstable_by_key(order);
        all
    }

    fn moves(&mut self, depth: i32, side: Side, (alpha, beta): (i32, i32), ply: i32, first: u16) -> i32 {
        let (mut best, mut at, mut low) = (-WIN, 0, alpha);
        let candidates = self.candidates(side, depth, first);
        for (n, candidate) in candidates.iter().enumerate() {
            if !self.board.may_play(candidate.at, side) {
                continue;
            }
            let is_quiet =
                self.board.kind(candidate.at, side) <= Kind::Quiet && self.board.kind(candidate.at, 1 - side) <= Kind::Quiet;
            let less = i32::from(is_quiet && n > 3 && depth > 2) + i32::from(is_quiet && n > 9 && depth > 4);
            self.board.place(candidate.at, side);
            let mut value = -WIN;
            if best > -WIN {
                value = -self.value(depth - 1 - less, 1 - side, -low - 1, -low, ply + 1);
                if less > 0 && value > low {
                    value = -self.value(depth - 1, 1 - side, -low - 1, -low, ply + 1);
                }
            }
            if best == -WIN || (value > low && value < beta) {
                value = -self.value(depth - 1, 1 - side, -beta, -low, ply + 1);
            }
            self.board.remove(candidate.at, side);
            if self.meter.is_over() {
                return alpha;
            }
            if value > best {
                (best, at) = (value, candidate.at);
                low = low.max(value);
                if low >= beta {
                    let history = &mut self.history[side][usize::from(at)];
                    *history += depth * depth;
                    break;
                }
            }
        }
        if best == -WIN {
            // There was no move to try, or none of the moves was legal. Judge the position without looking ahead.
            return evaluate(&self.board, side);
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if best <= alpha {
            Bound::Upper
        } else {
            Bound::Exact
        };
        self.table.put(self.key(side), to_table(best, ply), at, depth, bound);
        best
    }
}

/// The value of a position for `side`, who is to move, without looking ahead.
pub(super) fn evaluate(board: &Board, side: Side) -> i32 {
    let sum = board.difference(side) + board.threats(side);
    (sum / UNIT).clamp(-MOST, MOST)
}

/// The probability of winning a position with this value.
pub(super) fn chance(value: i32) -> f32 {
    1.0 / (1.0 + (-value as f32 / 150.0).exp())
}

/// Victories are stored by their distance from the position, not from the root.
const fn to_table(value: i32, ply: i32) -> i32 {
    if value > MOST {
        value + ply
    } else if value < -MOST {
        value - ply
    } else {
        value
    }
}

const fn from_table(value: i32, ply: i32) -> i32 {
    if value > MOST {
        value - ply
    } else if value < -MOST {
        value + ply
    } else {
        value
    }
}

#[cfg(test)]
mod tests;
