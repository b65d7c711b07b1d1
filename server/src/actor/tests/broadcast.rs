//! A delayed broadcast: what spectators get, and when. No other answer of the server tells spectators more.

use super::*;
use crate::error::ApiError;
use protocol::{Absence, Phase, RoomSummary};
use room::{LinkCommand, Millis, TokenHash};
use store::GameFilter;

const MINUTE: Duration = Duration::from_secs(60);
const ALL: GameFilter =
    GameFilter { names: Vec::new(), size: None, kind: None, outcome: None, bot: None, part: store::Part::Newest, limit: 100 };

fn delayed() -> protocol::CreateRoom {
    protocol::CreateRoom { delay_ms: Some(60_000), ..gomoku(absolute(3_600_000)) }
}

/// A delayed game that has just started, and a spectator who has seen its start.
async fn broadcast(server: &TestServer, wanted: &protocol::CreateRoom) -> (Tab, Tab, Tab) {
    let (black, white) = (who("black"), who("white"));
    let room = server.lobby.create(wanted.terms().unwrap(), &black).await.unwrap();
    let black = server.joins(&black, &room).await;
    let mut white = server.joins(&white, &room).await;
    let eve = server.joins(&who("eve"), &room).await;
    white.does(Command::Sit {}).await;
    for tab in [&black, &white, &eve] {
        tab.view().await;
        assert_eq!(names(&tab.events().await.0), ["seated", "started"], "the start is shown to everyone");
    }
    // The presence comes a moment later.
    pass(Duration::from_secs(1)).await;
    for tab in [&black, &white, &eve] {
        tab.waiting().unwrap();
    }
    (black, white, eve)
}

async fn live(server: &TestServer) -> Vec<RoomSummary> {
    server.lobby.list(None).await.unwrap().live
}

async fn view(tab: &Tab, who: Option<&Identity>) -> RoomView {
    tab.room.view(who).await.unwrap()
}

#[tokio::test(start_paused = true)]
async fn spectators_see_each_event_exactly_when_the_delay_has_passed() {
    let server = TestServer::new(Limits::default()).await;
    let (mut black, mut white, eve) = broadcast(&server, &delayed()).await;
    black.plays("h8").await;
    pass(Duration::from_secs(10)).await;
    white.plays("a1").await;
    assert_eq!(seqs(&black.waiting_events()), [5, 6], "players see every event immediately");
    pass(Duration::from_millis(49_999)).await;
    assert!(eve.waiting().unwrap().is_empty());
    pass(Duration::from_millis(1)).await;
    let (events, state) = eve.events().await;
    assert_eq!((seqs(&events), point(&events[0].event), state.move_number), (vec![5], "h8", 1));
    let clocks = state.clocks.unwrap();
    assert_eq!((clocks.black.main_ms, clocks.white.main_ms), (3_600_000, 3_600_000), "spectators see the clocks late, too");
    pass(Duration::from_secs(10)).await;
    let (events, state) = eve.events().await;
    assert_eq!((seqs(&events), state.clocks.unwrap().white.main_ms), (vec![6], 3_590_000));
}

