//! Forbidden moves and passes of renju, as a room has them.

use room::testing::{Table, point, renju, settings};
use room::{Event, PlayCommand, Refusal};
use rules::Color::Black;
use rules::gomoku::Penalty;
use rules::{Illegal, Outcome, WinBy};

/// Black has two open twos that meet in hh.
fn before_a_double_three(penalty: Penalty) -> Table {
    let mut table = Table::seated(settings(renju(penalty)));
    table.plays("gh aa fh ca hg ea hf ga");
    table
}

#[test]
fn a_forbidden_move_is_refused_by_its_name() {
    let table = before_a_double_three(Penalty::Refused);
    table.refuses("host", PlayCommand::Place(point("hh")), Refusal::Illegal(Illegal::DoubleThree));
}

#[test]
fn or_it_loses() {
    let mut table = before_a_double_three(Penalty::Loses);
    let outcome = Outcome::Win { winner: Black.opposite(), by: WinBy::Forbidden };
    let events = table.does("host", PlayCommand::Place(point("hh")));
    assert_eq!(events, [Event::Moved { color: Black, point: point("hh") }, Event::Finished { outcome }]);
    table.reload();
}

#[test]
fn two_passes_are_a_draw_without_a_count() {
    let mut table = Table::seated(settings(renju(Penalty::Refused)));
    table.plays("hh pass");
    let events = table.does("host", PlayCommand::Pass);
    assert_eq!(events, [Event::Passed { color: Black }, Event::Finished { outcome: Outcome::Draw }]);
    assert!(table.room.scoring().is_none());
}
