//! The handle of a room. It can be cloned. As long as there is a handle, the room stays in memory.

use super::Refused;
use super::fair::Arrival;
use super::run::viewer;
use crate::auth::Identity;
use crate::error::ApiError;
use crate::lobby::Shared;
use crate::socket::Outbox;
use crate::wire::{Asked, Frame, RoomView};
use futures_util::future;
use room::{Aid, AwayReason, CommandId, PlayerId, RoomId, Seat, Summary, Viewer};
use rules::{Color, Move, Position};
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// A request to a room's task.
pub(crate) enum Request {
    /// Execute a command. The answer comes after the events have been stored, and sent to the sender and to the players.
    Command {
        /// How the command reached the server.
        arrival: Arrival,
        /// The sender.
        who: Viewer,
        /// The id that ensures that the command takes effect only once.
        id: Option<CommandId>,
        /// The command.
        command: Asked,
        /// A hash of the command's content.
        fingerprint: u64,
        /// Receives the answer.
        answer: oneshot::Sender<Answer>,
    },
    /// Subscribe to the room.
    Join {
        /// The viewer.
        who: Viewer,
        /// Receives all messages, beginning with the whole room, or with the events after `since`.
        outbox: Outbox,
        /// The last seq that the client has seen.
        since: Option<u64>,
        /// Receives the refusal, if the viewer is not allowed to join.
        answer: oneshot::Sender<Result<(), Refused>>,
    },
    /// Unsubscribe.
    Leave {
        /// The connection's number.
        connection: u64,
        /// Why the subscription ends.
        reason: AwayReason,
    },
    /// Read the room's summary, and whether the viewer is one of its players.
    Summary {
        /// The viewer.
        who: Viewer,
        /// Receives the summary.
        answer: oneshot::Sender<Result<(Summary, bool), Refused>>,
    },
    /// Read the position that a player has used an aid for.
    Aided {
        /// The player.
        who: Viewer,
        /// The aid.
        aid: Aid,
        /// Receives the position and the moves before it. `None` if the player has not used this aid for the current position, or
        /// nobody can use it anymore.
        answer: oneshot::Sender<Result<Option<Aided>, Refused>>,
    },
    /// End the game without an outcome, because the operator wants it.
    End {
        /// Receives the refusal, or nothing when the end has been stored.
        answer: oneshot::Sender<Result<(), Refused>>,
    },
    /// Take all seats away from a player, because the operator keeps the player out.
    KeepOut {
        /// The player.
        player: PlayerId,
        /// Receives the refusal or, when this has been stored, the other devices that shared the player's seats.
        answer: oneshot::Sender<Result<Vec<PlayerId>, Refused>>,
    },
    /// Read the room again, because texts have been erased in the store.
    Reread {
        /// Receives the refusal, or nothing when the room has been read.
        answer: oneshot::Sender<Result<(), Refused>>,
    },
    /// Read the room once.
    View {
        /// The viewer.
        who: Viewer,
        /// Whether the answer lists the legal moves.
        legal: bool,
        /// Receives the room.
        answer: oneshot::Sender<Result<RoomView, Refused>>,
    },
}

/// The answer to a command: the seq of its first event, or the refusal.
pub(crate) enum Answer {
    /// The command has been executed or refused.
    Now(Result<u64, Refused>),
    /// The move of the command is being judged first. Meanwhile, the room handles other requests.
    Later(Judged),
}

/// Completes when the move of a command has been judged, and the command has been executed or refused.
pub(crate) type Judged = future::Shared<oneshot::Receiver<Result<u64, Refused>>>;

/// A position for which a player has used an aid, and the moves before it.
pub(crate) type Aided = (Position, Vec<(Color, Move)>);

