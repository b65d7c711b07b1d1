use crate::{ask, check, player};
use engine_protocols::gtp::Gtp;
use rules::Kind;

fn go() -> Gtp {
    let mut gtp = Gtp::new(Kind::Go, player(1));
    check(&mut gtp, &[("boardsize 9", "=")]);
    gtp
}

#[test]
fn a_command_is_answered_as_the_standard_says() {
    check(
        &mut go(),
        &[
            ("protocol_version", "= 2"),
            ("name", "= Tengen"),
            ("12 name", "=12 Tengen"),
            ("0 name", "=0 Tengen"),
            ("  3\tname \x07 # a comment", "=3 Tengen"),
            ("\x01na\x02me\r\n", "= Tengen"),
            ("# only a comment", ""),
            ("  \t ", ""),
            ("", ""),
            ("nonsense", "? unknown command"),
            ("5 nonsense", "?5 unknown command"),
            ("5", "?5 unknown command"),
            ("99999999999 name", "? unknown command"),
            ("known_command play", "= true"),
            ("known_command lz-analyze", "= false"),
            ("known_command", "= false"),
        ],
    );
    assert_eq!(ask(&mut go(), "7 name"), "=7 Tengen\n\n");
    assert!(ask(&mut go(), "list_commands").lines().any(|line| line == "final_status_list"));
    assert_eq!(ask(&mut go(), format!("8 {}", "x".repeat(5000))), "?8 line too long\n\n");
}

#[test]
fn moves_are_played_in_any_order_of_colors_and_taken_back() {
    check(
        &mut go(),
        &[
            ("play black J9", "="),
            ("play b A1", "="),
            ("play B I5", "? invalid color or coordinate"),
            ("play b K1", "? invalid color or coordinate"),
            ("play green A2", "? invalid color or coordinate"),
            ("play b", "? syntax error"),
            ("play w A1", "? illegal move: there is already a stone on that point"),
            ("last_move", "= black A1"),
            ("list_stones black", "= J9 A1"),
            ("undo", "="),
            ("list_stones b", "= J9"),
            ("play w pass", "="),
            ("play b PASS", "="),
            ("play w a1", "="),
            ("list_stones white", "= A1"),
            ("undo", "="),
            ("undo", "="),
            ("undo", "="),
            ("undo", "="),
            ("undo", "? cannot undo"),
        ],
    );
}

#[test]
fn a_ko_can_be_retaken_only_after_a_move_elsewhere() {
    let mut gtp = go();
    for stone in ["b B1", "w C1", "b A2", "w D2", "b B3", "w C3", "w B2", "b C2"] {
        assert_eq!(ask(&mut gtp, format!("play {stone}")), "=\n\n", "{stone}");
    }
    assert!(ask(&mut gtp, "play w B2").starts_with("? illegal move"));
    check(&mut gtp, &[("play w J9", "="), ("play w B2", "=")]);
}

#[test]
fn the_board_and_komi_are_set() {
    check(
        &mut go(),
        &[
            ("boardsize 4", "? unacceptable size"),
            ("boardsize 26", "? unacceptable size"),
            ("boardsize 300", "? unacceptable size"),
            ("boardsize x", "? boardsize not an integer"),
            ("komi 5.5", "="),
            ("komi 6.3", "? komi not a whole or half number"),
            ("komi 500", "? komi must be between -400 and 400 points"),
            ("play b E5", "="),
            ("final_score", "= B+75.5"),
            ("komi 0", "="),
            ("final_score", "= B+81"),
            ("clear_board", "="),
            ("final_score", "= 0"),
            ("kgs-rules japanese", "="),
            ("kgs-rules nonsense", "? unknown rules"),
        ],
    );
}

#[test]
fn handicap_stones_are_placed_on_an_empty_board_only() {
    let mut gtp = go();
    check(
        &mut gtp,
        &[
            ("fixed_handicap 1", "? invalid number of stones"),
            ("fixed_handicap 10", "? invalid number of stones"),
            ("fixed_handicap 2", "= C3 G7"),
            ("fixed_handicap 2", "? board not empty"),
            ("undo", "? cannot undo"),
            ("clear_board", "="),
            ("set_free_handicap A1 A1", "? bad vertex list"),
            ("set_free_handicap A1", "? invalid number of stones"),
            ("set_free_handicap A1 pass", "? bad vertex list"),
            ("set_free_handicap A1 B2 C3", "="),
            ("list_stones b", "= C3 B2 A1"),
            ("undo", "? cannot undo"),
            ("play w E5", "="),
            ("undo", "="),
            ("clear_board", "="),
        ],
    );
    let placed = ask(&mut gtp, "place_free_handicap 4");
    assert_eq!(placed.split_ascii_whitespace().count(), 5, "{placed}");
    check(&mut gtp, &[("undo", "? cannot undo")]);
}

