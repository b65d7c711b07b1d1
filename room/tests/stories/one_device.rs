//! Two people on one device.

use room::testing::{FRESH_PLAYER, Table, go, gomoku, player, point, terms, viewer};
use room::{
    AwayReason, Claim, Clocks, ColorChoice, Command, EndCommand, Event, LinkCommand, Millis, OfferCommand, OfferKind, Parity,
    PlayCommand, Refusal, Role, Room, ScoringCommand, Seat, SeatCommand, TakebackPolicy, Terms, TimeControl, TokenHash,
};
use rules::{Color, Outcome, WinBy};
use std::collections::BTreeSet;

fn opposite() -> Command {
    SeatCommand::SitOpposite { name: "Bo".to_owned() }.into()
}

/// A game on the host's device.
fn together(terms: Terms) -> Table {
    let mut table = Table::new(terms);
    table.does("host", opposite());
    table
}

fn plays(table: &mut Table, moves: &str) {
    for at in moves.split_whitespace() {
        table.does("host", if at == "pass" { PlayCommand::Pass } else { PlayCommand::Place(point(at)) });
    }
}

/// Moves a seat from the host's device to another one, through a link.
fn moves_to(table: &mut Table, seat: &str, device: &str) {
    let hash = TokenHash([7; 32]);
    table.does(&format!("host@{seat}"), LinkCommand::Make { hash });
    table.does(device, LinkCommand::Claim { hash });
}

#[test]
fn a_second_person_sits_down_at_the_hosts_device() {
    let mut table = Table::new(terms(go()));
    table.refuses("eve", opposite(), Refusal::NotAPlayer).refuses("nobody", opposite(), Refusal::NoSession);
    let seated = Event::Seated { seat: Seat::Guest, player: player(FRESH_PLAYER), name: "Bo".to_owned() };
    let shared = Event::SeatShared { seat: Seat::Guest, player: player("host") };
    assert_eq!(table.does("host", opposite()), [seated, shared, Event::Started { black: Seat::Host }]);
    let role = Role::Player { seat: Seat::Host, color: Some(Color::Black), both: true };
    assert_eq!((table.room.role(&viewer("host")), table.room.role(&viewer("eve"))), (role, Role::Spectator));
    table.refuses("host", opposite(), Refusal::RoomFull).refuses("host", SeatCommand::Sit, Refusal::AlreadySeated);
    table.refuses("eve", SeatCommand::Sit, Refusal::RoomFull);
    assert_eq!(table.room.summary().players().count(), 2, "a device with both seats is listed only once");
    table.reload();
}

#[test]
fn a_guest_on_another_device_keeps_the_seat() {
    let table = Table::seated(terms(go()));
    table.refuses("host", opposite(), Refusal::RoomFull).refuses("guest", opposite(), Refusal::RoomFull);
}

#[test]
fn a_guess_in_nigiri_comes_from_the_guests_seat() {
    let mut table = together(Terms { colors: ColorChoice::Nigiri, ..terms(go()) });
    table.refuses("host@host", SeatCommand::Guess(Parity::Odd), Refusal::Forbidden);
    let events = table.does("host", SeatCommand::Guess(Parity::Odd));
    assert!(matches!(events.last(), Some(Event::Started { .. })));
}

#[test]
fn a_move_comes_from_the_player_to_move_unless_the_command_names_a_seat() {
    let mut table = together(terms(go()));
    plays(&mut table, "aa bb");
    assert_eq!(table.room.moves()[1].0, Color::White);
    let place = PlayCommand::Place(point("cc"));
    assert!(table.decide("host@guest", &place.into()).is_err(), "it is the host's turn");
    table.does("host@host", place);
    table.refuses("eve@host", PlayCommand::Pass, Refusal::NotAPlayer);
    Table::seated(terms(go())).refuses("host@guest", PlayCommand::Pass, Refusal::Forbidden);
}

#[test]
fn the_clock_of_the_player_to_move_runs() {
    let time = TimeControl::Fischer { main: Millis(10_000), increment: Millis(2_000), cap: None };
    let mut table = together(Terms { time, ..terms(go()) });
    let left = |table: &Table| {
        let Clocks { sides, running } = table.room.clocks(Millis(table.now)).unwrap();
        (sides.black.main.0, sides.white.main.0, running)
    };
    table.wait(60_000);
    plays(&mut table, "aa");
    assert_eq!(left(&table), (10_000, 10_000, Some(Color::White)), "the clock starts with the first move");
    table.wait(3_000);
    plays(&mut table, "bb");
    assert_eq!(left(&table), (10_000, 9_000, Some(Color::Black)));
    table.wait(4_000);
    plays(&mut table, "cc");
    assert_eq!(left(&table), (8_000, 9_000, Some(Color::White)));
    table.reload();
    let Some(deadline) = table.deadline() else { panic!("no clock runs") };
    assert_eq!(deadline - table.now, 9_000);
}

