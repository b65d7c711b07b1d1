//! What happened in a room.

use crate::client::OfferKind;
use crate::server::Player;
use crate::shared::{Channel, Outcome, wire};
use rules::Color;
use serde::{Deserialize, Serialize};
use setup::{Choice, Parity, Seat};

wire! {
/// An event with its place and time.
pub struct Envelope {
    /// The number of the event in its room, from 1, without gaps.
    pub seq: u64,
    /// Wall-clock time in Unix milliseconds, for display.
    pub time: u64,
    /// The command that caused it, if one did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub command_id: Option<String>,
    /// What happened.
    pub event: Event,
}

/// What happened.
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// The room was made.
    Created {
        /// By whom.
        host: Player,
    },
    /// Somebody took a seat.
    Seated {
        /// Which.
        seat: Seat,
        /// Who.
        player: Player,
    },
    /// Somebody left a seat.
    Stood {
        /// Which.
        seat: Seat,
    },
    /// A seat was taken to another device.
    SeatShared {
        /// Which.
        seat: Seat,
    },
    /// The guest guessed in nigiri.
    Guessed {
        /// The guess.
        parity: Parity,
        /// What the host held.
        stones: u8,
    },
    /// The game started.
    Started {
        /// Who plays Black.
        black: Seat,
    },
    /// Somebody chose in the opening.
    Chose {
        /// Who.
        seat: Seat,
        /// What.
        choice: Choice,
        /// Who plays Black from now on.
        black: Seat,
    },
    /// Somebody said how many fifth moves will be offered.
    Declared {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// Fifth moves were offered; the other picks one.
    MovesOffered {
        /// By whom.
        seat: Seat,
        /// Which.
        points: Vec<String>,
    },
    /// The komi was named, or bid.
    KomiNamed {
        /// By whom.
        seat: Seat,
        /// In half points. It is the komi of the game until another is named.
        komi_half: i32,
    },
    /// A stone was played.
    Moved {
        /// Whose stone.
        color: Color,
        /// Where.
        point: String,
        /// What it captured.
        captured: Vec<String>,
        /// Which discs it turned over (Othello).
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        flipped: Vec<String>,
    },
    /// A pass; in Othello of a player who cannot move.
    Passed {
        /// By whom.
        color: Color,
    },
    /// Moves were taken back.
    TakenBack {
        /// So many moves stand now.
        move_number: u32,
    },
    /// The server proposes which stones are dead; they are marked so until somebody marks others.
    Proposed {
        /// The dead stones.
        dead: Vec<String>,
        /// Empty points on borders that are still open, and should be closed before counting.
        unsealed: Vec<String>,
    },
    /// Stones were marked.
    Marked {
        /// By whom.
        color: Color,
        /// Which.
        points: Vec<String>,
        /// As dead, or as alive.
        dead: bool,
    },
    /// The marked stones were accepted.
    ScoreAccepted {
        /// By whom.
        color: Color,
    },
    /// Play goes on after the passes.
    Resumed {
        /// Who asked for it.
        by: Color,
        /// Who plays next.
        turn: Color,
    },
    /// An offer.
    Offered {
        /// For what.
        offer: OfferKind,
        /// By whom.
        by: Color,
    },
    /// An offer was declined.
    Declined {
        /// Which.
        offer: OfferKind,
        /// By whom.
        by: Color,
    },
    /// An offer was taken back.
    Withdrawn {
        /// Which.
        offer: OfferKind,
        /// By whom.
        by: Color,
    },
    /// Both play again.
    Rematched {
        /// In this room.
        room: String,
    },
    /// The game is over.
    Finished {
        /// How.
        outcome: Outcome,
    },
    /// The game ended before it counted.
    Aborted {
        /// By whom; absent if the server did it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        by: Option<Seat>,
    },
    /// Somebody said something.
    Chatted {
        /// What.
        line: ChatLine,
    },
    /// Something that this viewer may not see; it keeps the count of `seq` whole.
    Hidden,
}

/// A line of chat.
pub struct ChatLine {
    /// Its event's seq.
    pub seq: u64,
    /// Who said it.
    pub from: Player,
    /// To whom.
    pub channel: Channel,
    /// What.
    pub text: String,
    /// Wall-clock time in Unix milliseconds.
    pub time: u64,
}
}
