//! Moves, what they did, and why they were refused.

use crate::point::Point;

/// One action on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A stone on an empty point.
    Place(Point),
    /// No stone. Go only.
    Pass,
}

/// What a move changed besides the stone it placed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Played {
    /// The stones that left the board, in no particular order: the opponent's, or the mover's own
    /// after a self-capture. An empty list costs no allocation.
    pub captured: Vec<Point>,
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
    /// This game has no pass, or not yet (free handicap placement).
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
}

impl Illegal {
    /// Every reason, in the order in which they are tried.
    pub const ALL: [Illegal; 8] = [
        Illegal::GameOver,
        Illegal::NotYourTurn,
        Illegal::NoPass,
        Illegal::OffBoard,
        Illegal::Occupied,
        Illegal::SelfCapture,
        Illegal::Ko,
        Illegal::Superko,
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
        }
    }
}
