//! Pauses and adjournments.

use room::testing::{Table, go, gomoku, terms};
use room::{
    ADJOURNMENT_MOST, Aid, AwayReason, CONTINUE_NOTICE, Claim, Clocks, Command, EndCommand, Event, Millis, Next, OfferCommand,
    OfferKind, PAUSE_MOST, PlayCommand, Refusal, ScoringCommand, Seat, SeatCommand, Spared, StandstillKind, Terms, TimeControl,
};
use rules::Color::{Black, White};
use rules::{ByColor, Color, Outcome, WinBy};

const PAUSE: OfferKind = OfferKind::Pause;
const ADJOURN: OfferKind = OfferKind::Adjourn;
const CONTINUE: OfferKind = OfferKind::Continue;

const fn paused(turn: Color) -> Event {
    Event::Halted { kind: StandstillKind::Pause, turn }
}

const fn adjourned(turn: Color) -> Event {
    Event::Halted { kind: StandstillKind::Adjournment, turn }
}

/// The time between the event [`Event::Continuing`] and the instant at which play continues, in milliseconds.
const NOTICE: u64 = CONTINUE_NOTICE.0;

fn fischer() -> Terms {
    let time = TimeControl::Fischer { main: Millis(600_000), increment: Millis(5000), cap: None };
    Terms { time, ..terms(go()) }
}

/// A game in which both players have moved, and in which Black, the host, has thought for three seconds about the third move.
fn begun() -> Table {
    let mut table = Table::seated(fischer());
    table.plays("cc bb").wait(3000);
    table
}

/// A game in which one player has offered a pause or an adjournment, and the opponent has accepted.
fn halted(kind: OfferKind) -> Table {
    let mut table = begun();
    table.does("guest", OfferCommand::Make(kind));
    table.does("host", OfferCommand::Accept(kind));
    table
}

fn shown(table: &Table) -> (ByColor<u64>, Option<Color>) {
    let Clocks { sides, running } = table.room.clocks(Millis(table.now)).unwrap();
    (sides.map(|side| side.main.0), running)
}

fn next(table: &Table) -> Next {
    table.room.standstill().unwrap().next
}

/// Both players agree to continue.
fn continues(table: &mut Table) {
    table.does("host", OfferCommand::Make(CONTINUE));
    assert_eq!(table.does("guest", OfferCommand::Accept(CONTINUE)), [Event::Continuing { by: Some(Black) }]);
}

#[test]
fn a_pause_stops_the_clocks_and_after_it_the_same_turn_continues() {
    let mut table = begun();
    assert_eq!(table.does("host", OfferCommand::Make(PAUSE)), [Event::Offered { kind: PAUSE, by: Black, terms: None }]);
    table.refuses("host", OfferCommand::Make(PAUSE), Refusal::AlreadyOffered);
    table.wait(1000);
    assert_eq!(table.does("guest", OfferCommand::Accept(PAUSE)), [paused(Black)]);
    let stands = (ByColor { black: 596_000, white: 605_000 }, None);
    assert_eq!(shown(&table), stands);
    assert_eq!((table.room.turn(), table.room.standstill().map(|standstill| standstill.turn)), (None, Some(Black)));
    table.wait(600_000).reload();
    assert_eq!((table.tick(), shown(&table)), (vec![], stands));
    assert_eq!(table.does("guest", OfferCommand::Make(CONTINUE)), [Event::Offered { kind: CONTINUE, by: White, terms: None }]);
    assert_eq!(table.does("host", OfferCommand::Accept(CONTINUE)), [Event::Continuing { by: Some(White) }]);
    assert_eq!(next(&table), Next::Continues(Millis(table.now + NOTICE)));
    table.refuses("host", OfferCommand::Make(CONTINUE), Refusal::NoChange);
    table.refuses("host", PlayCommand::Pass, Refusal::StandsStill);
    table.wait(NOTICE - 1);
    assert_eq!(table.tick(), []);
    table.wait(1).refuses("host", PlayCommand::Pass, Refusal::DeadlinePassed);
    assert_eq!(table.tick(), [Event::Continued]);
    assert_eq!(shown(&table), (stands.0, Some(Black)));
    assert_eq!((table.deadline(), table.room.turn_began()), (Some(table.now + 596_000), Some(Millis(table.now))));
    table.wait(2000).plays("dd");
    assert_eq!(shown(&table).0.black, 596_000 - 2000 + 5000);
    table.reload();
}

#[test]
fn nobody_is_charged_if_the_server_lets_play_continue_late() {
    let mut table = halted(PAUSE);
    let before = shown(&table).0;
    continues(&mut table);
    table.wait(NOTICE + 7000);
    assert_eq!(table.tick(), [Event::Continued]);
    assert_eq!(shown(&table), (before, Some(Black)));
}

