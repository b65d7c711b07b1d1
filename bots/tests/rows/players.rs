//! What the tests and the measurements have in common: random positions and a scripted beginner.

use rules::gomoku::{Game, Setup};
use rules::{Color, Move, Point};

/// Random numbers from a seed.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    /// A number below `bound`.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) % bound as u64) as usize
    }
}

/// A game that begins with random stones around the center.
pub(crate) fn scatter(setup: &Setup, stones: usize, random: &mut Random) -> Game {
    let mut game = Game::new(setup);
    let near = |side: u8, at: u8| at.abs_diff((side - 1) / 2) <= 2;
    while game.move_number() < stones as u32 {
        let size = game.size();
        let moves: Vec<Point> =
            game.legal_moves().into_iter().filter(|at| near(size.width(), at.x) && near(size.height(), at.y)).collect();
        let at = moves[random.below(moves.len())];
        if game.wins(game.turn(), at) {
            return scatter(setup, stones, random);
        }
        game.play(game.turn(), Move::Place(at)).unwrap();
    }
    game
}

/// The move of a beginner who completes and blocks fours and open threes, and otherwise plays next to one of their own stones.
pub(crate) fn beginner(game: &Game, random: &mut Random) -> Move {
    let own = game.turn();
    let moves: Vec<Point> = game.legal_moves();
    for color in [own, own.opposite()] {
        if let Some(at) = moves.iter().find(|at| game.wins(color, **at)) {
            return Move::Place(*at);
        }
    }
    // A point that makes two rows possible makes an open four.
    let with = |color: Color, at: Point| {
        let stone = |point| if point == at { Some(color) } else { game.stone(point) };
        let next = Game::with_stones(game.size(), game.rules(), stone, color);
        moves.iter().filter(|&&five| five != at && next.wins(color, five)).count()
    };
    for color in [own, own.opposite()] {
        if let Some(at) = moves.iter().find(|at| with(color, **at) > 1) {
            return Move::Place(*at);
        }
    }
    let beside = |at: &Point| {
        (-1..=1_i8).any(|dx| {
            (-1..=1_i8).any(|dy| {
                let near = at.x.checked_add_signed(dx).zip(at.y.checked_add_signed(dy));
                near.is_some_and(|(x, y)| game.stone(Point { x, y }) == Some(own))
            })
        })
    };
    let near: Vec<Point> = moves.iter().copied().filter(beside).collect();
    let from = if near.is_empty() { &moves } else { &near };
    if from.is_empty() { Move::Pass } else { Move::Place(from[random.below(from.len())]) }
}
