use room::testing::{Table, go, go_setup, gomoku, point, record, terms};
use room::{
    Clock, Clocks, Command, EndCommand, Event, GIFTS_PER_SEAT, Millis, OfferCommand, OfferKind, Phase, PlayCommand, Refusal,
    RoomLimit, ScoringCommand, Seat, Terms, TimeControl,
};
use rules::Color::{Black, White};
use rules::go::{Handicap, Ruleset};
use rules::{ByColor, Color, Outcome, Setup, WinBy};

fn timed(setup: Setup, time: TimeControl) -> Table {
    assert!(time.limits().iter().all(|limit| limit.fault().is_none()), "{time:?}");
    Table::seated(Terms { time, ..terms(setup) })
}

fn absolute(main: u64) -> TimeControl {
    TimeControl::Absolute { main: Millis(main) }
}

fn clocks(table: &Table) -> Clocks {
    table.room.clocks(Millis(table.now)).unwrap()
}

/// The main times of Black and White, and the color of the running clock.
fn mains(table: &Table) -> (u64, u64, Option<Color>) {
    let Clocks { sides, running } = clocks(table);
    (sides.black.main.0, sides.white.main.0, running)
}

#[test]
fn a_gift_of_time_goes_to_the_opponent_and_the_number_of_gifts_is_bounded() {
    let time = TimeControl::ByoYomi { main: Millis(10_000), periods: 2, period: Millis(5000) };
    let mut table = Table::seated(Terms { time, ..terms(go()) });
    table.refuses("host", Command::GiveTime, Refusal::NoClock);
    table.plays("cc");
    let left = |table: &Table| table.deadline().expect("a clock runs") - table.now;
    assert_eq!(left(&table), 20_000);
    assert_eq!(table.does("host", Command::GiveTime), [Event::TimeGiven { by: Black, more: Millis(15_000) }]);
    assert_eq!(left(&table), 35_000);
    table.refuses("eve", Command::GiveTime, Refusal::NotAPlayer);
    // A gift in the last period makes this period longer, but only until the next move.
    table.wait(31_000).does("host", Command::GiveTime);
    table.reload();
    assert_eq!(left(&table), 19_000);
    for _ in 2..GIFTS_PER_SEAT {
        table.does("host", Command::GiveTime);
    }
    assert_eq!(table.room.gifts_left(Seat::Host), 0);
    table.refuses("host", Command::GiveTime, RoomLimit::Gifts.into());
    assert!(table.decide("guest", &Command::GiveTime).is_ok(), "the gifts of each player are counted separately");
    let days = TimeControl::Correspondence { main_days: 3, increment_days: 1, cap_days: 3, rest_days: 0 };
    let mut long = Table::seated(Terms { time: days, ..terms(go()) });
    long.plays("cc").does("host", Command::GiveTime);
    assert_eq!(left(&long), 4 * 86_400_000);
    Table::seated(terms(go())).plays("cc").refuses("host", Command::GiveTime, Refusal::NoClock);
}

#[test]
fn the_clock_starts_with_the_first_move() {
    let mut table = timed(go(), absolute(10_000));
    table.wait(60_000);
    assert_eq!((mains(&table), table.deadline()), ((10_000, 10_000, None), None));
    table.plays("cc").wait(1500);
    assert_eq!(mains(&table), (10_000, 8500, Some(White)));
    assert_eq!(table.deadline(), Some(table.now + 8500));
    table.plays("bb").wait(400);
    assert_eq!(mains(&table), (9600, 8500, Some(Black)));
}

#[test]
fn without_time_control_no_clock_runs() {
    let mut table = Table::seated(terms(go()));
    table.plays("cc bb").wait(u64::MAX / 2);
    assert_eq!((table.room.clocks(Millis(table.now)), table.deadline()), (None, None));
}

#[test]
fn handicap_stones_cost_no_time() {
    let mut table = timed(go_setup(Ruleset::Chinese, Handicap::Free(3)), absolute(10_000));
    for stone in ["aa", "bb", "cc"] {
        assert_eq!(table.deadline(), None);
        table.wait(20_000).plays(stone);
    }
    assert_eq!(mains(table.wait(1)), (10_000, 9999, Some(White)));
    let mut table = timed(go_setup(Ruleset::Chinese, Handicap::Fixed(2)), absolute(10_000));
    table.wait(20_000).plays("aa").wait(5);
    assert_eq!(mains(&table), (9995, 10_000, Some(Black)));
}

