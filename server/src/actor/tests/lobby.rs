//! Tests for the lobby: its lists, the limits on rooms, and loading a room once.

use super::*;
use crate::error::ApiError;
use protocol::{Lobby as List, Visibility};

#[tokio::test(start_paused = true)]
async fn concurrent_requests_load_a_room_once() {
    let server = TestServer::new(Limits::default()).await;
    let id = server.creates(&who("host"), NO_CLOCK).await;
    let rooms = tokio::join!(server.lobby.room(&id), server.lobby.room(&id), server.lobby.room(&id));
    assert!(rooms.0.is_ok() && rooms.1.is_ok() && rooms.2.is_ok());
    assert_eq!(server.store.kept().loads, 1);
}

#[tokio::test(start_paused = true)]
async fn a_missing_room_is_not_found_and_does_not_count_as_a_room_in_memory() {
    let server = TestServer::new(Limits { rooms_in_memory: 1, ..Limits::default() }).await;
    for _ in 0..3 {
        let missing = server.lobby.room(&RoomId::parse("00000000000000000000").unwrap()).await.map(|_| ());
        assert_eq!(missing, Err(ApiError::NotFound));
    }
    server.store.fail_loads(1);
    let id = server.creates(&who("host"), NO_CLOCK).await;
    assert_eq!(server.lobby.room(&id).await.map(|_| ()), Err(ApiError::Unavailable));
    let _held = server.lobby.room(&id).await.unwrap();
    let second = server.creates(&who("host"), NO_CLOCK).await;
    assert_eq!(limit_of(server.lobby.room(&second).await), Some((LimitName::ActiveRooms, 1)));
}

#[tokio::test(start_paused = true)]
async fn the_rooms_of_one_player_are_limited() {
    let server = TestServer::new(Limits::default()).await;
    let (host, other) = (who("host"), who("other"));
    let terms = || gomoku(NO_CLOCK).terms().unwrap();
    let mut rooms = Vec::new();
    for _ in 0..5 {
        rooms.push(server.creates(&host, NO_CLOCK).await);
    }
    assert_eq!(limit_of(server.lobby.create(terms(), &host).await), Some((LimitName::OpenRooms, 5)));
    server.creates(&other, NO_CLOCK).await;
    server.joins(&host, &rooms[0]).await.does(Command::Stand {}).await;
    for (number, expected) in [(1, true), (2, false)] {
        assert_eq!(server.lobby.create(terms(), &host).await.is_ok(), expected, "{number}");
    }
    let busy = who("busy");
    let server = TestServer::new(Limits { rooms_open_per_guest: 100, ..Limits::default() }).await;
    for _ in 0..10 {
        server.creates(&busy, NO_CLOCK).await;
    }
    // Ten rooms per minute are one room every six seconds.
    let refused = server.lobby.create(terms(), &busy).await;
    assert!(matches!(refused, Err(ApiError::RateLimited { wait: room::Millis(6_000) })), "{refused:?}");
    pass(Duration::from_secs(6)).await;
    server.creates(&busy, NO_CLOCK).await;
}

#[tokio::test(start_paused = true)]
async fn a_player_chats_no_faster_than_the_limit() {
    let server = TestServer::new(Limits { chat_per_second: 4, chat_burst: 1, ..Limits::default() }).await;
    let (mut black, _white) = server.game(NO_CLOCK).await;
    let line = |text: &str| Command::Chat { text: text.to_owned() };
    black.does(line("hello")).await;
    assert_eq!(black.tries(line("have fun")).await, Err(Code::RateLimited));
    pass(Duration::from_millis(250)).await;
    black.does(line("have fun")).await;
}

