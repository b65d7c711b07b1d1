//! The search: playouts that begin with the moves of the tree.

use super::field::{BLACK, EMPTY, Field, NOWHERE, number};
use super::levels::Strength;
use super::playout;
use super::priors::{Prior, Priors};
use super::tree::{ROOT, Tree, forget};
use crate::limits::{Limits, Meter};
use crate::random::Random;
use rules::go::{Game, Scoring};
use rules::{HalfPoints, Move};

/// A move gets replies in the tree after this number of visits.
const GROWN_AFTER: u32 = 4;

/// How much of the value of a playout depends on its margin. The rest depends on who wins.
const MARGIN_WEIGHT: f32 = 0.04;

/// What the rules add to the difference between Black's and White's areas.
#[derive(Clone, Copy)]
struct Extra {
    /// What komi and handicap points add for Black. This is usually negative.
    fixed: HalfPoints,
    /// Under territory scoring, the number of stones that Black has placed so far minus the number that White has placed.
    placed: Option<i32>,
}

impl Extra {
    fn new(game: &Game) -> Extra {
        let rules = game.rules();
        let mut stones = [0_i32; 2];
        for color in game.size().points().filter_map(|point| game.board().stone(point)) {
            stones[usize::from(number(color))] += 1;
        }
        match rules.scoring {
            Scoring::Area => Extra { fixed: -(game.komi() + rules.handicap_bonus.points(game.handicap())), placed: None },
            Scoring::Territory => {
                let prisoners = game.prisoners().map(|count| i32::try_from(count).unwrap_or(i32::MAX));
                let placed = stones[0] - stones[1] - (prisoners.black - prisoners.white);
                Extra { fixed: -game.komi(), placed: Some(placed) }
            }
        }
    }
}

pub(super) struct Search<'a> {
    game: &'a Game,
    strength: Strength,
    start: Field,
    color: u8,
    extra: Extra,
    field: Field,
    pub(super) tree: Tree,
    priors: Priors,
    /// For each cell, the first player who moved there in this playout.
    first: Vec<u8>,
    path: Vec<usize>,
    /// For each cell, the number of playouts in which it was Black's at the end, minus the number in which it was White's.
    owned: Vec<i32>,
    playouts: u32,
    meter: Meter<'a>,
    random: Random,
}

