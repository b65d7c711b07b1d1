//! What the server says.

use crate::client::OfferKind;
use crate::code::Code;
use crate::shared::{
    ByColor, Channel, Color, ColorChoice, Outcome, Parity, Phase, Seat, Setup, TakebackPolicy, TimeControl, Visibility, wire,
};
use serde::{Deserialize, Serialize};

wire! {
/// One text frame of the server.
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    /// The first message on every connection.
    Welcome {
        /// The protocol's version.
        protocol: u32,
        /// The server's version.
        server: String,
        /// A mark of the client that this server carries; a page with another mark may reload itself when idle.
        build: String,
        /// Who the server takes you for; absent for somebody without a session, who may watch.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        you: Option<Player>,
    },
    /// The answer to `ping`.
    Pong {
        /// The nonce of the ping.
        nonce: u64,
    },
    /// The whole room, as the viewer may see it.
    Joined {
        /// The room.
        room: RoomView,
    },
    /// What happened in a room: gapless in `seq`, and how the room stands after the last of them.
    Events {
        /// The room.
        room: String,
        /// One or more; after `join` with `since` possibly none.
        events: Vec<Envelope>,
        /// The room after the last of them.
        state: State,
    },
    /// Who is there. Not an event: it is not kept.
    Presence {
        /// The room.
        room: String,
        /// Who is there.
        presence: Presence,
    },
    /// The command is done and stored.
    Ack {
        /// The room.
        room: String,
        /// The client's id of the command.
        command_id: String,
        /// The seq of the first event it made.
        seq: u64,
    },
    /// The command was not done and changed nothing.
    Refused {
        /// The room.
        room: String,
        /// The client's id of the command.
        command_id: String,
        /// Why.
        code: Code,
        /// Why, in English.
        message: String,
    },
    /// A message could not be followed.
    Error {
        /// Why.
        code: Code,
        /// Why, in English.
        message: String,
        /// The room it was about, if any.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        room: Option<String>,
    },
    /// Open seeks and live games.
    Lobby {
        /// As they stand now.
        lobby: Lobby,
    },
    /// You no longer watch this room.
    Left {
        /// The room.
        room: String,
    },
}

/// A person (or, later, a bot).
pub struct Player {
    /// The stable id; not a secret.
    pub id: String,
    /// What the others read.
    pub name: String,
}

/// Who sits where. Colors are known when the game has started, or when the host chose one.
pub struct Players {
    /// Who made the room.
    pub host: Option<Player>,
    /// Who joined it.
    pub guest: Option<Player>,
    /// Which seat plays Black; absent until known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub black: Option<Seat>,
}

/// What the viewer is in the room.
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Role {
    /// Has a seat.
    Player {
        /// Which seat.
        seat: Seat,
        /// Which color, once known.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        color: Option<Color>,
    },
    /// Watches.
    Spectator,
}

/// A room as one viewer sees it.
pub struct RoomView {
    /// Its id.
    pub id: String,
    /// What the viewer is here.
    pub role: Role,
    /// The seq of the last event in this view; `since` of the next `join`.
    pub seq: u64,
    /// What is played.
    pub setup: Setup,
    /// With how much time.
    pub time: TimeControl,
    /// How the colors are found.
    pub colors: ColorChoice,
    /// Whether moves may be taken back.
    pub takeback: TakebackPolicy,
    /// Who finds the room.
    pub visibility: Visibility,
    /// Wall-clock time at which the room was made.
    pub created: u64,
    /// All moves in order: a point, or `"pass"`. Fixed handicap stones are part of the set-up and not among them.
    pub moves: Vec<String>,
    /// What changes.
    pub state: State,
    /// The chat that the viewer may read, oldest first.
    pub chat: Vec<ChatLine>,
    /// Who is there.
    pub presence: Presence,
    /// The room this one is a rematch of.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub rematch_of: Option<String>,
}

