//! Asking the engine during a game.

use room::testing::{Table, go, go_setup, gomoku, terms, viewer};
use room::{
    Aid, Aids, Command, EndCommand, Event, OfferCommand, OfferKind, Opening, PlayCommand, Refusal, SeatCommand, TakebackPolicy,
    Terms, WARNINGS_PER_POSITION,
};
use rules::go::{Handicap, Ruleset};
use rules::{Color, Illegal, Point};

const HINT: Command = Command::UseAid(Aid::Hint);
const AHEAD: Command = Command::UseAid(Aid::Ahead);

fn aided(aids: Aids) -> Table {
    Table::seated(Terms { aids, takeback: TakebackPolicy::Free, ..terms(go()) })
}

#[test]
fn only_the_aids_in_the_terms_can_be_used() {
    aided(Aids::Off).refuses("host", HINT, Refusal::NotAllowed).refuses("host", AHEAD, Refusal::NotAllowed);
    let mut table = aided(Aids::Ahead);
    table.refuses("host", HINT, Refusal::NotAllowed);
    assert_eq!(table.does("host", AHEAD), [Event::AidUsed { by: Color::Black, aid: Aid::Ahead }]);
    aided(Aids::Warnings).refuses("host", HINT, Refusal::NotAllowed);
    aided(Aids::Warnings).does("host", AHEAD);
    let mut table = aided(Aids::Hints);
    assert_eq!(table.does("host", HINT), [Event::AidUsed { by: Color::Black, aid: Aid::Hint }]);
    assert_eq!(table.does("guest", AHEAD), [Event::AidUsed { by: Color::White, aid: Aid::Ahead }]);
}

#[test]
fn each_player_uses_an_aid_only_one_time_until_the_position_changes() {
    let mut table = aided(Aids::Hints);
    table.does("host", HINT);
    table.reload();
    assert!(table.room.has_used(Color::Black, Aid::Hint) && !table.room.has_used(Color::White, Aid::Hint));
    table.refuses("host", HINT, Refusal::NoChange);
    table.plays("cc dd");
    assert!(!table.room.has_used(Color::Black, Aid::Hint), "the answer was about another position");
    table.does("host", HINT);
    table.plays("ee").does("host", OfferCommand::Make(OfferKind::Takeback));
    table.does("host", HINT);
}

#[test]
fn only_the_player_to_move_gets_a_hint_and_only_players_of_a_running_game_use_aids() {
    let mut table = aided(Aids::Hints);
    table.refuses("guest", HINT, Illegal::NotYourTurn.into());
    table.refuses("eve", AHEAD, Refusal::NotAPlayer);
    table.does("host", EndCommand::Resign);
    table.refuses("host", AHEAD, Refusal::GameOver);
}

#[test]
fn during_an_opening_no_aid_can_be_used() {
    let table = Table::seated(Terms { aids: Aids::Hints, opening: Opening::Swap, ..terms(gomoku()) });
    table.refuses("host", HINT, Refusal::WrongPhase).refuses("guest", AHEAD, Refusal::WrongPhase);
}

#[test]
fn while_black_places_handicap_stones_no_aid_can_be_used() {
    let setup = go_setup(Ruleset::Chinese, Handicap::Free(2));
    let mut table = Table::seated(Terms { aids: Aids::Hints, ..terms(setup) });
    table.refuses("host", HINT, Refusal::WrongPhase).refuses("guest", AHEAD, Refusal::WrongPhase);
    table.plays("cc gg").does("guest", HINT);
}

#[test]
fn a_rematch_has_the_same_aids_and_a_hint_at_a_shared_device_counts_for_the_color_whose_turn_it_is() {
    let mut table = Table::new(Terms { aids: Aids::Hints, ..terms(go()) });
    table.does("host", SeatCommand::SitOpposite { name: "bo".into() });
    table.plays("cc");
    assert_eq!(table.does("host", HINT), [Event::AidUsed { by: Color::White, aid: Aid::Hint }]);
    let mut table = aided(Aids::Hints);
    table.does("host", EndCommand::Resign);
    table.does("host", OfferCommand::Make(OfferKind::Rematch));
    table.does("guest", OfferCommand::Accept(OfferKind::Rematch));
    assert_eq!(table.room.agreed_terms().aids, Aids::Hints);
}

