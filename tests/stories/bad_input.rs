//! Malformed input gets an error that names the reason. The room and its other viewers notice nothing.

use protocol::{ClientMessage, CloseCode, Code, Command, ServerMessage};
use tests::{Player, Server, play_from, play_out};
use tokio_tungstenite::tungstenite::{Bytes, Message};

/// Each input gets an error with the expected code, and the connection stays open.
#[tokio::test]
async fn every_bad_input_gets_an_error() {
    let server = Server::start().await;
    let (mut black, mut white) = server.gomoku_table().await;
    let room = black.room.clone();
    let deep = format!("{}{}", "[".repeat(5_000), "]".repeat(5_000));
    let command = |command: &str| format!(r#"{{"type":"command","room":"{room}","command_id":"q","command":{command}}}"#);
    let table: Vec<(String, Code)> = vec![
        ("not json".to_owned(), Code::Malformed),
        (String::new(), Code::Malformed),
        ("[]".to_owned(), Code::Malformed),
        ("null".to_owned(), Code::Malformed),
        (deep, Code::Malformed),
        (r#"{"type":"ping","nonce":1"#.to_owned(), Code::Malformed),
        (r#"{"no":"type"}"#.to_owned(), Code::Malformed),
        (r#"{"type":"dance"}"#.to_owned(), Code::UnknownType),
        (r#"{"type":"ping","nonce":1,"extra":2}"#.to_owned(), Code::UnknownField),
        (r#"{"type":"ping","nonce":-1}"#.to_owned(), Code::Invalid),
        (r#"{"type":"ping","nonce":"1"}"#.to_owned(), Code::Invalid),
        (r#"{"type":"join"}"#.to_owned(), Code::Invalid),
        (r#"{"type":"join","room":"../../etc/passwd"}"#.to_owned(), Code::NotFound),
        (r#"{"type":"join","room":"0123456789abcdefghjk"}"#.to_owned(), Code::NotFound),
        (format!(r#"{{"type":"command","room":"{room}","command_id":"q","command":{{"type":"fly"}}}}"#), Code::UnknownType),
        (
            format!(r#"{{"type":"command","room":"{room}","command_id":"q","command":{{"type":"play","point":"h8","x":1}}}}"#),
            Code::UnknownField,
        ),
        (
            format!(r#"{{"type":"command","room":"{room}","command_id":"q","command":{{"type":"play","point":8}}}}"#),
            Code::Invalid,
        ),
        (command(r#"{"type":"choose"}"#), Code::Invalid),
        (command(r#"{"type":"choose","choice":"both"}"#), Code::Invalid),
        (command(r#"{"type":"choose","choice":"black","seat":"host"}"#), Code::UnknownField),
        (command(r#"{"type":"declare","count":256}"#), Code::Invalid),
        (command(r#"{"type":"declare","count":-1}"#), Code::Invalid),
        (command(r#"{"type":"offer_moves","points":"h8"}"#), Code::Invalid),
        (command(r#"{"type":"offer_moves","points":[8]}"#), Code::Invalid),
        (command(r#"{"type":"offer_moves","points":["h8","z99"]}"#), Code::OffBoard),
        (command(&format!(r#"{{"type":"offer_moves","points":[{}"a1"]}}"#, r#""a1","#.repeat(2_000))), Code::OpeningStep),
        (command(r#"{"type":"name_komi","komi_half":6.5}"#), Code::Invalid),
        (command(r#"{"type":"name_komi","komi_half":99999999999}"#), Code::Invalid),
        (command(r#"{"type":"name_komi","komi":6}"#), Code::UnknownField),
        (format!(r#"{{"type":"command","room":"{room}","command_id":"","command":{{"type":"pass"}}}}"#), Code::Invalid),
        (
            format!(r#"{{"type":"command","room":"{room}","command_id":"{}","command":{{"type":"pass"}}}}"#, "i".repeat(65)),
            Code::Invalid,
        ),
    ];
    for (text, code) in table {
        black.tab.send_text(&text).await;
        let shown: String = text.chars().take(80).collect();
        let answer = black
            .tab
            .wait(&shown, |message| matches!(message, ServerMessage::Error { .. } | ServerMessage::Refused { .. }))
            .await;
        let (found, words, of) = match answer {
            ServerMessage::Error { code, message, room, .. } => (code, message, (room, None)),
            ServerMessage::Refused { code, message, room, command_id, .. } => (code, message, (Some(room), Some(command_id))),
            other => panic!("{other:?}"),
        };
        assert!(!words.is_empty(), "no message for {shown}");
        assert_eq!(found, code, "{shown}");
        // The answer names the room and the command, so that the sender can tell which message was wrong.
        let sent: serde_json::Value = serde_json::from_str(&text).unwrap_or_default();
        let ids = ["room", "command_id"].map(|id| sent[id].as_str().map(str::to_owned));
        assert_eq!(of, ids.into(), "{shown}");
    }
    play_out(&mut black, &mut white, &["h8", "h9"]).await;
}

/// Chat that is too large, empty or repeated is refused. Markup is sent on as plain text.
#[tokio::test]
async fn oversized_empty_or_repeated_chat_is_refused() {
    let server = Server::start().await;
    let (mut black, mut white) = server.gomoku_table().await;
    black.is_refused(Command::Chat { text: "x".repeat(301) }, Code::TooLarge).await;
    black.is_refused(Command::Chat { text: "x".repeat(15_000) }, Code::TooLarge).await;
    black.is_refused(Command::Chat { text: " \u{200b}\u{0}\n ".to_owned() }, Code::Empty).await;
    black.says("<script>alert(1)</script>").await;
    black.is_refused(Command::Chat { text: "<script>alert(1)</script>".to_owned() }, Code::Repeated).await;
    white
        .sees_event("the chat", |event| matches!(event, protocol::Event::Chatted { line } if line.text.starts_with("<script>")))
        .await;
    // A frame of 100 kB is too large, so the server closes the connection.
    black.sends(Command::Chat { text: "x".repeat(100_000) }).await;
    assert_eq!(black.tab.closed().await.code, Some(CloseCode::TooLarge.number()));
    let mut black = Player::joins(&server, &black.guest, &black.room).await;
    white.seq = black.seq;
    black.plays("h8").await;
    white.sees("h8").await;
}

/// A viewer who sends a binary frame, or a frame that is too large, is disconnected with a close code. The players notice
/// nothing.
#[tokio::test]
async fn a_bad_frame_ends_only_its_own_connection() {
    let server = Server::start().await;
    let (mut black, mut white) = server.gomoku_table().await;
    let frames = [
        (Message::text("x".repeat(1024 * 1024)), CloseCode::TooLarge),
        (Message::Binary(Bytes::from_static(b"binary")), CloseCode::Unsupported),
    ];
    for (frame, code) in frames {
        let cleo = server.guest("Cleo").await;
        let mut spectator = Player::joins(&server, &cleo, &black.room).await;
        spectator.tab.send_raw(frame).await;
        assert_eq!(spectator.tab.closed().await.code, Some(code.number()));
    }
    play_out(&mut black, &mut white, &["h8", "h9"]).await;
    let foreign_error = black.tab.unread().iter().any(|message| matches!(message, ServerMessage::Error { .. }));
    assert!(!foreign_error, "Black received an error that was meant for a spectator");
}

/// A viewer who floods the server is answered with `rate_limited` and then disconnected. The players play on.
#[tokio::test]
async fn a_flooding_viewer_is_refused_and_then_disconnected() {
    let server = Server::start_with(&[]).await;
    let (mut black, mut white) = server.gomoku_table().await;
    let cleo = server.guest("Cleo").await;
    let mut spectator = Player::joins(&server, &cleo, &black.room).await;
    let flood = ClientMessage::Leave { room: "0123456789abcdefghjk".to_owned() };
    let limited = |message: &ServerMessage| matches!(message, ServerMessage::Error { code: Code::RateLimited, .. });
    for _ in 0..60 {
        spectator.tab.send(&flood).await;
    }
    spectator.tab.wait("the `rate_limited` error", limited).await;
    play_out(&mut black, &mut white, &["h8"]).await;
    // If the flood continues anyway, the server ends the connection.
    let ended = async {
        loop {
            spectator.tab.send(&flood).await;
            if let Some(closed) = spectator.tab.try_closed().await {
                break closed;
            }
        }
    };
    let closed = tokio::time::timeout(tests::PATIENCE, ended).await.expect("the server closes the flooding connection in time");
    assert!(closed.code.is_none() || closed.code == Some(CloseCode::Policy.number()), "{closed:?}");
    play_from(protocol::Color::White, &mut black, &mut white, &["h9"]).await;
}
