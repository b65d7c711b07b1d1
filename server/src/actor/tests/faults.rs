//! Whatever the store does, events are stored exactly once, and before anyone sees them.

use super::memory::Fault;
use super::*;
use proptest::prelude::*;
use protocol::Phase;

#[tokio::test(start_paused = true)]
async fn events_are_not_seen_before_they_are_stored() {
    let server = TestServer::new(Limits::default()).await;
    let (mut black, white) = server.game(NO_CLOCK).await;
    server.store.gate.forget_permits(usize::MAX);
    let (room, stored) = (black.room.id().clone(), server.store.clone());
    let plays = tokio::spawn(async move {
        black.plays("h8").await;
        black
    });
    settle().await;
    assert_eq!((white.waiting_events(), stored.events(&room).len()), (vec![], 4));
    assert!(!plays.is_finished());
    server.store.gate.add_permits(10);
    let black = plays.await.unwrap();
    assert_eq!((point(&white.events().await.0[0].event), point(&black.events().await.0[0].event)), ("h8", "h8"));
}

#[tokio::test(start_paused = true)]
async fn a_repeated_command_takes_effect_once() {
    let server = TestServer::new(Limits::default()).await;
    let (black, white) = server.game(NO_CLOCK).await;
    let play = |point: &str| Command::Play { point: point.into() };
    let seq = black.sends("c", &play("h8")).await.unwrap();
    assert_eq!(black.sends("c", &play("h8")).await, Ok(seq));
    assert_eq!(black.sends("c", &play("h9")).await.map_err(|refusal| refusal.code), Err(Code::CommandIdReused));
    assert_eq!(white.sends("c", &play("h9")).await, Ok(seq + 1), "two players can use the same command_id");
    assert_eq!(seqs(&black.waiting_events()), [seq, seq + 1]);
    // The same holds after a restart, on another connection.
    let server = server.restarts().await;
    let black = server.joins(&black.who, white.room.id()).await;
    assert_eq!(black.sends("c", &play("h8")).await, Ok(seq));
    assert_eq!(server.store.events(white.room.id()).len(), 6);
}

#[tokio::test(start_paused = true)]
async fn a_command_that_was_not_stored_has_no_effect() {
    let server = TestServer::new(Limits::default()).await;
    let (mut black, white) = server.game(NO_CLOCK).await;
    server.store.fail([Fault::Unavailable]);
    assert_eq!(black.tries(Command::Play { point: "h8".into() }).await, Err(Code::Unavailable));
    assert_eq!(white.waiting_events(), []);
    assert_eq!(black.plays("h8").await, 5);
    assert_eq!(seqs(&white.waiting_events()), [5]);
}

#[tokio::test(start_paused = true)]
async fn after_an_append_with_an_unknown_result_the_room_is_loaded_before_any_answer() {
    let server = TestServer::new(Limits::default()).await;
    let (black, white) = server.game(NO_CLOCK).await;
    let play = Command::Play { point: "h8".into() };
    server.store.fail([Fault::UnknownLost]);
    assert_eq!(black.sends("one", &play).await.map_err(|refusal| refusal.code), Err(Code::Unavailable));
    server.store.fail([Fault::UnknownWritten]);
    assert_eq!(black.sends("one", &play).await, Ok(5));
    assert_eq!(black.sends("one", &play).await, Ok(5));
    assert_eq!((seqs(&white.waiting_events()), seqs(&black.waiting_events())), (vec![5], vec![5]));
}

#[tokio::test(start_paused = true)]
async fn a_room_that_cannot_be_loaded_again_refuses_commands_until_it_can() {
    let server = TestServer::new(Limits::default()).await;
    let (black, mut white) = server.game(NO_CLOCK).await;
    server.store.fail([Fault::UnknownWritten]);
    server.store.fail_loads(2);
    let play = Command::Play { point: "h8".into() };
    assert_eq!(black.sends("one", &play).await.map_err(|refusal| refusal.code), Err(Code::Unavailable));
    assert_eq!(white.tries(Command::Play { point: "h9".into() }).await, Err(Code::Unavailable));
    assert_eq!(white.waiting_events(), []);
    assert_eq!(black.sends("one", &play).await, Ok(5));
    assert_eq!(white.plays("h9").await, 6);
    assert_eq!(seqs(&white.waiting_events()), [5, 6]);
}

#[tokio::test(start_paused = true)]
async fn a_live_room_whose_stored_events_are_damaged_is_no_longer_served() {
    let server = TestServer::new(Limits::default()).await;
    let (mut black, mut white) = server.game(absolute(60_000)).await;
    black.plays("h8").await;
    white.plays("h9").await;
    server.store.kept().damaged.insert(black.room.id().clone());
    server.store.fail([Fault::UnknownLost]);
    assert_eq!(black.tries(Command::Play { point: "i8".into() }).await, Err(Code::Unavailable));
    let refused = server.lobby.room(black.room.id()).await.map(|_| ());
    assert!(matches!(refused, Err(crate::error::ApiError::Internal { .. })), "{refused:?}");
    let loads = server.store.kept().loads;
    pass(Duration::from_secs(600)).await;
    // When the room's deadline passes, the room may be read once more.
    assert!(server.store.kept().loads <= loads + 1, "a room that cannot be read is not read repeatedly");
}

