//! Viewers of a room: slow readers, large audiences, presence and chat. The tests of timeouts and of rooms that leave
//! memory are also here.

use super::*;
use protocol::{Absence, Outcome, Phase, WinBy};

#[tokio::test(start_paused = true)]
async fn a_slow_reader_is_disconnected_without_affecting_others() {
    let limits = Limits { queue_messages: 4, ..Limits::default() };
    let server = TestServer::new(limits).await;
    let (mut black, mut white) = server.game(NO_CLOCK).await;
    let slow = server.joins(&who("slow"), black.room.id()).await;
    for number in 1..=6 {
        black.plays(&format!("a{number}")).await;
        white.plays(&format!("b{}", 2 * number)).await;
        assert_eq!((black.waiting_events().len(), white.waiting_events().len()), (2, 2));
        if number == 4 {
            break;
        }
    }
    assert_eq!(slow.waiting().map(|_| ()), Err(Full::SlowReader));
    pass(Duration::from_secs(1)).await;
    assert_eq!(black.presence().await.spectators, 0, "the slow reader is no longer counted");
    // The slow reader reconnects and has missed nothing.
    let again = server.opens(&slow.who, slow.room.id(), Some(4)).await;
    assert_eq!(seqs(&again.waiting_events()), (5..=12).collect::<Vec<_>>());
}

#[tokio::test(start_paused = true)]
async fn only_the_names_of_the_first_spectators_are_sent() {
    let server = TestServer::new(Limits { spectator_names: 2, ..Limits::default() }).await;
    let (black, _white) = server.game(NO_CLOCK).await;
    let mut tabs = Vec::new();
    // The second tab of a spectator adds no name.
    for name in ["ann", "ann", "ben", "cyd"] {
        tabs.push(server.joins(&who(name), black.room.id()).await);
    }
    pass(Duration::from_secs(1)).await;
    let names = |presence: protocol::Presence| presence.names.into_iter().map(|player| player.name).collect::<Vec<_>>();
    let presence = black.presence().await;
    assert_eq!((presence.spectators, names(presence)), (4, vec!["ann".to_owned(), "ben".to_owned()]));
    let ben = tabs.remove(2);
    ben.room.leave(&ben.outbox, AwayReason::Closed).await;
    pass(Duration::from_secs(1)).await;
    assert_eq!(names(black.presence().await), ["ann", "cyd"], "the next spectator takes Ben's place");
}

#[tokio::test(start_paused = true)]
async fn a_timeout_happens_exactly_at_the_deadline() {
    let server = TestServer::new(Limits::default()).await;
    let (mut black, mut white) = server.game(absolute(5_000)).await;
    black.plays("h8").await;
    pass(Duration::from_millis(1_300)).await;
    white.plays("h9").await;
    let moved = server.store.events(black.room.id())[5].at;
    let (_, state) = loop {
        let (events, state) = white.events().await;
        if names(&events) == ["finished"] {
            break (events, state);
        }
    };
    let end = server.store.events(black.room.id()).pop().unwrap();
    assert_eq!(end.at.0 - moved.0, 5_000);
    assert_eq!((end.author, end.command), (None, None));
    let clocks = state.clocks.unwrap();
    assert_eq!((clocks.black.main_ms, clocks.white.main_ms, clocks.running), (0, 3_700, None));
    let timeout = Outcome::Win { winner: protocol::Color::White, by: WinBy::Timeout, margin_half: None };
    assert_eq!(state.outcome, Some(timeout));
}

