//! The stored form of planned answers.

use proptest::prelude::{any, proptest};
use room::{BySeat, CommandId, CommandRef, Dropped, Plan, PlanNews, Plans, PlayerId};
use rules::{Move, Point};
use store::row::{read_plans, write_plans};

const PLANS_1: &[u8] = include_bytes!("../golden/plans_1.bin");

/// The plans of both seats. Each field except `played` is set in at least one of them.
fn plans() -> Plans {
    let at = |x, y| Move::Place(Point { x, y });
    let host = Plan {
        version: 3,
        by: PlayerId::parse("ann"),
        command: Some(CommandRef { id: CommandId::parse("plan-1").unwrap(), fingerprint: u64::MAX >> 1 }),
        lines: vec![vec![at(3, 4), at(4, 4), at(0, 0), Move::Pass], vec![Move::Pass, at(18, 18)]],
        news: Some(PlanNews::Played { moves: vec![at(2, 2), Move::Pass], move_number: 7 }),
        played: Vec::new(),
    };
    let guest = Plan { version: 1, news: Some(PlanNews::Dropped(Dropped::Unplanned)), ..Plan::default() };
    Plans(BySeat { host, guest })
}

#[test]
fn the_golden_plans_are_read_and_written_unchanged() {
    assert_eq!(read_plans(PLANS_1).unwrap(), plans());
    assert_eq!(write_plans(&plans()), PLANS_1);
    assert_eq!(read_plans(&write_plans(&Plans::default())).unwrap(), Plans::default());
}

#[test]
fn the_moves_played_from_a_plan_are_stored() {
    let mut played = plans();
    played.0.host.played = vec![3, 5, 7];
    assert_eq!(read_plans(&write_plans(&played)).unwrap(), played);
}

#[test]
fn every_reason_to_drop_a_plan_has_a_stored_word() {
    for why in [Dropped::Unplanned, Dropped::TakenBack, Dropped::Impossible] {
        let plan = Plan { version: 2, news: Some(PlanNews::Dropped(why)), ..Plan::default() };
        let plans = Plans(BySeat { host: plan, guest: Plan::default() });
        assert_eq!(read_plans(&write_plans(&plans)).unwrap(), plans);
    }
}

#[test]
fn damaged_plans_are_an_error() {
    for at in 0..PLANS_1.len() {
        let mut bytes = PLANS_1.to_vec();
        bytes[at] ^= 1;
        assert!(read_plans(&bytes).is_err(), "byte {at}");
    }
}

proptest! {
    #[test]
    fn reading_any_bytes_as_plans_does_not_panic(bytes in proptest::collection::vec(any::<u8>(), 0..300)) {
        let checked = [&bytes[..], &crc32fast::hash(&bytes).to_le_bytes()].concat();
        let _ = (read_plans(&bytes), read_plans(&checked));
    }
}
