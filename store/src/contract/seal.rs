//! Checks of sealing, which packs the log of a finished room into one record.

use super::sample::{Sample, player, room_id};
use super::{Backend, conflict_at, done, load};
use crate::Store;
use room::{CommandId, Event, PlayerId};

async fn finished(store: &dyn Store, number: u64) -> Sample {
    let mut room = Sample::new(number);
    for append in room.whole_game() {
        done(store.append(vec![append]).await);
    }
    room
}

/// A sealed room returns the same events without their commands, even if sealed twice, and other rooms do not change.
pub async fn sealing_keeps_the_events(backend: &impl Backend) {
    let store = backend.open().await;
    let (mut room, other) = (finished(&*store, 1).await, finished(&*store, 2).await);
    room.forget_commands();
    for _ in 0..2 {
        done(store.seal(room.room()).await);
        assert_eq!(load(&*store, room.room()).await, room.events);
        assert_eq!(load(&*store, other.room()).await, other.events);
    }
}

/// A sealed room accepts more events, but only at the expected seq, and can be sealed again.
pub async fn a_sealed_room_accepts_more_events(backend: &impl Backend) {
    let store = backend.open().await;
    let mut room = finished(&*store, 1).await;
    let stale = Sample::new(1).create();
    done(store.seal(room.room()).await);
    for text in ["thanks", "again?", "tomorrow"] {
        room.forget_commands();
        conflict_at(room.seq(), store.append(vec![stale.clone()]).await);
        done(store.append(vec![room.chat(text)]).await);
        assert_eq!(load(&*store, room.room()).await, room.events, "the newest event follows the record");
        done(store.seal(room.room()).await);
        room.forget_commands();
        assert_eq!(load(&*store, room.room()).await, room.events, "the newest event is part of the record");
    }
    store.close().await;
    let store = backend.open().await;
    assert_eq!(load(&*store, room.room()).await, room.events, "after a restart");
}

/// The commands in a sealed room are recognized, except those that caused moves. The same is true of commands that are appended
/// and sealed later.
pub async fn the_commands_of_a_sealed_room_are_recognized(backend: &impl Backend) {
    let store = backend.open().await;
    let mut room = finished(&*store, 1).await;
    let mut spent: Vec<(PlayerId, CommandId)> = Vec::new();
    for text in ["thanks", "again?"] {
        done(store.append(vec![room.chat(text)]).await);
        let commands = room.events.iter().filter(|recorded| !matches!(recorded.event, Event::Moved { .. }));
        let commands = commands.filter_map(|recorded| Some((recorded.author.clone()?, recorded.command.clone()?.id)));
        spent.extend(commands);
        done(store.seal(room.room()).await);
        room.forget_commands();
    }
    store.close().await;
    let store = backend.open().await;
    assert!(spent.len() > 4);
    for (author, id) in &spent {
        assert!(done(store.spent(room.room(), author, id).await), "{author} {id}");
        assert!(!done(store.spent(room.room(), &player("eve"), id).await), "the same id from another player is unknown");
        assert!(!done(store.spent(&room_id(2), author, id).await), "the same id in another room is unknown");
    }
    let new = CommandId::parse("new").expect("the command id is valid");
    assert!(!done(store.spent(room.room(), &player("ann"), &new).await));
}

/// Sealing a missing room succeeds and creates no room.
pub async fn sealing_a_missing_room_does_nothing(backend: &impl Backend) {
    let store = backend.open().await;
    done(store.seal(&room_id(7)).await);
    assert_eq!(done(store.load(&room_id(7)).await), None);
    done(store.append(vec![Sample::new(7).create()]).await);
}
