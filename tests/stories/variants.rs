//! Every kind of game, with several rulesets, from the first move to the record and its SGF file.

use protocol::{
    ByColor, Code, Color, Command, CreateRoom, Directions, Event, GameDetail, GoRules, GoRuleset, GomokuRuleset, Handicap,
    HandicapBonus, KoRule, Opening, Outcome, Overline, Penalty, Phase, ResumeRule, Row, Ruleset, ScoringRule, Setup, SgfRecord,
    Tax, TimeControl, WinBy,
};
use tests::{Player, Server, play_from, play_out, points, rooms};

async fn table(server: &Server, setup: Setup) -> (Player, Player) {
    server.table(&rooms::with(setup, TimeControl::None {})).await
}

fn play(point: &str) -> Command {
    Command::Play { point: point.to_owned() }
}

const fn wins(winner: Color, by: WinBy) -> Outcome {
    Outcome::Win { winner, by, margin_half: None }
}

/// The record of a finished game. Checks that its SGF file contains the same game.
async fn record(player: &Player) -> GameDetail {
    let record = player.guest.record(&player.room).await;
    let file = player.guest.sgf(&player.room).await;
    let again = player.guest.post_sgf("/api/v1/sgf", file.clone().into_bytes()).await;
    let read: SgfRecord = again.json().await.expect("the server reads its own file");
    assert_eq!((&read.setup, &read.moves), (&record.setup, &record.moves), "{file}");
    assert_eq!(read.outcome, Some(record.game.outcome), "{file}");
    record
}

/// White must pass before the last disc is placed, and in the end all discs are black.
#[tokio::test]
async fn othello_forces_a_pass() {
    let server = Server::start().await;
    let (mut black, mut white) = table(&server, Setup::Othello {}).await;
    let discs = black.state.discs.unwrap();
    assert_eq!(discs.board, ByColor { black: 2, white: 2 });
    black.is_refused(play("a1"), Code::FlipsNothing).await;
    black.is_refused(play("d4"), Code::Occupied).await;
    black.is_refused(Command::Pass {}, Code::NoPass).await;
    black.is_refused(play("i9"), Code::OffBoard).await;
    play_out(&mut black, &mut white, &["e6", "f4", "g3", "c6", "c4", "f3", "f2", "f7", "g8", "g2"]).await;
    black.sends(play("h1")).await;
    let events = white.next_events("the move and the pass").await;
    let passed = Event::Passed { color: Color::White };
    assert!(
        matches!(&events[..], [Event::Moved { flipped, .. }, second] if !flipped.is_empty() && *second == passed),
        "{events:?}"
    );
    assert_eq!((white.state.turn, white.state.stone), (Some(Color::Black), Some(Color::Black)));
    white.is_refused(play("a1"), Code::NotYourTurn).await;
    let server = server.crash_and_restart().await;
    let (mut black, white) = (black.resumes(&server).await, white.resumes(&server).await);
    let whole = black.looks_again().await;
    assert_eq!(whole.state, white.state);
    black.plays("b7").await;
    let won = Outcome::Win { winner: Color::Black, by: WinBy::Score, margin_half: Some(128) };
    assert_eq!(black.sees_the_end().await, won);
    let discs = black.state.discs.unwrap();
    assert_eq!((discs.board, discs.official), (ByColor { black: 16, white: 0 }, ByColor { black: 64, white: 0 }));
    let record = record(&black).await;
    assert_eq!((record.moves.len(), record.game.ruleset, record.game.size), (13, None, 8));
    assert_eq!(record.moves[11], protocol::Move { color: Color::White, point: "pass".to_owned() });
    assert_eq!(black.guest.history("?kind=othello").await.total, 1);
    assert_eq!(black.guest.history("?kind=gomoku").await.total, 0);
}

#[tokio::test]
async fn tic_tac_toe_can_be_won_and_drawn() {
    let server = Server::start().await;
    let (mut black, mut white) = table(&server, Setup::TicTacToe {}).await;
    black.is_refused(play("d1"), Code::OffBoard).await;
    black.is_refused(Command::Pass {}, Code::NoPass).await;
    play_out(&mut black, &mut white, &["a3", "a1", "b3", "b1", "c3"]).await;
    assert_eq!(white.sees_the_end().await, wins(Color::Black, WinBy::Row));
    assert_eq!(white.state.row, ["a3", "b3", "c3"]);
    let first = record(&black).await;
    assert_eq!((first.game.kind, first.game.size, first.game.ruleset), (protocol::Kind::TicTacToe, 3, None));
    let (mut black, mut white) = table(&server, Setup::TicTacToe {}).await;
    play_out(&mut black, &mut white, &["b2", "a1", "a3", "c1", "b1", "b3", "c2", "a2", "c3"]).await;
    assert_eq!(black.sees_the_end().await, Outcome::Draw);
    assert_eq!(black.guest.history("?kind=tic_tac_toe").await.total, 2);
}

