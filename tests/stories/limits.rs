//! What people at one address, and one guest with many connections, can use up (decision 0090). These servers have the default limits.

use protocol::{Code, Command, CreateRoom, GoRuleset, OfferKind, Visibility};
use tests::{Player, Server, Tab, play_out, rooms};

/// A server with all its rate limits.
async fn server() -> Server {
    Server::start_with(&[]).await
}

/// The rooms that strangers have opened.
async fn strangers(server: &Server, number: usize) -> Vec<String> {
    let mut all = Vec::new();
    for _ in 0..number {
        all.push(server.guest("Stranger").await.creates(&rooms::gomoku()).await);
    }
    all
}

/// Thirty children open their pages, fifteen of them open a room, the others sit down, and all of them play and chat at the same time.
#[tokio::test]
async fn a_class_of_thirty_behind_one_address_starts_and_plays_at_once() {
    let server = server().await;
    let pairs = (0..15).map(async |_| {
        let (ann, ben) = (server.guest("Ann").await, server.guest("Ben").await);
        for guest in [&ann, &ben] {
            for path in ["/api/v1/session", "/api/v1/rooms", "/api/v1/games", "/api/v1/engines", "/api/v1/lan"] {
                assert_eq!(guest.get(path).await.status(), 200, "{path}");
            }
        }
        let id = ann.creates(&rooms::go9(GoRuleset::Chinese)).await;
        let (mut black, mut white) = (Player::joins(&server, &ann, &id).await, Player::joins(&server, &ben, &id).await);
        white.sits().await;
        black.next_events("the guest's seat").await;
        play_out(&mut black, &mut white, &["C3", "G7", "C7", "G3", "E5"]).await;
        black.says("have fun").await;
        white.says("you too").await;
        play_out(&mut white, &mut black, &["D5"]).await;
        play_out(&mut black, &mut white, &["pass"]).await;
        play_out(&mut white, &mut black, &["pass"]).await;
        assert_eq!(black.state.phase, protocol::Phase::Scoring);
    });
    futures_util::future::join_all(pairs).await;
}

#[tokio::test]
async fn one_guest_cannot_take_the_seats_of_eight_strangers_at_once() {
    let server = server().await;
    let rooms = strangers(&server, 8).await;
    let eve = server.guest("Eve").await;
    let mut taken = 0;
    for (number, room) in rooms.iter().enumerate() {
        match eve.commands(room, &format!("c{number}"), Command::Sit {}).await.as_u16() {
            200 => taken += 1,
            status => assert_eq!(status, 429),
        }
    }
    assert_eq!(taken, 4);
}

/// One guest makes an offer and withdraws it again, over and over, from five connections in turn.
#[tokio::test]
async fn offers_from_many_sockets_do_not_add_up() {
    let server = server().await;
    let (mut black, mut white) = server.go_table().await;
    play_out(&mut black, &mut white, &["C3", "G7"]).await;
    let mut tabs = vec![black];
    for _ in 1..5 {
        let (guest, room) = (tabs[0].guest.clone(), tabs[0].room.clone());
        tabs.push(Player::joins(&server, &guest, &room).await);
    }
    let mut offers = 0;
    for round in 0..40 {
        let tab = &mut tabs[round % 5];
        let offer = if round % 2 == 0 { OfferKind::Takeback } else { OfferKind::Draw };
        for (number, command) in [Command::Offer { offer, terms: None }, Command::Withdraw { offer }].into_iter().enumerate() {
            let id = format!("o{round}-{number}");
            tab.sends_as(&id, command).await;
            let done = tab.answer(&id).await;
            offers += usize::from(number == 0 && done.is_ok());
        }
    }
    assert!(offers <= 10, "{offers}");
}

/// More connections of one guest do not allow more messages.
#[tokio::test]
async fn messages_count_per_guest_and_not_per_socket() {
    let server = server().await;
    let eve = server.guest("Eve").await;
    let mut answered = 0;
    for _ in 0..10 {
        let mut tab = Tab::open(&server, Some(&eve)).await;
        for _ in 0..30 {
            tab.send(&protocol::ClientMessage::LeaveLobby {}).await;
        }
        tab.send(&protocol::ClientMessage::Leave { room: "none".into() }).await;
        let ends = |message: &protocol::ServerMessage| matches!(message, protocol::ServerMessage::Error { room: Some(_), .. });
        let protocol::ServerMessage::Error { code, .. } = tab.wait("the answer to the last message", ends).await else {
            panic!()
        };
        answered += usize::from(code == Code::NotJoined);
    }
    assert!(answered <= 2, "{answered}");
}

/// Many guests at one address chat until the address has stored enough. Their games go on, because a part of the budget is reserved for
/// moves.
#[tokio::test]
async fn an_address_that_has_stored_too_much_can_still_move() {
    let limits = [
        "--limit-address-stored-bytes-burst=40000",
        "--limit-address-stored-bytes-per-day=100",
        "--limit-chat-burst=1000",
        "--limit-address-chat-burst=1000",
    ];
    let server = Server::start_with(&limits).await;
    let (mut black, mut white) = server.gomoku_table().await;
    play_out(&mut black, &mut white, &["h8"]).await;
    let mut stored = 0;
    'full: loop {
        for player in [&mut black, &mut white] {
            let id = player.sends(Command::Chat { text: format!("{stored:0300}") }).await;
            match player.answer(&id).await {
                Ok(_) => stored += 450,
                Err(code) => {
                    assert_eq!(code, Code::RateLimited);
                    break 'full;
                }
            }
        }
        assert!(stored < 40_000, "{stored}");
    }
    assert!(stored > 20_000, "{stored}");
    let eve = server.guest("Eve").await;
    let refused = eve.post("/api/v1/rooms", &rooms::gomoku()).await;
    assert_eq!(refused.status(), 429);
    assert!(refused.headers().contains_key("retry-after"));
    white.plays("h9").await;
    black.plays("i8").await;
}

/// One address cannot fill the list of waiting rooms.
#[tokio::test]
async fn one_address_cannot_list_fifty_five_rooms() {
    let server = server().await;
    let mut listed = 0;
    for _ in 0..11 {
        let host = server.guest("Host").await;
        for _ in 0..5 {
            listed += usize::from(host.post("/api/v1/rooms", &rooms::gomoku()).await.status() == 201);
        }
    }
    assert!((15..=22).contains(&listed), "{listed}");
    let private = CreateRoom { visibility: Visibility::Private, ..rooms::gomoku() };
    server.guest("Friend").await.creates(&private).await;
}
