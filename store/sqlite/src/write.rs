//! The writer: one thread that owns the only connection that can write. It writes many queued requests in one transaction,
//! and does nothing else between BEGIN and COMMIT.
//!
//! If a request is refused, it has not written anything, so the refusal does not affect the other requests in the
//! transaction. If a request fails after it has begun to write, the whole transaction is rolled back. Then each request
//! is tried alone, so that only the faulty one fails. If a COMMIT fails, the transaction may or may not be on the disk,
//! so every request gets [`StoreError::Unknown`], and the connection is replaced before the next write.

mod append;
mod erase;
mod journal;
mod log;
mod numbers;
mod operator;
mod plans;
mod reveal;
mod reviews;
mod rewrite;
mod session;
mod sql;
mod token;

use crate::cells::{AppendCells, BanCells, PlansCells, SessionCells, TokenCells};
use crate::error::{OpenError, unwritten};
use crate::latest::Latest;
use crate::open::{Connector, Opened};
use journal::Journal;
use numbers::Players;
use room::RoomId;
use rusqlite::Connection;
use sql::run;
use std::fs::File;
use store::{Erase, StoreError};
use tokio::sync::{mpsc, oneshot, watch};

/// The maximum number of requests in the queue. When the queue is full, callers wait.
const QUEUED_REQUESTS: usize = 1024;

/// The maximum number of requests per transaction. More would save little and delay the first answer.
const BATCH_REQUESTS: usize = 64;

/// A request to the writer.
#[derive(Debug)]
pub(crate) enum Write {
    Append(Vec<AppendCells>),
    Seal(SealCells),
    /// Rewrites the log of a room so that it has the current form.
    Rewrite(RoomId),
    Erase(Erase),
    /// Lists a finished game for everyone.
    Reveal(RoomId),
    Heartbeat(i64),
    Session(SessionCells),
    Token(TokenCells),
    /// A token was used.
    UseToken {
        token_hash: Vec<u8>,
        used: i64,
        ends: i64,
    },
    /// Deletes the token of this program.
    DeleteToken(String),
    /// The planned answers of a room.
    Plans(RoomId, PlansCells),
    Review(RoomId, Vec<u8>),
    /// Hides a finished game, or shows it again.
    Hide(RoomId, bool),
    Ban(BanCells),
    /// Deletes the ban of this target.
    Unban(String),
    /// A setting of the operator: its name and its value.
    Set(String, String),
    /// Moves everything from the journal to its final place.
    Fold,
    /// Only checks that writing is possible.
    Nothing,
}

/// The record to write when a room is sealed.
#[derive(Debug)]
pub(crate) struct SealCells {
    /// The room's number.
    pub(crate) room: i64,
    /// The number of events that were already sealed.
    pub(crate) sealed: i64,
    /// The number of events in the new record.
    pub(crate) seq: i64,
    pub(crate) blob: Vec<u8>,
}

/// The result of a write.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Done {
    Written,
    /// Nothing was written, because the log of this room must be rewritten first.
    OldForm(RoomId),
    /// The number of texts erased.
    Erased(u64),
}

/// A write and the channel for its result.
#[derive(Debug)]
pub(crate) struct Request {
    pub(crate) write: Write,
    pub(crate) answer: oneshot::Sender<Result<Done, StoreError>>,
}

/// Starts the writer. When all senders are dropped, it closes everything, sets the watched value to true and ends.
///
/// # Errors
/// If the system gives no thread.
pub(crate) fn spawn(opened: Opened, latest: Latest) -> Result<(mpsc::Sender<Request>, watch::Receiver<bool>), OpenError> {
    let (requests, queue) = mpsc::channel(QUEUED_REQUESTS);
    let (closed, watched) = watch::channel(false);
    let (end, ended) = oneshot::channel();
    let Opened { connector, writer, readers, searchers, lock } = opened;
    let writer = Writer { connector, connection: Some(writer), known: Known::default(), latest, lock };
    let thread = std::thread::Builder::new().name("store-writer".into());
    thread.spawn(move || drop(end.send(writer.run(queue)))).map_err(OpenError::Thread)?;
    tokio::spawn(async move {
        // The writer comes back after the last request. If its thread has panicked, everything is dropped.
        let Ok(writer) = ended.await else { return };
        readers.close().await;
        searchers.close().await;
        if tokio::task::spawn_blocking(move || writer.close()).await.is_ok() {
            closed.send_replace(true);
        }
    });
    Ok((requests, watched))
}

