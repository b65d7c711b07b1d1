//! A game of Gomoku after some moves.

use super::{Ruleset, Setup};
use crate::color::Color;
use crate::moves::{Illegal, Move, Played};
use crate::outcome::{Outcome, Progress, WinBy};
use crate::point::{Point, Size};

/// The four directions of a row: right, down, and both diagonals.
const DIRECTIONS: [(i8, i8); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

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
        self.row = self.winning_row(point, color);
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
            && DIRECTIONS.into_iter().any(|direction| self.is_win(self.run(point, color, direction)))
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

    /// The stones of every winning row through a stone just placed, sorted.
    fn winning_row(&self, point: Point, color: Color) -> Vec<Point> {
        let mut row = Vec::new();
        for direction in DIRECTIONS {
            let (back, ahead) = self.run(point, color, direction);
            if self.is_win((back, ahead)) {
                row.extend((1..=back).filter_map(|n| self.step(point, direction, -n)));
                row.extend((1..=ahead).filter_map(|n| self.step(point, direction, n)));
            }
        }
        if !row.is_empty() {
            row.push(point);
            row.sort_unstable();
        }
        row
    }

    const fn is_win(&self, (back, ahead): (i8, i8)) -> bool {
        let length = back + ahead + 1;
        match self.ruleset {
            Ruleset::Freestyle => length >= 5,
            Ruleset::Standard => length == 5,
        }
    }

    /// How many stones of `color` adjoin the point without a gap, backwards and forwards.
    fn run(&self, point: Point, color: Color, direction: (i8, i8)) -> (i8, i8) {
        let count = |sign: i8| {
            let mut length = 0;
            while self.step(point, direction, sign * (length + 1)).and_then(|next| self.stone(next)) == Some(color) {
                length += 1;
            }
            length
        };
        (count(-1), count(1))
    }

    /// The point `n` steps away, if it is on the board. Sides are at most 30, so `i8` suffices.
    fn step(&self, point: Point, (dx, dy): (i8, i8), n: i8) -> Option<Point> {
        let x = point.x.checked_add_signed(dx * n)?;
        let y = point.y.checked_add_signed(dy * n)?;
        self.size.contains(Point { x, y }).then_some(Point { x, y })
    }
}

#[cfg(test)]
mod tests;
