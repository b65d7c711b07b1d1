//! Silence in the scoring phase: one player has accepted the score, and the opponent, connected or away, does nothing.

use room::testing::{Table, go_setup, point, terms};
use room::{
    AwayReason, Claim, EndCommand, Event, FinalCount, Meaning, Millis, Phase, PlayCommand, Refusal, ScoringCommand, Seat, Terms,
    TimeControl,
};
use rules::Color::{Black, White};
use rules::go::{Handicap, Proposal, Ruleset};
use rules::{Color, HalfPoints, Outcome, WinBy};
use std::collections::BTreeSet;

const TWO_MINUTES: u64 = 120_000;

fn proposal(dead: &[&str], unsealed: &[&str]) -> Option<Proposal> {
    let points = |names: &[&str]| names.iter().map(|name| point(name)).collect();
    Some(Proposal { dead: points(dead), unsealed: points(unsealed), ownership: Vec::new() })
}

/// Each player has a wall. The server proposes the white stone behind Black's wall as dead. White, the guest, passed last.
fn counting(ruleset: Ruleset, unsealed: &[&str]) -> Table {
    counting_with(TimeControl::Absolute { main: Millis(600_000) }, ruleset, unsealed)
}

fn counting_with(time: TimeControl, ruleset: Ruleset, unsealed: &[&str]) -> Table {
    let mut table = Table::seated(Terms { time, ..terms(go_setup(ruleset, Handicap::None)) });
    table.proposal = proposal(&["ac"], unsealed);
    table.plays("ba da bb db bc dc bd dd be de pass ac pass pass");
    assert_eq!(table.board(), ".X.O. .X.O. OX.O. .X.O. .X.O.");
    table
}

fn accept(table: &mut Table, who: &str) -> Vec<Event> {
    let dead = table.room.marks().dead.clone();
    table.does(who, ScoringCommand::Accept { dead })
}

fn resumed(turn: Color) -> Event {
    Event::Resumed { by: None, turn }
}

fn won(winner: Color, half: i32) -> Event {
    Event::Finished { outcome: Outcome::Win { winner, by: WinBy::Score { margin: HalfPoints(half) } } }
}

#[test]
fn silence_means_nothing_until_the_opponent_has_accepted() {
    let mut table = counting(Ruleset::Chinese, &[]);
    assert_eq!((table.room.silence(), table.deadline()), (None, None));
    table.leaves("guest", AwayReason::Closed).wait(3_600_000);
    assert_eq!(table.tick().len(), 1, "only the absence is recorded");
    assert_eq!((table.room.silence(), table.deadline()), (None, None));
}

#[test]
fn the_silence_of_an_absent_player_accepts_the_proposal() {
    let mut table = counting(Ruleset::Chinese, &[]);
    let gone = table.now;
    table.leaves("guest", AwayReason::Lost).wait(5_000).tick();
    accept(&mut table, "host");
    let silence = table.room.silence().unwrap();
    assert_eq!((silence.color, silence.at, silence.means), (White, Millis(gone + 10_000), Meaning::Acceptance));
    table.wait(4_999);
    assert_eq!(table.tick(), []);
    table.reload();
    table.wait(1);
    assert_eq!(table.tick(), [Event::ScoreAccepted { color: White }, won(White, 15)]);
    assert_eq!(table.log.last().unwrap().author, None);
    table.reload();
}

#[test]
fn accepting_the_score_ends_the_game_at_once_if_the_opponent_has_long_been_away() {
    let mut table = counting(Ruleset::Japanese, &[]);
    table.leaves("guest", AwayReason::Lost).wait(60_000).tick();
    accept(&mut table, "host");
    assert_eq!(table.deadline(), Some(table.now));
    assert_eq!(table.tick()[0], Event::ScoreAccepted { color: White });
}

#[test]
fn a_player_who_comes_back_has_two_minutes_from_the_opponents_acceptance() {
    let mut table = counting(Ruleset::Chinese, &[]);
    accept(&mut table, "host");
    let accepted = table.now;
    table.leaves("guest", AwayReason::Closed).wait(9_000).tick();
    table.returns("guest").wait(1_000);
    assert_eq!(table.tick(), [Event::Back { seat: Seat::Guest }]);
    assert_eq!(table.deadline(), Some(accepted + TWO_MINUTES));
}

