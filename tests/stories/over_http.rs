//! Without a WebSocket, a program can follow a room, page through the history and get a QR code.

use protocol::{Event, ServerMessage};
use tests::{Server, play_out};

/// Each message about the room arrives as one line. The whole room comes first, and then the events.
#[tokio::test]
async fn a_room_can_be_followed_line_by_line() {
    let server = Server::start().await;
    let (mut black, mut white) = server.go_table().await;
    let cleo = server.guest("Cleo").await;
    let mut stream = cleo.get(&format!("/api/v1/rooms/{}/events", black.room)).await;
    assert_eq!(stream.headers()["content-type"], "application/x-ndjson");
    let (mut text, mut joined) = (String::new(), false);
    play_out(&mut black, &mut white, &["E5"]).await;
    // The move may already be in the `joined` message.
    loop {
        let chunk = stream.chunk().await.expect("the stream is readable").expect("the stream stays open");
        text.push_str(std::str::from_utf8(&chunk).expect("lines are UTF-8"));
        while let Some((line, rest)) = text.split_once('\n') {
            let seen = match line {
                "" => false,
                line => match serde_json::from_str(line).expect("a line is a message") {
                    ServerMessage::Joined { room } => {
                        joined = true;
                        room.moves.iter().any(|played| played.point == "E5")
                    }
                    ServerMessage::Events { events, .. } => {
                        let is_move = |event: &Event| matches!(event, Event::Moved { point, .. } if point == "E5");
                        assert!(joined, "the room comes first");
                        events.iter().any(|envelope| is_move(&envelope.event))
                    }
                    _ => false,
                },
            };
            if seen {
                return;
            }
            text = rest.to_owned();
        }
    }
}

/// A value at a bound is accepted, and the next value beyond it is refused.
#[tokio::test]
async fn query_parameters_are_accepted_up_to_their_bounds() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let status = async |path: &str| anna.get(path).await.status().as_u16();
    for (length, expected) in [(15, 422), (16, 200), (17, 422)] {
        let cursor = "_".repeat(length);
        assert_eq!(status(&format!("/api/v1/games?before={cursor}")).await, expected, "a cursor of {length} characters");
    }
    for (length, expected) in [(100, 200), (101, 422)] {
        assert_eq!(status(&format!("/api/v1/games?search={}", "x".repeat(length))).await, expected, "{length} characters");
    }
    let address = format!("{}/", server.base());
    for (length, expected) in [(300, 200), (301, 422)] {
        let text = format!("{address}{}", "x".repeat(length - address.len()));
        assert_eq!(status(&format!("/api/v1/qr?text={text}")).await, expected, "{length} bytes");
    }
}
