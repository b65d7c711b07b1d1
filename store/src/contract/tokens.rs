//! Checks of the tokens of programs.

use super::sample::player;
use super::{Backend, done};
use crate::{Erase, Scopes, TokenRow};
use room::UnixMillis;

fn token(secret: u8, program: &str, owner: &str) -> TokenRow {
    TokenRow {
        token_hash: [secret; 32],
        player: player(program),
        owner: player(owner),
        name: format!("{program}-9000"),
        scopes: Scopes { read: true, play: secret.is_multiple_of(2) },
        created: UnixMillis(1_000 + u64::from(secret)),
        used: UnixMillis(1_000),
        ends: UnixMillis(9_000),
    }
}

/// A token is found by the hash of its secret and in the list of its owner, also after a restart.
pub async fn tokens_are_stored_for_their_owner(backend: &impl Backend) {
    let store = backend.open().await;
    let (one, two, other) = (token(1, "one", "ann"), token(2, "two", "ann"), token(3, "other", "ben"));
    for row in [&two, &one, &other] {
        done(store.put_token(row).await);
    }
    store.close().await;
    let store = backend.open().await;
    let wall = UnixMillis(2_000);
    assert_eq!(done(store.token(&[2; 32], wall).await), Some(two.clone()));
    assert_eq!(done(store.token(&[4; 32], wall).await), None);
    assert_eq!(done(store.tokens_of(&player("ann"), wall).await), vec![one, two], "oldest first");
    assert_eq!(done(store.tokens_of(&player("ben"), wall).await), vec![other]);
    assert_eq!(done(store.tokens_of(&player("one"), wall).await), vec![]);
}

/// Each use of a token postpones its end. After its end, a token is neither found nor listed.
pub async fn a_token_ends_unless_it_is_used(backend: &impl Backend) {
    let store = backend.open().await;
    let (used, unused) = (token(1, "one", "ann"), token(2, "two", "ann"));
    done(store.put_token(&used).await);
    done(store.put_token(&unused).await);
    done(store.use_token(&[1; 32], UnixMillis(8_000), UnixMillis(20_000)).await);
    let used = TokenRow { used: UnixMillis(8_000), ends: UnixMillis(20_000), ..used };
    assert_eq!(done(store.token(&[2; 32], UnixMillis(9_000)).await), Some(unused));
    let later = UnixMillis(9_001);
    assert_eq!(done(store.token(&[2; 32], later).await), None);
    assert_eq!(done(store.token(&[1; 32], later).await), Some(used.clone()));
    assert_eq!(done(store.tokens_of(&player("ann"), later).await), vec![used]);
}

/// A use at the same time as the deletion does not bring a token back. Erasing a player deletes the tokens that the player has
/// made, and the token with which the player plays.
pub async fn a_deleted_token_stays_deleted(backend: &impl Backend) {
    let store = backend.open().await;
    let wall = UnixMillis(2_000);
    for row in [token(1, "one", "ann"), token(2, "two", "ann"), token(3, "three", "ben"), token(4, "four", "ben")] {
        done(store.put_token(&row).await);
    }
    done(store.delete_token(&player("one")).await);
    done(store.delete_token(&player("nobody")).await);
    done(store.use_token(&[1; 32], UnixMillis(3_000), UnixMillis(20_000)).await);
    assert_eq!(done(store.token(&[1; 32], wall).await), None);
    assert!(done(store.token(&[2; 32], wall).await).is_some());
    done(store.erase(&Erase::Player(player("ann"))).await);
    done(store.erase(&Erase::Player(player("three"))).await);
    for (secret, stays) in [(2, false), (3, false), (4, true)] {
        assert_eq!(done(store.token(&[secret; 32], wall).await).is_some(), stays, "of token {secret}");
    }
}
