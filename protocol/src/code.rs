//! Machine-readable reasons. Refusals, error messages and HTTP errors contain a [`Code`]; close frames contain a [`CloseCode`].

use crate::shared::wire;
use serde::{Deserialize, Serialize};

wire! {
/// Why something failed. For each code, clients show a text of their own; the English `message` is for logs.
#[derive(Copy, Hash, PartialOrd, Ord)]
#[serde(rename_all = "snake_case")]
pub enum Code {
    // The message or request.
    /// Not JSON, or not a message of this protocol.
    Malformed,
    /// A message or command of an unknown type.
    UnknownType,
    /// An unknown field.
    UnknownField,
    /// A frame, body, text or number that exceeds its limit.
    TooLarge,
    /// A field with an invalid value.
    Invalid,
    /// The client uses a different version of the protocol.
    UnsupportedProtocol,
    // Permissions.
    /// The operator of the server keeps you out. `wait_ms` says for how long, unless the ban has no end.
    Banned,
    /// The operator of the server does not allow this at present: new rooms, chat and uploads.
    Restricted,
    /// You have no session. Create one first.
    NoSession,
    /// The request comes from a page on another site.
    ForbiddenOrigin,
    /// Only players of this room may do this.
    NotAPlayer,
    /// You are not allowed to do this.
    Forbidden,
    /// The players of this game have closed it to spectators.
    Closed,
    /// The requested item does not exist, or you are not allowed to see it.
    NotFound,
    /// The path exists but does not support that HTTP method.
    MethodNotAllowed,
    // The state of the room.
    /// You have not joined this room on this connection.
    NotJoined,
    /// Both seats are taken.
    RoomFull,
    /// You already have a seat here.
    AlreadySeated,
    /// The game has not started.
    NotStarted,
    /// The game is over.
    GameOver,
    /// It is the opponent's turn.
    NotYourTurn,
    /// This is not possible in the current phase of the game.
    WrongPhase,
    // The move.
    /// The point is not on this board.
    OffBoard,
    /// The point holds a stone.
    Occupied,
    /// Ko: the move would restore the position before the opponent's move.
    Ko,
    /// Superko: the move would repeat an earlier position.
    Superko,
    /// The move would fill the last liberty of the player's own chain.
    SelfCapture,
    /// A pass is not allowed: the game has no passes, or allows them only to a player who has no legal move, or Black
    /// must still place handicap stones.
    NoPass,
    /// In renju, Black must not make a row of six or more.
    Overline,
    /// In renju, Black must not make two fours with one stone.
    DoubleFour,
    /// In renju, Black must not make two open threes with one stone.
    DoubleThree,
    /// The move would flip nothing.
    FlipsNothing,
    /// The engine warns that the move is a blunder. The move has not been played. To play it anyway, send `play`.
    Blunder,
    // The opening.
    /// The opening expects a different command now.
    OpeningStep,
    /// The opening does not allow that point.
    OutsideOpening,
    /// The number of offered moves is wrong, or the opening does not allow the declared number.
    OfferCount,
    /// An offered move is not on an empty point.
    OfferOccupied,
    /// Two offered moves are equivalent by rotation or reflection.
    OfferSame,
    /// The komi is invalid.
    BadKomi,
    /// The bid must be higher than the current one.
    BidTooLow,
    // Claims.
    /// The opponent is connected, so you cannot claim the game.
    OpponentHere,
    /// The opponent is away, but it is too early to claim the game.
    StillAwaited,
    /// You cannot claim the game, because the absent opponent accepted the score or counts as accepting it. Accept the
    /// score too, or play on.
    OpponentAccepted,
    // Planned answers.
    /// It is your turn, so there is nothing to plan.
    YourTurn,
    /// The planned answers or the position have changed. Look at them again.
    PlanChanged,
    /// The planned lines contradict each other, do not end with an answer, or would end play by a pass.
    BadPlan,
    // Offers and agreements.
    /// No such offer is open.
    NoOffer,
    /// Your offer of this kind is already open.
    AlreadyOffered,
    /// The settings of this room do not allow this.
    NotAllowed,
    /// This room was created without takebacks.
    TakebacksOff,
    /// No clock is running.
    NoClock,
    /// Play stands still because of a pause or an adjournment. Play has to continue first.
    StandsStill,
    /// You have no move to take back. On a scratch board: the last stone is not yours, or there is none.
    NothingToTakeBack,
    /// There is nothing to redo: nobody has taken a move back, or a move has been played since the last takeback.
    NothingToRedo,
    /// The opponent has declined an offer of this kind, or you have withdrawn too many of them. It is too early to ask again.
    TooSoon,
    /// The dead stones have changed. Check them again.
    DeadSetChanged,
    /// Your opponent has asked for a takeback, too, but of another move. Answer that request first.
    TakebackAsked,
    /// The terms of the offered rematch have changed. Look at them again.
    OfferChanged,
    /// A scratch board is open. Agree on its result, or close it.
    ScratchOpen,
    /// No scratch board is open.
    NoScratch,
    /// The scratch board has changed. Look at it again.
    ScratchChanged,
    /// There is no stone at that point.
    NoStone,
    /// Nothing would change.
    NoChange,
    /// Both players have moved, so the game cannot be aborted. Or a clock ran out, or another deadline passed, before the command
    /// arrived.
    TooLate,
    /// You have just sent the same text.
    Repeated,
    /// A player in this room has your name.
    NameTaken,
    /// The name is empty or too long.
    NameLength,
    /// The name contains a character that names cannot have, or a character that shows nothing.
    NameCharacters,
    /// The name mixes letters of several alphabets.
    NameAlphabets,
    /// The name looks like a name of the server, of the people who run it, or of an engine of the server.
    NameReserved,
    /// The text is empty.
    Empty,
    /// The command_id was already used for another command.
    CommandIdReused,
    // The server.
    /// Too many requests in a short time; nothing was done.
    RateLimited,
    /// A maximum has been reached, such as the number of unfinished rooms per player.
    TooMany,
    /// The database does not respond. Try again, with the same `command_id` if it was a command.
    Unavailable,
    /// The server is stopping. Try again in a moment.
    Draining,
    /// You have seen events that this server never stored. Start over.
    Ahead,
    /// The request took too long.
    Timeout,
    /// The media type is not supported.
    UnsupportedMediaType,
    /// The file is not SGF or cannot be read.
    BadSgf,
    /// An internal error; the server's log has the details.
    Internal,
}
}

