//! Stones from which a record begins, instead of the beginning of a game.

use crate::color::{ByColor, Color};
use crate::go::{self, Board, Start};
use crate::gomoku;
use crate::othello;
use crate::point::Point;
use crate::position::Position;
use crate::setup::Setup;

/// Stones from which a record begins: a problem, or a game that was cut out of another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram {
    /// Where the stones of each color lie, in reading order.
    pub stones: ByColor<Vec<Point>>,
    /// Who moves first.
    pub turn: Color,
}

impl Diagram {
    /// The position that these stones make, by the rules of a setup; its handicap is paid for but not placed. `None` in Go when a
    /// chain has no liberty. The stones must lie on the board, no two on one point.
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
