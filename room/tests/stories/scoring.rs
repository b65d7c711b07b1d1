use proptest::prelude::{any, prop, prop_assert, prop_assert_eq, proptest};
use room::testing::{Table, go, go_setup, point, terms};
use room::{Command, Event, Phase, PlayCommand, Refusal, ScoringCommand};
use rules::Color::{Black, White};
use rules::go::{Handicap, Proposal, Ruleset};
use rules::{Color, HalfPoints, Illegal, Outcome, Point, WinBy};
use std::collections::BTreeSet;

/// A black wall encloses the left side, with one white stone inside. A white wall encloses the right side.
const COUNTED: &str = "ba da bb db bc dc bd dd be de pass ac pass pass";

fn counting() -> Table {
    counting_with(COUNTED)
}

fn counting_with(moves: &str) -> Table {
    let mut table = Table::seated(terms(go()));
    table.plays(moves);
    assert!(matches!(table.phase(), Phase::Scoring(_)));
    table
}

fn mark(point_name: &str, dead: bool) -> Command {
    ScoringCommand::Mark { point: point(point_name), dead }.into()
}

fn accept(points: &[&str]) -> Command {
    ScoringCommand::Accept { dead: points.iter().map(|name| point(name)).collect() }.into()
}

fn marked(color: Color, points: &[&str], dead: bool) -> Event {
    Event::Marked { color, points: points.iter().map(|name| point(name)).collect(), dead }
}

#[test]
fn two_passes_begin_the_scoring_phase() {
    let mut table = Table::seated(terms(go()));
    assert_eq!(*table.plays("cc pass").phase(), Phase::Playing);
    assert_eq!(table.does("host", PlayCommand::Pass), [Event::Passed { color: Black }]);
    assert!(matches!(table.phase(), Phase::Scoring(_)) && table.room.turn().is_none());
    assert!(table.room.scoring().is_some());
    table.reload();
}

#[test]
fn the_score_decides_when_both_accept_the_same_dead_stones() {
    let mut table = counting();
    assert_eq!(table.board(), ".X.O. .X.O. OX.O. .X.O. .X.O.");
    assert_eq!(table.does("guest", mark("ac", true)), [marked(White, &["ac"], true)]);
    assert_eq!(table.does("host", accept(&["ac"])), [Event::ScoreAccepted { color: Black }]);
    assert!(table.room.marks().accepted.black && !table.room.marks().accepted.white);
    table.refuses("host", accept(&["ac"]), Refusal::AlreadyAccepted);
    // Under Chinese rules both players have ten points. There are five dame, and komi is 7.5.
    let outcome = Outcome::Win { winner: White, by: WinBy::Score { margin: HalfPoints(15) } };
    let events = table.does("guest", accept(&["ac"]));
    assert_eq!(events, [Event::ScoreAccepted { color: White }, Event::Finished { outcome }]);
    assert_eq!(table.room.scoring().unwrap().outcome, outcome);
    table.refuses("host", mark("ac", false), Refusal::GameOver).refuses("host", ScoringCommand::Resume, Refusal::GameOver);
    table.reload();
}

#[test]
fn any_change_withdraws_both_acceptances() {
    let mut table = counting();
    table.does("host", accept(&[]));
    table.does("guest", mark("ac", true));
    assert!(!table.room.marks().accepted.black && !table.room.marks().accepted.white);
    table.refuses("host", accept(&[]), Refusal::DeadSetChanged).refuses("guest", accept(&["ac", "ba"]), Refusal::DeadSetChanged);
    table.does("guest", accept(&["ac"]));
    table.does("host", mark("ac", false));
    assert!(!table.room.marks().accepted.black && !table.room.marks().accepted.white && table.room.marks().dead.is_empty());
}

#[test]
fn a_mark_applies_to_the_group_and_a_second_one_undoes_it() {
    // Two black stones in White's corner share liberties. A living black wall is elsewhere.
    let mut table = counting_with("aa ca bb cb ec ac dc bc cc pass pass");
    assert_eq!(table.board(), "X.O.. .XO.. OOXXX ..... .....");
    assert_eq!(table.does("guest", mark("aa", true)), [marked(White, &["aa", "bb"], true)]);
    assert_eq!(table.does("host", mark("dc", true)), [marked(Black, &["cc", "dc", "ec"], true)]);
    assert_eq!(table.does("guest", mark("cc", false)), [marked(White, &["cc", "dc", "ec"], false)]);
    assert_eq!(table.does("host", mark("bb", false)), [marked(Black, &["aa", "bb"], false)]);
    // Only a part of the group is proposed as dead. The second mark undoes the first, and leaves that part dead.
    let mut table = counted_with("aa ca bb cb ec ac dc bc cc", &["aa"]);
    assert_eq!(table.does("guest", mark("bb", true)), [marked(White, &["bb"], true)]);
    assert_eq!(table.does("guest", mark("bb", false)), [marked(White, &["bb"], false)]);
    assert_eq!(table.room.marks().dead, BTreeSet::from([point("aa")]));
}

/// Plays these moves. Then each player passes once. The server proposes these stones as dead.
fn counted_with(moves: &str, dead: &[&str]) -> Table {
    let mut table = Table::seated(terms(go()));
    let dead = dead.iter().map(|name| point(name)).collect();
    table.proposal = Some(Proposal { dead, unsealed: BTreeSet::new(), ownership: Vec::new() });
    table.plays(&format!("{moves} pass pass"));
    table
}

