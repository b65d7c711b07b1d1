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

    /// The game, whatever its kind. The only methods of `Position` that distinguish the kinds are this one, `game_mut` and `new`.
    fn game(&self) -> &dyn Playable {
        match self {
            Position::Go(game) => game,
            Position::Gomoku(game) => game,
            Position::Othello(game) => game,
        }
    }

    fn game_mut(&mut self) -> &mut dyn Playable {
        match self {
            Position::Go(game) => game,
            Position::Gomoku(game) => game,
            Position::Othello(game) => game,
        }
    }

    /// The kind of game.
    #[must_use]
    pub fn kind(&self) -> Kind {
        self.game().kind()
    }

    /// The size of the board.
    #[must_use]
    pub fn size(&self) -> Size {
        self.game().size()
    }

    /// The player to move. After the end, the player who would move next.
    #[must_use]
    pub fn turn(&self) -> Color {
        self.game().turn()
    }

    /// Whether the game goes on, has stopped or is over.
    #[must_use]
    pub fn progress(&self) -> Progress {
        self.game().progress()
    }

    /// Checks whether `color` may make this move now.
    ///
    /// # Errors
    /// The first applicable reason, in the order of [`Illegal`].
    pub fn check(&self, color: Color, action: Move) -> Result<(), Illegal> {
        self.game().check(color, action)
    }

    /// Makes a move.
    ///
    /// # Errors
    /// See [`Position::check`]. An illegal move does not change the position.
    pub fn play(&mut self, color: Color, action: Move) -> Result<Played, Illegal> {
        self.game_mut().play(color, action)
    }

    /// The stone on a point; `None` if the point is empty or off the board.
    #[must_use]
    pub fn stone(&self, point: Point) -> Option<Color> {
        self.game().stone(point)
    }

    /// Go: the number of stones that each color has captured so far, including pass stones; 0 in other games.
    #[must_use]
    pub fn prisoners(&self) -> ByColor<u32> {
        self.game().prisoners()
    }

    /// The number of moves so far, including passes and free handicap stones but not fixed ones.
    #[must_use]
    pub fn move_number(&self) -> u32 {
        self.game().move_number()
    }

    /// Go: the point where the player to move is forbidden to retake a ko now. `None` if there is no such point, and in
    /// other games.
    #[must_use]
    pub fn ko_point(&self) -> Option<Point> {
        self.game().ko_point()
    }

    /// The points of the chain that contains this point, in reading order; empty for an empty point. In Othello, which has no
    /// chains, only the point itself.
    #[must_use]
    pub fn chain(&self, point: Point) -> Vec<Point> {
        self.game().chain(point)
    }

    /// Go: the liberties of the chain that contains this point, in reading order; empty for an empty point and in other games.
    #[must_use]
    pub fn liberties(&self, point: Point) -> Vec<Point> {
        self.game().liberties(point)
    }

    /// Gomoku: the stones of every winning row, in reading order. Empty if nobody has a winning row, and in all other games.
    #[must_use]
    pub fn row(&self) -> Vec<Point> {
        self.game().row()
    }

    /// Renju: all points forbidden to Black and the reasons, in reading order, whether or not Black is to move. Empty under other
    /// rules.
    #[must_use]
    pub fn forbidden_points(&self) -> Vec<(Point, Forbidden)> {
        self.game().forbidden_points()
    }

    /// Othello: the count of the current board; `None` in other games.
    #[must_use]
    pub fn count(&self) -> Option<othello::Count> {
        self.game().count()
    }

    /// Othello: whether the player to move must pass, because they cannot place a stone but the opponent can.
    #[must_use]
    pub fn must_pass(&self) -> bool {
        self.game().must_pass()
    }

    /// Every point where the player to move may place a stone, in reading order; empty if the game has stopped or is over.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Point> {
        self.game().legal_moves()
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
        self.game_mut().resume(turn);
    }

    /// The player who moves next if `asked_by` asks to resume a stopped game. The ruleset decides who that is.
    #[must_use]
    pub fn turn_after_resuming(&self, asked_by: Color) -> Color {
        self.game().turn_after_resuming(asked_by)
    }
}

