//! What goes into a store and what comes out.

use room::{Millis, PlayerId, Recorded, RoomId, Stage, UnixMillis, Visibility};
use rules::{Color, Kind, Outcome, Size};

/// Events for one room, with the rows that follow from them.
#[derive(Debug, Clone)]
pub struct Append {
    /// The room.
    pub room: RoomId,
    /// The seq of its last stored event; 0 makes the room.
    pub expected_seq: u64,
    /// The events, seq `expected_seq + 1` and on.
    pub events: Vec<Recorded>,
    /// The room after them.
    pub row: RoomRow,
    /// The history's row, with the append that finishes the game.
    pub game: Option<GameRow>,
}

impl Append {
    /// Checks what every backend relies on: there are events, their seqs follow `expected_seq` without a gap, and the derived rows
    /// speak of the same room.
    ///
    /// # Errors
    /// What is wrong; it is a mistake of the caller.
    pub fn check(&self) -> Result<(), String> {
        if self.events.is_empty() {
            return Err("there is nothing to append".into());
        }
        if !self.events.iter().map(|recorded| recorded.seq).eq((self.expected_seq.saturating_add(1)..).take(self.events.len())) {
            return Err(format!("the events do not follow seq {}", self.expected_seq));
        }
        if self.row.id != self.room || self.game.as_ref().is_some_and(|game| game.room != self.room) {
            return Err("a row of another room".into());
        }
        Ok(())
    }
}

/// The derived row of a room: what lists need without a replay.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoomRow {
    /// The room.
    pub id: RoomId,
    /// Public or private.
    pub visibility: Visibility,
    /// Where it stands.
    pub phase: StoredPhase,
    /// Everybody who holds a seat.
    pub players: Vec<PlayerId>,
    /// When it was made.
    pub created: UnixMillis,
    /// When its last event was stored.
    pub touched: UnixMillis,
    /// When it wants to be woken.
    pub deadline: Option<Millis>,
}

/// A phase as lists tell it apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StoredPhase {
    /// For the second player.
    Waiting,
    /// Moves or dead stones.
    Live,
    /// Finished or aborted.
    Over,
}

impl From<Stage> for StoredPhase {
    fn from(stage: Stage) -> Self {
        match stage {
            Stage::Waiting => Self::Waiting,
            Stage::Playing | Stage::Scoring => Self::Live,
            Stage::Finished { .. } | Stage::Aborted => Self::Over,
        }
    }
}

/// A finished game as the history lists it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameRow {
    /// The room it was played in.
    pub room: RoomId,
    /// Public or private.
    pub visibility: Visibility,
    /// Which game.
    pub kind: Kind,
    /// The board.
    pub size: Size,
    /// The ruleset's name; the kind's where it has only one.
    pub ruleset: String,
    /// Who played Black.
    pub black: (PlayerId, String),
    /// Who played White.
    pub white: (PlayerId, String),
    /// How it ended.
    pub outcome: Outcome,
    /// How many moves stand.
    pub moves: u32,
    /// When it started.
    pub started: UnixMillis,
    /// When it ended.
    pub ended: UnixMillis,
}

/// What to list of the history. All conditions must hold.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct GameFilter {
    /// Part of a player's name, in any case.
    pub player: Option<String>,
    /// Which game.
    pub kind: Option<Kind>,
    /// Who won.
    pub outcome: Option<OutcomeFilter>,
    /// Games to pass over.
    pub offset: u64,
    /// Games to list.
    pub limit: u32,
}

/// Which outcomes to list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OutcomeFilter {
    /// Black won.
    Black,
    /// White won.
    White,
    /// A draw.
    Draw,
    /// No result.
    Void,
}

impl OutcomeFilter {
    /// `"black"`, `"white"`, `"draw"` or `"void"`: as stored and on the wire.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Black => "black",
            Self::White => "white",
            Self::Draw => "draw",
            Self::Void => "void",
        }
    }
}

impl From<&Outcome> for OutcomeFilter {
    fn from(outcome: &Outcome) -> Self {
        match outcome {
            Outcome::Win { winner: Color::Black, by: _ } => Self::Black,
            Outcome::Win { winner: Color::White, by: _ } => Self::White,
            Outcome::Draw => Self::Draw,
            Outcome::Void => Self::Void,
        }
    }
}

/// A part of the history.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GamePage {
    /// The games.
    pub games: Vec<GameRow>,
    /// How many match in all.
    pub total: u64,
}

/// What to erase for good.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Erase {
    /// Every name and every line of chat of a player, and the player's sessions.
    Player(PlayerId),
    /// One line of chat.
    Line {
        /// The room it was said in.
        room: RoomId,
        /// The seq of its event.
        seq: u64,
    },
}

/// What a start needs to know.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reopened {
    /// The last instant that is durable: of a heartbeat or of an event, whichever is later.
    pub last: Millis,
    /// Rooms with a deadline.
    pub waiting: Vec<WaitingRoom>,
}

/// A room that wants to be woken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WaitingRoom {
    /// Which.
    pub room: RoomId,
    /// When.
    pub deadline: Millis,
}

/// A guest's session. Only the hash of its secret is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SessionRow {
    /// SHA-256 of the secret.
    pub token_hash: [u8; 32],
    /// Who it is.
    pub player: PlayerId,
    /// The name shown to others.
    pub name: String,
    /// When it was made.
    pub created: UnixMillis,
    /// When it was last used.
    pub used: UnixMillis,
    /// When it ends.
    pub ends: UnixMillis,
}
