//! A WebSocket connection, like that of a browser tab. Unread messages stay in an inbox, in order.

use crate::PATIENCE;
use crate::guest::Guest;
use crate::server::Server;
use futures_util::{SinkExt, StreamExt};
use protocol::{ClientMessage, ServerMessage};
use std::collections::VecDeque;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::{HeaderName, HeaderValue};
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// How a connection ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Closed {
    /// The close code; `None` if the connection broke without one.
    pub code: Option<u16>,
    /// The reason given.
    pub reason: String,
}

/// A WebSocket to the server.
pub struct Tab {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    inbox: VecDeque<ServerMessage>,
}

impl Tab {
    /// Connects as a guest or without a session.
    pub async fn open(server: &Server, guest: Option<&Guest>) -> Self {
        let headers: Vec<(&str, String)> =
            guest.map(|guest| ("authorization", format!("Bearer {}", guest.token))).into_iter().collect();
        let mut tab = Self::try_open(server, protocol::SUBPROTOCOL, &headers).await.expect("the server accepts the connection");
        tab.wait("the `welcome` message", |message| matches!(message, ServerMessage::Welcome { .. })).await;
        tab
    }

    /// Connects with the given subprotocol and headers.
    ///
    /// # Errors
    /// If the server refuses the upgrade.
    pub async fn try_open(server: &Server, subprotocol: &str, headers: &[(&str, String)]) -> Result<Self, Error> {
        let mut request = format!("ws://{}/ws", server.authority()).into_client_request()?;
        let all = headers.iter().map(|(name, value)| (*name, value.as_str())).chain([("sec-websocket-protocol", subprotocol)]);
        for (name, value) in all {
            let name: HeaderName = name.parse().expect("the name of the header is valid");
            request.headers_mut().insert(name, HeaderValue::from_str(value).expect("the value of the header is valid"));
        }
        let (socket, _) = timeout(PATIENCE, connect_async(request)).await.expect("the server answers in time")?;
        Ok(Self { socket, inbox: VecDeque::new() })
    }

    /// Sends a message.
    pub async fn send(&mut self, message: &ClientMessage) {
        self.send_text(&serde_json::to_string(message).expect("a message can be written as JSON")).await;
    }

    /// Sends any text frame.
    pub async fn send_text(&mut self, text: &str) {
        self.send_raw(Message::text(text)).await;
    }

    /// Sends any frame. Ignores errors, because the caller then waits for the reply or for the end of the connection.
    pub async fn send_raw(&mut self, message: Message) {
        let _ = self.socket.send(message).await;
    }

    /// Waits for the first matching message, which may already have been received. All other messages stay in the inbox,
    /// in order.
    pub async fn wait(&mut self, what: &str, mut fits: impl FnMut(&ServerMessage) -> bool) -> ServerMessage {
        if let Some(at) = self.inbox.iter().position(&mut fits) {
            return self.inbox.remove(at).expect("the position was just found");
        }
        loop {
            let message = match timeout(PATIENCE, self.receive()).await {
                Ok(Ok(message)) => message,
                Ok(Err(closed)) => panic!("the connection ended before {what}: {closed:?}; received: {:?}", self.inbox),
                Err(_) => panic!("{what} never arrived; received: {:?}", self.inbox),
            };
            if fits(&message) {
                return message;
            }
            self.inbox.push_back(message);
        }
    }

    /// The next message of any type.
    ///
    /// # Errors
    /// If the connection has ended and all earlier messages have been returned: how it ended.
    pub async fn next(&mut self) -> Result<ServerMessage, Closed> {
        match self.inbox.pop_front() {
            Some(message) => Ok(message),
            None => self.receive().await,
        }
    }

    /// The messages in the inbox.
    #[must_use]
    pub fn unread(&self) -> &VecDeque<ServerMessage> {
        &self.inbox
    }

    /// Discards the messages in the inbox.
    pub fn forget(&mut self) {
        self.inbox.clear();
    }

    /// Discards the messages in the inbox that contain events of this room.
    pub(crate) fn forget_events(&mut self, id: &str) {
        self.inbox.retain(|message| !matches!(message, ServerMessage::Events { room, .. } if room == id));
    }

    /// Receives everything up to the reply to a ping. After that, every message that the server sent before this reply has been
    /// received.
    pub async fn settle(&mut self) {
        let nonce = 7_777;
        self.send(&ClientMessage::Ping { nonce }).await;
        self.wait("the `pong` message", |message| matches!(message, ServerMessage::Pong { nonce: 7_777 })).await;
    }

    /// Waits until the connection ends.
    pub async fn closed(&mut self) -> Closed {
        loop {
            match timeout(PATIENCE, self.receive()).await.expect("the connection ends in time") {
                Ok(message) => self.inbox.push_back(message),
                Err(closed) => return closed,
            }
        }
    }

    /// Reads what has already arrived. If the connection has ended, returns how it ended.
    pub async fn try_closed(&mut self) -> Option<Closed> {
        loop {
            match timeout(Duration::from_millis(1), self.receive()).await {
                Ok(Ok(message)) => self.inbox.push_back(message),
                Ok(Err(closed)) => return Some(closed),
                Err(_) => return None,
            }
        }
    }

    async fn receive(&mut self) -> Result<ServerMessage, Closed> {
        let mut end = Closed { code: None, reason: String::new() };
        loop {
            match self.socket.next().await {
                Some(Ok(Message::Text(text))) => {
                    return Ok(serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error} in {text}")));
                }
                Some(Ok(Message::Close(frame))) => {
                    if let Some(frame) = frame {
                        end = Closed { code: Some(frame.code.into()), reason: frame.reason.to_string() };
                    }
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return Err(end),
            }
        }
    }

    /// Closes the connection with the code that browsers send when a page is closed or left, and reads until the server has
    /// closed its side. Linux resets a connection that is dropped with unread messages, and the server could then miss the code.
    pub async fn leaves_the_page(mut self) {
        let frame = CloseFrame { code: CloseCode::Away, reason: "".into() };
        let _ = self.socket.close(Some(frame)).await;
        self.closed().await;
    }

    /// Drops the connection without a close frame, like a phone in a tunnel.
    pub fn loses_the_connection(self) {
        drop(self);
    }
}
