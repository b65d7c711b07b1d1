//! The SQLite store: one writer that groups commits, and concurrent readers.
//!
//! Every write goes through one thread, which owns the only connection that can write. The thread takes the queued requests,
//! writes them in one transaction and answers when that transaction is on the disk. Many rooms therefore share one
//! fsync. Reads use a small pool of connections that cannot write. Searches of the history have a pool of their own and a
//! limit of time.
//!
//! Deliberately absent: a cache of rooms (the server has one), and acknowledgements of writes that are not yet on the disk.

mod cells;
mod damage;
mod error;
pub mod files;
mod latest;
mod open;
mod read;
mod renew;
mod seal;
mod write;

use async_trait::async_trait;
use damage::Damage;
use latest::Latest;
use room::{CommandId, Millis, Plans, PlayerId, Recorded, RoomId, UnixMillis};
use rules::Kind;
use sqlx::SqlitePool;
use std::path::Path;
use std::sync::RwLock;
use std::time::Duration;
use store::{
    Append, Ban, Erase, GameFilter, GamePage, GameRow, Pair, Reopened, RoomRow, SeriesGame, SessionRow, Store, StoreError,
    TokenRow,
};
use tokio::sync::{mpsc, oneshot, watch};

pub use error::OpenError;
pub use open::Options;
use write::{Done, Request, Write};

/// Rooms, games and sessions in one SQLite file in a data directory.
///
/// Close it with [`Store::close`]. If the store is dropped instead, it closes itself in the background, and its directory stays
/// locked until the store has closed.
#[derive(Debug)]
pub struct SqliteStore {
    /// Sends to the writer; `None` after the store has been closed.
    requests: RwLock<Option<mpsc::Sender<Request>>>,
    readers: SqlitePool,
    /// The connections that search the history.
    searchers: SqlitePool,
    search_limit: Duration,
    damage: Damage,
    latest: Latest,
    /// Becomes true when the writer has closed everything.
    closed: watch::Receiver<bool>,
}

impl SqliteStore {
    /// Opens the store in a directory, creates the directory if it is missing, and migrates the schema.
    ///
    /// # Errors
    /// [`OpenError`] if another server uses the directory, if the file is damaged or was written by a newer program, or if SQLite
    /// is too old or does not accept a setting.
    pub async fn open(directory: &Path, options: &Options) -> Result<Self, OpenError> {
        let opened = open::open(directory, options).await?;
        let (readers, searchers) = (opened.readers.clone(), opened.searchers.clone());
        let latest = Latest::default();
        let (requests, closed) = write::spawn(opened, latest.clone())?;
        renew::spawn(requests.downgrade(), readers.clone());
        let store = Self {
            requests: RwLock::new(Some(requests)),
            readers,
            searchers,
            search_limit: options.search_limit,
            damage: Damage::default(),
            latest,
            closed,
        };
        // The first transaction folds the journal that a killed process has left.
        if let Err(error) = store.write(Write::Nothing).await {
            tracing::warn!(%error, "the journal could not be folded; until the next write, lists of rooms show older states");
        }
        Ok(store)
    }

    /// Queues a write and waits until it is durable. Dropping this future does not cancel the write.
    async fn write(&self, write: Write) -> Result<Done, StoreError> {
        let closed = || StoreError::Unavailable("it is closed".into());
        let requests = self.requests.read().unwrap_or_else(std::sync::PoisonError::into_inner).clone().ok_or_else(closed)?;
        let (answer, answered) = oneshot::channel();
        requests.send(Request { write, answer }).await.map_err(|_| closed())?;
        drop(requests);
        answered.await.unwrap_or_else(|_| Err(StoreError::Unknown("the writer ended".into())))
    }

