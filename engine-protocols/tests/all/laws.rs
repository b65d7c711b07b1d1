//! Laws that hold for the sessions of all three protocols, whatever the input.

use crate::{ask, player};
use engine_protocols::gomocup::Gomocup;
use engine_protocols::gtp::Gtp;
use engine_protocols::nboard::NBoard;
use proptest::prelude::{Strategy, any, prop_oneof, proptest};
use proptest::sample::select;
use rules::Kind;

/// Lines of random words from commands, and lines of random bytes.
fn line(words: Vec<&'static str>) -> impl Strategy<Value = Vec<u8>> {
    let sentence = proptest::collection::vec(select(words), 1..6).prop_map(|words| words.join(" ").into_bytes());
    prop_oneof![4 => sentence, 1 => proptest::collection::vec(any::<u8>(), 0..80)]
}

fn lines(words: &[&'static str]) -> impl Strategy<Value = Vec<Vec<u8>>> {
    proptest::collection::vec(line(words.to_vec()), 0..40)
}

const GTP: [&str; 54] = [
    "1",
    "boardsize",
    "5",
    "7",
    "clear_board",
    "komi",
    "6.5",
    "-3",
    "set_game",
    "Go",
    "Gomoku",
    "Othello",
    "game_rule",
    "renju",
    "japanese",
    "tromp_taylor",
    "play",
    "b",
    "w",
    "A1",
    "B2",
    "C3",
    "D3",
    "E4",
    "pass",
    "genmove",
    "reg_genmove",
    "kgs-genmove_cleanup",
    "undo",
    "time_settings",
    "time_left",
    "kgs-time_settings",
    "absolute",
    "byoyomi",
    "0",
    "1e9",
    "move_time",
    "final_score",
    "final_status_list",
    "dead",
    "alive",
    "seki",
    "loadsgf",
    "game.sgf",
    "fixed_handicap",
    "place_free_handicap",
    "set_free_handicap",
    "2",
    "3",
    "showboard",
    "list_stones",
    "last_move",
    "#",
    "4294967296",
];

const GOMOCUP: [&str; 21] = [
    "START",
    "RECTSTART",
    "5",
    "6,7",
    "RESTART",
    "BEGIN",
    "TURN",
    "1,1",
    "2,3",
    "4,4,1",
    "3,3,2",
    "BOARD",
    "DONE",
    "TAKEBACK",
    "INFO",
    "timeout_turn",
    "time_left",
    "rule",
    "4",
    "-1",
    "99999999999",
];

const NBOARD: [&str; 15] = [
    "nboard",
    "2",
    "set",
    "game",
    "depth",
    "go",
    "hint",
    "ping",
    "move",
    "F5",
    "D6",
    "PA",
    "(;GM[Othello]B[F5];)",
    "(;BO[8 *];)",
    "learn",
];

proptest! {
    #[test]
    fn gtp_answers_each_command_exactly_once(lines in lines(&GTP)) {
        let mut gtp = Gtp::new(Kind::Gomoku, player(2));
        ask(&mut gtp, "boardsize 5");
        for line in lines {
            let answer = ask(&mut gtp, &line);
            let kept: Vec<u8> = line.iter().copied().take_while(|&byte| byte != b'#').collect();
            let text: String = String::from_utf8_lossy(&kept).chars().filter(|letter| !letter.is_control() || *letter == '\t').collect();
            if text.trim().is_empty() {
                assert_eq!(answer, "");
            } else {
                assert!(answer.starts_with(['=', '?']) && answer.ends_with("\n\n"), "{answer:?}");
                assert!(!answer.trim_end_matches('\n').contains("\n\n"), "{answer:?}");
            }
        }
    }

    #[test]
    fn gomocup_and_nboard_survive_any_input(brain in lines(&GOMOCUP), engine in lines(&NBOARD)) {
        let mut session = Gomocup::new(player(2));
        for line in brain {
            assert!(ask(&mut session, line).lines().count() <= 1);
        }
        let mut session = NBoard::new(player(3), true);
        for line in engine {
            ask(&mut session, line);
        }
    }
}
