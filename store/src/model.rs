//! The arguments and results of the store's methods.

use room::{Millis, Plans, PlayerId, Recorded, RoomId, Stage, UnixMillis, Visibility};
use rules::{Color, Kind, Outcome, Size};

/// Events for one room, with the rows derived from them.
#[derive(Debug, Clone)]
pub struct Append {
    /// The room.
    pub room: RoomId,
    /// The seq of the room's last stored event; 0 creates the room.
    pub expected_seq: u64,
    /// The events, from seq `expected_seq + 1`.
    pub events: Vec<Recorded>,
    /// The room's row after the events.
    pub row: RoomRow,
    /// The game's row in the history. Only the append that finishes the game has one.
    pub game: Option<GameRow>,
    /// The room's place in a series. Only the append that creates the room has one.
    pub series: Option<SeriesPlace>,
    /// The planned answers after the events, if they have changed. Empty plans delete what was stored.
    pub plans: Option<Plans>,
}

/// The place of a room in a series of games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeriesPlace {
    /// The room of the first game, which stands for the series.
    pub first: RoomId,
    /// The place, counted from 1. If the series already has a game at this place or at a later one, the store puts the room after
    /// the last game instead.
    pub place: u32,
}

/// A game of a series.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeriesGame {
    /// The room of the game.
    pub room: RoomId,
    /// Whether the game is over.
    pub over: bool,
    /// The player with Black and the outcome, if the game is finished.
    pub finished: Option<(PlayerId, Outcome)>,
}

impl Append {
    /// Checks what every backend assumes: there are events, their seqs follow `expected_seq` without a gap, and the derived rows
    /// belong to the same room.
    ///
    /// # Errors
    /// A description of the caller's mistake.
    pub fn check(&self) -> Result<(), String> {
        if self.events.is_empty() {
            return Err("there is nothing to append".into());
        }
        if !self.events.iter().map(|recorded| recorded.seq).eq((self.expected_seq.saturating_add(1)..).take(self.events.len())) {
            return Err(format!("the events do not follow seq {}", self.expected_seq));
        }
        if self.row.id != self.room || self.game.as_ref().is_some_and(|game| game.room != self.room) {
            return Err("a derived row belongs to another room".into());
        }
        if self.series.as_ref().is_some_and(|series| self.expected_seq > 0 || (series.place == 1) != (series.first == self.room))
        {
            return Err("only a new room can begin or continue a series".into());
        }
        Ok(())
    }

    /// True if this append creates a room and also finishes its game. Such a game was played on a device without a server. Its
    /// instants belong to another timeline, and the timeline of this store must not continue from them.
    #[must_use]
    pub const fn is_whole_game(&self) -> bool {
        self.expected_seq == 0 && self.game.is_some()
    }
}

/// The derived row of a room. Lists are made from these rows, without replaying any events.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RoomRow {
    /// The room.
    pub id: RoomId,
    /// Public or private.
    pub visibility: Visibility,
    /// The phase.
    pub phase: StoredPhase,
    /// The players in the seats.
    pub players: Vec<PlayerId>,
    /// When the room was created.
    pub created: UnixMillis,
    /// When the room's last event was stored.
    pub touched: UnixMillis,
    /// The next instant on the timeline at which something is due in the room, such as a timeout; `None` if nothing will be due.
    pub deadline: Option<Millis>,
}

/// The phase of a room, as far as lists distinguish phases.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StoredPhase {
    /// Waiting for the second player.
    Waiting,
    /// Playing, standing still or scoring.
    Live,
    /// Finished or aborted.
    Over,
}

impl From<Stage> for StoredPhase {
    fn from(stage: Stage) -> Self {
        match stage {
            Stage::Waiting => Self::Waiting,
            Stage::Playing | Stage::StandingStill | Stage::Scoring => Self::Live,
            Stage::Finished { .. } | Stage::Aborted => Self::Over,
        }
    }
}

/// A finished game as the history lists it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameRow {
    /// The room in which the game was played.
    pub room: RoomId,
    /// Public or private.
    pub visibility: Visibility,
    /// The kind of game.
    pub kind: Kind,
    /// The size of the board.
    pub size: Size,
    /// The name of the ruleset; the name of the kind if that kind has only one ruleset.
    pub ruleset: String,
    /// The id and the name of the player with Black.
    pub black: (PlayerId, String),
    /// The id and the name of the player with White.
    pub white: (PlayerId, String),
    /// How the game ended.
    pub outcome: Outcome,
    /// The number of moves, without those taken back.
    pub moves: u32,
    /// When the game started.
    pub started: UnixMillis,
    /// When the game ended.
    pub ended: UnixMillis,
    /// Whether both players sat at one device when the game ended.
    pub one_device: bool,
}

/// How often each of two players has won against the other.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Pair {
    /// Wins of the player who was given as `one`.
    pub one: u64,
    /// Wins of the player who was given as `other`.
    pub other: u64,
    /// Draws.
    pub draws: u64,
}

/// The maximum number of names in a [`GameFilter`].
pub const MAX_NAMES: usize = 4;

/// The filters for the history. A game must match all of them; `None` and an empty list match every game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct GameFilter {
    /// At most [`MAX_NAMES`] parts of names. Each of them must be part of Black's or White's name. Case is ignored.
    pub names: Vec<String>,
    /// The size of the board.
    pub size: Option<Size>,
    /// The kind of game.
    pub kind: Option<Kind>,
    /// The outcome.
    pub outcome: Option<OutcomeFilter>,
    /// Whether one of the players is a bot.
    pub bot: Option<bool>,
    /// Which part of the list to return.
    pub part: Part,
    /// The maximum number of games.
    pub limit: u32,
}

