//! The events of a room, from which everything else is rebuilt.
//!
//! The format of events may only grow: new variants and new optional fields are allowed, but changes of meaning are not.

use crate::fair::Spared;
use crate::id::{CommandId, PlayerId, RoomId, TokenHash};
use crate::time::UnixMillis;
use rules::{Color, HalfPoints, Outcome, Point};
use setup::{Aid, AwayReason, Channel, Choice, Millis, OfferKind, Parity, Seat, StandstillKind, Terms, Watching};

/// An event.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Event {
    /// The room was created. This is always the first event, and it occurs only once.
    Created {
        /// The terms of the game.
        terms: Terms,
        /// The room of the previous game, if this is a rematch.
        rematch_of: Option<RoomId>,
        /// The host.
        host: PlayerId,
        /// The host's name.
        name: String,
    },
    /// A player took a seat.
    Seated {
        /// The seat.
        seat: Seat,
        /// The player.
        player: PlayerId,
        /// The displayed name.
        name: String,
    },
    /// The guest left the seat before the start.
    Stood {
        /// The seat.
        seat: Seat,
    },
    /// A link to a seat was made. It replaces the seat's previous link.
    SeatLinkMade {
        /// The seat.
        seat: Seat,
        /// The hash of the link's secret.
        hash: TokenHash,
    },
    /// A player has been away from the game for [`crate::ABSENCE_NOTICE`].
    Left {
        /// The player's seat.
        seat: Seat,
        /// Why the last connection ended.
        reason: AwayReason,
        /// The instant on the server's timeline from which the absence counts: the end of the player's last connection, or the
        /// last instant at which the player was free to leave, whichever is later.
        since: Millis,
    },
    /// A player who was away has come back.
    Back {
        /// The player's seat.
        seat: Seat,
    },
    /// Another device now shares the seat, and the link to the seat is used up.
    ///
    /// When a second person sits down at the host's device, this event gives the host's device the second seat. If a device with
    /// both seats shares one of them with a new device, that seat moves: the old device loses it. If the seat later moves back
    /// to the old device, all other devices lose it.
    SeatShared {
        /// The seat.
        seat: Seat,
        /// The device's session.
        player: PlayerId,
    },
    /// The operator of the server keeps a player out who can act from a seat. The link to the seat no longer works. If the seat
    /// is the player's own, all other devices lose it, and its planned answers are dropped.
    KeptOut {
        /// The seat.
        seat: Seat,
        /// The player.
        player: PlayerId,
    },
    /// The guest guessed in nigiri.
    Guessed {
        /// The guess.
        parity: Parity,
        /// The number of the host's stones, 1 to 20.
        stones: u8,
    },
    /// The game started.
    Started {
        /// The seat that plays Black or begins the opening.
        black: Seat,
    },
    /// A player made a choice in an opening. If this swaps the colors, each player keeps their own clock.
    Chose {
        /// The seat that chose.
        seat: Seat,
        /// The choice.
        choice: Choice,
        /// The seat that plays Black from now on.
        black: Seat,
    },
    /// In an opening, a player declared the number of fifth moves to offer.
    Declared {
        /// The seat that declared it.
        seat: Seat,
        /// The number of moves.
        count: u8,
    },
    /// In an opening, a player offered fifth moves.
    MovesOffered {
        /// The seat that offered them.
        seat: Seat,
        /// The moves, in the order given.
        points: Vec<Point>,
    },
    /// In an opening, a player set the komi, or bid a komi for playing Black. This komi applies from now on.
    KomiNamed {
        /// The seat that named it.
        seat: Seat,
        /// The komi.
        komi: HalfPoints,
    },
    /// A stone was placed. In an opening, the player of the opposite color may have placed it.
    Moved {
        /// Its color.
        color: Color,
        /// The point.
        point: Point,
    },
    /// A player passed. In Go, a second pass in a row begins the scoring phase. In Othello, the player had no legal move.
    Passed {
        /// The player who passed.
        color: Color,
    },
    /// The last moves were taken back. The clocks return to their values at the beginning of the first turn that was taken back.
    TakenBack {
        /// The number of moves that remain.
        move_number: u32,
        /// The first turn that was taken back now continues. This is the time that counts as already used in that turn;
        /// zero if the opponent agreed.
        used: Millis,
    },
    /// The moves that the last takeback removed were played again. The clocks return to what they showed before the takeback.
    Redone {
        /// The number of moves after the redo.
        move_number: u32,
        /// The time used since the takeback. The player whose moves were taken back is charged for this time. Zero if
        /// the opponent agreed.
        used: Millis,
    },
    /// The server proposed dead stones, right after the second pass, and marked them as dead.
    Proposed {
        /// The stones, in reading order.
        dead: Vec<Point>,
        /// The points through which a territory is open to the opponent, in reading order.
        unsealed: Vec<Point>,
    },
    /// Stones were marked. Both players' acceptances are withdrawn.
    Marked {
        /// The player who marked them.
        color: Color,
        /// The stones whose mark changed, in reading order.
        points: Vec<Point>,
        /// True for dead, false for alive.
        dead: bool,
    },
    /// A player accepted the marked stones as dead.
    ScoreAccepted {
        /// The player.
        color: Color,
    },
    /// A player opened a scratch board with the final position.
    ScratchOpened {
        /// The player.
        by: Color,
    },
    /// A player placed a stone on the scratch board. If a player had proposed the result, that proposal is withdrawn.
    ScratchPlaced {
        /// The player, and the color of the stone.
        color: Color,
        /// The point.
        point: Point,
    },
    /// A player took back the last stone on the scratch board. If a player had proposed the result, that proposal is withdrawn.
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
        /// Whether the players agreed on the result of the scratch board. If they did, any change of the marks is in the events
        /// before this one.
        agreed: bool,
    },
    /// Play was resumed after the passes. Marks and acceptances are cleared.
    Resumed {
        /// The player who asked for it. `None` if the server resumed play because a player was silent.
        by: Option<Color>,
        /// The player to move.
        turn: Color,
    },
    /// An offer was made.
    Offered {
        /// Its kind.
        kind: OfferKind,
        /// The player who made it.
        by: Color,
        /// The changed terms of a rematch. `None` for a rematch without changes, and for all other kinds of offers.
        terms: Option<Terms>,
    },
    /// An offer was declined.
    Declined {
        /// Its kind.
        kind: OfferKind,
        /// The player who declined it.
        by: Color,
    },
    /// An offer was withdrawn.
    Withdrawn {
        /// Its kind.
        kind: OfferKind,
        /// The player who had made it.
        by: Color,
    },
    /// A player gave the opponent more time.
    TimeGiven {
        /// The player who gave it.
        by: Color,
        /// The time given.
        more: Millis,
    },
    /// The engine helped a player. Its answer is not part of the record, nor is the move that it warned of.
    AidUsed {
        /// The player.
        by: Color,
        /// How the engine helped.
        aid: Aid,
    },
    /// The players agreed on a pause or an adjournment. The clocks stand still. A second event of this kind can turn a pause into
    /// an adjournment.
    Halted {
        /// Whether they agreed on a pause or on an adjournment.
        kind: StandstillKind,
        /// The player whose turn this interrupted.
        turn: Color,
    },
    /// Play will continue [`crate::CONTINUE_NOTICE`] after this event.
    Continuing {
        /// The player who asked for it; `None` if the pause has reached its maximum length.
        by: Option<Color>,
    },
    /// The adjournment has reached its maximum length. From now on, absences count again, so the opponent can claim the
    /// game from a player who is away.
    Overdue,
    /// Play continues, in the middle of the turn that the standstill interrupted.
    Continued,
    /// The players agreed on a rematch.
    Rematched {
        /// The rematch's room.
        room: RoomId,
    },
    /// The game is over.
    Finished {
        /// The outcome.
        outcome: Outcome,
    },
    /// The game ended without an outcome.
    Aborted {
        /// The seat that ended it; `None` if the server did.
        by: Option<Seat>,
    },
    /// The operator of the server ended the game without an outcome.
    EndedByOperator,
    /// The host changed who may watch.
    WatchingChanged {
        /// Who may watch from now on.
        watching: Watching,
    },
    /// A line of chat.
    Chatted {
        /// The author.
        player: PlayerId,
        /// The displayed name.
        name: String,
        /// The channel.
        channel: Channel,
        /// The text.
        text: String,
    },
}

