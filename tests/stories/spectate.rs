//! Spectators.

use protocol::{Channel, Code, Command, Event, Role};
use tests::{Player, Server, Tab, play_from, play_out, points};

/// A spectator who joins during a game sees the earlier moves and all later ones.
#[tokio::test]
async fn a_spectator_who_joins_during_a_game_sees_all_moves() {
    let server = Server::start().await;
    let (mut black, mut white) = server.go_table().await;
    play_out(&mut black, &mut white, &["E5", "C3"]).await;
    let cleo = server.guest("Cleo").await;
    let mut spectator = Player::joins(&server, &cleo, &black.room).await;
    assert_eq!(spectator.view.role, Role::Spectator);
    assert_eq!(points(&spectator.view.moves), ["E5", "C3"]);
    assert_eq!(spectator.view.state.board[4], "....X....");
    black.plays("G7").await;
    spectator.sees("G7").await;
    spectator.is_refused(Command::Play { point: "A1".to_owned() }, Code::NotAPlayer).await;
    spectator.is_refused(Command::Resign {}, Code::NotAPlayer).await;
    white.sees("G7").await;
    white.plays("C7").await;
    spectator.sees("C7").await;
}

/// Spectators have their own chat, which players can read after the game.
#[tokio::test]
async fn spectators_have_their_own_chat() {
    let server = Server::start().await;
    let (mut black, mut white) = server.go_table().await;
    let cleo = server.guest("Cleo").await;
    let mut spectator = Player::joins(&server, &cleo, &black.room).await;
    spectator.says("Black is ahead").await;
    let event = black.next_events("the hidden event").await;
    assert_eq!(event, [Event::Hidden]);
    black.says("good luck").await;
    let heard = spectator
        .sees_event("the players' chat", |event| matches!(event, Event::Chatted { line } if line.text == "good luck"))
        .await;
    assert!(matches!(heard, Event::Chatted { line } if line.channel == Channel::Players && line.from.name == "Anna"));
    assert_eq!(black.looks_again().await.chat.len(), 1);

    white.does(Command::Resign {}).await;
    black.sees_the_end().await;
    let lines: Vec<String> = black.looks_again().await.chat.into_iter().map(|line| line.text).collect();
    assert_eq!(lines, ["Black is ahead", "good luck"]);
}

/// Without a session, a viewer can only watch.
#[tokio::test]
async fn watching_needs_no_session() {
    let server = Server::start().await;
    let (mut black, mut white) = server.go_table().await;
    let mut visitor = Tab::open(&server, None).await;
    let join = protocol::ClientMessage::Join { room: black.room.clone(), since: None };
    visitor.send(&join).await;
    visitor.wait("the `joined` message", |message| matches!(message, protocol::ServerMessage::Joined { .. })).await;
    play_out(&mut black, &mut white, &["E5"]).await;
    visitor.wait("the move", |message| matches!(message, protocol::ServerMessage::Events { .. })).await;
    let chat = Command::Chat { text: "hello".to_owned() };
    visitor
        .send(&protocol::ClientMessage::Command {
            room: black.room.clone(),
            command_id: "n1".to_owned(),
            seat: None,
            command: chat,
        })
        .await;
    let refused = visitor.wait("a refusal", |message| matches!(message, protocol::ServerMessage::Refused { .. })).await;
    assert!(matches!(refused, protocol::ServerMessage::Refused { code: Code::NoSession, .. }), "{refused:?}");
    play_from(protocol::Color::White, &mut black, &mut white, &["C3"]).await;
}

/// The players see the number of spectators.
#[tokio::test]
async fn spectators_are_counted() {
    let server = Server::start().await;
    let (mut black, _white) = server.go_table().await;
    let cleo = server.guest("Cleo").await;
    let spectator = Player::joins(&server, &cleo, &black.room).await;
    let counts = |count: u32| move |message: &protocol::ServerMessage| matches!(message, protocol::ServerMessage::Presence { presence, .. } if presence.spectators == count);
    black.tab.wait("the count of one spectator", counts(1)).await;
    spectator.tab.loses_the_connection();
    black.tab.wait("the count of zero spectators", counts(0)).await;
}
