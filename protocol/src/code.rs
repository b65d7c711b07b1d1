//! Machine-readable reasons, one closed list: in refusals, in errors, in REST errors and in closes.

use crate::shared::wire;
use serde::{Deserialize, Serialize};

wire! {
/// Why something was not done. A client switches on the code and shows its own words; the English `message` beside it is for people who read logs.
#[derive(Copy, Hash, PartialOrd, Ord)]
#[serde(rename_all = "snake_case")]
pub enum Code {
    // What was sent cannot be read.
    /// Not JSON, or not a message of this protocol.
    Malformed,
    /// A message or command of a type that this server does not know.
    UnknownType,
    /// A field that this server does not know.
    UnknownField,
    /// A frame, body, text or number beyond its limit.
    TooLarge,
    /// A field whose value cannot be.
    Invalid,
    /// The client speaks another version of the protocol.
    UnsupportedProtocol,
    // Who may do it.
    /// No session: say who you are first.
    NoSession,
    /// The request comes from a page of another site.
    ForbiddenOrigin,
    /// Only a player of this room may do that.
    NotAPlayer,
    /// Only for whom the room or the seat is.
    Forbidden,
    /// There is no such thing, or it is not shown to you.
    NotFound,
    /// The address exists, that method does not.
    MethodNotAllowed,
    // The state of the room.
    /// You have not joined that room on this connection.
    NotJoined,
    /// Both seats are taken.
    RoomFull,
    /// You already have a seat here.
    AlreadySeated,
    /// The game has not started.
    NotStarted,
    /// The game is over.
    GameOver,
    /// It is the other's turn.
    NotYourTurn,
    /// Not in this phase of the game.
    WrongPhase,
    // The move.
    /// No such point on this board.
    OffBoard,
    /// A stone is there.
    Occupied,
    /// Ko: that would restore the position before the other's move.
    Ko,
    /// Superko: that position was there before.
    Superko,
    /// That fills one's own last liberty.
    SelfCapture,
    /// That pass is not allowed: nobody passes in this game, or one passes only without a move.
    NoPass,
    /// Renju forbids Black a row of six or more.
    Overline,
    /// Renju forbids Black two fours at once.
    DoubleFour,
    /// Renju forbids Black two open threes at once.
    DoubleThree,
    /// That turns nothing over.
    FlipsNothing,
    // The opening.
    /// The opening asks for something else now.
    OpeningStep,
    /// The opening does not allow that point.
    OutsideOpening,
    /// More or fewer moves are to be offered, or a number that the opening does not allow.
    OfferCount,
    /// An offered move is not on an empty point.
    OfferOccupied,
    /// Two offered moves are the same, turned or mirrored.
    OfferSame,
    /// A komi that cannot be.
    BadKomi,
    /// A bid must be higher than the one that stands.
    BidTooLow,
    // Offers and agreement.
    /// No such offer is open.
    NoOffer,
    /// The same offer is open already.
    AlreadyOffered,
    /// This room was set up without that.
    NotAllowed,
    /// Nothing to take back.
    NothingToTakeBack,
    /// The dead stones have changed since; look again.
    DeadSetChanged,
    /// No stone there.
    NoStone,
    /// It is so already.
    NoChange,
    /// It is too late: the game has begun for both.
    TooLate,
    /// The same text again.
    Repeated,
    /// Nothing to say.
    Empty,
    /// A command_id was used again for another command.
    CommandIdReused,
    // The server.
    /// Too much in too short a time; not done.
    RateLimited,
    /// A limit on how many there may be is reached.
    TooMany,
    /// The store does not answer; nothing was done, try again.
    Unavailable,
    /// The server is stopping; come back in a moment.
    Draining,
    /// The client has seen events that this server never stored; start over.
    Ahead,
    /// Took too long.
    Timeout,
    /// Not what the other side accepts.
    UnsupportedMediaType,
    /// A file that is not SGF, or holds what cannot be read.
    BadSgf,
    /// A fault of ours; the log knows more.
    Internal,
}
}

impl Code {
    /// The code as it stands in JSON.
    #[must_use]
    pub fn as_str(self) -> String {
        serde_json::to_value(self).ok().and_then(|value| value.as_str().map(str::to_owned)).unwrap_or_default()
    }
}

/// The close codes of the WebSocket (RFC 6455 section 7.4, and ours from 4000).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u16)]
pub enum CloseCode {
    /// The client left, or its link was silent for too long.
    Away = 1001,
    /// A frame that breaks RFC 6455.
    Protocol = 1002,
    /// A binary frame; this protocol is text.
    Unsupported = 1003,
    /// Text that is not UTF-8.
    NotUtf8 = 1007,
    /// The limits were ignored for too long.
    Policy = 1008,
    /// A message beyond the limit.
    TooLarge = 1009,
    /// A fault of ours.
    Internal = 1011,
    /// The server stops or restarts: come back.
    Restart = 1012,
    /// The session ended.
    SessionEnded = 4001,
    /// The client reads too slowly: reconnect and resume.
    SlowReader = 4008,
    /// The client speaks another version of the protocol.
    UnsupportedProtocol = 4010,
}

impl CloseCode {
    /// The number on the wire.
    #[must_use]
    pub const fn number(self) -> u16 {
        self as u16
    }
}
