//! Scratch boards: a disputed group is played out in the scoring phase.

use room::testing::{Table, go, go_setup, point, terms};
use room::{
    AwayReason, Claim, Command, EVENTS_PER_ROOM, EndCommand, Event, Meaning, Millis, Phase, PlayCommand, Refusal, RoomLimit,
    SCRATCH_BOARDS, SCRATCH_STONES, ScoringCommand, ScratchCommand, SeatCommand,
};
use rules::Color::{self, Black, White};
use rules::go::{Handicap, Proposal, Ruleset};
use rules::{Illegal, Point};
use std::collections::BTreeSet;

const TWO_MINUTES: u64 = 120_000;

/// A black wall encloses the left side, with one white stone inside. A white wall encloses the right side, with one black stone
/// inside. Black is the host.
fn counting() -> Table {
    let mut table = Table::seated(terms(go()));
    table.plays("ba da bb db bc dc bd dd be de eb ac pass pass");
    assert_eq!(table.board(), ".X.O. .X.OX OX.O. .X.O. .X.O.");
    assert!(matches!(table.phase(), Phase::Scoring(_)));
    table
}

fn open(table: &mut Table, who: &str) -> Vec<Event> {
    table.does(who, ScratchCommand::Open)
}

fn seen(table: &Table) -> u32 {
    table.room.scratch().map_or(0, |scratch| scratch.changes())
}

/// Places stones one by one. The player has seen each stone before placing the next.
fn places(table: &mut Table, who: &str, stones: &str) {
    for name in stones.split_whitespace() {
        let place = ScratchCommand::Place { point: point(name), seen: seen(table) };
        table.does(who, place);
    }
}

fn propose(table: &Table) -> Command {
    ScratchCommand::Propose { seen: seen(table) }.into()
}

fn agree(table: &Table) -> Command {
    ScratchCommand::Agree { seen: seen(table) }.into()
}

fn mark(name: &str, dead: bool) -> Command {
    ScoringCommand::Mark { point: point(name), dead }.into()
}

fn accept(table: &Table) -> Command {
    ScoringCommand::Accept { dead: table.room.marks().dead.clone() }.into()
}

fn points(names: &str) -> BTreeSet<Point> {
    names.split_whitespace().map(point).collect()
}

fn board(table: &Table) -> String {
    table.room.scratch().unwrap().rows().join(" ")
}

#[test]
fn a_scratch_board_changes_the_marks_only_if_both_players_agree_on_its_result() {
    let mut table = counting();
    table.does("host", mark("eb", true));
    assert_eq!(open(&mut table, "guest"), [Event::ScratchOpened { by: White }]);
    // Black captures in the corner. The stone that was marked as dead is not touched, so it keeps its mark.
    places(&mut table, "host", "ab ad");
    assert_eq!(board(&table), ".X.O. XX.OX .X.O. XX.O. .X.O.");
    assert_eq!(table.board(), ".X.O. .X.OX OX.O. .X.O. .X.O.", "the game does not change");
    assert_eq!(table.room.marks().dead, points("eb"), "the marks do not change");
    assert_eq!(table.room.scratch_result(), Some(points("ac eb")));
    assert_eq!(table.does("host", propose(&table)), [Event::ScratchProposed { by: Black }]);
    table.refuses("host", propose(&table), Refusal::AlreadyOffered).refuses("host", agree(&table), Refusal::NoOffer);
    let marked = Event::Marked { color: White, points: vec![point("ac")], dead: true };
    assert_eq!(table.does("guest", agree(&table)), [marked, Event::ScratchClosed { by: White, agreed: true }]);
    assert_eq!((table.room.marks().dead.clone(), table.room.scratch().is_none()), (points("ac eb"), true));
    assert!(matches!(table.phase(), Phase::Scoring(_)) && table.room.moves().len() == 14);
    table.reload();
}

#[test]
fn a_group_marked_as_dead_becomes_alive_if_it_lives_on_the_scratch_board() {
    let mut table = counting();
    table.does("host", mark("ac", true));
    open(&mut table, "host");
    places(&mut table, "guest", "ab ad");
    table.does("guest", propose(&table));
    // If a player proposes the result that the opponent has proposed, this counts as an agreement.
    let marked = Event::Marked { color: Black, points: vec![point("ac")], dead: false };
    assert_eq!(table.does("host", propose(&table)), [marked, Event::ScratchClosed { by: Black, agreed: true }]);
    assert_eq!(table.room.marks().dead, points(""));
}

#[test]
fn a_mark_after_an_agreement_applies_only_to_the_group_of_its_stone() {
    let mut table = counting();
    table.does("host", mark("ac", true));
    table.does("host", mark("eb", true));
    open(&mut table, "host");
    places(&mut table, "guest", "ab ad");
    places(&mut table, "host", "ea ec");
    table.does("guest", propose(&table));
    let both = Event::Marked { color: Black, points: vec![point("eb"), point("ac")], dead: false };
    assert_eq!(table.does("host", agree(&table)), [both, Event::ScratchClosed { by: Black, agreed: true }]);
    // Both stones live now. They are far apart, so a tap on one of them leaves the other alive.
    let one = Event::Marked { color: White, points: vec![point("ac")], dead: true };
    assert_eq!(table.does("guest", mark("ac", true)), [one]);
    assert_eq!(table.room.marks().dead, points("ac"));
    table.reload();
}