/// The methods that [`Position`] needs from each game. A game overrides the default methods for the features that it has.
trait Playable {
    fn kind(&self) -> Kind;
    fn size(&self) -> Size;
    fn turn(&self) -> Color;
    fn progress(&self) -> Progress;
    fn check(&self, color: Color, action: Move) -> Result<(), Illegal>;
    fn play(&mut self, color: Color, action: Move) -> Result<Played, Illegal>;
    fn stone(&self, point: Point) -> Option<Color>;
    fn move_number(&self) -> u32;
    fn legal_moves(&self) -> Vec<Point>;

    fn chain(&self, point: Point) -> Vec<Point> {
        self.stone(point).map(|_| point).into_iter().collect()
    }

    fn liberties(&self, _point: Point) -> Vec<Point> {
        Vec::new()
    }

    fn prisoners(&self) -> ByColor<u32> {
        ByColor::default()
    }

    fn ko_point(&self) -> Option<Point> {
        None
    }

    fn row(&self) -> Vec<Point> {
        Vec::new()
    }

    fn forbidden_points(&self) -> Vec<(Point, Forbidden)> {
        Vec::new()
    }

    fn count(&self) -> Option<othello::Count> {
        None
    }

    fn must_pass(&self) -> bool {
        false
    }

    fn resume(&mut self, _turn: Color) {}

    fn turn_after_resuming(&self, _asked_by: Color) -> Color {
        self.turn()
    }
}

/// Implements the methods of [`Playable`] for which every game has a method of its own with the same name.
macro_rules! common {
    () => {
        fn size(&self) -> Size {
            self.size()
        }

        fn turn(&self) -> Color {
            self.turn()
        }

        fn progress(&self) -> Progress {
            self.progress()
        }

        fn check(&self, color: Color, action: Move) -> Result<(), Illegal> {
            self.check(color, action)
        }

        fn play(&mut self, color: Color, action: Move) -> Result<Played, Illegal> {
            self.play(color, action)
        }

        fn move_number(&self) -> u32 {
            self.move_number()
        }

        fn legal_moves(&self) -> Vec<Point> {
            self.legal_moves()
        }
    };
}

impl Playable for go::Game {
    common!();

    fn kind(&self) -> Kind {
        Kind::Go
    }

    fn stone(&self, point: Point) -> Option<Color> {
        self.board().stone(point)
    }

    fn chain(&self, point: Point) -> Vec<Point> {
        self.board().chain(point)
    }

    fn liberties(&self, point: Point) -> Vec<Point> {
        self.board().liberties(point)
    }

    fn prisoners(&self) -> ByColor<u32> {
        self.prisoners()
    }

    fn ko_point(&self) -> Option<Point> {
        self.ko_point()
    }

    fn resume(&mut self, turn: Color) {
        self.resume(turn);
    }

    fn turn_after_resuming(&self, asked_by: Color) -> Color {
        self.turn_after_resuming(asked_by)
    }
}

impl Playable for gomoku::Game {
    common!();

    fn kind(&self) -> Kind {
        if self.is_tic_tac_toe() { Kind::TicTacToe } else { Kind::Gomoku }
    }

    fn stone(&self, point: Point) -> Option<Color> {
        self.stone(point)
    }

    fn chain(&self, point: Point) -> Vec<Point> {
        self.chain(point)
    }

    fn row(&self) -> Vec<Point> {
        self.row().to_vec()
    }

    fn forbidden_points(&self) -> Vec<(Point, Forbidden)> {
        self.forbidden_points()
    }
}

impl Playable for othello::Game {
    common!();

    fn kind(&self) -> Kind {
        Kind::Othello
    }

    fn stone(&self, point: Point) -> Option<Color> {
        self.board().stone(point)
    }

    fn count(&self) -> Option<othello::Count> {
        Some(othello::Count::of(self.board()))
    }

    fn must_pass(&self) -> bool {
        self.must_pass()
    }
}