fn renju(forbidden: Penalty) -> Setup {
    Setup::Gomoku { size: 15, height: None, ruleset: GomokuRuleset::Renju, forbidden: Some(forbidden), row: None }
}

/// The moves after which a stone at h8 would make two open threes for Black.
const TO_A_DOUBLE_THREE: [&str; 8] = ["g8", "a15", "f8", "c15", "h9", "e15", "h10", "g15"];

#[tokio::test]
async fn renju_refuses_forbidden_moves() {
    let server = Server::start().await;
    let (mut black, mut white) = table(&server, renju(Penalty::Refused)).await;
    play_out(&mut black, &mut white, &TO_A_DOUBLE_THREE).await;
    black.is_refused(play("h8"), Code::DoubleThree).await;
    play_out(&mut black, &mut white, &["e8", "d8", "h8"]).await;
    white.plays("i8").await;
    black.sees("i8").await;
    assert_eq!(black.state.phase, Phase::Playing, "with d8 occupied, h8 makes a four and a three, which is allowed");
    // Renju allows passes. Two consecutive passes end the game in a draw.
    play_out(&mut black, &mut white, &["pass", "pass"]).await;
    assert_eq!(black.sees_the_end().await, Outcome::Draw);
    record(&black).await;
}

#[tokio::test]
async fn a_forbidden_move_can_lose_in_renju() {
    let server = Server::start().await;
    let (mut black, mut white) = table(&server, renju(Penalty::Loses)).await;
    play_out(&mut black, &mut white, &TO_A_DOUBLE_THREE).await;
    black.plays("h8").await;
    assert_eq!(white.sees_the_end().await, wins(Color::White, WinBy::Forbidden));
    let record = record(&white).await;
    assert_eq!(record.game.outcome, wins(Color::White, WinBy::Forbidden));
    assert_eq!(record.moves.last().unwrap().point, "h8", "the record contains the forbidden move");
}

#[tokio::test]
async fn in_caro_a_five_between_two_opposing_stones_does_not_win() {
    let server = Server::start().await;
    let (mut black, mut white) = table(&server, Setup::gomoku(15, GomokuRuleset::Caro)).await;
    play_out(&mut black, &mut white, &["d8", "c8", "e8", "i8", "f8", "a1", "g8", "a2", "h8"]).await;
    assert_eq!(white.state.phase, Phase::Playing);
    play_from(Color::White, &mut black, &mut white, &["a4", "d9", "b6", "d10", "k1", "d11", "k3", "d12"]).await;
    assert_eq!(white.sees_the_end().await, wins(Color::Black, WinBy::Row));
    assert_eq!(record(&black).await.game.ruleset, Some(Ruleset::Gomoku(GomokuRuleset::Caro)));
}

#[tokio::test]
async fn four_in_a_row_along_ranks_and_files_can_win() {
    let server = Server::start().await;
    let row = Row { length: 4, overline: Overline::Wins, directions: Directions::RanksAndFiles };
    let setup = Setup::Gomoku { size: 7, height: Some(6), ruleset: GomokuRuleset::Mnk, forbidden: None, row: Some(row) };
    let (mut black, mut white) = table(&server, setup).await;
    black.is_refused(play("a7"), Code::OffBoard).await;
    // Black's diagonal does not count, and White's column wins.
    play_out(&mut black, &mut white, &["a1", "g1", "b2", "g2", "c3", "g3", "d4", "g4"]).await;
    assert_eq!(black.sees_the_end().await, wins(Color::White, WinBy::Row));
    let record = record(&black).await;
    assert_eq!((record.game.size, record.game.height), (7, Some(6)));
}

#[tokio::test]
async fn go_can_be_played_on_a_rectangular_board() {
    let server = Server::start().await;
    let mut setup = Setup::go(9, GoRuleset::Chinese);
    if let Setup::Go { height, .. } = &mut setup {
        *height = Some(13);
    }
    let (mut black, mut white) = table(&server, setup).await;
    assert_eq!((black.state.board.len(), black.state.board[0].len()), (13, 9));
    black.is_refused(play("K1"), Code::OffBoard).await;
    play_out(&mut black, &mut white, &["J13", "A1"]).await;
    assert_eq!((white.state.board[0].as_str(), white.state.board[12].as_str()), ("........X", "O........"));
    black.does(Command::Resign {}).await;
    white.sees_the_end().await;
    assert!(white.guest.sgf(&white.room).await.contains("SZ[9:13]"));
    let record = record(&white).await;
    assert_eq!((record.game.size, record.game.height), (9, Some(13)));
    assert_eq!(white.guest.history("").await.games[0].height, Some(13));
}

