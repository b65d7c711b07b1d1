//! What happened in a room: the truth from which everything else is rebuilt.
//!
//! Events are additive for ever: new variants and new optional fields, never a changed meaning.

use crate::id::{CommandId, PlayerId, RoomId, TokenHash};
use crate::offer::OfferKind;
use crate::settings::Settings;
use crate::time::UnixMillis;
use crate::view::Channel;
use rules::{Color, HalfPoints, Outcome, Point};
use setup::{Choice, Millis, Parity, Seat};

/// What happened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// The room was made. Always the first event, and never again.
    Created {
        /// What was agreed.
        settings: Settings,
        /// By whom.
        host: PlayerId,
        /// The host's name.
        name: String,
    },
    /// Somebody took a seat.
    Seated {
        /// Which.
        seat: Seat,
        /// Who.
        player: PlayerId,
        /// The name the others read.
        name: String,
    },
    /// The guest left the seat before the start.
    Stood {
        /// Which.
        seat: Seat,
    },
    /// A link to a seat was made; the seat's older one ended.
    SeatLinkMade {
        /// To which seat.
        seat: Seat,
        /// The hash of the link's secret.
        hash: TokenHash,
    },
    /// A seat was taken to another device; the link is used up.
    SeatShared {
        /// Which.
        seat: Seat,
        /// The device's session.
        player: PlayerId,
    },
    /// The guest guessed in nigiri.
    Guessed {
        /// The guess.
        parity: Parity,
        /// What the host held: 1 to 20.
        stones: u8,
    },
    /// The game started.
    Started {
        /// Which seat plays Black, or begins the opening.
        black: Seat,
    },
    /// In an opening: a choice was made; the clocks go with the players.
    Chose {
        /// By which seat.
        seat: Seat,
        /// What.
        choice: Choice,
        /// Which seat plays Black from now on.
        black: Seat,
    },
    /// In an opening: the number of fifth moves that will be offered was said.
    Declared {
        /// By which seat.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// In an opening: fifth moves were offered.
    MovesOffered {
        /// By which seat.
        seat: Seat,
        /// The moves, as they were given.
        points: Vec<Point>,
    },
    /// In an opening: the komi was set, or bid for playing Black. It counts from now on.
    KomiNamed {
        /// By which seat.
        seat: Seat,
        /// How much.
        komi: HalfPoints,
    },
    /// A stone was played. In an opening it may have been placed by the other player.
    Moved {
        /// Its color.
        color: Color,
        /// Where.
        point: Point,
    },
    /// A pass. A second one in Go begins the scoring phase. In Othello a player without a move is passed over by it.
    Passed {
        /// By whom.
        color: Color,
    },
    /// The last moves were taken back, and the clocks with them.
    TakenBack {
        /// So many moves stand now.
        move_number: u32,
    },
    /// Right after the second pass: which stones seem dead. They count as marked.
    Proposed {
        /// The stones, sorted.
        dead: Vec<Point>,
        /// The points through which a territory lies open to the other color, sorted.
        unsealed: Vec<Point>,
    },
    /// Stones were marked; nobody's acceptance stands any longer.
    Marked {
        /// By whom.
        color: Color,
        /// Those whose mark changed, sorted.
        points: Vec<Point>,
        /// As dead, or as alive.
        dead: bool,
    },
    /// The marked stones were accepted.
    ScoreAccepted {
        /// By whom.
        color: Color,
    },
    /// Play goes on after the passes; marks and acceptances are gone.
    Resumed {
        /// Who asked for it.
        by: Color,
        /// Who plays next.
        turn: Color,
    },
    /// An offer.
    Offered {
        /// For what.
        kind: OfferKind,
        /// By whom.
        by: Color,
    },
    /// An offer was declined.
    Declined {
        /// Which.
        kind: OfferKind,
        /// Who said no.
        by: Color,
    },
    /// An offer was taken back.
    Withdrawn {
        /// Which.
        kind: OfferKind,
        /// Whose it was.
        by: Color,
    },
    /// Both play again.
    Rematched {
        /// In this room.
        room: RoomId,
    },
    /// The game is over.
    Finished {
        /// How.
        outcome: Outcome,
    },
    /// The game ended before it counted.
    Aborted {
        /// By whom; `None` if it was the server.
        by: Option<Seat>,
    },
    /// Somebody said something.
    Chatted {
        /// Who.
        player: PlayerId,
        /// The name the others read.
        name: String,
        /// To whom.
        channel: Channel,
        /// What.
        text: String,
    },
}

/// Which command caused an event.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct CommandRef {
    /// The sender's name for it.
    pub id: CommandId,
    /// Of the command's content, made by the shell: the same id with another content is a mistake of the sender.
    pub fingerprint: u64,
}

/// An event with its place in the room and its times.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recorded {
    /// Its number in the room, from 1, without gaps.
    pub seq: u64,
    /// When, on the server's timeline: what clocks are charged by.
    pub at: Millis,
    /// When, on the wall: for display.
    pub time: UnixMillis,
    /// Who caused it; `None` if the server did.
    pub author: Option<PlayerId>,
    /// By which command, if by one.
    pub command: Option<CommandRef>,
    /// What happened.
    pub event: Event,
}
