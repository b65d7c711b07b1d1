//! Rewrites logs that still have the form of an older version. A background task rewrites one room at a time, oldest
//! first. A crash loses nothing, because the remaining logs are rewritten after the next start.

use crate::read;
use crate::write::{Request, Write};
use room::RoomId;
use sqlx::SqlitePool;
use std::time::Duration;
use store::StoreError;
use tokio::sync::{mpsc, oneshot};

/// The pause between two rooms, so that the writer stays free for live games.
const PAUSE: Duration = Duration::from_millis(5);

/// Starts the task, which ends after it has tried every room once, or when the store closes.
pub(crate) fn spawn(requests: mpsc::WeakSender<Request>, readers: SqlitePool) {
    tokio::spawn(async move {
        let (mut after, mut rewritten) = (0, 0_u64);
        while let Some((number, room)) = next(&readers, after).await {
            after = number;
            let done = match room {
                Ok(room) => rewrite(&requests, room).await,
                Err(error) => Some(Err(error)),
            };
            match done {
                Some(Ok(())) => rewritten += 1,
                Some(Err(error)) => tracing::error!(%error, "a log could not be rewritten and keeps its old form"),
                None => return,
            }
            tokio::time::sleep(PAUSE).await;
        }
        if rewritten > 0 {
            tracing::info!(rewritten, "logs from an older version were rewritten");
        }
    });
}

/// The number and the id of the next room whose log must be rewritten. `None` if no such room is left, or if the rooms cannot be
/// read, for example because the store is closed.
async fn next(readers: &SqlitePool, after: i64) -> Option<(i64, Result<RoomId, StoreError>)> {
    match read::next_old(readers, after).await {
        Ok(found) => found,
        Err(error) => {
            if !readers.is_closed() {
                tracing::error!(%error, "the remaining logs will be rewritten after the next start");
            }
            None
        }
    }
}

/// Rewrites the log of one room; `None` if the store is closed.
async fn rewrite(requests: &mpsc::WeakSender<Request>, room: RoomId) -> Option<Result<(), StoreError>> {
    // The sender is weak, so that closing the store does not wait for this task.
    let requests = requests.upgrade()?;
    let (answer, answered) = oneshot::channel();
    requests.send(Request { write: Write::Rewrite(room), answer }).await.ok()?;
    drop(requests);
    Some(answered.await.ok()?.map(drop))
}
