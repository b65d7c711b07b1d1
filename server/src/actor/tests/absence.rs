//! Players who leave a game: what their opponents see and may do, also after a restart.

use super::*;
use protocol::{Absence, Outcome, Phase, WinBy};

const LEFT: [&str; 1] = ["left"];

/// A game in which both players have moved. Black's connection has read all of its messages.
async fn begun(server: &TestServer, time: protocol::TimeControl) -> (Tab, Tab) {
    let (mut black, mut white) = server.game(time).await;
    black.plays("h8").await;
    white.plays("h9").await;
    pass(Duration::from_secs(1)).await;
    black.waiting().unwrap();
    (black, white)
}

/// Whether the guest is connected, as the latest presence message says.
async fn latest(tab: &Tab) -> Absence {
    pass(Duration::from_millis(300)).await;
    let presence = |message| if let ServerMessage::Presence { presence, .. } = message { Some(presence.guest) } else { None };
    tab.waiting().unwrap().into_iter().filter_map(presence).next_back().expect("a presence message")
}

#[tokio::test(start_paused = true)]
async fn a_win_can_be_claimed_ten_seconds_after_the_opponent_closes_the_page() {
    let server = TestServer::new(Limits::default()).await;
    let (mut black, white) = begun(&server, absolute(60_000)).await;
    white.room.leave(&white.outbox, AwayReason::Closed).await;
    let Absence::Gone { for_ms, reason, claim_ms } = latest(&black).await else { panic!("the guest is still here") };
    assert_eq!((for_ms + claim_ms.unwrap(), reason), (10_000, AwayReason::Closed));
    pass(Duration::from_millis(4_600)).await;
    assert_eq!(black.waiting_events(), [], "an absence of less than five seconds is not an event");
    pass(Duration::from_millis(200)).await;
    assert_eq!(names(&black.waiting_events()), LEFT);
    assert_eq!(black.tries(Command::ClaimWin {}).await, Err(Code::StillAwaited));
    pass(Duration::from_secs(5)).await;
    black.does(Command::ClaimWin {}).await;
    let won = Outcome::Win { winner: protocol::Color::Black, by: WinBy::Abandonment, margin_half: None };
    assert_eq!(black.events().await.1.outcome, Some(won));
}

#[tokio::test(start_paused = true)]
async fn a_refused_claim_says_how_long_to_wait() {
    let server = TestServer::new(Limits::default()).await;
    let (black, white) = begun(&server, absolute(60_000)).await;
    let here = black.sends("one", &Command::ClaimDraw {}).await.unwrap_err();
    assert_eq!((here.code, here.wait), (Code::OpponentHere, None));
    white.room.leave(&white.outbox, AwayReason::Lost).await;
    pass(Duration::from_secs(30)).await;
    let soon = black.sends("one", &Command::ClaimDraw {}).await.unwrap_err();
    assert_eq!((soon.code, soon.wait.unwrap().0.div_ceil(1000)), (Code::StillAwaited, 10));
    assert_eq!(soon.message, "your opponent may still come back; you can claim the game in 10 s");
}

#[tokio::test(start_paused = true)]
async fn coming_back_ends_an_absence() {
    let server = TestServer::new(Limits::default()).await;
    let (mut black, white) = begun(&server, absolute(60_000)).await;
    white.room.leave(&white.outbox, AwayReason::Lost).await;
    pass(Duration::from_secs(20)).await;
    assert_eq!(names(&black.waiting_events()), LEFT);
    let white = server.joins(&white.who, white.room.id()).await;
    assert_eq!(white.view().await.presence.guest, Absence::Here { round_trip_ms: None });
    assert_eq!(names(&black.events().await.0), ["back"]);
    assert_eq!(black.tries(Command::ClaimWin {}).await, Err(Code::OpponentHere));
}

#[tokio::test(start_paused = true)]
async fn a_player_counts_as_away_only_when_the_last_connection_has_ended() {
    let server = TestServer::new(Limits::default()).await;
    let (black, white) = begun(&server, absolute(60_000)).await;
    let other = server.joins(&white.who, white.room.id()).await;
    white.room.leave(&white.outbox, AwayReason::Closed).await;
    pass(Duration::from_secs(20)).await;
    assert_eq!(black.waiting_events(), []);
    other.room.leave(&other.outbox, AwayReason::Lost).await;
    assert!(matches!(latest(&black).await, Absence::Gone { reason: AwayReason::Lost, .. }));
}

