use super::*;
use crate::limits::Limits;
use crate::limits::budgets::{Cost, Scope};
use crate::timeline::Timeline;
use room::PlayerId;
use std::net::IpAddr;

const RATE: Rate = Rate { count: 5, per: Duration::from_secs(1), burst: 3 };

/// Spends units at a time in milliseconds.
fn take(budget: &mut Budget, units: u32, at_ms: u64) -> Result<(), Millis> {
    let now = Duration::from_millis(at_ms);
    budget.check(RATE, units, 0, now).map(|()| budget.spend(RATE, units, now))
}

#[test]
fn a_budget_allows_a_burst_and_then_one_per_period() {
    let mut budget = Budget::default();
    assert!((0..3).all(|_| take(&mut budget, 1, 0).is_ok()));
    assert_eq!(take(&mut budget, 1, 0), Err(Millis(200)));
    assert_eq!(take(&mut budget, 1, 150), Err(Millis(50)));
    assert_eq!((take(&mut budget, 1, 200), take(&mut budget, 1, 200)), (Ok(()), Err(Millis(200))));
    assert_eq!((take(&mut budget, 3, 60_000), take(&mut budget, 3, 60_000)), (Ok(()), Err(Millis(600))));
    assert!(!budget.is_full(Duration::from_millis(60_599)) && budget.is_full(Duration::from_millis(60_600)));
}

#[test]
fn a_cost_above_the_whole_budget_needs_a_full_budget_and_is_paid_later() {
    let mut budget = Budget::default();
    assert_eq!((take(&mut budget, 30, 0), take(&mut budget, 1, 0)), (Ok(()), Err(Millis(5_600))));
    assert_eq!(take(&mut budget, 30, 5_900), Err(Millis(100)));
    assert_eq!(take(&mut budget, 30, 6_000), Ok(()));
}

#[test]
fn a_reserve_is_left_for_others() {
    let (mut budget, now) = (Budget::default(), Duration::ZERO);
    assert_eq!(budget.check(RATE, 1, 2, now), Ok(()));
    budget.spend(RATE, 1, now);
    assert_eq!((budget.check(RATE, 1, 2, now), budget.check(RATE, 2, 0, now)), (Err(Millis(200)), Ok(())));
}

fn budgets(limits: &Limits) -> Budgets {
    Budgets::with(limits, false, Timeline::resume(Millis(0)))
}

fn at(address: &str) -> Payer<'static> {
    Payer::address(address.parse::<IpAddr>().expect("a valid address"))
}

fn player(name: &str) -> PlayerId {
    PlayerId::parse(name).expect("a valid id")
}

#[tokio::test(start_paused = true)]
async fn each_address_has_a_budget_and_its_network_has_a_larger_one() {
    let limits = Limits { sessions_per_hour: 2, addresses_per_network: 2, ..Limits::default() };
    let budgets = budgets(&limits);
    let all = |address: &str| (0..10).take_while(|_| budgets.take(Cost::Session, at(address)).is_ok()).count();
    assert_eq!(["192.0.2.1", "192.0.2.2", "::ffff:192.0.2.1"].map(all), [2, 2, 0]);
    assert_eq!(
        ["2001:db8:0:1::1", "2001:db8:0:1::2", "2001:db8:0:2::1", "2001:db8:0:3::1", "2001:db8:1::1"].map(all),
        [2, 0, 2, 0, 2]
    );
    let refused = budgets.take(Cost::Session, at("2001:db8:0:3::1"));
    assert_eq!(refused, Err(Overspent { scope: Scope::Network, wait: Millis(900_000) }));
    tokio::time::advance(Duration::from_secs(1_800)).await;
    assert_eq!(["192.0.2.1", "2001:db8:0:3::1"].map(all), [1, 2]);
}

#[tokio::test(start_paused = true)]
async fn players_do_not_share_a_budget_and_a_refused_action_costs_nothing() {
    let budgets = budgets(&Limits { messages_per_second: 1, messages_burst: 2, ..Limits::default() });
    let (ann, ben) = (player("ann"), player("ben"));
    let spend = |who: &PlayerId, units| budgets.spend(Cost::Message, units, Payer::player(Some(who), None)).is_ok();
    assert!(spend(&ann, 5) && !spend(&ann, 6) && spend(&ann, 5) && !spend(&ann, 1));
    assert!(spend(&ben, 5));
    tokio::time::advance(Duration::from_millis(200)).await;
    assert!(spend(&ann, 1) && !spend(&ann, 1));
}

#[tokio::test(start_paused = true)]
async fn lifted_rates_allow_everything() {
    let budgets = Budgets::with(&Limits { sessions_per_hour: 1, ..Limits::default() }, true, Timeline::resume(Millis(0)));
    assert!((0..1000).all(|_| budgets.take(Cost::Session, at("192.0.2.1")).is_ok()));
}

#[tokio::test(start_paused = true)]
async fn made_up_addresses_cannot_fill_the_memory_and_do_not_hide_those_who_spend_much() {
    let budgets =
        budgets(&Limits { requests_per_second: 1, requests_burst: 3, addresses_remembered: 1_000, ..Limits::default() });
    while budgets.take(Cost::Request, at("192.0.2.1")).is_ok() {}
    for number in 0..20_000_u32 {
        let _ = budgets.take(Cost::Request, Payer::address(IpAddr::from(number.to_be_bytes())));
    }
    assert!(budgets.kept(Cost::Request) <= 4_000, "{}", budgets.kept(Cost::Request));
    assert!(budgets.take(Cost::Request, at("192.0.2.1")).is_err());
}

#[test]
fn resumes_that_follow_a_burst_may_use_a_tenth_of_the_time() {
    let rate = crate::limits::budgets::own(Cost::Resume, Scope::Room, &Limits::default()).expect("the table has this row");
    let (mut budget, mut now, took) = (Budget::default(), Duration::ZERO, Duration::from_millis(100));
    let mut done = 0;
    // A client asks every 100 ms for ten seconds.
    for _ in 0..100 {
        let allowed = budget.check(rate, 1, 0, now).is_ok();
        now += took;
        if allowed {
            budget.spend(rate, 100_000, now);
            done += 1;
        }
    }
    assert!((5 + 10..=5 + 12).contains(&done), "{done}");
    assert!(budget.check(rate, 1, 0, now + Duration::from_secs(5)).is_ok());
}

#[test]
fn one_address_stores_at_most_50_mb_per_day() {
    let stored = crate::limits::budgets::own(Cost::Stored, Scope::Address, &Limits::default()).expect("the table has this row");
    assert_eq!(stored.per, Duration::from_secs(24 * 3600));
    assert!(stored.count + stored.burst <= 50_000_000, "{stored:?}");
}

#[tokio::test(start_paused = true)]
async fn one_address_causes_few_lines_in_the_log_and_many_addresses_together_do_not_cause_many() {
    let budgets =
        budgets(&Limits { address_log_lines_per_minute: 3, log_lines_burst: 10, log_lines_per_second: 1, ..Limits::default() });
    let lines = |address: &str| (0..100).filter(|_| budgets.may_log(at(address))).count();
    assert_eq!(["192.0.2.1", "192.0.2.2", "192.0.2.3", "192.0.2.4", "192.0.2.5"].map(lines), [3, 3, 3, 1, 0]);
    tokio::time::advance(Duration::from_secs(20)).await;
    assert_eq!(lines("192.0.2.1"), 1);
}
