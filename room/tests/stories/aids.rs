//! Asking the engine during a game.

use room::testing::{Table, go, go_setup, gomoku, terms};
use room::{
    Aid, Aids, Command, EndCommand, Event, OfferCommand, OfferKind, Opening, Refusal, SeatCommand, TakebackPolicy, Terms,
};
use rules::go::{Handicap, Ruleset};
use rules::{Color, Illegal};

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
    let mut table = aided(Aids::Hints);
    assert_eq!(table.does("host", HINT), [Event::AidUsed { by: Color::Black, aid: Aid::Hint }]);
    assert_eq!(table.does("guest", AHEAD), [Event::AidUsed { by: Color::White, aid: Aid::Ahead }]);
}

#[test]
fn each_player_uses_an_aid_once_for_each_position() {
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
fn a_hint_is_for_the_player_to_move_and_nobody_else_uses_an_aid() {
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
fn a_rematch_has_the_same_aids_and_two_people_at_one_device_ask_for_the_player_to_move() {
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
