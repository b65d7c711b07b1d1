//! Dead stones proposed by the server after the second pass.

use room::testing::{Table, go, go_setup, gomoku, point, terms, viewer};
use room::{Event, Marks, Phase, PlayCommand, Refusal, Room, ScoringCommand};
use rules::Color::{Black, White};
use rules::go::{Handicap, Proposal, Ruleset};
use rules::{Outcome, Point};
use std::collections::BTreeSet;

fn points(names: &str) -> BTreeSet<Point> {
    names.split_whitespace().map(point).collect()
}

fn proposal(dead: &str, unsealed: &str) -> Option<Proposal> {
    Some(Proposal { dead: points(dead), unsealed: points(unsealed), ownership: Vec::new() })
}

/// The viewers whose pass would begin the scoring phase. Tries the two players, a spectator, and someone without a
/// session.
fn wanted(room: &Room) -> Vec<&'static str> {
    let wants = |who: &&str| room.wants_proposal(&viewer(who), &PlayCommand::Pass.into());
    ["host", "guest", "eve", "nobody"].into_iter().filter(wants).collect()
}

/// A game with a white stone in Black's area. The next pass, by White, begins the scoring phase.
fn counting() -> Table {
    let mut table = Table::seated(terms(go()));
    table.plays("ba da bb db bc dc bd dd be de pass ac pass");
    table.proposal = proposal("ac cc", "ee");
    table
}

#[test]
fn a_proposal_is_wanted_only_for_a_pass_that_begins_the_scoring_phase() {
    let mut table = Table::seated(terms(go()));
    assert_eq!(wanted(&table.room), [] as [&str; 0]);
    table.plays("cc pass");
    assert_eq!(wanted(&table.room), ["host"]);
    assert!(!table.room.wants_proposal(&viewer("host"), &ScoringCommand::Resume.into()));
    table.plays("pass");
    assert_eq!(wanted(&table.room), [] as [&str; 0]);
    let mut nothing_removed = Table::seated(terms(go_setup(Ruleset::TrompTaylor, Handicap::None)));
    nothing_removed.plays("cc pass");
    assert_eq!(wanted(&nothing_removed.room), [] as [&str; 0]);
    assert_eq!(wanted(&Table::seated(terms(gomoku())).room), [] as [&str; 0]);
    assert_eq!(wanted(&Table::new(terms(go())).room), [] as [&str; 0]);
}

#[test]
fn proposed_stones_are_marked_as_dead() {
    let mut table = counting();
    let events = table.does("guest", PlayCommand::Pass);
    // The proposal also names cc, but there is no stone on cc.
    let proposed = Event::Proposed { dead: vec![point("ac")], unsealed: vec![point("ee")] };
    assert_eq!(events, [Event::Passed { color: White }, proposed]);
    let marks = Marks { dead: points("ac"), unsealed: points("ee"), as_proposed: true, ..Marks::default() };
    assert_eq!(*table.phase(), Phase::Scoring(marks));
    table.refuses("host", ScoringCommand::Accept { dead: points("") }, Refusal::DeadSetChanged);
    table.reload();
    table.does("host", ScoringCommand::Accept { dead: points("ac") });
    let events = table.does("guest", ScoringCommand::Accept { dead: points("ac") });
    assert!(matches!(events[1], Event::Finished { outcome: Outcome::Win { winner: White, .. } }));
}

#[test]
fn the_players_can_change_the_proposal() {
    let mut table = counting();
    table.does("guest", PlayCommand::Pass);
    table.does("host", ScoringCommand::Accept { dead: points("ac") });
    table.does("guest", ScoringCommand::Mark { point: point("ac"), dead: false });
    assert!(table.room.marks().dead.is_empty() && !table.room.marks().accepted.black);
    assert_eq!(table.room.marks().unsealed, points("ee"), "open borders remain open");
    table.does("host", ScoringCommand::Resume);
    assert!(table.room.marks().unsealed.is_empty() && table.room.marks().dead.is_empty());
    table.reload();
}

#[test]
fn each_scoring_phase_begins_with_its_own_proposal() {
    let mut table = counting();
    table.does("guest", PlayCommand::Pass);
    table.does("host", ScoringCommand::Resume);
    table.plays("ee pass");
    table.proposal = proposal("ee", "");
    let color = table.room.turn().unwrap();
    let events = table.does(table.name(color), PlayCommand::Pass);
    assert_eq!(events[1], Event::Proposed { dead: vec![point("ee")], unsealed: vec![] });
}

#[test]
fn without_a_proposal_no_stones_are_marked_as_dead() {
    let mut table = counting();
    table.proposal = None;
    assert_eq!(table.does("guest", PlayCommand::Pass), [Event::Passed { color: White }]);
    assert!(table.room.marks().dead.is_empty() && table.room.marks().unsealed.is_empty());
}

#[test]
fn a_proposal_is_ignored_unless_a_pass_begins_the_scoring_phase() {
    let mut table = Table::seated(terms(go()));
    table.proposal = proposal("cc", "dd");
    assert_eq!(table.plays("cc").does("guest", PlayCommand::Pass), [Event::Passed { color: White }]);
    let mut nothing_removed = Table::seated(terms(go_setup(Ruleset::TrompTaylor, Handicap::None)));
    nothing_removed.proposal = proposal("cc", "dd");
    nothing_removed.plays("cc pass");
    let events = nothing_removed.does("host", PlayCommand::Pass);
    assert!(matches!(events[..], [Event::Passed { color: Black }, Event::Finished { .. }]));
}
