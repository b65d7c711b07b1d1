//! What a client says.

use crate::shared::wire;
use serde::{Deserialize, Serialize};
use setup::{Choice, Parity};

wire! {
/// One text frame of a client.
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Watch a room (or return to it). With `since`, the last seq this client saw, the server sends the rest
    /// as `events`; without it, the whole room as `joined`.
    Join {
        /// The room.
        room: String,
        /// The last seq seen.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        since: Option<u64>,
    },
    /// Stop watching a room. A seat is kept.
    Leave {
        /// The room.
        room: String,
    },
    /// Receive the lobby, now and whenever it changes.
    EnterLobby {},
    /// Receive it no more.
    LeaveLobby {},
    /// Do something in a room that was joined.
    Command {
        /// The room.
        room: String,
        /// Chosen by the client, 1 to 64 visible ASCII characters, new for each command: the same id again
        /// gets the first answer again and does nothing.
        command_id: String,
        /// What to do.
        command: Command,
    },
    /// Answered by `pong` with the same nonce.
    Ping {
        /// Anything up to 2^53.
        nonce: u64,
    },
}

/// What can be done in a room.
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Take the free seat.
    Sit {},
    /// Give the seat back before the game starts; a host who stands up closes the room.
    Stand {},
    /// The guest's guess in nigiri.
    Guess {
        /// Odd or even.
        parity: Parity,
    },
    /// In an opening: choose a color, or to place more stones.
    Choose {
        /// What.
        choice: Choice,
    },
    /// In an opening: say how many fifth moves will be offered.
    Declare {
        /// 1 up to what the opening allows.
        count: u8,
    },
    /// In an opening: offer fifth moves, of which the other picks one with `play`.
    OfferMoves {
        /// Empty points, no two of them the same move turned or mirrored.
        points: Vec<String>,
    },
    /// In an opening of Go: name the komi, or bid it.
    NameKomi {
        /// In half points: 13 is 6.5.
        komi_half: i32,
    },
    /// Play a stone; in an opening that asks for it, pick one of the offered moves.
    Play {
        /// Where.
        point: String,
    },
    /// Pass (Go and renju; in Othello the server passes for whoever cannot move).
    Pass {},
    /// Give the game up.
    Resign {},
    /// End the game before both have moved; it does not count.
    Abort {},
    /// Ask the other for something.
    Offer {
        /// For what.
        offer: OfferKind,
    },
    /// Agree to the other's offer.
    Accept {
        /// To which.
        offer: OfferKind,
    },
    /// Say no to the other's offer.
    Decline {
        /// To which.
        offer: OfferKind,
    },
    /// Take one's own offer back.
    Withdraw {
        /// Which.
        offer: OfferKind,
    },
    /// In the scoring phase: mark the chain (and what belongs to it) at a point as dead or alive.
    Mark {
        /// A point with a stone.
        point: String,
        /// Dead, or alive again.
        dead: bool,
    },
    /// In the scoring phase: agree that exactly these stones are dead.
    AcceptScore {
        /// All dead stones, in any order.
        dead: Vec<String>,
    },
    /// In the scoring phase: go on playing.
    Resume {},
    /// Say something: a player to the players, anybody else to the spectators.
    Chat {
        /// 1 to 300 characters.
        text: String,
    },
}

/// What can be offered.
#[derive(Copy)]
#[serde(rename_all = "snake_case")]
pub enum OfferKind {
    /// Take back the asker's last move (and the answer to it).
    Takeback,
    /// Call it a draw.
    Draw,
    /// Play again with colors swapped.
    Rematch,
}
}
