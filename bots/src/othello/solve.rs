//! The exact value of positions near the end of the game.

use super::eval::{UNIT, Weights};
use super::last::{NEIGHBORS, one};
use super::middle::Searcher;
use super::order::{Candidates, fastest, odd};
use super::pair::Pair;
use super::stable::stable;
use super::table::{NO_MOVE, Table};
use crate::limits::{Limits, Meter};

/// With at most this number of empty points, moves are tried in a simple order.
const FEW: u32 = 6;
/// With at least this number of empty points, the table stores the position. With fewer, reading the table takes longer than another
/// search.
const STORED: u32 = 8;
/// With at least this number of empty points, the position after each legal move is looked up in the table before any
/// of these positions is searched.
const LOOK_AHEAD: u32 = 12;

/// With at least this number of empty points, the evaluation of the position after each move helps to choose the order of the moves.
const JUDGED: u32 = 12;
/// How much one unit of this evaluation counts in the order of the moves.
const JUDGEMENT: i32 = 12;
/// With at least this number of empty points, the evaluation after the best reply is used instead.
const REPLIED: u32 = 15;
/// How much one unit of the evaluation after the best reply counts in the order of the moves.
const REPLY: i32 = 16;

/// The search that guesses the margin looks ahead one move for every `GUESS` empty points.
const GUESS: u32 = 2;
/// With fewer empty points, a guess takes longer than it saves.
const GUESSED: u32 = 11;
/// The table of the search that guesses the margin has 2^`GUESS_BITS` places, or fewer if the table of the solver has fewer.
const GUESS_BITS: u32 = 14;

/// The result of a search to the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solved {
    /// The margin for the player to move if both play perfectly. The winner gets the empty points.
    pub margin: i32,
    /// The number of the point of a best move; `None` if the player must pass or the game is over.
    pub best: Option<u8>,
    /// How many positions were examined.
    pub nodes: u64,
}

/// Solves positions exactly. It remembers its results, which help with the next position.
pub struct Solver<'w> {
    weights: &'w Weights,
    table: Table,
    searcher: Searcher<'w>,
}

impl<'w> Solver<'w> {
    /// A solver with a table of 2^`bits` places of 48 bytes each. The weights decide which moves are tried first and which margin is
    /// tested first, but not the result.
    #[must_use]
    pub fn new(weights: &'w Weights, bits: u32) -> Solver<'w> {
        Solver { weights, table: Table::new(bits), searcher: Searcher::new(weights, bits.min(GUESS_BITS)) }
    }

    /// The exact value of a position; `None` if the search reached a limit first.
    pub fn solve(&mut self, pair: Pair, limits: Limits<'_>) -> Option<Solved> {
        if pair.moves() == 0 {
            let passed = pair.passed();
            if passed.moves() == 0 {
                return Some(Solved { margin: pair.margin(), best: None, nodes: 1 });
            }
            return self.solve(passed, limits).map(|solved| Solved { margin: -solved.margin, best: None, nodes: solved.nodes });
        }
        let (guess, guessing) = self.guess(pair, limits);
        let limits = Limits { nodes: limits.nodes.saturating_sub(guessing), ..limits };
        let mut search = Search { weights: self.weights, table: &mut self.table, meter: Meter::new(limits), leaves: 0 };
        let (margin, best) = search.test(pair, guess);
        let nodes = guessing + search.meter.spent() + search.leaves;
        if search.meter.is_over() {
            return None;
        }
        Some(Solved { margin, best: Some(best), nodes })
    }

    /// The margin that a short search expects, and how many positions this search examined.
    fn guess(&mut self, pair: Pair, limits: Limits<'_>) -> (i32, u64) {
        let empty = pair.empty().count_ones();
        if empty < GUESSED {
            return (0, 0);
        }
        let found = self.searcher.search(pair, empty / GUESS, limits);
        // At the end of a game, every margin is even.
        (2 * ((found.value + 64 * UNIT + UNIT) / (2 * UNIT)) - 64, found.nodes)
    }
}

struct Search<'a> {
    weights: &'a Weights,
    table: &'a mut Table,
    meter: Meter<'a>,
    leaves: u64,
}

