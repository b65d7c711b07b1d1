//! What a bot expects of its game, from one move to the next.

use rules::{Move, Position};
use setup::Level;

/// A bot has no hope if its chance to win is at most this probability.
const HOPELESS: f32 = 0.02;
/// A bot resigns if it has had no hope at this many of its moves in a row. Passes do not count.
const LONG: u8 = 8;
/// Bots up to this level never resign, so that their opponents learn how to finish a game.
const NEVER: u8 = 3;

/// What a bot expects of its game.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Outlook {
    /// The probability that the bot wins, as far as the bot could tell at its latest move that was not a pass.
    chance: Option<f32>,
    /// The number of the bot's latest moves in a row at which the bot had no hope. Passes do not count.
    hopeless: u8,
}

impl Outlook {
    /// An outlook with the values that [`Outlook::chance`] and [`Outlook::hopeless`] returned earlier.
    #[must_use]
    pub const fn new(chance: Option<f32>, hopeless: u8) -> Self {
        Self { chance, hopeless }
    }

    /// The probability that the bot wins, as far as the bot could tell at its latest move that was not a pass.
    #[must_use]
    pub const fn chance(&self) -> Option<f32> {
        self.chance
    }

    /// The number of the bot's latest moves in a row at which the bot had no hope. Passes do not count.
    #[must_use]
    pub const fn hopeless(&self) -> u8 {
        self.hopeless
    }

    /// Takes note of the bot's next move, and of the probability that the bot wins. A pass is ignored: an engine that is
    /// ahead sometimes passes without a search, and then the probability means nothing.
    pub fn note(&mut self, action: Move, chance: f32) {
        if action == Move::Pass {
            return;
        }
        self.chance = Some(chance);
        self.hopeless = if chance <= HOPELESS { self.hopeless.saturating_add(1) } else { 0 };
    }

    /// Whether a bot of this level resigns instead of moving. It resigns only in the second half of a game: if the
    /// opponent has handicap stones, the bot has no hope at first, although people often lose such games.
    #[must_use]
    pub fn resigns(&self, level: Level, position: &Position) -> bool {
        level.number() > NEVER && self.hopeless >= LONG && is_half_full(position)
    }
}

/// Whether the number of moves is at least half the number of points on the board.
#[must_use]
pub fn is_half_full(position: &Position) -> bool {
    position.move_number() as usize * 2 >= position.size().area()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;
    use rules::go::{self, Handicap, Ruleset};
    use rules::{HalfPoints, Move, Setup, Size};

    fn after(moves: usize) -> Position {
        let size = Size::square(9).unwrap();
        let rules = go::Setup::new(size, Ruleset::Chinese, HalfPoints::ZERO, Handicap::None).unwrap();
        let mut position = Position::new(&Setup::Go(rules));
        for point in size.points().step_by(2).take(moves) {
            position.play(position.turn(), Move::Place(point)).unwrap();
        }
        position
    }

    #[test]
    fn a_bot_resigns_when_it_has_long_had_no_hope() {
        let mut outlook = Outlook::default();
        let level = |number| Level::new(number).unwrap();
        let stone = Move::Place(rules::Point { x: 0, y: 0 });
        (0..LONG).for_each(|_| outlook.note(Move::Pass, 0.0));
        (0..LONG - 1).for_each(|_| outlook.note(stone, 0.01));
        assert!(
            !outlook.resigns(level(4), &after(41)),
            "one move too few: the bot has been without hope at only LONG - 1 moves in a row"
        );
        outlook.note(stone, 0.01);
        assert!(outlook.resigns(level(4), &after(41)));
        assert!(!outlook.resigns(level(4), &after(40)), "not in the first half");
        assert!(!outlook.resigns(level(3), &after(41)), "a weak bot plays on");
        outlook.note(stone, 0.03);
        assert!(!outlook.resigns(level(4), &after(41)), "there is hope again");
    }
}