const WIN: EndCommand = EndCommand::Claim(Claim::Win);

#[test]
fn a_player_who_leaves_after_accepting_cannot_lose_by_a_claim() {
    let mut table = counting(Ruleset::Chinese, &[]);
    accept(&mut table, "guest");
    table.leaves("guest", AwayReason::Closed).wait(5_000).tick();
    assert_eq!(table.room.claimable_from(), None);
    for claim in [Claim::Win, Claim::Draw] {
        table.refuses("host", EndCommand::Claim(claim), Refusal::OpponentAccepted);
    }
    table.wait(60_000).refuses("host", WIN, Refusal::OpponentAccepted);
    table.reload();
    table.refuses("host", WIN, Refusal::OpponentAccepted);
    assert_eq!(accept(&mut table, "host")[1], won(White, 15));
}

/// If an absent player were not safe, an opponent who is about to lose could withdraw the player's acceptance, by a mark or by
/// resuming play, and then claim the game.
#[test]
fn with_a_clock_an_absent_player_whose_acceptance_was_withdrawn_is_safe_from_claims_until_coming_back() {
    for overrules in changes() {
        for noticed in [true, false] {
            let mut table = counting(Ruleset::Chinese, &[]);
            accept(&mut table, "guest");
            table.leaves("guest", AwayReason::Closed).wait(if noticed { 60_000 } else { 3_000 }).tick();
            table.does("host", overrules.clone());
            table.wait(60_000).tick();
            assert_eq!(table.room.claimable_from(), None);
            table.refuses("host", WIN, Refusal::OpponentAccepted);
            table.reload();
            table.refuses("host", WIN, Refusal::OpponentAccepted);
            // The guest comes back, sees what the host did, and leaves again. Now the absence counts.
            table.returns("guest").tick();
            table.leaves("guest", AwayReason::Closed).wait(10_000).tick();
            table.does("host", WIN);
        }
    }
}

/// The clock of the player who is away runs, so the opponent does not wait forever.
#[test]
fn a_player_who_does_not_come_back_after_play_resumes_loses_on_time() {
    let mut table = counting(Ruleset::Chinese, &[]);
    accept(&mut table, "guest");
    table.leaves("guest", AwayReason::Closed).wait(10_000).tick();
    table.wait(120_000);
    assert_eq!(table.tick(), [resumed(Black)]);
    table.plays("eb");
    table.wait(60_000).refuses("host", WIN, Refusal::OpponentAccepted);
    table.wait(600_000);
    assert_eq!(table.tick(), [Event::Finished { outcome: Outcome::Win { winner: Black, by: WinBy::Timeout } }]);
}

#[test]
fn without_a_clock_the_wait_for_an_absent_player_starts_over_when_their_acceptance_is_withdrawn() {
    for withdraws in changes() {
        let mut table = counting_with(TimeControl::None, Ruleset::Chinese, &[]);
        accept(&mut table, "guest");
        table.leaves("guest", AwayReason::Closed).wait(60_000).tick();
        table.does("host", withdraws.clone());
        let three_days = Millis::from_days(3);
        table.refuses("host", WIN, Refusal::StillAwaited { wait: three_days });
        if withdraws != ScoringCommand::Resume {
            // No acceptance is left to withdraw, so this mark does not start the wait over.
            table.wait(4_000).does("host", ScoringCommand::Mark { point: point("ac"), dead: true });
            table.refuses("host", WIN, Refusal::StillAwaited { wait: three_days.saturating_sub(Millis(4_000)) });
        }
        table.wait(three_days.0).tick();
        table.reload();
        table.does("host", WIN);
    }
}