    /// Like [`Self::write`], for a write that may affect rooms whose logs still have the form of an older version. Such logs are
    /// rewritten first.
    async fn write_to_current_form(&self, mut write: impl FnMut() -> Result<Write, StoreError>) -> Result<Done, StoreError> {
        loop {
            match self.write(write()?).await? {
                Done::OldForm(room) => self.write(Write::Rewrite(room)).await?,
                done @ (Done::Written | Done::Erased(_)) => return Ok(done),
            };
        }
    }
}

#[async_trait]
impl Store for SqliteStore {
    async fn append(&self, appends: Vec<Append>) -> Result<(), StoreError> {
        self.write_to_current_form(|| Ok(Write::Append(cells::appends(&appends)?))).await.map(drop)
    }

    async fn load(&self, room: &RoomId) -> Result<Option<Vec<Recorded>>, StoreError> {
        Ok(read::log(&self.readers, room).await?.map(|log| log.events))
    }

    async fn put_plans(&self, room: &RoomId, plans: &Plans) -> Result<(), StoreError> {
        self.write(Write::Plans(room.clone(), cells::plans(plans))).await.map(drop)
    }

    async fn plans(&self, room: &RoomId) -> Result<Plans, StoreError> {
        read::plans(&self.readers, room).await
    }

    async fn put_review(&self, room: &RoomId, review: &[u8]) -> Result<(), StoreError> {
        self.write(Write::Review(room.clone(), review.to_vec())).await.map(drop)
    }

    async fn review(&self, room: &RoomId) -> Result<Option<Vec<u8>>, StoreError> {
        read::review(&self.readers, room).await
    }

    async fn seal(&self, room: &RoomId) -> Result<(), StoreError> {
        let Some(mut log) = read::log(&self.readers, room).await? else { return Ok(()) };
        if matches!(log.form, read::Form::Old) {
            self.write(Write::Rewrite(room.clone())).await?;
            let Some(renewed) = read::log(&self.readers, room).await? else { return Ok(()) };
            log = renewed;
        }
        match seal::pack(room, log).await? {
            Some(cells) => self.write(Write::Seal(cells)).await.map(drop),
            None => Ok(()),
        }
    }

    async fn reveal(&self, room: &RoomId) -> Result<(), StoreError> {
        self.write(Write::Reveal(room.clone())).await.map(drop)
    }

    async fn spent(&self, room: &RoomId, author: &PlayerId, id: &CommandId) -> Result<bool, StoreError> {
        read::spent(&self.readers, room, author, id).await
    }

    async fn erase(&self, what: &Erase) -> Result<u64, StoreError> {
        match self.write_to_current_form(|| Ok(Write::Erase(what.clone()))).await? {
            Done::Erased(texts) => Ok(texts),
            Done::Written | Done::OldForm(_) => Ok(0),
        }
    }

    async fn reopen(&self) -> Result<Reopened, StoreError> {
        let (last, waiting) = read::reopened(&self.readers).await?;
        Ok(Reopened { last, waiting: self.damage.leave_out(waiting) })
    }

    async fn heartbeat(&self, now: Millis) -> Result<(), StoreError> {
        self.write(Write::Heartbeat(cells::integer("an instant", now.0)?)).await.map(drop)
    }

    async fn open_rooms(&self, limit: u32) -> Result<Vec<RoomRow>, StoreError> {
        Ok(self.damage.leave_out(read::open_rooms(&self.readers, &self.latest, limit).await?))
    }

    async fn rooms_of(&self, player: &PlayerId, limit: u32) -> Result<Vec<RoomRow>, StoreError> {
        Ok(self.damage.leave_out(read::rooms_of(&self.readers, &self.latest, player, limit).await?))
    }

    async fn games(&self, filter: &GameFilter, viewer: Option<&PlayerId>) -> Result<GamePage, StoreError> {
        let mut searcher = read::limited(&self.searchers, self.search_limit).await?;
        let (games, page) = read::games(&mut searcher, filter, viewer).await?;
        Ok(GamePage { games: self.damage.leave_out(games), ..page })
    }

