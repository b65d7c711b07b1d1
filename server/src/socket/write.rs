//! The writing half: sends messages from the outbox, and pings.

use super::close::End;
use super::outbox::Outbox;
use super::pulse::{Beat, Probe, Pulse};
use crate::app::App;
use axum::extract::ws::{Message, WebSocket};
use futures_util::SinkExt as _;
use futures_util::stream::SplitSink;
use protocol::CloseCode;
use std::time::Duration;
use tokio::time::timeout;

/// Writes until the connection ends.
pub(super) async fn write(app: &App, sink: &mut SplitSink<WebSocket, Message>, outbox: &Outbox, pulse: &Pulse) -> End {
    let limits = &app.settings.limits;
    let stall = Duration::from_millis(limits.write_stall_ms);
    let mut probe = Probe::new(app.timeline.now());
    // Send the first ping immediately, so that the round trip is known before the first move.
    if !matches!(timeout(stall, ping(app, sink, outbox)).await, Ok(Ok(()))) {
        return End::Gone;
    }
    loop {
        let now = app.timeline.now();
        let measured = outbox.link().round_trip().is_some();
        let wait = match probe.beat(pulse, outbox.is_hot(), measured, now, limits) {
            Beat::Dead => return End::close(CloseCode::Away, "no sign of life for too long; reconnect and resume"),
            Beat::Ping => match timeout(stall, ping(app, sink, outbox)).await {
                Ok(Ok(())) => continue,
                Ok(Err(_)) | Err(_) => return End::Gone,
            },
            Beat::Wait(until) => app.timeline.instant(until),
        };
        let frame = tokio::select! {
            biased;
            frame = outbox.next() => frame,
            () = tokio::time::sleep_until(wait) => continue,
        };
        match frame {
            Ok(frame) => {
                if !matches!(timeout(stall, send(sink, outbox, frame, limits.socket_max_write_bytes / 4)).await, Ok(Ok(()))) {
                    return End::Gone;
                }
            }
            Err(full) => return full.into(),
        }
    }
}

async fn ping(app: &App, sink: &mut SplitSink<WebSocket, Message>, outbox: &Outbox) -> Result<(), axum::Error> {
    let content = outbox.link().ping(app.timeline.elapsed()).to_vec();
    sink.send(Message::Ping(content.into())).await
}

/// Sends a message, and then messages that wait behind it. Flushes between them, so that each flush sends at most
/// `together` bytes, unless a single message is longer. When this function returns, some messages may be left in the
/// queue.
async fn send(
    sink: &mut SplitSink<WebSocket, Message>,
    outbox: &Outbox,
    first: crate::wire::Frame,
    together: usize,
) -> Result<(), axum::Error> {
    let mut bytes = first.len();
    sink.feed(Message::Text(first)).await?;
    while bytes < together {
        // If the queue is closed, the caller notices when it asks for the next message.
        let Ok(Some(frame)) = outbox.try_next() else { break };
        if bytes + frame.len() > together {
            sink.flush().await?;
            bytes = 0;
        }
        bytes += frame.len();
        sink.feed(Message::Text(frame)).await?;
    }
    sink.flush().await
}
