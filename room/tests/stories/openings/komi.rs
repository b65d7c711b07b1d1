//! The openings of Go, which determine the komi.

use super::NOT_YOUR_TURN;
use room::testing::{Table, go_setup, point, terms};
use room::{
    Act, Choice, Command, EndCommand, Event, OfferCommand, OfferKind, Opening, OpeningCommand, PlayCommand, Refusal, Seat, Terms,
};
use rules::Color::{Black, White};
use rules::go::{Handicap, Ruleset};
use rules::{HalfPoints, Outcome, Setup, WinBy};

const TWO: Act = Act::Choose { choices: &[Choice::Black, Choice::White] };

fn opened(opening: Opening) -> Table {
    let setup = go_setup(Ruleset::TrompTaylor, Handicap::None);
    opening.check(&setup).unwrap();
    Table::seated(Terms { opening, ..terms(setup) })
}

fn name(half: i32) -> Command {
    OpeningCommand::NameKomi(HalfPoints(half)).into()
}

fn bid(least: i32, standing: Option<i32>) -> Act {
    Act::Bid { least: HalfPoints(least), standing: standing.map(HalfPoints) }
}

/// The komi of the current setup.
fn komi(table: &Table) -> i32 {
    match table.room.setup() {
        Setup::Go(setup) => setup.komi().0,
        Setup::Gomoku(_) | Setup::Othello => panic!("not a game of Go"),
    }
}

/// Black takes the whole board with one stone, so that only the komi reduces the margin.
fn count(table: &mut Table, margin: i32) {
    table.plays("cc pass pass");
    let by = WinBy::Score { margin: HalfPoints(margin) };
    assert_eq!(table.room.outcome(), Some(Outcome::Win { winner: Black, by }));
    table.reload();
}

#[test]
fn one_player_sets_the_komi_and_the_opponent_chooses_a_color() {
    for (choice, black, next) in [(Choice::Black, Seat::Guest, "guest"), (Choice::White, Seat::Host, "host")] {
        let mut table = opened(Opening::KomiCut);
        table.asks("host", Act::NameKomi).refuses("guest", name(11), NOT_YOUR_TURN);
        table.refuses("host", PlayCommand::Place(point("cc")), Refusal::OpeningStep).refuses(
            "host",
            PlayCommand::Pass,
            Refusal::OpeningStep,
        );
        table.refuses("host", OpeningCommand::Choose(choice), Refusal::OpeningStep);
        for bad in [801, -801, i32::MAX, i32::MIN] {
            table.refuses("host", name(bad), Refusal::BadKomi);
        }
        assert!(table.decide("host", &name(800)).is_ok() && table.decide("host", &name(-800)).is_ok());
        let agreed = *table.room.terms();
        assert_eq!(table.does("host", name(11)), [Event::KomiNamed { seat: Seat::Host, komi: HalfPoints(11) }]);
        assert_eq!((komi(&table), table.room.terms()), (11, &agreed));
        table.asks("guest", TWO).refuses("guest", name(12), Refusal::OpeningStep);
        assert!(table.room.abortable());
        assert_eq!(table.does("guest", OpeningCommand::Choose(choice)), [Event::Chose { seat: Seat::Guest, choice, black }]);
        table.goes_on(next, Black);
        table.reload();
        count(&mut table, 50 - 11);
    }
}

#[test]
fn the_highest_bid_plays_black() {
    let mut table = opened(Opening::KomiBids);
    table.asks("host", bid(-800, None)).refuses("host", OpeningCommand::Choose(Choice::White), Refusal::OpeningStep);
    table.refuses("guest", name(1), NOT_YOUR_TURN).refuses("host", name(801), Refusal::BadKomi);
    table.does("host", name(-3));
    table.asks("guest", bid(-2, Some(-3))).refuses("guest", name(-3), Refusal::BidTooLow).refuses("host", name(9), NOT_YOUR_TURN);
    table.refuses("guest", OpeningCommand::Choose(Choice::Black), Refusal::OpeningStep);
    table.refuses("guest", PlayCommand::Place(point("cc")), Refusal::OpeningStep);
    table.does("guest", name(-2));
    table.asks("host", bid(-1, Some(-2)));
    table.does("host", name(13));
    table.does("guest", name(15));
    assert_eq!(komi(&table), 15);
    let chose = Event::Chose { seat: Seat::Host, choice: Choice::White, black: Seat::Guest };
    assert_eq!(table.does("host", OpeningCommand::Choose(Choice::White)), [chose]);
    table.goes_on("guest", Black).refuses("host", name(17), Refusal::NoOpening);
    table.reload();
    count(&mut table, 50 - 15);
}

#[test]
fn the_first_bid_can_win() {
    let mut table = opened(Opening::KomiBids);
    table.does("host", name(0));
    table.does("guest", OpeningCommand::Choose(Choice::White));
    table.goes_on("host", Black);
    count(&mut table, 50);
}

#[test]
fn after_a_bid_of_the_highest_komi_the_opponent_must_choose_white() {
    let mut table = opened(Opening::KomiBids);
    table.does("host", name(800));
    table.asks("guest", Act::Choose { choices: &[Choice::White] }).refuses("guest", name(800), Refusal::OpeningStep);
    table.does("guest", OpeningCommand::Choose(Choice::White));
    table.goes_on("host", Black);
    assert_eq!(komi(&table), 800);
}

#[test]
fn a_takeback_keeps_the_komi() {
    let mut table = opened(Opening::KomiCut);
    table.does("host", name(-9));
    table.does("guest", OpeningCommand::Choose(Choice::Black));
    table.plays("aa bb");
    for (who, other) in [("host", "guest"), ("guest", "host")] {
        table.does(who, OfferCommand::Make(OfferKind::Takeback));
        table.does(other, OfferCommand::Accept(OfferKind::Takeback));
    }
    table.goes_on("guest", Black);
    assert_eq!((table.name(White), komi(&table)), ("host", -9));
    table.reload();
    count(&mut table, 50 + 9);
}

#[test]
fn a_rematch_begins_without_the_komi_that_was_named_in_this_game() {
    let mut table = opened(Opening::KomiCut);
    table.does("host", name(-9));
    table.does("guest", OpeningCommand::Choose(Choice::Black));
    table.does("guest", EndCommand::Resign);
    let again = table.room.rematch_events(0);
    assert!(matches!(&again[0], Event::Created { terms, .. } if terms.setup == table.room.terms().setup));
    assert_eq!(again.last(), Some(&Event::Started { black: Seat::Guest }));
}
