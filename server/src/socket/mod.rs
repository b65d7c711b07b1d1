//! A WebSocket. Messages from the client are handled one after the other. Messages to the client wait in the
//! [`Outbox`]. One task waits for several futures: reading, writing, the lobby, announcements, the end of the session,
//! the end of the server, and the order of the operator to close the connection. The first to finish determines how the
//! connection ends.
//!
//! This module contains neither the handshake and its checks (see `listener` and `api`) nor the state of rooms.

mod close;
mod link;
mod lobby;
mod marks;
mod notice;
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
use crate::budget::Payer;
use crate::limits::Limits;
use crate::listener::ConnectionPermit;
use crate::usage::User;
use crate::wire::{self, Refused};
use axum::extract::ws::WebSocket;
use close::End;
use futures_util::StreamExt as _;
use protocol::{CloseCode, Code};
use pulse::Pulse;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use talk::Talk;
use tokio::sync::watch;
use tokio::time::{Interval, MissedTickBehavior, interval};

/// When to send a line on a stream: as often as a ping on a WebSocket, whatever else is sent.
pub(crate) fn pings(limits: &Limits) -> Interval {
    let every = Duration::from_millis(limits.ping_ms.max(1));
    let mut pings = interval(every);
    pings.reset();
    pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
    pings
}

/// Completes when the session of this caller has ended, or the token has been deleted. Without a caller, it never completes.
pub(crate) async fn session_end(app: &App, who: Option<&Identity>) {
    session::ends(app, who).await;
}

/// Why the operator has closed the connection of this client. The last message to a client who is kept out says until when.
fn why_cut(app: &App, peer: IpAddr, who: Option<&Identity>, outbox: &Outbox) -> End {
    match app.bans.check(Some(peer), who.map(|who| &who.player), app.timeline.wall()) {
        Err(banned) => {
            // If the queue is full or closed, the close code says enough.
            let _ = outbox.push(wire::error(Refused::from(banned), None));
            End::close(CloseCode::Banned, "the operator of this server keeps you out")
        }
        Ok(()) => End::close(CloseCode::SessionEnded, "your session has ended"),
    }
}

/// Serves a WebSocket until its connection ends, and then releases `permit`.
pub async fn serve(app: Arc<App>, socket: WebSocket, who: Option<Identity>, peer: IpAddr, permit: ConnectionPermit) {
    let _tracked = app.tasks.token();
    let visit = app.lobby.enter(who.as_ref());
    let outbox = Outbox::new(&app.settings.limits);
    // An empty queue accepts its first message.
    let _ = outbox.push(wire::welcome(who.as_ref(), app.assets.build()));
    let pulse = Pulse::new(app.timeline.now());
    let (in_lobby, lobby_wanted) = watch::channel(false);
    let (mut sink, mut stream) = socket.split();
    outbox.marks().open();
    let users = std::iter::once(User::Address(peer.into())).chain(who.iter().map(|who| User::Player(who.player.clone())));
    let payer = who.as_ref().map_or_else(|| Payer::connection(outbox.id(), peer.into()), Payer::identity);
    let mut talk = Talk::new(&app, who.as_ref(), users.collect(), payer, &outbox, &pulse, &in_lobby);
    let cut = permit.cut();
    let mut reading = Box::pin(read::read(&app, &mut stream, &mut talk, &outbox, &pulse));
    let end = tokio::select! {
        biased;
        // First read, then write. When a command has been executed, its events and its answer are ready, so both leave in one write.
        end = &mut reading => end,
        end = write::write(&app, &mut sink, &outbox, &pulse) => close::read_out(end, &mut reading).await,
        end = lobby::forward(&app, &outbox, lobby_wanted) => end,
        end = notice::forward(&app, &outbox) => end,
        end = session::ends(&app, who.as_ref()) => end,
        () = cut.cancelled() => why_cut(&app, peer, who.as_ref(), &outbox),
        () = app.lobby.drained() => End::close(CloseCode::Restart, "the server is restarting; reconnect"),
    };
    drop(reading);
    outbox.marks().close();
    talk.leave_all(end.reason()).await;
    tracing::debug!(%peer, connection = outbox.id(), ?end, "a connection ends");
    if let End::Close { code: CloseCode::Policy, .. } = end {
        tracing::info!(%peer, player = ?who.as_ref().map(|who| who.player.as_str()), "a client exceeded its rate for too long");
        metrics::counter!("tengen_refusals_total", "code" => Code::RateLimited.as_str()).increment(1);
    }
    close::close(&app.settings.limits, sink, stream, &outbox, end).await;
    drop((visit, permit));
}
