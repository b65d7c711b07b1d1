//! One WebSocket: what it says is read and done one message after the other, what it is told waits in its [`Outbox`]. Reading, writing,
//! the lobby and the session's end are four futures of one task; the first that ends says how the connection ends.
//!
//! Absent on purpose: the handshake and its checks (see `listener` and `api`), anything about the state of rooms.

mod close;
mod lobby;
mod outbox;
mod pulse;
mod read;
mod session;
mod talk;
#[cfg(test)]
mod tests;
mod write;

pub use outbox::{Full, Newest, Outbox};

use crate::app::App;
use crate::auth::Identity;
use crate::listener::ConnectionPermit;
use crate::wire;
use axum::extract::ws::WebSocket;
use close::End;
use futures_util::StreamExt as _;
use protocol::{CloseCode, Code};
use pulse::Pulse;
use std::net::IpAddr;
use std::sync::Arc;
use talk::Talk;
use tokio::sync::watch;

/// Serves one WebSocket from its first message to the end of the connection. `permit` is given back then.
pub async fn serve(app: Arc<App>, socket: WebSocket, who: Option<Identity>, peer: IpAddr, permit: ConnectionPermit) {
    let _tracked = app.tasks.token();
    let guest = app.lobby.enter(who.as_ref());
    let outbox = Outbox::new(&app.settings.limits);
    // An empty queue takes its first message.
    let _ = outbox.push(wire::welcome(who.as_ref(), app.assets.build()));
    let pulse = Pulse::new(app.timeline.now());
    let (in_lobby, lobby_wanted) = watch::channel(false);
    let (mut sink, mut stream) = socket.split();
    let mut talk = Talk::new(&app, who.as_ref(), &outbox, &in_lobby);
    let end = tokio::select! {
        biased;
        end = write::write(&app, &mut sink, &outbox, &pulse) => end,
        end = read::read(&app, &mut stream, &mut talk, &outbox, &pulse) => end,
        end = lobby::forward(&app, &outbox, lobby_wanted) => end,
        end = session::ends(&app, who.as_ref()) => end,
        () = app.lobby.drained() => End::close(CloseCode::Restart, "the server restarts; come back"),
    };
    talk.leave_all().await;
    tracing::debug!(%peer, connection = outbox.id(), ?end, "connection ends");
    if let End::Close { code: CloseCode::Policy, .. } = end {
        tracing::info!(%peer, player = ?who.as_ref().map(|who| who.player.as_str()), "ignored the limits for too long");
        metrics::counter!("tengen_refusals_total", "code" => Code::RateLimited.as_str()).increment(1);
    }
    close::close(&app.settings.limits, sink, stream, &outbox, end).await;
    drop((guest, permit));
}
