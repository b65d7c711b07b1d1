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
            ("SWAP2BOARD", "ERROR START first"),
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
            ("PLAY 1,1", "UNKNOWN command"),
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

/// The answer to `SWAP2BOARD` with these stones.
fn swaps(brain: &mut Gomocup, stones: &[&str]) -> String {
    check(brain, &[("SWAP2BOARD", "")]);
    stones.iter().for_each(|stone| check(brain, &[(stone, "")]));
    ask(brain, "DONE")
}

#[test]
fn a_brain_opens_with_swap2() {
    let mut brain = Gomocup::new(player(6));
    check(&mut brain, &[("START 15", "OK"), ("INFO rule 1", "")]);
    let three = swaps(&mut brain, &[]);
    let stones: Vec<(u8, u8)> = three.split_whitespace().map(coordinates).collect();
    assert_eq!(stones.len(), 3, "{three}");
    assert!(stones[0] != stones[1] && stones[1] != stones[2] && stones[0] != stones[2], "{three}");
    // Black has two stones side by side in the center, and White has one in a corner. So Black is better.
    assert_eq!(swaps(&mut brain, &["7,7", "0,0", "8,7"]), "SWAP\n");
    coordinates(&ask(&mut brain, "TURN 7,8"));
    let mut brain = Gomocup::new(player(6));
    check(&mut brain, &[("START 15", "OK")]);
    let white = swaps(&mut brain, &["0,0", "7,7", "14,14"]);
    assert_ne!(white, "SWAP\n", "White is better");
    assert!((1..=2).contains(&white.split_whitespace().map(coordinates).count()), "{white}");
    coordinates(&swaps(&mut brain, &["0,0", "7,7", "14,14", "8,7", "0,14"]));
    assert_eq!(swaps(&mut brain, &["7,7", "0,0", "8,7", "14,14", "7,8"]), "SWAP\n");
}

#[test]
fn wrong_stones_in_swap2_are_refused_and_the_session_goes_on() {
    let mut brain = Gomocup::new(player(3));
    check(&mut brain, &[("START 15", "OK")]);
    for stones in [&["7,7"][..], &["7,7", "7,7", "8,7"], &["7,7", "0,0", "8,7", "1,1"]] {
        assert_eq!(swaps(&mut brain, stones), "ERROR wrong stones in SWAP2BOARD\n", "{stones:?}");
    }
    for line in ["15,0", "x", "7,7,1"] {
        assert_eq!(swaps(&mut brain, &["7,7", line, "8,7"]), "ERROR wrong line in SWAP2BOARD\n", "{line}");
    }
    coordinates(&ask(&mut brain, "BEGIN"));
}
