//! When the server has last heard from the readers of streams. A stream has no pong: if a program hangs, its system still takes the
//! bytes that the server sends. So only a request proves that the program runs.

use super::SessionKey;
use crate::timeline::Timeline;
use room::Millis;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The sessions and tokens that read streams.
pub(super) struct Heard {
    timeline: Timeline,
    silence: Millis,
    readers: Mutex<HashMap<SessionKey, Reader>>,
}

struct Reader {
    streams: usize,
    last: Millis,
}

/// An open stream. While it exists, the server notes the requests of its reader.
pub struct Listening {
    heard: Arc<Heard>,
    key: SessionKey,
}

impl Heard {
    /// A reader counts as silent if it has sent no request for the time `silence`.
    pub(super) fn new(silence: Millis, timeline: &Timeline) -> Arc<Self> {
        Arc::new(Self { timeline: timeline.clone(), silence, readers: Mutex::default() })
    }

    /// Notes a request with this session or token.
    pub(super) fn note(&self, key: SessionKey) {
        if let Some(reader) = self.readers().get_mut(&key) {
            reader.last = self.timeline.now();
        }
    }

    /// Notes that a stream of this session or token has been opened. The request that opened the stream is noted, too.
    pub(super) fn listen(self: &Arc<Self>, key: SessionKey) -> Listening {
        let last = self.timeline.now();
        let mut readers = self.readers();
        let reader = readers.entry(key).or_insert(Reader { streams: 0, last });
        (reader.streams, reader.last) = (reader.streams + 1, last);
        drop(readers);
        Listening { heard: Arc::clone(self), key }
    }

    fn readers(&self) -> MutexGuard<'_, HashMap<SessionKey, Reader>> {
        // No code panics while holding the lock.
        self.readers.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Listening {
    /// Completes when the reader has sent no request for too long.
    pub async fn silent(&self) {
        loop {
            let Some(last) = self.heard.readers().get(&self.key).map(|reader| reader.last) else { return };
            let end = last + self.heard.silence;
            if end <= self.heard.timeline.now() {
                return;
            }
            // If the server freezes, its timeline stands still, and this sleep ends too early. Then the loop sleeps
            // again.
            tokio::time::sleep_until(self.heard.timeline.instant(end)).await;
        }
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        let mut readers = self.heard.readers();
        if let Some(reader) = readers.get_mut(&self.key) {
            reader.streams -= 1;
            if reader.streams == 0 {
                readers.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;
    use tokio::time::{advance, timeout};

    const ONE: SessionKey = SessionKey([1; 32]);
    const TWO: SessionKey = SessionKey([2; 32]);

    async fn is_silent(listening: &Listening) -> bool {
        timeout(Duration::ZERO, listening.silent()).await.is_ok()
    }

    #[tokio::test(start_paused = true)]
    async fn a_reader_is_silent_if_it_sends_no_request_for_too_long() {
        let heard = Heard::new(Millis(40_000), &Timeline::resume(Millis(7)));
        let (one, two) = (heard.listen(ONE), heard.listen(TWO));
        advance(Duration::from_secs(30)).await;
        heard.note(ONE);
        advance(Duration::from_secs(10)).await;
        assert_eq!((is_silent(&one).await, is_silent(&two).await), (false, true));
        let again = heard.listen(ONE);
        advance(Duration::from_secs(30)).await;
        assert!(!is_silent(&one).await, "opening another stream is a request, too");
        advance(Duration::from_secs(10)).await;
        assert!(is_silent(&one).await && is_silent(&again).await);
    }

    #[tokio::test(start_paused = true)]
    async fn only_readers_of_streams_are_remembered() {
        let heard = Heard::new(Millis(40_000), &Timeline::resume(Millis(0)));
        heard.note(TWO);
        let streams = (heard.listen(ONE), heard.listen(ONE));
        drop(streams.0);
        assert_eq!(heard.readers().len(), 1);
        drop(streams.1);
        assert_eq!(heard.readers().len(), 0);
    }
}
