//! Players who leave a running game, and what their opponents may do about it.

use room::testing::{Table, go, gomoku, point, terms};
use room::{
    ABSENCES_PER_SEAT, Absence, Away, AwayReason, BySeat, Claim, ColorChoice, EVENTS_PER_ROOM, EndCommand, Event, Millis,
    OpeningCommand, Parity, Phase, PlayCommand, Refusal, RoomLimit, Seat, SeatCommand, Terms, TimeControl,
};
use rules::Color::{Black, White};
use rules::{HalfPoints, Outcome, WinBy};

const WIN: EndCommand = EndCommand::Claim(Claim::Win);
const DRAW: EndCommand = EndCommand::Claim(Claim::Draw);
const DAY: u64 = 24 * 60 * 60 * 1000;

fn absolute(main: u64) -> TimeControl {
    TimeControl::Absolute { main: Millis(main) }
}

/// A game of Go in which both players have moved; `host` is to move.
fn begun(time: TimeControl) -> Table {
    let mut table = Table::seated(Terms { time, ..terms(go()) });
    table.plays("cc bb");
    table
}

fn awaited(wait: u64) -> Refusal {
    Refusal::StillAwaited { wait: Millis(wait) }
}

fn left(seat: Seat, reason: AwayReason, since: u64) -> Event {
    Event::Left { seat, reason, since: Millis(since) }
}

/// An engine does not come back another day, so nobody waits for it for days, not even without a clock.
#[test]
fn an_engine_that_does_not_answer_is_awaited_for_a_minute_at_most() {
    for (time, reason, wait) in [
        (TimeControl::None, AwayReason::Lost, 60_000),
        (TimeControl::None, AwayReason::Closed, 60_000),
        (absolute(60_000), AwayReason::Lost, 40_000),
        (absolute(60_000), AwayReason::Closed, 10_000),
    ] {
        let mut table = Table::between("host", "bot-engine-x", Terms { time, ..terms(go()) });
        table.plays("cc bb");
        table.leaves("bot-engine-x", reason).wait(wait - 1);
        assert_eq!(table.tries("host", &DRAW.into()), Err(awaited(1)), "{time:?}, {reason:?}");
        table.wait(1);
        table.does("host", DRAW);
    }
}

#[test]
fn a_short_absence_is_not_recorded() {
    let mut table = begun(absolute(600_000));
    for _ in 0..20 {
        table.leaves("guest", AwayReason::Lost).wait(4_999);
        assert_eq!(table.tick(), []);
        table.returns("guest").wait(1);
        assert_eq!(table.tick(), []);
    }
}

#[test]
fn an_absence_is_recorded_once_and_ends_when_the_player_comes_back() {
    let mut table = begun(absolute(60_000));
    let gone = table.now;
    table.leaves("guest", AwayReason::Closed);
    assert_eq!(table.room.next_absence_event_at(&table.away), Some(Millis(gone + 5_000)));
    table.wait(5_000);
    assert_eq!(table.tick(), [left(Seat::Guest, AwayReason::Closed, gone)]);
    assert_eq!((table.tick(), table.room.next_absence_event_at(&table.away)), (vec![], None));
    let absence = Absence { reason: AwayReason::Closed, since: Millis(gone), until: Millis(gone + 10_000) };
    assert_eq!(table.room.absence(Seat::Guest, &table.away), Some(absence));
    assert_eq!((table.room.absence(Seat::Host, &table.away), table.room.claimable_from()), (None, Some(Millis(gone + 10_000))));
    table.reload();
    table.wait(60_000 - 5_000 - 1).returns("guest");
    assert_eq!((table.tick(), table.room.absence(Seat::Guest, &table.away)), (vec![Event::Back { seat: Seat::Guest }], None));
    assert_eq!((table.tick(), table.room.claimable_from()), (vec![], None));
    table.refuses("host", WIN, Refusal::OpponentHere);
    table.reload();
}

#[test]
fn a_player_who_acts_is_not_away() {
    let mut table = begun(absolute(600_000));
    table.leaves("host", AwayReason::Lost).wait(30_000).tick();
    table.plays("dd");
    let again = Some(Away { reason: AwayReason::Lost, since: Millis(table.now) });
    table.away.host = again;
    assert_eq!(table.room.absence(Seat::Host, &table.away).map(|absence| absence.since), again.map(|away| away.since));
    table.wait(5_000);
    assert_eq!(table.tick(), [left(Seat::Host, AwayReason::Lost, table.now - 5_000)]);
    table.reload();
}