impl<'a> Search<'a> {
    pub(super) fn new(game: &'a Game, strength: Strength, seed: u64, limits: Limits<'a>) -> Search<'a> {
        let start = Field::new(game);
        let count = start.count();
        let area = game.size().area();
        Search {
            game,
            strength,
            color: number(game.turn()),
            extra: Extra::new(game),
            field: start.clone(),
            tree: Tree::new(if area <= 81 { area + 1 } else { 12 }),
            priors: Priors::new(count),
            first: vec![EMPTY; count],
            path: Vec::new(),
            owned: vec![0; count],
            playouts: 0,
            meter: Meter::new(limits),
            random: Random::new(seed),
            start,
        }
    }

    /// Collects the moves that the rules allow and that the player notices. Returns false if there is no move except a pass.
    pub(super) fn prepare(&mut self) -> bool {
        self.priors.collect(&self.start, self.color, NOWHERE, self.strength.sight);
        let mut moves = std::mem::take(&mut self.priors.moves);
        moves.retain(|(at, _)| {
            let action = if *at == NOWHERE { Move::Pass } else { Move::Place(self.start.point(*at)) };
            self.game.check(self.game.turn(), action).is_ok()
        });
        if !self.strength.sight.basics {
            self.scatter(&mut moves);
        }
        let stones = moves.iter().filter(|(at, _)| *at != NOWHERE).count();
        let mut left = (stones * self.strength.notices).div_ceil(100).max(1).min(stones);
        let mut unseen = stones;
        moves.retain(|(at, _)| {
            if *at == NOWHERE {
                return true;
            }
            let noticed = self.random.below(unseen) < left;
            unseen -= 1;
            left -= usize::from(noticed);
            noticed
        });
        // Of equally good moves, the first in the list is tried first, so this order must be random.
        for last in (1..moves.len()).rev() {
            moves.swap(last, self.random.below(last + 1));
        }
        self.tree.grow(ROOT, &mut moves);
        self.priors.moves = moves;
        stones > 0
    }

    /// Whether the results of the search depend much on chance, because the level allows only few playouts.
    pub(super) const fn is_rough(&self) -> bool {
        self.strength.playouts <= 300
    }

    /// Drops the moves next to the player's own stones, if there are other moves: a beginner does not know that connected
    /// stones are stronger.
    fn scatter(&self, moves: &mut Vec<(u16, Prior)>) {
        let is_own = |at: u16| self.start.state(at) == self.color;
        let is_apart = |at: u16| at != NOWHERE && !self.start.around(at).into_iter().any(is_own);
        if moves.iter().any(|(at, _)| is_apart(*at)) {
            moves.retain(|(at, _)| *at == NOWHERE || is_apart(*at));
        }
    }

    /// Plays playouts until the budget is spent or until more playouts could not change the choice.
    pub(super) fn run(&mut self) {
        let budget = self.strength.playouts;
        while self.playouts < budget && !self.meter.is_over() {
            self.playout(None);
            if self.playouts.is_multiple_of(64) && self.is_decided(budget - self.playouts) {
                break;
            }
        }
    }

    /// Tries `reply`, which is a reply to the root, until it has this number of visits or the limits are reached.
    pub(super) fn try_out(&mut self, reply: usize, visits: u32) {
        while self.tree.node(reply).visits < visits && !self.meter.is_over() {
            self.playout(Some(reply));
        }
    }

    fn is_decided(&self, left: u32) -> bool {
        let (mut most, mut second) = (0, 0);
        for visits in self.tree.replies(ROOT).map(|at| self.tree.node(at).visits) {
            if visits > most {
                (most, second) = (visits, most);
            } else {
                second = second.max(visits);
            }
        }
        most - second > left
    }

    fn playout(&mut self, reply: Option<usize>) {
        forget(&mut self.first);
        self.field.set_to(&self.start);
        self.path.clear();
        self.path.push(ROOT);
        let (mut color, mut last, mut passes, mut at) = (self.color, NOWHERE, 0, ROOT);
        let mut placed = self.extra.placed;
        loop {
            if !self.tree.is_grown(at) {
                if self.tree.node(at).visits < GROWN_AFTER || self.path.len() > self.strength.depth || passes == 2 {
                    break;
                }
                self.priors.collect(&self.field, color, last, self.strength.sight);
                self.tree.grow(at, &mut self.priors.moves);
                if !self.tree.is_grown(at) {
                    break;
                }
            }
            at = reply.filter(|_| at == ROOT).unwrap_or_else(|| self.tree.choose(at));
            self.path.push(at);
            self.meter.count();
            last = self.tree.node(at).at;
            if last == NOWHERE {
                passes += 1;
                self.field.ko = NOWHERE;
            } else {
                passes = 0;
                self.field.play(last, color);
                placed = placed.map(|placed| placed + sign(color));
                if self.first[usize::from(last)] == EMPTY {
                    self.first[usize::from(last)] = color;
                }
            }
            color = 1 - color;
        }
        playout::play(&mut self.field, color, last, self.strength.policy, &mut self.first, &mut self.meter, &mut self.random);
        self.playouts += 1;
        // Under territory scoring, a stone in one's own territory costs a point. Playouts are scored by area, where
        // such a stone costs nothing. So each stone placed in the tree costs its player a point. The player who made
        // the last move in the tree has often paid for one stone more than the opponent. So the opponent, who moves
        // next, pays half a point more.
        let cost = placed.map_or(0, |placed| 2 * placed + sign(color));
        let halves = 2 * self.area() + self.extra.fixed.0 - cost;
        let (won, margin) = self.value(halves);
        self.tree.learn(&self.path, self.color, won, margin, &self.first);
    }

    /// Black's area at the end of a playout minus White's.
    fn area(&mut self) -> i32 {
        let mut sum = 0;
        for at in self.start.points() {
            let state = self.field.state(at);
            let owner = if state == EMPTY {
                let near = self.field.around(at).map(|near| self.field.state(near));
                i32::from(near.contains(&0)) - i32::from(near.contains(&1))
            } else {
                sign(state)
            };
            self.owned[usize::from(at)] += owner;
            sum += owner;
        }
        sum
    }

    /// Takes Black's margin in half points. Returns what this margin is worth to Black, and the margin in points.
    fn value(&self, halves: i32) -> (f32, f32) {
        let margin = halves as f32 / 2.0;
        let won = match halves {
            0 => 0.5,
            1.. => 1.0,
            ..0 => 0.0,
        };
        let size = self.game.size().area() as f32;
        let much = (0.5 + margin / size).clamp(0.0, 1.0);
        (won + MARGIN_WEIGHT * (much - won), margin)
    }

    /// How surely a cell is Black's (1) or White's (-1).
    pub(super) fn ownership(&self, at: u16) -> f32 {
        self.owned[usize::from(at)] as f32 / self.playouts.max(1) as f32
    }

    pub(super) const fn start(&self) -> &Field {
        &self.start
    }

    /// The player to move.
    pub(super) const fn color(&self) -> u8 {
        self.color
    }

    pub(super) const fn nodes(&self) -> u64 {
        self.meter.spent()
    }
}

/// 1 for Black, -1 for White.
pub(super) const fn sign(color: u8) -> i32 {
    if color == BLACK { 1 } else { -1 }
}
