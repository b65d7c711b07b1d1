//! Searches positions that are too far from the end of the game to be solved: iterative deepening, with the evaluation
//! at the leaves of the search.

use super::eval::{UNIT, Weights};
use super::order::{CORNERS, Candidates, odd};
use super::pair::Pair;
use super::table::NO_MOVE;
use crate::limits::{Limits, Meter};

/// Larger than any value.
const MOST: i32 = 65 * UNIT;

/// What a search has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The expected margin for the player to move, in eighths of a stone.
    pub value: i32,
    /// The number of the point of the best move; `None` if the player must pass or the game is over.
    pub best: Option<u8>,
    /// The number of moves that the search looked ahead.
    pub depth: u32,
    /// How many positions were examined.
    pub nodes: u64,
}

#[derive(Clone, Copy)]
struct Entry {
    pair: Pair,
    lower: i16,
    upper: i16,
    depth: u8,
    best: u8,
}

/// Searches positions that are too far from the end of the game to be solved.
pub struct Searcher<'w> {
    weights: &'w Weights,
    table: Vec<Entry>,
}

impl<'w> Searcher<'w> {
    /// A searcher with a table of 2^`bits` places of 24 bytes each.
    #[must_use]
    pub fn new(weights: &'w Weights, bits: u32) -> Searcher<'w> {
        let nothing = Entry { pair: Pair { own: 0, opponent: 0 }, lower: 0, upper: 0, depth: 0, best: NO_MOVE };
        Searcher { weights, table: vec![nothing; 1 << bits] }
    }

    /// Looks ahead one move, then two, and so on, up to `depth` moves or until a limit is reached. The value is that of the last
    /// depth that was finished.
    pub fn search(&mut self, pair: Pair, depth: u32, limits: Limits<'_>) -> Found {
        let mut search = Search { weights: self.weights, table: &mut self.table, meter: Meter::new(limits) };
        let mut found = Found { value: self.weights.value(pair), best: None, depth: 0, nodes: 0 };
        for depth in 1..=depth {
            let value = search.around(pair, depth, found.value);
            if search.meter.is_over() {
                break;
            }
            let best = search.known(pair).map(|entry| entry.best).filter(|best| *best != NO_MOVE);
            found = Found { value, best: best.or(found.best), depth, nodes: 0 };
        }
        found.nodes = search.meter.spent();
        if found.best.is_none() {
            found.best = Some(pair.moves().trailing_zeros() as u8).filter(|at| *at < 64);
        }
        found
    }
}

struct Search<'a> {
    weights: &'a Weights,
    table: &'a mut [Entry],
    meter: Meter<'a>,
}

impl Search<'_> {
    fn place(&self, pair: Pair) -> usize {
        pair.mixed() as usize & (self.table.len() - 1)
    }

    #[inline]
    fn known(&self, pair: Pair) -> Option<&Entry> {
        Some(&self.table[self.place(pair)]).filter(|entry| entry.pair == pair)
    }

    /// The value of a position. This value is expected to be near `near`.
    fn around(&mut self, pair: Pair, depth: u32, near: i32) -> i32 {
        let (mut low, mut high) = if depth < 4 { (-MOST, MOST) } else { (near - 2 * UNIT, near + 2 * UNIT) };
        loop {
            let value = self.value(pair, depth, low, high);
            if self.meter.is_over()
                || (low < value && value < high)
                || (low == -MOST && value <= low)
                || (high == MOST && value >= high)
            {
                return value;
            }
            if value <= low {
                low = -MOST;
            } else {
                high = MOST;
            }
        }
    }

    /// The value of a position, if it is between `alpha` and `beta`; otherwise a bound for it.
    fn value(&mut self, pair: Pair, depth: u32, alpha: i32, beta: i32) -> i32 {
        if self.meter.count() {
            return alpha;
        }
        let moves = pair.moves();
        if moves == 0 {
            let passed = pair.passed();
            return if passed.moves() == 0 { pair.margin() * UNIT } else { -self.value(passed, depth, -beta, -alpha) };
        }
        if depth == 0 {
            return self.weights.value(pair);
        }
        let (mut low, mut high, mut first) = (alpha, beta, NO_MOVE);
        if depth > 1
            && let Some(entry) = self.known(pair)
        {
            first = entry.best;
            if u32::from(entry.depth) >= depth {
                let (lower, upper) = (i32::from(entry.lower), i32::from(entry.upper));
                if lower >= high || lower == upper {
                    return lower;
                }
                if upper <= low {
                    return upper;
                }
                low = low.max(lower);
                high = high.min(upper);
            }
        }
        self.moves(pair, moves, depth, (low, high), first)
    }

    fn moves(&mut self, pair: Pair, moves: u64, depth: u32, (alpha, beta): (i32, i32), first: u8) -> i32 {
        let mut candidates = Candidates::new(pair, moves);
        let odd = odd(pair.empty());
        for candidate in candidates.each() {
            let after = candidate.after;
            candidate.rank = if candidate.at == first {
                i32::MAX
            } else if depth > 2 {
                -self.weights.value(after) - 2 * after.moves().count_ones() as i32
            } else {
                let replies = after.moves();
                i32::from(odd >> candidate.at & 1 == 1) - 2 * (replies.count_ones() + (replies & CORNERS).count_ones()) as i32
            };
        }
        let (mut best, mut at, mut low) = (-MOST, NO_MOVE, alpha);
        while let Some(candidate) = candidates.next() {
            let after = candidate.after;
            let mut value = -MOST;
            if best > -MOST {
                value = -self.value(after, depth - 1, -low - 1, -low);
            }
            if best == -MOST || (value > low && value < beta) {
                value = -self.value(after, depth - 1, -beta, -low.max(value));
            }
            if self.meter.is_over() {
                return alpha;
            }
            if value > best {
                (best, at) = (value, candidate.at);
                low = low.max(value);
                if low >= beta {
                    break;
                }
            }
        }
        if depth > 1 {
            self.keep(pair, depth, best, (alpha, beta), at);
        }
        best
    }

    fn keep(&mut self, pair: Pair, depth: u32, value: i32, (alpha, beta): (i32, i32), best: u8) {
        let (lower, upper) = if value >= beta {
            (value, MOST)
        } else if value <= alpha {
            (-MOST, value)
        } else {
            (value, value)
        };
        let place = self.place(pair);
        self.table[place] = Entry { pair, lower: lower as i16, upper: upper as i16, depth: depth as u8, best };
    }
}
