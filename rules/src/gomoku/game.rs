//! A row game in progress: Gomoku or another game in which a row wins.

use super::renju::{Board, Forbidden, Verdict};
use super::{Penalty, Restriction, Rules, Setup};
use crate::color::Color;
use crate::moves::{Illegal, Move, Played};
use crate::outcome::{Outcome, Progress, WinBy};
use crate::point::{Point, Size};

/// A row game in progress.
#[derive(Clone, Debug)]
pub struct Game {
    size: Size,
    rules: Rules,
    stones: Box<[Option<Color>]>,
    empty: usize,
    /// A copy of the stones for finding forbidden points. Present only if the rules can forbid a point.
    lines: Option<Box<Board>>,
    turn: Color,
    move_number: u32,
    passed: bool,
    progress: Progress,
    row: Vec<Point>,
}

impl Game {
    /// An empty board with Black to move.
    #[must_use]
    pub fn new(setup: &Setup) -> Game {
        Game::with_stones(setup.board_size(), setup.ruleset().rules(), |_| None, Color::Black)
    }

    /// A game that continues from given stones. Rows already on the board do not count, because only a move can complete a row. A
    /// board without an empty point is a draw.
    pub fn with_stones(size: Size, rules: Rules, stone: impl FnMut(Point) -> Option<Color>, turn: Color) -> Game {
        let stones: Box<[Option<Color>]> = size.points().map(stone).collect();
        let lines = match rules.restriction {
            Restriction::None => None,
            Restriction::Renju(_) => Some(Box::new(Board::with_stones(size, |point| stones[size.index(point)]))),
        };
        let empty = stones.iter().filter(|stone| stone.is_none()).count();
        let progress = if empty == 0 { Progress::Over(Outcome::Draw) } else { Progress::Playing };
        Game { size, rules, stones, empty, lines, turn, move_number: 0, passed: false, progress, row: Vec::new() }
    }

    /// The board size.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The player to move. After the end, the player who would move next.
    #[must_use]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// Whether the size of the board and the rules are those of tic-tac-toe.
    #[must_use]
    pub fn is_tic_tac_toe(&self) -> bool {
        let setup = Setup::TIC_TAC_TOE;
        self.size == setup.board_size() && self.rules == setup.ruleset().rules()
    }

    /// Whether the game goes on or is over.
    #[must_use]
    pub const fn progress(&self) -> Progress {
        self.progress
    }

    /// The number of moves so far, including passes.
    #[must_use]
    pub const fn move_number(&self) -> u32 {
        self.move_number
    }

    /// The stones of every winning row, in reading order. Empty if nobody has a winning row.
    #[must_use]
    pub fn row(&self) -> &[Point] {
        &self.row
    }

    /// The stone on a point; `None` if the point is empty or off the board.
    #[must_use]
    pub fn stone(&self, point: Point) -> Option<Color> {
        if self.size.contains(point) { self.stones[self.size.index(point)] } else { None }
    }

    /// Checks whether `color` may make this move now.
    ///
    /// # Errors
    /// The first applicable reason, in the order of [`Illegal`].
    pub fn check(&self, color: Color, action: Move) -> Result<(), Illegal> {
        match self.progress {
            Progress::Playing => {}
            Progress::Stopped | Progress::Over(_) => return Err(Illegal::GameOver),
        }
        if color != self.turn {
            return Err(Illegal::NotYourTurn);
        }
        match action {
            // A player to whom every empty point is forbidden may pass, so that the game can go on.
            Move::Pass if self.rules.can_pass || self.legal_moves().is_empty() => Ok(()),
            Move::Pass => Err(Illegal::NoPass),
            Move::Place(point) if !self.size.contains(point) => Err(Illegal::OffBoard),
            Move::Place(point) if self.stone(point).is_some() => Err(Illegal::Occupied),
            Move::Place(point) => match (self.rules.restriction, self.forbidden(color, point)) {
                (Restriction::Renju(Penalty::Refused), Some(forbidden)) => Err(forbidden.into()),
                (Restriction::None | Restriction::Renju(_), _) => Ok(()),
            },
        }
    }

    /// Makes a move. A winning row, a full board, a second consecutive pass or a losing forbidden move ends the game.
    ///
    /// # Errors
    /// See [`Game::check`]. An illegal move does not change the game.
    pub fn play(&mut self, color: Color, action: Move) -> Result<Played, Illegal> {
        self.check(color, action)?;
        match action {
            Move::Pass if self.passed => self.progress = Progress::Over(Outcome::Draw),
            Move::Pass => {}
            Move::Place(point) => self.place(color, point),
        }
        self.passed = action == Move::Pass;
        self.move_number += 1;
        self.turn = color.opposite();
        Ok(Played::default())
    }

    fn place(&mut self, color: Color, point: Point) {
        let forbidden = self.forbidden(color, point);
        self.stones[self.size.index(point)] = Some(color);
        self.empty -= 1;
        if let Some(lines) = &mut self.lines {
            lines.place(color, point);
        }
        self.row = self.rules.rows[color].row(self.size, |point| self.stone(point), color, point);
        let win = |winner, by| Progress::Over(Outcome::Win { winner, by });
        if forbidden.is_some() {
            self.progress = win(color.opposite(), WinBy::Forbidden);
        } else if !self.row.is_empty() {
            self.progress = win(color, WinBy::Row);
        } else if self.empty == 0 {
            self.progress = Progress::Over(Outcome::Draw);
        }
    }

    /// Whether a stone of `color` on this point would complete a winning row. False for occupied points and
    /// points off the board.
    #[must_use]
    pub fn wins(&self, color: Color, point: Point) -> bool {
        self.size.contains(point)
            && self.stone(point).is_none()
            && self.rules.rows[color].wins(self.size, |point| self.stone(point), color, point)
    }

    /// The reason why a stone of `color` on this empty point would be forbidden; `None` if it would be allowed.
    #[must_use]
    pub fn forbidden(&self, color: Color, point: Point) -> Option<Forbidden> {
        match (&self.lines, color) {
            (Some(lines), Color::Black) => lines.forbidden(point),
            (Some(_) | None, _) => None,
        }
    }

    /// All points forbidden to Black and the reasons, in reading order, whether or not Black is to move.
    #[must_use]
    pub fn forbidden_points(&self) -> Vec<(Point, Forbidden)> {
        self.lines.as_ref().map_or_else(Vec::new, |lines| lines.forbidden_points())
    }

    /// What a black stone on this point would make under renju rules; [`Verdict::Free`] if the rules forbid
    /// nothing.
    #[must_use]
    pub fn verdict(&self, point: Point) -> Verdict {
        self.lines.as_ref().map_or(Verdict::Free, |lines| lines.verdict(point))
    }

    /// Every point where the player to move may place a stone, in reading order; empty if the game is over. Includes forbidden
    /// points if playing there loses and is not refused.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Point> {
        if self.progress != Progress::Playing {
            return Vec::new();
        }
        let mut points: Vec<Point> = self.size.points().filter(|&point| self.stone(point).is_none()).collect();
        match (self.rules.restriction, self.turn) {
            (Restriction::Renju(Penalty::Refused), Color::Black) => {
                let forbidden = self.forbidden_points();
                points.retain(|point| forbidden.binary_search_by_key(point, |&(point, _)| point).is_err());
            }
            (Restriction::None | Restriction::Renju(_), _) => {}
        }
        points
    }

    /// The chain of the stone on this point, in reading order; empty for an empty point.
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
