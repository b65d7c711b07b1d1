use super::{Clock, Millis, Spared, TimeControl, Timer};
use rules::ByColor;
use rules::Color::{Black, White};

fn absolute(main: u64) -> TimeControl {
    TimeControl::Absolute { main: Millis(main) }
}

fn fischer(main: u64, increment: u64, cap: u64) -> TimeControl {
    TimeControl::Fischer { main: Millis(main), increment: Millis(increment), cap: Some(Millis(cap)) }
}

fn byo_yomi(main: u64, periods: u8, period: u64) -> TimeControl {
    TimeControl::ByoYomi { main: Millis(main), periods, period: Millis(period) }
}

fn clock(main: u64, periods: u8, period: u64) -> Clock {
    Clock { main: Millis(main), periods, period: Millis(period), stones: 0, rest: Millis::ZERO }
}

/// A game in which Black moved at 1000 ms, so White's clock has been running since then.
fn opened(control: TimeControl) -> Timer {
    let mut timer = Timer::new(control).expect("the time control has clocks");
    timer.acted(Black, Some(White), Millis(1000), Spared::NONE);
    timer
}

/// White's clock just before and just after the move that ends a turn of length `spent`.
fn one_turn(control: TimeControl, spent: u64) -> (Clock, Clock) {
    let mut timer = opened(control);
    let before = timer.read(Millis(1000 + spent)).sides[White];
    timer.acted(White, Some(Black), Millis(1000 + spent), Spared::NONE);
    (before, timer.read(Millis(1000 + spent)).sides[White])
}

#[test]
fn a_turn_is_charged_to_the_millisecond() {
    let table = [
        (absolute(5000), 0, clock(5000, 0, 0), clock(5000, 0, 0)),
        (absolute(5000), 1, clock(4999, 0, 0), clock(4999, 0, 0)),
        (absolute(5000), 4999, clock(1, 0, 0), clock(1, 0, 0)),
        (fischer(5000, 300, 9000), 1200, clock(3800, 0, 0), clock(4100, 0, 0)),
        (fischer(5000, 300, 5000), 100, clock(4900, 0, 0), clock(5000, 0, 0)),
        (byo_yomi(5000, 3, 2000), 4999, clock(1, 3, 0), clock(1, 3, 0)),
        (byo_yomi(5000, 3, 2000), 5000, clock(0, 3, 2000), clock(0, 3, 2000)),
        (byo_yomi(5000, 3, 2000), 5001, clock(0, 3, 1999), clock(0, 3, 2000)),
        (byo_yomi(5000, 3, 2000), 6999, clock(0, 3, 1), clock(0, 3, 2000)),
        (byo_yomi(5000, 3, 2000), 7000, clock(0, 2, 2000), clock(0, 2, 2000)),
        (byo_yomi(5000, 3, 2000), 10_999, clock(0, 1, 1), clock(0, 1, 2000)),
    ];
    for (control, spent, before, after) in table {
        assert_eq!(one_turn(control, spent), (before, after), "{control:?} {spent}");
    }
}

#[test]
fn the_deadline_is_the_instant_at_which_the_clock_runs_out() {
    let table = [
        (absolute(5000), 6000, clock(0, 0, 0)),
        (fischer(5000, 300, 9000), 6000, clock(0, 0, 0)),
        (byo_yomi(5000, 3, 2000), 12_000, clock(0, 0, 0)),
    ];
    for (control, deadline, empty) in table {
        let timer = opened(control);
        assert_eq!(timer.deadline(), Some((White, Millis(deadline))), "{control:?}");
        assert_ne!(timer.read(Millis(deadline - 1)).sides[White], empty, "{control:?}");
        assert_eq!(timer.read(Millis(deadline)).sides[White], empty, "{control:?}");
        assert_eq!(timer.read(Millis(deadline + 99_999)).sides[White], empty, "{control:?}");
    }
}

#[test]
fn the_deadline_includes_the_remaining_periods() {
    let mut timer = opened(byo_yomi(1000, 2, 500));
    // White uses up the main time and one period.
    timer.acted(White, Some(Black), Millis(2600), Spared::NONE);
    timer.acted(Black, Some(White), Millis(2700), Spared::NONE);
    assert_eq!(timer.read(Millis(2700)).sides, ByColor { black: clock(900, 2, 0), white: clock(0, 1, 500) });
    assert_eq!(timer.deadline(), Some((White, Millis(3200))));
}

#[test]
fn the_first_turn_is_free_even_if_it_places_several_stones() {
    let mut timer = Timer::new(fischer(5000, 300, 9000)).expect("the time control has clocks");
    let full = ByColor { black: clock(5000, 0, 0), white: clock(5000, 0, 0) };
    assert_eq!(timer.deadline(), None);
    timer.acted(Black, Some(Black), Millis(70_000), Spared::NONE);
    assert_eq!((timer.deadline(), timer.read(Millis(80_000)).sides), (None, full));
    timer.acted(Black, Some(White), Millis(90_000), Spared::NONE);
    assert_eq!((timer.deadline(), timer.read(Millis(90_000)).sides), (Some((White, Millis(95_000))), full));
}

#[test]
fn no_clock_runs_in_the_scoring_phase() {
    let mut timer = opened(absolute(5000));
    timer.acted(White, None, Millis(2000), Spared::NONE);
    assert_eq!((timer.deadline(), timer.read(Millis(99_000))), (None, timer.read(Millis(2000))));
    timer.resume(Black, Millis(50_000));
    assert_eq!(timer.deadline(), Some((Black, Millis(55_000))));
    timer.acted(Black, Some(White), Millis(51_000), Spared::NONE);
    assert_eq!(timer.read(Millis(51_000)).sides, ByColor { black: clock(4000, 0, 0), white: clock(4000, 0, 0) });
}

#[test]
fn a_takeback_restores_both_clocks() {
    let mut timer = Timer::new(byo_yomi(1000, 3, 500)).expect("the time control has clocks");
    let mut began = Vec::new();
    for (color, at) in [(Black, 1000), (White, 3000), (Black, 4200)] {
        began.push(timer.turn());
        timer.acted(color, Some(color.opposite()), Millis(at), Spared::NONE);
    }
    let full = clock(1000, 3, 0);
    timer.take_back(began[2], Black, Millis(4400), Millis::ZERO);
    assert_eq!(timer.read(Millis(4400)).sides, ByColor { black: full, white: clock(0, 1, 500) });
    assert_eq!(timer.read(Millis(4400)).running, Some(Black));
    timer.take_back(began[1], White, Millis(9000), Millis::ZERO);
    assert_eq!(timer.read(Millis(9000)).sides, ByColor { black: full, white: full });
    assert_eq!(timer.deadline(), Some((White, Millis(11_500))));
    timer.take_back(began[0], Black, Millis(9500), Millis::ZERO);
    assert_eq!((timer.deadline(), timer.read(Millis(99_000)).running), (None, None));
}

#[test]
fn stopping_charges_the_running_turn() {
    let mut timer = opened(absolute(5000));
    timer.stop(Millis(1700));
    assert_eq!(timer.read(Millis(90_000)).sides, ByColor { black: clock(5000, 0, 0), white: clock(4300, 0, 0) });
    assert_eq!(timer.deadline(), None);
}

#[test]
fn without_time_control_there_are_no_clocks() {
    assert!(Timer::new(TimeControl::None).is_none());
}
