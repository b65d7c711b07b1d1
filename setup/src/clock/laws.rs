//! Laws that hold for every clock, and examples.

use super::{Clock, Millis, Reading, TimeControl};
use proptest::prelude::*;

/// Any time control that has clocks, with small numbers so that a few turns use up all the time.
fn controls() -> impl Strategy<Value = TimeControl> {
    let ms = || (1u64..9_000).prop_map(Millis);
    prop_oneof![
        ms().prop_map(|main| TimeControl::Absolute { main }),
        (ms(), ms(), proptest::option::of(ms())).prop_map(|(main, increment, more)| TimeControl::Fischer {
            main,
            increment,
            cap: more.map(|more| main + more)
        }),
        (ms(), 1u8..5, ms()).prop_map(|(main, periods, period)| TimeControl::ByoYomi { main, periods, period }),
        (ms(), 1u8..5, ms()).prop_map(|(main, stones, period)| TimeControl::Canadian { main, stones, period }),
        ms().prop_map(|per_move| TimeControl::Simple { per_move }),
        (1u8..8, 1u8..8, 0u8..8, 0u8..4).prop_map(|(main_days, increment_days, more, rest_days)| {
            TimeControl::Correspondence { main_days, increment_days, cap_days: main_days + more, rest_days }
        }),
    ]
}

/// A time control, and a clock after some finished turns, none of which used up all the time. The length of a turn is drawn in
/// thousandths of the time left.
fn clocks() -> impl Strategy<Value = (TimeControl, Clock)> {
    (controls(), proptest::collection::vec(0u64..1000, 0..12)).prop_map(|(control, turns)| {
        let turn = |clock: Clock, share: u64| {
            let left = clock.left(&control).0;
            clock.charged(&control, Millis(left * share / 1000)).rewarded(&control)
        };
        (control, turns.into_iter().fold(Clock::full(&control).expect("the time control has clocks"), turn))
    })
}

/// The length of a turn that takes `share` thousandths of the time left. It may exceed the time left.
fn part(left: Millis, share: u64) -> Millis {
    Millis(left.0.saturating_mul(share) / 1000)
}

proptest! {
    #[test]
    fn the_time_charged_is_the_time_spent((control, clock) in clocks(), share in 0u64..1500) {
        let left = clock.left(&control);
        prop_assert!(left > Millis::ZERO, "a turn begins with time left");
        let spent = part(left, share);
        let after = clock.charged(&control, spent);
        prop_assert_eq!(after.left(&control), left.saturating_sub(spent), "{:?} {:?} {}", control, clock, spent);
    }

    #[test]
    fn a_gift_is_worth_the_same_at_every_instant((control, clock) in clocks(), share in 0u64..1000, more in 1u64..20_000) {
        let spent = part(clock.left(&control), share);
        let given = clock.given(&control, Millis(more));
        let (before, after) = (clock.charged(&control, spent).left(&control), given.charged(&control, spent).left(&control));
        prop_assert_eq!(after, before + Millis(more), "{:?} {:?} {}", control, clock, spent);
        let (without_gift, with_gift) = (clock.charged(&control, spent), given.charged(&control, spent));
        prop_assert!(with_gift.rewarded(&control).left(&control) >= with_gift.left(&control), "a finished turn takes nothing away");
        prop_assert!(with_gift.rewarded(&control).left(&control) >= without_gift.rewarded(&control).left(&control));
    }

    #[test]
    fn several_charges_have_the_same_effect_as_one_charge_of_their_sum((control, clock) in clocks(), shares in proptest::collection::vec(0u64..400, 1..6)) {
        let left = clock.left(&control);
        let mut stepped = clock;
        let mut spent = Millis::ZERO;
        for share in shares {
            let step = part(left, share);
            spent = spent + step;
            let before = stepped;
            stepped = stepped.charged(&control, step);
            prop_assert_eq!(before.reading(&control, step), clock.reading(&control, spent));
        }
        prop_assert_eq!(stepped, clock.charged(&control, spent), "{:?} {:?}", control, clock);
    }

    #[test]
    fn a_reading_shows_no_more_than_is_left((control, clock) in clocks(), share in 0u64..1500) {
        let spent = part(clock.left(&control), share);
        let reading = clock.reading(&control, spent);
        let left = clock.charged(&control, spent).left(&control);
        prop_assert!(reading.ms <= left.0, "{:?}", reading);
        prop_assert_eq!(reading.ms == 0, left == Millis::ZERO, "zero is shown when the time is up, and only then");
    }

    #[test]
    fn finishing_a_turn_takes_no_time_away((control, clock) in clocks(), share in 0u64..1000) {
        let charged = clock.charged(&control, part(clock.left(&control), share));
        prop_assert!(charged.rewarded(&control).left(&control) >= charged.left(&control));
    }

    #[test]
    fn a_time_control_that_is_written_to_sgf_and_read_again_is_unchanged(control in allowed_controls()) {
        prop_assume!(control.limits().iter().all(|limit| limit.fault().is_none()));
        let (main, overtime) = control.to_sgf();
        prop_assert_eq!(TimeControl::from_sgf(main.as_deref(), overtime.as_deref()), Some(control), "{:?} {:?}", main, overtime);
    }
}