/// Otherwise the opponent could claim the game as soon as the silence ends the count.
#[test]
fn after_a_silence_has_resumed_play_the_wait_for_an_absent_player_starts_over() {
    for (reason, wait) in [(AwayReason::Closed, 10_000), (AwayReason::Lost, 80_000)] {
        // Either the guest has long been away when the host accepts, or the guest leaves less than five seconds before
        // the two minutes end.
        for long in [true, false] {
            let mut table = counting(Ruleset::Japanese, &["cc"]);
            let left = if long { table.leaves("guest", reason).wait(60_000).tick() } else { Vec::new() };
            assert_eq!(left.len(), usize::from(long));
            accept(&mut table, "host");
            if !long {
                table.wait(TWO_MINUTES - 3_000).leaves("guest", reason).wait(3_000);
            }
            let gone = table.away.guest.unwrap().since;
            assert_eq!(table.tick(), [resumed(White)]);
            let absence = table.room.absence(Seat::Guest, &table.away).unwrap();
            assert_eq!((absence.since, absence.until), (gone, Millis(table.now + wait)));
            table.refuses("host", WIN, Refusal::StillAwaited { wait: Millis(wait) });
            table.wait(6_000).tick();
            table.reload();
            table.wait(wait - 6_001).refuses("host", WIN, Refusal::StillAwaited { wait: Millis(1) });
            table.wait(1).does("host", WIN);
            table.reload();
        }
    }
}

/// If no border is open, an absent player's silence accepts the server's marks. So the game ends as soon as the player
/// who is still present accepts the same marks.
#[test]
fn nobody_can_claim_a_game_that_they_can_end_by_accepting_the_score() {
    let mut table = counting(Ruleset::Japanese, &[]);
    table.leaves("guest", AwayReason::Closed).wait(60_000).tick();
    assert_eq!(table.room.claimable_from(), None);
    table.refuses("host", WIN, Refusal::OpponentAccepted);
    accept(&mut table, "host");
    assert_eq!(table.tick()[0], Event::ScoreAccepted { color: White });
    let mut open = counting(Ruleset::Japanese, &["cc"]);
    open.leaves("guest", AwayReason::Closed).wait(10_000).tick();
    open.does("host", WIN);
}

/// The commands that withdraw the opponent's acceptance.
fn changes() -> [ScoringCommand; 2] {
    [ScoringCommand::Mark { point: point("ac"), dead: false }, ScoringCommand::Resume]
}

#[test]
fn silence_accepts_neither_changed_marks_nor_open_borders() {
    for (unsealed, changed) in [(&["cc"][..], false), (&[][..], true)] {
        let mut table = counting(Ruleset::Japanese, unsealed);
        table.leaves("guest", AwayReason::Closed).wait(5_000).tick();
        if changed {
            let mark = |dead| ScoringCommand::Mark { point: point("ac"), dead };
            table.does("host", mark(false));
            table.does("host", mark(true));
            assert_eq!(
                table.room.marks().dead,
                BTreeSet::from([point("ac")]),
                "the marks are again those of the proposal, but they still count as changed"
            );
        }
        accept(&mut table, "host");
        assert_eq!(table.room.silence().map(|silence| silence.means), Some(Meaning::Resumption));
        table.wait(5_000);
        // Under Japanese rules, if a player resumes play, the opponent moves first. After a silence, the silent player moves
        // first.
        assert_eq!(table.tick(), [resumed(White)]);
        assert_eq!((table.phase(), table.room.turn()), (&Phase::Playing, Some(White)));
        let clocks = table.room.clocks(Millis(table.now)).unwrap();
        assert_eq!(clocks.running, Some(White));
        table.wait(clocks.sides.white.main.0);
        let outcome = Outcome::Win { winner: Black, by: WinBy::Timeout };
        assert_eq!(table.tick(), [Event::Finished { outcome }]);
        table.reload();
    }
}

#[test]
fn without_a_proposal_silence_accepts_nothing() {
    let mut table = counting(Ruleset::Chinese, &[]);
    table.does("host", ScoringCommand::Resume);
    table.plays("pass");
    table.proposal = None;
    table.plays("pass");
    table.leaves("guest", AwayReason::Closed).wait(5_000).tick();
    accept(&mut table, "host");
    table.wait(5_000);
    assert_eq!(table.tick(), [resumed(White)]);
}

