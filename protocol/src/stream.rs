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

/// `POST /api/v1/rooms/{id}/challenge/decline`: decline a challenge.
#[serde(deny_unknown_fields)]
pub struct DeclineChallenge {
    /// Why.
    pub reason: DeclineReason,
}

/// Why a program declines a challenge.
#[derive(Copy)]
#[serde(rename_all = "snake_case")]
pub enum DeclineReason {
    /// It plays enough games already.
    Busy,
    /// It does not play this kind of game, or not with this board, ruleset or opening.
    Game,
    /// It does not play with this time control.
    Time,
    /// It does not play with the other terms, such as takebacks or a delayed broadcast.
    Terms,
    /// Any other reason.
    Other,
}

/// `GET /api/v1/rooms/{id}/challenges`: the challenges to the free seat of a room.
pub struct ChallengeList {
    /// The challenges, sorted by the names of the programs.
    pub challenges: Vec<Challenge>,
}

/// A challenge to the free seat of a room.
pub struct Challenge {
    /// The program that has been invited.
    pub program: Player,
    /// Why the program has declined; absent if it has not declined.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub declined: Option<DeclineReason>,
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
    /// Somebody invites you to the free seat of this room. Take it with the command `sit`, or decline the challenge.
    Challenge {
        /// The room.
        room: RoomSummary,
        /// The challenger.
        from: Player,
    },
    /// A program has declined your challenge to the free seat of this room.
    Declined {
        /// The room.
        room: String,
        /// The program.
        program: Player,
        /// Why.
        reason: DeclineReason,
    },
    /// The lines before this one have told the present state. Everything after it is new.
    Ready {
        /// The reader of the stream.
        you: Player,
    },
    /// This line comes regularly. Answer it with any request, to show that you are running.
    Ping {},
}
}
