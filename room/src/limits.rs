//! The limits of one room.

use crate::scratch::{SCRATCH_BOARDS, SCRATCH_STONES};
use setup::Millis;
use thiserror::Error;

/// A limit that a command ran into.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum RoomLimit {
    /// Chat lines in the room. Spectators reach their limit earlier than the players.
    #[error("the chat is full: it can have {most} messages")]
    ChatLines {
        /// The largest allowed number.
        most: u32,
    },
    /// Events of the room.
    #[error(
        "this room cannot have more than {EVENTS_PER_ROOM} events; you can still accept the score, close the scratch board, resign, \
         abort or claim the game"
    )]
    Events,
    /// Acts of the sender other than moves and chat.
    #[error(
        "you have done {ACTS_PER_SEAT} things in this room besides moves and chat, and no more are possible; you can still play, chat, \
         accept the score, close the scratch board, resign, abort or claim the game"
    )]
    Acts,
    /// Gifts of time by the sender.
    #[error("you have given your opponent time {GIFTS_PER_SEAT} times; no more gifts are possible in this game")]
    Gifts,
    /// Devices that the sender's seat is open on, besides the first.
    #[error("this seat is already open on {HOLDERS_PER_SEAT} devices besides the first, which is the maximum; use one of them")]
    Holders,
    /// Stones placed on one scratch board, counting those taken back.
    #[error(
        "at most {SCRATCH_STONES} stones can be placed on one scratch board, counting those taken back; propose its \
         result, or close it"
    )]
    ScratchStones,
    /// Scratch boards in one game.
    #[error(
        "there have been {SCRATCH_BOARDS} scratch boards, and no more are possible in one game; mark the stones, or resume play"
    )]
    ScratchBoards,
    /// Lines of a plan.
    #[error("you can plan at most {PLAN_LINES} lines")]
    PlanLines,
    /// Moves of a planned line.
    #[error("a planned line can have at most {PLAN_LINE_MOVES} moves")]
    PlanMoves,
}

impl RoomLimit {
    /// The largest allowed number.
    #[must_use]
    pub const fn most(self) -> u64 {
        match self {
            Self::ChatLines { most } => most as u64,
            Self::Events => EVENTS_PER_ROOM,
            Self::Acts => ACTS_PER_SEAT as u64,
            Self::Gifts => GIFTS_PER_SEAT as u64,
            Self::Holders => HOLDERS_PER_SEAT as u64,
            Self::ScratchStones => SCRATCH_STONES as u64,
            Self::ScratchBoards => SCRATCH_BOARDS as u64,
            Self::PlanLines => PLAN_LINES as u64,
            Self::PlanMoves => PLAN_LINE_MOVES as u64,
        }
    }
}

/// Lines of chat kept in memory. Older lines remain only in the event log.
pub const CHAT_KEPT_LINES: usize = 1000;

/// Lines of chat allowed per room. Each line is an event that every replay reads again.
pub const CHAT_TOTAL_LINES: u32 = 10_000;

/// Lines of chat reserved for the players, out of [`CHAT_TOTAL_LINES`], so that spectators cannot use up the chat.
pub const CHAT_PLAYER_LINES: u32 = 2_000;

/// Events other than moves and chat that one player may cause: offers, marks, links and the like. Because of this limit, a player
/// who floods the room cannot use up [`EVENTS_PER_ROOM`], and so cannot keep the opponent from moving.
pub const ACTS_PER_SEAT: u32 = 8_000;

/// Events allowed per room. Because of the other limits, a room reaches this number only if its players repeat
/// something thousands of times: for example, if they take back a move and play another one. At the limit, a player can
/// still accept the score, close the scratch board, resign, abort or claim the game. Clocks still run out, too.
pub const EVENTS_PER_ROOM: u64 = 50_000;

/// The most devices that a seat can be open on, besides the one on which the player sat down.
pub const HOLDERS_PER_SEAT: usize = 4;

/// How long a link to a seat works. The other device is usually at hand, and a link that was forgotten somewhere must not open the
/// seat to anyone who finds it.
pub const LINK_LASTS: Millis = Millis(10 * 60 * 1000);

/// Gifts of time that one player may give in a game. A friend who is short of time needs a few gifts, but no game may go on
/// forever.
pub const GIFTS_PER_SEAT: u8 = 20;

/// Warnings before blunders that one player may get in a position. After that, moves are played without a warning. With
/// more warnings, a player could find a good move by excluding all others.
pub const WARNINGS_PER_POSITION: usize = 3;

/// Lines of planned answers per seat. A player who wants more would do better to look at the board again.
pub const PLAN_LINES: usize = 30;

/// Moves per planned line, of both players together. About half of them are answers. A forced sequence in Go is rarely longer.
pub const PLAN_LINE_MOVES: usize = 30;

/// How long a pause may last. A pause is for a phone call, for example. Players who need more time can adjourn the game.
pub const PAUSE_MOST: Millis = Millis::from_secs(30 * 60);

/// After an adjournment of this length, absence counts again. So nobody has to wait for an opponent forever.
pub const ADJOURNMENT_MOST: Millis = Millis::from_days(30);

/// The end of a standstill is announced this long in advance. That is long enough to sit down and look at the board again.
pub const CONTINUE_NOTICE: Millis = Millis::from_secs(10);

/// Absences recorded per seat. A connection that comes and goes must not fill the room with events. Later absences are not
/// recorded, but they still allow the opponent to claim the game.
pub const ABSENCES_PER_SEAT: u16 = 500;
