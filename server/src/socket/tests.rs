//! WebSockets with a real listener.

mod judging;

use crate::app::testing::Testing;
use crate::auth::Identity;
use crate::config::Settings;
use crate::limits::Limits;
use crate::{api, listener};
use futures_util::{SinkExt as _, StreamExt as _};
use protocol::{ClientMessage, Code, Command, ServerMessage};
use std::collections::BTreeSet;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::AsyncReadExt as _;
use tokio::net::{TcpListener, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};
use tokio_util::sync::CancellationToken;

/// Much longer than any step of these tests takes.
const PATIENCE: Duration = Duration::from_secs(20);

struct Server {
    inner: Testing,
    address: SocketAddr,
}

struct Tab(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Server {
    async fn new(limits: Limits) -> Self {
        let inner = Testing::new(Settings { limits: limits.clone(), ..Settings::built_in() }).await;
        let reopened = inner.app.store.reopen().await.unwrap();
        inner.app.lobby.open(reopened).await;
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let app = &inner.app;
        let (router, tasks) = (api::router(app), app.tasks.clone());
        tokio::spawn(listener::serve(listener, router, app.admission.clone(), limits, CancellationToken::new(), tasks));
        Self { inner, address }
    }

    /// A guest with a connection that has received `welcome`.
    async fn guest(&self) -> (Identity, Tab) {
        let app = &self.inner.app;
        let (who, secret) = app.auth.create(None, app.timeline.wall()).await.unwrap();
        let mut request = format!("ws://{}/ws", self.address).into_client_request().unwrap();
        let headers = request.headers_mut();
        headers.insert("sec-websocket-protocol", protocol::SUBPROTOCOL.parse().unwrap());
        headers.insert("authorization", format!("Bearer {secret}").parse().unwrap());
        let (socket, _) = tokio_tungstenite::connect_async(request).await.unwrap();
        let mut tab = Tab(socket);
        match tab.next().await {
            ServerMessage::Welcome { protocol, you: Some(you), .. } => {
                assert_eq!((protocol, you.id.as_str()), (1, who.player.as_str()));
            }
            other => panic!("{other:?}"),
        }
        (who, tab)
    }

    async fn room(&self, host: &Identity) -> String {
        self.room_with(host, protocol::TimeControl::None {}).await
    }

    async fn room_with(&self, host: &Identity, time: protocol::TimeControl) -> String {
        self.room_of(host, gomoku(time)).await
    }

    async fn room_of(&self, host: &Identity, wanted: protocol::CreateRoom) -> String {
        self.inner.app.lobby.create(wanted.terms().unwrap(), host).await.unwrap().to_string()
    }
}

fn gomoku(time: protocol::TimeControl) -> protocol::CreateRoom {
    protocol::CreateRoom {
        setup: protocol::Setup::gomoku(15, protocol::GomokuRuleset::Freestyle),
        series: None,
        opening: protocol::Opening::Free,
        time,
        colors: protocol::ColorChoice::Black,
        takeback: protocol::TakebackPolicy::Ask,
        grace_ms: None,
        visibility: protocol::Visibility::Public,
        delay_ms: None,
        aids: None,
        watching: None,
    }
}

impl Tab {
    async fn send(&mut self, message: &ClientMessage) {
        self.raw(Message::text(serde_json::to_string(message).unwrap())).await;
    }

    async fn raw(&mut self, message: Message) {
        self.0.send(message).await.unwrap();
    }

    /// The next message except presence.
    async fn next(&mut self) -> ServerMessage {
        loop {
            match self.any().await {
                ServerMessage::Presence { .. } => {}
                other => return other,
            }
        }
    }

    /// The state after the next events.
    async fn state(&mut self) -> protocol::State {
        loop {
            if let ServerMessage::Events { state, .. } = self.next().await {
                return state;
            }
        }
    }

    /// The next message.
    async fn any(&mut self) -> ServerMessage {
        loop {
            let message = timeout(PATIENCE, self.0.next())
                .await
                .expect("a message arrives in time")
                .expect("the connection is open")
                .expect("the frame is valid");
            let Message::Text(text) = message else { continue };
            return serde_json::from_str(&text).unwrap();
        }
    }

    /// Reads to the end of the connection and returns the close code and the messages before it.
    async fn end(mut self) -> (Option<u16>, Vec<ServerMessage>) {
        let (mut code, mut before) = (None, Vec::new());
        while let Some(Ok(message)) = timeout(PATIENCE, self.0.next()).await.expect("the connection ends in time") {
            match message {
                Message::Text(text) => before.push(serde_json::from_str(&text).unwrap()),
                Message::Close(frame) => code = frame.map(|frame| frame.code.into()),
                _ => {}
            }
        }
        (code, before)
    }

    async fn error(&mut self) -> Code {
        match self.next().await {
            ServerMessage::Error { code, .. } => code,
            other => panic!("{other:?}"),
        }
    }

    async fn refusal(&mut self, room: &str, command_id: &str) -> Code {
        let command = Command::Play { point: "h8".into() };
        self.send(&ClientMessage::Command { room: room.into(), command_id: command_id.into(), seat: None, command }).await;
        match self.next().await {
            ServerMessage::Refused { code, command_id: id, .. } if id == command_id => code,
            other => panic!("{other:?}"),
        }
    }
}

#[tokio::test]
async fn a_violation_of_the_protocol_closes_the_connection_with_the_right_code() {
    let server = Server::new(Limits::default()).await;
    let data = |kind, payload: &[u8]| Message::Frame(Frame::message(payload.to_vec(), OpCode::Data(kind), true));
    let cases = [
        (Message::binary(vec![1, 2, 3]), 1003),
        (Message::text("x".repeat(17 * 1024)), 1009),
        (data(Data::Text, &[0xff, 0xfe]), 1007),
        (data(Data::Reserved(3), b"x"), 1002),
        (Message::text("x".repeat(1024 * 1024)), 1009),
    ];
    for (message, expected) in cases {
        let (_, mut tab) = server.guest().await;
        // The server may close before a long message is written completely.
        let _ = tab.0.send(message).await;
        assert_eq!(tab.end().await.0, Some(expected));
    }
    let (_, mut tab) = server.guest().await;
    tab.0.close(None).await.unwrap();
    assert_eq!(tab.end().await, (None, vec![]), "the server answers a close frame with an empty close frame");
}

#[tokio::test]
async fn invalid_messages_get_errors_and_change_nothing() {
    let server = Server::new(Limits { rooms_per_socket: 1, ..Limits::default() }).await;
    let (who, mut tab) = server.guest().await;
    let (first, second) = (server.room(&who).await, server.room(&who).await);
    let missing = "00000000000000000000";
    let texts = [
        ("{".to_owned(), Code::Malformed),
        (r#"{"type":"fly"}"#.into(), Code::UnknownType),
        (r#"{"type":"ping","nonce":1,"x":2}"#.into(), Code::UnknownField),
        (r#"{"type":"join"}"#.into(), Code::Invalid),
        (format!(r#"{{"type":"join","room":"{missing}"}}"#), Code::NotFound),
        (r#"{"type":"join","room":"../../etc/passwd"}"#.into(), Code::NotFound),
        (format!(r#"{{"type":"leave","room":"{first}"}}"#), Code::NotJoined),
    ];
    for (text, code) in texts {
        tab.raw(Message::text(text.clone())).await;
        assert_eq!(tab.error().await, code, "{text}");
    }
    assert_eq!(tab.refusal(&first, "c").await, Code::NotJoined);
    tab.send(&ClientMessage::Join { room: first.clone(), since: None }).await;
    assert!(matches!(tab.next().await, ServerMessage::Joined { .. }));
    assert_eq!(tab.refusal(&first, "c").await, Code::NotStarted);
    assert_eq!(tab.refusal(&first, "two words").await, Code::Invalid);
    tab.send(&ClientMessage::Join { room: second, since: None }).await;
    assert_eq!(tab.error().await, Code::TooMany);
    tab.send(&ClientMessage::Leave { room: first.clone() }).await;
    assert_eq!(tab.next().await, ServerMessage::Left { room: first.clone() });
    assert_eq!(server.inner.app.store.load(&room::RoomId::parse(&first).unwrap()).await.unwrap().unwrap().len(), 2);
}

#[tokio::test]
async fn messages_are_handled_in_order() {
    let server = Server::new(Limits::default()).await;
    let ((host, mut black), (_, mut white)) = (server.guest().await, server.guest().await);
    let room = server.room(&host).await;
    let command = |id: &str, command| ClientMessage::Command { room: room.clone(), command_id: id.into(), seat: None, command };
    white.send(&ClientMessage::Join { room: room.clone(), since: None }).await;
    white.send(&command("sit", Command::Sit {})).await;
    white.send(&ClientMessage::Ping { nonce: 7 }).await;
    let mut kinds = Vec::new();
    while kinds.last() != Some(&"pong") {
        match white.next().await {
            ServerMessage::Joined { .. } => kinds.push("joined"),
            ServerMessage::Events { .. } => kinds.push("events"),
            ServerMessage::Ack { command_id, seq, .. } => {
                assert_eq!((command_id.as_str(), seq), ("sit", 3));
                kinds.push("ack");
            }
            ServerMessage::Pong { nonce: 7 } => kinds.push("pong"),
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(kinds, ["joined", "events", "ack", "pong"]);
    black.send(&ClientMessage::Join { room: room.clone(), since: Some(2) }).await;
    assert!(matches!(black.next().await, ServerMessage::Events { events, .. } if events.len() == 2));
}

/// The round trips are known before the first move, because the first ping is sent when the connection opens. When a clock has
/// run out, the room waits until the connection answers that it has read everything. Without this answer, the room would wait for
/// an hour.
/// The server and the client run on different threads, so the client could read the events before the answer is written.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_events_of_a_command_and_its_answer_leave_in_one_write() {
    let server = Server::new(Limits { messages_burst: 1_000, ..Limits::default() }).await;
    let (anna, mut tab) = server.guest().await;
    let room = server.room(&anna).await;
    let command = |id: String, command| ClientMessage::Command { room: room.clone(), command_id: id, seat: None, command };
    tab.send(&ClientMessage::Join { room: room.clone(), since: None }).await;
    tab.send(&command("sit".into(), Command::SitOpposite { name: Some("Bert".into()) })).await;
    while !matches!(tab.next().await, ServerMessage::Ack { .. }) {}
    for number in 0..50 {
        // No five stones come in a row.
        let point = format!("{}{}", char::from(b'a' + number % 10), number / 10 * 2 + 1);
        tab.send(&command(format!("c{number}"), Command::Play { point })).await;
        let MaybeTlsStream::Plain(stream) = tab.0.get_mut() else { panic!("the connection is not encrypted") };
        let text = loop {
            timeout(PATIENCE, stream.readable()).await.unwrap().unwrap();
            let mut bytes = vec![0; 64 * 1024];
            match stream.try_read(&mut bytes) {
                Ok(read) => bytes.truncate(read),
                Err(error) if error.kind() == std::io::ErrorKind::WouldBlock => continue,
                Err(error) => panic!("{error}"),
            }
            let text = String::from_utf8_lossy(&bytes).into_owned();
            if text.contains(r#""type":"events""#) {
                break text;
            }
        };
        assert!(text.contains(r#""type":"ack""#), "{text}");
    }
}

#[tokio::test]
async fn a_room_learns_that_a_connection_has_been_read_and_what_its_round_trip_is() {
    let server = Server::new(Limits { last_reading_ms: 3_600_000, presence_ms: 1, ..Limits::default() }).await;
    let ((host, mut black), (_, mut white)) = (server.guest().await, server.guest().await);
    let room = server.room_with(&host, protocol::TimeControl::Absolute { main_ms: 1_000 }).await;
    let command = |id: &str, command| ClientMessage::Command { room: room.clone(), command_id: id.into(), seat: None, command };
    for tab in [&mut black, &mut white] {
        tab.send(&ClientMessage::Join { room: room.clone(), since: None }).await;
        assert!(matches!(tab.next().await, ServerMessage::Joined { .. }));
    }
    white.send(&command("sit", Command::Sit {})).await;
    while !matches!(white.next().await, ServerMessage::Ack { .. }) {}
    // Both clients keep reading, because their WebSocket library answers pings only while a client reads.
    let over = |phase| matches!(phase, protocol::Phase::Finished | protocol::Phase::Aborted);
    let reads = tokio::spawn(async move { while !over(white.state().await.phase) {} });
    let is_measured = |one| matches!(one, protocol::Absence::Here { round_trip_ms: Some(_) });
    loop {
        if let ServerMessage::Presence { presence, .. } = black.any().await
            && is_measured(presence.host)
            && is_measured(presence.guest)
        {
            break;
        }
    }
    black.send(&command("h8", Command::Play { point: "h8".into() })).await;
    while !over(black.state().await.phase) {}
    reads.await.unwrap();
}

#[tokio::test]
async fn a_client_that_floods_the_server_is_refused_and_then_disconnected() {
    let server = Server::new(Limits { messages_patience_ms: 200, ..Limits::default() }).await;
    let (_, tab) = server.guest().await;
    let (mut sink, mut stream) = tab.0.split();
    let flood = tokio::spawn(async move { while sink.send(Message::text(r#"{"type":"leave","room":"x"}"#)).await.is_ok() {} });
    let (mut codes, mut close) = (BTreeSet::new(), None);
    while let Some(Ok(message)) = timeout(PATIENCE, stream.next()).await.expect("the server ends the flood") {
        match message {
            Message::Text(text) => match serde_json::from_str(&text).unwrap() {
                ServerMessage::Error { code, .. } => drop(codes.insert(code)),
                other => panic!("{other:?}"),
            },
            Message::Close(frame) => close = frame.map(|frame| u16::from(frame.code)),
            other => panic!("{other:?}"),
        }
    }
    assert_eq!((codes, close), (BTreeSet::from([Code::NotJoined, Code::RateLimited]), Some(1008)));
    timeout(PATIENCE, flood).await.expect("the connection is closed").unwrap();
}

#[tokio::test]
async fn a_client_that_floods_the_server_with_pongs_is_disconnected() {
    let server = Server::new(Limits { messages_patience_ms: 200, ..Limits::default() }).await;
    let (_, tab) = server.guest().await;
    let (mut sink, mut stream) = tab.0.split();
    let flood = tokio::spawn(async move { while sink.send(Message::Pong(vec![0; 8].into())).await.is_ok() {} });
    let mut close = None;
    while let Some(Ok(message)) = timeout(PATIENCE, stream.next()).await.expect("the server ends the flood") {
        if let Message::Close(frame) = message {
            close = frame.map(|frame| u16::from(frame.code));
        }
    }
    assert_eq!(close, Some(1008));
    timeout(PATIENCE, flood).await.expect("the connection is closed").unwrap();
}

#[tokio::test]
async fn messages_over_the_rate_are_refused() {
    let server = Server::new(Limits { messages_burst: 3, messages_per_second: 1, joins_burst: 2, ..Limits::default() }).await;
    let (who, mut tab) = server.guest().await;
    let room = server.room(&who).await;
    for expected in [true, true, false] {
        tab.send(&ClientMessage::Join { room: room.clone(), since: Some(2) }).await;
        let answer = tab.next().await;
        // One join every two seconds.
        let limited =
            matches!(answer, ServerMessage::Error { code: Code::RateLimited, room: Some(_), wait_ms: Some(1..=2000), .. });
        assert_eq!(!limited, expected, "only the third join is refused: {answer:?}");
    }
    let pass = ClientMessage::Command { room, command_id: "c".into(), seat: None, command: Command::Pass {} };
    tab.send(&pass).await;
    let answer = tab.next().await;
    let limited = matches!(answer, ServerMessage::Refused { code: Code::RateLimited, wait_ms: Some(1..=1000), .. });
    assert!(limited, "the fourth message is refused, because it is over the rate: {answer:?}");
}

#[tokio::test]
async fn a_silent_connection_is_closed() {
    let server = Server::new(Limits { ping_ms: 50, silence_ms: 150, ..Limits::default() }).await;
    let ((_, quiet), (_, mut lively)) = (server.guest().await, server.guest().await);
    // This client reads bytes without a WebSocket library, so nothing answers the pings.
    let mut quiet = quiet.0.into_inner();
    let (mut bytes, mut probes) = (Vec::new(), 0);
    timeout(PATIENCE, async {
        tokio::select! {
            end = quiet.read_to_end(&mut bytes) => drop(end.unwrap()),
            // The WebSocket library answers the pings to this client whenever the client reads.
            () = async { while let Some(Ok(message)) = lively.0.next().await { probes += usize::from(message.is_ping()) } } => {}
        }
    })
    .await
    .unwrap();
    assert!(bytes.windows(4).any(|frame| frame[0] == 0x88 && frame[2..] == 1001u16.to_be_bytes()), "{bytes:?}");
    assert!(probes >= 2, "a client that answers stays connected");
    lively.send(&ClientMessage::Ping { nonce: 3 }).await;
    assert_eq!(lively.next().await, ServerMessage::Pong { nonce: 3 });
}

#[tokio::test]
async fn a_connection_ends_with_its_session_and_with_the_server() {
    let server = Server::new(Limits::default()).await;
    let app = &server.inner.app;
    let ((one, first), (_, second)) = (server.guest().await, server.guest().await);
    app.auth.end(&one, app.timeline.wall()).await.unwrap();
    assert_eq!(first.end().await.0, Some(4001));
    app.stop.cancel();
    app.lobby.drain().await;
    assert_eq!(second.end().await.0, Some(1012));
}

#[tokio::test]
async fn the_lobby_is_sent_only_to_subscribers() {
    let server = Server::new(Limits { lobby_ms: 10, ..Limits::default() }).await;
    let (who, mut tab) = server.guest().await;
    tab.send(&ClientMessage::EnterLobby {}).await;
    assert!(matches!(tab.next().await, ServerMessage::Lobby { .. }));
    let room = server.room(&who).await;
    loop {
        match tab.next().await {
            ServerMessage::Lobby { lobby } if lobby.seeks.iter().any(|seek| seek.id == room) => {
                assert_eq!(lobby.online, 1);
                break;
            }
            ServerMessage::Lobby { .. } => {}
            other => panic!("{other:?}"),
        }
    }
    tab.send(&ClientMessage::LeaveLobby {}).await;
    tab.send(&ClientMessage::Ping { nonce: 1 }).await;
    while !matches!(tab.next().await, ServerMessage::Pong { .. }) {}
    server.room(&who).await;
    tab.send(&ClientMessage::Ping { nonce: 2 }).await;
    assert_eq!(tab.next().await, ServerMessage::Pong { nonce: 2 });
}

#[tokio::test]
async fn a_connection_ends_if_its_session_has_ended_while_it_was_opened() {
    let testing = Testing::new(Settings::built_in()).await;
    let (app, wall) = (&testing.app, testing.app.timeline.wall());
    let (who, _) = app.auth.create(None, wall).await.unwrap();
    app.auth.end(&who, wall).await.unwrap();
    timeout(PATIENCE, super::session_end(app, Some(&who))).await.expect("the connection ends long before the next regular check");
}