/// A part of the history. A part that begins at a place stays the same while games are added, because it does not
/// matter how many games come before that place.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Part {
    /// The newest games.
    #[default]
    Newest,
    /// The oldest games.
    Oldest,
    /// The games that come directly after this place in the list, where the list is sorted newest first.
    OlderThan(GamePlace),
    /// The games that come directly before this place in the list.
    NewerThan(GamePlace),
}

impl Part {
    /// Whether the part is read from its oldest game to its newest.
    #[must_use]
    pub const fn is_backward(self) -> bool {
        matches!(self, Self::Oldest | Self::NewerThan(_))
    }
}

/// The place of a game in the history, which is sorted newest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GamePlace {
    /// When the game ended.
    pub ended: UnixMillis,
    /// A number that sorts games that ended at the same time. Only the store knows its meaning.
    pub number: u64,
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
    /// The name of the filter, as on the wire: `"black"`, `"white"`, `"draw"` or `"void"`.
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

/// A page of the history.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GamePage {
    /// The games, newest first.
    pub games: Vec<GameRow>,
    /// The number of games that match. Damaged games are counted, but no page contains them.
    pub total: u64,
    /// True if more games match than `total`, because the store has stopped counting.
    pub more: bool,
    /// The place from which newer games continue; `None` if this page contains the newest game.
    pub newer: Option<GamePlace>,
    /// The place from which older games continue; `None` if this page contains the oldest game.
    pub older: Option<GamePlace>,
}

impl GamePage {
    /// The ends of a page, as `newer` and `older`. `places` are the first and the last game that were found, newest
    /// first, and `beyond` says whether at least one more game follows in the direction in which the part was read. A
    /// part that begins at a place always has a game on the side of that place: the game at the place itself.
    #[must_use]
    pub const fn ends(
        part: Part,
        places: Option<(GamePlace, GamePlace)>,
        beyond: bool,
    ) -> (Option<GamePlace>, Option<GamePlace>) {
        match (part, places) {
            (Part::Newest | Part::Oldest, None) => (None, None),
            // Nothing follows the place, so the page is empty. The way back includes the game at the place.
            (Part::OlderThan(place), None) => (Some(before(place)), None),
            (Part::NewerThan(place), None) => (None, Some(after(place))),
            (Part::Newest, Some((_, last))) => (None, if beyond { Some(last) } else { None }),
            (Part::Oldest, Some((first, _))) => (if beyond { Some(first) } else { None }, None),
            (Part::OlderThan(_), Some((first, last))) => (Some(first), if beyond { Some(last) } else { None }),
            (Part::NewerThan(_), Some((first, last))) => (if beyond { Some(first) } else { None }, Some(last)),
        }
    }
}

/// A place directly after this one in the list, so that the games that come before it include the game at `place`.
const fn before(place: GamePlace) -> GamePlace {
    GamePlace { number: place.number.saturating_add(1), ..place }
}

/// A place directly before this one in the list, so that the games that come after it include the game at `place`.
const fn after(place: GamePlace) -> GamePlace {
    GamePlace { number: place.number.saturating_sub(1), ..place }
}

/// What to erase permanently.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Erase {
    /// All names, chat texts, sessions and tokens of a player.
    Player(PlayerId),
    /// One chat text.
    Line {
        /// The room that contains the chat.
        room: RoomId,
        /// The seq of the event that contains the text.
        seq: u64,
    },
}

/// What the server needs when it starts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reopened {
    /// The latest durable instant of any heartbeat or event.
    pub last: Millis,
    /// Rooms with a deadline.
    pub waiting: Vec<WaitingRoom>,
}

/// A room with a deadline.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct WaitingRoom {
    /// The room.
    pub room: RoomId,
    /// The deadline.
    pub deadline: Millis,
    /// Whether the game is over. If so, the deadline is the instant at which the delayed broadcast shows the end of the game.
    pub over: bool,
}

/// A guest's session. Only the hash of its secret is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SessionRow {
    /// The SHA-256 hash of the secret.
    pub token_hash: [u8; 32],
    /// The guest.
    pub player: PlayerId,
    /// The name shown to others.
    pub name: String,
    /// When the session was created.
    pub created: UnixMillis,
    /// When the session was last used.
    pub used: UnixMillis,
    /// When the session ends.
    pub ends: UnixMillis,
}

/// A long-lived token with which a program plays. Only the hash of its secret is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TokenRow {
    /// The SHA-256 hash of the secret.
    pub token_hash: [u8; 32],
    /// The program, which plays as this player.
    pub player: PlayerId,
    /// The guest who made the token.
    pub owner: PlayerId,
    /// The program's name, shown to others.
    pub name: String,
    /// What the program may do.
    pub scopes: Scopes,
    /// When the token was made.
    pub created: UnixMillis,
    /// When the token was last used.
    pub used: UnixMillis,
    /// When the token ends unless it is used again.
    pub ends: UnixMillis,
}

/// A decision of the operator to keep somebody out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ban {
    /// The id of a player, or a network. The store does not read it.
    pub target: String,
    /// When the ban was made.
    pub made: UnixMillis,
    /// When the ban ends; `None` if it lasts until it is deleted.
    pub ends: Option<UnixMillis>,
}

/// What the holder of a token may do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Scopes {
    /// Read what the program may see.
    pub read: bool,
    /// Act: create rooms, take seats and play.
    pub play: bool,
}
