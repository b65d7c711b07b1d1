//! Checks of planned answers, which players prepare for the next moves of their opponents.

use super::sample::{Sample, player, room_id};
use super::{Backend, done};
use room::{BySeat, CommandId, CommandRef, Dropped, Plan, PlanNews, Plans};
use rules::{Move, Point};

/// A plan of the host. The guest has no plan.
fn plans() -> Plans {
    let lines = vec![vec![Move::Place(Point { x: 3, y: 4 }), Move::Pass]];
    let id = CommandId::parse("plan-1").expect("the command id is valid");
    let command = Some(CommandRef { id, fingerprint: 7 });
    let host = Plan { version: 3, by: Some(player("ann")), command, lines, news: None, played: vec![3, 7] };
    Plans(BySeat { host, guest: Plan::default() })
}

/// Plans can be stored alone or together with events, and they survive a restart. Empty plans delete what was stored.
pub async fn plans_are_stored_with_their_room(backend: &impl Backend) {
    let store = backend.open().await;
    let mut room = Sample::new(1);
    done(store.append(vec![room.create()]).await);
    assert_eq!(done(store.plans(room.room()).await), Plans::default());
    done(store.put_plans(room.room(), &plans()).await);
    assert_eq!(done(store.plans(room.room()).await), plans());
    done(store.append(vec![room.start()]).await);
    store.close().await;

    let store = backend.open().await;
    assert_eq!(done(store.plans(room.room()).await), plans(), "an append without plans changes no plan");
    let mut changed = plans();
    for why in [Dropped::TakenBack, Dropped::Impossible] {
        changed.0.host = Plan { version: 4, news: Some(PlanNews::Dropped(why)), ..Plan::default() };
        let mut play = room.play();
        play.plans = Some(changed.clone());
        done(store.append(vec![play]).await);
        assert_eq!(done(store.plans(room.room()).await), changed);
    }
    let mut stale = room.play();
    (stale.expected_seq, stale.plans) = (1, Some(plans()));
    assert!(store.append(vec![stale]).await.is_err());
    assert_eq!(done(store.plans(room.room()).await), changed, "a refused append does not write its plans");
    done(store.put_plans(room.room(), &Plans::default()).await);
    assert_eq!(done(store.plans(room.room()).await), Plans::default());
    assert_eq!(done(store.plans(&room_id(7)).await), Plans::default(), "a room that does not exist has no plans");
}