#[tokio::test(start_paused = true)]
async fn a_clock_runs_out_in_a_room_without_viewers() {
    let limits = Limits { room_idle_ms: 10_000, ..Limits::default() };
    let server = TestServer::new(limits).await;
    let (mut black, mut white) = server.game(absolute(60_000)).await;
    black.plays("h8").await;
    white.plays("h9").await;
    let id = black.room.id().clone();
    for tab in [black, white] {
        tab.room.leave(&tab.outbox, AwayReason::Closed).await;
    }
    pass(Duration::from_secs(30)).await;
    assert_eq!(server.store.kept().loads, 1, "the room has been loaded only once so far");
    let server = server.restarts().await;
    let loads = server.store.kept().loads;
    pass(Duration::from_secs(61)).await;
    assert_eq!(server.store.kept().loads, loads + 1);
    let end = server.store.events(&id).pop().unwrap();
    assert!(matches!(end.event, room::Event::Finished { .. }));
    let moved = server.store.events(&id)[5].at;
    assert_eq!(end.at.0 - moved.0, 60_000, "downtime costs no thinking time, and the deadline is kept");
    pass(Duration::from_secs(30)).await;
    assert_eq!(server.store.kept().sealed, [id], "a finished room is sealed when it leaves memory");
}

/// Until a room is sealed, a repeated command gets its first answer again. After that, the server refuses the repeated command.
#[tokio::test(start_paused = true)]
async fn a_command_repeated_after_the_room_is_sealed_has_no_effect() {
    let server = TestServer::new(Limits { room_idle_ms: 1_000, ..Limits::default() }).await;
    let (mut black, white) = server.game(NO_CLOCK).await;
    let (play, chat) = (Command::Play { point: "h8".into() }, Command::Chat { text: "good game".into() });
    black.sends("the-move", &play).await.unwrap();
    black.does(Command::Resign {}).await;
    let seq = black.sends("the-line", &chat).await.unwrap();
    assert_eq!(black.sends("the-line", &chat).await, Ok(seq), "the room is not sealed yet");
    let (id, who) = (black.room.id().clone(), black.who.clone());
    for tab in [black, white] {
        tab.room.leave(&tab.outbox, AwayReason::Closed).await;
    }
    pass(Duration::from_secs(10)).await;
    assert_eq!(server.store.kept().sealed, std::slice::from_ref(&id));
    let sealed = server.store.events(&id);
    let mut black = server.joins(&who, &id).await;
    for (name, command) in [("the-line", &chat), ("the-move", &play)] {
        assert_eq!(black.sends(name, command).await.unwrap_err().code, Code::GameOver, "{name}");
    }
    assert_eq!(server.store.events(&id), sealed, "the repeated commands have no effect");
    black.does(Command::Chat { text: "another line".into() }).await;
    assert_eq!(server.store.events(&id).len(), sealed.len() + 1);
}

#[tokio::test(start_paused = true)]
async fn a_room_stays_in_memory_while_a_handle_exists() {
    let server = TestServer::new(Limits { room_idle_ms: 1_000, ..Limits::default() }).await;
    let (black, white) = server.game(NO_CLOCK).await;
    pass(Duration::from_secs(10)).await;
    assert!(!black.room.is_closed());
    black.room.leave(&black.outbox, AwayReason::Closed).await;
    white.room.leave(&white.outbox, AwayReason::Closed).await;
    pass(Duration::from_secs(10)).await;
    assert!(!black.room.is_closed(), "a handle exists, as during a request");
    let id = black.room.id().clone();
    drop((black, white));
    pass(Duration::from_secs(10)).await;
    let loads = server.store.kept().loads;
    server.lobby.room(&id).await.unwrap();
    assert_eq!(server.store.kept().loads, loads + 1);
}