/// A program can play with HTTP requests alone. Each of its commands restarts the wait before the opponent may claim
/// the game.
#[tokio::test(start_paused = true)]
async fn a_player_without_a_connection_is_not_away_while_playing() {
    let server = TestServer::new(Limits::default()).await;
    let (mut black, mut white) = begun(&server, absolute(600_000)).await;
    white.room.leave(&white.outbox, AwayReason::Lost).await;
    for row in 10..13 {
        black.plays(&format!("h{row}")).await;
        pass(Duration::from_secs(50)).await;
        white.plays(&format!("i{row}")).await;
    }
    pass(Duration::from_secs(50)).await;
    assert_eq!(black.tries(Command::ClaimWin {}).await, Err(Code::StillAwaited));
    pass(Duration::from_secs(30)).await;
    black.does(Command::ClaimWin {}).await;
}

#[tokio::test(start_paused = true)]
async fn a_claim_before_both_players_have_moved_aborts_the_game() {
    let server = TestServer::new(Limits::default()).await;
    let (mut black, white) = server.game(absolute(60_000)).await;
    black.plays("h8").await;
    white.room.leave(&white.outbox, AwayReason::Closed).await;
    pass(Duration::from_secs(10)).await;
    black.does(Command::ClaimWin {}).await;
    let view = server.joins(&black.who, black.room.id()).await.view().await;
    assert_eq!((view.state.phase, view.state.outcome), (Phase::Aborted, None));
}

/// A recorded absence continues after a crash. An absence that was too short to be recorded starts again, and the downtime counts
/// against neither player.
#[tokio::test(start_paused = true)]
async fn an_absence_survives_a_crash() {
    let server = TestServer::new(Limits::default()).await;
    let (black, white) = begun(&server, NO_CLOCK).await;
    let id = black.room.id().clone();
    white.room.leave(&white.outbox, AwayReason::Closed).await;
    pass(Duration::from_secs(8)).await;
    let before = server.store.events(&id).pop().unwrap();
    assert!(matches!(before.event, room::Event::Left { reason: AwayReason::Closed, .. }));
    black.room.leave(&black.outbox, AwayReason::Closed).await;
    pass(Duration::from_secs(2)).await;
    let (who, player) = (black.who.clone(), white.who.clone());
    drop((black, white));
    let server = server.restarts().await;
    let mut black = server.joins(&who, &id).await;
    let view = black.view().await;
    let Absence::Gone { for_ms, reason, claim_ms } = view.presence.guest else { panic!("the guest is here") };
    assert_eq!((for_ms + claim_ms.unwrap(), reason), (3 * 24 * 3_600_000, AwayReason::Closed));
    assert_eq!(view.presence.host, Absence::Here { round_trip_ms: None });
    pass(Duration::from_secs(3 * 24 * 3_600)).await;
    let white = server.joins(&player, &id).await;
    settle().await;
    assert_eq!(black.tries(Command::ClaimWin {}).await, Err(Code::OpponentHere), "White is back before Black claims");
    white.room.leave(&white.outbox, AwayReason::Lost).await;
    pass(Duration::from_secs(3 * 24 * 3_600)).await;
    black.does(Command::ClaimDraw {}).await;
    let stored = server.store.events(&id);
    let absences: Vec<_> = stored.iter().filter(|one| matches!(one.event, room::Event::Left { .. })).collect();
    assert_eq!(absences.len(), 2, "White left twice, and Black's absence of two seconds was too short to be stored: {stored:?}");
}

#[tokio::test(start_paused = true)]
async fn after_a_crash_of_the_server_an_open_connection_counts_as_lost_not_as_closed() {
    let server = TestServer::new(Limits::default()).await;
    let (black, white) = begun(&server, absolute(600_000)).await;
    let (id, who) = (black.room.id().clone(), black.who.clone());
    drop((black, white));
    let server = server.restarts().await;
    let black = server.joins(&who, &id).await;
    let guest = black.view().await.presence.guest;
    assert_eq!(guest, Absence::Gone { for_ms: 0, reason: AwayReason::Lost, claim_ms: Some(80_000) });
    pass(Duration::from_secs(5)).await;
    assert_eq!(names(&black.waiting_events()), LEFT);
}