#[tokio::test(start_paused = true)]
async fn people_are_counted_while_they_are_connected() {
    let server = TestServer::new(Limits::default()).await;
    let (anna, mut lobby) = (who("anna"), server.lobby.watch());
    let mut online = async || {
        pass(Duration::from_secs(5)).await;
        match serde_json::from_str(lobby.borrow_and_update().as_str()).unwrap() {
            ServerMessage::Lobby { lobby } => lobby.online,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(online().await, 0);
    let tabs = [Some(&anna), Some(&anna), None, None].map(|who| server.lobby.enter(who));
    assert_eq!(online().await, 3, "two tabs of one player and two viewers without a session");
    let [first, second, third, fourth] = tabs;
    drop((first, third));
    assert_eq!(online().await, 2);
    drop((second, fourth));
    assert_eq!(online().await, 0);
}

#[tokio::test(start_paused = true)]
async fn the_lists_show_rooms_only_to_those_who_may_see_them() {
    let server = TestServer::new(Limits::default()).await;
    let (host, other) = (who("host"), who("other"));
    let seek = server.creates(&host, NO_CLOCK).await;
    let private = protocol::CreateRoom { visibility: Visibility::Private, ..gomoku(NO_CLOCK) };
    let private = server.lobby.create(private.terms().unwrap(), &host).await.unwrap();
    let (mut black, _white) = server.game(NO_CLOCK).await;
    black.plays("h8").await;
    let ids = |rooms: &[protocol::RoomSummary]| rooms.iter().map(|room| room.id.clone()).collect::<Vec<_>>();
    let mut list = server.lobby.list(Some(&host)).await.unwrap();
    list.yours.sort_by(|a, b| a.id.cmp(&b.id));
    let mut own = [seek.to_string(), private.to_string()];
    own.sort();
    assert_eq!((ids(&list.seeks), ids(&list.live)), (vec![seek.to_string()], vec![black.room.id().to_string()]));
    assert_eq!(ids(&list.yours), own);
    assert_eq!((list.live[0].last.as_deref(), list.live[0].move_number), (Some("h8"), 1));
    assert!(server.lobby.list(Some(&other)).await.unwrap().yours.is_empty());
    // A restarted server lists the same rooms, although no room has a task.
    let server = server.restarts().await;
    let again = server.lobby.list(None).await.unwrap();
    assert_eq!((ids(&again.seeks), ids(&again.live)), (ids(&list.seeks), ids(&list.live)));
}

#[tokio::test(start_paused = true)]
async fn a_damaged_room_does_not_hide_other_rooms() {
    let server = TestServer::new(Limits::default()).await;
    let host = who("host");
    let mut ids = [server.creates(&host, NO_CLOCK).await, server.creates(&host, NO_CLOCK).await];
    let (mut black, _white) = server.game(absolute(60_000)).await;
    black.plays("h8").await;
    ids.sort();
    // Damage the first room in the list and a room whose clock runs out.
    server.store.kept().damaged.extend([ids[0].clone(), black.room.id().clone()]);
    let server = server.restarts().await;
    let list = server.lobby.list(Some(&host)).await.unwrap();
    let shown = |rooms: &[protocol::RoomSummary]| rooms.iter().map(|room| room.id.clone()).collect::<Vec<_>>();
    assert_eq!((shown(&list.seeks), shown(&list.yours)), (vec![ids[1].to_string()], vec![ids[1].to_string()]));
    pass(Duration::from_secs(61)).await;
    let loads = server.store.kept().loads;
    pass(Duration::from_secs(600)).await;
    assert_eq!(server.store.kept().loads, loads, "a room that cannot be read is not read repeatedly");
}

/// If the first game of a series is damaged, the score is lost, but the players can go on.
#[tokio::test(start_paused = true)]
async fn a_rematch_is_possible_although_the_first_game_of_the_series_is_damaged() {
    let server = TestServer::new(Limits::default()).await;
    let terms = protocol::CreateRoom { series: Some(protocol::Series::BestOf { games: 5 }), ..gomoku(NO_CLOCK) };
    let first = server.lobby.create(terms.terms().unwrap(), &who("host")).await.unwrap();
    let rematch = protocol::OfferKind::Rematch;
    let mut id = first.clone();
    for damaged in [false, true] {
        let (mut host, mut guest) = (server.joins(&who("host"), &id).await, server.joins(&who("guest"), &id).await);
        if id == first {
            guest.does(Command::Sit {}).await;
        }
        host.does(Command::Resign {}).await;
        if damaged {
            server.store.kept().damaged.insert(first.clone());
        }
        host.does(Command::Offer { offer: rematch, terms: None }).await;
        guest.does(Command::Accept { offer: rematch, terms: None }).await;
        id = RoomId::parse(&host.room.view(None).await.unwrap().state.rematch.unwrap()).unwrap();
    }
    assert_eq!(server.joins(&who("host"), &id).await.view().await.series, terms.series);
}

#[tokio::test(start_paused = true)]
async fn a_seek_with_a_clock_is_hidden_while_its_host_is_away() {
    let server = TestServer::new(Limits::default()).await;
    let mut lobby = server.lobby.watch();
    let id = server.creates(&who("host"), absolute(60_000)).await;
    let mut seeks = async |after: u64| {
        pass(Duration::from_millis(after)).await;
        let ServerMessage::Lobby { lobby } = serde_json::from_str(lobby.borrow_and_update().as_str()).unwrap() else { panic!() };
        assert_eq!(server.lobby.list(None).await.unwrap().seeks, lobby.seeks, "the pushed list equals the requested one");
        lobby.seeks.len()
    };
    let host = server.joins(&who("host"), &id).await;
    assert_eq!(seeks(3_600_000).await, 1, "the host is still connected");
    host.room.leave(&host.outbox, AwayReason::Closed).await;
    assert_eq!(seeks(29_400).await, 1);
    assert_eq!(seeks(1_200).await, 0);
    let _host = server.joins(&who("host"), &id).await;
    assert_eq!(seeks(600).await, 1, "the seek returns with its host");
}

#[tokio::test(start_paused = true)]
async fn a_seek_without_a_clock_stays_listed() {
    let server = TestServer::new(Limits::default()).await;
    server.creates(&who("host"), NO_CLOCK).await;
    pass(Duration::from_secs(3 * 24 * 3_600)).await;
    assert_eq!(server.lobby.list(None).await.unwrap().seeks.len(), 1);
}

#[tokio::test(start_paused = true)]
async fn a_room_whose_players_are_drawing_for_colors_is_not_listed() {
    let server = TestServer::new(Limits::default()).await;
    let wanted = protocol::CreateRoom { colors: protocol::ColorChoice::Nigiri, ..gomoku(NO_CLOCK) };
    let id = server.lobby.create(wanted.terms().unwrap(), &who("host")).await.unwrap();
    let mut guest = server.joins(&who("guest"), &id).await;
    let lists = async || {
        let list = server.lobby.list(None).await.unwrap();
        (list.seeks.len(), list.live.len())
    };
    assert_eq!(lists().await, (1, 0));
    guest.does(Command::Sit {}).await;
    assert_eq!(lists().await, (0, 0));
    guest.does(Command::Stand {}).await;
    assert_eq!(lists().await, (1, 0));
    guest.does(Command::Sit {}).await;
    guest.does(Command::Guess { parity: protocol::Parity::Odd }).await;
    assert_eq!(lists().await, (0, 1));
}

#[tokio::test(start_paused = true)]
async fn abandoned_games_do_not_count_as_open_but_are_limited() {
    let limits = Limits { rooms_open_per_guest: 2, rooms_kept_per_guest: 3, rooms_per_minute: 100, ..Limits::default() };
    let server = TestServer::new(limits).await;
    let (black, white) = (who("black"), who("white"));
    let create = async |player: &Identity| {
        let made = server.lobby.create(gomoku(absolute(60_000)).terms().unwrap(), player).await;
        match made {
            Ok(id) => Ok(id),
            refused => Err(limit_of(refused)),
        }
    };
    let deserted = async || {
        let id = create(&black).await.unwrap();
        let _stays = server.joins(&black, &id).await;
        let mut leaves = server.joins(&white, &id).await;
        leaves.does(Command::Sit {}).await;
        leaves.room.leave(&leaves.outbox, AwayReason::Closed).await;
    };
    deserted().await;
    deserted().await;
    pass(Duration::from_millis(9_900)).await;
    let open = Err(Some((LimitName::OpenRooms, 2)));
    assert_eq!((create(&black).await, create(&white).await), (open.clone(), open), "the opponent may still come back");
    pass(Duration::from_millis(200)).await;
    deserted().await;
    pass(Duration::from_secs(11)).await;
    let kept = Err(Some((LimitName::KeptRooms, 3)));
    assert_eq!((create(&black).await, create(&white).await), (kept.clone(), kept));
}

#[tokio::test(start_paused = true)]
async fn games_against_bots_do_not_count_as_open_but_are_limited() {
    let limits = Limits { rooms_open_per_guest: 1, rooms_kept_per_guest: 2, rooms_per_minute: 100, ..Limits::default() };
    let server = TestServer::new(limits).await;
    let black = who("black");
    let create = async || server.lobby.create(gomoku(absolute(60_000)).terms().unwrap(), &black).await;
    for _ in 0..2 {
        let id = create().await.unwrap();
        server.joins(&black, &id).await.does(Command::SeatBot { level: 1 }).await;
    }
    assert_eq!(limit_of(create().await), Some((LimitName::KeptRooms, 2)));
}

#[tokio::test(start_paused = true)]
async fn the_lobby_sends_changes_at_most_twice_a_second() {
    let server = TestServer::new(Limits::default()).await;
    let mut lobby = server.lobby.watch();
    lobby.borrow_and_update();
    let guest = server.lobby.enter(Some(&who("host")));
    let again = server.lobby.enter(Some(&who("host")));
    let (mut black, mut white) = server.game(NO_CLOCK).await;
    let (mut updates, mut last) = (0, None);
    for number in 1..=30u8 {
        // The players make ten moves per second.
        let (column, row) = ((b'a' + number % 4 * 4) as char, number / 4 * 2 + 1);
        if number % 2 == 1 { &mut black } else { &mut white }.plays(&format!("{column}{row}")).await;
        pass(Duration::from_millis(100)).await;
        if lobby.has_changed().unwrap() {
            updates += 1;
            last = Some(lobby.borrow_and_update().clone());
        }
    }
    let ServerMessage::Lobby { lobby: List { live, online, .. } } = serde_json::from_str(last.unwrap().as_str()).unwrap() else {
        panic!("the message is not a lobby")
    };
    assert_eq!((live.len(), online), (1, 1), "people are counted, not connections");
    assert!((5..=7).contains(&updates), "{updates} updates in three seconds");
    drop((guest, again));
}
