//! A game of any kind in progress.

use crate::color::{ByColor, Color};
use crate::gomoku::renju::Forbidden;
use crate::kind::Kind;
use crate::moves::{Illegal, Move, Played};
use crate::outcome::Progress;
use crate::point::{Point, Size};
use crate::setup::Setup;
use crate::{go, gomoku, othello};

/// A game in progress. Only legal positions can be reached.
#[derive(Clone, Debug)]
pub enum Position {
    /// A game of Go.
    Go(go::Game),
    /// A game of Gomoku or another game of rows, including tic-tac-toe.
    Gomoku(gomoku::Game),
    /// A game of Othello.
    Othello(othello::Game),
}

impl Position {
    /// The position before the first move, with fixed handicap stones placed.
    #[must_use]
    pub fn new(setup: &Setup) -> Position {
        match setup {
            Setup::Go(setup) => Position::Go(go::Game::new(setup)),
            Setup::Gomoku(setup) => Position::Gomoku(gomoku::Game::new(setup)),
            Setup::Othello => Position::Othello(othello::Game::new()),
        }
    }

    /// The kind of game.
    #[must_use]
    pub fn kind(&self) -> Kind {
        match self {
            Position::Go(_) => Kind::Go,
            Position::Gomoku(game) if game.is_tic_tac_toe() => Kind::TicTacToe,
            Position::Gomoku(_) => Kind::Gomoku,
            Position::Othello(_) => Kind::Othello,
        }
    }

    /// The size of the board.
    #[must_use]
    pub fn size(&self) -> Size {
        match self {
            Position::Go(game) => game.size(),
            Position::Gomoku(game) => game.size(),
            Position::Othello(game) => game.size(),
        }
    }

    /// The player to move. After the end, the player who would be next.
    #[must_use]
    pub fn turn(&self) -> Color {
        match self {
            Position::Go(game) => game.turn(),
            Position::Gomoku(game) => game.turn(),
            Position::Othello(game) => game.turn(),
        }
    }

    /// Whether the game goes on, has stopped or is over.
    #[must_use]
    pub fn progress(&self) -> Progress {
        match self {
            Position::Go(game) => game.progress(),
            Position::Gomoku(game) => game.progress(),
            Position::Othello(game) => game.progress(),
        }
    }

    /// Checks whether `color` may make this move now.
    ///
    /// # Errors
    /// The first applicable reason, in the order of [`Illegal`].
    pub fn check(&self, color: Color, action: Move) -> Result<(), Illegal> {
        match self {
            Position::Go(game) => game.check(color, action),
            Position::Gomoku(game) => game.check(color, action),
            Position::Othello(game) => game.check(color, action),
        }
    }

    /// Makes a move.
    ///
    /// # Errors
    /// See [`Position::check`]. The position is unchanged.
    pub fn play(&mut self, color: Color, action: Move) -> Result<Played, Illegal> {
        match self {
            Position::Go(game) => game.play(color, action),
            Position::Gomoku(game) => game.play(color, action),
            Position::Othello(game) => game.play(color, action),
        }
    }

    /// The stone on a point; `None` when it is empty or off the board.
    #[must_use]
    pub fn stone(&self, point: Point) -> Option<Color> {
        match self {
            Position::Go(game) => game.board().stone(point),
            Position::Gomoku(game) => game.stone(point),
            Position::Othello(game) => game.board().stone(point),
        }
    }

    /// Go: the stones captured by each color so far; 0 in other games.
    #[must_use]
    pub fn prisoners(&self) -> ByColor<u32> {
        match self {
            Position::Go(game) => game.prisoners(),
            Position::Gomoku(_) | Position::Othello(_) => ByColor::default(),
        }
    }

    /// The number of moves so far, including passes and free handicap stones but not fixed ones.
    #[must_use]
    pub fn move_number(&self) -> u32 {
        match self {
            Position::Go(game) => game.move_number(),
            Position::Gomoku(game) => game.move_number(),
            Position::Othello(game) => game.move_number(),
        }
    }

    /// The point that the player to move may not retake now, for display.
    #[must_use]
    pub fn ko_point(&self) -> Option<Point> {
        match self {
            Position::Go(game) => game.ko_point(),
            Position::Gomoku(_) | Position::Othello(_) => None,
        }
    }

    /// The chain of the stone on a point, sorted; empty for an empty point. In Othello, which has no
    /// chains, only the stone itself.
    #[must_use]
    pub fn chain(&self, point: Point) -> Vec<Point> {
        match self {
            Position::Go(game) => game.board().chain(point),
            Position::Gomoku(game) => game.chain(point),
            Position::Othello(game) => game.board().stone(point).map(|_| point).into_iter().collect(),
        }
    }

    /// Gomoku: all stones of the winning row or rows, sorted; otherwise empty.
    #[must_use]
    pub fn row(&self) -> Vec<Point> {
        match self {
            Position::Gomoku(game) => game.row().to_vec(),
            Position::Go(_) | Position::Othello(_) => Vec::new(),
        }
    }

    /// Renju: all points forbidden to Black and the reasons, in reading order, whether or not Black is to
    /// move; otherwise empty.
    #[must_use]
    pub fn forbidden_points(&self) -> Vec<(Point, Forbidden)> {
        match self {
            Position::Gomoku(game) => game.forbidden_points(),
            Position::Go(_) | Position::Othello(_) => Vec::new(),
        }
    }

    /// Othello: the count of the current board in both forms; otherwise `None`.
    #[must_use]
    pub fn count(&self) -> Option<othello::Count> {
        match self {
            Position::Othello(game) => Some(othello::Count::of(game.board())),
            Position::Go(_) | Position::Gomoku(_) => None,
        }
    }

    /// Othello: whether the player to move has no legal point but the game goes on, so that he must pass.
    #[must_use]
    pub fn must_pass(&self) -> bool {
        match self {
            Position::Othello(game) => game.must_pass(),
            Position::Go(_) | Position::Gomoku(_) => false,
        }
    }

    /// Every point where the player to move may place a stone, sorted; empty when the game is over.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Point> {
        match self {
            Position::Go(game) => game.legal_moves(),
            Position::Gomoku(game) => game.legal_moves(),
            Position::Othello(game) => game.legal_moves(),
        }
    }

    /// The board as lines of `.` (empty), `X` (Black) and `O` (White), top to bottom.
    #[must_use]
    pub fn rows(&self) -> Vec<String> {
        let size = self.size();
        let letter = |point| self.stone(point).map_or('.', Color::diagram);
        (0..size.height()).map(|y| (0..size.width()).map(|x| letter(Point { x, y })).collect()).collect()
    }

    /// Resumes a game of Go that two passes stopped, with `turn` to move. Does nothing in any other state.
    pub fn resume(&mut self, turn: Color) {
        match self {
            Position::Go(game) => game.resume(turn),
            Position::Gomoku(_) | Position::Othello(_) => {}
        }
    }

    /// Who moves first under the ruleset if `asked_by` asks to resume a stopped game.
    #[must_use]
    pub fn turn_after_resuming(&self, asked_by: Color) -> Color {
        match self {
            Position::Go(game) => game.turn_after_resuming(asked_by),
            Position::Gomoku(game) => game.turn(),
            Position::Othello(game) => game.turn(),
        }
    }
}
