//! A game of Go in progress.

use super::board::{Board, Effect};
use super::count::{self, Counted};
use super::history::History;
use super::reason::judge;
use super::score::{self, Score};
use super::{Handicap, KoRule, ResumeTurn, Rules, Setup};
use crate::color::{ByColor, Color};
use crate::moves::{Illegal, Move, Played};
use crate::outcome::{HalfPoints, Outcome, Progress};
use crate::point::{Point, Size};
use crate::zobrist;
use std::collections::BTreeSet;

/// The start of a game that does not begin from a [`Setup`]: any position under any rules.
#[derive(Clone, Debug)]
pub struct Start {
    /// The initial stones. They count as the first position of the history.
    pub board: Board,
    /// The player who moves first.
    pub turn: Color,
    /// The rules.
    pub rules: Rules,
    /// White's compensation.
    pub komi: HalfPoints,
    /// The number of handicap stones that count towards White's bonus. The game does not place them.
    pub handicap: u8,
    /// The number of stones that each color has already captured.
    pub prisoners: ByColor<u32>,
}

/// A game of Go in progress.
#[derive(Clone, Debug)]
pub struct Game {
    board: Board,
    rules: Rules,
    komi: HalfPoints,
    handicap: u8,
    turn: Color,
    // The number of free handicap stones that Black has yet to place.
    to_place: u8,
    move_number: u32,
    passes: u8,
    progress: Progress,
    prisoners: ByColor<u32>,
    // If the last move took a ko, the point of the captured stone.
    ko: Option<Point>,
    history: History,
    // The position after the last pass, as an index into `history`; 0 before any pass.
    passed_at: usize,
}

impl Game {
    /// The position before the first move, with fixed handicap stones placed.
    #[must_use]
    pub fn new(setup: &Setup) -> Game {
        let mut board = Board::new(setup.board_size());
        let (turn, to_place) = match setup.handicap() {
            Handicap::None => (Color::Black, 0),
            Handicap::Free(stones) => (Color::Black, stones),
            Handicap::Fixed(_) | Handicap::Aga(_) => {
                for point in setup.handicap().placed(setup.board_size()) {
                    board.place(Color::Black, point, &mut Vec::new());
                }
                (Color::White, 0)
            }
        };
        let mut game = Game::from_start(Start {
            board,
            turn,
            rules: setup.ruleset().rules(),
            komi: setup.komi(),
            handicap: setup.handicap().stones(),
            prisoners: ByColor::default(),
        });
        game.to_place = to_place;
        game
    }

    /// Starts a game from any position.
    #[must_use]
    pub fn from_start(start: Start) -> Game {
        let Start { board, turn, rules, komi, handicap, prisoners } = start;
        let mut game = Game {
            board,
            rules,
            komi,
            handicap,
            turn,
            to_place: 0,
            move_number: 0,
            passes: 0,
            progress: Progress::Playing,
            prisoners,
            ko: None,
            history: History::default(),
            passed_at: 0,
        };
        game.remember();
        game
    }