#[tokio::test(start_paused = true)]
async fn a_timeout_is_tried_again_until_it_is_stored() {
    let server = TestServer::new(Limits::default()).await;
    let (mut black, mut white) = server.game(absolute(5_000)).await;
    black.plays("h8").await;
    white.plays("h9").await;
    server.store.fail([Fault::Unavailable, Fault::Unavailable]);
    let end = loop {
        let (events, state) = black.events().await;
        if state.phase == Phase::Finished {
            break events;
        }
    };
    assert_eq!(names(&end), ["finished"]);
    assert_eq!(server.store.kept().games.len(), 1);
}

#[tokio::test(start_paused = true)]
async fn a_timeout_that_could_not_be_stored_is_tried_again_every_second() {
    let server = TestServer::new(Limits::default()).await;
    let (mut black, mut white) = server.game(absolute(5_000)).await;
    black.plays("h8").await;
    white.plays("h9").await;
    server.store.fail([Fault::Unavailable, Fault::Unavailable]);
    let before = server.store.kept().appends;
    for (wait, tries) in [(4_999, 0), (1, 1), (999, 1), (1, 2), (999, 2), (1, 3), (5_000, 3)] {
        pass(Duration::from_millis(wait)).await;
        assert_eq!(server.store.kept().appends - before, tries);
    }
    assert_eq!(server.store.kept().games.len(), 1);
}

#[tokio::test(start_paused = true)]
async fn a_stopping_server_refuses_new_commands_and_keeps_acknowledged_ones() {
    let server = TestServer::new(Limits::default()).await;
    let (mut black, mut white) = server.game(NO_CLOCK).await;
    black.plays("h8").await;
    // One command is in progress when the server begins to stop.
    server.store.gate.forget_permits(usize::MAX);
    let under_way = tokio::spawn(async move { (white.tries(Command::Play { point: "h9".into() }).await, white) });
    settle().await;
    server.stop.cancel();
    let late = tokio::spawn(async move { (black.tries(Command::Resign {}).await, black) });
    settle().await;
    server.store.gate.add_permits(10);
    server.lobby.drain().await;
    let ((done, white), (refused, black)) = (under_way.await.unwrap(), late.await.unwrap());
    assert_eq!((done, refused), (Ok(6), Err(Code::Draining)));
    assert_eq!(server.store.events(black.room.id()).len(), 6);
    assert_eq!(seqs(&white.waiting_events()), [5, 6], "acknowledged events were sent to everyone before the server stopped");
    assert_eq!(server.store.kept().heartbeat, server.timeline.now());
    let refused = server.lobby.room(black.room.id()).await.map(|_| ());
    assert_eq!(refused, Err(crate::error::ApiError::Draining));
    server.lobby.drained().await;
}

fn fault() -> impl Strategy<Value = Fault> {
    prop_oneof![
        2 => Just(Fault::None),
        1 => Just(Fault::Unavailable),
        1 => Just(Fault::UnknownWritten),
        1 => Just(Fault::UnknownLost)
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    /// Players who repeat unacknowledged commands play exactly the game they intend, and a spectator sees exactly the stored
    /// events.
    #[test]
    fn retries_over_a_failing_store_neither_lose_nor_duplicate_events(
        faults in proptest::collection::vec(fault(), 0..40),
        failing_loads in 0usize..4,
        moves in 1usize..12,
    ) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().start_paused(true).build().unwrap();
        runtime.block_on(async {
            let server = TestServer::new(Limits::default()).await;
            let (black, white) = server.game(NO_CLOCK).await;
            let spectator = server.joins(&who("spectator"), black.room.id()).await;
            spectator.view().await;
            server.store.fail(faults);
            server.store.fail_loads(failing_loads);
            for number in 0..moves {
                let mover = if number % 2 == 0 { &black } else { &white };
                let play = Command::Play { point: format!("{}{}", (b'a' + u8::try_from(number).unwrap()) as char, 1 + number % 3) };
                let id = format!("move-{number}");
                let seq = loop {
                    match mover.sends(&id, &play).await {
                        Ok(seq) => break seq,
                        Err(refused) => assert_eq!(refused.code, Code::Unavailable),
                    }
                };
                assert_eq!(seq, 5 + number as u64);
            }
            let stored = server.store.events(black.room.id());
            assert_eq!(stored.len(), 4 + moves);
            let seen = spectator.waiting_events();
            assert_eq!(seqs(&seen), stored[4..].iter().map(|recorded| recorded.seq).collect::<Vec<_>>());
        });
    }
}
