use room::testing::{Table, go, go_setup, point, terms};
use room::{
    ACTS_PER_SEAT, Clocks, Command, EndCommand, Event, Millis, Offer, OfferCommand, OfferKind, Phase, PlayCommand, Refusal,
    RoomLimit, ScoringCommand, TakebackPolicy, Terms, TimeControl,
};
use rules::Color::{Black, White};
use rules::go::{Handicap, Ruleset};
use rules::{Color, Illegal, Outcome};

const TAKEBACK: OfferKind = OfferKind::Takeback;
const REDO: OfferKind = OfferKind::Redo;
const DRAW: OfferKind = OfferKind::Draw;

fn playing(moves: &str) -> Table {
    let mut table = Table::seated(terms(go()));
    table.plays(moves);
    table
}

/// Offers and accepts a takeback. Returns the number of moves that remain.
fn takes_back(table: &mut Table, who: &str, other: &str) -> usize {
    table.does(who, OfferCommand::Make(TAKEBACK));
    table.does(other, OfferCommand::Accept(TAKEBACK));
    assert!(table.room.offers().is_empty());
    table.reload();
    table.room.moves().len()
}

#[test]
fn a_takeback_removes_the_players_last_move_and_the_opponents_answer() {
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
    // White's ko stone is back. If the history still contained the position after the removed move, the same move would now
    // violate superko.
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
    strict.plays("cc").refuses("host", OfferCommand::Make(TAKEBACK), Refusal::TakebacksOff);
    Table::new(terms(go())).refuses("host", OfferCommand::Make(TAKEBACK), Refusal::NotStarted);
}