#[test]
fn an_agreement_that_changes_no_mark_keeps_the_acceptance() {
    let mut table = counting();
    table.does("host", mark("ac", true));
    let accepting = accept(&table);
    table.does("host", accepting.clone());
    open(&mut table, "guest");
    places(&mut table, "host", "ab ad");
    table.does("host", propose(&table));
    assert_eq!(table.does("guest", agree(&table)), [Event::ScratchClosed { by: White, agreed: true }]);
    assert!(table.room.marks().accepted.black);
    assert!(matches!(table.does("guest", accepting)[..], [Event::ScoreAccepted { .. }, Event::Finished { .. }]));
}

#[test]
fn only_a_player_who_has_seen_the_latest_change_can_place_a_stone_and_only_on_an_empty_point() {
    let mut table = counting();
    let place = |name, seen| ScratchCommand::Place { point: point(name), seen };
    table.refuses("host", place("ab", 0), Refusal::NoScratch);
    open(&mut table, "host");
    table.refuses("eve", place("ab", 0), Refusal::NotAPlayer).refuses("host", ScratchCommand::Open, Refusal::ScratchOpen);
    table.refuses("host", place("ba", 0), Refusal::Illegal(Illegal::Occupied));
    table.refuses("host", place("ff", 0), Refusal::Illegal(Illegal::OffBoard));
    table.refuses("guest", place("ea", 1), Refusal::ScratchChanged);
    // The players need not alternate, but nobody can answer a stone that they have not seen.
    places(&mut table, "guest", "ab ad");
    table.refuses("host", place("aa", 1), Refusal::ScratchChanged);
    table.does("host", place("aa", 2));
    table.refuses("guest", ScratchCommand::TakeBack { seen: 3 }, Refusal::NotYourStone);
    table.refuses("host", ScratchCommand::TakeBack { seen: 2 }, Refusal::ScratchChanged);
    assert_eq!(table.does("host", ScratchCommand::TakeBack { seen: 3 }), [Event::ScratchTakenBack { by: Black }]);
    assert_eq!(board(&table), ".X.O. OX.OX OX.O. OX.O. .X.O.");
    // The stones are the same as after two changes, but the board has changed twice since then.
    table.refuses("host", place("aa", 2), Refusal::ScratchChanged);
    table.reload();
}

#[test]
fn placing_or_taking_back_a_stone_withdraws_the_proposal_of_a_result() {
    let mut table = counting();
    open(&mut table, "host");
    table.refuses("host", propose(&table), Refusal::NothingPlayedOut);
    table.refuses("host", ScratchCommand::TakeBack { seen: 0 }, Refusal::NothingToTakeBack);
    places(&mut table, "host", "ab ad");
    table.does("host", propose(&table));
    let before = agree(&table);
    places(&mut table, "guest", "ea");
    table.refuses("guest", before, Refusal::ScratchChanged).refuses("guest", agree(&table), Refusal::NoOffer);
    table.does("guest", propose(&table));
    table.does("guest", ScratchCommand::TakeBack { seen: 3 });
    table.refuses("host", agree(&table), Refusal::NoOffer);
    assert_eq!(table.room.scratch().unwrap().proposed(), None);
}

#[test]
fn while_a_board_is_open_nobody_may_mark_or_accept_and_either_player_may_close_it() {
    for closer in ["host", "guest"] {
        let mut table = counting();
        open(&mut table, "host");
        places(&mut table, "host", "ab ad");
        table.refuses("guest", mark("ac", true), Refusal::ScratchOpen).refuses("host", accept(&table), Refusal::ScratchOpen);
        let by = if closer == "host" { Black } else { White };
        assert_eq!(table.does(closer, ScratchCommand::Close), [Event::ScratchClosed { by, agreed: false }]);
        assert_eq!(table.room.marks().dead, points(""));
        table.refuses(closer, ScratchCommand::Close, Refusal::NoScratch);
        table.does("guest", mark("ac", true));
        // The next board begins with the final position again.
        open(&mut table, "guest");
        assert_eq!(board(&table), table.board());
    }
}

#[test]
fn the_scratch_board_disappears_when_play_resumes_or_the_game_ends() {
    for (who, command) in [("host", Command::from(ScoringCommand::Resume)), ("guest", EndCommand::Resign.into())] {
        let mut table = counting();
        open(&mut table, "host");
        places(&mut table, "host", "ab ad");
        table.does(who, command);
        assert!(table.room.scratch().is_none());
        assert_eq!(table.board(), ".X.O. .X.OX OX.O. .X.O. .X.O.");
        table.reload();
    }
    let playing = Table::seated(terms(go()));
    playing.refuses("host", ScratchCommand::Open, Refusal::WrongPhase).refuses(
        "host",
        ScratchCommand::Close,
        Refusal::WrongPhase,
    );
    Table::new(terms(go())).refuses("host", ScratchCommand::Open, Refusal::NotStarted);
}