#[test]
fn a_connected_player_who_is_silent_for_two_minutes_is_to_move_again() {
    let mut table = counting(Ruleset::Chinese, &[]);
    accept(&mut table, "guest");
    table.wait(TWO_MINUTES - 1);
    assert_eq!(table.tick(), []);
    table.wait(1).refuses("host", ScoringCommand::Resume, Refusal::DeadlinePassed);
    assert_eq!(table.tick(), [resumed(Black)]);
    table.reload();
}

#[test]
fn a_mark_stops_the_two_minutes_and_the_next_acceptance_starts_them_over() {
    let mut table = counting(Ruleset::Chinese, &[]);
    accept(&mut table, "guest");
    table.wait(TWO_MINUTES - 1).does("host", ScoringCommand::Mark { point: point("ac"), dead: false });
    assert_eq!(table.deadline(), None);
    table.wait(10_000);
    accept(&mut table, "guest");
    assert_eq!(table.deadline(), Some(table.now + TWO_MINUTES));
}

/// A game that goes on after a silence of Black, the host.
fn resumed_after_silence(ruleset: Ruleset) -> Table {
    let count = if ruleset == Ruleset::Japanese { FinalCount::Proposal } else { FinalCount::Board };
    let mut table = counting(ruleset, &[]);
    accept(&mut table, "guest");
    table.wait(TWO_MINUTES);
    assert_eq!((table.tick(), table.room.final_count()), (vec![resumed(Black)], Some(count)));
    table
}

#[test]
fn under_area_rules_two_passes_after_a_silence_count_all_stones_as_alive() {
    let mut table = resumed_after_silence(Ruleset::Chinese);
    table.plays("pass");
    assert_eq!(table.room.final_count(), Some(FinalCount::Board));
    assert!(!table.room.wants_proposal(&room::testing::viewer("guest"), &PlayCommand::Pass.into()));
    // The white stone lives: Black has 5 points, White 11, and komi is 7.5.
    assert_eq!(table.does("guest", PlayCommand::Pass), [Event::Passed { color: White }, won(White, 27)]);
    assert!(table.room.marks().dead.is_empty() && table.room.scoring().is_some());
    assert_eq!(table.room.final_count(), None);
    table.reload();
}

#[test]
fn under_territory_rules_two_passes_after_a_silence_count_the_board_with_the_proposal() {
    let mut table = resumed_after_silence(Ruleset::Japanese);
    table.plays("pass");
    let events = table.does("guest", PlayCommand::Pass);
    let proposed = Event::Proposed { dead: vec![point("ac")], unsealed: vec![] };
    assert!(matches!(&events[..], [Event::Passed { .. }, one, Event::Finished { .. }] if *one == proposed), "{events:?}");
    let score = table.room.scoring().unwrap();
    assert_eq!((Some(score.outcome), table.room.marks().dead.len()), (table.room.outcome(), 1));
    table.reload();
}

#[test]
fn under_territory_rules_two_passes_after_a_silence_begin_the_scoring_phase_again_if_there_is_no_proposal() {
    let mut table = resumed_after_silence(Ruleset::Japanese);
    table.proposal = None;
    table.plays("pass pass");
    assert!(matches!(table.phase(), Phase::Scoring(_)));
}

#[test]
fn two_passes_begin_the_scoring_phase_again_if_a_stone_was_placed_after_a_silence() {
    let mut table = resumed_after_silence(Ruleset::Chinese);
    assert_eq!(table.plays("ca").room.final_count(), None);
    table.plays("pass pass");
    assert!(matches!(table.phase(), Phase::Scoring(_)));
    table.reload();
}

#[test]
fn two_passes_begin_the_scoring_phase_again_if_a_player_has_resumed_play() {
    let mut table = counting(Ruleset::Chinese, &[]);
    table.does("host", ScoringCommand::Resume);
    assert_eq!(table.room.final_count(), None);
    table.plays("pass pass");
    assert!(matches!(table.phase(), Phase::Scoring(_)));
}
