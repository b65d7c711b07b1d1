//! Correspondence games. Their deadlines need no running task and survive restarts.

use super::*;
use room::Millis;
use std::collections::BTreeSet;

const DAY: Millis = Millis::from_days(1);

fn days(main_days: u8, rest_days: u8) -> protocol::TimeControl {
    protocol::TimeControl::Correspondence { main_days, increment_days: 1, cap_days: main_days, rest_days }
}

#[tokio::test(start_paused = true)]
async fn a_correspondence_deadline_needs_no_room_in_memory_and_survives_restarts() {
    let server = TestServer::new(Limits { room_idle_ms: 10_000, ..Limits::default() }).await;
    let (mut black, mut white) = server.game(days(2, 1)).await;
    black.plays("h8").await;
    white.plays("h9").await;
    let id = black.room.id().clone();
    for tab in [black, white] {
        tab.room.leave(&tab.outbox, AwayReason::Closed).await;
    }
    pass(Duration::from_secs(30)).await;
    let is_move = |recorded: &&room::Recorded| matches!(recorded.event, room::Event::Moved { .. });
    let moved = server.store.events(&id).iter().rfind(is_move).unwrap().at;
    // Two days and the rest day have almost passed when the server starts again.
    let nearly = moved + DAY.times(3).saturating_sub(Millis::from_secs(60));
    server.store.kept().heartbeat = nearly;
    let server = server.restarts().await;
    assert!(server.timeline.now() >= nearly);
    pass(Duration::from_secs(30)).await;
    let loads = server.store.kept().loads;
    pass(Duration::from_secs(29)).await;
    assert_eq!(server.store.kept().loads, loads);
    let over = || matches!(server.store.events(&id).last().unwrap().event, room::Event::Finished { .. });
    assert!(!over());
    pass(Duration::from_secs(2)).await;
    assert_eq!(server.store.kept().loads, loads + 1, "the room was not in memory");
    assert!(over());
    let end = server.store.events(&id).pop().unwrap();
    assert_eq!(end.at.saturating_sub(moved), DAY.times(3));
}

/// A heartbeat stores the time of the server. After a crash, clocks continue from the last heartbeat.
#[tokio::test(start_paused = true)]
async fn only_the_clock_of_a_live_game_needs_frequent_heartbeats() {
    for (time, quick) in [(days(2, 0), false), (absolute(600_000), true), (NO_CLOCK, false)] {
        let server = TestServer::new(Limits::default()).await;
        let (mut black, _white) = server.game(time).await;
        black.plays("h8").await;
        let mut beats = BTreeSet::new();
        for _ in 0..20 {
            pass(Duration::from_millis(750)).await;
            beats.insert(server.store.kept().heartbeat);
        }
        assert_eq!(beats.len() >= 19, quick, "{time:?}: {} heartbeats", beats.len());
        assert!(beats.len() >= 2, "{time:?}");
    }
}

/// A player can have many correspondence games alongside live games, but their number is limited.
#[tokio::test(start_paused = true)]
async fn running_correspondence_games_count_as_unfinished_rooms_but_not_as_open_ones() {
    let server = TestServer::new(Limits { rooms_per_minute: 1_000, seats_burst: 100, ..Limits::default() }).await;
    let (host, guest) = (who("host"), who("guest"));
    let create = async |time| server.lobby.create(gomoku(time).terms().unwrap(), &host).await;
    for _ in 0..19 {
        let id = create(days(3, 0)).await.unwrap();
        server.joins(&guest, &id).await.does(Command::Sit {}).await;
    }
    create(NO_CLOCK).await.unwrap();
    let server = server.restarts().await;
    let refused = server.lobby.create(gomoku(NO_CLOCK).terms().unwrap(), &host).await;
    assert_eq!(limit_of(refused), Some((LimitName::KeptRooms, 20)));
    // A seek for a correspondence game counts like any other seek.
    let other = who("other");
    for _ in 0..5 {
        server.lobby.create(gomoku(days(3, 0)).terms().unwrap(), &other).await.unwrap();
    }
    let refused = server.lobby.create(gomoku(days(3, 0)).terms().unwrap(), &other).await;
    assert_eq!(limit_of(refused), Some((LimitName::OpenRooms, 5)));
}
