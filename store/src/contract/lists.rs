//! Checks of the lists of rooms.

use super::sample::{Sample, player};
use super::{Backend, done};
use crate::{RoomRow, StoredPhase, WaitingRoom};
use room::{Event, Millis, PlayerId};
use rules::Outcome;

/// Waiting and live public rooms are listed with their latest rows, newest first, up to the limit for each phase.
pub async fn open_rooms_are_listed(backend: &impl Backend) {
    let store = backend.open().await;
    assert_eq!(done(store.open_rooms(10).await), []);
    let mut waiting: Vec<RoomRow> = Vec::new();
    let mut live: Vec<RoomRow> = Vec::new();
    for number in 0..12 {
        let mut room = Sample::new(number);
        if number % 4 == 3 {
            room = room.private();
        }
        done(store.append(vec![room.create()]).await);
        if number % 4 == 0 {
            waiting.insert(0, room.row.clone());
        } else {
            done(store.append(vec![room.start()]).await);
        }
        if number % 4 == 1 {
            room.row.deadline = Some(Millis(number));
            done(store.append(vec![room.play()]).await);
            live.insert(0, room.row.clone());
        }
        if number % 4 == 2 {
            done(store.append(vec![room.finish(Outcome::Draw)]).await);
        }
    }
    for limit in [10, 2, 1, 0] {
        let mut listed = done(store.open_rooms(limit).await);
        let of_phase = |phase| move |row: &mut RoomRow| row.phase == phase;
        let cut = |rows: &[RoomRow]| rows.iter().take(limit as usize).cloned().collect::<Vec<_>>();
        assert_eq!(listed.extract_if(.., of_phase(StoredPhase::Waiting)).collect::<Vec<_>>(), cut(&waiting));
        assert_eq!(listed.extract_if(.., of_phase(StoredPhase::Live)).collect::<Vec<_>>(), cut(&live));
        assert_eq!(listed, [], "nothing else is listed");
    }
}

/// The rooms in which a player has a seat are listed, newest first, including private rooms, until the game is over or the player
/// leaves the seat.
pub async fn rooms_of_a_player_are_listed(backend: &impl Backend) {
    let store = backend.open().await;
    let mut rooms = [
        Sample::new(1).between("Ann", "Ben"),
        Sample::new(2).between("Cleo", "Ann").private(),
        Sample::new(3).between("Ben", "Cleo"),
        Sample::new(4).between("Ann", "Cleo"),
    ];
    for room in &mut rooms {
        done(store.append(vec![room.create()]).await);
        done(store.append(vec![room.start()]).await);
    }
    let of = async |id: &str, limit| done(store.rooms_of(&player(id), limit).await);
    let rows = |numbers: &[usize]| numbers.iter().map(|&number| rooms[number - 1].row.clone()).collect::<Vec<_>>();
    assert_eq!(of("ann", 10).await, rows(&[4, 2, 1]));
    assert_eq!(of("ann", 2).await, rows(&[4, 2]));
    assert_eq!(of("ben", 10).await, rows(&[3, 1]));
    assert_eq!(of("dora", 10).await, []);
    let [first, second, third, _] = &mut rooms;
    done(store.append(vec![first.finish(Outcome::Draw)]).await);
    second.row.players.retain(|seated| *seated != player("ann"));
    done(store.append(vec![second.append(vec![Event::Stood { seat: room::Seat::Guest }], None)]).await);
    let devices: Vec<PlayerId> = ["ben", "cleo", "phone"].map(player).into();
    third.row.players.clone_from(&devices);
    let shared = Event::SeatShared { seat: room::Seat::Host, player: player("phone") };
    done(store.append(vec![third.append(vec![shared], None)]).await);
    assert_eq!(of("ann", 10).await, rows_of(&rooms, &[4]));
    assert_eq!(of("ben", 10).await, rows_of(&rooms, &[3]));
    assert_eq!(of("phone", 10).await, rows_of(&rooms, &[3]));
    assert_eq!(of("phone", 10).await[0].players, devices);
}

fn rows_of(rooms: &[Sample], numbers: &[usize]) -> Vec<RoomRow> {
    numbers.iter().map(|&number| rooms[number - 1].row.clone()).collect()
}

/// When a server starts, it finds every room that has a deadline, with the deadline that was stored for it last.
pub async fn rooms_with_a_deadline_are_found(backend: &impl Backend) {
    let store = backend.open().await;
    let mut rooms = [1, 2, 3, 4].map(Sample::new);
    for room in &mut rooms {
        done(store.append(vec![room.create()]).await);
    }
    let [first, second, third, _] = &mut rooms;
    for (room, deadlines) in [(first, &[Some(50), Some(70)][..]), (second, &[Some(60)]), (third, &[Some(40), None])] {
        for &deadline in deadlines {
            room.row.deadline = deadline.map(Millis);
            done(store.append(vec![room.play()]).await);
        }
    }
    let mut waiting = done(store.reopen().await).waiting;
    waiting.sort_by_key(|room| room.deadline);
    let expected = [(2, 60), (1, 70)];
    let expected = expected.map(|(room, deadline)| WaitingRoom {
        room: super::sample::room_id(room),
        deadline: Millis(deadline),
        over: false,
    });
    assert_eq!(waiting, expected);
}
