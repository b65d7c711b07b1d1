//! Pauses and adjournments: their deadlines survive restarts, and adjourned games are listed only for their own players.

use super::*;
use protocol::{Absence, OfferKind, StandstillKind};
use room::{ADJOURNMENT_MOST, CONTINUE_NOTICE, PAUSE_MOST};

/// A game in which both players have moved and then, three seconds into Black's turn, have agreed on `offer`: a pause or an
/// adjournment.
async fn halted(server: &TestServer, offer: OfferKind) -> (Tab, Tab) {
    let (mut black, mut white) = server.game(absolute(60_000)).await;
    black.plays("h8").await;
    white.plays("h9").await;
    pass(Duration::from_secs(3)).await;
    white.does(Command::Offer { offer, terms: None }).await;
    black.does(Command::Accept { offer, terms: None }).await;
    settle().await;
    black.waiting().unwrap();
    (black, white)
}

async fn look(server: &TestServer, tab: &Tab) -> RoomView {
    server.joins(&tab.who, tab.room.id()).await.view().await
}

fn main_times(view: &RoomView) -> [u64; 2] {
    let clocks = view.state.clocks.as_ref().unwrap();
    [clocks.black.main_ms, clocks.white.main_ms]
}

#[tokio::test(start_paused = true)]
async fn a_pause_ends_by_itself_even_after_a_restart() {
    let server = TestServer::new(Limits { room_idle_ms: 10_000, ..Limits::default() }).await;
    let (black, white) = halted(&server, OfferKind::Pause).await;
    let before = look(&server, &black).await;
    assert_eq!(main_times(&before), [57_000, 60_000]);
    let standstill = before.state.standstill.unwrap();
    assert_eq!((standstill.kind, standstill.limit_ms), (StandstillKind::Pause, Some(PAUSE_MOST.0)));
    pass(Duration::from_secs(60)).await;
    for tab in [&black, &white] {
        tab.room.leave(&tab.outbox, AwayReason::Closed).await;
    }
    let server = server.restarts().await;
    pass(Duration::from_millis(PAUSE_MOST.0 - 65_000)).await;
    let paused = look(&server, &black).await;
    assert_eq!(
        (main_times(&paused), paused.state.standstill.map(|one| one.since)),
        (main_times(&before), Some(standstill.since))
    );
    assert!(matches!(paused.presence.guest, Absence::Gone { claim_ms: None, .. }), "the game cannot be claimed during a pause");
    pass(Duration::from_secs(10)).await;
    let continuing = look(&server, &black).await;
    assert!(continuing.state.standstill.unwrap().continues_ms.is_some_and(|left| left <= CONTINUE_NOTICE.0));
    pass(Duration::from_millis(CONTINUE_NOTICE.0)).await;
    let continued = look(&server, &black).await;
    assert_eq!((continued.state.standstill, continued.state.turn), (None, Some(protocol::Color::Black)));
    assert!(main_times(&continued)[0] > 57_000 - CONTINUE_NOTICE.0, "the notice is not charged");
    assert!(
        matches!(continued.presence.guest, Absence::Gone { claim_ms: Some(_), .. }),
        "the game can be claimed again after a wait"
    );
}

#[tokio::test(start_paused = true)]
async fn an_adjourned_game_is_only_in_the_lists_of_its_players() {
    let server = TestServer::new(Limits { rooms_open_per_guest: 1, rooms_per_minute: 100, ..Limits::default() }).await;
    let (black, white) = halted(&server, OfferKind::Adjourn).await;
    for tab in [&black, &white] {
        tab.room.leave(&tab.outbox, AwayReason::Closed).await;
    }
    pass(Duration::from_secs(60)).await;
    let since = look(&server, &black).await.state.standstill.unwrap().since;
    let lists = async |server: &TestServer| {
        let list = server.lobby.list(Some(&black.who)).await.unwrap();
        (list.live.len(), list.yours.iter().map(|room| room.adjourned).collect::<Vec<_>>())
    };
    assert_eq!(lists(&server).await, (0, vec![Some(since)]));
    let server = server.restarts().await;
    assert_eq!(lists(&server).await, (0, vec![Some(since)]));
    let next = server.lobby.create(gomoku(NO_CLOCK).terms().unwrap(), &black.who).await;
    assert!(next.is_ok(), "an adjourned game does not count as open");
}