    /// The board.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The size of the board.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.board.size()
    }

    /// The rules.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// White's compensation.
    #[must_use]
    pub const fn komi(&self) -> HalfPoints {
        self.komi
    }

    /// The number of handicap stones that count towards White's bonus.
    #[must_use]
    pub const fn handicap(&self) -> u8 {
        self.handicap
    }

    /// The player to move. After the end, the player who would move next.
    #[must_use]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// Whether the game goes on, has stopped or is over.
    #[must_use]
    pub const fn progress(&self) -> Progress {
        self.progress
    }

    /// The number of stones that each color has captured so far, including pass stones.
    #[must_use]
    pub const fn prisoners(&self) -> ByColor<u32> {
        self.prisoners
    }

    /// The number of moves so far, including passes and free handicap stones.
    #[must_use]
    pub const fn move_number(&self) -> u32 {
        self.move_number
    }

    /// The number of free handicap stones that Black has yet to place.
    #[must_use]
    pub const fn to_place(&self) -> u8 {
        self.to_place
    }

    /// The point where the player to move is forbidden to retake a ko now; `None` if there is no such point.
    #[must_use]
    pub const fn ko_point(&self) -> Option<Point> {
        self.ko
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
            Move::Pass if self.to_place > 0 => Err(Illegal::NoPass),
            Move::Pass => Ok(()),
            Move::Place(point) => self.check_place(color, point),
        }
    }

    fn check_place(&self, color: Color, point: Point) -> Result<(), Illegal> {
        if !self.size().contains(point) {
            return Err(Illegal::OffBoard);
        }
        if self.board.stone(point).is_some() {
            return Err(Illegal::Occupied);
        }
        let at = self.board.index(point);
        let effect = self.board.effect(color, at);
        match effect {
            Effect::SelfCaptureOfOne => return Err(Illegal::SelfCapture),
            Effect::SelfCapture if !self.rules.self_capture => return Err(Illegal::SelfCapture),
            Effect::SelfCapture | Effect::Captures | Effect::Quiet | Effect::Free => {}
        }
        if self.repeats(color, at, effect) {
            return Err(if self.ko == Some(point) { Illegal::Ko } else { Illegal::Superko });
        }
        if self.rules.ko == KoRule::Simple && self.ko == Some(point) {
            return Err(Illegal::Ko);
        }
        Ok(())
    }

    /// Whether a stone at this index would recreate a position that superko forbids.
    fn repeats(&self, color: Color, at: u16, effect: Effect) -> bool {
        // While no stone has ever left the board, every new stone makes a new position.
        let first_time = self.prisoners == ByColor::default() && effect != Effect::SelfCapture;
        if self.rules.ko == KoRule::Simple || first_time {
            return false;
        }
        let hash = self.board.hash_after(color, at, effect);
        self.history.contains(self.situation(hash, color.opposite()))
    }

    /// Makes a move. Two passes in a row stop the game or, under rules that remove no dead stones, end the game. With pass stones,
    /// White must pass last, so a pass by Black never stops or ends the game.
    ///
    /// # Errors
    /// See [`Game::check`]. An illegal move does not change the game.
    pub fn play(&mut self, color: Color, action: Move) -> Result<Played, Illegal> {
        let mut played = Played::default();
        self.play_into(color, action, &mut played.captured)?;
        Ok(played)
    }

    /// Like [`Game::play`], but clears and reuses `captured` so that long sequences need not allocate.
    ///
    /// # Errors
    /// See [`Game::check`]. An illegal move changes neither the game nor the list.
    pub fn play_into(&mut self, color: Color, action: Move, captured: &mut Vec<Point>) -> Result<(), Illegal> {
        self.check(color, action)?;
        captured.clear();
        self.move_number += 1;
        self.ko = None;
        match action {
            Move::Pass => self.pass(),
            Move::Place(point) => self.place(color, point, captured),
        }
        Ok(())
    }

    fn pass(&mut self) {
        self.passes += 1;
        let passed = self.turn;
        self.turn = passed.opposite();
        if self.rules.pass_stones {
            self.prisoners[self.turn] += 1;
        }
        self.passed_at = self.history.len();
        self.remember();
        if self.passes >= 2 && !(self.rules.pass_stones && passed == Color::Black) {
            self.progress =
                if self.rules.removes_dead { Progress::Stopped } else { Progress::Over(self.score(&BTreeSet::new()).outcome) };
        }
    }

    fn place(&mut self, color: Color, point: Point, captured: &mut Vec<Point>) {
        self.passes = 0;
        self.board.place(color, point, captured);
        // A chain that captured itself is gone, including the stone just placed.
        let captured_itself = self.board.stone(point).is_none();
        self.prisoners[if captured_itself { color.opposite() } else { color }] += captured.len() as u32;
        if let [single] = captured[..]
            && self.board.is_lone_in_atari(self.board.index(point))
            && !captured_itself
        {
            self.ko = Some(single);
        }
        self.to_place = self.to_place.saturating_sub(1);
        if self.to_place == 0 {
            self.turn = color.opposite();
        }
        self.remember();
        let nothing_lost = self.prisoners == ByColor::default();
        if self.rules.third_repetition_voids && !nothing_lost && self.occurrences() >= 3 {
            self.progress = Progress::Over(Outcome::Void);
        }
    }

    /// How often the current situation has occurred since the last pass.
    fn occurrences(&self) -> usize {
        self.history.count_since(self.passed_at, self.situation(self.board.hash(), self.turn))
    }

    fn remember(&mut self) {
        self.history.push(self.situation(self.board.hash(), self.turn));
    }

    /// The hash that identifies a repetition. Under positional superko, it is the hash of the board alone. Under the other ko
    /// rules, it also depends on the player to move.
    fn situation(&self, hash: u64, turn: Color) -> u64 {
        match (self.rules.ko, turn) {
            (KoRule::Positional, _) | (_, Color::Black) => hash,
            (KoRule::Simple | KoRule::Situational, Color::White) => hash ^ zobrist::WHITE_TO_MOVE,
        }
    }

    /// Every point where the player to move may place a stone, in reading order; empty if the game has stopped or is over.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Point> {
        self.size().points().filter(|&point| self.check(self.turn, Move::Place(point)).is_ok()).collect()
    }

    /// Resumes a game that two passes stopped, with `turn` to move. Does nothing in any other state.
    pub fn resume(&mut self, turn: Color) {
        if self.progress == Progress::Stopped {
            self.progress = Progress::Playing;
            self.passes = 0;
            self.set_turn(turn);
        }
    }

    /// The player who moves first if `asked_by` asks to resume a stopped game.
    #[must_use]
    pub const fn turn_after_resuming(&self, asked_by: Color) -> Color {
        match self.rules.resume {
            ResumeTurn::Alternates => self.turn,
            ResumeTurn::OpponentOfAsker => asked_by.opposite(),
        }
    }

    /// Sets the player to move, so that one player can move twice in a row. If the turn changes, any simple ko is
    /// lifted, and the position with the new turn is added to the history.
    pub fn set_turn(&mut self, turn: Color) {
        if self.turn != turn {
            self.turn = turn;
            self.ko = None;
            self.remember();
        }
    }

    /// Counts the board after removing the given stones as dead. Empty points in `dead` are ignored. Rules that remove no dead
    /// stones ignore all of `dead`.
    #[must_use]
    pub fn score(&self, dead: &BTreeSet<Point>) -> Score {
        score::sum(self, judge(self, dead))
    }

    /// Counts the board like [`Game::score`]. Also explains how much each point counts and why, and which areas do not
    /// count. `unsealed` holds the points at which a border seemed open when the dead stones were proposed.
    #[must_use]
    pub fn count(&self, dead: &BTreeSet<Point>, unsealed: &BTreeSet<Point>) -> Counted {
        count::count(self, dead, unsealed)
    }
}

#[cfg(test)]
mod tests;
