//! The stream of everything that concerns a player.

use crate::rest::RoomSummary;
use crate::server::Player;
use crate::shared::{Outcome, Phase, wire};
use serde::{Deserialize, Serialize};
use setup::{OfferKind, Seat};

wire! {
/// `GET /api/v1/programs`: the programs that can be challenged.
pub struct ProgramList {
    /// The programs, sorted by name; at most 100.
    pub programs: Vec<Player>,
}

/// `POST /api/v1/rooms/{id}/challenge`: invite a program to the free seat of a room.
#[serde(deny_unknown_fields)]
pub struct NewChallenge {
    /// The id of the program.
    pub program: String,
}

/// A line of `GET /api/v1/stream`. The first lines tell the present state, up to `ready`.
#[serde(tag = "type", rename_all = "snake_case")]
pub enum StreamMessage {
    /// You have a seat in this room, which is not over. Sent again when the opponent takes or leaves the other seat, when the
    /// game starts, and when the colors change.
    Seated {
        /// The room as you see it.
        room: RoomSummary,
        /// Your seat.
        seat: Seat,
    },
    /// You have to act: play a move or take a step of the opening (`playing`), accept the marked stones as dead (`scoring`), or
    /// guess in nigiri (`waiting`).
    Turn {
        /// The room.
        room: String,
        /// The phase of the room.
        phase: Phase,
        /// The number of moves so far.
        move_number: u32,
    },
    /// The opponent has made an offer.
    Offered {
        /// The room.
        room: String,
        /// The kind of offer.
        offer: OfferKind,
    },
    /// You no longer have a seat in this room.
    Unseated {
        /// The room.
        room: String,
    },
    /// The game is over.
    Over {
        /// The room.
        room: String,
        /// The outcome; absent if the game was aborted.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        outcome: Option<Outcome>,
    },
    /// Somebody invites you to the free seat of this room. Take it with the command `sit`, or do nothing.
    Challenge {
        /// The room.
        room: RoomSummary,
        /// The challenger.
        from: Player,
    },
    /// The lines before this one have told the present state. Everything after it is new.
    Ready {
        /// The reader of the stream.
        you: Player,
    },
    /// Nothing has happened for a while. The line keeps the connection alive.
    Ping {},
}
}
