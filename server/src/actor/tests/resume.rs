//! Reconnecting delivers every missed event once, from any point in the room's life.

use super::*;
use protocol::Phase;

const MOVES: [&str; 8] = ["h8", "a1", "h9", "b1", "h10", "c1", "h11", "d1"];

async fn plays_all(black: &mut Tab, white: &mut Tab, moves: &[&str]) {
    for (number, point) in moves.iter().enumerate() {
        let mover = if number % 2 == 0 { &mut *black } else { &mut *white };
        mover.plays(point).await;
    }
}

/// Joins with `since` and reads until the answer is complete. Returns the events and, for each message, its state.
async fn missed(server: &TestServer, tab: &Tab, since: u64) -> (Vec<protocol::Envelope>, Vec<State>) {
    let again = server.opens(&tab.who, tab.room.id(), Some(since)).await;
    let (mut events, mut states) = (Vec::new(), Vec::new());
    for message in again.waiting().unwrap() {
        match message {
            ServerMessage::Events { events: more, state, .. } => {
                events.extend(more);
                states.push(state);
            }
            ServerMessage::Presence { .. } => {}
            other => panic!("{other:?}"),
        }
    }
    again.room.leave(&again.outbox, AwayReason::Closed).await;
    (events, states)
}

#[tokio::test(start_paused = true)]
async fn a_resume_from_any_seq_contains_all_later_events_without_gaps() {
    // The first seven of twelve events are read from the store.
    let limits = Limits { room_tail_events: 5, resume_events: 3, ..Limits::default() };
    let server = TestServer::new(limits).await;
    let (mut black, mut white) = server.game(NO_CLOCK).await;
    plays_all(&mut black, &mut white, &MOVES).await;
    let live = black.waiting_events();
    for since in 0..=12u64 {
        let (events, states) = missed(&server, &white, since).await;
        assert_eq!(seqs(&events), (since + 1..=12).collect::<Vec<_>>(), "since {since}");
        let seen_live: Vec<_> = live.iter().filter(|event| event.seq > since).cloned().collect();
        assert_eq!(events[events.len() - seen_live.len()..], seen_live, "connected viewers saw the same events");
        assert_eq!(states.last().unwrap().move_number, 8, "the last message contains the current state");
    }
    let (_, states) = missed(&server, &white, 0).await;
    assert_eq!(
        states.iter().map(|state| state.move_number).collect::<Vec<_>>(),
        [0, 2, 5, 8],
        "each message has the state after its own events"
    );
}

#[tokio::test(start_paused = true)]
async fn a_resume_works_after_a_restart() {
    let server = TestServer::new(Limits::default()).await;
    let (mut black, mut white) = server.game(NO_CLOCK).await;
    plays_all(&mut black, &mut white, &MOVES).await;
    let server = server.restarts().await;
    for since in 0..=12u64 {
        assert_eq!(seqs(&missed(&server, &white, since).await.0), (since + 1..=12).collect::<Vec<_>>());
    }
}

#[tokio::test(start_paused = true)]
async fn an_event_during_a_resume_arrives_once() {
    let limits = Limits { room_tail_events: 2, ..Limits::default() };
    let server = TestServer::new(limits).await;
    let (mut black, mut white) = server.game(NO_CLOCK).await;
    plays_all(&mut black, &mut white, &MOVES[..6]).await;
    let (outbox, spectator, room) = (Outbox::new(&server.limits), who("spectator"), black.room.clone());
    // While the join reads from the store, a move is made.
    let (joined, seq) = tokio::join!(room.join(Some(&spectator), &outbox, Some(1)), black.plays("h11"));
    joined.unwrap();
    assert_eq!(seq, 11);
    let tab = Tab { who: spectator, room, outbox, commands: 0 };
    assert_eq!(seqs(&tab.waiting_events()), (2..=11).collect::<Vec<_>>());
}

#[tokio::test(start_paused = true)]
async fn a_resume_that_is_too_large_sends_the_whole_room() {
    let limits = Limits { room_tail_events: 2, resume_bytes: 1_000, ..Limits::default() };
    let server = TestServer::new(limits).await;
    let (mut black, mut white) = server.game(NO_CLOCK).await;
    plays_all(&mut black, &mut white, &MOVES).await;
    let tab = server.opens(&white.who, white.room.id(), Some(0)).await;
    let view = tab.view().await;
    assert_eq!((view.seq, view.moves.len(), view.state.turn), (12, 8, Some(protocol::Color::Black)));
    black.plays("h12").await;
    assert_eq!(tab.events().await.0[0].seq, 13, "the next event follows the whole room");
}

