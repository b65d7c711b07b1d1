//! Seats: nigiri, random colors, and a seat shared with another device.

use protocol::{ColorChoice, Command, Event, NewSeatLink, Parity, Role, SeatClaim};
use tests::{Player, Server, rooms};

/// If the guest guesses right, the guest gets Black. Otherwise, the host gets Black.
#[tokio::test]
async fn a_right_guess_gives_black_to_the_guest() {
    let server = Server::start().await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let id = anna.creates(&protocol::CreateRoom { colors: ColorChoice::Nigiri, ..rooms::gomoku() }).await;
    let mut host = Player::joins(&server, &anna, &id).await;
    let mut guest = Player::joins(&server, &bert, &id).await;
    guest.sits().await;
    assert_eq!(guest.state.phase, protocol::Phase::Waiting);
    host.is_refused(Command::Guess { parity: Parity::Odd }, protocol::Code::Forbidden).await;
    guest.does(Command::Guess { parity: Parity::Odd }).await;
    let Event::Guessed { stones, .. } = host.sees_event("the guess", |event| matches!(event, Event::Guessed { .. })).await else {
        panic!()
    };
    let black = guest.looks_again().await.state.players.black;
    let expected = if stones % 2 == 1 { protocol::Seat::Guest } else { protocol::Seat::Host };
    assert_eq!(black, Some(expected));
}

/// Neither player has to wait for the guess. The guest can stand up, and the host can close the room.
#[tokio::test]
async fn either_player_can_leave_during_nigiri() {
    let server = Server::start().await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let id = anna.creates(&protocol::CreateRoom { colors: ColorChoice::Nigiri, ..rooms::gomoku() }).await;
    let mut host = Player::joins(&server, &anna, &id).await;
    let mut guest = Player::joins(&server, &bert, &id).await;
    guest.sits().await;
    let list: protocol::RoomList = anna.get("/api/v1/rooms").await.json().await.unwrap();
    let names = list.yours[0].host.iter().chain(&list.yours[0].guest).map(|player| player.name.as_str());
    assert_eq!(names.collect::<Vec<_>>(), ["Anna", "Bert"]);
    guest.does(Command::Stand {}).await;
    host.sees_event("the free seat", |event| matches!(event, Event::Stood { .. })).await;
    guest.sits().await;
    host.does(Command::Stand {}).await;
    guest.sees_event("the end", |event| matches!(event, Event::Aborted { .. })).await;
}

/// With random colors, the host sometimes gets Black and sometimes White.
#[tokio::test]
async fn random_colors_give_the_host_either_color() {
    let server = Server::start().await;
    let mut seen = std::collections::HashSet::new();
    for _ in 0..64 {
        let (host, _guest) = server.table(&protocol::CreateRoom { colors: ColorChoice::Random, ..rooms::gomoku() }).await;
        let view = Player::joins(&server, &host.guest, &host.room).await.view;
        seen.insert(format!("{:?}", view.state.players.black));
        if seen.len() == 2 {
            return;
        }
    }
    panic!("the host got the same color 64 times: {seen:?}");
}

/// A second device uses the secret link to share the seat, and plays. A secret that is wrong or already used does not work.
#[tokio::test]
async fn a_second_device_can_share_a_seat() {
    let server = Server::start().await;
    let (mut black, mut white) = server.gomoku_table().await;
    let link: NewSeatLink =
        black.guest.post(&format!("/api/v1/rooms/{}/seat-link", black.room), &serde_json::json!({})).await.json().await.unwrap();
    assert!(link.path.contains('#'), "the secret must stay in the fragment: {}", link.path);

    let phone = server.guest("Phone").await;
    let claim = format!("/api/v1/rooms/{}/seat-claim", black.room);
    let wrong = phone.post(&claim, &SeatClaim { secret: "wrong".to_owned() }).await;
    assert_eq!(wrong.status(), 403);
    let right = phone.post(&claim, &SeatClaim { secret: link.secret.clone() }).await;
    assert!(right.status().is_success(), "{}", right.text().await.unwrap());
    let mut device = Player::joins(&server, &phone, &black.room).await;
    assert!(matches!(device.view.role, Role::Player { color: Some(protocol::Color::Black), .. }));
    device.plays("h8").await;
    white.sees("h8").await;
    white.plays("h9").await;
    black.sees("h9").await;
    black.plays("i8").await;

    let stranger = server.guest("Stranger").await;
    let used = stranger.post(&claim, &SeatClaim { secret: link.secret }).await;
    assert_eq!(used.status(), 403);
    let server = server.crash_and_restart().await;
    let device = Player::joins(&server, &device.guest, &device.room).await;
    assert!(matches!(device.view.role, Role::Player { .. }), "the seat must survive a restart");
}