#[test]
fn a_takeback_needs_no_answer_and_removes_the_last_move() {
    let mut table = together(terms(go()));
    table.refuses("host", OfferCommand::Make(OfferKind::Takeback), Refusal::NothingToTakeBack);
    plays(&mut table, "aa bb");
    let taken = |move_number| [Event::TakenBack { move_number, used: Millis::ZERO }];
    assert_eq!(table.does("host", OfferCommand::Make(OfferKind::Takeback)), taken(1));
    assert_eq!(table.does("host", OfferCommand::Make(OfferKind::Takeback)), taken(0));
    let mut off = together(Terms { takeback: TakebackPolicy::Off, ..terms(go()) });
    plays(&mut off, "aa");
    off.refuses("host", OfferCommand::Make(OfferKind::Takeback), Refusal::TakebacksOff);
    table.reload();
}

#[test]
fn a_draw_needs_both_players() {
    let mut table = together(terms(go()));
    let offered = Event::Offered { kind: OfferKind::Draw, by: Color::Black, terms: None };
    assert_eq!(table.does("host", OfferCommand::Make(OfferKind::Draw)), [offered]);
    table.refuses("host@host", OfferCommand::Accept(OfferKind::Draw), Refusal::NoOffer);
    let declined = Event::Declined { kind: OfferKind::Draw, by: Color::White };
    assert_eq!(table.does("host", OfferCommand::Decline(OfferKind::Draw)), [declined]);
    table.wait(10_000);
    table.does("host", OfferCommand::Make(OfferKind::Draw));
    let withdrawn = Event::Withdrawn { kind: OfferKind::Draw, by: Color::Black };
    assert_eq!(table.does("host", OfferCommand::Withdraw(OfferKind::Draw)), [withdrawn]);
    table.does("host", OfferCommand::Make(OfferKind::Draw));
    let drawn = Event::Finished { outcome: Outcome::Draw };
    assert_eq!(table.does("host", OfferCommand::Accept(OfferKind::Draw)), [drawn]);
}

#[test]
fn the_player_to_move_resigns_unless_the_command_names_a_seat() {
    for (who, winner) in [("host@host", Color::White), ("host@guest", Color::Black), ("host", Color::White)] {
        let outcome = Outcome::Win { winner, by: WinBy::Resignation };
        assert_eq!(together(terms(go())).does(who, EndCommand::Resign), [Event::Finished { outcome }], "{who}");
    }
}

#[test]
fn the_first_acceptance_of_the_score_counts_for_black_and_the_second_for_white() {
    let mut table = together(terms(go()));
    plays(&mut table, "cc pass pass");
    let accept = || ScoringCommand::Accept { dead: BTreeSet::new() };
    assert_eq!(table.does("host", accept()), [Event::ScoreAccepted { color: Color::Black }]);
    assert_eq!(table.deadline(), None, "silence has no effect on a shared device");
    let events = table.does("host", accept());
    assert_eq!(events[0], Event::ScoreAccepted { color: Color::White });
    assert!(table.phase().is_over());
    table.reload();
}

#[test]
fn nobody_can_claim_a_game_against_themselves() {
    let mut table = together(terms(go()));
    table.leaves("host", AwayReason::Closed);
    table.away.guest = table.away.host;
    table.wait(10 * 24 * 3_600_000).tick();
    for who in ["host", "host@host", "host@guest"] {
        table.refuses(who, EndCommand::Claim(Claim::Win), Refusal::OpponentHere);
    }
    table.does("host", PlayCommand::Pass);
    assert!(table.room.absence(Seat::Guest, &table.away).is_some_and(|absence| absence.since.0 > 0));
    assert_eq!(table.room.claimable_from(), None, "an act at a shared device shows that both players are present");
}

#[test]
fn the_guests_seat_moves_to_another_device() {
    let mut table = together(terms(go()));
    plays(&mut table, "aa");
    moves_to(&mut table, "guest", "tablet");
    let role = |room: &Room, who: &str| room.role(&viewer(who));
    assert!(matches!(role(&table.room, "host"), Role::Player { seat: Seat::Host, both: false, .. }));
    assert!(matches!(role(&table.room, "tablet"), Role::Player { seat: Seat::Guest, both: false, .. }));
    assert!(table.decide("host", &PlayCommand::Place(point("bb")).into()).is_err(), "White plays on another device now");
    table.does("tablet", PlayCommand::Place(point("bb")));
    table.does("host", OfferCommand::Make(OfferKind::Takeback));
    table.refuses("host", OfferCommand::Accept(OfferKind::Takeback), Refusal::NoOffer);
    table.refuses("host@guest", EndCommand::Resign, Refusal::Forbidden);
    table.reload();
}