#[tokio::test(start_paused = true)]
async fn presence_is_batched_and_reports_the_time_of_leaving() {
    let server = TestServer::new(Limits::default()).await;
    let (black, white) = server.game(NO_CLOCK).await;
    pass(Duration::from_secs(1)).await;
    black.waiting().unwrap();
    for number in 0..20 {
        server.joins(&who(&format!("s{number}")), black.room.id()).await;
    }
    white.room.leave(&white.outbox, AwayReason::Closed).await;
    pass(Duration::from_millis(600)).await;
    let presence = |message| match message {
        ServerMessage::Presence { presence, .. } => presence,
        other => panic!("{other:?}"),
    };
    let all: Vec<_> = black.waiting().unwrap().into_iter().map(presence).collect();
    assert!((1..=3).contains(&all.len()), "at most four per second: {all:?}");
    let last = all.last().unwrap();
    assert_eq!((last.spectators, last.host), (20, Absence::Here { round_trip_ms: None }));
    assert!(matches!(last.guest, Absence::Gone { for_ms, .. } if for_ms < 600), "{last:?}");
    pass(Duration::from_secs(5)).await;
    let again = server.joins(&white.who, white.room.id()).await;
    assert_eq!(again.view().await.presence.guest, Absence::Here { round_trip_ms: None });
    assert_eq!(black.presence().await.guest, Absence::Here { round_trip_ms: None });
}

#[tokio::test(start_paused = true)]
async fn a_large_audience_gets_events_in_batches() {
    let limits = Limits { spectators_unbatched: 3, ..Limits::default() };
    let server = TestServer::new(limits).await;
    let (mut black, mut white) = server.game(NO_CLOCK).await;
    let mut crowd = Vec::new();
    for number in 0..5 {
        crowd.push(server.joins(&who(&format!("s{number}")), black.room.id()).await);
        crowd[number].view().await;
    }
    black.plays("h8").await;
    pass(Duration::from_millis(1)).await;
    for one in &crowd {
        assert_eq!(seqs(&one.waiting_events()), [5], "a single move is not delayed");
    }
    white.plays("h9").await;
    black.plays("h10").await;
    assert_eq!(seqs(&white.waiting_events()), [5, 6, 7], "events for players are never batched");
    pass(Duration::from_millis(1)).await;
    assert!(crowd[1].waiting_events().is_empty(), "a batch has just been sent");
    pass(Duration::from_millis(server.limits.spectator_batch_ms)).await;
    for one in &crowd {
        assert_eq!(seqs(&one.events().await.0), [6, 7], "both moves come in one message");
    }
    // The answer to a spectator never comes before the events.
    white.plays("h11").await;
    crowd[0].does(Command::Chat { text: "oh".into() }).await;
    assert_eq!(seqs(&crowd[0].waiting_events()), [8, 9]);
    black.plays("h12").await;
    let late = server.joins(&who("late"), black.room.id()).await;
    assert_eq!(late.view().await.seq, 10);
    white.plays("h13").await;
    pass(Duration::from_millis(server.limits.spectator_batch_ms)).await;
    assert_eq!(seqs(&crowd[0].waiting_events()), [10, 11]);
    assert_eq!(seqs(&crowd[1].waiting_events()), [8, 9, 10, 11]);
    assert_eq!(seqs(&late.waiting_events()), [11]);
}

#[tokio::test(start_paused = true)]
async fn a_spectator_of_a_large_audience_who_sits_down_misses_no_event() {
    let server = TestServer::new(Limits { spectators_unbatched: 3, ..Limits::default() }).await;
    let host = who("black");
    let room = server.creates(&host, NO_CLOCK).await;
    let mut black = server.joins(&host, &room).await;
    let mut crowd = Vec::new();
    for number in 0..5 {
        crowd.push(server.joins(&who(&format!("s{number}")), &room).await);
        crowd[number].view().await;
    }
    let chat = |text: &str| Command::Chat { text: text.to_owned() };
    black.does(chat("hello")).await;
    black.does(chat("sit down, please")).await;
    let first = crowd[0].does(Command::Sit {}).await;
    let all: Vec<u64> = (first - 2..first + 2).collect();
    assert_eq!(seqs(&crowd[0].waiting_events()), all);
    pass(Duration::from_millis(server.limits.spectator_batch_ms)).await;
    assert_eq!(seqs(&crowd[1].waiting_events()), all);
}

