//! Several rooms and the lobby on one connection.

use protocol::{ClientMessage, ServerMessage};
use tests::{Player, Server, rooms};

/// A tab plays in one room and watches another. Each message names its room.
#[tokio::test]
async fn one_connection_can_follow_two_rooms() {
    let server = Server::start().await;
    let (mut black, mut white) = server.gomoku_table().await;
    let (mut other, mut opponent) = server.go_table().await;
    black.tab.send(&ClientMessage::Join { room: other.room.clone(), since: None }).await;
    let theirs = other.room.clone();
    black.tab.wait("the other room", |message| matches!(message, ServerMessage::Joined { room } if room.id == theirs)).await;
    other.plays("E5").await;
    opponent.sees("E5").await;
    black.plays("h8").await;
    white.sees("h8").await;
    let moved = |message: &ServerMessage| matches!(message, ServerMessage::Events { room, .. } if *room == theirs);
    black.tab.wait("the move in the other room", moved).await;

    black.tab.send(&ClientMessage::Leave { room: theirs.clone() }).await;
    black.tab.wait("the `left` message", |message| matches!(message, ServerMessage::Left { room } if *room == theirs)).await;
    opponent.plays("C3").await;
    black.tab.settle().await;
    let more = black.tab.unread().iter().any(|message| matches!(message, ServerMessage::Events { room, .. } if *room == theirs));
    assert!(!more, "the connection received events from a room after leaving it");
}

/// The lobby lists an open seek, then the live game, then neither.
#[tokio::test]
async fn the_lobby_lists_the_seek_and_then_the_game() {
    let server = Server::start().await;
    let cleo = server.guest("Cleo").await;
    let mut tab = tests::Tab::open(&server, Some(&cleo)).await;
    tab.send(&ClientMessage::EnterLobby {}).await;
    tab.wait("an empty lobby", |message| matches!(message, ServerMessage::Lobby { lobby } if lobby.seeks.is_empty())).await;

    let anna = server.guest("Anna").await;
    let id = anna.creates(&rooms::gomoku()).await;
    tab.wait(
        "the seek",
        |message| matches!(message, ServerMessage::Lobby { lobby } if lobby.seeks.iter().any(|room| room.id == id)),
    )
    .await;

    let mut black = Player::joins(&server, &anna, &id).await;
    let mut white = Player::joins(&server, &server.guest("Bert").await, &id).await;
    white.sits().await;
    black.plays("h8").await;
    let live = |message: &ServerMessage| matches!(message, ServerMessage::Lobby { lobby } if lobby.seeks.is_empty() && lobby.live.iter().any(|room| room.id == id && room.last.as_deref() == Some("h8")));
    tab.wait("the live game", live).await;
    white.does(protocol::Command::Resign {}).await;
    tab.wait("a lobby without a live game", |message| matches!(message, ServerMessage::Lobby { lobby } if lobby.live.is_empty()))
        .await;
}
