//! An append is written only at the expected seq, completely or not at all, and its seqs have no gaps.

use super::sample::{Sample, room_id};
use super::{Backend, conflict_at, done, load, unavailable};
use crate::Append;
use room::{Event, Millis, Recorded, UnixMillis};
use rules::Outcome;
use std::sync::Arc;

/// Appended events are loaded with their authors, commands and times.
pub async fn appended_events_are_loaded(backend: &impl Backend) {
    let store = backend.open().await;
    let mut room = Sample::new(1);
    assert_eq!(done(store.load(room.room()).await), None, "a room that was never stored is not found");
    for append in room.whole_game() {
        let stored = append.expected_seq as usize + append.events.len();
        done(store.append(vec![append]).await);
        assert_eq!(load(&*store, room.room()).await, room.events[..stored]);
    }
    assert_eq!(done(store.load(&room_id(2)).await), None, "a room that was not appended to is not found");
    let mut odd = Sample::new(3);
    let mut append = odd.create();
    let last = append.events.last_mut().expect("there are events");
    (last.at, last.time) = (Millis(i64::MAX as u64), UnixMillis(0));
    last.event =
        Event::Seated { seat: room::Seat::Host, player: odd.black.0.clone(), name: "quote \" \\ \n \u{2028} 棋 🪨".into() };
    let events = append.events.clone();
    done(store.append(vec![append]).await);
    assert_eq!(load(&*store, odd.room()).await, events);
}

/// An append that expects a different seq is refused with the room's actual seq, and changes nothing.
pub async fn a_conflict_writes_nothing(backend: &impl Backend) {
    let store = backend.open().await;
    let mut room = Sample::new(1);
    let ahead = {
        let mut other = room.clone();
        let _ = other.create();
        other.start()
    };
    conflict_at(0, store.append(vec![ahead]).await);
    assert_eq!(done(store.load(room.room()).await), None);
    let create = room.create();
    done(store.append(vec![create.clone()]).await);
    conflict_at(2, store.append(vec![create]).await);
    done(store.append(vec![room.start()]).await);
    let stored = room.clone();
    let stale = room.play();
    done(store.append(vec![stored.clone().finish(Outcome::Draw)]).await);
    conflict_at(5, store.append(vec![stale]).await);
    let events = load(&*store, room.room()).await;
    assert_eq!(events[..4], stored.events);
    assert!(matches!(events[4].event, Event::Finished { outcome: Outcome::Draw }) && events.len() == 5);
}

/// An append that contradicts itself or has a number out of range is refused and changes nothing.
pub async fn a_bad_append_writes_nothing(backend: &impl Backend) {
    let store = backend.open().await;
    let mut room = Sample::new(1);
    let good = room.create();
    let with = |change: &dyn Fn(&mut Append)| {
        let mut bad = good.clone();
        change(&mut bad);
        vec![bad]
    };
    unavailable(store.append(with(&|bad| bad.events.clear())).await);
    unavailable(store.append(with(&|bad| bad.events[0].seq = 2)).await);
    unavailable(store.append(with(&|bad| last_event(bad).seq += 1)).await);
    unavailable(store.append(with(&|bad| bad.row.id = room_id(9))).await);
    unavailable(store.append(with(&|bad| last_event(bad).at = Millis(u64::MAX))).await);
    unavailable(store.append(vec![good.clone(), good.clone()]).await);
    assert_eq!(done(store.load(room.room()).await), None);
    done(store.append(vec![good]).await);
}

fn last_event(append: &mut Append) -> &mut Recorded {
    append.events.last_mut().expect("there are events")
}

/// The command of the newest event is not stored a second time. The room itself checks older commands.
pub async fn the_newest_command_is_stored_once(backend: &impl Backend) {
    let store = backend.open().await;
    let mut room = Sample::new(1);
    done(store.append(vec![room.create(), Sample::new(2).create()]).await);
    let mut again = room.clone().start();
    again.events[0].author = room.events[0].author.clone();
    again.events[0].command = room.events[0].command.clone();
    unavailable(store.append(vec![again]).await);
    assert_eq!(load(&*store, room.room()).await, room.events);
    done(store.append(vec![room.start()]).await);
}

