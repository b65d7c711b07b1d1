//! The reading half: handles each message before it reads the next. Only the answer to a move that is being judged comes later.

use super::close::End;
use super::outbox::Outbox;
use super::pulse::Pulse;
use super::talk::Talk;
use crate::app::App;
use axum::extract::ws::{Message, WebSocket};
use futures_util::stream::SplitStream;
use futures_util::{FutureExt as _, StreamExt as _};
use protocol::CloseCode;
use room::Millis;

/// With this many answers waiting, the writer gets its turn before more is read, so that a burst of messages
/// cannot fill the client's own queue.
const ANSWERS: usize = 16;

/// If handling a message took this long, pongs may have waited behind the message. The pings that are unanswered at that moment are
/// therefore not used for a measurement.
const LONG: Millis = Millis(20);

/// Reads until the connection ends.
pub(super) async fn read(
    app: &App,
    stream: &mut SplitStream<WebSocket>,
    talk: &mut Talk<'_>,
    outbox: &Outbox,
    pulse: &Pulse,
) -> End {
    loop {
        let message = tokio::select! {
            biased;
            // Answers that are due come first, so that they do not pile up while a client sends without a pause.
            answered = talk.answer_judged() => match answered {
                Ok(()) => continue,
                Err(end) => return end,
            },
            message = next(stream, outbox) => message,
        };
        let message = match message {
            Some(Ok(message)) => message,
            Some(Err(error)) => return error.into(),
            None => return End::Gone,
        };
        let read = app.timeline.now();
        pulse.hear(read, true);
        let done = match message {
            Message::Text(text) => talk.hear(text.as_str(), read).await,
            Message::Binary(_) => Err(End::close(CloseCode::Unsupported, "this protocol uses text messages")),
            // The WebSocket library answers pings. A ping costs as much as a `ping` message of our protocol.
            Message::Ping(_) => talk.spend_for_ping().map(drop),
            // Pongs are limited too, because a client can also send pongs that answer no ping.
            Message::Pong(content) => talk.spend_for_ping().map(|within| {
                if within {
                    // Only an answer to one of our pings counts.
                    if let Some(took) = outbox.link().pong(&content, app.timeline.elapsed()) {
                        metrics::histogram!("tengen_round_trip_seconds").record(took);
                    }
                }
            }),
            Message::Close(_) => Err(End::Left),
        };
        let now = app.timeline.now();
        pulse.hear(now, false);
        if now.saturating_sub(read) >= LONG {
            outbox.link().forget();
        }
        if let Err(end) = done {
            return end;
        }
        if outbox.waiting() >= ANSWERS {
            tokio::task::yield_now().await;
        }
    }
}

/// The next message. Answers the [marks](Outbox::mark) whenever everything that has arrived has been read.
async fn next(stream: &mut SplitStream<WebSocket>, outbox: &Outbox) -> Option<Result<Message, axum::Error>> {
    loop {
        tokio::select! {
            biased;
            message = stream.next() => return message,
            () = outbox.marks().marked() => {}
        }
        // The runtime may not have noticed yet that something has arrived. After a yield, it checks for that before this task runs
        // again.
        tokio::task::yield_now().await;
        if let Some(message) = stream.next().now_or_never() {
            return message;
        }
        outbox.marks().answer();
    }
}