#[tokio::test(start_paused = true)]
async fn nobody_without_a_seat_learns_anything_before_the_delay_has_passed() {
    let server = TestServer::new(Limits::default()).await;
    let (mut black, mut white, mut eve) = broadcast(&server, &delayed()).await;
    let id = black.room.id().clone();
    let lobby = serde_json::to_string(&live(&server).await).unwrap();
    let presence = view(&eve, None).await.presence;
    for (number, place) in ["h8", "a1", "h9", "b1", "h10", "c1", "h11", "d1"].iter().enumerate() {
        if number % 2 == 0 {
            black.plays(place).await
        } else {
            white.plays(place).await
        };
    }
    black.does(Command::Chat { text: "a secret".into() }).await;
    black.does(Command::Offer { offer: protocol::OfferKind::Draw, terms: None }).await;
    black.plays("h12").await;
    black.room.leave(&black.outbox, AwayReason::Closed).await;
    pass(Duration::from_secs(20)).await;

    // The spectator learns nothing from the open connection, from a second connection, from a connection that resumes,
    // or over HTTP.
    assert!(eve.waiting().unwrap().is_empty());
    for since in [None, Some(0), Some(4), Some(13)] {
        let again = server.opens(&eve.who, &id, since).await;
        let said = format!("{:?}", again.waiting().unwrap());
        assert!(
            !said.contains("\"h8\"") && !said.contains("secret") && !said.to_lowercase().contains("finished"),
            "{since:?}: {said}"
        );
        again.room.leave(&again.outbox, AwayReason::Closed).await;
    }
    for who in [None, Some(&eve.who)] {
        let seen = view(&eve, who).await;
        assert_eq!((seen.seq, seen.moves.len(), seen.chat.len(), seen.state.move_number), (4, 0, 0, 0));
        assert_eq!((seen.state.phase, seen.state.offers.len(), seen.delay_ms), (Phase::Playing, 0, Some(60_000)));
        assert_eq!(
            (&seen.presence.host, &seen.presence.guest),
            (&presence.host, &presence.guest),
            "spectators do not learn yet that a player has left"
        );
        assert_eq!(server.lobby.record(&id, who).await.err(), Some(ApiError::NotFound));
        assert_eq!(server.lobby.sgf(&id, who).await.err(), Some(ApiError::NotFound));
        let listed = server.store.games(&ALL, who.map(|who| &who.player)).await.unwrap();
        assert_eq!(listed.total, 0);
        let (summary, plays) = eve.room.summary(who).await.unwrap();
        assert_eq!((summary.moves, summary.stage, plays), (0, room::Stage::Playing, false));
    }
    assert_eq!(serde_json::to_string(&live(&server).await).unwrap(), lobby, "the lists of rooms show what spectators see");
    let pair = server.store.pair(&black.who.player, &white.who.player, rules::Kind::Gomoku, false).await.unwrap();
    assert_eq!(pair, store::Pair::default());

    // The spectator learns nothing from refusals and event numbers either.
    assert_eq!(eve.tries(Command::Resign {}).await, Err(Code::NotAPlayer));
    assert_eq!(eve.tries(Command::Sit {}).await, Err(Code::RoomFull), "the same refusal as in a running game");
    assert_eq!(eve.tries(Command::Plan { version: 0, after: 0, lines: Vec::new() }).await, Err(Code::NotAPlayer));
    assert_eq!(eve.does(Command::Chat { text: "who is ahead?".into() }).await, 5);
    assert_eq!(seqs(&eve.waiting_events()), [5], "spectators talk without delay");

    // The players see the whole game.
    assert_eq!(view(&white, Some(&white.who)).await.state.phase, Phase::Finished);
    assert!(server.lobby.record(&id, Some(&white.who)).await.is_ok() && server.lobby.sgf(&id, Some(&white.who)).await.is_ok());
    assert_eq!(server.store.games(&ALL, Some(&white.who.player)).await.unwrap().total, 1);
}

#[tokio::test(start_paused = true)]
async fn the_end_is_shown_and_listed_when_the_delay_has_passed() {
    let server = TestServer::new(Limits { room_idle_ms: 1_000, ..Limits::default() }).await;
    let (mut black, white, eve) = broadcast(&server, &delayed()).await;
    let id = black.room.id().clone();
    black.plays("h8").await;
    black.does(Command::Resign {}).await;
    let (black_who, eve_who) = (black.who.clone(), eve.who.clone());
    for tab in [black, white, eve] {
        tab.room.leave(&tab.outbox, AwayReason::Closed).await;
    }
    pass(Duration::from_millis(59_000)).await;
    assert_eq!(live(&server).await.len(), 1, "the lists still show the game");
    assert_eq!(server.store.kept().sealed, [], "a sealed room would show that the game is over");
    assert_eq!(server.store.games(&ALL, None).await.unwrap().total, 0);
    pass(Duration::from_millis(1_500)).await;
    assert_eq!(live(&server).await.len(), 0);
    assert_eq!(server.store.games(&ALL, None).await.unwrap().total, 1);
    assert!(server.lobby.record(&id, None).await.is_ok());
    pass(Duration::from_secs(5)).await;
    assert_eq!(server.store.kept().sealed, std::slice::from_ref(&id));
    let mut eve = server.joins(&eve_who, &id).await;
    assert_eq!(eve.view().await.state.phase, Phase::Finished);
    let mut black = server.joins(&black_who, &id).await;
    black.does(Command::Chat { text: "thanks".into() }).await;
    assert_eq!(names(&eve.waiting_events()), ["chatted"], "after the end is shown, nothing is delayed");
    eve.does(Command::Chat { text: "well played".into() }).await;
}

/// The host closes a delayed game to spectators. The spectators are sent away immediately, and the lists never show
/// them the end of the game.
#[tokio::test(start_paused = true)]
async fn a_closed_game_is_never_listed_for_spectators() {
    let server = TestServer::new(Limits { room_idle_ms: 1_000, ..Limits::default() }).await;
    let (mut black, white, eve) = broadcast(&server, &delayed()).await;
    black.plays("h8").await;
    assert_eq!(live(&server).await.len(), 1);
    black.does(Command::SetWatching { watching: protocol::Watching::Closed }).await;
    let told = eve.waiting().unwrap();
    assert!(matches!(told.as_slice(), [ServerMessage::Error { code: Code::Closed, .. }]), "{told:?}");
    assert_eq!(live(&server).await.len(), 0);
    black.does(Command::Resign {}).await;
    let who = white.who.clone();
    for tab in [black, white] {
        tab.room.leave(&tab.outbox, AwayReason::Closed).await;
    }
    pass(5 * MINUTE).await;
    let server = server.restarts().await;
    pass(5 * MINUTE).await;
    assert_eq!(server.store.games(&ALL, None).await.unwrap().total, 0);
    assert_eq!(server.store.games(&ALL, Some(&who.player)).await.unwrap().total, 1);
    assert!(eve.waiting().unwrap().is_empty());
}

