//! What is kept, and how it is asked for. Backends live in crates of their own (`store/sqlite`) and pass the
//! checks of `contract`.
//!
//! A room's events are the truth; everything else here is derived from them and written in the same transaction, so that
//! lists and searches never disagree with a game.

#[cfg(feature = "contract")]
pub mod contract;
mod error;
mod model;
pub mod row;

use async_trait::async_trait;
use room::{CommandId, Millis, PlayerId, Recorded, RoomId};

pub use error::StoreError;
pub use model::{
    Append, Erase, GameFilter, GamePage, GameRow, OutcomeFilter, Reopened, RoomRow, SessionRow, StoredPhase, WaitingRoom,
};

/// A place that keeps rooms, games and sessions. Every method that writes returns only when the data is durable.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// Appends events to rooms, all or nothing: a rematch writes two rooms at once. Each [`Append`] names the seq it expects to be the last one.
    ///
    /// # Errors
    /// [`StoreError::Conflict`] when a room's last seq is another (nothing was written); [`StoreError::Unavailable`] when nothing was
    /// written for another reason; [`StoreError::Unknown`] when it may or may not have been written: drop the room and load it again.
    async fn append(&self, appends: Vec<Append>) -> Result<(), StoreError>;

    /// Every event of a room in order, sealed or not; `None` if there is no such room.
    async fn load(&self, room: &RoomId) -> Result<Option<Vec<Recorded>>, StoreError>;

    /// Turns the log of a finished room into one compact record. Loading gives the same events as before, but without the commands
    /// that made them: [`Store::spent`] recognises those. Later appends are kept apart from the record until the room is sealed again. Does
    /// nothing if there is nothing new to seal.
    async fn seal(&self, room: &RoomId) -> Result<(), StoreError>;

    /// Whether this command of this author made an event other than a move before the room was sealed. A move needs no such memory: a
    /// room that is over refuses it.
    async fn spent(&self, room: &RoomId, author: &PlayerId, id: &CommandId) -> Result<bool, StoreError>;

    /// Erases names and chat. The events stay and read as before, with an empty text in place of what was erased. Gives how many texts
    /// were erased now.
    async fn erase(&self, what: &Erase) -> Result<u64, StoreError>;

    /// What a start needs: the last durable instant of the timeline, and every room that wants to be woken.
    async fn reopen(&self) -> Result<Reopened, StoreError>;

    /// Makes `now` durable as the last instant at which this server was alive.
    async fn heartbeat(&self, now: Millis) -> Result<(), StoreError>;

    /// Public rooms that wait or are played, newest first, at most `limit` of each phase.
    async fn open_rooms(&self, limit: u32) -> Result<Vec<RoomRow>, StoreError>;

    /// Rooms that are not over in which this player has a seat, newest first, at most `limit`.
    async fn rooms_of(&self, player: &PlayerId, limit: u32) -> Result<Vec<RoomRow>, StoreError>;

    /// One page of the history, newest first. Private games are listed only for `viewer` if they played in them.
    async fn games(&self, filter: &GameFilter, viewer: Option<&PlayerId>) -> Result<GamePage, StoreError>;

    /// The history's row of one game.
    async fn game(&self, room: &RoomId) -> Result<Option<GameRow>, StoreError>;

    /// Keeps a new session, or overwrites the name of the player.
    async fn put_session(&self, session: &SessionRow) -> Result<(), StoreError>;

    /// The session whose token has this hash, unless it ended before `wall`.
    async fn session(&self, token_hash: &[u8; 32], wall: room::UnixMillis) -> Result<Option<SessionRow>, StoreError>;

    /// Touches the database, for `/healthz`.
    async fn ping(&self) -> Result<(), StoreError>;

    /// Writes everything that is under way and closes. Later calls give [`StoreError::Unavailable`].
    async fn close(&self);
}
