use room::testing::{Table, go, go_setup, point, terms};
use room::{
    EndCommand, Event, Offer, OfferCommand, OfferKind, Phase, PlayCommand, Refusal, ScoringCommand, TakebackPolicy, Terms,
};
use rules::Color::{Black, White};
use rules::go::{Handicap, Ruleset};
use rules::{Illegal, Outcome};

const TAKEBACK: OfferKind = OfferKind::Takeback;
const DRAW: OfferKind = OfferKind::Draw;

fn playing(moves: &str) -> Table {
    let mut table = Table::seated(terms(go()));
    table.plays(moves);
    table
}

/// Offers and accepts a takeback. Returns the number of moves left.
fn takes_back(table: &mut Table, who: &str, other: &str) -> usize {
    table.does(who, OfferCommand::Make(TAKEBACK));
    table.does(other, OfferCommand::Accept(TAKEBACK));
    assert!(table.room.offers().is_empty());
    table.reload();
    table.room.moves().len()
}

#[test]
fn a_takeback_removes_the_players_last_move_and_the_answer() {
    assert_eq!(takes_back(&mut playing("cc bb dd"), "host", "guest"), 2);
    assert_eq!(takes_back(&mut playing("cc bb dd ee"), "host", "guest"), 2);
    assert_eq!(takes_back(&mut playing("cc bb dd"), "guest", "host"), 1);
    assert_eq!(takes_back(&mut playing("cc bb dd ee"), "guest", "host"), 3);
    assert_eq!(takes_back(&mut playing("cc"), "host", "guest"), 0);
}

#[test]
fn the_summary_names_the_last_stone_even_after_a_pass_and_a_takeback() {
    let last = |table: &Table| table.room.summary().last;
    assert_eq!(last(&playing("")), None);
    let mut table = playing("cc bb");
    assert_eq!(last(&table), Some(point("bb")));
    table.does("host", PlayCommand::Pass);
    assert_eq!(last(&table), Some(point("bb")));
    takes_back(&mut table, "guest", "host");
    assert_eq!(last(&table), Some(point("cc")));
}

#[test]
fn a_takeback_restores_captured_stones_and_lifts_the_ko() {
    let mut table = playing("ba ca ab db bc cc ee bb");
    let before = (table.board(), table.room.position().prisoners());
    table.plays("cb");
    assert_ne!((table.board(), table.room.position().prisoners()), before);
    takes_back(&mut table, "host", "guest");
    assert_eq!((table.board(), table.room.position().prisoners()), before);
    // White's ko stone is back. If the history had kept the position, this move would violate superko.
    table.plays("cb");
    table.refuses("guest", PlayCommand::Place(point("bb")), Refusal::Illegal(Illegal::Ko));
}

#[test]
fn free_handicap_stones_are_taken_back_one_by_one() {
    let mut table = Table::seated(terms(go_setup(Ruleset::Chinese, Handicap::Free(3))));
    table.plays("aa bb");
    assert_eq!(takes_back(&mut table, "host", "guest"), 1);
    assert_eq!(table.room.turn(), Some(Black));
    table.refuses("guest", OfferCommand::Make(TAKEBACK), Refusal::NothingToTakeBack);
    table.plays("bb cc");
    table.refuses("guest", OfferCommand::Make(TAKEBACK), Refusal::NothingToTakeBack);
    assert_eq!(takes_back(&mut table, "host", "guest"), 2);
}

#[test]
fn an_impossible_takeback_is_refused() {
    playing("").refuses("host", OfferCommand::Make(TAKEBACK), Refusal::NothingToTakeBack);
    playing("cc").refuses("guest", OfferCommand::Make(TAKEBACK), Refusal::NothingToTakeBack);
    playing("cc pass pass").refuses("host", OfferCommand::Make(TAKEBACK), Refusal::WrongPhase);
    let mut strict = Table::seated(Terms { takeback: TakebackPolicy::Off, ..terms(go()) });
    strict.plays("cc").refuses("host", OfferCommand::Make(TAKEBACK), Refusal::NotAllowed);
    Table::new(terms(go())).refuses("host", OfferCommand::Make(TAKEBACK), Refusal::NotStarted);
}