#[test]
fn one_takeback_returns_to_a_resumption_of_play_and_the_next_goes_past_it() {
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
fn a_player_who_keeps_withdrawing_offers_waits_ever_longer() {
    let mut table = playing("cc bb");
    let withdraws = |table: &mut Table| {
        table.does("host", OfferCommand::Make(DRAW));
        table.does("host", OfferCommand::Withdraw(DRAW));
    };
    for _ in 0..10 {
        withdraws(&mut table);
    }
    for wait in [10_000, 40_000] {
        withdraws(&mut table);
        table.refuses("host", OfferCommand::Make(DRAW), Refusal::TooSoon { wait: Millis(wait) });
        table.wait(wait).reload();
    }
    table.does("host", OfferCommand::Make(DRAW));
    table.does("guest", OfferCommand::Decline(DRAW));
    table.refuses("host", OfferCommand::Make(DRAW), Refusal::TooSoon { wait: Millis(90_000) });
}

#[test]
fn a_player_who_floods_the_room_cannot_keep_the_opponent_from_acting() {
    let mut table = playing("cc bb pass pass");
    let mark = |dead| Command::from(ScoringCommand::Mark { point: point("cc"), dead });
    let full = Refusal::TooMany(RoomLimit::Acts);
    let flooded = (0..=ACTS_PER_SEAT).find(|round| table.tries("host", &mark(round % 2 == 0)).is_err());
    assert_eq!(flooded, Some(ACTS_PER_SEAT));
    table.refuses("host", mark(true), full).refuses("host", ScoringCommand::Resume, full);
    table.does("guest", mark(true));
    table.does("guest", ScoringCommand::Resume);
    table.plays("dd");
    table.refuses("host", OfferCommand::Make(DRAW), full);
    table.plays("ee");
    table.does("host", Command::Chat { text: "sorry".to_owned() });
    table.does("host", EndCommand::Resign);
    table.reload();
}

#[test]
fn each_declined_offer_lengthens_the_wait_for_the_next() {
    let time = TimeControl::Absolute { main: Millis(3_600_000) };
    for (kind, alike) in [(DRAW, DRAW), (OfferKind::Pause, OfferKind::Adjourn), (TAKEBACK, TAKEBACK)] {
        let mut table = Table::seated(Terms { time, ..terms(go()) });
        table.plays("cc bb");
        for wait in [10_000, 40_000, 90_000] {
            table.does("host", OfferCommand::Make(kind));
            table.does("guest", OfferCommand::Decline(kind));
            table.wait(wait - 1).refuses("host", OfferCommand::Make(alike), Refusal::TooSoon { wait: Millis(1) });
            assert!(
                table.decide("guest", &OfferCommand::Make(alike).into()).is_ok(),
                "only the player whose offer was declined has to wait"
            );
            table.reload();
            table.wait(1);
        }
        table.does("host", OfferCommand::Make(alike));
    }
}

#[test]
fn free_takebacks_need_no_agreement() {
    let mut table = Table::seated(Terms { takeback: TakebackPolicy::Free, ..terms(go()) });
    table.plays("cc bb dd");
    assert_eq!(table.does("guest", OfferCommand::Make(TAKEBACK)), [Event::TakenBack { move_number: 1, used: Millis::ZERO }]);
    assert_eq!(table.does("host", OfferCommand::Make(TAKEBACK)), [Event::TakenBack { move_number: 0, used: Millis::ZERO }]);
    table.refuses("guest", OfferCommand::Make(TAKEBACK), Refusal::NothingToTakeBack);
    assert_eq!(table.does("guest", OfferCommand::Make(REDO)), [Event::Redone { move_number: 1, used: Millis::ZERO }]);
    assert_eq!(table.does("host", OfferCommand::Make(REDO)), [Event::Redone { move_number: 3, used: Millis::ZERO }]);
    table.refuses("host", OfferCommand::Make(REDO), Refusal::NothingToRedo);
    table.reload();
}

#[test]
fn a_misclick_is_taken_back_at_once_while_the_opponent_has_not_moved() {
    for takeback in [TakebackPolicy::Off, TakebackPolicy::Ask, TakebackPolicy::Free] {
        let of = || Table::seated(Terms { takeback, grace: Millis(3000), ..terms(go()) });
        let mut table = of();
        table.plays("cc").wait(3000);
        assert_eq!(table.room.grace(), Some((Black, Millis(table.now))));
        assert_eq!(table.does("host", OfferCommand::Make(TAKEBACK)), [Event::TakenBack { move_number: 0, used: Millis::ZERO }]);
        assert_eq!(table.room.grace(), None, "the move was taken back");
        table.reload();
        // After the grace period, or once the opponent has moved, the policy for takebacks decides.
        let mut late = of();
        late.plays("cc").wait(3001);
        let mut answered = of();
        answered.plays("cc bb");
        for table in [&late, &answered] {
            let asked = table.decide("host", &OfferCommand::Make(TAKEBACK).into());
            match takeback {
                TakebackPolicy::Off => assert_eq!(asked, Err(Refusal::TakebacksOff)),
                TakebackPolicy::Ask => assert_eq!(asked, Ok(vec![Event::Offered { kind: TAKEBACK, by: Black, terms: None }])),
                TakebackPolicy::Free => assert_eq!(asked, Ok(vec![Event::TakenBack { move_number: 0, used: Millis::ZERO }])),
            }
        }
    }
}

#[test]
fn a_takeback_without_consent_restores_the_position_but_not_the_time() {
    let time = TimeControl::Fischer { main: Millis(60_000), increment: Millis(5_000), cap: None };
    let left = |table: &Table, color: Color| table.room.clocks(Millis(table.now)).unwrap().sides[color].main.0;
    // A misclick after 20 s, in the first turn in which the player's clock runs.
    let mut table = Table::seated(Terms { takeback: TakebackPolicy::Off, grace: Millis(3000), time, ..terms(go()) });
    table.plays("cc bb").wait(20_000);
    for _ in 0..2 {
        table.plays("dd").wait(1000);
        assert_eq!(left(&table, Black), 45_000, "60 s, less 20 s for the turn, plus the increment of 5 s");
        let used = Millis(20_000);
        assert_eq!(table.does("host", OfferCommand::Make(TAKEBACK)), [Event::TakenBack { move_number: 2, used }]);
        assert_eq!((left(&table, Black), left(&table, White)), (40_000, 65_000));
        table.reload();
    }
    // A free takeback in Black's own turn. Black used 20 s for the removed move, and then 10 s of the running turn. The
    // redo costs the 7 s since the takeback.
    let mut table = Table::seated(Terms { takeback: TakebackPolicy::Free, time, ..terms(go()) });
    table.plays("cc bb").wait(20_000).plays("dd").wait(4_000).plays("ee").wait(10_000);
    let before = left(&table, Black);
    assert_eq!(before, 60_000 - 20_000 + 5_000 - 10_000);
    let taken = table.does("host", OfferCommand::Make(TAKEBACK));
    assert_eq!(taken, [Event::TakenBack { move_number: 2, used: Millis(60_000 - before) }]);
    assert_eq!((left(&table, Black), left(&table, White)), (before, 65_000));
    table.wait(7_000);
    assert_eq!(table.does("host", OfferCommand::Make(REDO)), [Event::Redone { move_number: 4, used: Millis(7_000) }]);
    assert_eq!((left(&table, Black), left(&table, White)), (before - 7_000, 66_000));
    table.reload();
    // With the opponent's consent, the clocks show again what they showed before the move.
    let mut table = Table::seated(Terms { takeback: TakebackPolicy::Ask, time, ..terms(go()) });
    table.plays("cc bb").wait(20_000).plays("dd");
    assert_eq!(takes_back(&mut table, "host", "guest"), 2);
    assert_eq!((left(&table, Black), left(&table, White)), (60_000, 65_000));
}

#[test]
fn a_redo_needs_agreement_and_is_impossible_after_another_move() {
    let mut table = playing("cc bb dd");
    let before = table.board();
    table.refuses("host", OfferCommand::Make(REDO), Refusal::NothingToRedo);
    assert_eq!(takes_back(&mut table, "guest", "host"), 1);
    assert_eq!(table.does("host", OfferCommand::Make(REDO)), [Event::Offered { kind: REDO, by: Black, terms: None }]);
    table.does("guest", OfferCommand::Decline(REDO));
    table.refuses("host", OfferCommand::Make(REDO), Refusal::TooSoon { wait: Millis(10_000) });
    table.wait(10_000);
    assert_eq!(takes_back(&mut table, "host", "guest"), 0);
    table.does("guest", OfferCommand::Make(REDO));
    assert_eq!(table.does("host", OfferCommand::Make(REDO)), [Event::Redone { move_number: 1, used: Millis::ZERO }]);
    table.reload();
    table.does("guest", OfferCommand::Make(REDO));
    assert_eq!(table.does("host", OfferCommand::Accept(REDO)), [Event::Redone { move_number: 3, used: Millis::ZERO }]);
    assert_eq!((table.board(), table.room.redo()), (before, None));
    table.reload();
    takes_back(&mut table, "guest", "host");
    table.plays("ee").refuses("guest", OfferCommand::Make(REDO), Refusal::NothingToRedo);
    let mut off = Table::seated(Terms { takeback: TakebackPolicy::Off, grace: Millis(3000), ..terms(go()) });
    off.plays("cc").does("host", OfferCommand::Make(TAKEBACK));
    off.refuses("host", OfferCommand::Make(REDO), Refusal::TakebacksOff);
    playing("cc pass pass").refuses("host", OfferCommand::Make(REDO), Refusal::WrongPhase);
}

#[test]
fn a_redo_repeats_a_resumption_of_play_too() {
    let mut table = playing("cc pass pass");
    table.does("host", ScoringCommand::Resume);
    table.plays("bb dd");
    let (turn, before) = (table.room.turn(), table.board());
    assert_eq!(takes_back(&mut table, "host", "guest"), 4);
    assert_eq!(takes_back(&mut table, "host", "guest"), 2);
    for moves in [4, 5] {
        table.does("guest", OfferCommand::Make(REDO));
        table.does("host", OfferCommand::Accept(REDO));
        assert_eq!(table.room.moves().len(), moves);
        table.reload();
    }
    assert_eq!((table.room.turn(), table.board(), table.phase()), (turn, before, &Phase::Playing));
}

#[test]
fn a_redo_with_consent_restores_the_clocks_from_before_the_takeback() {
    let time = TimeControl::Fischer { main: Millis(60_000), increment: Millis(2000), cap: None };
    let mut table = Table::seated(Terms { time, ..terms(go()) });
    table.plays("cc").wait(1000).plays("bb").wait(5000).plays("dd").wait(3000);
    let shown = |table: &Table| {
        table.room.clocks(Millis(table.now)).map(|Clocks { sides, running }| (sides.map(|side| side.main.0), running))
    };
    let before = shown(&table);
    takes_back(&mut table, "guest", "host");
    table.wait(20_000).does("guest", OfferCommand::Make(REDO));
    table.does("host", OfferCommand::Accept(REDO));
    assert_eq!(shown(&table), before);
    assert_eq!(table.deadline(), Some(table.now + 58_000));
    // White's turn, which had begun before the takeback, goes on. A takeback of the move `ee` restores the clocks from the
    // beginning of this turn.
    table.wait(1000).plays("ee");
    assert_eq!(shown(&table).map(|(sides, _)| sides.white), Some(61_000 - 4000 + 2000));
    takes_back(&mut table, "guest", "host");
    assert_eq!(shown(&table).map(|(sides, _)| sides.white), Some(61_000));
    table.reload();
}

#[test]
fn an_agreed_draw_ends_the_game_without_a_score() {
    let mut table = playing("cc bb");
    assert_eq!(table.does("guest", OfferCommand::Make(DRAW)), [Event::Offered { kind: DRAW, by: White, terms: None }]);
    assert_eq!(table.room.offers(), [Offer { kind: DRAW, by: White, terms: None }]);
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
    table.does("guest", OfferCommand::Accept(TAKEBACK));
    table.does("guest", OfferCommand::Make(REDO));
    assert_eq!(table.does("host", OfferCommand::Make(REDO)), [Event::Redone { move_number: 3, used: Millis::ZERO }]);
}

#[test]
fn of_two_takebacks_requested_at_the_same_time_the_second_is_refused_and_the_first_stays_open() {
    for (first, second, remain) in [("host", "guest", 2), ("guest", "host", 1)] {
        let mut table = playing("cc bb dd");
        table.does(first, OfferCommand::Make(TAKEBACK));
        table.refuses(second, OfferCommand::Make(TAKEBACK), Refusal::TakebackAsked);
        table.refuses(first, OfferCommand::Make(TAKEBACK), Refusal::AlreadyOffered);
        let taken = Event::TakenBack { move_number: remain, used: Millis::ZERO };
        assert_eq!(table.does(second, OfferCommand::Accept(TAKEBACK)), [taken]);
    }
    // A misclick can be taken back immediately, whatever the opponent has asked for.
    let mut table = Table::seated(Terms { grace: Millis(3000), ..terms(go()) });
    table.plays("cc bb");
    table.wait(5000);
    table.plays("dd");
    table.does("guest", OfferCommand::Make(TAKEBACK));
    assert_eq!(table.does("host", OfferCommand::Make(TAKEBACK)), [Event::TakenBack { move_number: 2, used: Millis::ZERO }]);
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
    table.wait(10_000);
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