/// A failed write delays the event, not the right to claim.
#[tokio::test(start_paused = true)]
async fn an_absence_that_cannot_be_stored_is_stored_later() {
    let server = TestServer::new(Limits::default()).await;
    let (black, white) = begun(&server, absolute(60_000)).await;
    server.store.fail([memory::Fault::Unavailable]);
    white.room.leave(&white.outbox, AwayReason::Closed).await;
    pass(Duration::from_millis(5_500)).await;
    assert_eq!(black.waiting_events(), []);
    pass(Duration::from_secs(1)).await;
    assert_eq!(names(&black.waiting_events()), LEFT);
    let Some(room::Recorded { at, event: room::Event::Left { since, .. }, .. }) = server.store.events(black.room.id()).pop()
    else {
        panic!("the last event is not an absence")
    };
    assert_eq!(at.saturating_sub(since).0, 6_000);
}

/// A game of Go in the scoring phase. White has accepted the proposal.
async fn scoring(server: &TestServer) -> (Tab, Tab) {
    let wanted =
        protocol::CreateRoom { setup: protocol::Setup::go(9, protocol::GoRuleset::Chinese), ..gomoku(absolute(600_000)) };
    let (anna, ben) = (who("black"), who("white"));
    let room = server.lobby.create(wanted.terms().unwrap(), &anna).await.unwrap();
    let (mut black, mut white) = (server.joins(&anna, &room).await, server.joins(&ben, &room).await);
    white.does(Command::Sit {}).await;
    for row in 1..=9 {
        black.plays(&format!("D{row}")).await;
        white.plays(&format!("F{row}")).await;
    }
    black.does(Command::Pass {}).await;
    white.does(Command::Pass {}).await;
    let look = server.joins(&ben, &room).await;
    let view = look.view().await;
    look.room.leave(&look.outbox, AwayReason::Closed).await;
    white.does(Command::AcceptScore { dead: view.state.scoring.unwrap().dead }).await;
    (black, white)
}

#[tokio::test(start_paused = true)]
async fn the_silence_of_an_absent_player_counts_as_acceptance_even_if_the_room_is_not_in_memory() {
    let server = TestServer::new(Limits { room_idle_ms: 6_000, ..Limits::default() }).await;
    let (black, white) = scoring(&server).await;
    let id = black.room.id().clone();
    for tab in [&black, &white] {
        tab.room.leave(&tab.outbox, AwayReason::Closed).await;
    }
    drop((black, white));
    pass(Duration::from_secs(9)).await;
    assert!(!server.store.events(&id).iter().any(|one| matches!(one.event, room::Event::Finished { .. })));
    let server = server.restarts().await;
    pass(Duration::from_secs(10)).await;
    let events: Vec<_> = server.store.events(&id).into_iter().map(|recorded| (recorded.author, recorded.event)).collect();
    let accepted = room::Event::ScoreAccepted { color: rules::Color::Black };
    assert!(events.contains(&(None, accepted)), "{events:?}");
    assert!(matches!(events.last(), Some((None, room::Event::Finished { .. }))), "{events:?}");
}

/// While the board is counted, the clocks stand still. But if one player has accepted the score and the other one is
/// away for ten seconds, the game can end. So the server pings both players' connections more often, to notice soon
/// that a connection is lost.
#[tokio::test(start_paused = true)]
async fn the_connections_of_players_are_hot_while_the_board_is_counted() {
    let server = TestServer::new(Limits::default()).await;
    let (mut black, white) = scoring(&server).await;
    assert!(black.outbox.is_hot() && white.outbox.is_hot());
    let look = server.joins(&black.who, black.room.id()).await;
    let view = look.view().await;
    look.room.leave(&look.outbox, AwayReason::Closed).await;
    black.does(Command::AcceptScore { dead: view.state.scoring.unwrap().dead }).await;
    assert!(!black.outbox.is_hot() && !white.outbox.is_hot());
}