#[test]
fn a_player_out_of_time_loses() {
    for setup in [go(), gomoku()] {
        let mut table = timed(setup, absolute(10_000));
        table.plays("cc bb").wait(9999);
        assert_eq!(table.tick(), []);
        table.wait(1);
        let outcome = Outcome::Win { winner: White, by: WinBy::Timeout };
        assert_eq!(table.tick(), [Event::Finished { outcome }]);
        assert_eq!((table.room.outcome(), table.deadline(), table.tick()), (Some(outcome), None, vec![]));
        assert_eq!(mains(&table), (0, 10_000, None));
        table.reload();
    }
}

#[test]
fn a_timeout_before_both_have_moved_aborts_the_game() {
    let mut table = timed(go(), absolute(10_000));
    table.plays("cc").wait(9_999);
    assert_eq!(table.tick(), []);
    table.wait(1).refuses("guest", PlayCommand::Pass, Refusal::DeadlinePassed);
    assert_eq!(table.tick(), [Event::Aborted { by: None }]);
    assert_eq!((table.room.outcome(), table.deadline(), table.tick()), (None, None, vec![]));
    table.reload();
    // Handicap stones are moves of one player only, and a pass is a move.
    let mut table = timed(go_setup(Ruleset::Chinese, Handicap::Free(2)), absolute(10_000));
    table.plays("aa bb").wait(10_000);
    assert_eq!(table.tick(), [Event::Aborted { by: None }]);
    let mut table = timed(go(), absolute(10_000));
    table.plays("cc pass").wait(10_000);
    assert!(matches!(table.tick()[..], [Event::Finished { .. }]));
}

/// A move that was taken back does not count as made.
#[test]
fn after_a_takeback_of_the_first_moves_a_timeout_aborts_the_game() {
    let mut table = timed(go(), absolute(10_000));
    table.plays("cc bb");
    table.does("guest", OfferCommand::Make(OfferKind::Takeback));
    table.does("host", OfferCommand::Accept(OfferKind::Takeback));
    table.reload();
    assert!(table.room.abortable());
    table.wait(10_000);
    assert_eq!(table.tick(), [Event::Aborted { by: None }]);
}

/// In earlier versions, a player who ran out of time lost the game even if not both players had moved. Records from those versions
/// keep that outcome.
#[test]
fn an_old_record_of_a_loss_before_both_had_moved_is_still_a_loss() {
    let mut table = timed(go(), absolute(10_000));
    table.plays("cc").wait(10_000);
    let outcome = Outcome::Win { winner: Black, by: WinBy::Timeout };
    table.log.push(record(table.room.seq() + 1, table.now, None, None, Event::Finished { outcome }));
    assert_eq!(table.replayed().outcome(), Some(outcome));
}

#[test]
fn a_command_after_the_deadline_is_too_late_even_before_the_server_has_ended_the_game() {
    let mut table = timed(go(), absolute(10_000));
    table.plays("cc bb").wait(10_000);
    for command in [
        Command::from(PlayCommand::Place(point("dd"))),
        PlayCommand::Pass.into(),
        EndCommand::Resign.into(),
        OfferCommand::Make(OfferKind::Draw).into(),
    ] {
        table.refuses("host", command.clone(), Refusal::DeadlinePassed).refuses("guest", command, Refusal::DeadlinePassed);
    }
    table.does("host", Command::Chat { text: "oh".to_owned() });
    table.now -= 1;
    table.does("host", PlayCommand::Place(point("dd")));
    assert_eq!(mains(&table), (1, 10_000, Some(White)));
}

#[test]
fn fischer_adds_the_increment_up_to_the_cap() {
    let time = TimeControl::Fischer { main: Millis(10_000), increment: Millis(3000), cap: Some(Millis(11_000)) };
    let mut table = timed(go(), time);
    table.plays("cc");
    assert_eq!(mains(&table), (10_000, 10_000, Some(White)), "the first move costs no time and earns no increment");
    table.wait(2500).plays("bb").wait(500).plays("dd");
    assert_eq!(mains(&table), (11_000, 10_500, Some(White)));
}

#[test]
fn byo_yomi_uses_up_periods_and_restores_the_running_one() {
    let time = TimeControl::ByoYomi { main: Millis(10_000), periods: 3, period: Millis(5000) };
    let clock =
        |main, periods, period| Clock { main: Millis(main), periods, period: Millis(period), stones: 0, rest: Millis::ZERO };
    let mut table = timed(go(), time);
    table.plays("cc").wait(12_000);
    assert_eq!(clocks(&table).sides.white, clock(0, 3, 3000));
    table.plays("bb");
    assert_eq!(clocks(&table).sides.white, clock(0, 3, 5000));
    table.plays("dd").wait(10_000);
    assert_eq!(clocks(&table).sides.white, clock(0, 1, 5000));
    assert_eq!(table.deadline(), Some(table.now + 5000));
    table.wait(4999).plays("ba");
    assert_eq!(clocks(&table).sides, ByColor { black: clock(10_000, 3, 0), white: clock(0, 1, 5000) });
    table.reload();
}

