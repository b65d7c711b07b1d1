//! The events of a room.

use crate::server::Player;
use crate::shared::{Move, Outcome, wire};
use rules::Color;
use serde::{Deserialize, Serialize};
use setup::data::CreateRoom;
use setup::{Aid, AwayReason, Channel, Choice, OfferKind, Parity, Seat, StandstillKind, Watching};

wire! {
/// An event with its number, time and cause.
pub struct Envelope {
    /// The number of the event in its room, from 1 without gaps.
    pub seq: u64,
    /// Wall-clock time in Unix milliseconds, for display.
    pub time: u64,
    /// The id of the command that caused the event, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub command_id: Option<String>,
    /// If the event ended or interrupted a turn: the part of this turn that was not charged to a clock. Absent if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "typescript", ts(optional))]
    pub spared: Option<Spared>,
    /// The event.
    pub event: Event,
}

/// The part of a turn that was not charged to a clock.
#[derive(Copy)]
pub struct Spared {
    /// The seat whose clock was not charged for this part.
    pub seat: Seat,
    /// The server's part, in milliseconds: the time that it took to send the position and to handle the move.
    pub server_ms: u64,
    /// The network's part, in milliseconds: the round trip, but at most what was left in the player's bank of time for
    /// network delays (see docs/rules.md).
    pub lag_ms: u64,
}

/// An event.
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// The room was created.
    Created {
        /// The host.
        host: Player,
    },
    /// A player took a seat.
    Seated {
        /// The seat.
        seat: Seat,
        /// The player.
        player: Player,
    },
    /// The guest gave the seat back.
    Stood {
        /// The seat.
        seat: Seat,
    },
    /// A player has been away from the game for five seconds.
    Left {
        /// The player's seat.
        seat: Seat,
        /// Why the last connection ended.
        reason: AwayReason,
    },
    /// A player who was away has come back.
    Back {
        /// The player's seat.
        seat: Seat,
    },
    /// Another device now shares a seat.
    SeatShared {
        /// The seat.
        seat: Seat,
    },
    /// The guest guessed in nigiri.
    Guessed {
        /// The guess.
        parity: Parity,
        /// The number of the host's stones.
        stones: u8,
    },
    /// The game started.
    Started {
        /// The seat that plays Black or begins the opening.
        black: Seat,
    },
    /// A player made a choice in the opening.
    Chose {
        /// The player's seat.
        seat: Seat,
        /// The choice.
        choice: Choice,
        /// The seat that plays Black from now on.
        black: Seat,
    },
    /// A player declared the number of fifth moves to offer.
    Declared {
        /// The player's seat.
        seat: Seat,
        /// The number of moves.
        count: u8,
    },
    /// Fifth moves were offered. The opponent picks one.
    MovesOffered {
        /// The seat that offered them.
        seat: Seat,
        /// The points.
        points: Vec<String>,
    },
    /// The komi was set or bid.
    KomiNamed {
        /// The seat that named it.
        seat: Seat,
        /// The komi in half points. It is the komi of the game until another komi is named.
        komi_half: i32,
    },
    /// A stone was placed.
    Moved {
        /// Its color.
        color: Color,
        /// Its point.
        point: String,
        /// The captured stones.
        captured: Vec<String>,
        /// The flipped discs (Othello).
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        flipped: Vec<String>,
    },
    /// A player passed. In Othello, the server passed for a player who had no legal move.
    Passed {
        /// The player who passed.
        color: Color,
    },
    /// The last moves were taken back.
    TakenBack {
        /// The number of moves that remain.
        move_number: u32,
    },
    /// The moves that the last takeback removed were played again.
    Redone {
        /// The number of moves now.
        move_number: u32,
        /// The moves that were played again.
        moves: Vec<Move>,
    },
    /// The server proposed dead stones and marked them as dead. The players can change the marks.
    Proposed {
        /// The dead stones.
        dead: Vec<String>,
        /// Empty points on borders that are still open. The area behind an open border does not count. To close the border, the
        /// players must resume play.
        unsealed: Vec<String>,
    },
    /// Stones were marked.
    Marked {
        /// The player who marked them.
        color: Color,
        /// The stones whose mark changed.
        points: Vec<String>,
        /// True for dead, false for alive.
        dead: bool,
    },
    /// A player accepted the marked stones as dead.
    ScoreAccepted {
        /// The player.
        color: Color,
    },
    /// A player opened a scratch board.
    ScratchOpened {
        /// The player.
        by: Color,
    },
    /// A stone was placed on the scratch board.
    ScratchPlayed {
        /// The color of the stone and of the player who placed it.
        color: Color,
        /// Its point.
        point: String,
        /// The captured stones.
        captured: Vec<String>,
    },
    /// The last stone on the scratch board was taken back.
    ScratchTakenBack {
        /// The player.
        by: Color,
    },
    /// A player proposed the result of the scratch board.
    ScratchProposed {
        /// The player.
        by: Color,
    },
    /// The scratch board was closed.
    ScratchClosed {
        /// The player who closed the scratch board, or who agreed to the result that the opponent had proposed.
        by: Color,
        /// Whether the players agreed on the result of the scratch board. If so, any change of the marks is in the events before
        /// this one.
        agreed: bool,
    },
    /// Play was resumed after the passes.
    Resumed {
        /// The player who asked for it. Absent if the server resumed play because a player was silent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        by: Option<Color>,
        /// The player to move.
        turn: Color,
    },
    /// An offer was made.
    Offered {
        /// Its kind.
        offer: OfferKind,
        /// The player who made it.
        by: Color,
        /// The terms of an offered rematch. Absent for a rematch without changes, and for all other offers. Without changes, the
        /// colors are swapped, except that Black stays Black if there are handicap stones.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        terms: Option<CreateRoom>,
    },
    /// An offer was declined.
    Declined {
        /// Its kind.
        offer: OfferKind,
        /// The player who declined it.
        by: Color,
    },
    /// An offer was withdrawn.
    Withdrawn {
        /// Its kind.
        offer: OfferKind,
        /// The player who had made it.
        by: Color,
    },
    /// A player gave the opponent more time.
    TimeGiven {
        /// The player who gave it.
        by: Color,
        /// How much, in milliseconds.
        ms: u64,
    },
    /// The engine helped a player: it answered a question, or warned before a blunder. Only this player can get the answer (see
    /// `/api/v1/rooms/{id}/aids`), and only this player learns which move the warning was about.
    AidUsed {
        /// The player.
        by: Color,
        /// How the engine helped.
        aid: Aid,
    },
    /// The players agreed on a pause or an adjournment. The clocks stand still. A second event of this kind can turn a pause into
    /// an adjournment.
    Halted {
        /// What they agreed on.
        standstill: StandstillKind,
    },
    /// Play will continue soon: `standstill` in the state says when.
    Continuing {
        /// The player who asked for it. Absent if the pause has reached its maximum length.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        by: Option<Color>,
    },
    /// The adjournment has reached its maximum length. From now on, a player who is away can lose the game to a claim.
    Overdue,
    /// Play continues, in the middle of the turn that was interrupted.
    Continued,
    /// The players agreed on a rematch.
    Rematched {
        /// The rematch's room.
        room: String,
    },
    /// The game is over.
    Finished {
        /// The outcome.
        outcome: Outcome,
    },
    /// The game ended without an outcome.
    Aborted {
        /// The seat that ended it; absent if the server did.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        by: Option<Seat>,
        /// Whether the operator of the server ended it; absent if not.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        #[cfg_attr(feature = "typescript", ts(optional, as = "Option<bool>"))]
        operator: bool,
    },
    /// The host changed who may watch.
    WatchingChanged {
        /// Who may watch from now on.
        watching: Watching,
    },
    /// A line of chat.
    Chatted {
        /// The line.
        line: ChatLine,
    },
    /// An event that this viewer is not allowed to see. It is sent so that `seq` has no gaps.
    Hidden,
}

/// A line of chat.
pub struct ChatLine {
    /// The seq of its event.
    pub seq: u64,
    /// The author.
    pub from: Player,
    /// The channel.
    pub channel: Channel,
    /// The text.
    pub text: String,
    /// Wall-clock time in Unix milliseconds.
    pub time: u64,
}
}