#[tokio::test(start_paused = true)]
async fn a_game_cannot_be_claimed_from_a_player_who_has_accepted_the_score() {
    let server = TestServer::new(Limits::default()).await;
    let (mut black, white) = scoring(&server).await;
    white.room.leave(&white.outbox, AwayReason::Closed).await;
    assert!(matches!(latest(&black).await, Absence::Gone { claim_ms: None, .. }));
    pass(Duration::from_secs(20)).await;
    let refused = black.sends("one", &Command::ClaimWin {}).await.unwrap_err();
    assert_eq!((refused.code, refused.wait), (Code::OpponentAccepted, None));
    black.does(Command::Mark { point: "D1".into(), dead: true }).await;
    assert!(matches!(latest(&black).await, Absence::Gone { claim_ms: None, .. }));
    pass(Duration::from_secs(60)).await;
    assert_eq!(
        black.tries(Command::ClaimWin {}).await,
        Err(Code::OpponentAccepted),
        "White had accepted the score before Black changed a mark"
    );
}

/// If a connected player stays silent, play resumes, and then two passes end the game. A page that is loaded after the
/// silence learns this, too.
#[tokio::test(start_paused = true)]
async fn after_a_silence_has_resumed_play_the_state_says_that_two_passes_end_the_game() {
    let server = TestServer::new(Limits::default()).await;
    let (mut black, mut white) = scoring(&server).await;
    pass(Duration::from_secs(120)).await;
    let (who, id) = (black.who.clone(), black.room.id().clone());
    let state = async || server.joins(&who, &id).await.view().await.state;
    assert_eq!(state().await.final_count, Some(protocol::FinalCount::Board));
    black.does(Command::Pass {}).await;
    assert_eq!(state().await.final_count, Some(protocol::FinalCount::Board));
    white.does(Command::Pass {}).await;
    let state = state().await;
    assert_eq!((state.phase, state.final_count), (Phase::Finished, None));
}

/// If the wait did not start over, the opponent could claim the game at the moment at which the silence resumes play.
#[tokio::test(start_paused = true)]
async fn after_a_silence_has_resumed_play_the_wait_for_an_absent_player_starts_over() {
    let server = TestServer::new(Limits::default()).await;
    let (black, mut white) = scoring(&server).await;
    white.does(Command::Mark { point: "D1".into(), dead: true }).await;
    white.does(Command::AcceptScore { dead: (1..=9).map(|row| format!("D{row}")).collect() }).await;
    black.room.leave(&black.outbox, AwayReason::Closed).await;
    pass(Duration::from_secs(9)).await;
    white.waiting().unwrap();
    pass(Duration::from_secs(1)).await;
    let messages = white.waiting().unwrap();
    let [.., ServerMessage::Events { state, .. }, ServerMessage::Presence { presence, .. }] = &messages[..] else {
        panic!("no presence after the events: {messages:?}")
    };
    assert_eq!((state.phase, state.turn), (Phase::Playing, Some(protocol::Color::Black)));
    let gone = Absence::Gone { for_ms: 10_000, reason: AwayReason::Closed, claim_ms: Some(10_000) };
    assert_eq!(presence.host, gone);
    pass(Duration::from_secs(9)).await;
    assert_eq!(white.tries(Command::ClaimWin {}).await, Err(Code::StillAwaited));
    pass(Duration::from_secs(1)).await;
    white.does(Command::ClaimWin {}).await;
}

#[tokio::test(start_paused = true)]
async fn the_first_message_to_a_player_who_returns_during_a_count_has_the_deadline_of_a_connected_player() {
    for since in [None, Some(1)] {
        let server = TestServer::new(Limits::default()).await;
        let (black, white) = scoring(&server).await;
        black.room.leave(&black.outbox, AwayReason::Closed).await;
        pass(Duration::from_secs(6)).await;
        assert_eq!(names(&white.waiting_events()).last().unwrap(), "left");
        let back = server.opens(&black.who, black.room.id(), since).await;
        let state = match back.next().await {
            ServerMessage::Joined { room } => room.state,
            ServerMessage::Events { state, .. } => state,
            other => panic!("{other:?}"),
        };
        assert_eq!(state.scoring.unwrap().silence.unwrap().in_ms, 114_000);
        let messages = white.waiting().unwrap();
        let [ServerMessage::Events { events, .. }, ServerMessage::Presence { presence, .. }] = &messages[..] else {
            panic!("{messages:?}")
        };
        assert_eq!(
            (&events[0].event, &presence.host),
            (&Event::Back { seat: protocol::Seat::Host }, &Absence::Here { round_trip_ms: None })
        );
    }
}

