//! An idle room leaves memory and is loaded again on demand, whether or not it is sealed.

use tests::{Player, Server, play_from, play_out};

/// A room that was unloaded and loaded again is the same room and has the same record.
#[tokio::test]
async fn a_room_leaves_memory_and_returns() {
    let server = Server::start_with(&["--lift-rates", "--limit-room-idle-ms", "200"]).await;
    let (mut black, mut white) = server.gomoku_table().await;
    play_out(&mut black, &mut white, &["h8", "h9", "i8", "i9", "j8", "j9", "k8", "k9"]).await;
    let (anna, bert, room) = (black.guest.clone(), white.guest.clone(), black.room.clone());
    drop((black, white));
    server.until_metric("tengen_rooms", 0.0).await;
    let (mut black, mut white) = (Player::joins(&server, &anna, &room).await, Player::joins(&server, &bert, &room).await);
    assert_eq!(black.view.moves.len(), 8);
    play_from(protocol::Color::Black, &mut black, &mut white, &["l8"]).await;
    white.sees_the_end().await;
    let mut before = anna.record(&room).await;
    drop((black, white));
    server.until_metric("tengen_rooms", 0.0).await;
    // Sealing drops the command ids and nothing else.
    assert!(
        before.events.iter_mut().filter_map(|event| event.command_id.take()).count() > 0,
        "the events had command ids before the room was sealed"
    );
    assert_eq!(anna.record(&room).await, before, "sealing changed the record");
    let mut black = Player::joins(&server, &anna, &room).await;
    black.says("thank you for the game").await;
    let server = server.crash_and_restart().await;
    let view = Player::joins(&server, &anna, &room).await.view;
    assert_eq!(view.chat.len(), 1);
    assert_eq!(view.seq, before.events.len() as u64 + 1);
}