#[test]
fn a_takeback_after_resuming_stops_at_the_resumption() {
    let mut table = Table::seated(terms(go_setup(Ruleset::Japanese, Handicap::None)));
    table.plays("cc pass pass");
    table.does("host", ScoringCommand::Resume);
    assert_eq!(table.room.turn(), Some(White));
    table.plays("bb");
    assert_eq!(takes_back(&mut table, "guest", "host"), 3);
    assert_eq!((table.phase(), table.room.turn()), (&Phase::Playing, Some(White)));
    // White's own pass came before play was resumed.
    assert_eq!(takes_back(&mut table, "guest", "host"), 1);
    assert_eq!((table.phase(), table.room.turn()), (&Phase::Playing, Some(White)));
    table.plays("pass pass");
    assert!(matches!(table.phase(), Phase::Scoring(_)));
}

#[test]
fn each_declined_takeback_lengthens_the_wait_for_the_next() {
    let mut table = playing("cc bb");
    for pause in [10_000, 40_000, 90_000] {
        table.does("host", OfferCommand::Make(TAKEBACK));
        assert_eq!(table.does("guest", OfferCommand::Decline(TAKEBACK)), [Event::Declined { kind: TAKEBACK, by: White }]);
        table.wait(pause - 1).refuses("host", OfferCommand::Make(TAKEBACK), Refusal::TooSoon);
        assert!(table.decide("guest", &OfferCommand::Make(TAKEBACK).into()).is_ok(), "the opponent may still ask");
        table.reload();
        table.wait(1);
    }
    table.does("host", OfferCommand::Make(TAKEBACK));
}

#[test]
fn an_agreed_draw_ends_the_game_without_a_score() {
    let mut table = playing("cc bb");
    assert_eq!(table.does("guest", OfferCommand::Make(DRAW)), [Event::Offered { kind: DRAW, by: White }]);
    assert_eq!(table.room.offers(), [Offer { kind: DRAW, by: White }]);
    table.refuses("guest", OfferCommand::Accept(DRAW), Refusal::NoOffer).refuses(
        "eve",
        OfferCommand::Accept(DRAW),
        Refusal::NotAPlayer,
    );
    assert_eq!(table.does("host", OfferCommand::Accept(DRAW)), [Event::Finished { outcome: Outcome::Draw }]);
    assert!(table.room.scoring().is_none() && table.room.offers().is_empty());
}

#[test]
fn making_the_same_offer_accepts_it() {
    let mut table = playing("cc bb");
    table.does("guest", OfferCommand::Make(DRAW));
    table.refuses("guest", OfferCommand::Make(DRAW), Refusal::AlreadyOffered);
    assert_eq!(table.does("host", OfferCommand::Make(DRAW)), [Event::Finished { outcome: Outcome::Draw }]);
    let mut table = playing("cc bb dd");
    table.does("host", OfferCommand::Make(TAKEBACK));
    assert_eq!(table.does("guest", OfferCommand::Make(TAKEBACK)), [Event::TakenBack { move_number: 2 }]);
}

#[test]
fn offers_end_when_declined_withdrawn_or_followed_by_a_move() {
    let mut table = playing("cc bb");
    table.does("host", OfferCommand::Make(DRAW));
    table.refuses("host", OfferCommand::Decline(DRAW), Refusal::NoOffer).refuses(
        "guest",
        OfferCommand::Withdraw(DRAW),
        Refusal::NoOffer,
    );
    assert_eq!(table.does("guest", OfferCommand::Decline(DRAW)), [Event::Declined { kind: DRAW, by: White }]);
    table.refuses("guest", OfferCommand::Accept(DRAW), Refusal::NoOffer);
    table.does("host", OfferCommand::Make(DRAW));
    assert_eq!(table.does("host", OfferCommand::Withdraw(DRAW)), [Event::Withdrawn { kind: DRAW, by: Black }]);
    table.refuses("guest", OfferCommand::Accept(DRAW), Refusal::NoOffer).refuses(
        "host",
        OfferCommand::Withdraw(DRAW),
        Refusal::NoOffer,
    );
    for next in ["dd", "pass"] {
        table.does("guest", OfferCommand::Make(DRAW));
        table.does("host", OfferCommand::Make(TAKEBACK));
        assert_eq!(table.room.offers().len(), 2);
        table.plays(next);
        assert!(table.room.offers().is_empty());
        table.plays("ee");
        takes_back(&mut table, "host", "guest");
    }
}

#[test]
fn a_draw_can_be_offered_only_during_play() {
    playing("cc pass pass").refuses("host", OfferCommand::Make(DRAW), Refusal::WrongPhase);
    Table::new(terms(go())).refuses("host", OfferCommand::Make(DRAW), Refusal::NotStarted);
    let mut over = playing("cc");
    over.does("host", EndCommand::Resign);
    over.refuses("host", OfferCommand::Make(DRAW), Refusal::GameOver);
    over.refuses("host", OfferCommand::Accept(DRAW), Refusal::GameOver);
}
