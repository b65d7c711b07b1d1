//! What a move is worth before any playout.
//!
//! As in Gelly and Silver, "Combining Online and Offline Knowledge in UCT" (2007), knowledge counts like playouts that were won
//! or lost.

use super::field::{EMPTY, Field, NOWHERE};
use super::playout::{throws_away, vital_of_region};
use super::shapes::Shapes;
use super::tactics::{capture_beside, escape, trap};

/// The imagined playouts that a move has before it is tried.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Prior {
    pub(super) playouts: f32,
    pub(super) won: f32,
}

impl Prior {
    const fn good(&mut self, playouts: f32) {
        self.playouts += playouts;
        self.won += playouts;
    }

    const fn bad(&mut self, playouts: f32) {
        self.playouts += playouts;
    }
}

/// What a player considers when a move comes to mind.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sight {
    /// Whether the player knows that filling one's own eye is bad, and that connected stones are stronger.
    pub(super) basics: bool,
    /// Captures, escapes and blunders.
    pub(super) tactics: bool,
    /// Good shapes, the distance to the last move, and the edge.
    pub(super) shape: bool,
    /// Ladders.
    pub(super) ladders: bool,
}

/// Collects the moves of a position with their priors. A search reuses one `Priors`, so collecting does not allocate.
pub(super) struct Priors {
    priors: Vec<Prior>,
    distance: Vec<u8>,
    queue: Vec<u16>,
    pub(super) moves: Vec<(u16, Prior)>,
}

/// The prior of a move about which nothing else is known.
const EVEN: Prior = Prior { playouts: 10.0, won: 5.0 };
/// The number of imagined wins that a move gets, by its distance to the last move.
const NEAR: [f32; 4] = [0.0, 24.0, 22.0, 8.0];
/// Larger than any distance that matters.
const FAR: u8 = 4;
const CAPTURE_MANY: f32 = 30.0;
const CAPTURE_ONE: f32 = 15.0;

impl Priors {
    pub(super) fn new(count: usize) -> Priors {
        Priors { priors: vec![EVEN; count], distance: vec![FAR; count], queue: Vec::new(), moves: Vec::new() }
    }

    /// Collects a pass and all points where the simple ko allows a stone. Leaves out self-captures and, with
    /// [`Sight::basics`], moves that fill an eye of the player. Ignores superko.
    pub(super) fn collect(&mut self, field: &Field, color: u8, last: u16, sight: Sight) {
        let shapes = Shapes::get();
        self.priors.fill(EVEN);
        if sight.shape {
            self.measure(field, last);
        }
        if sight.tactics {
            self.judge_chains(field, color, last, sight.ladders);
        }
        self.moves.clear();
        for at in field.points() {
            if field.state(at) != EMPTY
                || at == field.ko
                || (sight.basics && shapes.is_eye(field.code(at), color))
                || field.is_self_capture(at, color)
            {
                continue;
            }
            let mut prior = self.priors[usize::from(at)];
            if sight.shape {
                self.judge_place(field, shapes, at, &mut prior);
            }
            if sight.tactics {
                if throws_away(field, at, color) {
                    prior.bad(20.0);
                } else if field.liberties_after_is_one(at, color) {
                    prior.bad(8.0);
                }
            }
            self.moves.push((at, prior));
        }
        // A pass is rarely good, unless all other moves are bad.
        let mut pass = EVEN;
        pass.bad(if last == NOWHERE { 10.0 } else { 20.0 });
        self.moves.push((NOWHERE, pass));
    }

    /// Measures the distances to the last move. The distance between stones of the same chain is zero.
    fn measure(&mut self, field: &Field, last: u16) {
        self.distance.fill(FAR);
        self.queue.clear();
        if last == NOWHERE {
            return;
        }
        self.queue.push(last);
        self.distance[usize::from(last)] = 0;
        let mut next = 0;
        while next < self.queue.len() {
            let at = self.queue[next];
            next += 1;
            let distance = self.distance[usize::from(at)];
            if field.state(at) < EMPTY {
                // The other stones of the chain are as near as this one.
                let mut stone = field.next(at);
                while stone != at {
                    if self.distance[usize::from(stone)] > distance {
                        self.distance[usize::from(stone)] = distance;
                        self.queue.push(stone);
                    }
                    stone = field.next(stone);
                }
            }
            if distance + 1 < FAR {
                for near in field.around(at) {
                    if field.state(near) <= EMPTY && self.distance[usize::from(near)] > distance + 1 {
                        self.distance[usize::from(near)] = distance + 1;
                        self.queue.push(near);
                    }
                }
            }
        }
    }

    fn judge_place(&self, field: &Field, shapes: Shapes, at: u16, prior: &mut Prior) {
        let distance = self.distance[usize::from(at)];
        if distance < FAR {
            prior.good(NEAR[usize::from(distance)]);
        }
        if shapes.is_good(field.code(at)) {
            prior.good(10.0);
        }
        let line = field.line(at);
        if line < 4 && field.is_lonely(at) {
            match line {
                1 => prior.bad(20.0),
                2 => prior.bad(10.0),
                _ => prior.good(10.0),
            }
        }
    }

    /// Judges captures, escapes and ladders of all chains with one or two liberties, and the vital points next to the last move.
    fn judge_chains(&mut self, field: &Field, color: u8, last: u16, ladders: bool) {
        for at in field.points() {
            if field.state(at) >= EMPTY || field.head(at) != at {
                continue;
            }
            let (liberties, count) = field.liberties(at);
            let value = if field.stones(at) > 1 { CAPTURE_MANY } else { CAPTURE_ONE };
            let is_own = field.state(at) == color;
            match (is_own, count) {
                (true, 1) => {
                    if let Some(by) = capture_beside(field, at) {
                        self.priors[usize::from(by)].good(value);
                    }
                    if let Some(by) = escape(field, at) {
                        self.priors[usize::from(by)].good(value);
                    } else {
                        self.priors[usize::from(liberties[0])].bad(value);
                    }
                }
                (false, 1) => {
                    // Capturing a chain that cannot escape is less urgent.
                    let waits = ladders && escape(field, at).is_none();
                    self.priors[usize::from(liberties[0])].good(if waits { value / 2.0 } else { value });
                }
                (true, 2) if ladders && field.stones(at) > 1 => {
                    if let Some(by) = trap(field, at) {
                        self.priors[usize::from(by)].good(value / 3.0);
                    }
                }
                (false, 2) if ladders => {
                    if let Some(by) = trap(field, at) {
                        self.priors[usize::from(by)].good(value / 2.0);
                    }
                }
                _ => {}
            }
        }
        for near in if last == NOWHERE { [NOWHERE; 4] } else { field.around(last) } {
            if near != NOWHERE
                && field.state(near) == EMPTY
                && let Some(at) = vital_of_region(field, near)
            {
                self.priors[usize::from(at)].good(CAPTURE_ONE);
            }
        }
    }
}