#[test]
fn the_number_of_scratch_boards_and_of_the_stones_on_each_is_bounded() {
    let mut table = counting();
    for _ in 0..SCRATCH_BOARDS {
        open(&mut table, "host");
        table.does("guest", ScratchCommand::Close);
    }
    table.refuses("host", ScratchCommand::Open, RoomLimit::ScratchBoards.into());
    let mut table = counting();
    open(&mut table, "host");
    for _ in 0..SCRATCH_STONES {
        places(&mut table, "host", "ab");
        let seen = seen(&table);
        table.does("host", ScratchCommand::TakeBack { seen });
    }
    let place = ScratchCommand::Place { point: point("ab"), seen: seen(&table) };
    table.refuses("host", place, RoomLimit::ScratchStones.into());
    table.reload();
}

#[test]
fn at_the_limit_of_events_a_board_can_still_be_closed() {
    let mut table = counting();
    open(&mut table, "host");
    table.grow(EVENTS_PER_ROOM);
    table.refuses("host", ScratchCommand::Place { point: point("ab"), seen: 0 }, RoomLimit::Events.into());
    table.does("guest", ScratchCommand::Close);
    table.does("guest", accept(&table));
}

#[test]
fn a_connected_player_gets_more_time_only_when_the_opponent_does_something_on_the_scratch_board() {
    let mut table = counting();
    table.does("host", accept(&table));
    let left = |table: &Table| table.deadline().unwrap() - table.now;
    table.wait(100_000);
    open(&mut table, "guest");
    places(&mut table, "guest", "ec");
    assert_eq!(left(&table), 20_000, "opening a board and placing a stone does not give the silent player more time");
    table.wait(10_000);
    places(&mut table, "host", "ab");
    assert_eq!(left(&table), TWO_MINUTES);
    table.wait(TWO_MINUTES);
    assert_eq!(table.tick(), [Event::Resumed { by: None, turn: White }]);
    assert!(table.room.scratch().is_none());

    let mut table = Table::seated(terms(go()));
    table.proposal = Some(Proposal { dead: points("ac"), unsealed: BTreeSet::new(), ownership: Vec::new() });
    table.plays("ba da bb db bc dc bd dd be de pass ac pass pass");
    table.does("host", accept(&table));
    open(&mut table, "guest");
    table.leaves("guest", AwayReason::Closed).wait(6_000).tick();
    places(&mut table, "host", "ab");
    let silence = table.room.silence().unwrap();
    assert_eq!((silence.color, silence.at, silence.means), (White, Millis(table.now + 4_000), Meaning::Acceptance));
    table.wait(4_000);
    assert!(matches!(table.tick()[..], [Event::ScoreAccepted { .. }, Event::Finished { .. }]));
    assert!(table.room.scratch().is_none());
}

#[test]
fn opening_a_board_does_not_allow_a_claim_against_a_player_who_accepted_and_left() {
    let mut table = counting();
    table.does("host", accept(&table));
    table.leaves("host", AwayReason::Closed).wait(60_000).tick();
    open(&mut table, "guest");
    table.wait(30_000).tick();
    table.refuses("guest", EndCommand::Claim(Claim::Win), Refusal::OpponentAccepted);
}

#[test]
fn on_one_device_stones_alternate_unless_the_command_names_a_seat() {
    let mut table = Table::new(terms(go_setup(Ruleset::Chinese, Handicap::None)));
    table.does("host", SeatCommand::SitOpposite { name: "Bo".to_owned() });
    for name in "ba da bb db bc dc bd dd be de eb ac".split_whitespace() {
        table.does("host", PlayCommand::Place(point(name)));
    }
    table.does("host", PlayCommand::Pass);
    table.does("host", PlayCommand::Pass);
    table.does("host", ScratchCommand::Open);
    let colors =
        |table: &Table| -> Vec<Color> { table.room.scratch().unwrap().stones().iter().map(|(color, _)| *color).collect() };
    places(&mut table, "host", "ab ea");
    assert_eq!(colors(&table), [Black, White]);
    places(&mut table, "host@guest", "ed");
    places(&mut table, "host", "ad");
    assert_eq!(colors(&table), [Black, White, White, Black]);
    table.does("host", ScratchCommand::TakeBack { seen: 4 });
    places(&mut table, "host@host", "ad");
    table.does("host", propose(&table));
    let events = table.does("host", agree(&table));
    assert_eq!(events.last(), Some(&Event::ScratchClosed { by: White, agreed: true }));
    // White also played next to the black stone at eb, but did not capture it.
    assert_eq!(table.room.marks().dead, points("ac"));
}
