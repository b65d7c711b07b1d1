//! What waits to be written to one connection. Rooms push and never wait; a reader that is too slow is cut and resumes.

use crate::limits::Limits;
use crate::wire::Frame;
use std::collections::VecDeque;
use std::sync::atomic::{AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// Tells connections apart; never the same twice in one process.
static NEXT: AtomicU64 = AtomicU64::new(1);

/// Which message only counts in its newest form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Newest {
    /// The presence of this room.
    Presence(room::RoomId),
    /// The lobby.
    Lobby,
}

/// Why nothing more can be written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Full {
    /// Too much was waiting: the reader is too slow.
    SlowReader,
    /// The connection has ended.
    Closed,
}

/// The writing end of a connection's queue, and for its one writer the reading end. Cloning shares it.
#[derive(Debug, Clone)]
pub struct Outbox(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    id: u64,
    queue: Mutex<Queue>,
    wake: Notify,
    /// In how many rooms this connection's player has a game with a running clock.
    hot: AtomicU32,
    most_messages: usize,
    most_bytes: usize,
}

#[derive(Debug, Default)]
struct Queue {
    frames: VecDeque<(Frame, Option<Newest>)>,
    bytes: usize,
    end: Option<Full>,
}

impl Outbox {
    /// An empty queue.
    #[must_use]
    pub fn new(limits: &Limits) -> Self {
        Self(Arc::new(Shared {
            id: NEXT.fetch_add(1, Ordering::Relaxed),
            queue: Mutex::default(),
            wake: Notify::new(),
            hot: AtomicU32::new(0),
            most_messages: limits.queue_messages,
            most_bytes: limits.queue_bytes,
        }))
    }

    /// The connection's number.
    #[must_use]
    pub fn id(&self) -> u64 {
        self.0.id
    }

    /// Queues a message behind the others.
    ///
    /// # Errors
    /// When nothing more can be written; the caller forgets the connection.
    pub fn push(&self, frame: Frame) -> Result<(), Full> {
        self.put(frame, None)
    }

    /// Queues a message of which only the newest counts: one that still waits is replaced where it stands.
    ///
    /// # Errors
    /// As [`Outbox::push`].
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

    /// Whether that many more bytes may wait.
    #[must_use]
    pub fn has_room_for(&self, bytes: usize) -> bool {
        let queue = self.lock();
        queue.end.is_none() && queue.bytes + bytes <= self.0.most_bytes
    }

    /// The next message; waits for one.
    ///
    /// # Errors
    /// When there will be none.
    pub async fn next(&self) -> Result<Frame, Full> {
        loop {
            if let Some(frame) = self.try_next()? {
                return Ok(frame);
            }
            // A permit is kept from a push between the look and the wait.
            self.0.wake.notified().await;
        }
    }

    /// The next message, if one waits.
    ///
    /// # Errors
    /// When there will be none.
    pub fn try_next(&self) -> Result<Option<Frame>, Full> {
        let mut queue = self.lock();
        if let Some(end) = queue.end {
            return Err(end);
        }
        let Some((frame, _)) = queue.frames.pop_front() else { return Ok(None) };
        queue.bytes -= frame.len();
        Ok(Some(frame))
    }

    /// How many messages wait.
    #[must_use]
    pub fn waiting(&self) -> usize {
        self.lock().frames.len()
    }

    /// Nothing is taken any more.
    pub fn close(&self) {
        self.end(&mut self.lock(), Full::Closed);
    }

    /// Whether the connection has ended.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.lock().end.is_some()
    }

    /// Another room of this connection has a running clock, or one room fewer.
    pub fn heat(&self, more: bool) {
        if more {
            self.0.hot.fetch_add(1, Ordering::Relaxed);
        } else {
            self.0.hot.fetch_sub(1, Ordering::Relaxed);
        }
    }

    /// Whether this connection's player is in a game with a running clock.
    #[must_use]
    pub fn is_hot(&self) -> bool {
        self.0.hot.load(Ordering::Relaxed) > 0
    }

    fn put(&self, frame: Frame, newest: Option<Newest>) -> Result<(), Full> {
        let mut queue = self.lock();
        if let Some(end) = queue.end {
            return Err(end);
        }
        if queue.frames.len() >= self.0.most_messages || queue.bytes + frame.len() > self.0.most_bytes {
            metrics::counter!("tengen_slow_readers_total").increment(1);
            tracing::info!(connection = self.0.id, waiting = queue.frames.len(), bytes = queue.bytes, "slow reader");
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
        self.0.wake.notify_one();
    }

    fn lock(&self) -> MutexGuard<'_, Queue> {
        // Nothing panics while it is held, and a queue cannot be half written.
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
    async fn in_order() {
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
    fn too_many_messages_or_bytes_end_it() {
        let many = outbox(2, 100);
        assert_eq!(
            [many.push("a".into()), many.push("b".into()), many.push("c".into())],
            [Ok(()), Ok(()), Err(Full::SlowReader)]
        );
        let big = outbox(10, 5);
        assert!(big.has_room_for(5) && !big.has_room_for(6));
        assert_eq!([big.push("abc".into()), big.push("abc".into())], [Ok(()), Err(Full::SlowReader)]);
        assert_eq!(big.try_next(), Err(Full::SlowReader), "what waited is dropped: the client resumes");
    }

    #[test]
    fn only_the_newest_waits() {
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