impl Event {
    /// Whether the event counts toward [`ACTS_PER_SEAT`](crate::ACTS_PER_SEAT) of the player who caused it. Moves and chat have
    /// limits of their own.
    #[must_use]
    pub(crate) const fn counts_as_act(&self) -> bool {
        !self.ends_a_turn() && !matches!(self, Self::Chatted { .. } | Self::Proposed { .. })
    }

    /// Whether the event ends a turn, so that the clock of the player who caused it is charged.
    #[must_use]
    pub const fn ends_a_turn(&self) -> bool {
        matches!(
            self,
            Self::Moved { .. }
                | Self::Passed { .. }
                | Self::Chose { .. }
                | Self::Declared { .. }
                | Self::MovesOffered { .. }
                | Self::KomiNamed { .. }
        )
    }

    /// Whether the event can change the position or who is to move.
    #[must_use]
    pub(crate) const fn changes_position(&self) -> bool {
        self.ends_a_turn() || matches!(self, Self::TakenBack { .. } | Self::Redone { .. } | Self::Resumed { .. })
    }

    /// `spared` is time that is not charged. Returns the part of it with which this event must be recorded. If the
    /// event ends a turn, this is all of it. If the event interrupts a turn, this is only the server's part, because
    /// the player's bank pays for the network only once in a turn. In both cases, `spared` is empty afterwards. For any
    /// other event, returns [`Spared::NONE`] and leaves `spared` unchanged.
    #[must_use]
    pub fn take_spared(&self, spared: &mut Spared) -> Spared {
        if matches!(self, Self::Halted { .. }) {
            Spared { lag: Millis::ZERO, ..std::mem::take(spared) }
        } else if self.ends_a_turn() {
            std::mem::take(spared)
        } else {
            Spared::NONE
        }
    }
}

/// The command that caused an event.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct CommandRef {
    /// The id that the sender chose.
    pub id: CommandId,
    /// A hash of the command's content, made by the shell. Using an id again with different content is the sender's error.
    pub fingerprint: u64,
}

/// An event with its seq, its times and its cause.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recorded {
    /// The number of the event in its room, from 1 without gaps.
    pub seq: u64,
    /// The time on the server's timeline, by which the clocks are charged.
    pub at: Millis,
    /// The wall time, for display.
    pub time: UnixMillis,
    /// The author; `None` if the server caused the event.
    pub author: Option<PlayerId>,
    /// The command that caused the event, if any.
    pub command: Option<CommandRef>,
    /// If this event ends or interrupts a turn, the part of that turn that is not charged; otherwise [`Spared::NONE`].
    pub spared: Spared,
    /// The event.
    pub event: Event,
}
