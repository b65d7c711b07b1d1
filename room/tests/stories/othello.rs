//! Othello: forced passes and the score at the end.

use room::testing::{Table, point, terms};
use room::{Event, Millis, OfferCommand, OfferKind, PlayCommand, Refusal, Terms, TimeControl};
use rules::Color::{Black, White};
use rules::{HalfPoints, Illegal, Move, Outcome, Setup, WinBy};

/// After these moves and White's stone at `LAST`, Black has no legal move.
const TO_A_PASS: &str = "dc cc bc bb fe ac aa";
const LAST: &str = "ca";

fn playing(moves: &str) -> Table {
    let time = TimeControl::Fischer { main: Millis(10_000), increment: Millis(300), cap: Some(Millis(60_000)) };
    let mut table = Table::seated(Terms { time, ..terms(Setup::Othello) });
    table.plays(moves);
    table
}

/// Takes back a move with the opponent's agreement, and returns the number of moves that remain.
fn takes_back(table: &mut Table, who: &str, opponent: &str) -> usize {
    table.does(who, OfferCommand::Make(OfferKind::Takeback));
    table.does(opponent, OfferCommand::Accept(OfferKind::Takeback));
    table.reload();
    table.room.moves().len()
}

#[test]
fn a_player_without_a_legal_move_is_passed_over() {
    let mut table = playing(TO_A_PASS);
    table.refuses("guest", PlayCommand::Pass, Refusal::Illegal(Illegal::NoPass));
    table.refuses("guest", PlayCommand::Place(point("hh")), Refusal::Illegal(Illegal::FlipsNothing));
    let events = table.does("guest", PlayCommand::Place(point(LAST)));
    assert_eq!(events, [Event::Moved { color: White, point: point(LAST) }, Event::Passed { color: Black }]);
    assert_eq!((table.room.turn(), table.room.stone()), (Some(White), Some(White)));
    assert_eq!(table.room.moves()[7..], [(White, Move::Place(point(LAST))), (Black, Move::Pass)]);
    table.refuses("host", PlayCommand::Pass, Refusal::Illegal(Illegal::NotYourTurn));
    table.reload();
}

#[test]
fn a_forced_pass_costs_no_time_and_earns_no_increment() {
    let mut table = playing(TO_A_PASS);
    let before = table.room.clocks(Millis(table.now)).unwrap().sides;
    table.wait(1_000).plays(LAST);
    let clocks = table.room.clocks(Millis(table.now)).unwrap();
    assert_eq!((clocks.sides.black, clocks.running), (before.black, Some(White)));
    assert_eq!(clocks.sides.white.main.0, before.white.main.0 - 1_000 + 300);
}

#[test]
fn a_takeback_also_removes_the_forced_pass() {
    let mut table = playing(TO_A_PASS);
    table.plays(LAST);
    assert_eq!(takes_back(&mut table, "host", "guest"), 6, "the takeback must remove Black's last stone too");
    assert_eq!(table.room.turn(), Some(Black));
    table.plays("aa ca");
    assert_eq!(takes_back(&mut table, "guest", "host"), 7);
    assert_eq!(table.room.turn(), Some(White));
    // White has moved twice without a move of Black in between. Only the second of these two moves is taken back.
    table.plays("ca");
    let stone = table.room.position().legal_moves()[0];
    table.does("guest", PlayCommand::Place(stone));
    assert_eq!(takes_back(&mut table, "guest", "host"), 9);
    assert_eq!((table.room.turn(), table.room.moves()[8]), (Some(White), (Black, Move::Pass)));
}

#[test]
fn the_game_ends_when_neither_player_can_move() {
    // Black's stone on `ce` flips every white stone.
    let mut table = playing("ef fd ec ff ge df eg fe");
    let events = table.does("host", PlayCommand::Place(point("ce")));
    let outcome = Outcome::Win { winner: Black, by: WinBy::Score { margin: HalfPoints::from_points(64) } };
    assert_eq!(events, [Event::Moved { color: Black, point: point("ce") }, Event::Finished { outcome }]);
    assert!(table.room.scoring().is_none());
    assert_eq!(table.room.position().count().unwrap().discs.black, 13);
    table.reload();
}

#[test]
fn an_agreed_draw_or_a_timeout_also_ends_the_game() {
    let mut table = playing("dc");
    table.does("host", OfferCommand::Make(OfferKind::Draw));
    assert_eq!(table.does("guest", OfferCommand::Accept(OfferKind::Draw)), [Event::Finished { outcome: Outcome::Draw }]);
    let mut table = playing("dc ec");
    table.wait(10_000);
    let outcome = Outcome::Win { winner: White, by: WinBy::Timeout };
    assert_eq!(table.tick(), [Event::Finished { outcome }]);
}
