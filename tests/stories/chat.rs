//! The names of the people who chat.

use protocol::{Channel, Code, Command, Event, NewSession};
use tests::{Guest, Player, Server};

async fn takes_the_name(guest: &Guest, name: &str) {
    let body = NewSession { name: Some(name.to_owned()), token: false };
    assert_eq!(guest.post("/api/v1/session", &body).await.status(), 200);
}

fn says(text: &str) -> Command {
    Command::Chat { text: text.to_owned() }
}

/// During the game, a player who changes their name to the opponent's name still chats under their own old name. A
/// spectator with the name of a player cannot chat.
#[tokio::test]
async fn nobody_chats_under_the_name_of_another_player() {
    let server = Server::start().await;
    let (mut black, white) = server.go_table().await;
    takes_the_name(&white.guest, "Anna").await;
    let mut white = Player::joins(&server, &white.guest, &white.room).await;
    white.says("I resign, well played").await;
    let chatted = black.sees_event("the chat", |event| matches!(event, Event::Chatted { .. })).await;
    let Event::Chatted { line } = chatted else { unreachable!("just matched") };
    assert_eq!((line.channel, line.from.name.as_str()), (Channel::Players, "Bert"));

    let cleo = server.guest("anna").await;
    let mut spectator = Player::joins(&server, &cleo, &black.room).await;
    spectator.is_refused(says("I resign"), Code::NameTaken).await;
    takes_the_name(&cleo, "Cleo").await;
    let mut spectator = Player::joins(&server, &cleo, &black.room).await;
    spectator.says("hello").await;

    // After a crash, the chat still shows the old name.
    let server = server.crash_and_restart().await;
    let black = Player::joins(&server, &black.guest, &black.room).await;
    assert_eq!(black.view.chat[0].from.name, "Bert");
}
