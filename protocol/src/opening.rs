//! The steps of openings.

use crate::shared::wire;
use rules::record;
use serde::{Deserialize, Serialize};
use setup::{Choice, Seat};

wire! {
/// The current step of the opening.
pub struct Step {
    /// The seat that acts.
    pub seat: Seat,
    /// The expected act.
    pub act: Act,
    /// True if this step or a later step is a choice of color. If so, the colors can still change.
    pub colors_open: bool,
}

/// What the seat has to do in a step. Each variant names the command to send.
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Act {
    /// The command `play`, with a stone of the color given by the state's `stone`.
    Place {
        /// The allowed points; absent if all points are allowed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        area: Option<Area>,
    },
    /// The command `choose`.
    Choose {
        /// The possible choices.
        choices: Vec<Choice>,
    },
    /// Either the command `choose` or the command `offer_moves`.
    ChooseOrOffer {
        /// The possible choices.
        choices: Vec<Choice>,
        /// The number of moves to offer.
        count: u8,
    },
    /// The command `declare`, with the number of fifth moves to offer.
    Declare {
        /// The largest allowed number.
        most: u8,
    },
    /// The command `offer_moves`.
    OfferMoves {
        /// The number of moves to offer.
        count: u8,
    },
    /// The command `play` at one of the offered points. The stone is black.
    Pick {
        /// The offered points.
        points: Vec<String>,
    },
    /// The command `name_komi` with any komi.
    NameKomi {},
    /// The command `name_komi` with a bid of at least `least_half`. If there is already a bid, `choose` with `white`
    /// is allowed, too.
    Bid {
        /// The lowest allowed bid, in half points.
        least_half: i32,
        /// The current bid, in half points; absent before the first bid.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        standing_half: Option<i32>,
    },
}
}

record! {
/// A rectangle of points.
pub struct Area {
    /// One corner.
    pub from: String,
    /// The opposite corner. Both corners belong to the rectangle.
    pub to: String,
    /// Whether the stone must be outside the rectangle instead of inside it.
    pub outside: bool,
}
}
