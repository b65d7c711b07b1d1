//! A connection that fails if its peer stops accepting bytes.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::Sleep;

/// Reads and writes like `S`, but fails a write that makes no progress for too long.
pub(super) struct Stall<S> {
    inner: S,
    patience: Duration,
    /// Runs while a write is pending.
    waiting: Option<Pin<Box<Sleep>>>,
}

impl<S> Stall<S> {
    pub(super) fn new(inner: S, patience: Duration) -> Self {
        Self { inner, patience, waiting: None }
    }

    /// Passes on the result of a write, or fails after the timeout.
    fn watch<T>(&mut self, cx: &mut Context<'_>, wrote: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if wrote.is_ready() {
            self.waiting = None;
            return wrote;
        }
        let patience = self.patience;
        let waiting = self.waiting.get_or_insert_with(|| Box::pin(tokio::time::sleep(patience)));
        ready!(waiting.as_mut().poll(cx));
        Poll::Ready(Err(io::Error::new(io::ErrorKind::TimedOut, "the peer accepts no bytes")))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Stall<S> {
    fn poll_read(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buffer: &mut ReadBuf<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_read(cx, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Stall<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        let wrote = Pin::new(&mut self.inner).poll_write(cx, bytes);
        self.watch(cx, wrote)
    }

    fn poll_write_vectored(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[io::IoSlice<'_>]) -> Poll<io::Result<usize>> {
        let wrote = Pin::new(&mut self.inner).poll_write_vectored(cx, bytes);
        self.watch(cx, wrote)
    }

    fn is_write_vectored(&self) -> bool {
        self.inner.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let wrote = Pin::new(&mut self.inner).poll_flush(cx);
        self.watch(cx, wrote)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "tests")]
    use super::*;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

    #[tokio::test(start_paused = true)]
    async fn a_stalled_peer_is_disconnected_and_a_slow_one_is_not() {
        let (ours, mut theirs) = tokio::io::duplex(4);
        let mut ours = Stall::new(ours, Duration::from_secs(10));
        let slow = tokio::spawn(async move {
            for _ in 0..3 {
                tokio::time::sleep(Duration::from_secs(9)).await;
                theirs.read_exact(&mut [0; 4]).await.unwrap();
            }
            theirs
        });
        ours.write_all(&[0; 16]).await.unwrap();
        let _theirs = slow.await.unwrap();
        assert_eq!(ours.write_all(&[0; 8]).await.unwrap_err().kind(), io::ErrorKind::TimedOut);
    }
}
