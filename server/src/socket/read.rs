//! The reading half: handles each message before it reads the next.

use super::close::End;
use super::outbox::Outbox;
use super::pulse::Pulse;
use super::talk::Talk;
use crate::app::App;
use axum::extract::ws::{Message, WebSocket};
use futures_util::StreamExt as _;
use futures_util::stream::SplitStream;
use protocol::CloseCode;
use std::time::Duration;

/// With this many answers waiting, the writer gets its turn before more is read, so that a burst of messages
/// cannot fill the client's own queue.
const ANSWERS: usize = 16;

/// Reads until the connection ends.
pub(super) async fn read(
    app: &App,
    stream: &mut SplitStream<WebSocket>,
    talk: &mut Talk<'_>,
    outbox: &Outbox,
    pulse: &Pulse,
) -> End {
    loop {
        let message = match stream.next().await {
            Some(Ok(message)) => message,
            Some(Err(error)) => return error.into(),
            None => return End::Gone,
        };
        pulse.hear(app.timeline.now(), true);
        let done = match message {
            Message::Text(text) => talk.hear(text.as_str()).await,
            Message::Binary(_) => Err(End::close(CloseCode::Unsupported, "this protocol uses text messages")),
            // The WebSocket library answers pings. A ping costs as much as a `ping` message of our protocol.
            Message::Ping(_) => talk.spend_for_ping().map(drop),
            // Pongs are limited too: a client can send them unasked, and each recorded round trip takes memory until it is
            // folded into a bucket.
            Message::Pong(stamp) => talk.spend_for_ping().map(|within| {
                if within {
                    round_trip(app, &stamp);
                }
            }),
            Message::Close(_) => Err(End::Left),
        };
        pulse.hear(app.timeline.now(), false);
        if let Err(end) = done {
            return end;
        }
        if outbox.waiting() >= ANSWERS {
            tokio::task::yield_now().await;
        }
    }
}

/// Our pings contain the time at which they were sent.
fn round_trip(app: &App, stamp: &[u8]) {
    if let Ok(stamp) = <[u8; 8]>::try_from(stamp) {
        let sent = Duration::from_micros(u64::from_be_bytes(stamp));
        // A made-up timestamp does no harm. Impossible values are not counted.
        if let Some(took) = app.timeline.elapsed().checked_sub(sent).filter(|took| *took < Duration::from_secs(60)) {
            metrics::histogram!("tengen_round_trip_seconds").record(took);
        }
    }
}
