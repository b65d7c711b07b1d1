//! The lobby: its lists, the limits on rooms, and loading a room once.

use super::*;
use crate::error::ApiError;
use protocol::{Lobby as List, Visibility};

#[tokio::test(start_paused = true)]
async fn concurrent_requests_load_a_room_once() {
    let house = House::new(Limits::default()).await;
    let id = house.creates(&who("host"), NO_CLOCK).await;
    let rooms = tokio::join!(house.lobby.room(&id), house.lobby.room(&id), house.lobby.room(&id));
    assert!(rooms.0.is_ok() && rooms.1.is_ok() && rooms.2.is_ok());
    assert_eq!(house.store.kept().loads, 1);
}

#[tokio::test(start_paused = true)]
async fn a_missing_room_is_not_found_and_costs_no_memory() {
    let house = House::new(Limits { rooms_in_memory: 1, ..Limits::default() }).await;
    for _ in 0..3 {
        let missing = house.lobby.room(&RoomId::parse("00000000000000000000").unwrap()).await.map(|_| ());
        assert_eq!(missing, Err(ApiError::NotFound));
    }
    house.store.fail_loads(1);
    let id = house.creates(&who("host"), NO_CLOCK).await;
    assert_eq!(house.lobby.room(&id).await.map(|_| ()), Err(ApiError::Unavailable));
    let _held = house.lobby.room(&id).await.unwrap();
    let second = house.creates(&who("host"), NO_CLOCK).await;
    assert!(matches!(house.lobby.room(&second).await, Err(ApiError::TooMany(_))));
}

#[tokio::test(start_paused = true)]
async fn the_rooms_of_one_player_are_limited() {
    let house = House::new(Limits::default()).await;
    let (host, other) = (who("host"), who("other"));
    let terms = || gomoku(NO_CLOCK).terms().unwrap();
    let mut rooms = Vec::new();
    for _ in 0..5 {
        rooms.push(house.creates(&host, NO_CLOCK).await);
    }
    assert!(matches!(house.lobby.create(terms(), &host).await, Err(ApiError::TooMany(_))));
    house.creates(&other, NO_CLOCK).await;
    house.joins(&host, &rooms[0]).await.does(Command::Stand {}).await;
    for (number, expected) in [(1, true), (2, false)] {
        assert_eq!(house.lobby.create(terms(), &host).await.is_ok(), expected, "{number}");
    }
    let busy = who("busy");
    let house = House::new(Limits { rooms_open_per_guest: 100, ..Limits::default() }).await;
    for _ in 0..10 {
        house.creates(&busy, NO_CLOCK).await;
    }
    assert!(matches!(house.lobby.create(terms(), &busy).await, Err(ApiError::RateLimited { .. })));
    pass(Duration::from_secs(6)).await;
    house.creates(&busy, NO_CLOCK).await;
}

#[tokio::test(start_paused = true)]
async fn the_lists_show_rooms_only_to_those_who_may_see_them() {
    let house = House::new(Limits::default()).await;
    let (host, other) = (who("host"), who("other"));
    let seek = house.creates(&host, NO_CLOCK).await;
    let private = protocol::CreateRoom { visibility: Visibility::Private, ..gomoku(NO_CLOCK) };
    let private = house.lobby.create(private.terms().unwrap(), &host).await.unwrap();
    let (mut black, _white) = house.game(NO_CLOCK).await;
    black.plays("h8").await;
    let ids = |rooms: &[protocol::RoomSummary]| rooms.iter().map(|room| room.id.clone()).collect::<Vec<_>>();
    let mut list = house.lobby.list(Some(&host)).await.unwrap();
    list.yours.sort_by(|a, b| a.id.cmp(&b.id));
    let mut own = [seek.to_string(), private.to_string()];
    own.sort();
    assert_eq!((ids(&list.seeks), ids(&list.live)), (vec![seek.to_string()], vec![black.room.id().to_string()]));
    assert_eq!(ids(&list.yours), own);
    assert_eq!((list.live[0].last.as_deref(), list.live[0].move_number), (Some("h8"), 1));
    assert!(house.lobby.list(Some(&other)).await.unwrap().yours.is_empty());
    // A restarted server lists the same rooms, without a task per room.
    let house = house.restarts().await;
    let again = house.lobby.list(None).await.unwrap();
    assert_eq!((ids(&again.seeks), ids(&again.live)), (ids(&list.seeks), ids(&list.live)));
}

#[tokio::test(start_paused = true)]
async fn a_damaged_room_does_not_hide_others() {
    let house = House::new(Limits::default()).await;
    let host = who("host");
    let mut ids = [house.creates(&host, NO_CLOCK).await, house.creates(&host, NO_CLOCK).await];
    let (mut black, _white) = house.game(absolute(60_000)).await;
    black.plays("h8").await;
    ids.sort();
    // The first room in the list, and one whose clock runs out.
    house.store.kept().damaged.extend([ids[0].clone(), black.room.id().clone()]);
    let house = house.restarts().await;
    let list = house.lobby.list(Some(&host)).await.unwrap();
    let shown = |rooms: &[protocol::RoomSummary]| rooms.iter().map(|room| room.id.clone()).collect::<Vec<_>>();
    assert_eq!((shown(&list.seeks), shown(&list.yours)), (vec![ids[1].to_string()], vec![ids[1].to_string()]));
    pass(Duration::from_secs(61)).await;
    let loads = house.store.kept().loads;
    pass(Duration::from_secs(600)).await;
    assert_eq!(house.store.kept().loads, loads, "a room that cannot be read is not read repeatedly");
}

