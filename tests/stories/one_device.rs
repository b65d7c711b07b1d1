//! Two people on one device.

use protocol::{Code, Command, Event, NewSeatLink, OfferKind, Outcome, Role, Seat, SeatClaim, State};
use serde_json::json;
use tests::{Player, Server, rooms};

async fn sits_opposite(host: &mut Player, name: Option<&str>) {
    host.does(Command::SitOpposite { name: name.map(str::to_owned) }).await;
}

fn has_both_seats(player: &Player) -> bool {
    matches!(player.view.role, Role::Player { both: true, .. })
}

/// The host creates a room and plays with a friend on the same page. The server is killed in the middle of the game. The history
/// shows the game with both names.
#[tokio::test]
async fn two_people_can_play_a_whole_game_on_one_device() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let id = anna.creates(&rooms::gomoku()).await;
    let mut table = Player::joins(&server, &anna, &id).await;
    table.is_refused(Command::SitOpposite { name: Some("Bo Smith".to_owned()) }, Code::NameCharacters).await;
    sits_opposite(&mut table, Some("Bo")).await;
    table.is_refused(Command::SitOpposite { name: None }, Code::RoomFull).await;
    assert!(matches!(table.looks_again().await.role, Role::Player { seat: Seat::Host, both: true, .. }));
    for point in ["h8", "a1", "i8", "a2"] {
        table.plays(point).await;
    }
    table.does(Command::Offer { offer: OfferKind::Takeback, terms: None }).await;
    assert_eq!(table.looks_again().await.moves.len(), 3, "on one device, a takeback needs no consent");
    table.plays("a3").await;
    table.is_refused(Command::ClaimWin {}, Code::OpponentHere).await;

    let server = server.crash_and_restart().await;
    let mut table = Player::joins(&server, &anna, &id).await;
    assert!(has_both_seats(&table), "both seats survive a restart");
    let mut eve = Player::joins(&server, &server.guest("Eve").await, &id).await;
    assert_eq!(eve.view.role, Role::Spectator);
    eve.is_refused(Command::Play { point: "c3".to_owned() }, Code::NotAPlayer).await;
    for point in ["j8", "a4", "k8", "a6", "l8"] {
        table.plays(point).await;
    }
    eve.sees_event("the end", |event| matches!(event, Event::Finished { outcome: Outcome::Win { .. } })).await;
    let page = table.guest.history("").await;
    assert_eq!((page.total, page.games[0].black.name.as_str(), page.games[0].white.name.as_str()), (1, "Anna", "Bo"));
}

/// A command over HTTP names its seat. The server refuses a command for a seat that the sender does not hold.
#[tokio::test]
async fn a_command_over_http_names_its_seat() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let id = anna.creates(&rooms::gomoku()).await;
    let commands = format!("/api/v1/rooms/{id}/commands");
    let alone = anna.post(&commands, &json!({"command_id": "1", "seat": "guest", "command": {"type": "abort"}})).await;
    assert_eq!(alone.status(), 403);
    let sat = anna.post(&commands, &json!({"command_id": "2", "command": {"type": "sit_opposite"}})).await;
    assert_eq!(sat.status(), 200);
    let resigned = anna.post(&commands, &json!({"command_id": "3", "seat": "guest", "command": {"type": "resign"}})).await;
    assert_eq!(resigned.status(), 200);
    let changed = anna.post(&commands, &json!({"command_id": "3", "seat": "host", "command": {"type": "resign"}})).await;
    assert_eq!(changed.status(), 409, "a command for another seat may not reuse the id of an earlier command");
    let outcome = anna.history("").await.games[0].outcome;
    assert!(matches!(outcome, Outcome::Win { winner: protocol::Color::Black, .. }), "{outcome:?}");
}

/// Each seat can move to another device. After that, each device acts only for its own seat.
#[tokio::test]
async fn a_seat_can_move_to_another_device() {
    for (moved, mine) in [("guest", Seat::Host), ("host", Seat::Guest)] {
        let server = Server::start().await;
        let anna = server.guest("Anna").await;
        let id = anna.creates(&rooms::gomoku()).await;
        let mut table = Player::joins(&server, &anna, &id).await;
        sits_opposite(&mut table, None).await;
        let path = format!("/api/v1/rooms/{id}/seat-link?seat={moved}");
        let link: NewSeatLink = anna.post(&path, &json!({})).await.json().await.unwrap();
        let tablet = server.guest("Tablet").await;
        let claim = format!("/api/v1/rooms/{id}/seat-claim");
        assert_eq!(tablet.post(&claim, &SeatClaim { secret: link.secret }).await.status(), 200);
        let view = table.looks_again().await;
        assert!(matches!(view.role, Role::Player { seat, both: false, .. } if seat == mine), "{:?}", view.role);
        let mut other = Player::joins(&server, &tablet, &id).await;
        let (first, second) = if mine == Seat::Host { (&mut table, &mut other) } else { (&mut other, &mut table) };
        first.plays("h8").await;
        first.is_refused(Command::Play { point: "h9".to_owned() }, Code::NotYourTurn).await;
        second.sees("h8").await;
        second.plays("h9").await;
        first.sees("h9").await;

        let link: NewSeatLink = tablet.post(&format!("/api/v1/rooms/{id}/seat-link"), &json!({})).await.json().await.unwrap();
        let stranger = server.guest("Eve").await;
        assert_eq!(
            anna.post(&claim, &SeatClaim { secret: "wrong".to_owned() }).await.status(),
            409,
            "a device with one seat cannot claim the second seat with a wrong secret"
        );
        assert_eq!(anna.post(&claim, &SeatClaim { secret: link.secret.clone() }).await.status(), 200, "the seat moves back");
        assert_eq!(stranger.post(&claim, &SeatClaim { secret: link.secret }).await.status(), 403, "the link works once");
        assert!(has_both_seats(&Player::joins(&server, &anna, &id).await));
        assert_eq!(Player::joins(&server, &tablet, &id).await.view.role, Role::Spectator);
        let State { move_number, .. } = first.state;
        assert_eq!(move_number, 2);
    }
}