struct Writer {
    connector: Connector,
    /// `None` after a failure, until a new connection can be opened.
    connection: Option<Connection>,
    known: Known,
    latest: Latest,
    /// This field is the last one, so that the directory stays locked until the connection is closed.
    lock: File,
}

/// What the writer remembers between two transactions. After a rollback, it remembers nothing.
#[derive(Default)]
struct Known {
    /// The cached numbers that stand for players.
    players: Players,
    journal: Journal,
}

/// Why a transaction was not committed.
enum Failure {
    /// The transaction could not begin, so nothing can be written now.
    Begin(OpenError),
    /// A request failed, and everything was rolled back.
    Request(StoreError),
    /// The commit failed. The transaction may or may not be on the disk.
    Commit(rusqlite::Error),
}

/// The result of each request in a transaction, in order.
type Answers = Vec<Result<Done, StoreError>>;

impl Writer {
    /// Writes until all senders are dropped.
    fn run(mut self, mut queue: mpsc::Receiver<Request>) -> Self {
        let mut batch = Vec::with_capacity(BATCH_REQUESTS);
        while queue.blocking_recv_many(&mut batch, BATCH_REQUESTS) > 0 {
            let (writes, answers): (Vec<Write>, Vec<_>) = batch.drain(..).map(|request| (request.write, request.answer)).unzip();
            let results = self.write(&writes);
            if writes.iter().any(|write| matches!(write, Write::Erase(_))) {
                self.empty_wal();
            }
            for (answer, result) in answers.into_iter().zip(results) {
                // A caller that no longer waits needs no result.
                let _ = answer.send(result);
            }
        }
        // If this fails, the next start folds the journal.
        self.write(&[Write::Fold]);
        self
    }

    /// Writes all requests in one transaction. If one of them fails, writes each request in a transaction of its own.
    fn write(&mut self, writes: &[Write]) -> Answers {
        match self.transact(writes) {
            Ok(answers) => answers,
            Err(Failure::Request(_)) if writes.len() > 1 => {
                let mut answers = Vec::with_capacity(writes.len());
                for write in writes {
                    match self.transact(std::slice::from_ref(write)) {
                        Ok(answer) => answers.extend(answer),
                        Err(failure) => answers.push(Err(failure.answer())),
                    }
                }
                answers
            }
            Err(failure) => writes.iter().map(|_| Err(failure.answer())).collect(),
        }
    }

    /// Writes requests in one transaction. Tries again as long as folding the journal finds more damage, which it then avoids.
    fn transact(&mut self, writes: &[Write]) -> Result<Answers, Failure> {
        loop {
            let damage = self.known.journal.damage();
            let result = self.transact_once(writes);
            if !matches!(result, Err(Failure::Request(_))) || self.known.journal.damage() == damage {
                return result;
            }
        }
    }

    fn transact_once(&mut self, writes: &[Write]) -> Result<Answers, Failure> {
        // Keep the caches only after a commit, when their contents are known to be stored.
        let mut known = std::mem::take(&mut self.known);
        let connection = self.connected().map_err(Failure::Begin)?;
        let result = transact(connection, &mut known, writes);
        match &result {
            Ok(_) => {
                known.journal.publish(&self.latest);
                self.known = known;
            }
            Err(failure @ (Failure::Begin(_) | Failure::Request(_))) => {
                tracing::warn!(error = %failure.answer(), "a write was rolled back");
                // A failed statement can end the transaction by itself, so do not trust a connection that cannot roll back.
                if !roll_back(connection) {
                    self.renew();
                }
                self.known.journal = known.journal.forgotten();
            }
            Err(Failure::Commit(error)) => {
                tracing::error!(%error, "a commit failed; it is unknown whether the data was written");
                self.renew();
            }
        }
        result
    }

    fn connected(&mut self) -> Result<&Connection, OpenError> {
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => self.connector.connect()?,
        };
        Ok(self.connection.insert(connection))
    }

    /// Drops the connection and opens a new one if possible.
    fn renew(&mut self) {
        self.connection = None;
        if let Err(error) = self.connected() {
            tracing::error!(%error, "the database cannot be reopened");
        }
    }

    /// Moves everything from the WAL into the database, so that erased texts do not remain in the WAL.
    fn empty_wal(&self) {
        let Some(connection) = &self.connection else { return };
        let error = match connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0)) {
            Ok(false) => return,
            Ok(true) => "another connection reads from it".to_owned(),
            Err(error) => error.to_string(),
        };
        tracing::warn!(error, "the WAL could not be emptied; the next start will read it");
    }

    /// Moves everything from the WAL into the database and unlocks the directory. All other connections must have been
    /// closed before.
    fn close(mut self) {
        self.empty_wal();
        if let Some(connection) = self.connection.take()
            && let Err((_, error)) = connection.close()
        {
            tracing::warn!(%error, "the database could not be closed");
        }
        drop(self.lock);
    }
}