/// The rules allow self-capture, use simple ko and count the board without removing dead stones. No named ruleset has this
/// combination.
#[tokio::test]
async fn go_can_be_played_with_custom_rules() {
    let server = Server::start().await;
    let rules = GoRules {
        ko: KoRule::Simple,
        self_capture: true,
        scoring: ScoringRule::Area,
        removes_dead: false,
        handicap_bonus: HandicapBonus::None,
        resume: ResumeRule::Alternates,
        third_repetition_voids: true,
        tax: Tax::None,
        pass_stones: false,
    };
    let ruleset = GoRuleset::Custom;
    let setup =
        Setup::Go { size: 5, height: None, ruleset, rules: Some(rules), komi_half: Some(-3), handicap: Handicap::None {} };
    let (mut black, mut white) = table(&server, setup.clone()).await;
    assert_eq!(black.view.setup, setup);
    play_out(&mut black, &mut white, &["A1", "A2", "E5", "B2", "E4", "C1"]).await;
    black.sends(play("B1")).await;
    let captured = |event: &Event| matches!(event, Event::Moved { captured, .. } if *captured == ["A1", "B1"]);
    white.sees_event("the self-capture of two black stones", captured).await;
    black.sees("B1").await;
    play_from(Color::White, &mut black, &mut white, &["pass", "pass"]).await;
    // White has 3 stones and the points A1 and B1. Black has 2 stones. The remaining points are neutral.
    let won = Outcome::Win { winner: Color::White, by: WinBy::Score, margin_half: Some(2 * (5 - 2) - 3) };
    assert_eq!(black.sees_the_end().await, won, "the board is counted with all its stones");
    assert_eq!(record(&black).await.setup, setup);
}

#[tokio::test]
async fn a_handicap_can_be_placed_in_aga_order() {
    let server = Server::start().await;
    let mut setup = Setup::go(9, GoRuleset::Aga);
    if let Setup::Go { handicap, .. } = &mut setup {
        *handicap = Handicap::Aga { stones: 3 };
    }
    let (mut black, mut white) = table(&server, setup).await;
    assert_eq!((white.state.board[2].as_str(), white.state.board[6].as_str()), ("......X..", "..X...X.."));
    assert_eq!(white.state.turn, Some(Color::White));
    assert!(matches!(white.view.setup, Setup::Go { komi_half: Some(1), handicap: Handicap::Aga { stones: 3 }, .. }));
    play_from(Color::White, &mut black, &mut white, &["E5", "D4"]).await;
    white.does(Command::Resign {}).await;
    black.sees_the_end().await;
    let record = black.guest.record(&black.room).await;
    assert_eq!(points(&record.moves), ["E5", "D4"]);
}