#[test]
fn a_game_is_loaded_up_to_a_move() {
    check(
        &mut go(),
        &[
            ("loadsgf game.sgf", "= white"),
            ("list_stones b", "= C7 E5"),
            ("loadsgf game.sgf 3", "= black"),
            ("list_stones b", "= E5"),
            ("loadsgf game.sgf 1", "= black"),
            ("list_stones b", "="),
            ("loadsgf other.sgf", "? cannot load file"),
            ("loadsgf", "? cannot load file"),
            ("loadsgf game.sgf x", "? cannot load file"),
        ],
    );
}

#[test]
fn dead_and_living_chains_are_listed() {
    let mut gtp = go();
    let wall = (1..=9).flat_map(|row| [format!("b D{row}"), format!("w F{row}")]);
    for stone in wall.chain(["w B2".to_owned()]) {
        ask(&mut gtp, format!("play {stone}"));
    }
    check(
        &mut gtp,
        &[
            ("final_status_list dead", "= B2"),
            ("final_status_list seki", "="),
            ("final_status_list", "? invalid status"),
            ("final_score", "= W+7.5"),
        ],
    );
    let alive = ask(&mut gtp, "final_status_list alive");
    assert!(alive.trim_end().lines().count() == 2 && !alive.contains("B2"), "{alive}");
    // With `genmove`, the bot would pass here. In the clean-up, it captures the dead stone first.
    let cleaned = ask(&mut gtp, "kgs-genmove_cleanup b");
    assert_ne!(cleaned.trim(), "= PASS");
}

#[test]
fn time_settings_are_read() {
    check(
        &mut go(),
        &[
            ("time_settings 300 30 5", "="),
            ("time_settings 300 30", "? syntax error"),
            ("time_settings -1 0 0", "? syntax error"),
            ("time_left b 12.5 3", "="),
            ("time_left w 0 0", "="),
            ("time_left x 0 0", "? syntax error"),
            ("kgs-time_settings none", "="),
            ("kgs-time_settings absolute 60", "="),
            ("kgs-time_settings byoyomi 60 10 3", "="),
            ("kgs-time_settings canadian 60 100 10", "="),
            ("kgs-time_settings byoyomi 60", "? syntax error"),
            ("move_time 1.5", "="),
            ("move_time", "? syntax error"),
        ],
    );
}

#[test]
fn a_suggested_move_is_not_played() {
    let mut gtp = go();
    let suggested = ask(&mut gtp, "reg_genmove b");
    check(&mut gtp, &[("list_stones b", "=")]);
    assert_eq!(ask(&mut gtp, "genmove b"), suggested, "the same seed gives the same move");
    assert_ne!(ask(&mut gtp, "list_stones b"), "=\n\n");
}

#[test]
fn othello_has_its_own_rules_and_its_own_notation() {
    let mut gtp = Gtp::new(Kind::Go, player(1));
    check(
        &mut gtp,
        &[
            ("set_game Othello", "="),
            ("boardsize 10", "? unacceptable size"),
            ("boardsize 8", "="),
            ("play w D3", "? illegal move: it is the opponent's turn"),
            ("play b A1", "? illegal move: a stone there would flip nothing"),
            ("play b D3", "="),
            ("list_stones w", "= E5"),
            ("final_score", "? cannot score"),
            ("set_game Chess", "? unsupported game"),
        ],
    );
}

#[test]
fn gomoku_has_rules_and_ends_with_a_row() {
    let mut gtp = Gtp::new(Kind::Gomoku, player(1));
    check(&mut gtp, &[("game_rule renju", "="), ("game_rule chess", "? unknown rules"), ("game_rule freestyle", "=")]);
    check(&mut gtp, &[("final_score", "? cannot score")]);
    for row in 1..=5 {
        check(&mut gtp, &[(&format!("play b A{row}"), "=")]);
    }
    check(&mut gtp, &[("final_score", "= B+"), ("genmove w", "= PASS"), ("undo", "="), ("final_score", "? cannot score")]);
}

#[test]
fn the_board_is_shown() {
    let mut gtp = Gtp::new(Kind::Go, player(1));
    check(&mut gtp, &[("boardsize 5", "="), ("play b A1", "="), ("play w E5", "=")]);
    let shown = ask(&mut gtp, "showboard");
    assert!(shown.contains("  5 . . . . O 5\n") && shown.contains("  1 X . . . . 1\n") && shown.ends_with("\n\n"), "{shown}");
    assert!(!shown.trim_end().contains("\n\n"), "a blank line would end the answer");
}

#[test]
fn a_bot_without_hope_resigns() {
    let resigns = |level| {
        let mut gtp = Gtp::new(Kind::Go, player(level));
        check(&mut gtp, &[("boardsize 7", "="), ("komi 300", "=")]);
        (0..40).any(|_| {
            assert_ne!(ask(&mut gtp, "genmove w"), "= resign\n\n", "White is far ahead");
            ask(&mut gtp, "genmove b") == "= resign\n\n"
        })
    };
    assert!(resigns(4));
    assert!(!resigns(3), "a weak bot plays on");
}
