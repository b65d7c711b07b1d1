//! A game of Gomoku after some moves.

use super::rows::Rows;
use super::{Ruleset, Setup};
use crate::color::Color;
use crate::moves::{Illegal, Move, Played};
use crate::outcome::{Outcome, Progress, WinBy};
use crate::point::{Point, Size};

/// A game of Gomoku after some moves.
#[derive(Clone, Debug)]
pub struct Game {
    size: Size,
    ruleset: Ruleset,
    stones: Box<[Option<Color>]>,
    turn: Color,
    move_number: u32,
    progress: Progress,
    row: Vec<Point>,
}

impl Game {
    /// The empty board with Black to move.
    #[must_use]
    pub fn new(setup: &Setup) -> Game {
        Game::with_stones(setup.board_size(), setup.ruleset(), |_| None, Color::Black)
    }

    /// A game that goes on from given stones. Rows that already stand there do not end it: only a
    /// move can. A board without an empty point is a draw.
    pub fn with_stones(size: Size, ruleset: Ruleset, stone: impl FnMut(Point) -> Option<Color>, turn: Color) -> Game {
        let stones: Box<[Option<Color>]> = size.points().map(stone).collect();
        let full = stones.iter().all(Option::is_some);
        let progress = if full { Progress::Over(Outcome::Draw) } else { Progress::Playing };
        Game { size, ruleset, stones, turn, move_number: 0, progress, row: Vec::new() }
    }

    /// The size of the board.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The ruleset.
    #[must_use]
    pub const fn ruleset(&self) -> Ruleset {
        self.ruleset
    }

    /// Whose move it is; after the end, whose it would be.
    #[must_use]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// Whether moves can be made.
    #[must_use]
    pub const fn progress(&self) -> Progress {
        self.progress
    }

    /// The moves made so far.
    #[must_use]
    pub const fn move_number(&self) -> u32 {
        self.move_number
    }

    /// Every stone of the row (or rows) that won, sorted; else empty.
    #[must_use]
    pub fn row(&self) -> &[Point] {
        &self.row
    }

    /// The stone on a point; `None` when it is empty or off the board.
    #[must_use]
    pub fn stone(&self, point: Point) -> Option<Color> {
        if self.size.contains(point) { self.stones[self.size.index(point)] } else { None }
    }

    /// Whether `color` may make this move now.
    ///
    /// # Errors
    /// The first reason against it, in the order of [`Illegal`].
    pub fn check(&self, color: Color, action: Move) -> Result<(), Illegal> {
        match self.progress {
            Progress::Playing => {}
            Progress::Stopped | Progress::Over(_) => return Err(Illegal::GameOver),
        }
        if color != self.turn {
            return Err(Illegal::NotYourTurn);
        }
        match action {
            Move::Pass => Err(Illegal::NoPass),
            Move::Place(point) if !self.size.contains(point) => Err(Illegal::OffBoard),
            Move::Place(point) if self.stone(point).is_some() => Err(Illegal::Occupied),
            Move::Place(_) => Ok(()),
        }
    }

    /// Makes a move; a winning row or a full board ends the game.
    ///
    /// # Errors
    /// As [`Game::check`]; then nothing has changed.
    pub fn play(&mut self, color: Color, action: Move) -> Result<Played, Illegal> {
        self.check(color, action)?;
        let Move::Place(point) = action else { return Err(Illegal::NoPass) };
        self.stones[self.size.index(point)] = Some(color);
        self.move_number += 1;
        self.turn = color.opposite();
        self.row = Rows::from(self.ruleset).row(self.size, |point| self.stone(point), color, point);
        if !self.row.is_empty() {
            self.progress = Progress::Over(Outcome::Win { winner: color, by: WinBy::Five });
        } else if self.stones.iter().all(Option::is_some) {
            self.progress = Progress::Over(Outcome::Draw);
        }
        Ok(Played::default())
    }

    /// Whether a stone of `color` on an empty point would win. False off the board and on stones.
    #[must_use]
    pub fn wins(&self, color: Color, point: Point) -> bool {
        self.size.contains(point)
            && self.stone(point).is_none()
            && Rows::from(self.ruleset).wins(self.size, |point| self.stone(point), color, point)
    }

    /// Every point where the player to move may place a stone, sorted; empty when the game is over.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Point> {
        match self.progress {
            Progress::Playing => self.size.points().filter(|&point| self.stone(point).is_none()).collect(),
            Progress::Stopped | Progress::Over(_) => Vec::new(),
        }
    }

    /// The stones solidly connected to the one on a point, sorted; empty for an empty point.
    #[must_use]
    pub fn chain(&self, point: Point) -> Vec<Point> {
        let Some(color) = self.stone(point) else { return Vec::new() };
        let mut chain = vec![point];
        let mut next = 0;
        while next < chain.len() {
            for near in self.size.neighbors(chain[next]) {
                if self.stone(near) == Some(color) && !chain.contains(&near) {
                    chain.push(near);
                }
            }
            next += 1;
        }
        chain.sort_unstable();
        chain
    }
}

#[cfg(test)]
mod tests;