#[test]
fn the_servers_delay_in_the_interrupted_turn_is_not_charged() {
    let mut table = begun();
    table.delays = Spared { server: Millis(400), lag: Millis(300) };
    table.does("guest", OfferCommand::Make(PAUSE));
    table.does("host", OfferCommand::Accept(PAUSE));
    let recorded = table.log.last().unwrap();
    assert_eq!(recorded.spared, Spared { server: Millis(400), lag: Millis::ZERO });
    assert_eq!(shown(&table).0.black, 597_400);
    table.reload();
}

#[test]
fn when_a_pause_reaches_its_limit_play_continues_only_after_a_notice() {
    let mut table = halted(PAUSE);
    assert_eq!(table.deadline(), Some(table.now + PAUSE_MOST.0));
    table.wait(PAUSE_MOST.0);
    assert_eq!(table.tick(), [Event::Continuing { by: None }]);
    table.wait(NOTICE);
    assert_eq!(table.tick(), [Event::Continued]);
    table.reload();
}

#[test]
fn while_play_stands_still_nobody_can_move_give_time_take_back_or_claim() {
    for kind in [PAUSE, ADJOURN] {
        let table = halted(kind);
        for who in ["host", "guest"] {
            let refused: [Command; 7] = [
                PlayCommand::Place(room::testing::point("dd")).into(),
                PlayCommand::Pass.into(),
                Command::GiveTime,
                Command::UseAid(Aid::Ahead),
                OfferCommand::Make(OfferKind::Takeback).into(),
                OfferCommand::Make(PAUSE).into(),
                EndCommand::Claim(Claim::Win).into(),
            ];
            for command in refused {
                table.refuses(who, command, Refusal::StandsStill);
            }
            table.refuses(who, ScoringCommand::Resume, Refusal::WrongPhase);
            table.refuses(who, SeatCommand::Stand, Refusal::WrongPhase);
            table.refuses(who, EndCommand::Abort, Refusal::TooLate);
        }
        table.refuses("eve", OfferCommand::Make(CONTINUE), Refusal::NotAPlayer);
        assert_eq!(table.room.redo(), None);
    }
}

#[test]
fn the_game_can_end_while_play_stands_still() {
    let resigned = Outcome::Win { winner: White, by: WinBy::Resignation };
    assert_eq!(halted(ADJOURN).does("host", EndCommand::Resign), [Event::Finished { outcome: resigned }]);
    let mut table = halted(PAUSE);
    table.does("host", OfferCommand::Make(OfferKind::Draw));
    table.does("host", Command::Chat { text: "Tea?".to_owned() });
    let before = shown(&table);
    assert_eq!(table.does("guest", OfferCommand::Accept(OfferKind::Draw)), [Event::Finished { outcome: Outcome::Draw }]);
    assert_eq!((shown(&table), table.deadline()), (before, None));
    table.reload();
    let mut early = Table::seated(fischer());
    early.plays("cc").does("host", OfferCommand::Make(PAUSE));
    early.does("guest", OfferCommand::Accept(PAUSE));
    assert_eq!(early.does("guest", EndCommand::Abort), [Event::Aborted { by: Some(Seat::Guest) }]);
}

#[test]
fn all_offers_except_a_draw_end_when_a_pause_begins_or_is_about_to_end() {
    let mut table = begun();
    for kind in [OfferKind::Draw, OfferKind::Takeback, PAUSE, ADJOURN] {
        table.does("guest", OfferCommand::Make(kind));
    }
    table.does("host", OfferCommand::Accept(PAUSE));
    let kinds = |table: &Table| table.room.offers().iter().map(|offer| offer.kind).collect::<Vec<_>>();
    assert_eq!(kinds(&table), [OfferKind::Draw]);
    table.does("guest", OfferCommand::Make(ADJOURN));
    continues(&mut table);
    assert_eq!(kinds(&table), [OfferKind::Draw]);
    table.wait(NOTICE).tick();
    assert_eq!(kinds(&table), [OfferKind::Draw]);
}

#[test]
fn an_offer_to_pause_or_adjourn_ends_when_declined_withdrawn_accepted_or_followed_by_a_move() {
    let mut table = begun();
    table.does("host", OfferCommand::Make(PAUSE));
    assert_eq!(table.does("guest", OfferCommand::Decline(PAUSE)), [Event::Declined { kind: PAUSE, by: White }]);
    table.wait(10_000).does("host", OfferCommand::Make(ADJOURN));
    assert_eq!(table.does("host", OfferCommand::Withdraw(ADJOURN)), [Event::Withdrawn { kind: ADJOURN, by: Black }]);
    table.does("guest", OfferCommand::Make(PAUSE));
    table.plays("dd");
    table.refuses("host", OfferCommand::Accept(PAUSE), Refusal::NoOffer);
    // The opponent accepts the offer by making the same offer.
    table.does("guest", OfferCommand::Make(ADJOURN));
    assert_eq!(table.does("host", OfferCommand::Make(ADJOURN)), [adjourned(White)]);
}

