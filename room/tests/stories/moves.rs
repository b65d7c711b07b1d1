use room::testing::{Table, go, go_setup, gomoku, point, terms};
use room::{ColorChoice, EndCommand, Event, PlayCommand, Refusal, Terms};
use rules::Color::{Black, White};
use rules::go::{Handicap, Ruleset};
use rules::{Illegal, Move, Outcome, WinBy};

#[test]
fn a_move_is_recorded_with_its_color() {
    let mut table = Table::seated(terms(go()));
    assert_eq!(table.does("host", PlayCommand::Place(point("cc"))), [Event::Moved { color: Black, point: point("cc") }]);
    assert_eq!(table.does("guest", PlayCommand::Pass), [Event::Passed { color: White }]);
    assert_eq!(table.room.moves(), [(Black, Move::Place(point("cc"))), (White, Move::Pass)]);
    assert_eq!((table.room.turn(), table.room.seq()), (Some(Black), 6));
    assert_eq!(table.board(), "..... ..... ..X.. ..... .....");
}

#[test]
fn an_illegal_move_is_refused_with_its_reason() {
    let illegal = Refusal::Illegal;
    let mut table = Table::seated(terms(go()));
    table.refuses("guest", PlayCommand::Place(point("cc")), illegal(Illegal::NotYourTurn));
    table.refuses("guest", PlayCommand::Pass, illegal(Illegal::NotYourTurn));
    table.refuses("host", PlayCommand::Place(point("fa")), illegal(Illegal::OffBoard));
    // A ko at bb and cb. White must not retake it immediately.
    table.plays("ba ca ab db bc cc ee bb cb");
    assert_eq!(table.board(), ".XO.. X.XO. .XO.. ..... ....X");
    table.refuses("guest", PlayCommand::Place(point("cb")), illegal(Illegal::Occupied));
    table.refuses("guest", PlayCommand::Place(point("aa")), illegal(Illegal::SelfCapture));
    table.refuses("guest", PlayCommand::Place(point("bb")), illegal(Illegal::Ko));
    table.reload();
    table.refuses("guest", PlayCommand::Place(point("bb")), illegal(Illegal::Ko));
}

#[test]
fn only_players_may_move_and_only_during_play() {
    let play = || PlayCommand::Place(point("aa"));
    Table::new(terms(go())).refuses("host", play(), Refusal::NotStarted).refuses("eve", play(), Refusal::NotAPlayer);
    let mut table = Table::seated(terms(go()));
    table.refuses("eve", play(), Refusal::NotAPlayer).refuses("nobody", play(), Refusal::NoSession);
    table.plays("pass pass").refuses("host", play(), Refusal::WrongPhase).refuses("host", PlayCommand::Pass, Refusal::WrongPhase);
    table.does("host", EndCommand::Resign);
    table.refuses("host", play(), Refusal::GameOver).refuses("guest", PlayCommand::Pass, Refusal::GameOver);
}

#[test]
fn a_move_that_makes_five_in_a_row_ends_the_game() {
    let mut table = Table::seated(terms(gomoku()));
    table.refuses("host", PlayCommand::Pass, Refusal::Illegal(Illegal::NoPass));
    table.plays("aa ab ba bb ca cb da db");
    let outcome = Outcome::Win { winner: Black, by: WinBy::Row };
    let events = table.does("host", PlayCommand::Place(point("ea")));
    assert_eq!(events, [Event::Moved { color: Black, point: point("ea") }, Event::Finished { outcome }]);
    assert_eq!((table.room.outcome(), table.room.turn()), (Some(outcome), None));
    assert_eq!(table.room.position().row().len(), 5);
    assert!(table.room.scoring().is_none());
    table.refuses("guest", PlayCommand::Place(point("ff")), Refusal::GameOver);
    table.reload();
}

#[test]
fn a_full_gomoku_board_is_a_draw() {
    let mut table = Table::seated(terms(gomoku()));
    // Rows that alternate between XXXOOO and OOOXXX contain no five in any direction.
    let (mut black, mut white) = (Vec::new(), Vec::new());
    for y in 0..6_u8 {
        for x in 0..6_u8 {
            let side = if (x / 3 + y) % 2 == 0 { &mut black } else { &mut white };
            side.push(rules::Point { x, y });
        }
    }
    let mut last = Vec::new();
    for (black, white) in black.into_iter().zip(white) {
        table.does("host", PlayCommand::Place(black));
        last = table.does("guest", PlayCommand::Place(white));
    }
    assert_eq!(last.last(), Some(&Event::Finished { outcome: Outcome::Draw }));
    assert!(table.room.scoring().is_none());
}

#[test]
fn with_a_fixed_handicap_white_moves_first() {
    let mut table = Table::seated(terms(go_setup(Ruleset::Japanese, Handicap::Fixed(4))));
    assert_eq!(table.room.turn(), Some(White));
    assert!(table.room.moves().is_empty());
    table.plays("aa").refuses("guest", PlayCommand::Pass, Refusal::Illegal(Illegal::NotYourTurn));
}

#[test]
fn free_handicap_stones_count_as_moves_of_one_player() {
    let colors = ColorChoice::White;
    let mut table = Table::seated(Terms { colors, ..terms(go_setup(Ruleset::Chinese, Handicap::Free(3))) });
    table.plays("aa bb");
    assert_eq!((table.room.turn(), table.name(Black)), (Some(Black), "guest"));
    table.plays("cc");
    assert_eq!(table.room.turn(), Some(White));
    assert!(table.room.abortable());
    table.plays("dd");
    assert!(!table.room.abortable());
}
