//! Checks of erasing names and chat.

use super::sample::{Sample, player, room_id};
use super::{Backend, done, load};
use crate::row::erasable;
use crate::{Erase, GameFilter, SessionRow, Store};
use room::{Event, Recorded, UnixMillis};
use std::sync::Arc;

/// The events that loading must return after erasing. The events at the indices in `lines`, counted from 0, have no chat text. If
/// `names` is true, Ben's name is empty in all events.
fn erased(room: &Sample, names: bool, lines: &[usize]) -> Vec<Recorded> {
    let mut events = room.events.clone();
    for (at, recorded) in events.iter_mut().enumerate() {
        match &mut recorded.event {
            Event::Created { host: player, name, .. }
            | Event::Seated { player, name, .. }
            | Event::Chatted { player, name, .. }
                if names && *player == room.white.0 =>
            {
                name.clear();
            }
            _ => {}
        }
        if let (Event::Chatted { text, .. }, true) = (&mut recorded.event, lines.contains(&at)) {
            text.clear();
        }
    }
    events
}

/// An erased chat text is empty before sealing, after sealing and after a restart. Everything else stays, and the room accepts
/// more events.
pub async fn an_erased_line_reads_as_empty(backend: &impl Backend) {
    let store = backend.open().await;
    let mut room = Sample::new(1);
    for append in room.whole_game() {
        done(store.append(vec![append]).await);
    }
    for text in ["one", "two", "three"] {
        done(store.append(vec![room.chat(text)]).await);
    }
    let line = |seq| Erase::Line { room: room_id(1), seq };
    assert_eq!(done(store.erase(&line(8)).await), 1);
    assert_eq!(load(&*store, room.room()).await, erased(&room, false, &[7]));
    assert_eq!(done(store.erase(&line(8)).await), 0, "the text is erased already");
    assert_eq!(done(store.erase(&line(5)).await), 0, "a move has no text");
    assert_eq!(done(store.erase(&line(99)).await), 0, "there is no event with this seq");
    assert_eq!(done(store.erase(&Erase::Line { room: room_id(2), seq: 8 }).await), 0, "there is no such room");
    done(store.seal(room.room()).await);
    room.forget_commands();
    assert_eq!(load(&*store, room.room()).await, erased(&room, false, &[7]), "the text stays erased when the room is sealed");
    assert_eq!(done(store.erase(&line(9)).await), 1, "a text in a sealed record can be erased");
    done(store.append(vec![room.chat("four")]).await);
    store.close().await;
    let store = backend.open().await;
    assert_eq!(load(&*store, room.room()).await, erased(&room, false, &[7, 8]), "both texts stay erased after a restart");
}

/// An erased player keeps their games and moves, but has no name, chat or session. If the player comes back,
/// new chat has the player's name.
pub async fn an_erased_player_has_no_name(backend: &impl Backend) {
    let store = backend.open().await;
    let session = |id: &str, name: &str, token: u8| SessionRow {
        token_hash: [token; 32],
        player: player(id),
        name: name.into(),
        created: UnixMillis(1),
        used: UnixMillis(1),
        ends: UnixMillis(9),
    };
    for row in [session("ben", "Ben", 1), session("ann", "Ann", 2)] {
        done(store.put_session(&row).await);
    }
    let (mut live, mut over) = (Sample::new(1), Sample::new(2));
    for append in [live.create(), live.start(), live.chat("hello")] {
        done(store.append(vec![append]).await);
    }
    for append in over.whole_game() {
        done(store.append(vec![append]).await);
    }
    done(store.append(vec![over.chat("thanks")]).await);
    done(store.seal(over.room()).await);
    over.forget_commands();
    assert_eq!(done(store.erase(&Erase::Player(player("nobody"))).await), 0);
    let texts = done(store.erase(&Erase::Player(player("ben"))).await);
    assert!(texts >= 3, "a name and two lines of chat, not {texts}");
    assert_eq!(load(&*store, live.room()).await, erased(&live, true, &[4]));
    assert_eq!(load(&*store, over.room()).await, erased(&over, true, &[6]));
    let events = load(&*store, over.room()).await;
    let has_ann = events.iter().filter_map(|recorded| erasable(&recorded.event)).any(|parts| parts.name == "Ann");
    assert!(has_ann, "other players keep their names");
    check_history(&store, &over).await;
    assert_eq!(done(store.session(&[1; 32], UnixMillis(2)).await), None);
    assert!(done(store.session(&[2; 32], UnixMillis(2)).await).is_some());
    done(store.append(vec![live.chat("I am back")]).await);
    let newest = load(&*store, live.room()).await.pop().and_then(|recorded| erasable(&recorded.event));
    assert_eq!(newest.map(|parts| parts.name).as_deref(), Some("Ben"));
}

/// Checks that the history still lists the game, but without Ben's name.
async fn check_history(store: &Arc<dyn Store>, over: &Sample) {
    let game = done(store.game(over.room()).await).expect("the game exists");
    assert_eq!((game.black.1.as_str(), game.white.1.as_str(), game.white.0), ("Ann", "", player("ben")));
    for (name, total) in [("ben", 0), ("ann", 1)] {
        let filter = GameFilter { names: vec![name.into()], limit: 9, ..GameFilter::default() };
        assert_eq!(done(store.games(&filter, None).await).total, total, "{name}");
    }
}
