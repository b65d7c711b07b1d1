//! Checks of what the operator decides.

use super::sample::{Sample, player, room_id};
use super::{Backend, done};
use crate::{Ban, GameFilter, SessionRow, Store};
use room::{Millis, UnixMillis, Visibility};
use rules::{Kind, Outcome};

/// How many games are listed for everyone, and how many for a player of these games, each with the total of the list.
async fn listed(store: &dyn Store, room: &Sample) -> [(usize, u64); 2] {
    let all = GameFilter { limit: 10, ..GameFilter::default() };
    let mut listed = [(0, 0); 2];
    for (count, viewer) in listed.iter_mut().zip([None, Some(&room.black.0)]) {
        let page = done(store.games(&all, viewer).await);
        *count = (page.games.len(), page.total);
        let by_kind = GameFilter { kind: Some(Kind::Gomoku), ..all.clone() };
        assert_eq!(done(store.games(&by_kind, viewer).await).total, page.total);
    }
    listed
}

/// A hidden game is listed only for its players, until it is shown again. A private game stays private, and a game whose broadcast
/// is delayed is not listed for everyone before its end is revealed.
pub async fn a_hidden_game_is_listed_only_for_its_players(backend: &impl Backend) {
    let store = backend.open().await;
    let (mut public, mut private) = (Sample::new(1).of(Kind::Gomoku), Sample::new(2).of(Kind::Gomoku).private());
    for append in [public.create(), public.start(), public.finish(Outcome::Draw)] {
        done(store.append(vec![append]).await);
    }
    for append in [private.create(), private.start(), private.finish(Outcome::Draw)] {
        done(store.append(vec![append]).await);
    }
    assert_eq!(listed(&*store, &public).await, [(1, 1), (2, 2)]);
    for _ in 0..2 {
        done(store.hide(public.room(), true).await);
        done(store.hide(&room_id(9), true).await);
        assert_eq!(listed(&*store, &public).await, [(0, 0), (2, 2)]);
        done(store.reveal(public.room()).await);
        assert_eq!(listed(&*store, &public).await, [(0, 0), (2, 2)], "only the operator can show it again");
    }
    for room in [public.room(), private.room()] {
        done(store.hide(room, false).await);
        assert_eq!(listed(&*store, &public).await, [(1, 1), (2, 2)]);
    }

    let mut delayed = Sample::new(3).of(Kind::Gomoku);
    for append in [delayed.create(), delayed.start()] {
        done(store.append(vec![append]).await);
    }
    let mut finish = delayed.finish(Outcome::Draw);
    finish.row.deadline = Some(Millis(77_000));
    finish.game.as_mut().expect("a finished game has a row").visibility = Visibility::Private;
    done(store.append(vec![finish]).await);
    done(store.hide(delayed.room(), true).await);
    done(store.hide(delayed.room(), false).await);
    assert_eq!(listed(&*store, &public).await[0], (1, 1), "its end is not shown yet");
    done(store.reveal(delayed.room()).await);
    assert_eq!(listed(&*store, &public).await[0], (2, 2));
}

/// Players are found by their whole name, in games and in sessions.
pub async fn players_are_found_by_their_name(backend: &impl Backend) {
    let store = backend.open().await;
    let mut room = Sample::new(1).between("Ann", "Ben");
    for append in [room.create(), room.start()] {
        done(store.append(vec![append]).await);
    }
    let guest = SessionRow {
        token_hash: [1; 32],
        player: player("zoe"),
        name: "Zoe".into(),
        created: UnixMillis(1),
        used: UnixMillis(1),
        ends: UnixMillis(9),
    };
    done(store.put_session(&guest).await);
    assert_eq!(done(store.named("Ann", 5).await), std::slice::from_ref(&room.black.0));
    assert_eq!(done(store.named("Zoe", 5).await), [player("zoe")]);
    for other in ["An", "ann", ""] {
        assert_eq!(done(store.named(other, 5).await), []);
    }
}

/// Bans and settings are kept after a restart. A new ban of the same target replaces the former one.
pub async fn bans_and_settings_are_kept(backend: &impl Backend) {
    let store = backend.open().await;
    let ban =
        |target: &str, made, ends: Option<u64>| Ban { target: target.into(), made: UnixMillis(made), ends: ends.map(UnixMillis) };
    let (net, id) = (ban("192.0.2.0/24", 10, None), ban("gx", 20, Some(90)));
    for one in [&ban("gx", 5, Some(50)), &ban("gone", 5, None), &id, &net] {
        done(store.put_ban(one).await);
    }
    done(store.delete_ban("gone").await);
    assert_eq!(done(store.setting("mode").await), None);
    done(store.set("mode", "open").await);
    done(store.set("mode", "read-only").await);
    store.close().await;
    let store = backend.open().await;
    assert_eq!(done(store.bans(UnixMillis(89)).await), [net.clone(), id]);
    assert_eq!(done(store.bans(UnixMillis(90)).await), [net], "a ban ends by itself");
    assert_eq!(done(store.setting("mode").await).as_deref(), Some("read-only"));
}