/// A presence message is sent together with the event, even if another presence message was sent a moment ago.
#[tokio::test(start_paused = true)]
async fn a_player_who_sits_down_no_longer_counts_as_a_spectator() {
    let server = TestServer::new(Limits::default()).await;
    let black = who("black");
    let room = server.creates(&black, absolute(60_000)).await;
    let black = server.joins(&black, &room).await;
    let mut white = server.joins(&who("white"), &room).await;
    pass(Duration::from_millis(300)).await;
    let _spectator = server.joins(&who("spectator"), &room).await;
    settle().await;
    black.waiting().unwrap();
    white.does(Command::Sit {}).await;
    let messages = black.waiting().unwrap();
    let [.., ServerMessage::Presence { presence, .. }] = &messages[..] else { panic!("no presence: {messages:?}") };
    assert_eq!((presence.spectators, &presence.guest), (1, &Absence::Here { round_trip_ms: None }));
}

#[tokio::test(start_paused = true)]
async fn a_timeout_before_both_players_have_moved_aborts_the_game() {
    let server = TestServer::new(Limits::default()).await;
    let (mut black, _white) = server.game(absolute(5_000)).await;
    black.plays("h8").await;
    black.events().await;
    pass(Duration::from_secs(5)).await;
    let (events, state) = black.events().await;
    assert_eq!((names(&events), state.phase, state.outcome), (vec!["aborted".to_owned()], Phase::Aborted, None));
    assert!(matches!(&events[0].event, Event::Aborted { by: None, operator: false }));
}

/// When the game has reached the limit of moves, only passes are possible, and they end the game.
#[tokio::test(start_paused = true)]
async fn only_passes_are_possible_at_the_limit_of_moves() {
    let server = TestServer::new(Limits { moves_per_game: 18, ..Limits::default() }).await;
    let (mut black, mut white) = scoring(&server).await;
    let refused = black.sends("one", &Command::Resume {}).await.unwrap_err();
    let said = "this game has 18 moves, and no more stones may be placed; pass, or agree on the result";
    assert_eq!((refused.code, refused.message.as_str()), (Code::TooMany, said));
    assert_eq!(limit_of(Err::<(), _>(refused)), Some((LimitName::GameMoves, 18)));
    pass(Duration::from_secs(120)).await;
    assert_eq!(black.tries(Command::Play { point: "A1".into() }).await, Err(Code::TooMany));
    black.does(Command::Pass {}).await;
    assert_eq!(white.tries(Command::Play { point: "A1".into() }).await, Err(Code::TooMany));
    white.does(Command::Pass {}).await;
    assert_eq!(server.joins(&white.who, white.room.id()).await.view().await.state.phase, Phase::Finished);
}

#[tokio::test(start_paused = true)]
async fn both_players_see_when_silence_takes_effect() {
    let server = TestServer::new(Limits::default()).await;
    let (black, white) = scoring(&server).await;
    let silence =
        async |tab: &Tab| server.joins(&tab.who, tab.room.id()).await.view().await.state.scoring.unwrap().silence.unwrap();
    let color = protocol::Color::Black;
    for tab in [&black, &white] {
        assert_eq!(silence(tab).await, protocol::Silence { color, in_ms: 120_000, accepts: false });
    }
    pass(Duration::from_secs(119)).await;
    for tab in [&black, &white] {
        assert_eq!(silence(tab).await.in_ms, 1_000);
    }
    black.waiting().unwrap();
    pass(Duration::from_secs(1)).await;
    let (events, state) = black.events().await;
    assert_eq!(events.last().unwrap().event, Event::Resumed { by: None, turn: color });
    assert_eq!((state.turn, state.clocks.unwrap().running), (Some(color), Some(color)));
}