/// If an invalid setup is sent over HTTP, the error names the mistake.
#[tokio::test]
async fn errors_name_the_mistakes_in_a_setup() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let rest = r#""time":{"type":"none"},"colors":"black","takeback":"ask","visibility":"public""#;
    let cases = [
        (r#""setup":{"kind":"chess"}"#, Code::Invalid, "setup must be one of go, gomoku"),
        (r#""setup":{"kind":"go","size":9,"ruleset":"lasker"}"#, Code::Invalid, "ruleset must be one of chinese, japanese"),
        (r#""setup":{"kind":"gomoku","size":9,"ruleset":"lasker"}"#, Code::Invalid, "ruleset must be one of freestyle, standard"),
        (r#""setup":{"kind":"othello","size":8}"#, Code::UnknownField, "unknown field `size`"),
        (r#""setup":{"kind":"tic_tac_toe","row":{"length":3}}"#, Code::UnknownField, "row"),
        (r#""setup":{"kind":"go","size":9,"ruleset":"custom"}"#, Code::Invalid, "rules: "),
        (
            r#""setup":{"kind":"go","size":9,"ruleset":"custom","rules":{"ko":"simple"}}"#,
            Code::Invalid,
            "self_capture must be one of true, false",
        ),
        (r#""setup":{"kind":"go","size":9,"ruleset":"aga","row":{"length":3}}"#, Code::UnknownField, "row"),
        (r#""setup":{"kind":"go","size":9,"height":26,"ruleset":"aga"}"#, Code::Invalid, "height must be 2 to 25"),
        (r#""setup":{"kind":"go","size":9,"height":300,"ruleset":"aga"}"#, Code::Invalid, "height must be 2 to 25"),
        (
            r#""setup":{"kind":"go","size":9,"ruleset":"aga","handicap":{"type":"aga","stones":10}}"#,
            Code::Invalid,
            "stones must be 2 to 9",
        ),
        (r#""setup":{"kind":"gomoku","size":9,"ruleset":"mnk"}"#, Code::Invalid, "row: "),
        (r#""setup":{"kind":"gomoku","size":9,"ruleset":"mnk","row":{"length":2}}"#, Code::Invalid, "length must be 3 to 9"),
        (r#""setup":{"kind":"gomoku","size":9,"ruleset":"mnk","row":{"length":5,"color":1}}"#, Code::UnknownField, "color"),
        (r#""setup":{"kind":"gomoku","size":15,"ruleset":"caro","forbidden":"loses"}"#, Code::Invalid, "forbidden: "),
        (
            r#""setup":{"kind":"gomoku","size":15,"ruleset":"renju","forbidden":"kills"}"#,
            Code::Invalid,
            "forbidden must be one of refused, loses",
        ),
        (
            r#""setup":{"kind":"gomoku","size":15,"ruleset":"renju"},"opening":"swap3""#,
            Code::Invalid,
            "opening must be one of free, pro",
        ),
        (
            r#""setup":{"kind":"gomoku","size":13,"ruleset":"renju"},"opening":"soosyrv_8""#,
            Code::Invalid,
            "opening: this board is too small",
        ),
        (
            r#""setup":{"kind":"go","size":9,"ruleset":"aga"},"opening":"swap2""#,
            Code::Invalid,
            "opening: not available in this game",
        ),
        (r#""setup":{"kind":"othello"},"opening":"komi_cut""#, Code::Invalid, "opening: not available in this game"),
    ];
    for (setup, code, expected) in cases {
        let body: serde_json::Value = serde_json::from_str(&format!("{{{setup},{rest}}}")).unwrap();
        let answer = anna.post("/api/v1/rooms", &body).await;
        let status = answer.status().as_u16();
        let error: protocol::ApiErrorBody = answer.json().await.expect("an error has a body");
        assert_eq!((error.code, status), (code, if code == Code::Invalid { 422 } else { 400 }), "{setup}: {}", error.message);
        assert!(error.message.contains(expected), "{setup}: {}", error.message);
    }
    // The error names every wrong field with its bounds or its allowed words, even if the value has the wrong type.
    let wrong =
        r#""setup":{"kind":"go","size":300,"ruleset":"lasker","komi_half":1.5,"handicap":{"type":"free","stones":"9"},"x":1}"#;
    let body: serde_json::Value = serde_json::from_str(&format!("{{{wrong},{rest}}}")).unwrap();
    let error: protocol::ApiErrorBody = anna.post("/api/v1/rooms", &body).await.json().await.expect("an error has a body");
    let faults: Vec<_> = error.faults.iter().map(|fault| (fault.field.as_str(), fault.least, fault.most)).collect();
    let bounds = |field, least, most| (field, Some(least), Some(most));
    assert_eq!(faults, [("ruleset", None, None), bounds("size", 2, 25), bounds("komi_half", -800, 800), bounds("stones", 2, 25)]);
    assert_eq!(error.faults[0].words.as_ref().map(Vec::len), Some(GoRuleset::ALL.len()));
    assert_eq!(error.code, Code::UnknownField);
    assert!(error.message.starts_with("unknown field `x`; ruleset must be one of chinese, "), "{}", error.message);
}

#[tokio::test]
async fn omitted_fields_have_their_documented_values() {
    let server = Server::start().await;
    let anna = server.guest("Anna").await;
    let rest = r#""time":{"type":"none"},"colors":"black","takeback":"ask","visibility":"public""#;
    let body: serde_json::Value =
        serde_json::from_str(&format!(r#"{{"setup":{{"kind":"gomoku","size":15,"ruleset":"renju"}},{rest}}}"#)).unwrap();
    let read: CreateRoom = serde_json::from_value(body.clone()).unwrap();
    assert_eq!(read.opening, Opening::Free);
    let id = anna.creates(&read).await;
    let view: protocol::RoomView = anna.get_json(&format!("/api/v1/rooms/{id}")).await;
    assert_eq!((view.setup, view.opening), (renju(Penalty::Refused), Opening::Free));
}
