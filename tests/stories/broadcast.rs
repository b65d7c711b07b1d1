//! Delayed broadcasts. Everyone without a seat sees the game late, on a WebSocket and over HTTP, and no request reveals anything
//! earlier.

use protocol::{ClientMessage, Code, Command, CreateRoom, Event, Phase, Role, RoomList, RoomView, ServerMessage};
use reqwest::StatusCode;
use tests::{Guest, PATIENCE, Player, Server, Tab, play_out, rooms};

const HOUR: u64 = 3_600_000;

fn delayed(delay_ms: u64) -> CreateRoom {
    CreateRoom { delay_ms: Some(delay_ms), ..rooms::gomoku() }
}

/// Everything that the tab has received so far.
async fn got(tab: &mut Tab) -> String {
    tab.send(&ClientMessage::Ping { nonce: 7 }).await;
    let mut all = String::new();
    loop {
        let message = tab.wait("anything", |_| true).await;
        if matches!(message, ServerMessage::Pong { .. }) {
            return all;
        }
        all.push_str(&serde_json::to_string(&message).expect("a message is JSON"));
    }
}

/// Fails if the text reveals anything about the game.
fn tells_nothing(what: &str, text: &str) {
    for secret in ["\"h8\"", "\"a1\"", "\"finished\"", "resignation", "secret plan", "X...", "\"draw\""] {
        assert!(!text.contains(secret), "{what} contains {secret}: {text}");
    }
}

/// Fails if any answer over HTTP reveals something about the game.
async fn the_web_tells_nothing(guest: &Guest, room: &str) {
    for path in [
        format!("/api/v1/rooms/{room}"),
        "/api/v1/rooms".to_owned(),
        "/api/v1/games".to_owned(),
        format!("/api/v1/rooms/{room}/pair"),
        format!("/room/{room}"),
    ] {
        let response = guest.get(&path).await;
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        assert_eq!(response.headers().get("etag").filter(|_| path.starts_with("/api")), None, "{path}");
        let text = response.text().await.expect("the answer is text");
        if path.starts_with("/api") {
            tells_nothing(&path, &text);
        }
    }
    for path in [format!("/api/v1/games/{room}"), format!("/api/v1/games/{room}.sgf"), format!("/api/v1/games/{room}/sgf")] {
        assert_eq!(guest.get(&path).await.status(), StatusCode::NOT_FOUND, "{path}");
    }
    let view: RoomView = guest.get_json(&format!("/api/v1/rooms/{room}")).await;
    assert_eq!((view.role, view.state.move_number, view.state.phase), (Role::Spectator, 0, Phase::Playing));
    let lists: RoomList = guest.get_json("/api/v1/rooms").await;
    assert!(lists.live.iter().all(|one| one.delay_ms == Some(HOUR)), "the lists say how late the game is shown");
    assert_eq!(lists.live.iter().map(|one| one.move_number).collect::<Vec<_>>(), [0], "the list does not count hidden moves");
    assert_eq!(guest.history("").await.total, 0);
}

/// A spectator of a delayed game listens on a connection. On a second connection, a viewer joins with seqs below and
/// above the newest seq that spectators may see. The spectator also sends commands and asks over HTTP. No answer reveals
/// anything. After a crash of the server, HTTP and a new connection reveal nothing, either.
#[tokio::test]
async fn spectators_learn_nothing_early_whatever_they_try() {
    let server = Server::start().await;
    let (mut black, mut white) = server.table(&delayed(HOUR)).await;
    let eve = server.guest("Eve").await;
    let mut spectator = Player::joins(&server, &eve, &black.room).await;
    assert_eq!((spectator.view.delay_ms, spectator.view.seq), (Some(HOUR), 4));
    play_out(&mut black, &mut white, &["h8", "a1"]).await;
    black.says("a secret plan").await;
    black.offers(protocol::OfferKind::Draw).await;
    white.does(Command::Resign {}).await;
    black.sees_the_end().await;

    tells_nothing("the connection", &got(&mut spectator.tab).await);
    let mut second = Tab::open(&server, None).await;
    for since in [None, Some(0), Some(3), Some(4), Some(9)] {
        second.send(&ClientMessage::Join { room: black.room.clone(), since }).await;
        tells_nothing(&format!("a join since {since:?}"), &got(&mut second).await);
    }
    second.send(&ClientMessage::EnterLobby {}).await;
    tells_nothing("the lobby", &got(&mut second).await);
    for command in [Command::Resign {}, Command::Play { point: "h8".into() }, Command::ClaimWin {}] {
        spectator.is_refused(command, Code::NotAPlayer).await;
    }
    spectator.is_refused(Command::Sit {}, Code::RoomFull).await;
    let seat = black.guest.post(&format!("/api/v1/rooms/{}/seat-claim", black.room), &serde_json::json!({"secret": "no"})).await;
    assert_eq!(seat.status(), StatusCode::CONFLICT);
    let seat = eve.post(&format!("/api/v1/rooms/{}/seat-claim", black.room), &serde_json::json!({"secret": "no"})).await;
    assert_eq!(seat.status(), StatusCode::FORBIDDEN);
    assert_eq!(
        spectator.does(Command::Chat { text: "who is ahead?".into() }).await,
        5,
        "the seq counts only the events that spectators have seen"
    );
    the_web_tells_nothing(&eve, &black.room).await;

    let server = server.crash_and_restart().await;
    let eve = eve.at(&server);
    the_web_tells_nothing(&eve, &black.room).await;
    let mut again = Player::joins(&server, &eve, &black.room).await;
    assert_eq!((again.view.seq, again.view.chat.len()), (5, 1));
    again.is_refused(Command::Resign {}, Code::NotAPlayer).await;
    let white = white.guest.at(&server);
    assert_eq!(white.record(&black.room).await.moves.len(), 2, "the players have the record");
    assert_eq!(white.history("").await.total, 1);
}

/// When the delay has passed, spectators see the moves and the end, and the history lists the game, even if the server has
/// crashed in the meantime.
#[tokio::test]
async fn a_delayed_game_is_shown_when_the_delay_has_passed() {
    let server = Server::start().await;
    let (mut black, mut white) = server.table(&delayed(1_000)).await;
    let eve = server.guest("Eve").await;
    let mut spectator = Player::joins(&server, &eve, &black.room).await;
    play_out(&mut black, &mut white, &["h8", "a1"]).await;
    // Both moves may come in one message.
    spectator.sees("a1").await;
    assert_eq!(spectator.state.move_number, 2);
    white.does(Command::Resign {}).await;
    let server = server.crash_and_restart().await;
    let mut spectator = Player::joins(&server, &eve, &black.room).await;
    spectator.sees_the_end().await;
    // The game is listed at the moment when its end is shown, or just after it.
    let eve = eve.at(&server);
    let listed = async { while eve.history("").await.total == 0 {} };
    tokio::time::timeout(PATIENCE, listed).await.expect("the game is listed");
    assert_eq!(eve.record(&black.room).await.moves.len(), 2);
    let mut black = Player::joins(&server, &black.guest, &black.room).await;
    black.says("thanks").await;
    spectator
        .sees_event("the chat after the end", |event| matches!(event, Event::Chatted { line } if line.text == "thanks"))
        .await;
}
