//! A move that is judged before it is played.

use super::*;

/// In Go on a large board, the engine needs much longer to judge a move than the server to answer a ping.
#[tokio::test]
async fn while_a_move_is_judged_the_server_handles_the_next_messages_of_the_connection() {
    let server = Server::new(Limits::default()).await;
    let ((host, mut black), (_, mut white)) = (server.guest().await, server.guest().await);
    let setup = protocol::Setup::go(19, protocol::GoRuleset::Chinese);
    let wanted = protocol::CreateRoom { setup, aids: Some(protocol::Aids::Warnings), ..gomoku(protocol::TimeControl::None {}) };
    let room = server.room_of(&host, wanted).await;
    let command = |id: &str, command| ClientMessage::Command { room: room.clone(), command_id: id.into(), seat: None, command };
    for tab in [&mut black, &mut white] {
        tab.send(&ClientMessage::Join { room: room.clone(), since: None }).await;
        assert!(matches!(tab.next().await, ServerMessage::Joined { .. }));
    }
    white.send(&command("sit", Command::Sit {})).await;
    while !matches!(white.next().await, ServerMessage::Ack { .. }) {}
    black.state().await;
    black.send(&command("move", Command::PlayUnlessBlunder { point: "Q16".into() })).await;
    black.send(&command("chat", Command::Chat { text: "hm".into() })).await;
    black.send(&ClientMessage::Ping { nonce: 7 }).await;
    let mut answers = Vec::new();
    while answers.len() < 3 {
        match black.next().await {
            ServerMessage::Events { .. } => {}
            ServerMessage::Ack { command_id, .. } => answers.push(command_id),
            ServerMessage::Pong { nonce: 7 } => answers.push("pong".into()),
            other => panic!("{other:?}"),
        }
    }
    assert_eq!(answers, ["chat", "pong", "move"]);
}
