//! Messages from the client.

use crate::shared::wire;
use serde::{Deserialize, Serialize};
use setup::data::CreateRoom;
use setup::{Aid, Choice, OfferKind, Parity, Seat, Watching};

wire! {
/// A text frame from the client.
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Join a room or return to it. With `since`, the server sends the events after that seq as `events`. If `since` is
    /// absent, or if these events are too many or unavailable, the server sends the whole room as `joined`.
    Join {
        /// The room.
        room: String,
        /// The seq of the last event that this client has seen.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        since: Option<u64>,
    },
    /// Leave a room on this connection. The seat is kept.
    Leave {
        /// The room.
        room: String,
    },
    /// Receive the lobby, now and on every change.
    EnterLobby {},
    /// Stop receiving the lobby.
    LeaveLobby {},
    /// Send a command to a joined room.
    Command {
        /// The room.
        room: String,
        /// An id chosen by the client: 1 to 64 visible ASCII characters, new for each command. A command sent again with the
        /// same id gets the first answer again and has no further effect.
        command_id: String,
        /// The seat that the command comes from, if two people play on this device. If absent, the server usually chooses the
        /// seat that has to act.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        seat: Option<Seat>,
        /// The command.
        command: Command,
    },
    /// Check the connection. The server answers with `pong` and the same nonce.
    Ping {
        /// Any number up to 2^53.
        nonce: u64,
    },
}

/// A command in a room.
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Take the free seat.
    Sit {},
    /// Let a second person play on the host's device. The host's session may then act from both seats.
    SitOpposite {
        /// The second person's name, subject to the rules for guests' names. If absent, the server chooses a name.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        name: Option<String>,
    },
    /// Let a bot play against the host.
    SeatBot {
        /// The bot's level, from 1.
        level: u8,
    },
    /// Let an engine that the operator has configured play against the host. `GET /api/v1/engines` lists the engines.
    SeatEngine {
        /// The id of the engine.
        engine: String,
    },
    /// Give the seat back before the game starts. If the host gives it back, the room closes.
    Stand {},
    /// In nigiri: guess whether the host holds an odd or an even number of stones. Only the guest may guess.
    Guess {
        /// The guess.
        parity: Parity,
    },
    /// In an opening: choose a color, or choose to place more stones.
    Choose {
        /// The choice.
        choice: Choice,
    },
    /// In an opening: declare the number of fifth moves to offer.
    Declare {
        /// From 1 to the opening's limit.
        count: u8,
    },
    /// In an opening: offer fifth moves. The opponent picks one with `play`.
    OfferMoves {
        /// Empty points, no two of them equivalent by rotation or reflection.
        points: Vec<String>,
    },
    /// In an opening of Go: set or bid the komi.
    NameKomi {
        /// The komi in half points: 13 means 6.5.
        komi_half: i32,
    },
    /// Place a stone or, in an opening, pick one of the offered moves.
    Play {
        /// The point.
        point: String,
    },
    /// Place a stone like `play`. But if the engine thinks that the move is a blunder, the command is refused with `blunder`, and
    /// everyone sees that the player was warned. The terms of the game must allow warnings.
    PlayUnlessBlunder {
        /// The point.
        point: String,
    },
    /// Pass (Go and renju). In Othello the server passes for a player who has no legal move.
    Pass {},
    /// Plan answers to the opponent's next moves. The opponent must be to move, and the game must be a correspondence game or
    /// have no clock. The plan replaces the earlier one and is private: see the message `plan`.
    Plan {
        /// The `version` of the plan that this command replaces; 0 if there was none.
        version: u32,
        /// The `move_number` of the position from which the lines start.
        after: u32,
        /// The lines. Each line begins with the opponent's next move and ends with an answer. A move is a point or `"pass"`; forced
        /// passes in Othello are left out. An empty list deletes the plan.
        lines: Vec<Vec<String>>,
    },
    /// Resign.
    Resign {},
    /// End the game without an outcome. Not possible after both players have moved.
    Abort {},
    /// Claim the win because the opponent has been away for too long. If one of the players has not moved yet, the game ends
    /// without an outcome instead.
    ClaimWin {},
    /// Claim a draw, under the same conditions as `claim_win`.
    ClaimDraw {},
    /// Make an offer to the opponent.
    Offer {
        /// The kind of offer.
        offer: OfferKind,
        /// Only with a rematch: the terms of the next game. The kind of game, the visibility and the delay must be
        /// those of this game. `watching` has no effect: the next game keeps this game's value. In `colors`, `black`
        /// means that the host plays Black. Without `terms`, the next game has the same terms with the colors swapped,
        /// except that Black stays Black if there are handicap stones. If an offer of a rematch on other terms is
        /// already open, the new offer replaces it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        terms: Option<CreateRoom>,
    },
    /// Accept the opponent's offer.
    Accept {
        /// The kind of offer.
        offer: OfferKind,
        /// The terms of the offer, if it has any. If they differ from the offer's current terms, the command is refused with
        /// `offer_changed`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "typescript", ts(optional))]
        terms: Option<CreateRoom>,
    },
    /// Decline the opponent's offer.
    Decline {
        /// The kind of offer.
        offer: OfferKind,
    },
    /// Withdraw one's own offer.
    Withdraw {
        /// The kind of offer.
        offer: OfferKind,
    },
    /// Give the opponent more time: 15 seconds in a live game, a day in correspondence.
    GiveTime {},
    /// Ask the engine about the position, if the terms of the game allow it. Then get the answer from `/api/v1/rooms/{id}/aids`.
    UseAid {
        /// What to ask: `hint` or `ahead`.
        aid: Aid,
    },
    /// In the scoring phase: mark the group on a point as dead or alive.
    Mark {
        /// A point with a stone.
        point: String,
        /// True for dead, false for alive.
        dead: bool,
    },
    /// In the scoring phase: accept exactly these stones as dead.
    AcceptScore {
        /// All dead stones, in any order.
        dead: Vec<String>,
    },
    /// In the scoring phase: open a scratch board with the final position, to play out a disputed group. Nobody can mark stones or
    /// accept the score until this board is closed.
    ScratchOpen {},
    /// Place a stone of one's own color on the scratch board. The players need not alternate.
    ScratchPlay {
        /// The point.
        point: String,
        /// The value of `changes` in the scratch board that this client saw last. If the scratch board has changed since then, the
        /// command is refused with `scratch_changed`.
        seen: u32,
    },
    /// Take back the last stone on the scratch board. Only the player who placed this stone can take it back.
    ScratchTakeback {
        /// As in `scratch_play`.
        seen: u32,
    },
    /// Propose the result of the scratch board. If the opponent has already proposed it, the command has the effect of
    /// `scratch_agree`.
    ScratchPropose {
        /// As in `scratch_play`.
        seen: u32,
    },
    /// Agree to the result of the scratch board that the opponent has proposed. Exactly the stones in `scratch.dead` are then
    /// marked as dead, and the scratch board closes.
    ScratchAgree {
        /// As in `scratch_play`.
        seen: u32,
    },
    /// Close the scratch board. The marks stay as they were.
    ScratchClose {},
    /// In the scoring phase: resume play.
    Resume {},
    /// Send a line of chat. A player writes in the players' channel, which all viewers can read. Anyone else writes in the
    /// spectators' channel, which the players can read only after the game.
    Chat {
        /// 1 to 300 characters.
        text: String,
    },
    /// Change who may watch. Only the host can, and only before the end of the game. A rematch keeps the choice.
    SetWatching {
        /// Who may watch from now on.
        watching: Watching,
    },
}
}
