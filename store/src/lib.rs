//! The interface to the store, and the stored form of events. Each backend is a separate crate, such as `store/sqlite`, and must
//! pass the checks in `contract`.
//!
//! A room's events are the source of truth. All other rows are derived from them and written in the same transaction, so that
//! lists and searches always agree with the games.

#[cfg(feature = "contract")]
pub mod contract;
mod error;
mod model;
pub mod row;

use async_trait::async_trait;
use room::{CommandId, Millis, Plans, PlayerId, Recorded, RoomId};
use rules::Kind;

pub use error::StoreError;
pub use model::{
    Append, Ban, Erase, GameFilter, GamePage, GamePlace, GameRow, MAX_NAMES, OutcomeFilter, Pair, Part, Reopened, RoomRow,
    Scopes, SeriesGame, SeriesPlace, SessionRow, StoredPhase, TokenRow, WaitingRoom,
};

/// Storage for rooms, games and sessions. A method that writes data returns only when the data is durable.
///
/// Damaged data affects only its room: a method about one room returns [`StoreError::Corrupt`], and lists leave the room out.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Appends events to rooms, all or nothing. A rematch, for example, writes to two rooms with one call. Each
    /// [`Append`] contains the seq that the room's last event is expected to have.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] if a room's last event has a different seq; nothing was written. [`StoreError::Unavailable`] if
    /// the append failed for another reason and nothing was written. [`StoreError::Unknown`] if the events may or may not have
    /// been written; the caller must then drop the room from memory and load it again.
    async fn append(&self, appends: Vec<Append>) -> Result<(), StoreError>;

    /// Every event of a room in order, whether or not the room is sealed; `None` if there is no such room.
    async fn load(&self, room: &RoomId) -> Result<Option<Vec<Recorded>>, StoreError>;

    /// Stores the planned answers of a room without appending events. Empty plans delete what was stored.
    ///
    /// # Errors
    /// As for [`Store::append`].
    async fn put_plans(&self, room: &RoomId, plans: &Plans) -> Result<(), StoreError>;

    /// The planned answers of a room; empty if none are stored.
    async fn plans(&self, room: &RoomId) -> Result<Plans, StoreError>;

    /// Stores the review of a finished game, and replaces an earlier review. Does nothing if there is no such room.
    ///
    /// # Errors
    /// As for [`Store::append`].
    async fn put_review(&self, room: &RoomId, review: &[u8]) -> Result<(), StoreError>;

    /// The review of a game, as it was stored; `None` if none is stored.
    async fn review(&self, room: &RoomId) -> Result<Option<Vec<u8>>, StoreError>;

    /// Packs the log of a finished room into one compact record. From then on, loading returns the same events without their
    /// commands, but [`Store::spent`] still recognizes those commands. Events appended later are stored separately until the room
    /// is sealed again. Does nothing if there is nothing new to seal.
    async fn seal(&self, room: &RoomId) -> Result<(), StoreError>;

    /// Lists a finished public game for everyone. Before this call, its row is private, because the broadcast is delayed. Also
    /// clears the room's deadline. The game of a private room stays private. Does nothing if there is no such room, or if the
    /// game has been revealed before.
    async fn reveal(&self, room: &RoomId) -> Result<(), StoreError>;

    /// True if this author has sent a command with this id, and the command caused a sealed event other than a move. Commands that
    /// caused moves are not recorded, because a room that is over refuses moves.
    async fn spent(&self, room: &RoomId, author: &PlayerId, id: &CommandId) -> Result<bool, StoreError>;

    /// Erases names and chat. The events stay the same, except that erased texts are empty. Returns the number of texts
    /// erased by this call.
    async fn erase(&self, what: &Erase) -> Result<u64, StoreError>;

    /// What the server needs when it starts: the last durable instant on the timeline, and every room with a deadline.
    async fn reopen(&self) -> Result<Reopened, StoreError>;

    /// Stores `now` as the last instant at which this server was running.
    async fn heartbeat(&self, now: Millis) -> Result<(), StoreError>;

    /// Waiting and live public rooms, newest first, at most `limit` of each phase.
    async fn open_rooms(&self, limit: u32) -> Result<Vec<RoomRow>, StoreError>;

    /// Unfinished rooms in which this player has a seat, newest first, at most `limit`.
    async fn rooms_of(&self, player: &PlayerId, limit: u32) -> Result<Vec<RoomRow>, StoreError>;

    /// One page of the history, newest first. A private game is listed only if `viewer` played in it. A backend may stop counting the
    /// games at a bound, and refuses with [`StoreError::TooSlow`] if a search takes too long.
    async fn games(&self, filter: &GameFilter, viewer: Option<&PlayerId>) -> Result<GamePage, StoreError>;

    /// One game in the history; `None` if this room has no finished game.
    async fn game(&self, room: &RoomId) -> Result<Option<GameRow>, StoreError>;

    /// The games of the series that a room belongs to, in order, at most `limit`. Empty if the room belongs to no series.
    async fn series(&self, room: &RoomId, limit: u32) -> Result<Vec<SeriesGame>, StoreError>;

    /// How two players have done against each other in games of this kind. Games on one device, games without a result and games
    /// under erased names do not count. Private games count only if `private` is true. A backend may stop counting after several
    /// thousand games.
    async fn pair(&self, one: &PlayerId, other: &PlayerId, kind: Kind, private: bool) -> Result<Pair, StoreError>;

    /// Stores a session. Its name also replaces the name in all other sessions of the player.
    async fn put_session(&self, session: &SessionRow) -> Result<(), StoreError>;

    /// The session whose token has this hash, unless the session ended before `wall`, the current wall time.
    async fn session(&self, token_hash: &[u8; 32], wall: room::UnixMillis) -> Result<Option<SessionRow>, StoreError>;

    /// Stores a new token of a program. Also deletes the tokens that ended long before this one was made.
    async fn put_token(&self, token: &TokenRow) -> Result<(), StoreError>;

    /// Stores when a token was last used and when it ends. Does nothing if the token has been deleted.
    async fn use_token(&self, token_hash: &[u8; 32], used: room::UnixMillis, ends: room::UnixMillis) -> Result<(), StoreError>;

    /// The token whose secret has this hash, unless the token ended before `wall`, the current wall time.
    async fn token(&self, token_hash: &[u8; 32], wall: room::UnixMillis) -> Result<Option<TokenRow>, StoreError>;

    /// The tokens that this guest has made and that have not ended before `wall`, oldest first.
    async fn tokens_of(&self, owner: &PlayerId, wall: room::UnixMillis) -> Result<Vec<TokenRow>, StoreError>;

    /// Deletes the token of a program. Does nothing if there is none.
    async fn delete_token(&self, program: &PlayerId) -> Result<(), StoreError>;

    /// Lists a finished game only for its players, like a private game, or lists it for everyone again. A private game stays private, and
    /// a game whose broadcast is delayed is not listed for everyone before [`Store::reveal`]. Does nothing if there is no such game.
    async fn hide(&self, room: &RoomId, hidden: bool) -> Result<(), StoreError>;

    /// The players who have, or had in a game, exactly this name, at most `limit`.
    async fn named(&self, name: &str, limit: u32) -> Result<Vec<PlayerId>, StoreError>;

    /// Stores a ban, and replaces an earlier ban of the same target. Also deletes the bans that ended before this one was made.
    async fn put_ban(&self, ban: &Ban) -> Result<(), StoreError>;

    /// Deletes the ban of this target. Does nothing if there is none.
    async fn delete_ban(&self, target: &str) -> Result<(), StoreError>;

    /// The bans that have not ended at `wall`, in the order of their targets.
    async fn bans(&self, wall: room::UnixMillis) -> Result<Vec<Ban>, StoreError>;

    /// Stores a setting of the operator.
    async fn set(&self, name: &str, value: &str) -> Result<(), StoreError>;

    /// A setting of the operator; `None` if it has never been stored.
    async fn setting(&self, name: &str) -> Result<Option<String>, StoreError>;

    /// Checks that the database works, for `/healthz`.
    async fn ping(&self) -> Result<(), StoreError>;

    /// Finishes all writes in progress and closes the store. Later calls return [`StoreError::Unavailable`].
    async fn close(&self);
}