/// Time controls with the numbers that a room allows.
fn allowed_controls() -> impl Strategy<Value = TimeControl> {
    let ms = || (1000u64..600_001).prop_map(Millis);
    let days = 1u8..29;
    prop_oneof![
        ms().prop_map(|main| TimeControl::Absolute { main }),
        (ms(), 0u64..600_001, proptest::option::of(ms())).prop_map(|(main, more, cap)| TimeControl::Fischer {
            main,
            increment: Millis(more),
            cap: cap.map(|cap| main + cap)
        }),
        (ms(), 1u8..31, ms()).prop_map(|(main, periods, period)| TimeControl::ByoYomi { main, periods, period }),
        (ms(), 1u8..51, ms()).prop_map(|(main, stones, period)| TimeControl::Canadian { main, stones, period }),
        ms().prop_map(|per_move| TimeControl::Simple { per_move }),
        (days.clone(), days.clone(), days, 0u8..31).prop_map(|(main_days, increment_days, cap_days, rest_days)| {
            TimeControl::Correspondence { main_days, increment_days, cap_days, rest_days }
        }),
    ]
}

#[test]
fn sgf_files_are_written_and_read_in_the_usual_notation() {
    let s = Millis::from_secs;
    let fischer = |cap| TimeControl::Fischer { main: s(600), increment: s(5), cap };
    let days = |rest_days| TimeControl::Correspondence { main_days: 3, increment_days: 1, cap_days: 7, rest_days };
    let table = [
        (TimeControl::Absolute { main: Millis(600_500) }, Some("600.5"), None),
        (fischer(None), Some("600"), Some("5 fischer")),
        (fischer(Some(s(900))), Some("600"), Some("5 fischer, max 900")),
        (TimeControl::ByoYomi { main: s(600), periods: 5, period: s(30) }, Some("600"), Some("5x30 byo-yomi")),
        (TimeControl::Canadian { main: s(1200), stones: 10, period: s(300) }, Some("1200"), Some("10/300 Canadian")),
        (TimeControl::Simple { per_move: s(30) }, None, Some("30 simple")),
        (days(0), Some("259200"), Some("86400 fischer, max 604800")),
        (days(5), Some("259200"), Some("86400 fischer, max 604800, 5 rest days")),
    ];
    for (control, main, overtime) in table {
        let written = control.to_sgf();
        assert_eq!((written.0.as_deref(), written.1.as_deref()), (main, overtime));
        assert_eq!(TimeControl::from_sgf(main, overtime), Some(control));
    }
    assert_eq!(TimeControl::None.to_sgf(), (None, None));
    let read = TimeControl::from_sgf;
    assert_eq!(read(Some("600"), Some("5x30s byo-yomi")), None);
    assert_eq!(read(Some(" 600 "), Some("5X30 Byoyomi")), read(Some("600"), Some("5x30 byo-yomi")));
    assert!(read(Some("259200"), Some("86400 fischer")).is_some(), "a correspondence clock is read even without a cap");
    let day = s(86_400);
    assert_eq!(read(Some("86400"), Some("0 fischer")), Some(TimeControl::Fischer { main: day, increment: s(0), cap: None }));
    assert_eq!(read(Some("+600"), None), None);
    for (main, overtime) in [
        (None, None),
        (Some(""), None),
        (Some("ten minutes"), None),
        (Some("-5"), None),
        (Some("0.0001"), None),
        (Some("99999999999999999999"), None),
        (Some("600"), Some("miai 35")),
        (Some("600"), Some("10/300")),
        (Some("600"), Some("10/ Canadian")),
        (Some("600"), Some("900x30 byo-yomi")),
        (Some("600"), Some("5 fischer, max x")),
        (None, Some("5 fischer")),
        (Some("86400"), Some("3600 fischer")),
        (Some("600"), Some("256x30 byo-yomi")),
    ] {
        assert_eq!(read(main, overtime), None, "{main:?} {overtime:?}");
    }
}

