//! A game of Othello in progress.

use super::board::{Board, points, size};
use crate::color::{ByColor, Color};
use crate::moves::{Illegal, Move, Played};
use crate::outcome::{HalfPoints, Outcome, Progress, WinBy};
use crate::point::{Point, Size};

/// A game of Othello in progress.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    board: Board,
    turn: Color,
    move_number: u32,
}

/// The final count, in both customary forms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Count {
    /// The stones on the board.
    pub discs: ByColor<u32>,
    /// The official result: the winner also gets the empty points; in a draw each player gets half of them.
    pub official: ByColor<u32>,
}

impl Count {
    /// The count if the game ended with this board.
    #[must_use]
    pub fn of(board: Board) -> Count {
        let (discs, empty) = (board.discs(), board.empty());
        let ByColor { black, white } = discs;
        let official = match black.cmp(&white) {
            std::cmp::Ordering::Greater => ByColor { black: black + empty, white },
            std::cmp::Ordering::Less => ByColor { black, white: white + empty },
            // If both colors have the same number of stones, the number of empty points is even, so the halves are
            // equal.
            std::cmp::Ordering::Equal => ByColor { black: black + empty / 2, white: white + empty / 2 },
        };
        Count { discs, official }
    }

    /// The color with more stones; `None` for a draw. Both forms of the count have the same winner.
    #[must_use]
    pub fn winner(self) -> Option<Color> {
        match self.discs.black.cmp(&self.discs.white) {
            std::cmp::Ordering::Greater => Some(Color::Black),
            std::cmp::Ordering::Less => Some(Color::White),
            std::cmp::Ordering::Equal => None,
        }
    }

    /// The outcome of a game that ends with this count. The margin comes from the official result.
    #[must_use]
    pub fn outcome(self) -> Outcome {
        let ByColor { black, white } = self.official;
        let points = i32::try_from(black.abs_diff(white)).unwrap_or(i32::MAX);
        self.winner()
            .map_or(Outcome::Draw, |winner| Outcome::Win { winner, by: WinBy::Score { margin: HalfPoints::from_points(points) } })
    }
}

impl Game {
    /// The initial position, with Black to move.
    #[must_use]
    pub const fn new() -> Game {
        Game { board: Board::START, turn: Color::Black, move_number: 0 }
    }

    /// A game that continues from given stones.
    #[must_use]
    pub const fn from_board(board: Board, turn: Color) -> Game {
        Game { board, turn, move_number: 0 }
    }

    /// The size of the board.
    #[must_use]
    pub const fn size(&self) -> Size {
        size()
    }

    /// The board.
    #[must_use]
    pub const fn board(&self) -> Board {
        self.board
    }

    /// The player to move. After the end, the player who would move next.
    #[must_use]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// The number of moves so far, including forced passes.
    #[must_use]
    pub const fn move_number(&self) -> u32 {
        self.move_number
    }

    /// Whether neither player can place a stone.
    #[must_use]
    pub fn is_over(&self) -> bool {
        Color::ALL.into_iter().all(|color| self.board.moves(color) == 0)
    }

    /// Whether the game goes on or is over. A forced pass does not end the game.
    #[must_use]
    pub fn progress(&self) -> Progress {
        if self.is_over() { Progress::Over(Count::of(self.board).outcome()) } else { Progress::Playing }
    }

    /// Whether the player to move must pass, because they cannot place a stone but the opponent can.
    #[must_use]
    pub fn must_pass(&self) -> bool {
        self.board.moves(self.turn) == 0 && self.board.moves(self.turn.opposite()) != 0
    }

    /// Checks whether `color` may make this move now.
    ///
    /// # Errors
    /// The first applicable reason, in the order of [`Illegal`].
    pub fn check(&self, color: Color, action: Move) -> Result<(), Illegal> {
        if self.is_over() {
            return Err(Illegal::GameOver);
        }
        if color != self.turn {
            return Err(Illegal::NotYourTurn);
        }
        match action {
            Move::Pass if self.must_pass() => Ok(()),
            Move::Pass => Err(Illegal::NoPass),
            Move::Place(point) if !size().contains(point) => Err(Illegal::OffBoard),
            Move::Place(point) if self.board.stone(point).is_some() => Err(Illegal::Occupied),
            Move::Place(point) if self.board.flips(color, point) == 0 => Err(Illegal::FlipsNothing),
            Move::Place(_) => Ok(()),
        }
    }

    /// Makes a move.
    ///
    /// # Errors
    /// See [`Game::check`]. An illegal move does not change the game.
    pub fn play(&mut self, color: Color, action: Move) -> Result<Played, Illegal> {
        self.check(color, action)?;
        let flipped = match action {
            Move::Pass => 0,
            Move::Place(point) => self.board.place(color, point),
        };
        self.turn = color.opposite();
        self.move_number += 1;
        Ok(Played { flipped: points(flipped).collect(), ..Played::default() })
    }

    /// The stones that the player to move would flip by placing a stone on `point`, in reading order. Empty if the move is
    /// illegal.
    #[must_use]
    pub fn flips(&self, point: Point) -> Vec<Point> {
        points(self.board.flips(self.turn, point)).collect()
    }

    /// Every point where the player to move may place a stone, in reading order. Empty if the player must pass or the game is
    /// over.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Point> {
        self.board.legal_moves(self.turn)
    }
}

impl Default for Game {
    fn default() -> Game {
        Game::new()
    }
}

#[cfg(test)]
mod tests;
