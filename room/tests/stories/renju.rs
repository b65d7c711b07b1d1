//! Forbidden moves and passes in renju.

use room::testing::{Table, point, renju, terms};
use room::{Event, PlayCommand, Refusal};
use rules::Color::Black;
use rules::gomoku::Penalty;
use rules::{Illegal, Outcome, WinBy};

/// Black has two open twos that meet at hh.
fn before_a_double_three(penalty: Penalty) -> Table {
    let mut table = Table::seated(terms(renju(penalty)));
    table.plays("gh aa fh ca hg ea hf ga");
    table
}

#[test]
fn a_forbidden_move_is_refused_with_its_reason() {
    let table = before_a_double_three(Penalty::Refused);
    table.refuses("host", PlayCommand::Place(point("hh")), Refusal::Illegal(Illegal::DoubleThree));
}

#[test]
fn a_forbidden_move_loses_if_the_players_agreed_on_that_penalty() {
    let mut table = before_a_double_three(Penalty::Loses);
    let outcome = Outcome::Win { winner: Black.opposite(), by: WinBy::Forbidden };
    let events = table.does("host", PlayCommand::Place(point("hh")));
    assert_eq!(events, [Event::Moved { color: Black, point: point("hh") }, Event::Finished { outcome }]);
    table.reload();
}

#[test]
fn two_passes_are_a_draw_without_a_score() {
    let mut table = Table::seated(terms(renju(Penalty::Refused)));
    table.plays("hh pass");
    let events = table.does("host", PlayCommand::Pass);
    assert_eq!(events, [Event::Passed { color: Black }, Event::Finished { outcome: Outcome::Draw }]);
    assert!(table.room.scoring().is_none());
}