/// A clock with these values. `main`, `period` and `rest` are in milliseconds.
const fn clock(main: u64, periods: u8, period: u64, stones: u8, rest: u64) -> Clock {
    Clock { main: Millis(main), periods, period: Millis(period), stones, rest: Millis(rest) }
}

const DAY: u64 = 86_400_000;

#[test]
fn each_time_control_changes_its_clock_as_defined() {
    let ms = Millis;
    let canadian = TimeControl::Canadian { main: ms(5000), stones: 2, period: ms(3000) };
    let simple = TimeControl::Simple { per_move: ms(4000) };
    let days = TimeControl::Correspondence { main_days: 2, increment_days: 1, cap_days: 3, rest_days: 1 };
    let per_move = TimeControl::Correspondence { main_days: 3, increment_days: 3, cap_days: 3, rest_days: 0 };
    // The time control, the clock at the beginning of a turn, the time spent on the turn, and the clock just before and just
    // after the move.
    let table = [
        (canadian, clock(5000, 0, 0, 0, 0), 4999, clock(1, 0, 0, 0, 0), clock(1, 0, 0, 0, 0)),
        (canadian, clock(5000, 0, 0, 0, 0), 5000, clock(0, 0, 3000, 2, 0), clock(0, 0, 3000, 1, 0)),
        (canadian, clock(5000, 0, 0, 0, 0), 6000, clock(0, 0, 2000, 2, 0), clock(0, 0, 2000, 1, 0)),
        (canadian, clock(0, 0, 2000, 1, 0), 1999, clock(0, 0, 1, 1, 0), clock(0, 0, 3000, 2, 0)),
        (simple, clock(4000, 0, 0, 0, 0), 3999, clock(1, 0, 0, 0, 0), clock(4000, 0, 0, 0, 0)),
        (days, clock(2 * DAY, 0, 0, 0, DAY), DAY, clock(DAY, 0, 0, 0, DAY), clock(2 * DAY, 0, 0, 0, DAY)),
        (days, clock(2 * DAY, 0, 0, 0, DAY), 2 * DAY + 5, clock(0, 0, 0, 0, DAY - 5), clock(DAY, 0, 0, 0, DAY - 5)),
        (days, clock(3 * DAY, 0, 0, 0, DAY), 5, clock(3 * DAY - 5, 0, 0, 0, DAY), clock(3 * DAY, 0, 0, 0, DAY)),
        (per_move, clock(3 * DAY, 0, 0, 0, 0), 2 * DAY, clock(DAY, 0, 0, 0, 0), clock(3 * DAY, 0, 0, 0, 0)),
    ];
    for (control, begin, spent, before, after) in table {
        let charged = begin.charged(&control, ms(spent));
        assert_eq!((charged, charged.rewarded(&control)), (before, after), "{control:?} {spent}");
    }
    let shows = |ms, periods, stones, rest_ms, in_period, last| Reading { ms, periods, stones, rest_ms, in_period, last };
    let byo_yomi = TimeControl::ByoYomi { main: ms(1000), periods: 2, period: ms(500) };
    for (control, spent, reading) in [
        (byo_yomi, 999, shows(1, 2, 0, 0, false, false)),
        (byo_yomi, 1000, shows(500, 2, 0, 0, true, false)),
        (byo_yomi, 1500, shows(500, 1, 0, 0, true, true)),
        (byo_yomi, 9999, shows(0, 1, 0, 0, true, true)),
        (canadian, 4999, shows(1, 0, 0, 0, false, false)),
        (canadian, 5001, shows(2999, 0, 2, 0, true, true)),
        (canadian, 9999, shows(0, 0, 2, 0, true, true)),
        (simple, 1, shows(3999, 0, 0, 0, false, true)),
        (days, 5, shows(2 * DAY - 5, 0, 0, DAY, false, false)),
        (days, 2 * DAY, shows(DAY, 0, 0, DAY, true, true)),
        (days, 9 * DAY, shows(0, 0, 0, 0, true, true)),
        (per_move, 9 * DAY, shows(0, 0, 0, 0, false, true)),
    ] {
        assert_eq!(Clock::full(&control).unwrap().reading(&control, ms(spent)), reading, "{control:?} {spent}");
    }
}
