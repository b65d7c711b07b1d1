//! Sealing finished rooms.

use super::sample::{Sample, room_id};
use super::{Backend, conflict_at, done, load};
use crate::Store;
use room::Event;

async fn finished(store: &dyn Store, number: u64) -> Sample {
    let mut room = Sample::new(number);
    for append in room.whole_game() {
        done(store.append(vec![append]).await);
    }
    room
}

fn chat(room: &mut Sample, text: &str) -> crate::Append {
    let (player, name) = room.white.clone();
    let line = Event::Chatted { player: player.clone(), name, channel: room::Channel::Players, text: text.into() };
    room.append(vec![line], Some(&player))
}

/// A sealed room gives the same events, also when it is sealed twice, and its neighbours are untouched.
pub async fn sealing_changes_nothing(backend: &impl Backend) {
    let store = backend.open().await;
    let (room, other) = (finished(&*store, 1).await, finished(&*store, 2).await);
    for _ in 0..2 {
        done(store.seal(room.room()).await);
        assert_eq!(load(&*store, room.room()).await, room.events);
        assert_eq!(load(&*store, other.room()).await, other.events);
    }
}

/// A sealed room takes more events, at the expected seq only, and can be sealed again.
pub async fn a_sealed_room_goes_on(backend: &impl Backend) {
    let store = backend.open().await;
    let mut room = finished(&*store, 1).await;
    let stale = Sample::new(1).create();
    done(store.seal(room.room()).await);
    for text in ["thanks", "again?", "tomorrow"] {
        conflict_at(room.seq(), store.append(vec![stale.clone()]).await);
        done(store.append(vec![chat(&mut room, text)]).await);
        assert_eq!(load(&*store, room.room()).await, room.events, "beside the record");
        done(store.seal(room.room()).await);
        assert_eq!(load(&*store, room.room()).await, room.events, "within the record");
    }
    store.close().await;
    let store = backend.open().await;
    assert_eq!(load(&*store, room.room()).await, room.events, "after a restart");
}

/// Sealing a room that is not there is no error and makes no room.
pub async fn sealing_nothing_does_nothing(backend: &impl Backend) {
    let store = backend.open().await;
    done(store.seal(&room_id(7)).await);
    assert_eq!(done(store.load(&room_id(7)).await), None);
    done(store.append(vec![Sample::new(7).create()]).await);
}
