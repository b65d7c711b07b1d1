//! Pauses and adjournments.

use protocol::{Clocks, Code, Color, Command, Event, GomokuRuleset, OfferKind, RoomList, Setup, StandstillKind, TimeControl};
use tests::{Player, Server, play_out, rooms};

async fn table(server: &Server) -> (Player, Player) {
    let setup = Setup::gomoku(15, GomokuRuleset::Freestyle);
    let (mut black, mut white) = server.table(&rooms::with(setup, TimeControl::Absolute { main_ms: 600_000 })).await;
    play_out(&mut black, &mut white, &["h8", "h9"]).await;
    (black, white)
}

fn clocks(player: &Player) -> Clocks {
    player.state.clocks.clone().expect("a game with clocks")
}

async fn sees(player: &mut Player, event: Event) {
    player.sees_event("the event", |seen| *seen == event).await;
}

/// The clocks stand still through a crash. When both players have agreed to continue, the server announces that play will
/// continue, and soon after that the same turn goes on.
#[tokio::test]
async fn a_pause_survives_a_crash_and_continues_the_same_turn() {
    let server = Server::start().await;
    let (mut black, mut white) = table(&server).await;
    black.offers(OfferKind::Pause).await;
    white.is_refused(Command::Withdraw { offer: OfferKind::Pause }, Code::NoOffer).await;
    white.accepts(OfferKind::Pause).await;
    sees(&mut black, Event::Halted { standstill: StandstillKind::Pause }).await;
    let stands = clocks(&black);
    assert_eq!((stands.running, black.state.turn), (None, None));
    black.is_refused(Command::Play { point: "j9".to_owned() }, Code::StandsStill).await;
    black.is_refused(Command::GiveTime {}, Code::StandsStill).await;
    white.is_refused(Command::ClaimWin {}, Code::StandsStill).await;
    let server = server.crash_and_restart().await;
    let (mut black, mut white) = (black.resumes(&server).await, white.resumes(&server).await);
    black.looks_again().await;
    assert_eq!(clocks(&black), stands);
    white.looks_again().await;
    // Both players have to agree.
    white.offers(OfferKind::Continue).await;
    black.accepts(OfferKind::Continue).await;
    sees(&mut white, Event::Continuing { by: Some(Color::White) }).await;
    // The announcement survives a crash, too.
    let server = server.crash_and_restart().await;
    let (mut black, mut white) = (black.resumes(&server).await, white.resumes(&server).await);
    sees(&mut black, Event::Continued).await;
    sees(&mut white, Event::Continued).await;
    assert_eq!(clocks(&black), Clocks { running: Some(Color::Black), ..stands });
    black.plays("j9").await;
    white.sees("j9").await;
}

/// Both players leave. The server lists the game among their own games, and the game continues when both are back and have
/// agreed.
#[tokio::test]
async fn an_adjourned_game_waits_for_both_players() {
    let server = Server::start().await;
    let (mut black, mut white) = table(&server).await;
    white.offers(OfferKind::Adjourn).await;
    black.accepts(OfferKind::Adjourn).await;
    sees(&mut white, Event::Halted { standstill: StandstillKind::Adjournment }).await;
    let (guest, room) = (white.guest.clone(), black.room.clone());
    white.tab.leaves_the_page().await;
    let server = server.crash_and_restart().await;
    let guest = guest.at(&server);
    let list: RoomList = guest.get_json("/api/v1/rooms").await;
    assert!(list.live.iter().all(|live| live.id != room));
    assert!(list.yours.iter().any(|own| own.id == room && own.adjourned.is_some()));
    let mut black = black.resumes(&server).await;
    black.offers(OfferKind::Continue).await;
    let mut white = Player::joins(&server, &guest, &room).await;
    assert_eq!(white.view.state.standstill.map(|one| (one.kind, one.turn)), Some((StandstillKind::Adjournment, Color::Black)));
    white.accepts(OfferKind::Continue).await;
    sees(&mut black, Event::Continuing { by: Some(Color::Black) }).await;
    white.does(Command::Resign {}).await;
    black.sees_the_end().await;
}

#[tokio::test]
async fn a_game_without_a_clock_cannot_be_paused_and_a_correspondence_game_cannot_be_adjourned() {
    let server = Server::start().await;
    let (mut black, mut white) = server.gomoku_table().await;
    play_out(&mut black, &mut white, &["h8", "h9"]).await;
    black.is_refused(Command::Offer { offer: OfferKind::Pause, terms: None }, Code::NoClock).await;
    let days = TimeControl::Correspondence { main_days: 3, increment_days: 1, cap_days: 7, rest_days: 0 };
    let (mut black, mut white) = server.table(&rooms::with(Setup::gomoku(15, GomokuRuleset::Freestyle), days)).await;
    play_out(&mut black, &mut white, &["h8", "h9"]).await;
    white.is_refused(Command::Offer { offer: OfferKind::Adjourn, terms: None }, Code::NotAllowed).await;
    white.is_refused(Command::Offer { offer: OfferKind::Continue, terms: None }, Code::WrongPhase).await;
}
