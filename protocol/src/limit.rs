//! The limits that a refusal can name.

use crate::shared::wire;
use serde::{Deserialize, Serialize};

wire! {
/// The limit that was reached. It comes with the codes `too_many` and `too_large`.
#[derive(Copy)]
pub struct Limit {
    /// What is limited.
    pub name: LimitName,
    /// The largest allowed number.
    pub most: u64,
}

/// What a limit is about.
#[derive(Copy, Hash, PartialOrd, Ord)]
#[serde(rename_all = "snake_case")]
pub enum LimitName {
    /// Characters of a chat message.
    ChatCharacters,
    /// Chat messages of a room. Spectators reach their limit earlier than the players.
    ChatMessages,
    /// Events of a room.
    RoomEvents,
    /// Acts of one player in a room, not counting moves and chat.
    SeatActs,
    /// Moves of a game.
    GameMoves,
    /// Gifts of time by one player in a game.
    Gifts,
    /// Lines of planned answers.
    PlanLines,
    /// Moves of a planned line.
    PlanMoves,
    /// Devices that share a seat with the device on which the player sat down.
    SeatDevices,
    /// Stones placed on one scratch board, counting those taken back.
    ScratchStones,
    /// Scratch boards in a game.
    ScratchBoards,
    /// Spectators of a room.
    Spectators,
    /// Unfinished rooms of a player. Running correspondence games, adjourned games, games against a bot, and games that one of
    /// the two players has left for too long do not count.
    OpenRooms,
    /// Unfinished rooms of a player, including the games that `open_rooms` does not count.
    KeptRooms,
    /// Rooms joined on one connection.
    JoinedRooms,
    /// Connections of one address or of one session.
    Connections,
    /// Rooms in the server's memory.
    ActiveRooms,
    /// Bytes of a request's body.
    BodyBytes,
    /// Tokens of one guest.
    Tokens,
}
}

impl Limit {
    /// A limit with its largest allowed number.
    #[must_use]
    pub fn new(name: LimitName, most: usize) -> Self {
        Self { name, most: most.try_into().unwrap_or(u64::MAX) }
    }
}
