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
    /// Whether a choice of color is still to come, so that the colors can still change.
    pub colors_open: bool,
}

/// An act of an opening.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Act {
    /// Place a stone of the color to move (`room::PlayCommand::Place`).
    Place {
        /// The allowed area, relative to the first stone.
        reach: Reach,
    },
    /// Make one of these choices (`room::OpeningCommand::Choose`).
    Choose {
        /// The possible choices.
        choices: &'static [Choice],
    },
    /// Make one of these choices (`room::OpeningCommand::Choose`) or offer fifth moves, of which the opponent picks one
    /// (`room::OpeningCommand::OfferMoves`).
    ChooseOrOffer {
        /// The possible choices.
        choices: &'static [Choice],
        /// The number of moves to offer.
        count: u8,
    },
    /// Declare the number of fifth moves to offer (`room::OpeningCommand::Declare`).
    Declare {
        /// The largest allowed number; the smallest is 1.
        most: u8,
    },
    /// Offer fifth moves, no two of which are equivalent by rotation or reflection (`room::OpeningCommand::OfferMoves`).
    OfferMoves {
        /// The number of moves to offer.
        count: u8,
    },
    /// Pick one of the offered moves, which places a black stone (`room::PlayCommand::Place`).
    Pick {
        /// The offered moves.
        points: Vec<Point>,
    },
    /// Name the komi (`room::OpeningCommand::NameKomi`).
    NameKomi,
    /// Bid a komi (`room::OpeningCommand::NameKomi`), or accept the opponent's bid, if there is one, with [`Choice::White`].
    Bid {
        /// The lowest allowed bid.
        least: HalfPoints,
        /// The opponent's bid; `None` before the first bid.
        standing: Option<HalfPoints>,
    },
}
