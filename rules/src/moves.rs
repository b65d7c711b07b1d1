//! Moves, what they did, and why they were refused.

use crate::gomoku::renju::Forbidden;
use crate::point::Point;

/// One action on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A stone on an empty point.
    Place(Point),
    /// No stone: in Go, in renju, and in Othello when there is nothing else to do.
    Pass,
}

/// What a move changed besides the stone it placed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Played {
    /// The stones that left the board, in no particular order: the opponent's, or the mover's own
    /// after a self-capture. An empty list costs no allocation.
    pub captured: Vec<Point>,
    /// Othello: the opponent's stones that changed their color, in reading order.
    pub flipped: Vec<Point>,
}

/// Why a move is refused. Where several reasons hold, the first of this list is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Illegal {
    /// The game has ended, or waits to be scored.
    #[error("the game is over")]
    GameOver,
    /// The other player is to move.
    #[error("it is the other player's turn")]
    NotYourTurn,
    /// This game has no pass, or not now (free handicap placement, a possible move in Othello).
    #[error("passing is not possible here")]
    NoPass,
    /// The point is not on this board.
    #[error("that point is not on the board")]
    OffBoard,
    /// A stone is there already.
    #[error("there is already a stone on that point")]
    Occupied,
    /// The stone's chain would have no liberties and capture nothing.
    #[error("a stone there would capture itself")]
    SelfCapture,
    /// It would take back the ko at once.
    #[error("the ko cannot be taken back at once")]
    Ko,
    /// It would repeat an earlier position of the whole board.
    #[error("that would repeat an earlier position")]
    Superko,
    /// Renju: Black may not make six or more in a row.
    #[error("six or more in a row are forbidden to Black")]
    Overline,
    /// Renju: Black may not make two fours at once.
    #[error("two fours at once are forbidden to Black")]
    DoubleFour,
    /// Renju: Black may not make two open threes at once.
    #[error("two open threes at once are forbidden to Black")]
    DoubleThree,
    /// Othello: every stone must turn over at least one of the opponent's.
    #[error("a stone there would flip nothing")]
    FlipsNothing,
}

impl From<Forbidden> for Illegal {
    fn from(forbidden: Forbidden) -> Illegal {
        match forbidden {
            Forbidden::Overline => Illegal::Overline,
            Forbidden::DoubleFour => Illegal::DoubleFour,
            Forbidden::DoubleThree => Illegal::DoubleThree,
        }
    }
}

impl Illegal {
    /// Every reason, in the order in which they are tried.
    pub const ALL: [Illegal; 12] = [
        Illegal::GameOver,
        Illegal::NotYourTurn,
        Illegal::NoPass,
        Illegal::OffBoard,
        Illegal::Occupied,
        Illegal::SelfCapture,
        Illegal::Ko,
        Illegal::Superko,
        Illegal::Overline,
        Illegal::DoubleFour,
        Illegal::DoubleThree,
        Illegal::FlipsNothing,
    ];

    /// The machine-readable name, as on the wire.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Illegal::GameOver => "game_over",
            Illegal::NotYourTurn => "not_your_turn",
            Illegal::NoPass => "no_pass",
            Illegal::OffBoard => "off_board",
            Illegal::Occupied => "occupied",
            Illegal::SelfCapture => "self_capture",
            Illegal::Ko => "ko",
            Illegal::Superko => "superko",
            Illegal::Overline => Forbidden::Overline.as_str(),
            Illegal::DoubleFour => Forbidden::DoubleFour.as_str(),
            Illegal::DoubleThree => Forbidden::DoubleThree.as_str(),
            Illegal::FlipsNothing => "flips_nothing",
        }
    }
}
