//! The part of a connection that rooms use: the messages waiting to be sent on it, and its round trip. Rooms push messages and
//! never wait. A client that reads too slowly is disconnected, and can resume.

use super::link::Link;
use super::marks::Marks;
use crate::limits::Limits;
use crate::wire::Frame;
use std::collections::VecDeque;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{Notify, oneshot};

/// The number of the next connection, unique within the process.
static NEXT: AtomicU64 = AtomicU64::new(1);

/// Messages of which only the latest counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Newest {
    /// The presence of this room.
    Presence(room::RoomId),
    /// The lobby.
    Lobby,
}

/// Why a message cannot be queued.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Full {
    /// Too much is waiting, because the client reads too slowly.
    SlowReader,
    /// The connection has ended.
    Closed,
}

/// The queue of a connection. Many tasks fill it, and one task sends its messages to the client. Clones share the queue.
#[derive(Debug, Clone)]
pub struct Outbox(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    id: u64,
    queue: Mutex<Queue>,
    wake: Notify,
    /// The number of rooms where this connection's player has a game in which a clock runs or the board is counted.
    hot: AtomicU32,
    link: Link,
    marks: Marks,
    most_messages: usize,
    most_bytes: usize,
    /// Whether messages are discarded.
    deaf: bool,
}

#[derive(Debug, Default)]
struct Queue {
    frames: VecDeque<(Frame, Option<Newest>)>,
    bytes: usize,
    end: Option<Full>,
}

impl Outbox {
    /// Creates an empty queue.
    #[must_use]
    pub fn new(limits: &Limits) -> Self {
        Self::with(limits, false)
    }

    /// Creates a queue that discards all messages, for a player who is only present.
    #[must_use]
    pub(crate) fn deaf(limits: &Limits) -> Self {
        Self::with(limits, true)
    }

    /// Whether the queue discards all messages.
    pub(crate) fn is_deaf(&self) -> bool {
        self.0.deaf
    }

    fn with(limits: &Limits, deaf: bool) -> Self {
        Self(Arc::new(Shared {
            id: NEXT.fetch_add(1, Ordering::Relaxed),
            queue: Mutex::default(),
            wake: Notify::new(),
            hot: AtomicU32::new(0),
            link: Link::default(),
            marks: Marks::default(),
            most_messages: limits.queue_messages,
            most_bytes: limits.queue_bytes,
            deaf,
        }))
    }

    /// The connection's number.
    #[must_use]
    pub fn id(&self) -> u64 {
        self.0.id
    }

    /// Queues a message.
    ///
    /// # Errors
    /// If no more messages can be queued. The caller then forgets the connection.
    pub fn push(&self, frame: Frame) -> Result<(), Full> {
        self.put(frame, None)
    }

    /// Queues a message of which only the latest counts. Replaces a waiting message of the same type in place.
    ///
    /// # Errors
    /// See [`Outbox::push`].
    pub fn push_newest(&self, kind: Newest, frame: Frame) -> Result<(), Full> {
        let mut queue = self.lock();
        let waiting = queue.frames.iter_mut().find(|(_, newest)| newest.as_ref() == Some(&kind));
        if let Some((old, _)) = waiting {
            let (before, after) = (old.len(), frame.len());
            *old = frame;
            queue.bytes = queue.bytes + after - before;
            return Ok(());
        }
        drop(queue);
        self.put(frame, Some(kind))
    }

    /// Whether this many more bytes may be queued.
    #[must_use]
    pub fn has_room_for(&self, bytes: usize) -> bool {
        let queue = self.lock();
        queue.end.is_none() && queue.bytes + bytes <= self.0.most_bytes
    }

    /// Waits for the next message.
    ///
    /// # Errors
    /// If there will be no more messages.
    pub async fn next(&self) -> Result<Frame, Full> {
        loop {
            if let Some(frame) = self.try_next()? {
                return Ok(frame);
            }
            // A push between the check and the wait leaves a permit, so it is not missed.
            self.0.wake.notified().await;
        }
    }

    /// The next message, if one is waiting.
    ///
    /// # Errors
    /// If there will be no more messages.
    pub fn try_next(&self) -> Result<Option<Frame>, Full> {
        let mut queue = self.lock();
        if let Some(end) = queue.end {
            return Err(end);
        }
        let Some((frame, _)) = queue.frames.pop_front() else { return Ok(None) };
        queue.bytes -= frame.len();
        Ok(Some(frame))
    }

    /// The number of waiting messages.
    #[must_use]
    pub fn waiting(&self) -> usize {
        self.lock().frames.len()
    }

