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
    loop {
        let now = app.timeline.now();
        let wait = match probe.beat(pulse, outbox.is_hot(), now, limits) {
            Beat::Dead => return End::close(CloseCode::Away, "no sign of life for too long; reconnect and resume"),
            Beat::Ping => {
                let sent = u64::try_from(app.timeline.elapsed().as_micros()).unwrap_or_default();
                let stamp = sent.to_be_bytes().to_vec();
                match timeout(stall, sink.send(Message::Ping(stamp.into()))).await {
                    Ok(Ok(())) => continue,
                    Ok(Err(_)) | Err(_) => return End::Gone,
                }
            }
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

/// Sends a message together with those waiting behind it, up to `together` bytes.
async fn send(
    sink: &mut SplitSink<WebSocket, Message>,
    outbox: &Outbox,
    first: crate::wire::Frame,
    together: usize,
) -> Result<(), axum::Error> {
    let mut bytes = first.len();
    sink.feed(Message::Text(first)).await?;
    while bytes < together {
        // If the queue is closed, the caller notices when it reads next.
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