impl Code {
    /// The code as written in JSON.
    #[must_use]
    pub fn as_str(self) -> String {
        serde_json::to_value(self).ok().and_then(|value| value.as_str().map(str::to_owned)).unwrap_or_default()
    }
}

/// The close codes of the WebSocket: codes that are registered with the IANA, as RFC 6455 section 7.4 describes, and our own from
/// 4000.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u16)]
pub enum CloseCode {
    /// The client left, or its connection was silent for too long.
    Away = 1001,
    /// A frame violated RFC 6455.
    Protocol = 1002,
    /// A frame was binary, but the protocol uses text frames.
    Unsupported = 1003,
    /// A text frame was not UTF-8.
    NotUtf8 = 1007,
    /// The client exceeded the rate limit for too long.
    Policy = 1008,
    /// A message exceeded the size limit.
    TooLarge = 1009,
    /// An internal error.
    Internal = 1011,
    /// The server is stopping or restarting. Reconnect.
    Restart = 1012,
    /// The session has ended.
    SessionEnded = 4001,
    /// The operator of the server keeps the client out. Do not reconnect before the ban ends.
    Banned = 4003,
    /// The client reads too slowly. Reconnect and resume.
    SlowReader = 4008,
    /// The client uses a different version of the protocol.
    UnsupportedProtocol = 4010,
}

impl CloseCode {
    /// The number on the wire.
    #[must_use]
    pub const fn number(self) -> u16 {
        self as u16
    }
}
