//! Rematches on other terms.

use protocol::{Code, Color, ColorChoice, Command, CreateRoom, Event, OfferKind, Setup, TimeControl};
use tests::{Player, Server, play_out, rooms};

const REMATCH: OfferKind = OfferKind::Rematch;

fn offer(terms: &CreateRoom) -> Command {
    Command::Offer { offer: REMATCH, terms: Some(terms.clone()) }
}

fn accept(terms: &CreateRoom) -> Command {
    Command::Accept { offer: REMATCH, terms: Some(terms.clone()) }
}

/// The terms of this room, changed so that the next game has a clock and keeps the colors.
fn with_a_clock(room: CreateRoom) -> CreateRoom {
    CreateRoom {
        time: TimeControl::Fischer { main_ms: 60_000, increment_ms: 1000, cap_ms: None },
        colors: ColorChoice::Black,
        ..room
    }
}

/// One player offers a rematch on other terms, and the opponent answers with an offer of different terms. The first offer survives
/// a crash. The next game begins with the accepted terms, also after a crash.
#[tokio::test]
async fn a_rematch_on_other_terms_survives_a_crash() {
    let server = Server::start().await;
    let (mut black, mut white) = server.gomoku_table().await;
    play_out(&mut black, &mut white, &["h8", "h9"]).await;
    black.does(Command::Resign {}).await;
    let first = with_a_clock(rooms::gomoku());
    black.does(offer(&first)).await;
    let server = server.crash_and_restart().await;
    let (mut black, mut white) = (black.resumes(&server).await, white.resumes(&server).await);
    let offered = white.looks_again().await.state.offers;
    assert_eq!(offered.len(), 1);
    assert_eq!((offered[0].by, &offered[0].terms), (Color::Black, &Some(first.clone())));
    white.is_refused(Command::Accept { offer: REMATCH, terms: None }, Code::OfferChanged).await;

    let second = CreateRoom { setup: Setup::gomoku(19, protocol::GomokuRuleset::Standard), ..first.clone() };
    white.does(offer(&second)).await;
    black.sees_event("the answer", |event| matches!(event, Event::Declined { offer: REMATCH, by: Color::White })).await;
    black.is_refused(accept(&first), Code::OfferChanged).await;
    black.does(accept(&second)).await;
    let Event::Rematched { room } = white.sees_event("the rematch", |event| matches!(event, Event::Rematched { .. })).await
    else {
        panic!()
    };
    let server = server.crash_and_restart().await;
    let next = Player::joins(&server, &black.guest.at(&server), &room).await.view;
    assert_eq!((&next.setup, next.time), (&second.setup, second.time));
    assert_eq!(next.state.players.black, Some(protocol::Seat::Host), "the host keeps Black");
}

#[tokio::test]
async fn invalid_terms_of_a_rematch_are_refused_with_the_reason() {
    let server = Server::start().await;
    let (mut black, mut white) = server.gomoku_table().await;
    play_out(&mut black, &mut white, &["h8", "h9"]).await;
    let terms = with_a_clock(rooms::gomoku());
    black.is_refused(offer(&terms), Code::WrongPhase).await;
    black.does(Command::Resign {}).await;
    black
        .is_refused(
            offer(&CreateRoom { setup: Setup::gomoku(99, protocol::GomokuRuleset::Freestyle), ..terms.clone() }),
            Code::Invalid,
        )
        .await;
    black.is_refused(offer(&CreateRoom { setup: Setup::Othello {}, ..terms.clone() }), Code::NotAllowed).await;
    black.is_refused(Command::Offer { offer: OfferKind::Draw, terms: Some(terms) }, Code::Invalid).await;
}