#[tokio::test(start_paused = true)]
async fn a_seek_with_a_clock_is_hidden_while_its_host_is_away() {
    let house = House::new(Limits::default()).await;
    let mut lobby = house.lobby.watch();
    let id = house.creates(&who("host"), absolute(60_000)).await;
    let mut seeks = async |after: u64| {
        pass(Duration::from_millis(after)).await;
        let ServerMessage::Lobby { lobby } = serde_json::from_str(lobby.borrow_and_update().as_str()).unwrap() else { panic!() };
        assert_eq!(house.lobby.list(None).await.unwrap().seeks, lobby.seeks, "pushed and asked for");
        lobby.seeks.len()
    };
    let host = house.joins(&who("host"), &id).await;
    assert_eq!(seeks(3_600_000).await, 1, "the host waits");
    host.room.leave(&host.outbox, AwayReason::Closed).await;
    assert_eq!(seeks(29_400).await, 1);
    assert_eq!(seeks(1_200).await, 0);
    let _host = house.joins(&who("host"), &id).await;
    assert_eq!(seeks(600).await, 1, "it returns with the host");
}

#[tokio::test(start_paused = true)]
async fn a_seek_without_a_clock_stays() {
    let house = House::new(Limits::default()).await;
    house.creates(&who("host"), NO_CLOCK).await;
    pass(Duration::from_secs(3 * 24 * 3_600)).await;
    assert_eq!(house.lobby.list(None).await.unwrap().seeks.len(), 1);
}

#[tokio::test(start_paused = true)]
async fn a_room_that_draws_colors_is_full() {
    let house = House::new(Limits::default()).await;
    let wanted = protocol::CreateRoom { colors: protocol::ColorChoice::Nigiri, ..gomoku(NO_CLOCK) };
    let id = house.lobby.create(wanted.terms().unwrap(), &who("host")).await.unwrap();
    let mut guest = house.joins(&who("guest"), &id).await;
    let lists = async || {
        let list = house.lobby.list(None).await.unwrap();
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
async fn abandoned_games_do_not_count_but_are_limited() {
    let limits = Limits { rooms_open_per_guest: 2, rooms_kept_per_guest: 3, rooms_per_minute: 100, ..Limits::default() };
    let house = House::new(limits).await;
    let (black, white) = (who("black"), who("white"));
    let create = async |player: &Identity| {
        let made = house.lobby.create(gomoku(absolute(60_000)).terms().unwrap(), player).await;
        assert!(matches!(made, Ok(_) | Err(ApiError::TooMany(_))));
        made
    };
    let deserted = async || {
        let id = create(&black).await.unwrap();
        let _stays = house.joins(&black, &id).await;
        let mut leaves = house.joins(&white, &id).await;
        leaves.does(Command::Sit {}).await;
        leaves.room.leave(&leaves.outbox, AwayReason::Closed).await;
    };
    deserted().await;
    deserted().await;
    pass(Duration::from_millis(9_900)).await;
    assert!(create(&black).await.is_err() && create(&white).await.is_err(), "the opponent may still come back");
    pass(Duration::from_millis(200)).await;
    deserted().await;
    pass(Duration::from_secs(11)).await;
    assert!(create(&black).await.is_err() && create(&white).await.is_err(), "three rooms are kept");
}

#[tokio::test(start_paused = true)]
async fn the_lobby_sends_changes_at_most_twice_a_second() {
    let house = House::new(Limits::default()).await;
    let mut lobby = house.lobby.watch();
    lobby.borrow_and_update();
    let guest = house.lobby.enter(Some(&who("host")));
    let again = house.lobby.enter(Some(&who("host")));
    let (mut black, mut white) = house.game(NO_CLOCK).await;
    let (mut updates, mut last) = (0, None);
    for number in 1..=30u8 {
        // A player moves ten times per second.
        let (column, row) = ((b'a' + number % 4 * 4) as char, number / 4 * 2 + 1);
        if number % 2 == 1 { &mut black } else { &mut white }.plays(&format!("{column}{row}")).await;
        pass(Duration::from_millis(100)).await;
        if lobby.has_changed().unwrap() {
            updates += 1;
            last = Some(lobby.borrow_and_update().clone());
        }
    }
    let ServerMessage::Lobby { lobby: List { live, online, .. } } = serde_json::from_str(last.unwrap().as_str()).unwrap() else {
        panic!("not a lobby")
    };
    assert_eq!((live.len(), online), (1, 1), "people, not connections");
    assert!((5..=7).contains(&updates), "three seconds: {updates}");
    drop((guest, again));
}
