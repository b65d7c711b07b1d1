//! Rewrites logs of the old form in the background, one room at a time, oldest first. A crash loses nothing: the remaining rooms are
//! rewritten after the next start.

use crate::read;
use crate::write::{Request, Write};
use sqlx::SqlitePool;
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};

/// The pause between two rooms, so that the writer stays free for live games.
const PAUSE: Duration = Duration::from_millis(5);

/// Starts the task. It ends after it has tried every room once, or when the store closes.
pub(crate) fn spawn(requests: mpsc::WeakSender<Request>, readers: SqlitePool) {
    tokio::spawn(async move {
        let (mut after, mut rewritten) = (0, 0_u64);
        while let Ok(Some((number, room))) = read::next_old(&readers, after).await {
            after = number;
            // Weak, so that closing the store does not wait for this task.
            let Some(requests) = requests.upgrade() else { return };
            let (answer, answered) = oneshot::channel();
            if requests.send(Request { write: Write::Rewrite(room.clone()), answer }).await.is_err() {
                return;
            }
            drop(requests);
            match answered.await {
                Ok(Ok(_)) => rewritten += 1,
                Ok(Err(error)) => tracing::error!(%room, %error, "a log keeps its old form"),
                Err(_) => return,
            }
            tokio::time::sleep(PAUSE).await;
        }
        if rewritten > 0 {
            tracing::info!(rewritten, "logs of an older version were rewritten");
        }
    });
}
