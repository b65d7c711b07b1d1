//! A room sets a mark on a connection to learn when everything that has already arrived there has been handled. The task of the
//! connection then answers the mark.

use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::{Notify, oneshot};

/// The marks of a connection. Each is answered when the server has handled everything that has arrived on the connection.
#[derive(Debug, Default)]
pub(crate) struct Marks {
    /// `None` while nobody reads the connection.
    waiting: Mutex<Option<Vec<oneshot::Sender<()>>>>,
    set: Notify,
}

impl Marks {
    /// Records that somebody now reads the connection.
    pub(crate) fn open(&self) {
        self.lock().get_or_insert_default();
    }

    /// Records that nobody reads the connection anymore. Ends the wait of everyone who waits for a mark.
    pub(crate) fn close(&self) {
        *self.lock() = None;
    }

    /// Sets a mark. The receiver gets its answer when everything that has arrived before has been handled, or when the connection
    /// ends. `None` if nobody reads the connection.
    pub(crate) fn set(&self) -> Option<oneshot::Receiver<()>> {
        let (answer, answered) = oneshot::channel();
        self.lock().as_mut()?.push(answer);
        self.set.notify_one();
        Some(answered)
    }

    /// Waits until a mark is set.
    pub(crate) async fn marked(&self) {
        while self.lock().as_ref().is_none_or(Vec::is_empty) {
            self.set.notified().await;
        }
    }

    /// Answers all marks.
    pub(crate) fn answer(&self) {
        for waiting in self.lock().iter_mut().flat_map(std::mem::take) {
            // The room may have stopped waiting.
            let _ = waiting.send(());
        }
    }

    fn lock(&self) -> MutexGuard<'_, Option<Vec<oneshot::Sender<()>>>> {
        // No code panics while holding the lock.
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
