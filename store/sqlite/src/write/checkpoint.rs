//! Checkpoints copy the pages of the WAL into the database, so that SQLite can begin the WAL again.
//!
//! A thread of its own makes them, and the writer goes on meanwhile. Only if the WAL has grown long, because there was no moment without
//! writes, the writer itself copies the few pages that are new since the last checkpoint.

mod policy;

use crate::error::OpenError;
use crate::open::Connector;
use policy::{Policy, Step};
use rusqlite::Connection;
use std::cell::Cell;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;

thread_local! {
    /// The pages in the WAL after the last commit on this thread.
    static WAL_PAGES: Cell<u32> = const { Cell::new(0) };
}

/// Makes SQLite report the length of the WAL after each commit of this connection, instead of making a checkpoint by itself.
pub(crate) fn watch(connection: &Connection) {
    connection.wal_hook(Some(|_, pages| {
        WAL_PAGES.set(u32::try_from(pages).unwrap_or_default());
        Ok(())
    }));
}

/// The thread that makes checkpoints. It ends when this is dropped.
pub(super) struct Checkpoints {
    policy: Policy,
    /// Asks the thread for a checkpoint. There is place for one request, because a second one would find nothing to do.
    requests: Option<SyncSender<()>>,
    thread: Option<JoinHandle<()>>,
    shared: Arc<Shared>,
}

#[derive(Default)]
struct Shared {
    /// Locked during a checkpoint, because SQLite refuses a second one at the same time.
    running: Mutex<()>,
    /// True if the thread has made a checkpoint since it was last asked.
    made: AtomicBool,
}

impl Checkpoints {
    /// Starts the thread. It opens its connection when it is first asked for a checkpoint.
    pub(super) fn start(connector: Arc<Connector>) -> Result<Self, OpenError> {
        let (requests, asked) = sync_channel(1);
        let shared = Arc::new(Shared::default());
        let of_thread = Arc::clone(&shared);
        let thread = std::thread::Builder::new().name("store-checkpoint".into());
        let thread = thread.spawn(move || run(&connector, &of_thread, &asked)).map_err(OpenError::Thread)?;
        Ok(Self { policy: Policy::default(), requests: Some(requests), thread: Some(thread), shared })
    }

    /// To be called after each commit of this connection, on its thread.
    pub(super) fn after_commit(&mut self, connection: &Connection) {
        match self.policy.after_commit(WAL_PAGES.get(), self.shared.made.load(Ordering::Acquire)) {
            Step::Nothing => {}
            Step::Ask => {
                self.shared.made.store(false, Ordering::Release);
                // An error means that a request waits already, or that the thread has panicked. The policy does not rely on the thread.
                let _ = self.requests.as_ref().map(|requests| requests.try_send(()));
            }
            Step::Finish => {
                self.shared.made.store(false, Ordering::Release);
                if let Err(error) = checkpoint(&self.shared, connection) {
                    tracing::warn!(%error, "the WAL could not be copied into the database; it grows until this succeeds");
                }
            }
        }
    }

    /// Copies everything from the WAL into the database, and cuts the WAL to nothing.
    pub(super) fn empty(&self, connection: &Connection) -> Result<(), String> {
        let _running = self.shared.running();
        let busy: Result<bool, _> = connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0));
        match busy {
            Ok(false) => Ok(()),
            Ok(true) => Err("another connection reads from it".into()),
            Err(error) => Err(error.to_string()),
        }
    }
}

impl Drop for Checkpoints {
    fn drop(&mut self) {
        self.requests = None;
        if let Some(thread) = self.thread.take() {
            // An error means that the thread has panicked, so it has ended too.
            let _ = thread.join();
        }
    }
}

impl Shared {
    fn running(&self) -> MutexGuard<'_, ()> {
        // The lock protects no data.
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn run(connector: &Connector, shared: &Shared, asked: &Receiver<()>) {
    let mut connection = None;
    while asked.recv().is_ok() {
        match made(connector, shared, connection.take()) {
            Ok(kept) => {
                connection = Some(kept);
                shared.made.store(true, Ordering::Release);
            }
            Err(error) => tracing::warn!(%error, "a checkpoint failed; the writer will make one"),
        }
    }
}

/// Makes a checkpoint, and returns the connection for the next one.
fn made(connector: &Connector, shared: &Shared, connection: Option<Connection>) -> Result<Connection, OpenError> {
    let connection = connection.map_or_else(|| connector.connect(), Ok)?;
    checkpoint(shared, &connection)?;
    Ok(connection)
}

/// Copies as many pages as possible without waiting for a reader or a writer.
fn checkpoint(shared: &Shared, connection: &Connection) -> Result<(), rusqlite::Error> {
    let _running = shared.running();
    connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()))
}
