//! The initial position of a record that does not start like a normal game.

use crate::color::{ByColor, Color};
use crate::go::{self, Board, Start};
use crate::gomoku;
use crate::othello;
use crate::point::Point;
use crate::position::Position;
use crate::setup::Setup;

/// The initial position of a problem, or of a part of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram {
    /// The stones of each color, in reading order.
    pub stones: ByColor<Vec<Point>>,
    /// The player who moves first.
    pub turn: Color,
}

impl Diagram {
    /// The position under the rules of a setup. Does not place the setup's handicap stones, but counts them towards White's
    /// handicap bonus. Returns `None` in Go if a chain has no liberties. All stones must be on the board, with at most one on each
    /// point.
    #[must_use]
    pub fn position(&self, setup: &Setup) -> Option<Position> {
        let lies = |color: Color, point: Point| self.stones[color].contains(&point);
        let stone = |point| Color::ALL.into_iter().find(|&color| lies(color, point));
        Some(match setup {
            Setup::Go(setup) => Position::Go(go::Game::from_start(Start {
                board: Board::with_stones(setup.board_size(), stone)?,
                turn: self.turn,
                rules: setup.ruleset().rules(),
                komi: setup.komi(),
                handicap: setup.handicap().stones(),
                prisoners: ByColor::default(),
            })),
            Setup::Gomoku(setup) => {
                Position::Gomoku(gomoku::Game::with_stones(setup.board_size(), setup.ruleset().rules(), stone, self.turn))
            }
            Setup::Othello => Position::Othello(othello::Game::from_board(othello::Board::with_stones(stone), self.turn)),
        })
    }
}
