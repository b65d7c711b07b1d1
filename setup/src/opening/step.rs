//! What an opening asks for now.

use crate::seat::Seat;
use rules::gomoku::openings::Reach;
use rules::{HalfPoints, Point, words};

words! {
/// What can be chosen in an opening.
pub enum Choice {
    /// To play Black from now on.
    Black = "black",
    /// To play White from now on.
    White = "white",
    /// Swap2: to place two more stones and leave the choice of the color to the other.
    MoreStones = "more_stones",
}
}

/// Who has to do what now, before the opening goes on.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Step {
    /// Who acts; nobody else can.
    pub seat: Seat,
    /// What is asked for.
    pub act: Act,
    /// Whether who has Black may still change: somebody has yet to choose a color.
    pub colors_open: bool,
}

/// What an opening asks for.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Act {
    /// A stone, of whatever color is next on the board: `room::PlayCommand::Place`.
    Place {
        /// Where it may go, counted from the first stone.
        reach: Reach,
    },
    /// One of these: `room::OpeningCommand::Choose`.
    Choose {
        /// What there is to choose from.
        choices: &'static [Choice],
    },
    /// One of these, `room::OpeningCommand::Choose`, or instead so many fifth moves for the other to pick from,
    /// `room::OpeningCommand::OfferMoves`.
    ChooseOrOffer {
        /// What there is to choose from.
        choices: &'static [Choice],
        /// How many moves an offer has.
        count: u8,
    },
    /// How many fifth moves will be offered: `room::OpeningCommand::Declare`.
    Declare {
        /// At most so many; at least one.
        most: u8,
    },
    /// So many fifth moves, no two of which are the same up to turning and mirroring: `room::OpeningCommand::OfferMoves`.
    OfferMoves {
        /// How many.
        count: u8,
    },
    /// One of the offered moves, played for Black: `room::PlayCommand::Place`.
    Pick {
        /// The offered moves.
        points: Vec<Point>,
    },
    /// A komi: `room::OpeningCommand::NameKomi`.
    NameKomi,
    /// A higher bid, `room::OpeningCommand::NameKomi`, or once there is a bid, White against it: [`Choice::White`].
    Bid {
        /// The least komi that can be bid.
        least: HalfPoints,
        /// The other's bid; `None` before the first.
        standing: Option<HalfPoints>,
    },
}