#[test]
fn a_seat_can_move_back_to_the_device_that_it_left_but_not_to_the_opponents_device() {
    for seat in ["host", "guest"] {
        let mut table = together(terms(go()));
        plays(&mut table, "aa bb");
        moves_to(&mut table, seat, "tablet");
        let link = |table: &mut Table, who: &str, secret: u8| {
            let hash = TokenHash([secret; 32]);
            table.does(who, LinkCommand::Make { hash });
            LinkCommand::Claim { hash }
        };
        // A device with one seat cannot get the other seat too, not even with a link.
        let back = link(&mut table, "tablet", 8);
        let other = link(&mut table, "host", 9);
        table.refuses("tablet", other, Refusal::AlreadySeated);
        table.reload();
        table.does("host", back);
        assert!(matches!(table.room.role(&viewer("host")), Role::Player { both: true, .. }), "{seat}");
        assert_eq!(table.room.role(&viewer("tablet")), Role::Spectator, "only the shared device acts for this player");
        plays(&mut table, "cc");
        table.reload();
        let next =
            Table::from_first(room::testing::room_id(room::testing::FRESH_ROOM), table.room.next_events(terms(go()), None), 9);
        assert!(next.room.has_both_seats(&player("host")));
        // The seat can move away again.
        moves_to(&mut table, seat, "phone");
        assert!(!table.room.has_both_seats(&player("host")));
        table.reload();
        // In the next game too, the seat is on the phone and can move back.
        let first = table.room.next_events(terms(go()), Some(Seat::Host));
        let mut next = Table::from_first(room::testing::room_id(room::testing::FRESH_ROOM), first, 9);
        assert!(!next.room.has_both_seats(&player("host")));
        let back = link(&mut next, "phone", 8);
        next.does("host", back);
        assert!(next.room.has_both_seats(&player("host")), "{seat}");
    }
    let mut apart = Table::seated(terms(go()));
    let hash = TokenHash([5; 32]);
    apart.does("guest", LinkCommand::Make { hash });
    apart.refuses("host", LinkCommand::Claim { hash }, Refusal::AlreadySeated);
}

#[test]
fn plans_end_when_their_seat_moves_back_to_a_shared_device() {
    let days = TimeControl::Correspondence { main_days: 3, increment_days: 1, cap_days: 5, rest_days: 1 };
    let mut table = together(Terms { time: days, ..terms(go()) });
    moves_to(&mut table, "guest", "tablet");
    table.does("host", PlayCommand::Place(point("aa")));
    table.does("tablet", PlayCommand::Place(point("bb")));
    table.plans("tablet", &["cc dd"]).unwrap();
    let hash = TokenHash([8; 32]);
    table.does("tablet", LinkCommand::Make { hash });
    table.does("host", LinkCommand::Claim { hash });
    assert!(table.plans.0[Seat::Guest].lines.is_empty());
    table.does("host", PlayCommand::Place(point("cc")));
    assert_eq!(table.room.moves().len(), 3, "no planned answer is played");
}

#[test]
fn the_hosts_seat_moves_to_another_device() {
    let mut table = together(terms(gomoku()));
    moves_to(&mut table, "host", "tablet");
    assert!(matches!(table.room.role(&viewer("host")), Role::Player { seat: Seat::Guest, both: false, .. }));
    table.does("tablet", PlayCommand::Place(point("aa")));
    table.does("host", PlayCommand::Place(point("bb")));
    table.reload();
    table.does("tablet", EndCommand::Resign);
    table.does("host", OfferCommand::Make(OfferKind::Rematch));
    table.does("tablet", OfferCommand::Accept(OfferKind::Rematch));
    let next = Table::from_first(room::testing::room_id(room::testing::FRESH_ROOM), table.room.rematch_events(0), 9);
    assert_eq!(next.room.seat_of(&player("tablet")), Some(Seat::Host));
    assert!(!next.room.has_both_seats(&player("host")));
    assert_eq!(next.room.seat_of(&player("host")), Some(Seat::Guest));
}

#[test]
fn a_rematch_needs_no_answer_and_stays_on_the_same_device() {
    let mut table = together(terms(go()));
    plays(&mut table, "aa");
    table.does("host", EndCommand::Resign);
    let events = table.does("host", OfferCommand::Make(OfferKind::Rematch));
    assert!(matches!(events[..], [Event::Rematched { .. }]));
    table.refuses("host", OfferCommand::Make(OfferKind::Rematch), Refusal::RematchAgreed);
    let next = Table::from_first(room::testing::room_id(room::testing::FRESH_ROOM), table.room.rematch_events(0), 9);
    assert!(next.room.has_both_seats(&player("host")));
}