#[tokio::test(start_paused = true)]
async fn a_restart_shows_no_event_too_early_and_loses_none() {
    let server = TestServer::new(Limits::default()).await;
    let (mut black, mut white, eve) = broadcast(&server, &delayed()).await;
    let id = black.room.id().clone();
    black.plays("h8").await;
    pass(Duration::from_secs(40)).await;
    white.plays("a1").await;
    white.does(Command::Resign {}).await;
    let server = server.restarts().await;
    settle().await;
    assert_eq!(
        live(&server).await.iter().map(|room| room.move_number).collect::<Vec<_>>(),
        [0],
        "the game is still listed as live"
    );
    assert_eq!(server.lobby.record(&id, None).await.err(), Some(ApiError::NotFound));
    let again = server.joins(&eve.who, &id).await;
    assert_eq!(again.view().await.moves.len(), 0);
    pass(Duration::from_secs(21)).await;
    assert_eq!(names(&again.waiting_events()), ["moved"]);
    assert_eq!(live(&server).await[0].move_number, 1);
    pass(Duration::from_secs(40)).await;
    assert_eq!(names(&again.waiting_events()), ["moved", "finished"]);
    assert_eq!(server.store.games(&ALL, None).await.unwrap().total, 1);
    assert!(server.store.reopen().await.unwrap().waiting.is_empty(), "the room need not be woken again");
}

/// The server is down when the end of the game should be shown, and nobody enters the room afterwards. The game is
/// listed nevertheless.
#[tokio::test(start_paused = true)]
async fn a_finished_game_is_listed_after_a_restart_without_viewers() {
    let server = TestServer::new(Limits { room_idle_ms: 1_000, ..Limits::default() }).await;
    let (mut black, _white, _eve) = broadcast(&server, &delayed()).await;
    black.plays("h8").await;
    black.does(Command::Resign {}).await;
    server.store.heartbeat(server.timeline.now() + Millis(300_000)).await.unwrap();
    let server = server.restarts().await;
    pass(Duration::from_secs(2)).await;
    assert_eq!(server.store.games(&ALL, None).await.unwrap().total, 1);
}

#[tokio::test(start_paused = true)]
async fn a_spectator_who_resumes_gets_only_the_events_that_are_shown() {
    let server = TestServer::new(Limits { room_tail_events: 3, ..Limits::default() }).await;
    let (mut black, mut white, mut eve) = broadcast(&server, &delayed()).await;
    black.plays("h8").await;
    eve.does(Command::Chat { text: "the center".into() }).await;
    white.plays("a1").await;
    pass(MINUTE).await;
    black.plays("h9").await;
    let live = eve.waiting_events();
    assert_eq!(names(&live), ["chatted", "moved", "moved"]);
    for since in 0..=7 {
        let again = server.opens(&eve.who, black.room.id(), Some(since)).await;
        let events = again.waiting_events();
        assert_eq!(seqs(&events), (since + 1..=7).collect::<Vec<_>>(), "since {since}");
        let known: Vec<_> = live.iter().filter(|event| event.seq > since).cloned().collect();
        assert_eq!(events[events.len() - known.len()..], known);
        again.room.leave(&again.outbox, AwayReason::Closed).await;
    }
    // For a player, the same events have other numbers.
    assert_eq!(names(&server.opens(&black.who, black.room.id(), Some(5)).await.waiting_events()), ["hidden", "moved", "moved"]);
}

