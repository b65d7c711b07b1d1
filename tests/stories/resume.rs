//! A connection breaks in the middle of a game. No event is lost or repeated.

use protocol::{ClientMessage, Code, Event, ServerMessage};
use tests::{Player, Server, play_from, play_out};

/// The missed events arrive, complete and in order.
#[tokio::test]
async fn missed_events_arrive_after_a_break() {
    let server = Server::start().await;
    let (mut black, mut white) = server.gomoku_table().await;
    play_out(&mut black, &mut white, &["h8", "h9"]).await;
    let missed_from = white.seq;
    let Player { guest, tab, room, view, state, seq, .. } = white;
    tab.loses_the_connection();
    black.plays("i8").await;
    black.says("still there?").await;
    let mut white = Player::joins(&server, &guest, &room).await;
    assert_eq!(white.seq, missed_from + 2);
    // Now resume from the last seq seen before the break, like a client that kept its state.
    white.tab.send(&ClientMessage::Join { room: room.clone(), since: Some(missed_from) }).await;
    white.seq = missed_from;
    let events = white.next_events("the missed events").await;
    assert_eq!(events.len(), 2, "{events:?}");
    assert!(matches!(&events[0], Event::Moved { point, .. } if point == "i8"));
    assert_eq!(white.state.move_number, 3);
    drop((view, state, seq));
    play_from(protocol::Color::White, &mut black, &mut white, &["i9", "j8"]).await;
}

#[tokio::test]
async fn a_resume_from_any_seq_returns_all_later_events() {
    let server = Server::start().await;
    let (mut black, mut white) = server.gomoku_table().await;
    play_out(&mut black, &mut white, &["h8", "h9", "i8", "i9", "j8"]).await;
    let newest = black.seq;
    let mut whole = Vec::new();
    for since in (0..=newest).rev() {
        black.tab.send(&ClientMessage::Join { room: black.room.clone(), since: Some(since) }).await;
        black.seq = since;
        let events = black.next_events("the later events").await;
        assert_eq!(events.len() as u64, newest - since);
        assert!(events.ends_with(&whole), "{events:?} does not end with {whole:?}");
        whole = events;
    }
}

/// A client that has a later seq than the server gets an error and then the whole room.
#[tokio::test]
async fn a_client_ahead_of_the_server_starts_over() {
    let server = Server::start().await;
    let (mut black, _white) = server.gomoku_table().await;
    black.tab.send(&ClientMessage::Join { room: black.room.clone(), since: Some(black.seq + 5) }).await;
    let error = black.tab.wait("an error", |message| matches!(message, ServerMessage::Error { .. })).await;
    assert!(matches!(error, ServerMessage::Error { code: Code::Ahead, room: Some(_), .. }), "{error:?}");
    black.tab.wait("the whole room", |message| matches!(message, ServerMessage::Joined { .. })).await;
}
