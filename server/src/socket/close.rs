//! How a connection ends: always with a close code that says why, unless the link is gone.

use super::outbox::{Full, Outbox};
use crate::limits::Limits;
use axum::extract::ws::{CloseFrame, Message, WebSocket};
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt as _, StreamExt as _};
use protocol::CloseCode;
use std::time::Duration;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite;

/// The last messages, and the other's goodbye, are waited for at most this long.
const GOODBYE: Duration = Duration::from_secs(1);

/// How a connection ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum End {
    /// We close it and say why.
    Close {
        /// The number on the wire.
        code: CloseCode,
        /// In words.
        reason: &'static str,
    },
    /// The other has said goodbye.
    Left,
    /// There is nobody to talk to.
    Gone,
}

impl End {
    pub(super) const fn close(code: CloseCode, reason: &'static str) -> Self {
        Self::Close { code, reason }
    }
}

impl From<Full> for End {
    fn from(full: Full) -> Self {
        match full {
            Full::SlowReader => Self::close(CloseCode::SlowReader, "you read too slowly; come back and resume"),
            Full::Closed => Self::Gone,
        }
    }
}

/// What was wrong with the bytes that came.
impl From<axum::Error> for End {
    fn from(error: axum::Error) -> Self {
        use tungstenite::Error as E;
        use tungstenite::error::{CapacityError, ProtocolError};
        let Ok(error) = error.into_inner().downcast::<E>() else { return Self::Gone };
        match *error {
            E::Capacity(CapacityError::MessageTooLong { .. }) => Self::close(CloseCode::TooLarge, "a message beyond the limit"),
            E::Capacity(CapacityError::TooManyHeaders) => Self::close(CloseCode::Protocol, "a broken frame"),
            E::Utf8(_) => Self::close(CloseCode::NotUtf8, "text that is not UTF-8"),
            E::Protocol(ProtocolError::ResetWithoutClosingHandshake) => Self::Gone,
            E::Protocol(_) => Self::close(CloseCode::Protocol, "a frame that breaks RFC 6455"),
            // The link or our own sending: nothing that the other did wrong and could be told.
            _ => Self::Gone,
        }
    }
}

/// Sends what still waits and the close frame, and waits a moment for the other's.
pub(super) async fn close(
    limits: &Limits,
    mut sink: SplitSink<WebSocket, Message>,
    mut stream: SplitStream<WebSocket>,
    outbox: &Outbox,
    end: End,
) {
    if let End::Close { code, reason } = end {
        // Only a slow reader has to work off what is already in the pipe before it can be told.
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
        // The answer to a close frame is only written, and the other's only seen, by reading to the end.
        let _ = timeout(GOODBYE, async { while let Some(Ok(_)) = stream.next().await {} }).await;
    }
}