impl Failure {
    fn answer(&self) -> StoreError {
        match self {
            Self::Begin(error) => StoreError::Unavailable(error.to_string()),
            Self::Request(error) => error.clone(),
            Self::Commit(error) => StoreError::Unknown(error.to_string()),
        }
    }
}

/// Runs a statement that begins or ends a transaction.
fn control(connection: &Connection, statement: &str) -> Result<(), rusqlite::Error> {
    connection.prepare_cached(statement)?.execute([]).map(drop)
}

fn transact(connection: &Connection, known: &mut Known, writes: &[Write]) -> Result<Answers, Failure> {
    control(connection, "BEGIN IMMEDIATE").map_err(|error| Failure::Begin(error.into()))?;
    known.journal.begin(connection).map_err(|error| Failure::Request(unwritten(error)))?;
    let mut answers = Vec::with_capacity(writes.len());
    // The latest instant in this transaction, on the timeline.
    let mut last = 0;
    for write in writes {
        answers.push(perform(connection, known, write, &mut last).map_err(Failure::Request)?);
    }
    known.journal.limit(connection).map_err(|error| Failure::Request(unwritten(error)))?;
    if last > 0 {
        let updated = run!(connection, "UPDATE heartbeat SET last = ?1 WHERE last < ?1", last);
        updated.map_err(|error| Failure::Request(unwritten(error)))?;
    }
    control(connection, "COMMIT").map_err(Failure::Commit)?;
    Ok(answers)
}

/// Writes one request. The inner error is a refusal, which means that nothing was written. After an outer error, the transaction
/// must be rolled back.
fn perform(
    connection: &Connection,
    known: &mut Known,
    write: &Write,
    last: &mut i64,
) -> Result<Result<Done, StoreError>, StoreError> {
    match write {
        Write::Append(appends) => {
            let before = match append::before(connection, known, appends)? {
                Ok(before) => before,
                Err(append::Refusal::Store(refused)) => return Ok(Err(refused)),
                Err(append::Refusal::OldForm(room)) => return Ok(Ok(Done::OldForm(room))),
            };
            for (before, cells) in before.into_iter().zip(appends) {
                let appended = append::append(connection, known, before.as_ref(), cells);
                let reached = appended.map_err(|fault| fault.of(cells.room.as_str()))?;
                *last = reached.unwrap_or_default().max(*last);
            }
        }
        Write::Seal(cells) => append::seal(connection, &known.journal, cells).map_err(unwritten)?,
        Write::Rewrite(room) => return rewrite::rewrite(connection, &mut known.players, room, store::row::Record::pack),
        Write::Reveal(room) => reveal::reveal(connection, room).map_err(unwritten)?,
        Write::Erase(what) => return erase::erase(connection, &known.journal, what).map_err(unwritten),
        Write::Heartbeat(now) => *last = i64::max(*last, *now),
        Write::Session(cells) => session::put(connection, cells).map_err(unwritten)?,
        Write::Token(cells) => token::put(connection, cells).map_err(unwritten)?,
        Write::UseToken { token_hash, used, ends } => token::touch(connection, token_hash, *used, *ends).map_err(unwritten)?,
        Write::DeleteToken(program) => token::delete(connection, program).map_err(unwritten)?,
        Write::Plans(room, plans) => plans::put_by_id(connection, room.as_str(), plans.as_deref()).map_err(unwritten)?,
        Write::Review(room, review) => reviews::put(connection, room.as_str(), review).map_err(unwritten)?,
        Write::Hide(room, hidden) => operator::hide(connection, room, *hidden).map_err(unwritten)?,
        Write::Ban(ban) => operator::ban(connection, ban).map_err(unwritten)?,
        Write::Unban(target) => operator::unban(connection, target).map_err(unwritten)?,
        Write::Set(name, value) => operator::set(connection, name, value).map_err(unwritten)?,
        Write::Fold => known.journal.fold_all(connection).map_err(unwritten)?,
        Write::Nothing => {}
    }
    Ok(Ok(Done::Written))
}

/// Rolls back the transaction if one is still open. Returns false if that fails.
fn roll_back(connection: &Connection) -> bool {
    connection.is_autocommit() || control(connection, "ROLLBACK").is_ok()
}