/// A handle to a room's task.
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

    /// The setup, which never changes. It is needed to parse points.
    #[must_use]
    pub fn setup(&self) -> &rules::Setup {
        &self.about.setup
    }

    /// Whether the task has ended.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.mailbox.is_closed()
    }

    /// Whether this is the only handle.
    pub(crate) fn is_alone(&self) -> bool {
        self.mailbox.strong_count() == 1
    }

    /// Executes a command. Returns the seq of its first event after the events have been stored.
    ///
    /// # Errors
    /// The refusal. Nothing has changed, unless the store failed and nobody knows whether the events were stored.
    pub async fn command(
        &self,
        who: Option<&Identity>,
        id: Option<CommandId>,
        command: impl Into<Asked>,
        fingerprint: u64,
    ) -> Result<u64, Refused> {
        self.command_from(None, who, id, command, fingerprint).await
    }

    /// Executes a command for one seat. The caller says which seat, because the sender can hold both seats.
    ///
    /// # Errors
    /// Like [`RoomHandle::command`].
    pub async fn command_from(
        &self,
        seat: Option<Seat>,
        who: Option<&Identity>,
        id: Option<CommandId>,
        command: impl Into<Asked>,
        fingerprint: u64,
    ) -> Result<u64, Refused> {
        let arrival = Arrival { read: self.about.shared.timeline.now(), round_trip: None, address: None };
        self.command_read(arrival, seat, who, id, command, fingerprint).await
    }

    /// Executes a command that has already been read from a connection, and waits for its answer.
    ///
    /// # Errors
    /// Like [`RoomHandle::command`].
    pub async fn command_read(
        &self,
        arrival: Arrival,
        seat: Option<Seat>,
        who: Option<&Identity>,
        id: Option<CommandId>,
        command: impl Into<Asked>,
        fingerprint: u64,
    ) -> Result<u64, Refused> {
        match self.submit(arrival, seat, who, id, command, fingerprint).await {
            Answer::Now(done) => done,
            Answer::Later(judged) => self.wait_for(judged).await,
        }
    }

    /// Executes a command that has already been read from a connection. Does not wait for the judgment of its move.
    pub(crate) async fn submit(
        &self,
        arrival: Arrival,
        seat: Option<Seat>,
        who: Option<&Identity>,
        id: Option<CommandId>,
        command: impl Into<Asked>,
        fingerprint: u64,
    ) -> Answer {
        let (answer, answered) = oneshot::channel();
        let arrival = Arrival { address: who.and_then(|who| who.address), ..arrival };
        let command = command.into();
        let request = Request::Command { arrival, who: Viewer { seat, ..viewer(who) }, id, command, fingerprint, answer };
        // A full mailbox means that commands arrive faster than the disk stores them.
        match self.mailbox.try_send(request) {
            Ok(()) => answered.await.unwrap_or_else(|_| Answer::Now(Err(self.ended()))),
            Err(mpsc::error::TrySendError::Full(_)) => Answer::Now(Err(Refused::unavailable())),
            Err(mpsc::error::TrySendError::Closed(_)) => Answer::Now(Err(self.ended())),
        }
    }

    /// Waits for the answer to a command whose move is being judged.
    pub(crate) async fn wait_for(&self, judged: Judged) -> Result<u64, Refused> {
        judged.await.unwrap_or_else(|_| Err(self.ended()))
    }

    /// Subscribes to the room. The outbox first gets the whole room or, with `since`, only the events after `since`.
    /// After that, it gets every new event, without gaps.
    ///
    /// # Errors
    /// If the room is closed to this viewer, there are too many spectators, or the server stops.
    pub async fn join(&self, who: Option<&Identity>, outbox: &Outbox, since: Option<u64>) -> Result<(), Refused> {
        let (answer, answered) = oneshot::channel();
        let request = Request::Join { who: viewer(who), outbox: outbox.clone(), since, answer };
        self.mailbox.send(request).await.map_err(|_| self.ended())?;
        answered.await.unwrap_or_else(|_| Err(self.ended()))
    }

    /// Unsubscribes, because the viewer has left or the connection was lost.
    pub async fn leave(&self, outbox: &Outbox, reason: AwayReason) {
        // A task that has ended has dropped its subscribers.
        let _ = self.mailbox.send(Request::Leave { connection: outbox.id(), reason }).await;
    }

    /// The room as this viewer sees it now.
    ///
    /// # Errors
    /// If the room is closed to this viewer, or the server stops.
    pub async fn view(&self, who: Option<&Identity>) -> Result<RoomView, ApiError> {
        self.look(who, false).await
    }

    /// The room as this viewer sees it now, with every move that the player to act may play.
    ///
    /// # Errors
    /// If the room is closed to this viewer, or the server stops.
    pub async fn view_with_moves(&self, who: Option<&Identity>) -> Result<RoomView, ApiError> {
        self.look(who, true).await
    }

    async fn look(&self, who: Option<&Identity>, legal: bool) -> Result<RoomView, ApiError> {
        let (answer, answered) = oneshot::channel();
        self.mailbox.send(Request::View { who: viewer(who), legal, answer }).await.map_err(|_| self.ended())?;
        Ok(answered.await.map_err(|_| self.ended())??)
    }

    /// The room's summary, and whether this viewer is one of its players.
    ///
    /// # Errors
    /// If the room is closed to this viewer, or the server stops.
    pub async fn summary(&self, who: Option<&Identity>) -> Result<(Summary, bool), ApiError> {
        let (answer, answered) = oneshot::channel();
        self.mailbox.send(Request::Summary { who: viewer(who), answer }).await.map_err(|_| self.ended())?;
        Ok(answered.await.map_err(|_| self.ended())??)
    }

    /// The current position and the moves before it, if this player has used the aid for the position and the game is not over.
    ///
    /// # Errors
    /// If the room is closed to this viewer, or the server stops.
    pub(crate) async fn aided(&self, who: &Identity, aid: Aid) -> Result<Option<Aided>, ApiError> {
        let (answer, answered) = oneshot::channel();
        self.mailbox.send(Request::Aided { who: viewer(Some(who)), aid, answer }).await.map_err(|_| self.ended())?;
        Ok(answered.await.map_err(|_| self.ended())??)
    }

    /// Follows the room without a WebSocket. The reader gets the same messages as after [`RoomHandle::join`].
    ///
    /// # Errors
    /// Like [`RoomHandle::join`].
    pub async fn events(&self, who: Option<&Identity>, since: Option<u64>) -> Result<Follow, ApiError> {
        self.follow(who, Outbox::new(&self.about.shared.limits), since).await
    }

    /// Makes a player present in the room, until the returned value is dropped. The messages to this player are
    /// discarded.
    ///
    /// # Errors
    /// Like [`RoomHandle::join`].
    pub(crate) async fn attend(&self, who: &Identity) -> Result<Follow, ApiError> {
        self.follow(Some(who), Outbox::deaf(&self.about.shared.limits), None).await
    }

    async fn follow(&self, who: Option<&Identity>, outbox: Outbox, since: Option<u64>) -> Result<Follow, ApiError> {
        // Made before the room answers. If the caller stops waiting for the answer, dropping this value unsubscribes.
        let follow = Follow { room: self.clone(), outbox };
        self.join(who, &follow.outbox, since).await?;
        Ok(follow)
    }

    /// Ends the game without an outcome, because the operator wants it.
    ///
    /// # Errors
    /// If the game is over, the store does not respond, or the server stops.
    pub(crate) async fn end(&self) -> Result<(), Refused> {
        let (answer, answered) = oneshot::channel();
        self.mailbox.send(Request::End { answer }).await.map_err(|_| self.ended())?;
        answered.await.map_err(|_| self.ended())?
    }

    /// Takes all seats away from a player, because the operator keeps the player out. Returns the other devices that shared them.
    ///
    /// # Errors
    /// If the store does not respond, or the server stops.
    pub(crate) async fn keep_out(&self, player: &PlayerId) -> Result<Vec<PlayerId>, Refused> {
        let (answer, answered) = oneshot::channel();
        self.mailbox.send(Request::KeepOut { player: player.clone(), answer }).await.map_err(|_| self.ended())?;
        answered.await.map_err(|_| self.ended())?
    }

    /// Reads the room from the store again, because texts have been erased there.
    ///
    /// # Errors
    /// If the store does not respond, or the server stops.
    pub(crate) async fn reread(&self) -> Result<(), Refused> {
        let (answer, answered) = oneshot::channel();
        self.mailbox.send(Request::Reread { answer }).await.map_err(|_| self.ended())?;
        answered.await.map_err(|_| self.ended())?
    }

    /// The reason why the task does not answer.
    fn ended(&self) -> Refused {
        if self.about.shared.stop.is_cancelled() { Refused::draining() } else { Refused::unavailable() }
    }
}

/// A subscription without a WebSocket. Dropping it unsubscribes.
pub struct Follow {
    room: RoomHandle,
    outbox: Outbox,
}

impl Follow {
    /// The next message, or `None` if the server stops or the reader was too slow.
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
        // If the mailbox is full, the room notices the closed outbox at its next event. Over HTTP, a client that
        // is closed looks the same as a broken connection, so the reason is always `Lost`.
        let _ = self.room.mailbox.try_send(Request::Leave { connection: self.outbox.id(), reason: AwayReason::Lost });
    }
}