    async fn game(&self, room: &RoomId) -> Result<Option<GameRow>, StoreError> {
        read::game(&self.readers, room).await
    }

    async fn series(&self, room: &RoomId, limit: u32) -> Result<Vec<SeriesGame>, StoreError> {
        Ok(self.damage.leave_out(read::series(&self.readers, room, limit).await?))
    }

    async fn pair(&self, one: &PlayerId, other: &PlayerId, kind: Kind, private: bool) -> Result<Pair, StoreError> {
        read::pair(&self.readers, one, other, kind, private).await
    }

    async fn put_session(&self, session: &SessionRow) -> Result<(), StoreError> {
        self.write(Write::Session(cells::session(session)?)).await.map(drop)
    }

    async fn session(&self, token_hash: &[u8; 32], wall: UnixMillis) -> Result<Option<SessionRow>, StoreError> {
        Ok(read::session(&self.readers, token_hash, wall).await?.and_then(|found| self.damage.readable(found)))
    }

    async fn put_token(&self, token: &TokenRow) -> Result<(), StoreError> {
        self.write(Write::Token(cells::token(token)?)).await.map(drop)
    }

    async fn use_token(&self, token_hash: &[u8; 32], used: UnixMillis, ends: UnixMillis) -> Result<(), StoreError> {
        let (used, ends) = (cells::integer("a time", used.0)?, cells::integer("a time", ends.0)?);
        self.write(Write::UseToken { token_hash: token_hash.to_vec(), used, ends }).await.map(drop)
    }

    async fn token(&self, token_hash: &[u8; 32], wall: UnixMillis) -> Result<Option<TokenRow>, StoreError> {
        Ok(read::token(&self.readers, token_hash, wall).await?.and_then(|found| self.damage.readable(found)))
    }

    async fn tokens_of(&self, owner: &PlayerId, wall: UnixMillis) -> Result<Vec<TokenRow>, StoreError> {
        let found = read::tokens_of(&self.readers, owner, wall).await?;
        Ok(found.into_iter().filter_map(|found| self.damage.readable(found)).collect())
    }

    async fn delete_token(&self, program: &PlayerId) -> Result<(), StoreError> {
        self.write(Write::DeleteToken(program.to_string())).await.map(drop)
    }

    async fn hide(&self, room: &RoomId, hidden: bool) -> Result<(), StoreError> {
        self.write(Write::Hide(room.clone(), hidden)).await.map(drop)
    }

    async fn named(&self, name: &str, limit: u32) -> Result<Vec<PlayerId>, StoreError> {
        let mut searcher = read::limited(&self.searchers, self.search_limit).await?;
        read::named(&mut searcher, name, limit).await
    }

    async fn put_ban(&self, ban: &Ban) -> Result<(), StoreError> {
        self.write(Write::Ban(cells::ban(ban)?)).await.map(drop)
    }

    async fn delete_ban(&self, target: &str) -> Result<(), StoreError> {
        self.write(Write::Unban(target.to_owned())).await.map(drop)
    }

    async fn bans(&self, wall: UnixMillis) -> Result<Vec<Ban>, StoreError> {
        read::bans(&self.readers, wall).await
    }

    async fn set(&self, name: &str, value: &str) -> Result<(), StoreError> {
        self.write(Write::Set(name.to_owned(), value.to_owned())).await.map(drop)
    }

    async fn setting(&self, name: &str) -> Result<Option<String>, StoreError> {
        read::setting(&self.readers, name).await
    }

    async fn ping(&self) -> Result<(), StoreError> {
        // Check both writing and reading, because a store that cannot write is not healthy.
        self.write(Write::Nothing).await?;
        read::ping(&self.readers).await
    }

    async fn close(&self) {
        drop(self.requests.write().unwrap_or_else(std::sync::PoisonError::into_inner).take());
        // An error means that the writer has ended, so everything is closed.
        let _ = self.closed.clone().wait_for(|closed| *closed).await;
    }
}