/// If a request appends to two rooms, both appends are written or neither is. A conflict or an error in the second append undoes
/// the first.
pub async fn an_append_to_two_rooms_is_all_or_nothing(backend: &impl Backend) {
    let store = backend.open().await;
    let (mut old, mut new) = (Sample::new(1), Sample::new(2));
    for append in old.whole_game() {
        done(store.append(vec![append]).await);
    }
    let before = old.clone();
    let rematched = old.append(vec![Event::Rematched { room: room_id(2) }], None);
    let create = new.create();
    let stale = Append { expected_seq: 1, events: vec![Recorded { seq: 2, ..create.events[1].clone() }], ..create.clone() };
    conflict_at(0, store.append(vec![rematched.clone(), stale]).await);
    assert_eq!(load(&*store, old.room()).await, before.events);
    let mismatched = Append { room: room_id(3), ..create.clone() };
    unavailable(store.append(vec![rematched.clone(), mismatched]).await);
    assert_eq!(load(&*store, old.room()).await, before.events);
    done(store.append(vec![rematched, create]).await);
    assert_eq!(load(&*store, old.room()).await, old.events);
    assert_eq!(load(&*store, new.room()).await, new.events);
}

/// If many tasks write to many rooms at the same time, each room keeps the order of its events, and no event is lost or
/// gets into another room.
pub async fn many_rooms_are_written_in_parallel(backend: &impl Backend) {
    const ROOMS: u64 = 40;
    const MOVES: u64 = 25;
    let store = backend.open().await;
    let tasks: Vec<_> = (0..ROOMS)
        .map(|number| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                let mut room = Sample::new(number);
                done(store.append(vec![room.create()]).await);
                done(store.append(vec![room.start()]).await);
                for _ in 0..MOVES {
                    done(store.append(vec![room.play()]).await);
                }
                room
            })
        })
        .collect();
    for task in tasks {
        let room = task.await.expect("the task does not fail");
        let events = load(&*store, room.room()).await;
        assert_eq!(events, room.events);
        assert!(events.iter().map(|event| event.seq).eq(1..=4 + MOVES), "the seqs have no gaps");
    }
}

/// Of many appends at the same seq, exactly one is written. The others get a conflict.
pub async fn only_one_append_gets_a_seq(backend: &impl Backend) {
    const RIVALS: u64 = 30;
    let store = backend.open().await;
    let mut room = Sample::new(1);
    done(store.append(vec![room.create()]).await);
    let tasks: Vec<_> = (0..RIVALS)
        .map(|rival| {
            let (store, mut room) = (Arc::clone(&store), room.clone());
            tokio::spawn(async move {
                let name = format!("rival {rival}");
                let event = Event::Seated { seat: room::Seat::Guest, player: super::sample::player("ben"), name };
                let append = room.append(vec![event], None);
                match store.append(vec![append]).await {
                    Ok(()) => Some(room.events),
                    refused => {
                        conflict_at(3, refused);
                        None
                    }
                }
            })
        })
        .collect();
    let mut winners = Vec::new();
    for task in tasks {
        winners.extend(task.await.expect("the task does not fail"));
    }
    assert_eq!(winners.len(), 1, "exactly one append was written");
    assert_eq!(load(&*store, room.room()).await, winners[0]);
}

/// If some of many concurrent requests are invalid, only those are refused, even if they share a transaction with valid ones.
pub async fn an_invalid_request_does_not_affect_others(backend: &impl Backend) {
    const ROOMS: u64 = 60;
    let store = backend.open().await;
    let mut rooms: Vec<Sample> = (0..ROOMS).map(Sample::new).collect();
    for room in &mut rooms {
        done(store.append(vec![room.create()]).await);
    }
    let is_bad = |number: usize| number % 7 == 3;
    let tasks: Vec<_> = (0..)
        .zip(&mut rooms)
        .map(|(number, room)| {
            let (store, mut append) = (Arc::clone(&store), if is_bad(number) { room.clone().start() } else { room.start() });
            if is_bad(number) {
                append.events[0].author = room.events[0].author.clone();
                append.events[0].command = room.events[0].command.clone();
            }
            tokio::spawn(async move { store.append(vec![append]).await })
        })
        .collect();
    for (number, task) in tasks.into_iter().enumerate() {
        let result = task.await.expect("the task does not fail");
        if is_bad(number) {
            unavailable(result);
        } else {
            done(result);
        }
        assert_eq!(load(&*store, rooms[number].room()).await, rooms[number].events);
    }
}