impl Search<'_> {
    /// The value and the best move of a position with a legal move. Each round tests one margin: whether the value
    /// equals this margin. If it does not, the round finds a bound for the value (A. Plaat and others, "Best-First
    /// Fixed-Depth Minimax Algorithms", 1996). The first round tests `guess`.
    fn test(&mut self, pair: Pair, guess: i32) -> (i32, u8) {
        let (mut margin, mut first) = (guess, NO_MOVE);
        loop {
            let (value, best) = self.moves(pair, pair.moves(), (margin - 1, margin + 1), first);
            if value == margin || self.meter.is_over() {
                return (value, best);
            }
            (margin, first) = (value, best);
        }
    }

    /// The value of a position, if it is between `alpha` and `beta`; otherwise a bound for it, at most `alpha` or at least `beta`.
    fn value(&mut self, pair: Pair, alpha: i32, beta: i32) -> i32 {
        let empty = pair.empty().count_ones();
        if empty <= FEW {
            return self.few(pair, alpha, beta);
        }
        if self.meter.count() {
            return alpha;
        }
        let moves = pair.moves();
        if moves == 0 {
            let passed = pair.passed();
            return if passed.moves() == 0 { pair.margin() } else { -self.value(passed, -beta, -alpha) };
        }
        let (mut alpha, mut beta) = (alpha, beta);
        if beta - alpha == 1
            && let Some(bound) = stable_bound(pair, alpha)
        {
            return bound;
        }
        let known = if empty >= STORED { self.table.get(pair).copied() } else { None };
        let mut first = NO_MOVE;
        if let Some(entry) = known {
            let (lower, upper) = (i32::from(entry.lower), i32::from(entry.upper));
            if lower >= beta || lower == upper {
                return lower;
            }
            if upper <= alpha {
                return upper;
            }
            alpha = alpha.max(lower);
            beta = beta.min(upper);
            first = entry.best;
        }
        self.moves(pair, moves, (alpha, beta), first).0
    }

    /// [`Search::value`] of a position with these legal moves, and the move that leads to this value.
    fn moves(&mut self, pair: Pair, moves: u64, (alpha, beta): (i32, i32), first: u8) -> (i32, u8) {
        let empty = pair.empty().count_ones();
        let mut candidates = Candidates::new(pair, moves);
        let odd = odd(pair.empty());
        for candidate in candidates.each() {
            if candidate.after.own == 0 {
                self.table.put(pair, 64, 64, candidate.at, empty as u8);
                return (64, candidate.at);
            }
            if empty >= LOOK_AHEAD
                && let Some(entry) = self.table.get(candidate.after)
                && -i32::from(entry.upper) >= beta
            {
                return (-i32::from(entry.upper), candidate.at);
            }
            candidate.rank = match candidate.at {
                at if at == first => i32::MAX,
                _ if empty >= REPLIED => fastest(candidate, odd) - REPLY * self.after_reply(candidate.after),
                _ if empty >= JUDGED => fastest(candidate, odd) - JUDGEMENT * self.weights.value(candidate.after),
                _ => fastest(candidate, odd),
            };
        }
        let (mut best, mut at, mut low) = (-65, NO_MOVE, alpha);
        while let Some(candidate) = candidates.next() {
            let mut value = -65;
            if best > -65 {
                value = -self.value(candidate.after, -low - 1, -low);
            }
            if best == -65 || (value > low && value < beta) {
                value = -self.value(candidate.after, -beta, -low.max(value));
            }
            if self.meter.is_over() {
                return (alpha, at);
            }
            if value > best {
                (best, at) = (value, candidate.at);
                low = low.max(value);
                if low >= beta {
                    break;
                }
            }
        }
        let (lower, upper) = if best >= beta {
            (best, 64)
        } else if best <= alpha {
            (-64, best)
        } else {
            (best, best)
        };
        if empty >= STORED {
            self.table.put(pair, lower as i8, upper as i8, at, empty as u8);
        }
        (best, at)
    }

    /// The evaluation of a position after the move that the evaluation prefers.
    fn after_reply(&mut self, pair: Pair) -> i32 {
        let mut moves = pair.moves();
        self.leaves += u64::from(moves.count_ones());
        let mut best = None;
        while moves != 0 {
            let new = moves & moves.wrapping_neg();
            moves ^= new;
            best = best.max(Some(-self.weights.value(pair.after(new, pair.flips(new)))));
        }
        best.unwrap_or_else(|| self.weights.value(pair))
    }

    /// [`Search::value`] near the end, where simple steps are faster than clever ones.
    fn few(&mut self, pair: Pair, alpha: i32, beta: i32) -> i32 {
        self.leaves += 1;
        let empty = pair.empty();
        if empty.count_ones() == 1 {
            return one(pair);
        }
        if empty == 0 {
            return pair.margin();
        }
        let (mut best, mut low) = (-65, alpha);
        let odd = odd(empty);
        for mut group in [odd, empty & !odd] {
            while group != 0 {
                let new = group & group.wrapping_neg();
                group ^= new;
                if NEIGHBORS[new.trailing_zeros() as usize] & pair.opponent == 0 {
                    continue;
                }
                let flipped = pair.flips(new);
                if flipped == 0 {
                    continue;
                }
                let value = -self.few(pair.after(new, flipped), -beta, -low);
                if value > best {
                    best = value;
                    low = low.max(value);
                    if low >= beta {
                        return best;
                    }
                }
            }
        }
        if best > -65 {
            return best;
        }
        let passed = pair.passed();
        if passed.moves() == 0 { pair.margin() } else { -self.few(passed, -beta, -alpha) }
    }
}

/// An upper bound of the value, computed from the stable stones of the opponent; `None` if this bound is above `alpha`.
#[inline]
fn stable_bound(pair: Pair, alpha: i32) -> Option<i32> {
    // Fewer stones than this cannot lower the bound to `alpha`.
    let needed = (65 - alpha) / 2;
    if (pair.opponent.count_ones() as i32) < needed {
        return None;
    }
    let most = 64 - 2 * stable(pair.opponent, pair.own).count_ones() as i32;
    (most <= alpha).then_some(most)
}
