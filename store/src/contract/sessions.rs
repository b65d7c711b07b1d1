//! Checks of the sessions of guests.

use super::sample::player;
use super::{Backend, done};
use crate::SessionRow;
use room::UnixMillis;

fn session(token: u8, id: &str, name: &str) -> SessionRow {
    SessionRow {
        token_hash: [token; 32],
        player: player(id),
        name: name.into(),
        created: UnixMillis(1_000),
        used: UnixMillis(1_000),
        ends: UnixMillis(9_000),
    }
}

/// A session is found only by the hash of its token. Writing it again overwrites it.
pub async fn a_session_is_stored(backend: &impl Backend) {
    let store = backend.open().await;
    let mut ann = session(1, "ann", "Ann");
    assert_eq!(done(store.session(&[1; 32], UnixMillis(2_000)).await), None);
    done(store.put_session(&ann).await);
    done(store.put_session(&session(2, "ben", "Ben")).await);
    assert_eq!(done(store.session(&[1; 32], UnixMillis(2_000)).await), Some(ann.clone()));
    assert_eq!(done(store.session(&[3; 32], UnixMillis(2_000)).await), None);
    (ann.used, ann.ends) = (UnixMillis(3_000), UnixMillis(12_000));
    done(store.put_session(&ann).await);
    store.close().await;
    let store = backend.open().await;
    assert_eq!(done(store.session(&[1; 32], UnixMillis(10_000)).await), Some(ann));
}

/// A session is not found after its end. Its end stays the same when another session is stored while the wall clock is
/// far ahead.
pub async fn an_expired_session_is_not_found(backend: &impl Backend) {
    let store = backend.open().await;
    let ann = session(1, "ann", "Ann");
    done(store.put_session(&ann).await);
    assert_eq!(done(store.session(&ann.token_hash, UnixMillis(9_000)).await), Some(ann.clone()));
    assert_eq!(done(store.session(&ann.token_hash, UnixMillis(9_001)).await), None);
    let much_later = SessionRow { used: UnixMillis(u64::from(u32::MAX)), ends: UnixMillis(1 << 40), ..session(2, "ben", "Ben") };
    done(store.put_session(&much_later).await);
    assert_eq!(done(store.session(&ann.token_hash, UnixMillis(9_001)).await), None);
    assert_eq!(done(store.session(&much_later.token_hash, UnixMillis(9_001)).await), Some(much_later));
}

/// If the wall clock is six days ahead for a while, no session ends because of that.
pub async fn a_session_survives_six_days_of_a_wrong_clock(backend: &impl Backend) {
    let store = backend.open().await;
    let ann = session(1, "ann", "Ann");
    done(store.put_session(&ann).await);
    let ahead = UnixMillis(9_000 + 6 * 24 * 60 * 60 * 1000);
    done(store.put_session(&SessionRow { used: ahead, ends: UnixMillis(ahead.0 + 1), ..session(2, "ben", "Ben") }).await);
    assert_eq!(done(store.session(&ann.token_hash, UnixMillis(9_000)).await), Some(ann));
}

/// A player's new name applies to all sessions of that player and to no others.
pub async fn a_new_name_applies_to_all_sessions_of_the_player(backend: &impl Backend) {
    let store = backend.open().await;
    for (token, id) in [(1, "ann"), (2, "ann"), (3, "ben")] {
        done(store.put_session(&session(token, id, "Guest")).await);
    }
    done(store.put_session(&session(2, "ann", "Ann")).await);
    for (token, name) in [(1, "Ann"), (2, "Ann"), (3, "Guest")] {
        let found = done(store.session(&[token; 32], UnixMillis(2_000)).await).expect("the session exists");
        assert_eq!(found.name, name, "of token {token}");
    }
}
