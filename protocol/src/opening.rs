//! Openings: how the first moves are played, and what an opening asks for now.

use crate::shared::wire;
use rules::record;
use serde::{Deserialize, Serialize};
use setup::{Choice, Seat};

wire! {
/// What the opening asks for now.
pub struct Step {
    /// Who acts.
    pub seat: Seat,
    /// By doing what.
    pub act: Act,
    /// Whether who has Black may still change: somebody has yet to choose a color.
    pub colors_open: bool,
}

/// What an opening can ask for.
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Act {
    /// The command `play`, a stone of the color in `stone`.
    Place {
        /// Where; absent: anywhere.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        area: Option<Area>,
    },
    /// The command `choose`.
    Choose {
        /// One of these.
        choices: Vec<Choice>,
    },
    /// The command `choose`, or `offer_moves` instead.
    ChooseOrOffer {
        /// One of these.
        choices: Vec<Choice>,
        /// So many moves, if they are offered.
        count: u8,
    },
    /// The command `declare`: how many fifth moves will be offered.
    Declare {
        /// 1 to this many.
        most: u8,
    },
    /// The command `offer_moves`.
    OfferMoves {
        /// So many moves.
        count: u8,
    },
    /// The command `play` at one of the offered points. The stone is Black's.
    Pick {
        /// The offered points.
        points: Vec<String>,
    },
    /// The command `name_komi`, any komi.
    NameKomi {},
    /// The command `name_komi` with a higher bid, or `choose` with `white` once there is a bid.
    Bid {
        /// The least bid that may be made, in half points.
        least_half: i32,
        /// The bid that stands, in half points; absent before the first.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        standing_half: Option<i32>,
    },
}
}

record! {
/// A rectangle of points.
pub struct Area {
    /// A corner of it.
    pub from: String,
    /// The opposite corner, within it too.
    pub to: String,
    /// The stone lies outside of it instead of within.
    pub outside: bool,
}
}
