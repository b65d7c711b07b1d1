use crate::player;
use engine_protocols::Session;
use engine_protocols::client::{Client, Heard, Protocol, Wanted};
use engine_protocols::gomocup::Gomocup;
use engine_protocols::gtp::Gtp;
use engine_protocols::nboard::NBoard;
use rules::go::{self, Handicap};
use rules::{Color, Kind, Move, Point, Position, Progress, Setup, Size, gomoku};
use std::time::Duration;

fn gomoku(ruleset: gomoku::Ruleset) -> Setup {
    Setup::Gomoku(gomoku::Setup::new(Size::square(9).unwrap(), ruleset).unwrap())
}

fn small_go() -> Setup {
    let rules = go::Ruleset::Chinese;
    Setup::Go(go::Setup::new(Size::square(5).unwrap(), rules, rules.default_komi(Handicap::None), Handicap::None).unwrap())
}

/// The lines of the requests that lead to a move.
fn lines(client: &mut Client, color: Color, moves: &[(Color, Move)]) -> String {
    client.ask(color, moves).into_iter().map(|request| request.line).collect::<Vec<_>>().join("|")
}

fn at(x: u8, y: u8) -> Move {
    Move::Place(Point { x, y })
}

#[test]
fn an_engine_first_gets_the_whole_game_and_then_only_new_moves() {
    let second = Some(Duration::from_secs(2));
    let mut client = Client::new(Protocol::Gtp, small_go(), second);
    let mut moves = vec![(Color::Black, at(0, 0))];
    assert_eq!(
        lines(&mut client, Color::White, &moves),
        "boardsize 5|clear_board|komi 7.5|time_settings 0 2 1|play black A5|genmove white"
    );
    moves.extend([(Color::White, Move::Pass), (Color::Black, at(4, 4))]);
    assert_eq!(lines(&mut client, Color::White, &moves), "play black E1|genmove white");

    let mut client = Client::new(Protocol::Gomocup, gomoku(gomoku::Ruleset::Standard), second);
    assert_eq!(
        lines(&mut client, Color::White, &moves[..1]),
        "START 9|INFO rule 1|INFO timeout_turn 2000|INFO timeout_match 0|BOARD|0,0,2|DONE"
    );
    let next = [(Color::Black, at(0, 0)), (Color::White, at(1, 1)), (Color::Black, at(4, 4))];
    assert_eq!(lines(&mut client, Color::White, &next), "TURN 4,4");
    let mut client = Client::new(Protocol::Gomocup, gomoku(gomoku::Ruleset::Freestyle), None);
    assert_eq!(lines(&mut client, Color::Black, &[]), "START 9|INFO rule 0|INFO timeout_match 0|BEGIN");

    let mut client = Client::new(Protocol::NBoard, Setup::Othello, None);
    let asked = lines(&mut client, Color::White, &[(Color::Black, at(5, 4))]);
    assert!(asked.starts_with("nboard 2|set depth 12|set game (;GM[Othello]") && asked.ends_with("B[F5];)|ping 1|go"), "{asked}");
}

#[test]
fn an_engine_learns_a_new_time_limit_and_the_stones_of_a_handicap() {
    let seconds = |count| Some(Duration::from_secs(count));
    let rules = go::Ruleset::Chinese;
    let handicap = Handicap::Fixed(2);
    let setup = Setup::Go(go::Setup::new(Size::square(9).unwrap(), rules, rules.default_komi(handicap), handicap).unwrap());
    let mut client = Client::new(Protocol::Gtp, setup, seconds(5));
    let begun = lines(&mut client, Color::White, &[]);
    assert!(begun.contains("|set_free_handicap ") && begun.ends_with("|time_settings 0 5 1|genmove white"), "{begun}");
    let mut moves = vec![(Color::White, at(0, 0)), (Color::Black, at(1, 1))];
    assert_eq!(lines(&mut client, Color::White, &moves), "play black B8|genmove white");
    moves.extend([(Color::White, at(3, 3)), (Color::Black, at(5, 5))]);
    client.limit_time(seconds(2));
    assert_eq!(lines(&mut client, Color::White, &moves), "time_settings 0 2 1|play black F4|genmove white");

    let mut client = Client::new(Protocol::Gomocup, gomoku(gomoku::Ruleset::Freestyle), seconds(2));
    lines(&mut client, Color::Black, &[]);
    client.limit_time(seconds(1));
    let moves = [(Color::Black, at(0, 0)), (Color::White, at(1, 1))];
    assert_eq!(lines(&mut client, Color::Black, &moves), "INFO timeout_turn 1000|TURN 1,1");
}

