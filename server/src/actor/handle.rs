//! A room from outside: cloneable, and as long as somebody holds it the room stays in memory.

use super::Refused;
use super::run::viewer;
use crate::auth::Identity;
use crate::error::ApiError;
use crate::lobby::Shared;
use crate::socket::Outbox;
use crate::wire::{Frame, RoomView};
use room::{Command, CommandId, RoomId, Viewer};
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// What can be asked of a room's task.
pub(crate) enum Request {
    /// Do something; the answer comes when it is stored and was sent to everybody.
    Command {
        /// Who asks.
        who: Viewer,
        /// So that doing it twice does it once.
        id: Option<CommandId>,
        /// What.
        command: Command,
        /// Of the command's content.
        fingerprint: u64,
        /// Gets the seq of the first event.
        answer: oneshot::Sender<Result<u64, Refused>>,
    },
    /// Watch.
    Join {
        /// Who.
        who: Viewer,
        /// Where everything goes, beginning with the room itself.
        outbox: Outbox,
        /// The last seq seen.
        since: Option<u64>,
        /// Says whether it was done.
        answer: oneshot::Sender<Result<(), Refused>>,
    },
    /// Watch no more.
    Leave {
        /// The connection's number.
        connection: u64,
    },
    /// Look once.
    View {
        /// Who.
        who: Viewer,
        /// Gets the room.
        answer: oneshot::Sender<RoomView>,
    },
}

/// A room's task, from outside.
#[derive(Clone)]
pub struct RoomHandle {
    about: Arc<About>,
    mailbox: mpsc::Sender<Request>,
}

struct About {
    id: RoomId,
    setup: rules::Setup,
    shared: Arc<Shared>,
}

impl std::fmt::Debug for RoomHandle {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("RoomHandle").field(&self.about.id).finish()
    }
}

impl RoomHandle {
    pub(super) fn new(id: RoomId, setup: rules::Setup, shared: Arc<Shared>, mailbox: mpsc::Sender<Request>) -> Self {
        Self { about: Arc::new(About { id, setup, shared }), mailbox }
    }

    /// The room's id.
    #[must_use]
    pub fn id(&self) -> &RoomId {
        &self.about.id
    }

    /// What is played, which never changes: for reading points.
    #[must_use]
    pub fn setup(&self) -> &rules::Setup {
        &self.about.setup
    }

    /// Whether the task has ended.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.mailbox.is_closed()
    }

    /// Whether nobody else holds a handle.
    pub(crate) fn is_alone(&self) -> bool {
        self.mailbox.strong_count() == 1
    }

    /// Does something. The answer is the seq of the first event that came of it, and comes when that is stored.
    ///
    /// # Errors
    /// Why it was not done; then nothing has changed.
    pub async fn command(
        &self,
        who: Option<&Identity>,
        id: Option<CommandId>,
        command: Command,
        fingerprint: u64,
    ) -> Result<u64, Refused> {
        let (answer, answered) = oneshot::channel();
        let request = Request::Command { who: viewer(who), id, command, fingerprint, answer };
        // A full mailbox means that this room's commands come faster than the disk takes them.
        self.mailbox.try_send(request).map_err(|error| match error {
            mpsc::error::TrySendError::Full(_) => Refused::unavailable(),
            mpsc::error::TrySendError::Closed(_) => self.ended(),
        })?;
        answered.await.unwrap_or_else(|_| Err(self.ended()))
    }

    /// Watches the room from now on: first the room itself, or with `since` what came after it, then everything, gapless.
    ///
    /// # Errors
    /// When there are too many spectators or the server stops.
    pub async fn join(&self, who: Option<&Identity>, outbox: &Outbox, since: Option<u64>) -> Result<(), Refused> {
        let (answer, answered) = oneshot::channel();
        let request = Request::Join { who: viewer(who), outbox: outbox.clone(), since, answer };
        self.mailbox.send(request).await.map_err(|_| self.ended())?;
        answered.await.unwrap_or_else(|_| Err(self.ended()))
    }

    /// Watches no more.
    pub async fn leave(&self, outbox: &Outbox) {
        // A room that has ended has forgotten everybody.
        let _ = self.mailbox.send(Request::Leave { connection: outbox.id() }).await;
    }

    /// The room as somebody sees it now.
    ///
    /// # Errors
    /// When the server stops.
    pub async fn view(&self, who: Option<&Identity>) -> Result<RoomView, ApiError> {
        let (answer, answered) = oneshot::channel();
        self.mailbox.send(Request::View { who: viewer(who), answer }).await.map_err(|_| self.ended())?;
        Ok(answered.await.map_err(|_| self.ended())?)
    }

    /// Follows the room without a WebSocket: the same messages one after the other, beginning as [`RoomHandle::join`] does.
    ///
    /// # Errors
    /// As [`RoomHandle::join`].
    pub async fn events(&self, who: Option<&Identity>, since: Option<u64>) -> Result<Follow, ApiError> {
        let outbox = Outbox::new(&self.about.shared.limits);
        self.join(who, &outbox, since).await?;
        Ok(Follow { room: self.clone(), outbox })
    }

    /// Why the task does not answer.
    fn ended(&self) -> Refused {
        if self.about.shared.stop.is_cancelled() { Refused::draining() } else { Refused::unavailable() }
    }
}

/// Somebody who follows a room without a WebSocket; stops when it is dropped.
pub struct Follow {
    room: RoomHandle,
    outbox: Outbox,
}

impl Follow {
    /// The next message; `None` at the end: the server stops, or the reader was too slow.
    pub async fn next(&self) -> Option<Frame> {
        let stopped = self.room.about.shared.drained.cancelled();
        tokio::select! {
            biased;
            frame = self.outbox.next() => frame.ok(),
            () = stopped => None,
        }
    }
}

impl Drop for Follow {
    fn drop(&mut self) {
        self.outbox.close();
        // If the mailbox is full the room finds the closed outbox with the next event.
        let _ = self.room.mailbox.try_send(Request::Leave { connection: self.outbox.id() });
    }
}