#[tokio::test(start_paused = true)]
async fn a_paused_game_stays_in_the_list_of_live_games() {
    let server = TestServer::new(Limits::default()).await;
    let (black, _white) = halted(&server, OfferKind::Pause).await;
    let list = server.lobby.list(Some(&black.who)).await.unwrap();
    assert_eq!((list.live.len(), list.live[0].adjourned), (1, None));
}

#[tokio::test(start_paused = true)]
async fn an_adjourned_game_can_be_claimed_when_it_is_overdue() {
    let server = TestServer::new(Limits { room_idle_ms: 10_000, ..Limits::default() }).await;
    let (black, white) = halted(&server, OfferKind::Adjourn).await;
    for tab in [&black, &white] {
        tab.room.leave(&tab.outbox, AwayReason::Closed).await;
    }
    pass(Duration::from_secs(60)).await;
    let id = black.room.id().clone();
    let halted_at = server.store.events(&id).last().unwrap().at;
    server.store.kept().heartbeat = halted_at + ADJOURNMENT_MOST.saturating_sub(room::Millis::from_secs(30));
    let server = server.restarts().await;
    let mut black = server.joins(&black.who, &id).await;
    black.view().await;
    assert_eq!(black.tries(Command::ClaimWin {}).await, Err(Code::StandsStill));
    pass(Duration::from_secs(40)).await;
    assert_eq!(names(&black.waiting_events()), ["overdue", "left"]);
    pass(Duration::from_secs(40)).await;
    black.does(Command::ClaimWin {}).await;
}

/// Programs that play with single requests have no connection. They count as present for a minute after each command.
#[tokio::test(start_paused = true)]
async fn players_without_a_connection_continue_if_both_agree_within_a_minute() {
    let server = TestServer::new(Limits::default()).await;
    let (mut black, mut white) = halted(&server, OfferKind::Adjourn).await;
    let id = black.room.id().clone();
    for tab in [&black, &white] {
        tab.room.leave(&tab.outbox, AwayReason::Closed).await;
    }
    pass(Duration::from_secs(1)).await;
    let offer = Command::Offer { offer: OfferKind::Continue, terms: None };
    let accept = Command::Accept { offer: OfferKind::Continue, terms: None };
    let last = || server.store.events(&id).last().unwrap().event.clone();
    black.does(offer).await;
    pass(Duration::from_secs(61)).await;
    white.does(accept.clone()).await;
    assert!(
        matches!(last(), room::Event::Offered { by: rules::Color::White, .. }),
        "White's acceptance counts only as an offer, because Black may have left: {:?}",
        last()
    );
    pass(Duration::from_secs(59)).await;
    black.does(accept).await;
    assert!(matches!(last(), room::Event::Continuing { .. }), "{:?}", last());
}

/// A game that stands still can continue only if both players are present. A player who has had a connection counts as
/// present only while the connection lasts, not for a minute more.
#[tokio::test(start_paused = true)]
async fn a_player_who_disconnects_is_gone_immediately() {
    let server = TestServer::new(Limits::default()).await;
    let (mut black, mut white) = halted(&server, OfferKind::Adjourn).await;
    let id = black.room.id().clone();
    white.room.leave(&white.outbox, AwayReason::Closed).await;
    white.does(Command::Chat { text: "I am back in a moment".to_owned() }).await;
    let again = server.joins(&white.who, &id).await;
    white.does(Command::Offer { offer: OfferKind::Continue, terms: None }).await;
    again.room.leave(&again.outbox, AwayReason::Closed).await;
    black.does(Command::Accept { offer: OfferKind::Continue, terms: None }).await;
    let last = server.store.events(&id).last().unwrap().event.clone();
    assert!(matches!(last, room::Event::Offered { by: rules::Color::Black, .. }), "{last:?}");
}
