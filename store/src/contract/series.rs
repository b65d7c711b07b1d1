//! Checks of the series of games.

use super::sample::{Sample, player, room_id};
use super::{Backend, done, unavailable};
use crate::{SeriesGame, SeriesPlace, Store};
use room::RoomId;
use rules::{Color, Outcome, WinBy};

const WON: Outcome = Outcome::Win { winner: Color::White, by: WinBy::Resignation };

async fn begin(store: &dyn Store, room: &mut Sample, first: &RoomId, place: u32) {
    let mut create = room.create();
    create.series = Some(SeriesPlace { first: first.clone(), place });
    done(store.append(vec![create]).await);
}

/// Every room of a series gets the same list: all games of the series, in order, each with its outcome if it has one. A room that
/// belongs to no series gets an empty list.
pub async fn a_series_is_listed_in_order(backend: &impl Backend) {
    let store = backend.open().await;
    let (mut one, mut two, mut three) = (Sample::new(1), Sample::new(9), Sample::new(3));
    let first = one.room().clone();
    begin(&*store, &mut one, &first, 1).await;
    for append in [one.start(), one.finish(WON)] {
        done(store.append(vec![append]).await);
    }
    begin(&*store, &mut two, &first, 2).await;
    begin(&*store, &mut three, &first, 3).await;
    two.row.phase = crate::StoredPhase::Over;
    let abort = two.append(vec![room::Event::Aborted { by: None }], None);
    done(store.append(vec![abort]).await);
    let game = |room: &Sample, over, finished| SeriesGame { room: room.room().clone(), over, finished };
    let games = [game(&one, true, Some((player("ann"), WON))), game(&two, true, None), game(&three, false, None)];
    for room in [&one, &two, &three] {
        assert_eq!(done(store.series(room.room(), 10).await), games);
    }
    assert_eq!(done(store.series(&first, 2).await), games[..2]);

    let mut other = Sample::new(4);
    begin(&*store, &mut other, &room_id(4), 1).await;
    assert_eq!(done(store.series(&room_id(4), 10).await), [game(&other, false, None)]);
    let mut single = Sample::new(5);
    done(store.append(vec![single.create()]).await);
    assert_eq!(done(store.series(&room_id(5), 10).await), []);
    assert_eq!(done(store.series(&room_id(6), 10).await), []);

    // A caller that has missed a game of the series can ask for a place that is already taken. Then the new room is
    // listed last.
    let mut four = Sample::new(2);
    begin(&*store, &mut four, &first, 2).await;
    assert_eq!(done(store.series(&first, 10).await)[3], game(&four, false, None));

    // Only a new room can have a place in a series.
    let mut late = single.start();
    late.series = Some(SeriesPlace { first, place: 4 });
    unavailable(store.append(vec![late]).await);
}