    /// Refuses further messages.
    pub fn close(&self) {
        self.end(&mut self.lock(), Full::Closed);
    }

    /// Whether the connection has ended.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.lock().end.is_some()
    }

    /// Counts the rooms in which a clock runs in a game of this connection's player, or in which the board is counted.
    /// If `more` is true, counts one more room, otherwise one room fewer.
    pub fn heat(&self, more: bool) {
        if more {
            self.0.hot.fetch_add(1, Ordering::Relaxed);
        } else {
            self.0.hot.fetch_sub(1, Ordering::Relaxed);
        }
    }

    /// Whether this connection's player has a game in which a clock runs or the board is counted.
    #[must_use]
    pub fn is_hot(&self) -> bool {
        self.0.hot.load(Ordering::Relaxed) > 0
    }

    /// The round trip of this connection.
    pub(crate) fn link(&self) -> &Link {
        &self.0.link
    }

    /// Sets a mark on this connection. The receiver completes when the server has handled everything that has arrived on the
    /// connection, or when the connection ends. `None` if nobody reads from the connection.
    #[must_use]
    pub fn mark(&self) -> Option<oneshot::Receiver<()>> {
        self.0.marks.set()
    }

    pub(crate) fn marks(&self) -> &Marks {
        &self.0.marks
    }

    fn put(&self, frame: Frame, newest: Option<Newest>) -> Result<(), Full> {
        let mut queue = self.lock();
        if let Some(end) = queue.end {
            return Err(end);
        }
        if self.0.deaf {
            return Ok(());
        }
        if queue.frames.len() >= self.0.most_messages || queue.bytes + frame.len() > self.0.most_bytes {
            metrics::counter!("tengen_slow_readers_total").increment(1);
            tracing::info!(
                connection = self.0.id,
                waiting = queue.frames.len(),
                bytes = queue.bytes,
                "a client reads too slowly"
            );
            self.end(&mut queue, Full::SlowReader);
            return Err(Full::SlowReader);
        }
        queue.bytes += frame.len();
        queue.frames.push_back((frame, newest));
        drop(queue);
        self.0.wake.notify_one();
        Ok(())
    }

    fn end(&self, queue: &mut Queue, why: Full) {
        queue.end.get_or_insert(why);
        queue.frames = VecDeque::new();
        queue.bytes = 0;
        self.0.marks.close();
        self.0.wake.notify_one();
    }

    fn lock(&self) -> MutexGuard<'_, Queue> {
        // No code panics while holding the lock, and the queue is never left inconsistent.
        self.0.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outbox(messages: usize, bytes: usize) -> Outbox {
        Outbox::new(&Limits { queue_messages: messages, queue_bytes: bytes, ..Limits::default() })
    }

    #[tokio::test]
    async fn messages_keep_their_order() {
        let outbox = outbox(10, 100);
        outbox.push("a".into()).unwrap();
        outbox.push("b".into()).unwrap();
        assert_eq!(outbox.next().await.unwrap().as_str(), "a");
        assert_eq!(outbox.next().await.unwrap().as_str(), "b");
        assert_eq!(outbox.try_next().unwrap(), None);
        outbox.close();
        assert_eq!(outbox.next().await, Err(Full::Closed));
        assert_eq!(outbox.push("c".into()), Err(Full::Closed));
    }

    #[test]
    fn too_many_messages_or_bytes_end_the_connection() {
        let many = outbox(2, 100);
        assert_eq!(
            [many.push("a".into()), many.push("b".into()), many.push("c".into())],
            [Ok(()), Ok(()), Err(Full::SlowReader)]
        );
        let big = outbox(10, 5);
        assert!(big.has_room_for(5) && !big.has_room_for(6));
        assert_eq!([big.push("abc".into()), big.push("abc".into())], [Ok(()), Err(Full::SlowReader)]);
        assert_eq!(big.try_next(), Err(Full::SlowReader), "waiting messages are dropped, because the client resumes");
    }

    #[test]
    fn only_the_latest_message_of_a_type_waits() {
        let outbox = outbox(10, 10);
        outbox.push_newest(Newest::Lobby, "old".into()).unwrap();
        outbox.push("x".into()).unwrap();
        outbox.push_newest(Newest::Lobby, "newer".into()).unwrap();
        assert!(outbox.has_room_for(4) && !outbox.has_room_for(5));
        assert_eq!(outbox.try_next().unwrap().unwrap().as_str(), "newer");
        assert_eq!(outbox.try_next().unwrap().unwrap().as_str(), "x");
        assert_eq!(outbox.try_next().unwrap(), None);
    }
}