#[test]
fn answers_are_distinguished_from_other_lines() {
    let refuses = |words: &str| Some(Heard::Refuses(words.to_owned()));
    let five = small_go();
    let rows = gomoku(gomoku::Ruleset::Freestyle);
    for (protocol, setup, wanted, line, heard) in [
        (Protocol::Gtp, five, Wanted::Ready, "=", Some(Heard::Ready)),
        (Protocol::Gtp, five, Wanted::Ready, "=12 ", Some(Heard::Ready)),
        (Protocol::Gtp, five, Wanted::Ready, "", None),
        (Protocol::Gtp, five, Wanted::Ready, "? unknown command", refuses("unknown command")),
        (Protocol::Gtp, five, Wanted::Move, "= a5", Some(Heard::Move(at(0, 0)))),
        (Protocol::Gtp, five, Wanted::Move, "=3 PASS", Some(Heard::Move(Move::Pass))),
        (Protocol::Gtp, five, Wanted::Move, "= resign", Some(Heard::Resigns)),
        (Protocol::Gtp, five, Wanted::Move, "= Z9", refuses("not a move: Z9")),
        (Protocol::Gtp, five, Wanted::Move, "é", None),
        (Protocol::Gomocup, rows, Wanted::Ready, "OK - everything is good", Some(Heard::Ready)),
        (Protocol::Gomocup, rows, Wanted::Move, "MESSAGE 1,2", None),
        (Protocol::Gomocup, rows, Wanted::Move, "3,4", Some(Heard::Move(at(3, 4)))),
        (Protocol::Gomocup, rows, Wanted::Move, "30,4", None),
        (Protocol::Gomocup, rows, Wanted::Move, "ERROR no", refuses("ERROR no")),
        (Protocol::NBoard, Setup::Othello, Wanted::Ready, "pong 3", Some(Heard::Ready)),
        (Protocol::NBoard, Setup::Othello, Wanted::Move, "status thinking", None),
        (Protocol::NBoard, Setup::Othello, Wanted::Move, "=== f5 -1.00 0.0", Some(Heard::Move(at(5, 4)))),
        (Protocol::NBoard, Setup::Othello, Wanted::Move, "=== PA/1/2", Some(Heard::Move(Move::Pass))),
    ] {
        assert_eq!(Client::new(protocol, setup, None).read(wanted, line), heard, "{protocol:?} {line:?}");
    }
}

/// Plays a whole game: the client asks for the moves of both colors, and a session of the same protocol answers.
fn play(protocol: Protocol, setup: Setup, session: &mut dyn Session) {
    let (mut client, mut position, mut moves) = (Client::new(protocol, setup, None), Position::new(&setup), Vec::new());
    while position.progress() == Progress::Playing && moves.len() < 150 {
        let color = position.turn();
        // In a conversation over Gomocup, the engine has only one color. Here it plays both, so each move needs a new conversation.
        if protocol == Protocol::Gomocup {
            client = Client::new(protocol, setup, None);
        }
        let mut found = None;
        for request in client.ask(color, &moves) {
            let answer = crate::ask(session, &request.line);
            match answer.lines().find_map(|line| client.read(request.wanted, line)) {
                Some(Heard::Move(action)) => found = Some(action),
                Some(Heard::Ready) => {}
                other => assert!(request.wanted == Wanted::Nothing, "{request:?}: {other:?}"),
            }
        }
        let action = found.unwrap();
        position.play(color, action).unwrap();
        moves.push((color, action));
    }
}

#[test]
fn a_client_and_a_session_understand_each_other() {
    play(Protocol::Gtp, small_go(), &mut Gtp::new(Kind::Go, player(2)));
    play(Protocol::Gtp, Setup::Othello, &mut Gtp::new(Kind::Othello, player(2)));
    for ruleset in gomoku::Ruleset::NAMED {
        play(Protocol::Gtp, gomoku(ruleset), &mut Gtp::new(Kind::Gomoku, player(3)));
        play(Protocol::Gomocup, gomoku(ruleset), &mut Gomocup::new(player(3)));
    }
    play(Protocol::NBoard, Setup::Othello, &mut NBoard::new(player(6), false));
}
