//! Clocks in openings: a clock belongs to a player, not to a color, and each act is timed.

use room::testing::{Table, go, renju, rows, terms};
use room::{Choice, Clock, Event, Millis, Opening, OpeningCommand, Seat, Terms, TimeControl};
use rules::gomoku::{Penalty, Ruleset};
use rules::{Color, HalfPoints, Outcome, WinBy};

const TEN_SECONDS: TimeControl = TimeControl::Absolute { main: Millis(10_000) };

fn timed(opening: Opening, time: TimeControl) -> Table {
    let setup = match opening {
        Opening::KomiCut | Opening::KomiBids => go(),
        Opening::Yamaguchi | Opening::Soosyrv8 | Opening::Taraguchi10 => renju(Penalty::Loses),
        Opening::Free | Opening::Pro | Opening::LongPro | Opening::Swap | Opening::Swap2 => rows(15, Ruleset::Caro),
    };
    Table::seated(Terms { opening, time, ..terms(setup) })
}

/// The main times of host and guest, and the player whose clock runs.
fn mains(table: &Table) -> (u64, u64, Option<&'static str>) {
    let clocks = table.room.clocks(Millis(table.now)).unwrap();
    let of = |seat| clocks.sides[table.room.color_of(seat).unwrap()].main.0;
    (of(Seat::Host), of(Seat::Guest), clocks.running.map(|color| table.name(color)))
}

#[test]
fn no_clock_runs_before_the_second_player_has_to_act() {
    let mut table = timed(Opening::Yamaguchi, TEN_SECONDS);
    table.wait(20_000).plays("hh").wait(20_000).plays("hg").wait(20_000).plays("hi").wait(20_000);
    assert_eq!((mains(&table), table.deadline()), ((10_000, 10_000, None), None));
    table.does("host", OpeningCommand::Declare(1));
    assert_eq!(mains(table.wait(7)), (10_000, 9_993, Some("guest")));
    let mut table = timed(Opening::KomiCut, TEN_SECONDS);
    table.wait(20_000).does("host", OpeningCommand::NameKomi(HalfPoints(3)));
    assert_eq!(mains(table.wait(7)), (10_000, 9_993, Some("guest")));
}

#[test]
fn players_keep_their_clocks_when_colors_swap() {
    let mut table = timed(Opening::Swap, TEN_SECONDS);
    table.wait(20_000).plays("hh aa oo").wait(1_500);
    assert_eq!(mains(&table), (10_000, 8_500, Some("guest")));
    table.does("guest", OpeningCommand::Choose(Choice::Black));
    assert_eq!(mains(table.wait(100)), (9_900, 8_500, Some("host")));
    table.plays("bb").wait(50);
    assert_eq!(mains(&table), (9_900, 8_450, Some("guest")));
    table.reload();
}

#[test]
fn the_same_clock_keeps_running_if_the_player_who_chose_a_color_moves_next() {
    let mut table = timed(Opening::Swap, TEN_SECONDS);
    table.plays("hh aa oo").wait(1_500);
    table.does("guest", OpeningCommand::Choose(Choice::White));
    // The guest chose White and moves next, so the same clock keeps running.
    assert_eq!(mains(table.wait(100)), (10_000, 8_400, Some("guest")));
}

#[test]
fn each_act_is_charged_and_earns_the_increment() {
    let time = TimeControl::Fischer { main: Millis(10_000), increment: Millis(300), cap: Some(Millis(60_000)) };
    let mut table = timed(Opening::Soosyrv8, time);
    table.plays("hh hg hi").wait(1_000).does("guest", OpeningCommand::Choose(Choice::White));
    assert_eq!(mains(&table), (10_000, 9_300, Some("guest")));
    table.wait(100).plays("aa").wait(100).does("guest", OpeningCommand::Declare(1));
    assert_eq!(mains(&table), (10_000, 9_700, Some("host")));
    table.wait(500).does("host", OpeningCommand::Choose(Choice::White));
    assert_eq!(mains(&table), (9_800, 9_700, Some("guest")), "the guest has Black and must offer fifth moves");
    table.wait(700).does("guest", OpeningCommand::OfferMoves(vec![room::testing::point("cc")]));
    assert_eq!(mains(&table), (9_800, 9_300, Some("host")));
    table.wait(300).plays("cc");
    assert_eq!(mains(&table), (9_800, 9_300, Some("host")), "the player who picks a move also plays the next one");
    table.reload();
}

#[test]
fn the_time_for_a_bid_is_charged() {
    let time = TimeControl::ByoYomi { main: Millis(1_000), periods: 2, period: Millis(5_000) };
    let mut table = timed(Opening::KomiBids, time);
    table.does("host", OpeningCommand::NameKomi(HalfPoints(3)));
    table.wait(4_000).does("guest", OpeningCommand::NameKomi(HalfPoints(4)));
    table.wait(7_000).does("host", OpeningCommand::NameKomi(HalfPoints(5)));
    let sides = table.room.clocks(Millis(table.now)).unwrap().sides;
    let clock = |periods| Clock { main: Millis(0), periods, period: Millis(5_000), stones: 0, rest: Millis(0) };
    assert_eq!((sides.black, sides.white), (clock(1), clock(2)));
    table.wait(10).does("guest", OpeningCommand::Choose(Choice::White));
    assert_eq!(table.room.clocks(Millis(table.now)).unwrap().running, Some(Color::Black));
}

#[test]
fn a_player_who_runs_out_of_time_during_a_choice_loses() {
    let mut table = timed(Opening::Taraguchi10, TEN_SECONDS);
    table.plays("hh").wait(1_000).does("guest", OpeningCommand::Choose(Choice::Black));
    table.wait(1_000).plays("hg").wait(8_999);
    assert_eq!((mains(&table), table.tick()), ((9_000, 1, Some("guest")), vec![]));
    table.wait(1);
    let outcome = Outcome::Win { winner: Color::White, by: WinBy::Timeout };
    assert_eq!(table.tick(), [Event::Finished { outcome }]);
    assert_eq!(table.name(Color::White), "host");
    table.reload();
}