#[test]
fn the_clocks_stop_in_the_scoring_phase() {
    let mut table = timed(go_setup(Ruleset::Japanese, Handicap::None), absolute(10_000));
    table.plays("cc").wait(1000).plays("pass").wait(2000).plays("pass");
    assert!(matches!(table.phase(), Phase::Scoring(_)) && table.deadline().is_none());
    table.wait(3_600_000);
    assert_eq!(mains(&table), (8000, 9000, None));
    // Under Japanese rules, when a player resumes play, the opponent moves first.
    table.does("guest", ScoringCommand::Resume);
    table.wait(700);
    assert_eq!(mains(&table), (7300, 9000, Some(Black)));
    table.reload();
}

#[test]
fn a_takeback_restores_both_clocks() {
    let mut table = timed(go(), absolute(10_000));
    table.plays("cc").wait(1000).plays("bb").wait(2000);
    let began = (10_000, 9000);
    table.plays("dd").wait(600);
    assert_eq!(mains(&table), (8000, 8400, Some(White)));
    table.does("host", OfferCommand::Make(OfferKind::Takeback));
    table.wait(400).does("guest", OfferCommand::Accept(OfferKind::Takeback));
    assert_eq!(mains(&table), (began.0, began.1, Some(Black)));
    assert_eq!(table.deadline(), Some(table.now + 10_000));
    table.reload();
    // After all moves have been taken back, no clock runs.
    table.plays("ee").wait(5);
    table.does("host", OfferCommand::Make(OfferKind::Takeback));
    table.does("guest", OfferCommand::Accept(OfferKind::Takeback));
    table.does("host", OfferCommand::Make(OfferKind::Takeback));
    table.does("guest", OfferCommand::Accept(OfferKind::Takeback));
    assert_eq!((mains(&table), table.deadline()), ((10_000, 10_000, None), None));
    table.reload();
}

#[test]
fn a_new_canadian_period_begins_when_the_stones_of_the_previous_one_are_played() {
    let time = TimeControl::Canadian { main: Millis(10_000), stones: 2, period: Millis(5000) };
    let clock =
        |main, period, stones| Clock { main: Millis(main), periods: 0, period: Millis(period), stones, rest: Millis::ZERO };
    let mut table = timed(go(), time);
    table.plays("cc").wait(12_000);
    assert_eq!(clocks(&table).sides.white, clock(0, 3000, 2));
    assert_eq!(table.deadline(), Some(table.now + 3000));
    table.plays("bb");
    assert_eq!(clocks(&table).sides.white, clock(0, 3000, 1));
    table.plays("dd").wait(2999).plays("ba");
    assert_eq!(clocks(&table).sides.white, clock(0, 5000, 2));
    table.reload();
    // A takeback also restores the stones and the time of the period.
    table.does("guest", OfferCommand::Make(OfferKind::Takeback));
    table.does("host", OfferCommand::Accept(OfferKind::Takeback));
    assert_eq!(clocks(&table).sides.white, clock(0, 3000, 1));
    table.wait(3000);
    assert_eq!(table.tick().len(), 1);
    table.reload();
}

#[test]
fn simple_time_is_the_same_for_each_move() {
    let mut table = timed(go(), TimeControl::Simple { per_move: Millis(4000) });
    table.plays("cc").wait(3999).plays("bb").wait(1000);
    assert_eq!(mains(&table), (3000, 4000, Some(Black)));
    assert_eq!(table.deadline(), Some(table.now + 3000));
    table.reload();
}

#[test]
fn correspondence_uses_rest_days_when_no_other_days_are_left() {
    const DAY: u64 = 86_400_000;
    let time = TimeControl::Correspondence { main_days: 2, increment_days: 1, cap_days: 3, rest_days: 1 };
    let clock = |main, rest| Clock { main: Millis(main), periods: 0, period: Millis::ZERO, stones: 0, rest: Millis(rest) };
    let mut table = timed(go(), time);
    table.plays("cc").wait(2 * DAY + 1000);
    assert_eq!(clocks(&table).sides.white, clock(0, DAY - 1000));
    assert_eq!(table.deadline(), Some(table.now + DAY - 1000));
    table.plays("bb");
    assert_eq!(clocks(&table).sides.white, clock(DAY, DAY - 1000));
    table.wait(5).plays("dd");
    assert_eq!(clocks(&table).sides.black, clock(3 * DAY - 5, DAY));
    table.reload();
    table.wait(2 * DAY - 1000);
    assert_eq!(table.tick().len(), 1, "White loses on time, because the rest days that were used do not come back");
}
