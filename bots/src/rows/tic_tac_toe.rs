//! Tic-tac-toe. Level 3 plays perfectly, level 2 looks one move ahead, and level 1 plays like a child.

use crate::random::Random;
use crate::thought::Thought;
use rules::gomoku::Game;
use rules::{Color, Move, Point};

const ROWS: [u16; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];
const CORNERS: [u8; 4] = [0, 2, 6, 8];
const CENTER: u8 = 4;
/// In how many of 100 positions a player of a low level sees each of these things:
/// - that the player can complete a row (for level 1; level 2 always sees this);
/// - that the opponent can complete a row (for level 1; level 2 always sees this);
/// - that the center and the corners are good points (for levels 1 and 2).
const SEES: (usize, usize, usize) = (90, 30, 60);

/// The stones of the player to move and of the opponent, as sets of points.
#[derive(Clone, Copy)]
struct Pair {
    own: u16,
    opponent: u16,
}

impl Pair {
    fn new(game: &Game) -> Pair {
        let stones = |color: Color| {
            let points = game.size().points().filter(|point| game.stone(*point) == Some(color));
            points.fold(0, |stones, point| stones | 1 << game.size().index(point))
        };
        Pair { own: stones(game.turn()), opponent: stones(game.turn().opposite()) }
    }

    fn moves(self) -> impl Iterator<Item = u8> {
        (0..9).filter(move |at| (self.own | self.opponent) >> at & 1 == 0)
    }

    const fn after(self, at: u8) -> Pair {
        Pair { own: self.opponent, opponent: self.own | 1 << at }
    }

    /// The points where the player with these stones completes a row.
    fn wins(self, stones: u16) -> Vec<u8> {
        self.moves().filter(|at| ROWS.iter().any(|row| row & !(stones | 1 << at) == 0 && row >> at & 1 == 1)).collect()
    }

    /// The result if both play perfectly: above 0 if the player to move wins, and below 0 if the opponent wins. The sooner the
    /// victory, the farther the value is from 0.
    fn value(self, nodes: &mut u64) -> i32 {
        *nodes += 1;
        let empty = self.moves().count() as i32;
        if empty == 0 {
            return 0;
        }
        if !self.wins(self.own).is_empty() {
            return empty;
        }
        self.moves().map(|at| -self.after(at).value(nodes)).max().unwrap_or(0)
    }
}

/// The best moves, and their value. Among moves with the same value, those after which the opponent can make the most mistakes.
fn perfect(pair: Pair, nodes: &mut u64) -> (Vec<u8>, i32) {
    let wins = pair.wins(pair.own);
    if !wins.is_empty() {
        return (wins, 10);
    }
    let mut best = (Vec::new(), (i32::MIN, 0));
    for at in pair.moves() {
        let after = pair.after(at);
        let mistakes = after.moves().filter(|answer| after.after(*answer).value(nodes) > 0).count();
        let rank = (-after.value(nodes), mistakes);
        if rank > best.1 {
            best = (Vec::new(), rank);
        }
        if rank == best.1 {
            best.0.push(at);
        }
    }
    (best.0, best.1.0)
}

/// The moves that a beginner chooses from.
fn simple(pair: Pair, level: u8, random: &mut Random) -> Vec<u8> {
    let is_child = level == 1;
    let (own, its) = (pair.wins(pair.own), pair.wins(pair.opponent));
    if !own.is_empty() && (!is_child || random.percent(SEES.0)) {
        return own;
    }
    if !its.is_empty() && (!is_child || random.percent(SEES.1)) {
        return its;
    }
    let nice: Vec<u8> = pair.moves().filter(|at| *at == CENTER || CORNERS.contains(at)).collect();
    if nice.is_empty() || !random.percent(SEES.2) { pair.moves().collect() } else { nice }
}

/// A move in tic-tac-toe.
pub(super) fn think(game: &Game, level: u8, seed: u64) -> Thought {
    let (pair, mut random, mut nodes) = (Pair::new(game), Random::new(seed), 0);
    let (best, value) = perfect(pair, &mut nodes);
    let moves = if level >= 3 { best } else { simple(pair, level, &mut random) };
    let at = random.choose(&moves).unwrap_or(0);
    let action = Move::Place(Point { x: at % 3, y: at / 3 });
    let chance = match value {
        1.. => 1.0,
        0 => 0.5,
        _ => 0.0,
    };
    Thought { action, chance, line: vec![action], nodes: nodes.max(1) }
}
