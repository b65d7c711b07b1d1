//! A refusal names its reason and changes nothing.

use protocol::{Code, Command, OfferKind};
use tests::{Player, Server, play_out, rooms};

fn play(point: &str) -> Command {
    Command::Play { point: point.to_owned() }
}

#[tokio::test]
async fn illegal_moves_are_refused() {
    let server = Server::start().await;
    let (mut black, mut white) = server.go_table().await;
    white.is_refused(play("E5"), Code::NotYourTurn).await;
    white.is_refused(Command::Pass {}, Code::NotYourTurn).await;
    for nonsense in ["Z9", "A0", "A10", "I5", "J10", "", "E5 ", "55", "\u{ff25}5"] {
        black.is_refused(play(nonsense), Code::OffBoard).await;
    }
    // White surrounds a corner. Black must not fill the last liberty there.
    play_out(&mut black, &mut white, &["E5", "A2", "E6", "B1"]).await;
    black.is_refused(play("A1"), Code::SelfCapture).await;
    black.is_refused(play("A2"), Code::Occupied).await;
    let seq = black.seq;
    assert_eq!(black.looks_again().await.seq, seq, "a refused command recorded an event");
}

#[tokio::test]
async fn commands_in_the_wrong_phase_are_refused() {
    let server = Server::start().await;
    let (anna, bert) = (server.guest("Anna").await, server.guest("Bert").await);
    let id = anna.creates(&rooms::gomoku()).await;
    let mut black = Player::joins(&server, &anna, &id).await;
    black.is_refused(play("h8"), Code::NotStarted).await;
    black.is_refused(Command::Resign {}, Code::NotStarted).await;
    black.is_refused(Command::Sit {}, Code::AlreadySeated).await;
    let mut white = Player::joins(&server, &bert, &id).await;
    white.is_refused(play("h8"), Code::NotAPlayer).await;
    white.sits().await;
    black.sees_event("the start", |event| matches!(event, protocol::Event::Started { .. })).await;
    let cleo = server.guest("Cleo").await;
    let mut third = Player::joins(&server, &cleo, &id).await;
    third.is_refused(Command::Sit {}, Code::RoomFull).await;
    black.is_refused(Command::Pass {}, Code::NoPass).await;
    black.is_refused(Command::Stand {}, Code::WrongPhase).await;
    black.is_refused(Command::Mark { point: "h8".to_owned(), dead: true }, Code::WrongPhase).await;
    black.is_refused(Command::AcceptScore { dead: vec![] }, Code::WrongPhase).await;
    black.is_refused(Command::Resume {}, Code::WrongPhase).await;
    black.is_refused(Command::Guess { parity: protocol::Parity::Odd }, Code::WrongPhase).await;
    black.is_refused(Command::Offer { offer: OfferKind::Takeback, terms: None }, Code::NothingToTakeBack).await;
    black.is_refused(Command::Offer { offer: OfferKind::Rematch, terms: None }, Code::WrongPhase).await;
    black.is_refused(Command::Accept { offer: OfferKind::Draw, terms: None }, Code::NoOffer).await;
    black.is_refused(Command::Withdraw { offer: OfferKind::Draw }, Code::NoOffer).await;
    black.offers(OfferKind::Draw).await;
    black.is_refused(Command::Offer { offer: OfferKind::Draw, terms: None }, Code::AlreadyOffered).await;
    black.does(Command::Resign {}).await;
    for command in [play("a1"), Command::Resign {}, Command::Pass {}, Command::Offer { offer: OfferKind::Draw, terms: None }] {
        white.is_refused(command, Code::GameOver).await;
    }
}

/// If both players ask for a takeback at the same time, the second request is refused, and the first can still be accepted.
#[tokio::test]
async fn of_two_takebacks_requested_at_the_same_time_the_second_is_refused() {
    let server = Server::start().await;
    let (mut black, mut white) = server.gomoku_table().await;
    black.plays("h8").await;
    white.plays("a1").await;
    black.offers(OfferKind::Takeback).await;
    white.is_refused(Command::Offer { offer: OfferKind::Takeback, terms: None }, Code::TakebackAsked).await;
    white.does(Command::Accept { offer: OfferKind::Takeback, terms: None }).await;
}

/// A command to a room that the connection has not joined is refused, whether or not the room exists.
#[tokio::test]
async fn commands_to_rooms_that_are_not_joined_are_refused() {
    let server = Server::start().await;
    let (black, _white) = server.gomoku_table().await;
    let (mut other, _) = server.gomoku_table().await;
    let mine = std::mem::replace(&mut other.room, black.room.clone());
    other.is_refused(play("h8"), Code::NotJoined).await;
    other.room = "0123456789abcdefghjk".to_owned();
    other.is_refused(play("h8"), Code::NotJoined).await;
    other.room = mine;
    other.plays("h8").await;
}
