use crate::{ask, check, player};
use engine_protocols::gomocup::Gomocup;

fn coordinates(answer: &str) -> (u8, u8) {
    let (x, y) = answer.trim_end().split_once(',').unwrap_or_else(|| panic!("{answer:?} is no move"));
    (x.parse().unwrap(), y.parse().unwrap())
}

#[test]
fn a_brain_answers_as_its_manager_expects() {
    let mut brain = Gomocup::new(player(3));
    check(
        &mut brain,
        &[
            ("TURN 1,1", "ERROR this point is occupied or off the board"),
            ("BEGIN", "ERROR START first"),
            ("BOARD", "ERROR START first"),
            ("START 4", "ERROR unsupported size"),
            ("START x", "ERROR unsupported size"),
            ("START 31", "ERROR unsupported size"),
            ("START 20\r\n", "OK"),
            ("INFO timeout_turn 0", ""),
            ("INFO timeout_match 180000", ""),
            ("INFO time_left 2147483647", ""),
            ("INFO max_memory 83886080", ""),
            ("INFO folder /tmp", ""),
            ("INFO game_type 1", ""),
            ("INFO rule 1", ""),
            ("INFO rule", ""),
            ("info nonsense", ""),
            ("SWAP2BOARD", "UNKNOWN command"),
            ("TURN 20,1", "ERROR this point is occupied or off the board"),
            ("TURN 5", "ERROR this point is occupied or off the board"),
            ("TAKEBACK 5,5", "ERROR there is no stone on this point"),
            ("RECTSTART 20,12", "OK"),
            ("", ""),
        ],
    );
    let answer = ask(&mut brain, "TURN 19,11");
    check(
        &mut brain,
        &[
            (&format!("TAKEBACK {answer}"), "OK"),
            ("TAKEBACK 19,11", "OK"),
            ("TAKEBACK 19,11", "ERROR there is no stone on this point"),
        ],
    );
    check(&mut brain, &[("RESTART", "OK")]);
    assert!(ask(&mut brain, "ABOUT").starts_with("name=\"Tengen\", version="));
    assert_eq!(ask(&mut brain, vec![b'x'; 5000]), "ERROR line too long\n");
}

#[test]
fn a_brain_completes_a_five_on_a_given_board() {
    let mut brain = Gomocup::new(player(5));
    check(&mut brain, &[("START 15", "OK"), ("BOARD", "")]);
    // Both the brain and its opponent have four stones in a row. The brain is to move and wins.
    for x in 3..=6 {
        check(&mut brain, &[(&format!("{x},7,1"), ""), (&format!("{x},9,2"), "")]);
    }
    assert!([(2, 7), (7, 7)].contains(&coordinates(&ask(&mut brain, "DONE"))));
    check(
        &mut brain,
        &[("RESTART", "OK"), ("BOARD", ""), ("3,9,1", ""), ("2,9,2", ""), ("2,9,2", ""), ("DONE", "ERROR wrong line in BOARD")],
    );
}

#[test]
fn a_brain_that_is_black_in_renju_makes_no_double_three() {
    let mut brain = Gomocup::new(player(8));
    check(&mut brain, &[("START 15", "OK"), ("INFO rule 4", ""), ("BOARD", "")]);
    for (point, field) in [("7,5", 1), ("7,6", 1), ("5,7", 1), ("6,7", 1), ("0,0", 2), ("14,0", 2), ("0,14", 2), ("14,14", 2)] {
        check(&mut brain, &[(&format!("{point},{field}"), "")]);
    }
    assert_ne!(coordinates(&ask(&mut brain, "DONE")), (7, 7));
}