#[tokio::test(start_paused = true)]
async fn spectators_are_limited() {
    let server = TestServer::new(Limits { spectators_per_room: 2, ..Limits::default() }).await;
    let (black, _white) = server.game(NO_CLOCK).await;
    let _crowd = (server.joins(&who("a"), black.room.id()).await, server.joins(&who("b"), black.room.id()).await);
    let outbox = Outbox::new(&server.limits);
    let refused = black.room.join(Some(&who("c")), &outbox, None).await;
    assert_eq!(limit_of(refused), Some((LimitName::Spectators, 2)));
    black.room.join(Some(&black.who), &outbox, None).await.expect("a player can always join");
}

#[tokio::test(start_paused = true)]
async fn chat_is_cleaned_and_limited_in_rate() {
    let server = TestServer::new(Limits::default()).await;
    let (mut black, mut white) = server.game(NO_CLOCK).await;
    let chat = |text: &str| Command::Chat { text: text.to_owned() };
    for number in 0..4 {
        black.does(chat(&format!("line {number}\u{202e}"))).await;
    }
    assert_eq!(black.tries(chat("line 5")).await, Err(Code::RateLimited));
    let long = white.sends("long", &chat(&"x".repeat(301))).await.unwrap_err();
    let said = "a chat message can have at most 300 characters, and this one has 301";
    assert_eq!((long.code, long.message.as_str()), (Code::TooLarge, said));
    assert_eq!(limit_of(Err::<(), _>(long)), Some((LimitName::ChatCharacters, 300)));
    assert_eq!(white.tries(chat("\u{200b}")).await, Err(Code::Empty));
    pass(Duration::from_secs(1)).await;
    black.does(chat("line 5")).await;
    let view = server.joins(&white.who, white.room.id()).await.view().await;
    let texts: Vec<_> = view.chat.iter().map(|line| line.text.as_str()).collect();
    assert_eq!(texts, ["line 0", "line 1", "line 2", "line 3", "line 5"]);
}

/// The server pings a hot connection more often, so that it soon notices when the connection is lost.
#[tokio::test(start_paused = true)]
async fn the_connections_of_players_are_hot_while_the_clock_of_their_game_runs() {
    let server = TestServer::new(Limits::default()).await;
    let (mut black, mut white) = server.game(absolute(60_000)).await;
    let spectator = server.joins(&who("spectator"), black.room.id()).await;
    let hot = |tabs: [&Tab; 3]| tabs.map(|tab| tab.outbox.is_hot());
    assert_eq!(hot([&black, &white, &spectator]), [false, false, false]);
    black.plays("h8").await;
    assert_eq!(hot([&black, &white, &spectator]), [true, true, false]);
    black.room.leave(&black.outbox, AwayReason::Closed).await;
    settle().await;
    assert_eq!(hot([&black, &white, &spectator]), [false, true, false]);
    white.does(Command::Resign {}).await;
    assert_eq!(hot([&black, &white, &spectator]), [false, false, false]);
}

#[tokio::test(start_paused = true)]
async fn a_rematch_is_a_new_room_stored_together_with_the_agreement() {
    let server = TestServer::new(Limits::default()).await;
    let (mut black, mut white) = server.game(NO_CLOCK).await;
    white.does(Command::Resign {}).await;
    black.does(Command::Offer { offer: protocol::OfferKind::Rematch, terms: None }).await;
    let appends = server.store.kept().appends;
    white.does(Command::Accept { offer: protocol::OfferKind::Rematch, terms: None }).await;
    assert_eq!(server.store.kept().appends, appends + 1);
    let (_, state) = loop {
        let (events, state) = black.events().await;
        if names(&events) == ["rematched"] {
            break (events, state);
        }
    };
    let next = RoomId::parse(&state.rematch.unwrap()).unwrap();
    let view = server.joins(&white.who, &next).await.view().await;
    assert_eq!((view.state.phase, view.rematch_of.as_deref()), (Phase::Playing, Some(black.room.id().as_str())));
    assert_eq!(
        view.role,
        protocol::Role::Player { seat: protocol::Seat::Guest, color: Some(protocol::Color::Black), both: false }
    );
}