/// A move that its player does not want to play if it is a blunder.
fn careful(x: u8) -> Command {
    PlayCommand::PlaceUnlessBlunder(Point { x, y: 4 }).into()
}

#[test]
fn a_blunder_is_not_played_and_everyone_sees_the_warning() {
    let mut table = aided(Aids::Warnings);
    let warned = Event::AidUsed { by: Color::Black, aid: Aid::Warning };
    assert_eq!(table.does("host", careful(0)), [Event::Moved { color: Color::Black, point: Point { x: 0, y: 4 } }]);
    table.does("guest", careful(1));
    table.blunder = true;
    for x in 2..2 + WARNINGS_PER_POSITION as u8 {
        assert_eq!(table.does("host", careful(x)), std::slice::from_ref(&warned));
    }
    table.reload();
    assert_eq!(table.room.moves().len(), 2);
    let (point, color) = (Point { x: 4, y: 4 }, Color::Black);
    assert_eq!(table.does("host", careful(4)), [Event::Moved { color, point }], "no more warnings in this position");
    table.plays("aa");
    assert_eq!(table.does("host", careful(3)), [warned], "the position is new");
    let (point, color) = (Point { x: 3, y: 4 }, Color::Black);
    assert_eq!(table.does("host", PlayCommand::Place(point)), [Event::Moved { color, point }], "the player plays it anyway");
}

#[test]
fn a_takeback_does_not_reset_the_count_of_warnings_but_a_longer_game_does() {
    let free = Terms { aids: Aids::Warnings, takeback: TakebackPolicy::Free, ..terms(gomoku()) };
    let mut table = Table::seated(free);
    let warned = |table: &mut Table, x| matches!(table.does("host", careful(x))[..], [Event::AidUsed { aid: Aid::Warning, .. }]);
    table.plays("aa ba");
    table.blunder = true;
    for x in 0..WARNINGS_PER_POSITION as u8 {
        assert!(warned(&mut table, x));
    }
    assert!(!warned(&mut table, 4));
    table.does("host", OfferCommand::Make(OfferKind::Takeback));
    table.reload();
    assert!(!warned(&mut table, 3), "the position is the same");
    table.plays("ca");
    assert!(warned(&mut table, 5), "the game is longer than at the latest warning");
}

#[test]
fn a_move_is_judged_only_if_its_player_can_be_warned() {
    let wants = |table: &Table, who, command: &Command| table.room.wants_judgment(&viewer(who), command).is_some();
    let mut table = aided(Aids::Warnings);
    assert!(wants(&table, "host", &careful(0)));
    assert!(!wants(&table, "guest", &careful(0)), "it is not White's turn");
    assert!(!wants(&table, "eve", &careful(0)));
    assert!(!wants(&table, "host", &PlayCommand::Place(Point { x: 0, y: 4 }).into()), "no warning is wanted");
    table.does("host", careful(0));
    assert!(!wants(&table, "guest", &careful(0)), "the point is taken");
    let table = aided(Aids::Ahead);
    assert!(!wants(&table, "host", &careful(0)));
    table.refuses("host", careful(0), Refusal::NotAllowed);
    aided(Aids::Hints).refuses("host", Command::UseAid(Aid::Warning), Refusal::NotAllowed);
    let mut opening = Table::seated(Terms { aids: Aids::Hints, opening: Opening::Swap, ..terms(gomoku()) });
    assert!(!wants(&opening, "host", &careful(3)));
    opening.blunder = true;
    assert!(matches!(opening.does("host", careful(3))[..], [Event::Moved { .. }]), "nothing is judged in an opening");
    let handicap = Table::seated(Terms { aids: Aids::Hints, ..terms(go_setup(Ruleset::Chinese, Handicap::Free(2))) });
    assert!(!wants(&handicap, "host", &careful(0)));
}
