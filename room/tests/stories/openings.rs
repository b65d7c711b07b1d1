//! Each opening with its branches and refusals.

mod clocks;
mod komi;
mod laws;
mod renju;
mod swaps;

use room::testing::{Table, point, renju, rows, terms};
use room::{
    Act, Command, EndCommand, Event, OfferCommand, OfferKind, Opening, OpeningCommand, PlayCommand, Refusal, Seat, Terms,
};
use rules::Color::{Black, White};
use rules::gomoku::openings::Reach;
use rules::gomoku::{Penalty, Ruleset};
use rules::{Illegal, Outcome, WinBy};

const NOT_YOUR_TURN: Refusal = Refusal::Illegal(Illegal::NotYourTurn);

/// A game that `host` begins, on 15x15, with renju rules if the opening needs them.
fn opened(opening: Opening) -> Table {
    let setup = match opening {
        Opening::Soosyrv8 | Opening::Taraguchi10 | Opening::Yamaguchi => renju(Penalty::Refused),
        _ => rows(15, Ruleset::Freestyle),
    };
    opening.check(&setup).unwrap();
    Table::seated(Terms { opening, ..terms(setup) })
}

fn play(name: &str) -> Command {
    PlayCommand::Place(point(name)).into()
}

const fn place(reach: Reach) -> Act {
    Act::Place { reach }
}

#[test]
fn pro_and_long_pro_keep_the_second_black_stone_away_from_the_center() {
    for (opening, square, near, far) in [(Opening::Pro, 5, "jj", "kh"), (Opening::LongPro, 7, "kh", "lh")] {
        let mut table = opened(opening);
        table.asks("host", place(Reach::Center)).refuses("host", play("gh"), Refusal::OutsideOpening);
        table.refuses("guest", play("hh"), NOT_YOUR_TURN).refuses("host", play("pp"), Refusal::Illegal(Illegal::OffBoard));
        assert!(!table.colors_open());
        table.plays("hh").asks("guest", place(Reach::Anywhere));
        table.refuses("guest", play("hh"), Refusal::Illegal(Illegal::Occupied));
        table.plays("ii").asks("host", place(Reach::Outside(square)));
        table.refuses("host", play(near), Refusal::OutsideOpening).refuses("host", PlayCommand::Pass, Refusal::OpeningStep);
        assert_eq!(table.does("host", play(far)), [Event::Moved { color: Black, point: point(far) }]);
        table.goes_on("guest", White).refuses("guest", OpeningCommand::Declare(1), Refusal::NoOpening);
        table.reload();
    }
}

#[test]
fn stones_of_the_pro_opening_can_be_taken_back() {
    let mut table = opened(Opening::Pro);
    table.plays("hh ii kh gg");
    for (left, who, reach) in
        [(2, "host", Some(Reach::Outside(5))), (1, "guest", Some(Reach::Anywhere)), (0, "host", Some(Reach::Center))]
    {
        table.does(who, OfferCommand::Make(OfferKind::Takeback));
        table.does(if who == "host" { "guest" } else { "host" }, OfferCommand::Accept(OfferKind::Takeback));
        assert_eq!(table.room.moves().len(), left);
        assert_eq!(table.room.opening().map(|step| step.act), reach.map(place));
        table.reload();
    }
    assert!(table.room.abortable());
    table.plays("hh ii kh").goes_on("guest", White);
}

#[test]
fn a_free_opening_has_no_steps() {
    let mut table = opened(Opening::Free);
    table.goes_on("host", Black);
    for command in [
        OpeningCommand::Choose(room::Choice::Black),
        OpeningCommand::Declare(1),
        OpeningCommand::OfferMoves(vec![]),
        OpeningCommand::NameKomi(rules::HalfPoints(1)),
    ] {
        table.refuses("host", command.clone(), Refusal::NoOpening).refuses("eve", command, Refusal::NotAPlayer);
    }
    Table::new(terms(room::testing::gomoku())).refuses("host", OpeningCommand::Declare(1), Refusal::NotStarted);
    table.does("guest", EndCommand::Resign);
    table.refuses("host", OpeningCommand::Declare(1), Refusal::GameOver);
    assert_eq!((table.room.stone(), table.room.turn()), (None, None));
}

#[test]
fn resigning_and_offers_use_the_current_colors() {
    let mut table = opened(Opening::Taraguchi10);
    table.plays("hh");
    table.does("host", OfferCommand::Make(OfferKind::Draw));
    assert_eq!(table.room.offers().len(), 1);
    table.does("guest", OpeningCommand::Choose(room::Choice::Black));
    assert!(table.room.offers().is_empty(), "any act of an opening clears the offers");
    table.refuses("guest", OfferCommand::Make(OfferKind::Takeback), Refusal::NothingToTakeBack);
    table.does("guest", OfferCommand::Make(OfferKind::Draw));
    assert_eq!(table.room.offers()[0].by, Black, "the guest has Black now");
    let outcome = Outcome::Win { winner: White, by: WinBy::Resignation };
    assert_eq!(table.does("guest", EndCommand::Resign), [Event::Finished { outcome }]);
    assert_eq!((table.room.outcome(), table.room.opening()), (Some(outcome), None));
    table.reload();
}

#[test]
fn a_row_in_the_opening_ends_the_game() {
    let row = rules::gomoku::Row::of(3);
    let mut table = Table::seated(Terms { opening: Opening::Swap2, ..terms(rows(9, Ruleset::Mnk(row))) });
    table.plays("aa ii ba");
    table.does("guest", OpeningCommand::Choose(room::Choice::MoreStones));
    table.plays("hh");
    let outcome = Outcome::Win { winner: Black, by: WinBy::Row };
    assert_eq!(table.does("guest", play("ca")).last(), Some(&Event::Finished { outcome }));
    assert_eq!(table.room.opening(), None);
    table.reload();
}

#[test]
fn the_player_who_was_second_in_the_opening_begins_the_rematch() {
    let mut table = opened(Opening::Swap);
    table.plays("hh gg ii");
    table.does("guest", OpeningCommand::Choose(room::Choice::Black));
    table.does("host", EndCommand::Resign);
    let again = table.room.rematch_events(0);
    assert_eq!(again.last(), Some(&Event::Started { black: Seat::Guest }));
    assert!(matches!(&again[0], Event::Created { terms, .. } if terms.opening == Opening::Swap));
}
