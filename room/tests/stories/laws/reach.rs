//! Checks that the random stories reach everything that can happen in a room. The laws would prove little if the stories
//! ended early.

use super::Walk;
use crate::randomly;
use proptest::prelude::Strategy;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use room::{Event, Millis, Opening, TakebackPolicy, TimeControl};
use std::collections::BTreeSet;

#[test]
fn random_stories_reach_every_event() {
    let mut runner = TestRunner::deterministic();
    let mut names = BTreeSet::new();
    let mut phases = BTreeSet::new();
    let any = (randomly::terms(), randomly::steps());
    let counted = (randomly::counted_terms(), randomly::counting());
    for number in 0..1_600 {
        let one = if number % 8 > 0 {
            any.new_tree(&mut runner).unwrap().current()
        } else {
            counted.new_tree(&mut runner).unwrap().current()
        };
        let (mut terms, steps) = one;
        if number % 8 == 1 {
            // These terms allow the rarest events of all: halts, and redos to which the opponent has not agreed.
            (terms.takeback, terms.opening) = (TakebackPolicy::Free, Opening::Free);
            terms.time = TimeControl::Fischer { main: Millis(60_000), increment: Millis(1_000), cap: None };
        }
        let mut walk = Walk::new(terms);
        steps.iter().for_each(|step| walk.step(step));
        names.extend(walk.table.log.iter().map(|recorded| first_word(&recorded.event)));
        phases.insert(format!("{:?}", walk.table.phase()).replace(char::is_numeric, ""));
    }
    let all = "Aborted AidUsed Back ScoreAccepted Chatted Chose Continued Continuing Created Declared Declined Finished Guessed Halted KomiNamed Overdue \
               Left Marked Moved MovesOffered Offered Passed Proposed Redone Rematched Resumed ScratchOpened ScratchPlaced ScratchTakenBack ScratchProposed ScratchClosed \
               Seated SeatLinkMade SeatShared Started Stood TakenBack TimeGiven WatchingChanged Withdrawn";
    let all: BTreeSet<String> = all.split_whitespace().map(str::to_owned).collect();
    assert_eq!(names, all);
    for outcome in ["Score", "Resignation", "Timeout", "Abandonment", "Draw"] {
        assert!(phases.iter().any(|phase| phase.contains(outcome)), "no story ends by {outcome}: {phases:?}");
    }
}

fn first_word(event: &Event) -> String {
    format!("{event:?}").chars().take_while(|letter| letter.is_alphabetic()).collect()
}