#[test]
fn the_wait_for_an_absent_opponent_depends_on_the_reason_and_the_speed() {
    let minutes = |n: u64| absolute(n * 60_000);
    let table = [
        (minutes(3), AwayReason::Closed, 10_000),
        (minutes(60), AwayReason::Closed, 10_000),
        (minutes(3), AwayReason::Lost, 40_000),
        (minutes(10), AwayReason::Lost, 80_000),
        (minutes(60), AwayReason::Lost, 120_000),
        (TimeControl::None, AwayReason::Closed, 3 * DAY),
        (TimeControl::None, AwayReason::Lost, 3 * DAY),
    ];
    for (time, reason, wait) in table {
        let mut table = begun(time);
        table.leaves("guest", reason).wait(7_000).tick();
        table.refuses("host", WIN, awaited(wait - 7_000)).refuses("host", DRAW, awaited(wait - 7_000));
        table.wait(wait - 7_001).refuses("host", WIN, awaited(1));
        table.wait(1).does("host", WIN);
        assert_eq!(table.room.outcome(), Some(Outcome::Win { winner: Black, by: WinBy::Abandonment }), "{time:?} {reason:?}");
        table.reload();
    }
}

#[test]
fn after_the_wait_the_player_who_stayed_can_claim_a_win_or_a_draw() {
    for (claim, outcome) in [(WIN, Outcome::Win { winner: White, by: WinBy::Abandonment }), (DRAW, Outcome::Draw)] {
        let mut table = begun(absolute(600_000));
        table.leaves("host", AwayReason::Closed).wait(10_000).tick();
        table.refuses("host", claim, Refusal::OpponentHere).refuses("eve", claim, Refusal::NotAPlayer);
        table.refuses("nobody", claim, Refusal::NoSession);
        assert_eq!(table.does("guest", claim), [Event::Finished { outcome }]);
        assert_eq!((table.room.absence(Seat::Host, &table.away), table.room.claimable_from()), (None, None));
        table.refuses("guest", claim, Refusal::GameOver);
        assert_eq!(table.room.scoring(), None);
        table.wait(DAY);
        assert_eq!(table.tick(), [], "after the game, nobody counts as absent");
    }
}

#[test]
fn the_server_never_ends_a_game_for_absence() {
    let mut table = begun(TimeControl::None);
    table.leaves("host", AwayReason::Lost).leaves("guest", AwayReason::Closed).wait(5_000);
    assert_eq!(table.tick().len(), 2);
    table.wait(400 * DAY);
    assert_eq!((table.tick(), table.deadline()), (vec![], None));
    assert_eq!(*table.phase(), Phase::Playing);
    table.returns("guest").tick();
    table.does("guest", WIN);
}

#[test]
fn a_clock_runs_on_while_its_player_is_away() {
    let mut table = begun(absolute(20_000));
    table.leaves("host", AwayReason::Lost).wait(20_000);
    let timeout = Event::Finished { outcome: Outcome::Win { winner: White, by: WinBy::Timeout } };
    assert_eq!(table.tick(), [left(Seat::Host, AwayReason::Lost, table.now - 20_000), timeout]);
    table.reload();
}

#[test]
fn a_claim_before_both_have_moved_aborts_the_game() {
    for (moves, claim) in [("", WIN), ("cc", DRAW)] {
        let mut table = Table::seated(Terms { time: absolute(600_000), ..terms(gomoku()) });
        table.plays(moves).leaves("host", AwayReason::Closed).wait(9_999).tick();
        table.refuses("guest", claim, awaited(1));
        table.wait(1);
        assert_eq!(table.does("guest", claim), [Event::Aborted { by: Some(Seat::Guest) }]);
        assert!(matches!(table.phase(), Phase::Aborted { .. }));
        table.reload();
    }
}

#[test]
fn a_claim_aborts_the_game_before_the_nigiri_guess_but_wins_it_once_both_have_acted_in_an_opening() {
    let time = absolute(600_000);
    let mut table = Table::seated(Terms { time, colors: ColorChoice::Nigiri, ..terms(go()) });
    assert_eq!(*table.phase(), Phase::Waiting);
    table.leaves("guest", AwayReason::Closed).wait(10_000);
    assert_eq!(table.tick(), [left(Seat::Guest, AwayReason::Closed, 100)]);
    assert_eq!(table.does("host", WIN), [Event::Aborted { by: Some(Seat::Host) }]);
    table.reload();

    let mut table = Table::seated(Terms { time, opening: room::Opening::KomiBids, ..terms(go()) });
    table.does("host", OpeningCommand::NameKomi(HalfPoints(13)));
    table.does("guest", OpeningCommand::NameKomi(HalfPoints(15)));
    table.leaves("guest", AwayReason::Lost).wait(80_000).tick();
    let winner = table.room.color_of(Seat::Host).unwrap();
    table.does("host", WIN);
    assert_eq!(table.room.outcome(), Some(Outcome::Win { winner, by: WinBy::Abandonment }));
}