#[test]
fn play_can_be_halted_only_while_a_clock_runs_and_not_in_correspondence() {
    let days = TimeControl::Correspondence { main_days: 3, increment_days: 1, cap_days: 7, rest_days: 0 };
    for kind in [PAUSE, ADJOURN] {
        let make = OfferCommand::Make(kind);
        Table::seated(terms(go())).plays("cc bb").refuses("host", make, Refusal::NoClock);
        Table::seated(Terms { time: days, ..terms(go()) }).plays("cc bb").refuses("host", make, Refusal::TakesDays);
        let mut first = Table::seated(fischer());
        first.refuses("host", make, Refusal::NoClock).refuses("eve", make, Refusal::NotAPlayer);
        assert!(first.plays("cc").decide("host", &make.into()).is_ok());
        Table::new(fischer()).refuses("host", make, Refusal::NotStarted);
        Table::seated(fischer()).plays("cc pass pass").refuses("host", make, Refusal::WrongPhase);
        let mut over = begun();
        over.does("host", EndCommand::Resign);
        over.refuses("host", make, Refusal::GameOver).refuses("host", OfferCommand::Make(CONTINUE), Refusal::GameOver);
    }
    begun().refuses("host", OfferCommand::Make(CONTINUE), Refusal::WrongPhase);
}

#[test]
fn nobody_counts_as_away_while_play_stands_still() {
    let mut table = begun();
    table.leaves("guest", AwayReason::Lost).wait(5000);
    assert_eq!(table.tick().len(), 1, "the absence is recorded");
    table.does("guest", OfferCommand::Make(PAUSE));
    table.does("host", OfferCommand::Accept(PAUSE));
    assert_eq!((table.room.claimable_from(), table.room.absence(Seat::Guest, &table.away)), (None, None));
    assert_eq!(table.wait(PAUSE_MOST.0 - 1).tick(), []);
    table.wait(1).tick();
    table.wait(NOTICE);
    assert_eq!(table.tick(), [Event::Continued]);
    let since = Millis(table.now);
    assert_eq!(table.room.absence(Seat::Guest, &table.away).map(|absence| absence.since), Some(since));
    table.wait(5000);
    assert_eq!(table.tick(), [Event::Left { seat: Seat::Guest, reason: AwayReason::Lost, since }]);
    table.reload();
}

#[test]
fn an_offer_to_continue_cannot_be_accepted_while_its_author_is_away() {
    let mut table = halted(PAUSE);
    table.leaves("guest", AwayReason::Closed).wait(1000);
    let wants = |by| Event::Offered { kind: CONTINUE, by, terms: None };
    assert_eq!(table.does("host", OfferCommand::Make(CONTINUE)), [wants(Black)]);
    table.returns("guest").leaves("host", AwayReason::Closed);
    // The host has left in the meantime, so the guest's answer counts as a new offer.
    let withdrawn = Event::Withdrawn { kind: CONTINUE, by: Black };
    assert_eq!(table.does("guest", OfferCommand::Accept(CONTINUE)), [withdrawn, wants(White)]);
    table.refuses("guest", OfferCommand::Make(CONTINUE), Refusal::AlreadyOffered);
    table.returns("host");
    assert_eq!(table.does("host", OfferCommand::Accept(CONTINUE)), [Event::Continuing { by: Some(White) }]);
    table.reload();
}

#[test]
fn repeating_an_offer_to_continue_ends_an_overdue_adjournment_once_the_opponent_is_back() {
    let mut table = halted(ADJOURN);
    table.leaves("guest", AwayReason::Closed);
    table.does("host", OfferCommand::Make(CONTINUE));
    table.wait(ADJOURNMENT_MOST.0).tick();
    table.refuses("host", OfferCommand::Make(CONTINUE), Refusal::AlreadyOffered);
    table.returns("guest");
    assert_eq!(table.does("host", OfferCommand::Make(CONTINUE)), [Event::Continuing { by: Some(Black) }]);
}

