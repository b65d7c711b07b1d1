//! Tests the listener with real connections.
#![allow(clippy::unwrap_used, reason = "tests")]
use crate::app::testing::Testing;
use crate::config::Settings;
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio_util::sync::CancellationToken;

struct Server {
    address: SocketAddr,
    stop: CancellationToken,
    _testing: Testing,
}

impl Server {
    async fn start(settings: Settings) -> Self {
        let testing = Testing::new(settings).await;
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let (address, stop, app) = (listener.local_addr().unwrap(), CancellationToken::new(), testing.app.clone());
        let limits = app.settings.limits.clone();
        let serving =
            super::serve(listener, crate::api::router(&app), app.admission.clone(), limits, stop.clone(), app.tasks.clone());
        tokio::spawn(serving);
        Self { address, stop, _testing: testing }
    }

    async fn connect(&self) -> TcpStream {
        TcpStream::connect(self.address).await.unwrap()
    }

    /// Sends a string and reads until the server closes the connection.
    async fn answer_to(&self, text: &str) -> String {
        let mut stream = self.connect().await;
        stream.write_all(text.as_bytes()).await.unwrap();
        rest(&mut stream).await
    }
}

/// Reads until the server closes the connection. Fails the test if that never happens.
async fn rest(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    let closed = tokio::time::timeout(std::time::Duration::from_secs(20), stream.read_to_end(&mut bytes)).await;
    // A reset after the answer also counts as closing.
    let _ = closed.expect("the server must close the connection");
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Settings with a short deadline for request heads and a low limit on connections.
fn impatient() -> Settings {
    let mut settings = Settings::built_in();
    settings.limits.header_timeout_ms = 100;
    settings.limits.connections_per_address = 3;
    settings.lift_rates = true;
    settings
}

#[tokio::test]
async fn silent_connections_and_incomplete_heads_are_closed() {
    let server = Server::start(impatient()).await;
    assert_eq!(server.answer_to("").await, "");
    server.answer_to("GET / HTTP/1.1\r\nHost: local").await;
    // This connection sends one request and then nothing.
    let answer = server.answer_to("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n").await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
}

#[tokio::test]
async fn a_request_head_that_arrives_slowly_is_refused() {
    let server = Server::start(impatient()).await;
    let mut stream = server.connect().await;
    let head = "GET / HTTP/1.1\r\n".bytes().chain(std::iter::repeat(b'x'));
    // Each successful write is one byte that the server waited for. A server without a deadline would accept all bytes.
    let mut written = 0;
    for byte in head.take(100_000) {
        let send_byte = async {
            stream.write_all(&[byte]).await?;
            // Wait a moment for the server to answer or to close the connection.
            match tokio::time::timeout(std::time::Duration::from_millis(20), stream.read(&mut [0; 1024])).await {
                Ok(Ok(_)) => Err(std::io::ErrorKind::ConnectionReset.into()),
                Ok(Err(error)) => Err(error),
                Err(_) => Ok(()),
            }
        };
        if send_byte.await.is_err() {
            break;
        }
        written += 1;
    }
    assert!(written < 50, "the server waited for {written} bytes");
}

#[tokio::test]
async fn request_heads_are_limited() {
    let server = Server::start(impatient()).await;
    let many: String = (0..65).map(|number| format!("x-{number}: 1\r\n")).collect();
    let answer = server.answer_to(&format!("GET / HTTP/1.1\r\nHost: localhost\r\n{many}\r\n")).await;
    assert!(answer.starts_with("HTTP/1.1 431"), "{answer}");
    let large = "x".repeat(20_000);
    let answer = server.answer_to(&format!("GET / HTTP/1.1\r\nHost: localhost\r\nx: {large}\r\n\r\n")).await;
    assert!(answer.starts_with("HTTP/1.1 431") || answer.is_empty(), "{answer}");
}

#[tokio::test]
async fn invalid_handshakes_are_refused() {
    let server = Server::start(impatient()).await;
    let ask = async |lines: &str| {
        let head = "GET /ws HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n";
        let answer = server.answer_to(&format!("{head}{lines}\r\n")).await;
        answer.lines().next().unwrap_or_default().to_owned()
    };
    let (host, protocol) = ("Host: localhost\r\n", "Sec-WebSocket-Protocol: tengen.v1\r\n");
    let key = "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n";
    for (lines, status) in [
        (format!("{host}{host}{key}{protocol}"), "400"),
        (format!("{key}{protocol}"), "400"),
        (format!("Host: evil.example\r\n{key}{protocol}"), "403"),
        (format!("{host}Sec-WebSocket-Key: c2hvcnQ=\r\n{protocol}"), "400"),
        (format!("{host}Sec-WebSocket-Key: !\r\n{protocol}"), "400"),
        (format!("{host}{key}{key}{protocol}"), "400"),
        (format!("{host}{protocol}"), "400"),
        (format!("{host}{key}"), "400"),
        (format!("{host}{key}Sec-WebSocket-Protocol: chat\r\n"), "400"),
        (format!("{host}{key}{protocol}Origin: http://evil.example\r\n"), "403"),
        (format!("{host}{key}{protocol}Cookie: sid=x\r\n"), "403"),
    ] {
        let answer = ask(&lines).await;
        assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{lines}: {answer}");
    }
}

/// Sends a valid handshake, and returns the head of the response in lowercase.
async fn upgrade(stream: &mut TcpStream, protocol: &str) -> String {
    let head =
        "GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n";
    let key = "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==";
    stream.write_all(format!("{head}{key}\r\nSec-WebSocket-Protocol: {protocol}\r\n\r\n").as_bytes()).await.unwrap();
    let mut seen = Vec::new();
    while !seen.ends_with(b"\r\n\r\n") {
        seen.push(stream.read_u8().await.unwrap());
    }
    String::from_utf8_lossy(&seen).to_lowercase()
}

#[tokio::test]
async fn a_valid_handshake_gets_our_version_of_the_protocol() {
    let server = Server::start(impatient()).await;
    let mut stream = server.connect().await;
    let answer = upgrade(&mut stream, "chat, tengen.v2, tengen.v1").await;
    assert!(answer.starts_with("http/1.1 101") && answer.contains("sec-websocket-protocol: tengen.v1\r\n"), "{answer}");
    assert!(answer.contains("content-security-policy"), "{answer}");
}

#[tokio::test]
async fn a_client_with_another_version_of_the_protocol_gets_an_error() {
    let server = Server::start(impatient()).await;
    let mut stream = server.connect().await;
    let answer = upgrade(&mut stream, "tengen.v9").await;
    assert!(answer.contains("sec-websocket-protocol: tengen.v9\r\n"), "{answer}");
    let mut frame = [0; 2];
    stream.read_exact(&mut frame).await.unwrap();
    // A text frame whose length fits into one byte.
    assert!(frame[0] == 0x81 && frame[1] < 126, "{frame:?}");
    let mut text = vec![0; usize::from(frame[1])];
    stream.read_exact(&mut text).await.unwrap();
    assert!(String::from_utf8(text).unwrap().contains("unsupported_protocol"));
    let mut close = [0; 4];
    stream.read_exact(&mut close).await.unwrap();
    assert_eq!((close[0], u16::from_be_bytes([close[2], close[3]])), (0x88, 4010));
}

#[tokio::test]
async fn connections_are_limited_per_address_and_upgraded_ones_count() {
    let mut settings = impatient();
    settings.limits.header_timeout_ms = 10_000;
    let server = Server::start(settings).await;
    let mut held = Vec::new();
    for _ in 0..3 {
        let mut stream = server.connect().await;
        upgrade(&mut stream, "tengen.v1").await;
        held.push(stream);
    }
    let refused = server.answer_to("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n").await;
    assert!(refused.starts_with("HTTP/1.1 429") && refused.contains("Retry-After:"), "{refused}");
    drop(held.pop());
    // There is capacity again after the server has noticed that the connection is closed.
    let again = async {
        while !server
            .answer_to("GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            .await
            .starts_with("HTTP/1.1 200")
        {}
    };
    tokio::time::timeout(std::time::Duration::from_secs(20), again).await.expect("the closed connection is no longer counted");
}

#[tokio::test]
async fn stopping_closes_idle_connections() {
    let mut settings = impatient();
    settings.limits.header_timeout_ms = 60_000;
    let server = Server::start(settings).await;
    let mut idle = server.connect().await;
    idle.write_all(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n").await.unwrap();
    let mut first = [0; 12];
    idle.read_exact(&mut first).await.unwrap();
    server.stop.cancel();
    rest(&mut idle).await;
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn the_system_gives_up_a_peer_that_acknowledges_nothing() {
    let settings = Settings::built_in();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let _peer = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
    let (accepted, _) = listener.accept().await.unwrap();
    super::give_up_on_silence(&accepted, &settings.limits);
    let after = rustix::net::sockopt::tcp_user_timeout(&accepted).unwrap();
    assert_eq!(u64::from(after), settings.limits.silence_ms);
}
