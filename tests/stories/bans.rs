//! What a ban takes away: nobody acts for a banned player, and the opponent need not wait.

use protocol::{
    Absence, AwayReason, Code, Color, Command, Event, NewSeatLink, OfferKind, Outcome, Phase, Presence, Role, RoomList,
    SeatClaim, ServerMessage, Setup, TimeControl,
};
use tests::{Guest, Player, Server, play_out, points, rooms};

/// Makes a link to the seat of a player.
async fn link(player: &Player) -> NewSeatLink {
    let path = format!("/api/v1/rooms/{}/seat-link", player.room);
    player.guest.post(&path, &serde_json::json!({})).await.json().await.unwrap()
}

/// Uses a link to a seat. Returns the status of the answer.
async fn claim(guest: &Guest, room: &str, link: &NewSeatLink) -> u16 {
    let claim = SeatClaim { secret: link.secret.clone() };
    guest.post(&format!("/api/v1/rooms/{room}/seat-claim"), &claim).await.status().as_u16()
}

/// Waits until the presence says that the operator keeps the host out. Returns how long the opponent has to wait.
async fn sees_the_ban(player: &mut Player) -> Option<u64> {
    let banned = |message: &ServerMessage| {
        let ServerMessage::Presence { presence: Presence { host, .. }, .. } = message else { return false };
        matches!(host, Absence::Gone { reason: AwayReason::Banned, .. })
    };
    match player.tab.wait("the news that the host is kept out", banned).await {
        ServerMessage::Presence { presence: Presence { host: Absence::Gone { claim_ms, .. }, .. }, .. } => claim_ms,
        other => panic!("{other:?}"),
    }
}

/// A second device that shares the seat becomes a spectator, and a link that was not used yet does not work anymore. After the ban,
/// the player has the seat again.
#[tokio::test]
async fn nobody_acts_for_a_banned_player() {
    let server = Server::start().await;
    let (mut black, mut white) = server.gomoku_table().await;
    let (phone, friend) = (server.guest("Phone").await, server.guest("Friend").await);
    assert_eq!(claim(&phone, &black.room, &link(&black).await).await, 200);
    let unused = link(&black).await;
    let mut device = Player::joins(&server, &phone, &black.room).await;
    play_out(&mut device, &mut white, &["h8", "h9"]).await;
    black.sees("h9").await;

    server.admin(&["ban", "Anna"]).await.unwrap();
    let whole = device.tab.wait("the whole room", |message| matches!(message, ServerMessage::Joined { .. })).await;
    assert!(matches!(whole, ServerMessage::Joined { room, .. } if room.role == Role::Spectator), "the phone has no seat anymore");
    device.is_refused(Command::Resign {}, Code::NotAPlayer).await;
    assert_eq!(claim(&friend, &black.room, &unused).await, 403);
    assert_eq!(phone.commands(&black.room, "c1", Command::Resign {}).await.as_u16(), 403);

    let server = server.crash_and_restart().await;
    let mut white = white.resumes(&server).await;
    let looked: protocol::RoomView = phone.at(&server).get_json(&format!("/api/v1/rooms/{}", black.room)).await;
    assert_eq!((looked.role, white.looks_again().await.state.phase), (Role::Spectator, Phase::Playing));
    server.admin(&["unban", "Anna"]).await.unwrap();
    let mut black = black.resumes(&server).await;
    black.plays("i8").await;
    white.sees("i8").await;
}

/// Neither the player nor another device of the player begins a new game, and no offer of the player from before the ban does.
#[tokio::test]
async fn no_rematch_with_a_banned_player_begins() {
    let server = Server::start().await;
    let (mut black, mut white) = server.gomoku_table().await;
    let phone = server.guest("Phone").await;
    assert_eq!(claim(&phone, &black.room, &link(&black).await).await, 200);
    white.does(Command::Resign {}).await;
    black.sees_the_end().await;
    black.offers(OfferKind::Rematch).await;
    server.admin(&["ban", "Anna"]).await.unwrap();
    white.is_refused(Command::Accept { offer: OfferKind::Rematch, terms: None }, Code::Forbidden).await;
    let rematch = Command::Offer { offer: OfferKind::Rematch, terms: None };
    assert_eq!(phone.commands(&black.room, "again", rematch.clone()).await, 403);
    server.admin(&["unban", "Anna"]).await.unwrap();
    white.does(rematch).await;
}

