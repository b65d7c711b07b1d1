//! The least that a server of games can do: it forwards each frame to the other player.

use anyhow::Result;
use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt as _, StreamExt as _};
use std::collections::HashMap;
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::handshake::server::{ErrorResponse, Request, Response};

type Socket = WebSocketStream<TcpStream>;

/// Serves the path `/ROOM/SEAT`. The first two connections to a room are its players.
pub(super) async fn serve(listener: TcpListener) -> Result<()> {
    let mut waiting: HashMap<String, Socket> = HashMap::new();
    loop {
        let (stream, _) = listener.accept().await?;
        stream.set_nodelay(true)?;
        let mut room = String::new();
        #[expect(clippy::result_large_err, reason = "the library asks for this type")]
        let accept = |request: &Request, response: Response| -> Result<Response, ErrorResponse> {
            request.uri().path().split('/').nth(1).unwrap_or_default().clone_into(&mut room);
            Ok(response)
        };
        let socket = tokio_tungstenite::accept_hdr_async(stream, accept).await?;
        match waiting.remove(&room) {
            None => drop(waiting.insert(room, socket)),
            Some(first) => {
                let ((first_sink, first), (second_sink, second)) = (first.split(), socket.split());
                tokio::spawn(forward(first, second_sink));
                tokio::spawn(forward(second, first_sink));
            }
        }
    }
}

async fn forward(mut from: SplitStream<Socket>, mut to: SplitSink<Socket, Message>) {
    while let Some(Ok(message)) = from.next().await {
        if message.is_text() && to.send(message).await.is_err() {
            return;
        }
    }
}
