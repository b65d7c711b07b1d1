//! How the clocks change. Only the running clock loses time. Apart from takebacks and redos, a clock gains time only by
//! a gift, or when its owner's turn ends or is halted.

use room::testing::{Table, viewer};
use room::{BySeat, Clock, Clocks, Event, Millis, OfferKind, Seat, TimeControl};
use rules::Color;

/// The time that a player with this clock can still use in one turn.
fn total(clock: Clock, control: TimeControl) -> u64 {
    let overtime = match control {
        TimeControl::ByoYomi { period, .. } => {
            let waiting = if clock.main.0 > 0 { clock.periods } else { clock.periods.saturating_sub(1) };
            clock.period.0 + u64::from(waiting) * period.0
        }
        TimeControl::Canadian { period, .. } => {
            if clock.main.0 > 0 {
                period.0
            } else {
                clock.period.0
            }
        }
        TimeControl::Correspondence { .. } => clock.rest.0,
        TimeControl::None | TimeControl::Absolute { .. } | TimeControl::Fischer { .. } | TimeControl::Simple { .. } => 0,
    };
    clock.main.0 + overtime
}

/// The clock after a gift.
pub(super) fn with_more(clock: Clock, control: TimeControl, more: u64) -> Clock {
    match control {
        TimeControl::ByoYomi { .. } | TimeControl::Canadian { .. } if clock.main == Millis(0) => {
            Clock { period: Millis(clock.period.0 + more), ..clock }
        }
        _ => Clock { main: Millis(clock.main.0 + more), ..clock },
    }
}

/// Between commands, the running clock loses exactly the time that passes, and the other clock stands still.
pub(super) fn check_passing_time(table: &Table, (then, before): (u64, Option<Clocks>)) {
    let (Some(before), Some(after)) = (before, table.room.clocks(Millis(table.now))) else {
        assert_eq!(table.room.terms().time, TimeControl::None);
        return;
    };
    assert_eq!(before.running, after.running);
    let control = table.room.terms().time;
    for color in Color::ALL {
        let (was, is) = (before.sides[color], after.sides[color]);
        if before.running == Some(color) {
            assert_eq!(total(is, control), total(was, control).saturating_sub(table.now - then));
        } else {
            assert_eq!(is, was);
        }
    }
}

/// The time that each seat can still use in one turn; `None` until the colors are known, and without clocks.
pub(super) fn time_left(table: &Table) -> Option<BySeat<u64>> {
    let room = &table.room;
    let clocks = room.clocks(Millis(table.now))?;
    let left = |seat| Some(total(clocks.sides[room.color_of(seat)?], room.terms().time));
    Some(BySeat { host: left(Seat::Host)?, guest: left(Seat::Guest)? })
}

/// The time that this seat's player got from the opponent.
fn gift(table: &Table, seat: Seat, events: &[Event]) -> u64 {
    let of = |event: &Event| match event {
        Event::TimeGiven { by, more } if table.room.color_of(seat) == Some(by.opposite()) => more.0,
        _ => 0,
    };
    events.iter().map(of).sum()
}

/// Without the opponent's consent, nobody gains time by a takeback. `offered` are the offers that were open before the takeback.
pub(super) fn check_takeback(table: &Table, who: &str, before: Option<BySeat<u64>>, offered: &[OfferKind]) {
    let (Some(before), Some(after)) = (before, time_left(table)) else { return };
    let author = viewer(who).player.expect("the author is a player");
    let taken_back = matches!(table.log.last().expect("the log has events").event, Event::TakenBack { .. });
    if !taken_back || offered.contains(&OfferKind::Takeback) || table.room.has_both_seats(&author) {
        return;
    }
    for seat in table.room.seats_of(&author) {
        assert!(after[seat] <= before[seat], "a takeback changed the time left from {} to {}", before[seat], after[seat]);
    }
}

/// At the instant of a command, only its author's clock changes. This clock gains at most what one turn earns, plus the delays
/// that are not charged. There are two exceptions: a gift goes to the opponent's clock, and a halt may change the opponent's
/// clock, too. If the clock that gets a gift ran out `late` milliseconds ago, this time is subtracted from the gift. Clocks are
/// compared by seat, because the players may have swapped colors. Takebacks and redos are not checked here.
pub(super) fn check_time_left(table: &Table, who: &str, before: Option<BySeat<u64>>, late: u64, events: &[Event]) {
    let (Some(before), Some(after)) = (before, time_left(table)) else { return };
    if events.iter().any(|event| matches!(event, Event::TakenBack { .. } | Event::Redone { .. })) {
        return;
    }
    let most_gain = match table.room.terms().time {
        TimeControl::None | TimeControl::Absolute { .. } => 0,
        TimeControl::Fischer { increment, .. } => increment.0,
        TimeControl::ByoYomi { period, .. } | TimeControl::Canadian { period, .. } => period.0,
        TimeControl::Simple { per_move } => per_move.0,
        TimeControl::Correspondence { increment_days, .. } => Millis::from_days(increment_days).0,
    };
    let newest = &table.log[table.log.len() - events.len()..];
    let most_gain = most_gain + newest.iter().map(|recorded| recorded.spared.total().0).sum::<u64>();
    for seat in Seat::ALL {
        let own = viewer(who).player.is_some_and(|player| table.room.seats_of(&player).any(|own| own == seat));
        // A halt gives back the server's delay in the running turn, no matter which player's command causes the halt.
        let halts = events.iter().any(|event| matches!(event, Event::Halted { .. }));
        let most_gain = if own || halts { most_gain } else { 0 };
        let given = gift(table, seat, events);
        let ran_out = given > 0 && before[seat] == 0;
        let before = before[seat] + given - if ran_out { late } else { 0 };
        assert!(
            (before..=before + most_gain).contains(&after[seat]),
            "{events:?} changed the time left from {before} to {}",
            after[seat]
        );
    }
}
