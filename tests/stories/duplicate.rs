//! A command that is sent twice is executed once.

use protocol::{Code, Command};
use tests::{Player, Server, play_out, points};

/// A repeated command gets the first answer again, whether it is repeated on the same connection, on another connection or after
/// a restart.
#[tokio::test]
async fn a_repeated_command_gets_the_first_answer() {
    let server = Server::start().await;
    let (mut black, mut white) = server.gomoku_table().await;
    let play = Command::Play { point: "h8".to_owned() };
    black.sends_as("the-move", play.clone()).await;
    let first = black.answer("the-move").await.unwrap();
    black.sends_as("the-move", play.clone()).await;
    assert_eq!(black.answer("the-move").await, Ok(first));

    let mut second = Player::joins(&server, &black.guest, &black.room).await;
    second.sends_as("the-move", play.clone()).await;
    assert_eq!(second.answer("the-move").await, Ok(first));
    assert_eq!(points(&second.view.moves), ["h8"]);
    white.sees("h8").await;

    let server = server.crash_and_restart().await;
    let mut black = Player::joins(&server, &black.guest, &black.room).await;
    black.sends_as("the-move", play).await;
    assert_eq!(black.answer("the-move").await, Ok(first));
    assert_eq!(points(&black.view.moves), ["h8"]);
}

/// When a server stops, it seals the finished rooms. A command repeated after that is refused, and chat is not stored twice.
#[tokio::test]
async fn a_command_repeated_after_the_room_is_sealed_is_refused() {
    let mut server = Server::start().await;
    let (mut black, mut white) = server.gomoku_table().await;
    play_out(&mut black, &mut white, &["h8", "h9"]).await;
    let (play, chat) = (Command::Play { point: "i8".to_owned() }, Command::Chat { text: "good game".to_owned() });
    black.sends_as("the-move", play.clone()).await;
    black.answer("the-move").await.unwrap();
    black.does(Command::Resign {}).await;
    black.sends_as("the-line", chat.clone()).await;
    let first = black.answer("the-line").await.unwrap();
    // The game is over, but the room is not sealed yet.
    let other = Command::Chat { text: "thank you".to_owned() };
    for (command, answer) in [(&chat, Ok(first)), (&other, Err(Code::CommandIdReused))] {
        black.sends_as("the-line", command.clone()).await;
        assert_eq!(black.answer("the-line").await, answer);
    }
    assert_eq!(server.terminate().await, Some(0));
    let server = server.restart().await;
    let mut black = Player::joins(&server, &black.guest, &black.room).await;
    let before = black.seq;
    for (id, command) in [("the-line", chat), ("the-line", other.clone()), ("the-move", play)] {
        black.sends_as(id, command).await;
        assert_eq!(black.answer(id).await, Err(Code::GameOver), "{id}");
    }
    assert_eq!(black.looks_again().await.seq, before);
    assert_eq!(black.view.chat.len(), 1);
    // A chat command that is sent after the restart can be repeated until the room is sealed again. Each repetition
    // gets the first answer.
    let (late, seq) = ("the-late-line", black.does(other.clone()).await + 1);
    let chat = Command::Chat { text: "bye".to_owned() };
    for (command, answer) in [(&chat, Ok(seq)), (&chat, Ok(seq)), (&other, Err(Code::CommandIdReused))] {
        black.sends_as(late, command.clone()).await;
        assert_eq!(black.answer(late).await, answer);
    }
}

/// An id cannot be used again for a different command.
#[tokio::test]
async fn another_command_with_the_same_id_is_refused() {
    let server = Server::start().await;
    let (mut black, _white) = server.gomoku_table().await;
    black.sends_as("x", Command::Play { point: "h8".to_owned() }).await;
    black.answer("x").await.unwrap();
    black.sends_as("x", Command::Play { point: "a1".to_owned() }).await;
    assert_eq!(black.answer("x").await, Err(Code::CommandIdReused));
}

/// Two players may use the same id, because an id has to be unique only among the commands of one player.
#[tokio::test]
async fn two_players_may_use_the_same_id() {
    let server = Server::start().await;
    let (mut black, mut white) = server.gomoku_table().await;
    black.sends_as("1", Command::Play { point: "h8".to_owned() }).await;
    black.answer("1").await.unwrap();
    white.sends_as("1", Command::Play { point: "h9".to_owned() }).await;
    white.answer("1").await.unwrap();
}