#[test]
fn an_adjourned_game_continues_when_both_players_are_here_and_agree() {
    let mut table = halted(ADJOURN);
    table.leaves("guest", AwayReason::Closed).leaves("host", AwayReason::Closed);
    assert_eq!(table.wait(20 * 24 * 3_600_000).tick(), []);
    table.reload();
    table.returns("host").returns("guest");
    assert_eq!(table.does("guest", OfferCommand::Make(CONTINUE)), [Event::Offered { kind: CONTINUE, by: White, terms: None }]);
    assert_eq!(table.does("host", OfferCommand::Decline(CONTINUE)), [Event::Declined { kind: CONTINUE, by: Black }]);
    table.does("host", OfferCommand::Make(CONTINUE));
    assert_eq!(table.does("guest", OfferCommand::Accept(CONTINUE)), [Event::Continuing { by: Some(Black) }]);
    assert_eq!(table.wait(NOTICE).tick(), [Event::Continued]);
    assert_eq!(shown(&table), (ByColor { black: 597_000, white: 605_000 }, Some(Black)));
    table.reload();
}

#[test]
fn once_an_adjournment_is_overdue_the_game_can_be_claimed_from_an_absent_player() {
    let mut table = halted(ADJOURN);
    table.leaves("guest", AwayReason::Closed);
    table.wait(ADJOURNMENT_MOST.0 - 1).refuses("host", EndCommand::Claim(Claim::Win), Refusal::StandsStill);
    assert_eq!(table.wait(1).tick(), [Event::Overdue]);
    assert_eq!((next(&table), table.deadline()), (Next::Nothing, None));
    table.refuses("host", PlayCommand::Pass, Refusal::StandsStill);
    let wait = Millis(10_000);
    table.refuses("host", EndCommand::Claim(Claim::Win), Refusal::StillAwaited { wait });
    let mut claimed = halted(ADJOURN);
    claimed.leaves("guest", AwayReason::Closed).wait(ADJOURNMENT_MOST.0).tick();
    claimed.wait(10_000).tick();
    claimed.does("host", EndCommand::Claim(Claim::Draw));
    assert_eq!(claimed.room.outcome(), Some(Outcome::Draw));
    claimed.reload();
    // If both players are here, neither can claim anything, and either may continue.
    table.returns("guest").refuses("host", EndCommand::Claim(Claim::Win), Refusal::OpponentHere);
    assert_eq!(table.does("host", OfferCommand::Make(CONTINUE)), [Event::Continuing { by: Some(Black) }]);
    table.reload();
}

#[test]
fn a_pause_can_become_an_adjournment() {
    let mut table = halted(PAUSE);
    let before = shown(&table);
    table.wait(60_000).does("host", OfferCommand::Make(ADJOURN));
    assert_eq!(table.does("guest", OfferCommand::Accept(ADJOURN)), [adjourned(Black)]);
    assert_eq!((shown(&table), table.deadline()), (before, Some(table.now + ADJOURNMENT_MOST.0)));
    table.refuses("host", OfferCommand::Make(ADJOURN), Refusal::StandsStill);
    table.reload();
    let mut ending = halted(PAUSE);
    continues(&mut ending);
    ending.refuses("host", OfferCommand::Make(ADJOURN), Refusal::StandsStill);
}

#[test]
fn a_takeback_after_a_pause_restores_the_clocks_from_the_beginning_of_the_interrupted_turn() {
    let mut table = Table::seated(fischer());
    table.plays("cc bb").wait(3000).does("host", OfferCommand::Make(PAUSE));
    table.does("guest", OfferCommand::Accept(PAUSE));
    continues(table.wait(60_000));
    table.wait(NOTICE).tick();
    table.wait(2000).plays("dd");
    assert_eq!(shown(&table).0.black, 600_000);
    table.does("host", OfferCommand::Make(OfferKind::Takeback));
    table.does("guest", OfferCommand::Accept(OfferKind::Takeback));
    assert_eq!(shown(&table), (ByColor { black: 600_000, white: 605_000 }, Some(Black)));
    table.reload();
}

#[test]
fn two_people_on_one_device_pause_adjourn_and_continue_without_an_answer() {
    let mut table = Table::new(Terms { time: TimeControl::Absolute { main: Millis(60_000) }, ..terms(gomoku()) });
    table.does("host", SeatCommand::SitOpposite { name: "Bo".to_owned() });
    for at in ["aa", "bb"] {
        table.does("host", PlayCommand::Place(room::testing::point(at)));
    }
    // The device sends its commands over HTTP, so it counts as disconnected.
    table.leaves("host", AwayReason::Lost);
    table.away.guest = table.away.host;
    assert_eq!(table.does("host", OfferCommand::Make(PAUSE)), [paused(Black)]);
    assert_eq!(table.does("host", OfferCommand::Make(ADJOURN)), [adjourned(Black)]);
    assert_eq!(table.does("host", OfferCommand::Make(CONTINUE)), [Event::Continuing { by: Some(Black) }]);
    table.reload();
}
