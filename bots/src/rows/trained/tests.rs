#![allow(clippy::unwrap_used, reason = "tests")]
use super::*;
use rules::gomoku::{Row, Ruleset};

const FILE: &[u8] = include_bytes!("../../../weights/gomoku.bin");

#[test]
fn the_file_has_four_sets_and_each_is_written_as_it_was_read() {
    assert_eq!(FILE.len(), 4 * Set::BYTES);
    for bytes in FILE.chunks(Set::BYTES) {
        assert_eq!(Set::read(bytes).unwrap().bytes(), bytes);
        assert_eq!(Set::read(&bytes[1..]), None);
    }
}

#[test]
fn every_named_ruleset_has_trained_weights_and_other_row_games_do_not() {
    for ruleset in Ruleset::NAMED {
        assert!(Family::of(ruleset.rules()).is_some() || ruleset.rules().rows.black.length < 5, "{ruleset:?}");
    }
    for length in [3, 4, 6] {
        assert_eq!(Family::of(Ruleset::Mnk(Row::of(length)).rules()), None);
    }
}

#[test]
fn trained_weights_know_that_more_is_better() {
    for ruleset in Ruleset::NAMED.into_iter().filter(|ruleset| Family::of(ruleset.rules()).is_some()) {
        for weights in best(ruleset.rules()) {
            let value = |class: u8| {
                let code = Codes::get().all().iter().position(|classes| *classes == [0, 0, 0, class]).unwrap();
                weights.entries[code]
            };
            let [two, three, open_three] = [3, 7, 8].map(value);
            assert!(two.value[0] < three.value[0] && three.value[0] < open_three.value[0], "{ruleset:?}");
            assert!(two.urgency[0] < open_three.urgency[0] && two.urgency[1] < open_three.urgency[1], "{ruleset:?}");
        }
    }
}