#[tokio::test(start_paused = true)]
async fn a_client_that_is_ahead_of_the_room_starts_over() {
    let server = TestServer::new(Limits::default()).await;
    let (black, _white) = server.game(NO_CLOCK).await;
    for since in [5, 99] {
        let tab = server.opens(&black.who, black.room.id(), Some(since)).await;
        assert!(matches!(tab.next().await, ServerMessage::Error { code: Code::Ahead, room: Some(_), .. }), "since {since}");
        assert_eq!(tab.view().await.seq, 4);
    }
    assert_eq!(missed(&server, &black, 4).await.0, [], "a client at the newest event is not ahead");
}

#[tokio::test(start_paused = true)]
async fn after_the_game_the_players_can_read_the_spectators_chat() {
    let server = TestServer::new(Limits::default()).await;
    let (mut black, mut white) = server.game(NO_CLOCK).await;
    let mut spectator = server.joins(&who("spectator"), black.room.id()).await;
    spectator.view().await;
    spectator.does(Command::Chat { text: "Black is losing".into() }).await;
    assert_eq!(names(&spectator.waiting_events()), ["chatted"]);
    assert_eq!(names(&black.waiting_events()), ["hidden"]);
    assert_eq!(names(&missed(&server, &white, 4).await.0), ["hidden"]);
    assert!(server.joins(&white.who, white.room.id()).await.view().await.chat.is_empty());
    white.does(Command::Resign {}).await;
    assert_eq!(names(&missed(&server, &white, 4).await.0), ["chatted", "finished"]);
    let view = server.joins(&white.who, white.room.id()).await.view().await;
    assert_eq!((view.state.phase, view.chat.len()), (Phase::Finished, 1));
    assert_eq!(black.tries(Command::Play { point: "a1".into() }).await, Err(Code::GameOver));
}

#[tokio::test(start_paused = true)]
async fn a_resume_over_the_limit_does_not_read_the_store() {
    let limits = Limits { room_tail_events: 2, resume_bytes: 400, ..Limits::default() };
    let server = TestServer::new(limits).await;
    let (mut black, mut white) = server.game(NO_CLOCK).await;
    plays_all(&mut black, &mut white, &MOVES).await;
    let loads = || server.store.kept().loads;
    for (since, reads) in [(1, 0), (3, 0), (4, 1), (10, 0)] {
        let before = loads();
        let again = server.opens(&white.who, white.room.id(), Some(since)).await;
        // More than eight events cannot fit into the limit, so the room does not read them from the store.
        assert_eq!(loads() - before, reads, "since {since}");
        match again.next().await {
            ServerMessage::Joined { room } => assert_eq!(room.seq, 12, "since {since}"),
            ServerMessage::Events { events, .. } => assert_eq!((since, seqs(&events)), (10, vec![11, 12])),
            other => panic!("{other:?}"),
        }
    }
}

#[tokio::test(start_paused = true)]
async fn no_message_in_a_resume_is_longer_than_a_connection_can_write() {
    let limits = Limits { chat_burst: 100, ..Limits::default() };
    let server = TestServer::new(limits).await;
    let (mut black, _white) = server.game(NO_CLOCK).await;
    // All these chat lines are among the newest events, which the room keeps encoded.
    for number in 0..63 {
        black.does(Command::Chat { text: format!("{number}{}", "囲".repeat(298)) }).await;
    }
    let again = server.opens(&black.who, black.room.id(), Some(4)).await;
    let (mut lengths, mut seen) = (Vec::new(), Vec::new());
    while let Some(frame) = again.outbox.try_next().unwrap() {
        lengths.push(frame.len());
        if let ServerMessage::Events { events, .. } = serde_json::from_str(frame.as_str()).unwrap() {
            seen.extend(seqs(&events));
        }
    }
    assert_eq!(seen, (5..=67).collect::<Vec<_>>());
    assert!(lengths.iter().sum::<usize>() > server.limits.socket_max_write_bytes, "{lengths:?}: the test needs more chat");
    assert!(lengths.iter().all(|length| *length <= server.limits.joined_bytes), "{lengths:?}");
}