/// The part of a room that changes, complete but for moves and chat.
pub struct State {
    /// Where the room stands.
    pub phase: Phase,
    /// Who sits where.
    pub players: Players,
    /// Whose move; absent when nobody is to move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub turn: Option<Color>,
    /// Moves played so far.
    pub move_number: u32,
    /// The board, rows from the top: `X` black, `O` white, `.` empty.
    pub board: Vec<String>,
    /// The point where a simple ko forbids to retake.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub ko: Option<String>,
    /// Stones captured by each color.
    pub prisoners: ByColor<u32>,
    /// The clocks; absent without time control.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub clocks: Option<Clocks>,
    /// What is offered.
    pub offers: Vec<Offer>,
    /// The scoring phase, and the final count of a game that was scored.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub scoring: Option<Scoring>,
    /// The winning row of Gomoku.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub row: Vec<String>,
    /// How it ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub outcome: Option<Outcome>,
    /// The room of the rematch.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub rematch: Option<String>,
    /// What may be done to the whole game now by a player: both have not moved yet, so it may be aborted.
    pub abortable: bool,
}

/// Both clocks at one instant.
pub struct Clocks {
    /// Each player's.
    pub black: Clock,
    /// Each player's.
    pub white: Clock,
    /// Whose clock runs from the moment of this message on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub running: Option<Color>,
}

/// One player's clock.
#[derive(Copy)]
pub struct Clock {
    /// Main time left; in byo-yomi 0 when the periods run.
    pub main_ms: u64,
    /// Periods left, the running one included; 0 without byo-yomi.
    pub periods: u8,
    /// What is left of the running period; 0 while main time lasts.
    pub period_ms: u64,
}

/// An open offer.
#[derive(Copy)]
pub struct Offer {
    /// For what.
    pub offer: OfferKind,
    /// By whom.
    pub by: Color,
}

/// How the board counts with the marked stones taken off.
pub struct Scoring {
    /// The dead stones.
    pub dead: Vec<String>,
    /// Who has accepted exactly these.
    pub accepted: ByColor<bool>,
    /// For whom each point counts, rows from the top: `B`, `W`, `.` nobody.
    pub owner: Vec<String>,
    /// The sum of each color.
    pub score: ByColor<ScoreSide>,
    /// Who wins so.
    pub outcome: Outcome,
}

/// What one color's total is made of. Totals in half points.
#[derive(Copy)]
pub struct ScoreSide {
    /// Living stones, where the ruleset counts them.
    pub stones: u32,
    /// Surrounded points.
    pub territory: u32,
    /// Captured and dead stones of the other, where the ruleset counts them.
    pub prisoners: u32,
    /// Komi.
    pub komi_half: i32,
    /// Compensation for handicap stones.
    pub handicap_half: i32,
    /// The sum.
    pub total_half: i32,
}

/// Who is there.
pub struct Presence {
    /// Whether the host is connected, and if not since when.
    pub host: Absence,
    /// Whether the guest is connected.
    pub guest: Absence,
    /// How many watch.
    pub spectators: u32,
}

/// Whether a seat's player is connected.
#[derive(Copy)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Absence {
    /// Connected.
    Here,
    /// Not connected.
    Gone {
        /// For how long.
        for_ms: u64,
    },
    /// Nobody has the seat.
    Empty,
}

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
    /// A stone was played.
    Moved {
        /// By whom.
        color: Color,
        /// Where.
        point: String,
        /// What it captured.
        captured: Vec<String>,
    },
    /// A pass.
    Passed {
        /// By whom.
        color: Color,
    },
    /// Moves were taken back.
    TakenBack {
        /// So many moves stand now.
        move_number: u32,
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

/// Open seeks and live games, newest first, each bounded.
pub struct Lobby {
    /// Public rooms that wait for a second player.
    pub seeks: Vec<crate::rest::RoomSummary>,
    /// Public rooms being played.
    pub live: Vec<crate::rest::RoomSummary>,
    /// People connected to this server.
    pub online: u32,
}
}
