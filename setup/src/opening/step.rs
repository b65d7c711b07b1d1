//! The steps of openings.

use crate::seat::Seat;
use rules::gomoku::openings::Reach;
use rules::{HalfPoints, Point, words};

words! {
/// A choice in an opening.
pub enum Choice {
    /// To play Black from now on.
    Black = "black",
    /// To play White from now on.
    White = "white",
    /// Swap2: to place two more stones and leave the choice of color to the opponent.
    MoreStones = "more_stones",
}
}

/// The next step of an opening.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Step {
    /// The only seat that can act.
    pub seat: Seat,
    /// The expected act.
    pub act: Act,
    /// Whether the colors may still change, because a choice of color is still to come.
    pub colors_open: bool,
}

/// An act of an opening.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Act {
    /// A stone of the color next on the board: `room::PlayCommand::Place`.
    Place {
        /// The allowed area, relative to the first stone.
        reach: Reach,
    },
    /// One of these: `room::OpeningCommand::Choose`.
    Choose {
        /// The possible choices.
        choices: &'static [Choice],
    },
    /// One of these choices, `room::OpeningCommand::Choose`, or fifth moves for the opponent to pick from,
    /// `room::OpeningCommand::OfferMoves`.
    ChooseOrOffer {
        /// The possible choices.
        choices: &'static [Choice],
        /// The number of moves to offer.
        count: u8,
    },
    /// The number of fifth moves to offer: `room::OpeningCommand::Declare`.
    Declare {
        /// The largest allowed number; the smallest is 1.
        most: u8,
    },
    /// Fifth moves, no two of them equivalent by rotation or reflection: `room::OpeningCommand::OfferMoves`.
    OfferMoves {
        /// The number of moves to offer.
        count: u8,
    },
    /// One of the offered moves, placed for Black: `room::PlayCommand::Place`.
    Pick {
        /// The offered moves.
        points: Vec<Point>,
    },
    /// A komi: `room::OpeningCommand::NameKomi`.
    NameKomi,
    /// A higher bid, `room::OpeningCommand::NameKomi`, or once there is a bid, [`Choice::White`] to accept it.
    Bid {
        /// The lowest allowed bid.
        least: HalfPoints,
        /// The opponent's bid; `None` before the first.
        standing: Option<HalfPoints>,
    },
}
