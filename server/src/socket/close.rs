//! Ends a connection. Its close code gives the reason, unless the connection broke.

use super::outbox::{Full, Outbox};
use crate::limits::Limits;
use axum::extract::ws::{CloseFrame, Message, WebSocket};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt as _, StreamExt as _};
use protocol::CloseCode;
use room::AwayReason;
use std::time::Duration;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite;

/// How long to wait for the last messages and the peer's close frame.
const GOODBYE: Duration = Duration::from_secs(1);

/// How a connection ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    /// The server closes it and gives the reason.
    Close {
        /// The close code.
        code: CloseCode,
        /// The reason in English.
        reason: &'static str,
    },
    /// The client closed it.
    Left,
    /// The connection broke.
    Gone,
}

impl End {
    pub(super) const fn close(code: CloseCode, reason: &'static str) -> Self {
        Self::Close { code, reason }
    }

    /// Whether the person left or the connection was lost. A browser sends a close frame when its page is closed or left.
    /// Without a close frame, the connection broke.
    pub(super) const fn reason(self) -> AwayReason {
        match self {
            Self::Close { code: CloseCode::Banned, .. } => AwayReason::Banned,
            Self::Left | Self::Close { code: CloseCode::SessionEnded, .. } => AwayReason::Closed,
            Self::Close { .. } | Self::Gone => AwayReason::Lost,
        }
    }
}

impl From<Full> for End {
    fn from(full: Full) -> Self {
        match full {
            Full::SlowReader => Self::close(CloseCode::SlowReader, "the client reads too slowly; reconnect and resume"),
            Full::Closed => Self::Gone,
        }
    }
}

/// How a connection ends, depending on what was wrong with the received data.
impl From<axum::Error> for End {
    fn from(error: axum::Error) -> Self {
        use tungstenite::Error as E;
        use tungstenite::error::{CapacityError, ProtocolError};
        let Ok(error) = error.into_inner().downcast::<E>() else { return Self::Gone };
        match *error {
            E::Capacity(CapacityError::MessageTooLong { .. }) => Self::close(CloseCode::TooLarge, "the message is too large"),
            E::Capacity(CapacityError::TooManyHeaders) => Self::close(CloseCode::Protocol, "malformed frame"),
            E::Utf8(_) => Self::close(CloseCode::NotUtf8, "text must be UTF-8"),
            E::Protocol(ProtocolError::ResetWithoutClosingHandshake) => Self::Gone,
            E::Protocol(_) => Self::close(CloseCode::Protocol, "the frame violates RFC 6455"),
            // The connection failed, or sending failed on our side. The client made no mistake.
            _ => Self::Gone,
        }
    }
}

/// How a connection ends after its writing half has ended with `written`. If writing failed, this function first reads everything
/// that has arrived, because it may contain a close frame. A browser that closes a page sends a close frame, and may then refuse
/// the messages that the server is still sending, so that writing fails. If the close frame were not read, the connection would
/// count as lost, and the opponent would have to wait much longer.
pub(super) async fn read_out(written: End, reading: impl Future<Output = End>) -> End {
    match written {
        End::Gone => timeout(GOODBYE, reading).await.unwrap_or(written),
        End::Left | End::Close { .. } => written,
    }
}

/// Sends pending messages and the close frame, then waits briefly for the client's close frame.
pub(super) async fn close(
    limits: &Limits,
    mut sink: SplitSink<WebSocket, Message>,
    mut stream: SplitStream<WebSocket>,
    outbox: &Outbox,
    end: End,
) {
    if let End::Close { code, reason } = end {
        // A slow reader must first receive the data already in transit, so it gets more time.
        let patience = if code == CloseCode::SlowReader { Duration::from_millis(limits.write_stall_ms) } else { GOODBYE };
        let farewell = async {
            while let Ok(Some(frame)) = outbox.try_next() {
                sink.send(Message::Text(frame)).await?;
            }
            sink.send(Message::Close(Some(CloseFrame { code: code.number(), reason: reason.into() }))).await
        };
        if !matches!(timeout(patience, farewell).await, Ok(Ok(()))) {
            outbox.close();
            return;
        }
    }
    outbox.close();
    if end != End::Gone {
        // Read to the end. If the client sent a close frame, the library sends our reply while we read. If we sent one,
        // we receive the client's reply.
        let _ = timeout(GOODBYE, async { while let Some(Ok(_)) = stream.next().await {} }).await;
    }
}

#[cfg(test)]
mod tests {
    use super::{CloseCode, End, read_out};
    use std::future::{pending, ready};

    #[tokio::test(start_paused = true)]
    async fn a_close_frame_counts_even_if_writing_has_failed_before_it_was_read() {
        assert_eq!(read_out(End::Gone, ready(End::Left)).await, End::Left);
        assert_eq!(read_out(End::Gone, ready(End::Gone)).await, End::Gone);
        assert_eq!(read_out(End::Gone, pending()).await, End::Gone);
        let away = End::close(CloseCode::Away, "no sign of life");
        assert_eq!(read_out(away, ready(End::Left)).await, away);
    }
}
