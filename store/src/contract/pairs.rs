//! Checks of the counted wins and draws between two players.

use super::sample::{Sample, player};
use super::{Backend, done};
use crate::{Erase, Pair, Store};
use room::Visibility;
use rules::{Color, Kind, Outcome, WinBy};

const BLACK: Outcome = Outcome::Win { winner: Color::Black, by: WinBy::Resignation };
const WHITE: Outcome = Outcome::Win { winner: Color::White, by: WinBy::Timeout };

/// Stores a finished game.
async fn play(store: &dyn Store, mut room: Sample, outcome: Outcome, one_device: bool) {
    let mut appends = [room.create(), room.start(), room.finish(outcome)];
    if let Some(game) = &mut appends[2].game {
        game.one_device = one_device;
    }
    for append in appends {
        done(store.append(vec![append]).await);
    }
}

/// Wins are counted for the right player, whichever color and name that player had. Only games of the wanted kind between
/// these two players count.
pub async fn the_games_of_two_players_are_counted(backend: &impl Backend) {
    let store = backend.open().await;
    let mut number = 0;
    let mut room = |black: (&str, &str), white: (&str, &str)| {
        number += 1;
        let mut room = Sample::new(number);
        (room.black, room.white) = ((player(black.0), black.1.into()), (player(white.0), white.1.into()));
        room
    };
    let (ann, anna, ben, cleo) = (("p1", "Ann"), ("p1", "Anna"), ("p2", "Ben"), ("p3", "Cleo"));
    for (room, outcome) in [
        (room(ann, ben), BLACK),
        (room(ben, ann), WHITE),
        (room(anna, ben), WHITE),
        (room(ben, anna), Outcome::Draw),
        (room(ann, ben), Outcome::Void),
        (room(ann, cleo), BLACK),
        (room(ann, ben).of(Kind::Go), BLACK),
        (room(ben, ann).private(), BLACK),
    ] {
        play(&*store, room, outcome, false).await;
    }
    play(&*store, room(ann, ben), BLACK, true).await;
    let mut live = room(ann, ben);
    done(store.append(vec![live.create()]).await);
    done(store.append(vec![live.start()]).await);

    let (p1, p2) = (player("p1"), player("p2"));
    let of = async |kind, private| done(store.pair(&p1, &p2, kind, private).await);
    assert_eq!(of(Kind::Gomoku, false).await, Pair { one: 2, other: 1, draws: 1 });
    assert_eq!(of(Kind::Gomoku, true).await, Pair { one: 2, other: 2, draws: 1 });
    assert_eq!(of(Kind::Go, true).await, Pair { one: 1, other: 0, draws: 0 });
    assert_eq!(of(Kind::Othello, true).await, Pair::default());
    assert_eq!(done(store.pair(&p2, &p1, Kind::Gomoku, false).await), Pair { one: 1, other: 2, draws: 1 });
    assert_eq!(done(store.pair(&p1, &player("p9"), Kind::Gomoku, true).await), Pair::default());
    assert_eq!(live.row.visibility, Visibility::Public);

    // Games under erased names no longer count.
    done(store.erase(&Erase::Player(player("p2"))).await);
    assert_eq!(of(Kind::Gomoku, true).await, Pair::default());
    assert_eq!(done(store.pair(&p1, &player("p3"), Kind::Gomoku, true).await), Pair { one: 1, other: 0, draws: 0 });
}