#[test]
fn an_absence_continues_when_nigiri_ends() {
    let mut table = Table::seated(Terms { time: absolute(600_000), colors: ColorChoice::Nigiri, ..terms(go()) });
    let gone = table.now;
    table.leaves("host", AwayReason::Closed).wait(6_000).tick();
    table.does("guest", SeatCommand::Guess(Parity::Odd));
    assert_eq!(table.room.absence(Seat::Host, &table.away).map(|absence| absence.since), Some(Millis(gone)));
}

#[test]
fn the_wait_in_correspondence_is_as_long_as_a_full_clock_but_at_least_three_days() {
    let days = |main_days, cap_days, rest_days| TimeControl::Correspondence { main_days, increment_days: 1, cap_days, rest_days };
    for (time, wait) in [(days(1, 1, 0), 3), (days(3, 7, 2), 9)] {
        let mut table = Table::seated(Terms { time, ..terms(gomoku()) });
        table.plays("cc dd").leaves("guest", AwayReason::Closed).wait(Millis::from_days(1).0 * wait - 1);
        let absence = table.room.absence(Seat::Guest, &table.away).unwrap();
        assert_eq!(absence.until.0 - absence.since.0, Millis::from_days(1).0 * wait);
    }
}

#[test]
fn absence_counts_only_from_the_time_when_both_have_sat_down() {
    let mut table = Table::new(terms(go()));
    table.leaves("host", AwayReason::Closed).wait(20_000);
    assert_eq!((table.tick(), table.room.absence(Seat::Host, &table.away)), (vec![], None));
    table.refuses("host", WIN, Refusal::NotStarted);
    table.does("guest", SeatCommand::Sit);
    assert_eq!(
        table.room.next_absence_event_at(&table.away),
        Some(Millis(table.now + 5_000)),
        "the absence begins when the guest sits down"
    );
    table.wait(5_000);
    assert_eq!(table.tick(), [left(Seat::Host, AwayReason::Closed, table.now - 5_000)]);
}

#[test]
fn a_guest_who_stands_up_in_nigiri_ends_all_absences() {
    let mut table = Table::seated(Terms { colors: ColorChoice::Nigiri, ..terms(go()) });
    table.leaves("host", AwayReason::Closed).wait(6_000).tick();
    table.does("guest", SeatCommand::Stand);
    assert_eq!((table.room.claimable_from(), table.room.next_absence_event_at(&table.away)), (None, None));
    table.reload();
}

/// If an absence was not yet recorded when the server restarted, it counts from the restart, with a lost connection as its
/// reason. A recorded absence keeps its beginning and its reason.
#[test]
fn a_recorded_absence_survives_a_restart() {
    let mut table = begun(absolute(600_000));
    let gone = table.now;
    table.leaves("guest", AwayReason::Closed).wait(8_000).tick();
    table.reload();
    let restarted = Some(Away { reason: AwayReason::Lost, since: Millis(table.now) });
    table.away = BySeat { host: restarted, guest: restarted };
    assert_eq!(table.tick(), []);
    let absence = table.room.absence(Seat::Guest, &table.away).unwrap();
    assert_eq!((absence.reason, absence.until), (AwayReason::Closed, Millis(gone + 10_000)));
    table.returns("host").wait(2_000).does("host", WIN);
}

#[test]
fn a_connection_that_comes_and_goes_cannot_fill_the_room_with_events() {
    let mut table = begun(TimeControl::None);
    for _ in 0..2 * ABSENCES_PER_SEAT {
        table.leaves("guest", AwayReason::Lost).wait(5_000).tick();
        table.returns("guest").tick();
    }
    let most = u64::from(ABSENCES_PER_SEAT) * 2 + 10;
    assert!(table.room.seq() < most, "{} of {EVENTS_PER_ROOM}", table.room.seq());
    let gone = table.now;
    table.leaves("guest", AwayReason::Closed).wait(3 * DAY - 1);
    assert_eq!((table.tick(), table.room.next_absence_event_at(&table.away)), (vec![], None));
    table.refuses("host", WIN, awaited(1));
    table.wait(1);
    let won = Event::Finished { outcome: Outcome::Win { winner: Black, by: WinBy::Abandonment } };
    assert_eq!(table.does("host", WIN), [left(Seat::Guest, AwayReason::Closed, gone), won]);
    table.reload();
}

#[test]
fn a_game_can_still_be_claimed_in_a_room_at_its_event_limit() {
    let mut table = begun(absolute(86_400_000));
    table.grow(EVENTS_PER_ROOM);
    table.leaves("host", AwayReason::Closed).wait(10_000);
    assert_eq!(table.tick(), []);
    table.refuses("guest", PlayCommand::Place(point("aa")), RoomLimit::Events.into());
    table.does("guest", WIN);
}