/// The opponent of a banned player may end the game at once, even without a clock, and even if the player had closed the page before.
#[tokio::test]
async fn the_opponent_of_a_banned_player_need_not_wait() {
    let server = Server::start().await;
    for leaves_before in [false, true] {
        let (mut black, mut white) = server.gomoku_table().await;
        play_out(&mut black, &mut white, &["h8", "h9"]).await;
        let id = black.guest.id.clone();
        // A page that never answers the close frame of the server changes nothing.
        let silent = if leaves_before {
            black.tab.leaves_the_page().await;
            white.sees_event("the absence", |event| matches!(event, Event::Left { reason: AwayReason::Closed, .. })).await;
            None
        } else {
            Some(black.tab)
        };
        white.is_refused(Command::ClaimWin {}, if leaves_before { Code::StillAwaited } else { Code::OpponentHere }).await;
        server.admin(&["ban", &id]).await.unwrap();
        assert_eq!(sees_the_ban(&mut white).await, Some(0));
        white.sends(Command::ClaimWin {}).await;
        let mut end = Vec::new();
        while !matches!(end.last(), Some(Event::Finished { .. })) {
            end.extend(white.next_events("the end").await);
        }
        let [.., Event::Left { reason: AwayReason::Banned, .. }, Event::Finished { outcome, .. }] = &end[..] else {
            panic!("{end:?}")
        };
        assert!(matches!(outcome, Outcome::Win { winner: Color::White, .. }), "{outcome:?}");
        drop(silent);
    }
}

/// The plan of a banned player is deleted, so it does not answer the opponent.
#[tokio::test]
async fn the_planned_answers_of_a_banned_player_are_not_played() {
    let server = Server::start().await;
    let days = TimeControl::Correspondence { main_days: 3, increment_days: 1, cap_days: 7, rest_days: 1 };
    let setup = Setup::gomoku(15, protocol::GomokuRuleset::Freestyle);
    let (mut black, mut white) = server.table(&rooms::with(setup, days)).await;
    play_out(&mut black, &mut white, &["h8"]).await;
    black.does(Command::Plan { version: 0, after: 1, lines: vec![vec!["h9".into(), "i9".into()]] }).await;
    server.admin(&["ban", "Anna"]).await.unwrap();
    white.plays("h9").await;
    assert_eq!(points(&white.looks_again().await.moves), ["h8", "h9"]);
}

/// A room that waits for an opponent closes, so that nobody sits down opposite a player who cannot come. The same holds for a player
/// whose texts and sessions are erased.
#[tokio::test]
async fn the_waiting_rooms_of_a_banned_or_erased_player_close() {
    let server = Server::start().await;
    let eve = server.guest("Eve").await;
    for order in [["ban", "Anna"].as_slice(), &["erase", "player", "Bert"]] {
        let host = server.guest(order[order.len() - 1]).await;
        let waiting = host.creates(&rooms::gomoku()).await;
        server.admin(order).await.unwrap();
        assert_eq!(eve.commands(&waiting, "sit", Command::Sit {}).await.as_u16(), 409, "{order:?}");
        let list: RoomList = eve.get_json("/api/v1/rooms").await;
        assert!(list.seeks.iter().all(|seek| seek.id != waiting), "{list:?}");
    }
}

/// The second person at a device has an id without a session. The answer to a ban of this id names the device, which is not banned.
#[tokio::test]
async fn the_ban_of_a_second_person_names_the_device() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let room = anna.creates(&rooms::gomoku()).await;
    let mut host = Player::joins(&server, &anna, &room).await;
    host.does(Command::SitOpposite { name: Some("Second".into()) }).await;
    let second = host.looks_again().await.state.players.guest.unwrap().id;
    let said = server.admin(&["ban", &second]).await.unwrap();
    assert!(said.contains(&format!("These devices lost a seat that they shared, and are not banned: {}.", anna.id)), "{said}");
    assert!(matches!(host.looks_again().await.role, Role::Player { seat: protocol::Seat::Host, both: false, .. }));
}

/// Erasing a player also takes the seat away from the other devices that share it.
#[tokio::test]
async fn nobody_acts_for_an_erased_player() {
    let server = Server::start().await;
    let (black, mut white) = server.gomoku_table().await;
    let phone = server.guest("Phone").await;
    assert_eq!(claim(&phone, &black.room, &link(&black).await).await, 200);
    let unused = link(&black).await;
    server.admin(&["erase", "player", "Anna"]).await.unwrap();
    assert_eq!(phone.commands(&black.room, "c1", Command::Resign {}).await.as_u16(), 403);
    assert_eq!(claim(&white.guest, &black.room, &unused).await, 409);
    assert_eq!(claim(&server.guest("Friend").await, &black.room, &unused).await, 403);
    assert_eq!(white.looks_again().await.state.phase, Phase::Playing);
}