/// Plays on a small board, where each number in `moves` picks a legal move. Then each player passes once. The server
/// proposes some chains as dead.
fn counted_somehow(moves: &[usize], proposed: &[bool]) -> Table {
    let mut table = Table::seated(terms(go()));
    for pick in moves {
        let position = table.room.position();
        let legal = position.legal_moves();
        let Some(place) = legal.get(pick % legal.len().max(1)) else { break };
        table.does(table.name(position.turn()), PlayCommand::Place(*place));
    }
    let position = table.room.position();
    let first = |at: &Point| position.chain(*at).first().map(|first| position.size().index(*first));
    let dead = position.size().points().filter(|at| first(at).is_some_and(|first| proposed[first % proposed.len()])).collect();
    table.proposal = Some(Proposal { dead, unsealed: BTreeSet::new(), ownership: Vec::new() });
    table.plays("pass pass");
    table
}

proptest! {
    /// A mark applies to stones of one color, among them the chosen stone. The opposite mark on any of these stones then restores
    /// the marks from before the first mark.
    #[test]
    fn a_second_mark_undoes_the_first(
        moves in prop::collection::vec(any::<usize>(), 1..40),
        proposed in prop::collection::vec(any::<bool>(), 25),
        taps in prop::collection::vec((any::<usize>(), any::<usize>()), 1..12),
    ) {
        let mut table = counted_somehow(&moves, &proposed);
        let stones: Vec<Point> = table.room.position().size().points().filter(|at| table.room.position().stone(*at).is_some()).collect();
        for (first, second) in taps.into_iter().filter(|_| !stones.is_empty()) {
            let at = stones[first % stones.len()];
            let before = table.room.marks().dead.clone();
            let dead = !before.contains(&at);
            table.does("host", ScoringCommand::Mark { point: at, dead });
            let changed: Vec<Point> = table.room.marks().dead.symmetric_difference(&before).copied().collect();
            let color = table.room.position().stone(at);
            prop_assert!(changed.contains(&at) && changed.iter().all(|one| table.room.position().stone(*one) == color));
            let again = changed[second % changed.len()];
            table.does("guest", ScoringCommand::Mark { point: again, dead: !dead });
            prop_assert_eq!(&table.room.marks().dead, &before);
            table.does("host", ScoringCommand::Mark { point: at, dead });
        }
    }
}

#[test]
fn an_impossible_mark_is_refused() {
    let mut table = counting();
    table.refuses("host", mark("ca", true), Refusal::NoStone);
    table.refuses("host", mark("ff", true), Refusal::Illegal(Illegal::OffBoard));
    table.refuses("host", mark("ac", false), Refusal::AlreadyMarked);
    table.refuses("eve", mark("ac", true), Refusal::NotAPlayer).refuses("eve", accept(&[]), Refusal::NotAPlayer);
    table.does("host", mark("ac", true));
    table.refuses("guest", mark("ac", true), Refusal::AlreadyMarked);
    let playing = Table::seated(terms(go()));
    playing.refuses("host", mark("ac", true), Refusal::WrongPhase).refuses("host", accept(&[]), Refusal::WrongPhase);
    playing.refuses("host", ScoringCommand::Resume, Refusal::WrongPhase);
    Table::new(terms(go())).refuses("host", accept(&[]), Refusal::NotStarted);
}

#[test]
fn when_play_resumes_the_marks_are_cleared_and_the_ruleset_sets_the_turn() {
    // Under Chinese rules, the opponent of the player who passed last has the first move. Under Japanese rules, the opponent of the
    // player who resumes play has it.
    for (ruleset, who, turn) in [
        (Ruleset::Chinese, "host", White),
        (Ruleset::Chinese, "guest", White),
        (Ruleset::Japanese, "host", White),
        (Ruleset::Japanese, "guest", Black),
    ] {
        let mut table = Table::seated(terms(go_setup(ruleset, Handicap::None)));
        table.plays("cc pass pass");
        table.does("host", mark("cc", true));
        table.does("host", accept(&["cc"]));
        let by = if who == "host" { Black } else { White };
        assert_eq!(table.does(who, ScoringCommand::Resume), [Event::Resumed { by: Some(by), turn }]);
        assert_eq!((table.phase(), table.room.turn()), (&Phase::Playing, Some(turn)));
        assert!(table.room.marks().dead.is_empty() && !table.room.marks().accepted.black && table.room.scoring().is_none());
        table.plays("ab pass pass");
        assert!(matches!(table.phase(), Phase::Scoring(_)) && table.room.moves().len() == 6);
        table.reload();
    }
}

#[test]
fn if_the_ruleset_removes_no_dead_stones_two_passes_end_the_game() {
    let mut table = Table::seated(terms(go_setup(Ruleset::TrompTaylor, Handicap::None)));
    table.plays("cc pass");
    // Black owns all 25 points, minus a komi of 7.5.
    let outcome = Outcome::Win { winner: Black, by: WinBy::Score { margin: HalfPoints(35) } };
    assert_eq!(table.does("host", PlayCommand::Pass), [Event::Passed { color: Black }, Event::Finished { outcome }]);
    assert_eq!(table.room.scoring().map(|score| score.outcome), Some(outcome));
    assert_eq!(table.room.marks().dead, BTreeSet::new());
}

#[test]
fn an_even_score_is_a_draw_and_the_score_is_still_shown() {
    let setup = rules::go::Setup::new(rules::Size::square(5).unwrap(), Ruleset::Chinese, HalfPoints(0), Handicap::None).unwrap();
    let mut table = Table::seated(terms(rules::Setup::Go(setup)));
    table.plays("pass pass");
    table.does("host", accept(&[]));
    table.does("guest", accept(&[]));
    assert_eq!(table.room.outcome(), Some(Outcome::Draw));
    assert!(table.room.scoring().is_some());
}
