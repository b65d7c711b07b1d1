//! Checks of closing and reopening a store, and of the timeline in the store.

use super::sample::{Sample, player, room_id};
use super::{Backend, done, load, unavailable};
use crate::{Append, GameFilter, Store};
use room::{Millis, UnixMillis};
use std::sync::Arc;

/// The last durable instant is the latest of all heartbeats and events, except the events of a game that was played on a device
/// without a server.
pub async fn the_timeline_never_goes_back(backend: &impl Backend) {
    let store = backend.open().await;
    let last = async |store: &Arc<dyn Store>| done(store.reopen().await).last;
    assert_eq!(last(&store).await, Millis(0), "a new store begins at instant 0");
    done(store.heartbeat(Millis(15)).await);
    assert_eq!(last(&store).await, Millis(15));
    let mut room = Sample::new(1);
    done(store.append(vec![room.create()]).await);
    assert_eq!(last(&store).await, Millis(20), "the last instant is that of the second event");
    done(store.heartbeat(Millis(19)).await);
    assert_eq!(last(&store).await, Millis(20), "an older heartbeat changes nothing");
    done(store.append(vec![room.start()]).await);
    done(store.seal(room.room()).await);
    store.close().await;
    let store = backend.open().await;
    assert_eq!(last(&store).await, Millis(40), "the last instant is that of a sealed event");
    let mut uploaded = Sample::new(2);
    let whole = uploaded.whole_game();
    let game = whole.last().and_then(|append| append.game.clone());
    done(store.append(vec![Append { events: uploaded.events.clone(), expected_seq: 0, game, ..whole[0].clone() }]).await);
    assert_eq!(load(&*store, uploaded.room()).await, uploaded.events);
    assert_eq!(last(&store).await, Millis(40), "an uploaded game has a timeline of its own");
}

/// Everything that was acknowledged before the store was closed is still there when the store is opened again.
pub async fn everything_survives_a_restart(backend: &impl Backend) {
    let store = backend.open().await;
    let (mut live, mut over) = (Sample::new(1), Sample::new(2));
    done(store.append(vec![live.create()]).await);
    live.row.deadline = Some(Millis(77));
    done(store.append(vec![live.start()]).await);
    for append in over.whole_game() {
        done(store.append(vec![append]).await);
    }
    store.close().await;
    let store = backend.open().await;
    assert_eq!(load(&*store, live.room()).await, live.events);
    assert_eq!(load(&*store, over.room()).await, over.events);
    assert_eq!(done(store.open_rooms(9).await), std::slice::from_ref(&live.row));
    assert_eq!(done(store.rooms_of(&player("ann"), 9).await), std::slice::from_ref(&live.row));
    assert_eq!(done(store.games(&GameFilter { limit: 9, ..GameFilter::default() }, None).await).total, 1);
    assert_eq!(done(store.reopen().await).waiting.len(), 1);
    done(store.append(vec![live.play()]).await);
}

/// Closing finishes writes in progress. Later calls return `Unavailable`, and closing again is harmless.
pub async fn a_closed_store_is_unavailable(backend: &impl Backend) {
    let store = backend.open().await;
    done(store.ping().await);
    let mut room = Sample::new(1);
    let append = room.create();
    let under_way = tokio::spawn({
        let store = Arc::clone(&store);
        async move { store.append(vec![append]).await }
    });
    store.close().await;
    let written = under_way.await.expect("the task does not fail").is_ok();
    store.close().await;
    unavailable(store.ping().await);
    unavailable(store.append(vec![Sample::new(2).create()]).await);
    unavailable(store.load(room.room()).await);
    unavailable(store.seal(room.room()).await);
    unavailable(store.heartbeat(Millis(1)).await);
    unavailable(store.reopen().await);
    unavailable(store.open_rooms(1).await);
    unavailable(store.games(&GameFilter::default(), None).await);
    unavailable(store.session(&[0; 32], UnixMillis(0)).await);
    let store = backend.open().await;
    assert_eq!(done(store.load(room.room()).await).is_some(), written, "an acknowledged append is stored, a refused one is not");
    assert_eq!(done(store.load(&room_id(2)).await), None);
}
