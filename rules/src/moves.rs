//! Moves, their effects, and the reasons why a move can be illegal.

use crate::gomoku::renju::Forbidden;
use crate::point::Point;

/// An action on the board: placing a stone or passing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Places a stone on an empty point.
    Place(Point),
    /// Passes. Allowed in Go and in renju. In Othello, allowed only if there is no other move.
    Pass,
}

/// The effects of a move besides the stone that it places.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Played {
    /// The captured stones, in no particular order: the opponent's, or the player's own after a self-capture.
    /// An empty list does not allocate.
    pub captured: Vec<Point>,
    /// Othello: the flipped stones, in reading order.
    pub flipped: Vec<Point>,
}

/// Why a move is illegal. If several reasons apply, the first in this list counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Illegal {
    /// The game has ended, or has stopped for scoring.
    #[error("the game is over")]
    GameOver,
    /// The opponent is to move.
    #[error("it is the opponent's turn")]
    NotYourTurn,
    /// The game has no pass, or does not allow one now. Go allows none while Black places a free handicap. Othello allows none
    /// while the player can place a stone.
    #[error("passing is not allowed now")]
    NoPass,
    /// The point is not on the board.
    #[error("that point is not on the board")]
    OffBoard,
    /// The point holds a stone.
    #[error("there is already a stone on that point")]
    Occupied,
    /// The stone's chain would have no liberties, and the stone would capture nothing.
    #[error("a stone there would capture itself")]
    SelfCapture,
    /// The move would retake the ko immediately.
    #[error("the ko cannot be retaken immediately")]
    Ko,
    /// The move would repeat an earlier position of the whole board.
    #[error("a stone there would repeat an earlier position")]
    Superko,
    /// Renju: the stone would make six or more in a row, which is forbidden to Black.
    #[error("Black must not make six or more in a row")]
    Overline,
    /// Renju: the stone would make two fours, which is forbidden to Black.
    #[error("Black must not make two fours with one move")]
    DoubleFour,
    /// Renju: the stone would make two open threes, which is forbidden to Black.
    #[error("Black must not make two open threes with one move")]
    DoubleThree,
    /// Othello: the stone would flip no opponent stone.
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
    /// Every reason, in the order of precedence.
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
