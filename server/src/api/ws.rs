//! Opens WebSockets.

use crate::app::App;
use crate::auth::Somebody;
use crate::error::ApiError;
use crate::listener::{Client, ConnectionPermit};
use crate::wire::Refused;
use crate::{socket, wire};
use axum::Extension;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade};
use axum::http::HeaderValue;
use axum::response::Response;
use protocol::{CloseCode, SUBPROTOCOL};
use std::sync::Arc;
use std::time::Duration;

/// How long a client may take to read why it is refused.
const TIME_TO_READ_REFUSAL: Duration = Duration::from_secs(2);

/// Opens a WebSocket for a client with our version of the protocol. A client with another version, and a client whom
/// the operator keeps out, are connected only to receive an error, because browsers hide the response to a failed
/// handshake from the page.
pub(super) async fn open(
    State(app): State<Arc<App>>,
    Extension(client): Extension<Client>,
    Somebody(who): Somebody,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let mut upgrade = upgrade.map_err(|error| ApiError::Malformed(error.body_text()))?;
    if app.stop.is_cancelled() {
        return Err(ApiError::Draining);
    }
    let offered: Vec<HeaderValue> = upgrade.requested_protocols().cloned().collect();
    let ours = offered.iter().find(|name| *name == SUBPROTOCOL);
    let other_version = || offered.iter().find(|name| name.as_bytes().starts_with(b"tengen."));
    let chosen = ours.or_else(other_version).ok_or(ApiError::UnsupportedProtocol)?;
    let permit = app.admission.permit(&client, who.as_ref())?;
    let banned = app.bans.check(Some(client.address), who.as_ref().map(|who| &who.player), app.timeline.wall()).err();
    upgrade.set_selected_protocol(chosen.clone());
    let limits = &app.settings.limits;
    let upgrade = upgrade
        .read_buffer_size(limits.socket_read_buffer_bytes)
        .write_buffer_size(limits.socket_write_buffer_bytes)
        .max_write_buffer_size(limits.socket_max_write_bytes)
        .max_message_size(limits.message_bytes)
        .max_frame_size(limits.message_bytes)
        .on_failed_upgrade(|error| tracing::debug!(%error, "could not open a WebSocket"));
    let tasks = app.tasks.clone();
    Ok(if let (Some(banned), Some(_)) = (banned, ours) {
        upgrade.on_upgrade(move |socket| tasks.track_future(dismiss(socket, banned, CloseCode::Banned, permit)))
    } else if ours.is_some() {
        let serving = async move |socket| socket::serve(app, socket, who, client.address, permit).await;
        upgrade.on_upgrade(move |socket| tasks.track_future(Box::pin(serving(socket))))
    } else {
        upgrade.on_upgrade(move |socket| {
            tasks.track_future(dismiss(socket, ApiError::UnsupportedProtocol, CloseCode::UnsupportedProtocol, permit))
        })
    })
}

/// Tells a client why the server does not serve it, and closes the connection.
async fn dismiss(mut socket: WebSocket, why: ApiError, code: CloseCode, _permit: ConnectionPermit) {
    let refused = Refused::from(why);
    let close = CloseFrame { code: code.number(), reason: refused.message.clone().into() };
    let refusal = async {
        socket.send(Message::Text(wire::error(refused, None))).await?;
        socket.send(Message::Close(Some(close))).await?;
        // The close is complete when the client has answered it.
        while let Some(Ok(_)) = socket.recv().await {}
        Ok::<_, axum::Error>(())
    };
    let _ = tokio::time::timeout(TIME_TO_READ_REFUSAL, refusal).await;
}