#[tokio::test(start_paused = true)]
async fn a_spectator_who_gets_a_seat_gets_the_whole_room_with_the_event_numbers_of_players() {
    let server = TestServer::new(Limits::default()).await;
    let (mut black, mut white, phone) = broadcast(&server, &delayed()).await;
    let id = black.room.id().clone();
    black.plays("h8").await;
    white.plays("a1").await;
    let hash = TokenHash([9; 32]);
    let wrong = LinkCommand::Claim { hash: TokenHash([8; 32]) };
    assert_eq!(
        phone.room.command(Some(&phone.who), None, room::Command::from(wrong), 0).await.unwrap_err().code,
        Code::Forbidden
    );
    black.room.command(Some(&black.who), None, room::Command::from(LinkCommand::Make { hash }), 0).await.unwrap();
    let claimed = phone.room.command(Some(&phone.who), None, room::Command::from(LinkCommand::Claim { hash }), 0).await.unwrap();
    let seen = phone.view().await;
    assert_eq!((seen.seq, seen.moves.len()), (claimed, 2));
    assert!(phone.waiting_events().is_empty(), "the whole room contains the event already");
    black.plays("h9").await;
    assert_eq!(seqs(&phone.waiting_events()), [claimed + 1]);
    // As a spectator, this viewer saw an event with the number 4. For players, another event has this number, so the
    // viewer gets the whole room.
    let again = server.opens(&phone.who, &id, Some(4)).await;
    assert_eq!(again.view().await.seq, claimed + 1);
    let again = server.opens(&phone.who, &id, Some(claimed)).await;
    assert_eq!(seqs(&again.waiting_events()), [claimed + 1]);
}

#[tokio::test(start_paused = true)]
async fn a_rematch_is_not_listed_until_the_end_of_the_previous_game_is_shown() {
    let server = TestServer::new(Limits::default()).await;
    let (mut black, mut white, eve) = broadcast(&server, &delayed()).await;
    black.plays("h8").await;
    white.does(Command::Resign {}).await;
    black.does(Command::Offer { offer: protocol::OfferKind::Rematch, terms: None }).await;
    white.does(Command::Accept { offer: protocol::OfferKind::Rematch, terms: None }).await;
    let of = |rooms: Vec<RoomSummary>| rooms.into_iter().map(|room| room.id).collect::<Vec<_>>();
    let id = black.room.id().to_string();
    assert_eq!(of(live(&server).await), [id]);
    let yours = server.lobby.list(Some(&black.who)).await.unwrap().yours;
    assert_eq!(yours.len(), 1, "the players find the rematch");
    pass(MINUTE + Duration::from_secs(1)).await;
    assert_eq!(of(live(&server).await), [yours[0].id.clone()]);
    assert!(names(&eve.waiting_events()).contains(&"rematched".to_owned()), "the spectators learn of the rematch");
}

#[tokio::test(start_paused = true)]
async fn spectators_learn_of_an_absence_only_when_the_delay_has_passed() {
    let server = TestServer::new(Limits::default()).await;
    let (mut black, mut white, eve) = broadcast(&server, &delayed()).await;
    black.plays("h8").await;
    white.plays("a1").await;
    pass(Duration::from_secs(1)).await;
    eve.waiting().unwrap();
    white.room.leave(&white.outbox, AwayReason::Closed).await;
    pass(Duration::from_secs(30)).await;
    assert!(matches!(black.presence().await.guest, Absence::Gone { .. }));
    assert!(eve.waiting().unwrap().is_empty(), "spectators do not even get a message without news");
    pass(Duration::from_secs(40)).await;
    assert!(names(&eve.waiting_events()).contains(&"left".to_owned()));
    pass(Duration::from_secs(1)).await;
    assert!(
        matches!(view(&eve, None).await.presence.guest, Absence::Gone { .. }),
        "the absence is shown when the delay has passed"
    );
    let more = server.joins(&who("more"), black.room.id()).await;
    assert_eq!(eve.presence().await.spectators, 2, "spectators are counted without delay");
    drop(more);
}

/// The room stays in memory until the end is shown, so it counts towards the limits of its players until then.
#[tokio::test(start_paused = true)]
async fn a_game_counts_towards_the_limits_of_its_players_until_its_end_is_shown() {
    let limits = Limits { rooms_open_per_guest: 1, rooms_kept_per_guest: 1, ..Limits::default() };
    let server = TestServer::new(limits).await;
    let (mut black, mut white, _eve) = broadcast(&server, &delayed()).await;
    black.plays("h8").await;
    white.does(Command::Resign {}).await;
    let creates = async |who: &Identity| server.lobby.create(gomoku(NO_CLOCK).terms().unwrap(), who).await;
    for tab in [&black, &white] {
        assert_eq!(limit_of(creates(&tab.who).await), Some((LimitName::KeptRooms, 1)));
    }
    assert!(creates(&who("eve")).await.is_ok());
    let rematch = protocol::OfferKind::Rematch;
    black.does(Command::Offer { offer: rematch, terms: None }).await;
    let accept = Command::Accept { offer: rematch, terms: None };
    assert_eq!(white.tries(accept.clone()).await, Err(Code::TooMany));
    pass(MINUTE + Duration::from_secs(1)).await;
    white.does(accept).await;
    assert_eq!(limit_of(creates(&black.who).await), Some((LimitName::KeptRooms, 1)), "the rematch counts as an unfinished room");
}
