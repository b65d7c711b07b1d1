//! Checks of the reviews of finished games.

use super::sample::{Sample, room_id};
use super::{Backend, done};

/// A review survives a restart, and a new one replaces it.
pub async fn a_review_is_stored_with_its_game(backend: &impl Backend) {
    let store = backend.open().await;
    let mut room = Sample::new(1);
    done(store.append(vec![room.create()]).await);
    assert_eq!(done(store.review(room.room()).await), None);
    done(store.put_review(room.room(), b"first").await);
    store.close().await;

    let store = backend.open().await;
    assert_eq!(done(store.review(room.room()).await).as_deref(), Some(&b"first"[..]));
    done(store.put_review(room.room(), b"second").await);
    assert_eq!(done(store.review(room.room()).await).as_deref(), Some(&b"second"[..]));
    done(store.put_review(&room_id(7), b"third").await);
    assert_eq!(done(store.review(&room_id(7)).await), None, "a room that does not exist has no review");
}
