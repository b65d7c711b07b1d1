use room::testing::{self, FRESH_ROOM, Table, player, room_id, terms};
use room::{
    ColorChoice, EndCommand, Event, LinkCommand, Millis, OfferCommand, OfferKind, Parity, Phase, Refusal, Room, Seat,
    SeatCommand, Terms, TimeControl, TokenHash, Visibility,
};
use rules::{Color, HalfPoints, Setup, Size, go};

const REMATCH: OfferKind = OfferKind::Rematch;

fn finished() -> Table {
    let time = TimeControl::Absolute { main: Millis(10_000) };
    let mut table = Table::seated(Terms { time, ..terms(testing::go()) });
    table.plays("cc bb").does("host", EndCommand::Resign);
    table
}

#[test]
fn a_rematch_swaps_colors() {
    let mut table = finished();
    assert_eq!(
        table.does("guest", OfferCommand::Make(REMATCH)),
        [Event::Offered { kind: REMATCH, by: Color::White, terms: None }]
    );
    assert_eq!(table.does("host", OfferCommand::Accept(REMATCH)), [Event::Rematched { room: room_id(FRESH_ROOM) }]);
    assert_eq!(table.room.rematch(), Some(&room_id(FRESH_ROOM)));
    assert!(table.room.offers().is_empty());
    table.refuses("host", OfferCommand::Make(REMATCH), Refusal::RematchAgreed);
    table.reload();

    let mut next = Table::from_first(room_id(FRESH_ROOM), table.room.rematch_events(0), table.now);
    assert_eq!((next.phase(), next.room.black()), (&Phase::Playing, Some(Seat::Guest)));
    assert_eq!(next.room.rematch_of(), Some(table.room.id()));
    assert_eq!(next.room.seats(), table.room.seats());
    assert_eq!(next.room.clocks(Millis(0)).unwrap().sides.black.main, Millis(10_000));
    next.plays("aa");
    assert_eq!(next.name(Color::Black), "guest");
    // After this game too, a rematch swaps the colors.
    next.does("host", EndCommand::Abort);
    assert_eq!(next.room.rematch_events(0).last(), Some(&Event::Started { black: Seat::Host }));
}

/// The terms of this game, but with another setup on a larger board and with these colors.
fn larger(table: &Table, colors: ColorChoice) -> Terms {
    let size = Size::square(7).unwrap();
    let setup = go::Setup::new(size, go::Ruleset::Japanese, HalfPoints(13), go::Handicap::None).unwrap();
    Terms { setup: Setup::Go(setup), colors, ..*table.room.terms() }
}

fn offered(by: Color, terms: Option<Terms>) -> Event {
    Event::Offered { kind: REMATCH, by, terms }
}

#[test]
fn a_rematch_on_other_terms_begins_with_exactly_these_terms() {
    for (colors, black) in [(ColorChoice::Black, Some(Seat::Host)), (ColorChoice::White, Some(Seat::Guest))] {
        let mut table = finished();
        let terms = larger(&table, colors);
        assert_eq!(table.does("guest", OfferCommand::MakeRematch(terms)), [offered(Color::White, Some(terms))]);
        table.reload();
        table.refuses("host", OfferCommand::Accept(REMATCH), Refusal::OfferChanged);
        let other = Terms { takeback: room::TakebackPolicy::Off, ..terms };
        table.refuses("host", OfferCommand::AcceptRematch(other), Refusal::OfferChanged);
        table.refuses("guest", OfferCommand::AcceptRematch(terms), Refusal::NoOffer);
        table.does("host", OfferCommand::AcceptRematch(terms));
        table.reload();
        let next = Table::from_first(room_id(FRESH_ROOM), table.room.rematch_events(0), table.now);
        assert_eq!((next.room.terms(), next.room.black()), (&terms, black));
        assert_eq!(next.room.seats(), table.room.seats());
    }
}

#[test]
fn the_colors_of_a_rematch_can_be_drawn_by_lot() {
    let mut table = finished();
    let terms = larger(&table, ColorChoice::Random);
    table.does("guest", OfferCommand::MakeRematch(terms));
    table.does("host", OfferCommand::AcceptRematch(terms));
    let black = |seed| Table::from_first(room_id(FRESH_ROOM), table.room.rematch_events(seed), table.now).room.black();
    let drawn: Vec<_> = (0..20).map(black).collect();
    assert!(drawn.contains(&Some(Seat::Host)) && drawn.contains(&Some(Seat::Guest)), "{drawn:?}");
    // In nigiri, the game starts only after the guest's guess.
    let terms = Terms { colors: ColorChoice::Nigiri, ..terms };
    let mut table = finished();
    table.does("guest", OfferCommand::MakeRematch(terms));
    table.does("host", OfferCommand::AcceptRematch(terms));
    let mut next = Table::from_first(room_id(FRESH_ROOM), table.room.rematch_events(0), table.now);
    assert_eq!(next.phase(), &Phase::Waiting);
    next.does("guest", SeatCommand::Guess(Parity::Odd));
    assert_eq!(next.phase(), &Phase::Playing);
}

#[test]
fn an_offer_of_a_rematch_on_different_terms_replaces_the_open_one() {
    let (mut table, by) = (finished(), Color::Black);
    let one = larger(&table, ColorChoice::Black);
    let two = Terms { takeback: room::TakebackPolicy::Off, ..one };
    table.does("guest", OfferCommand::Make(REMATCH));
    let declined = Event::Declined { kind: REMATCH, by };
    assert_eq!(table.does("host", OfferCommand::MakeRematch(one)), [declined, offered(by, Some(one))]);
    table.refuses("host", OfferCommand::MakeRematch(one), Refusal::AlreadyOffered);
    let withdrawn = Event::Withdrawn { kind: REMATCH, by };
    assert_eq!(table.does("host", OfferCommand::MakeRematch(two)), [withdrawn, offered(by, Some(two))]);
    assert_eq!(table.room.offers().len(), 1);
    table.refuses("guest", OfferCommand::AcceptRematch(one), Refusal::OfferChanged);
    // An offer of a rematch without changes also replaces the open offer.
    let declined = Event::Declined { kind: REMATCH, by: Color::White };
    assert_eq!(table.does("guest", OfferCommand::Make(REMATCH)), [declined, offered(Color::White, None)]);
    table.does("guest", OfferCommand::MakeRematch(two));
    let agreed = [Event::Rematched { room: room_id(FRESH_ROOM) }];
    assert_eq!(table.does("host", OfferCommand::MakeRematch(two)), agreed, "making the same offer accepts it");
    assert!(table.room.offers().is_empty());
    table.refuses("host", OfferCommand::MakeRematch(one), Refusal::RematchAgreed);
}

#[test]
fn an_offer_of_the_same_terms_with_swapped_colors_names_no_terms() {
    let mut table = finished();
    let swapped = Terms { colors: ColorChoice::White, ..*table.room.terms() };
    assert_eq!(table.does("host", OfferCommand::MakeRematch(swapped)), [offered(Color::Black, None)]);
    let kept = Terms { colors: ColorChoice::Black, ..swapped };
    let declined = Event::Declined { kind: REMATCH, by: Color::White };
    assert_eq!(table.does("guest", OfferCommand::MakeRematch(kept)), [declined, offered(Color::White, Some(kept))]);
}

#[test]
fn a_rematch_cannot_change_the_kind_of_game_or_the_visibility() {
    let table = finished();
    let terms = larger(&table, ColorChoice::Black);
    for other in [
        Terms { setup: Setup::Othello, ..terms },
        Terms {
            visibility: if terms.visibility == Visibility::Public { Visibility::Private } else { Visibility::Public },
            ..terms
        },
    ] {
        table.refuses("host", OfferCommand::MakeRematch(other), Refusal::NotAllowed);
    }
    let terms = larger(&Table::seated(terms), ColorChoice::Black);
    Table::seated(terms).refuses("host", OfferCommand::MakeRematch(terms), Refusal::WrongPhase);
    table.refuses("eve", OfferCommand::MakeRematch(terms), Refusal::NotAPlayer);
}

#[test]
fn a_device_that_shares_a_seat_keeps_it_in_the_rematch() {
    let mut table = finished();
    table.does("guest", LinkCommand::Make { hash: TokenHash([1; 32]) });
    table.does("phone", LinkCommand::Claim { hash: TokenHash([1; 32]) });
    table.does("host", OfferCommand::Make(REMATCH));
    table.does("phone", OfferCommand::Make(REMATCH));
    let next = Table::from_first(room_id(FRESH_ROOM), table.room.rematch_events(0), table.now);
    assert_eq!(next.room.seat_of(&player("phone")), Some(Seat::Guest));
}

#[test]
fn an_aborted_game_allows_a_rematch_if_it_had_started() {
    let mut table = Table::seated(terms(testing::go()));
    table.does("guest", EndCommand::Abort);
    table.does("guest", OfferCommand::Make(REMATCH));
    table.does("host", OfferCommand::Make(REMATCH));
    assert!(table.room.rematch().is_some());
    let mut closed = Table::new(terms(testing::go()));
    closed.does("host", EndCommand::Abort);
    closed.refuses("host", OfferCommand::Make(REMATCH), Refusal::NotStarted);
    assert_eq!(closed.room.rematch_events(0), []);
}

#[test]
fn only_players_can_offer_a_rematch_and_only_after_the_game() {
    Table::new(terms(testing::go())).refuses("host", OfferCommand::Make(REMATCH), Refusal::NotStarted);
    Table::seated(terms(testing::go())).refuses("host", OfferCommand::Make(REMATCH), Refusal::WrongPhase);
    let mut table = finished();
    table.refuses("eve", OfferCommand::Make(REMATCH), Refusal::NotAPlayer);
    table.does("host", OfferCommand::Make(REMATCH));
    table.refuses("eve", OfferCommand::Accept(REMATCH), Refusal::NotAPlayer);
    table.does("guest", OfferCommand::Decline(REMATCH));
    table.does("host", OfferCommand::Make(REMATCH));
}

#[test]
fn a_game_that_never_started_has_no_events_for_a_rematch() {
    let log = Room::create(terms(testing::go()), player("host"), "host".to_owned());
    let table = Table::from_first(room_id(FRESH_ROOM), log, 0);
    assert_eq!(table.room.rematch_events(0), []);
}

#[test]
fn with_handicap_stones_black_stays_black_in_the_rematch() {
    let size = Size::square(9).unwrap();
    let setup = go::Setup::new(size, go::Ruleset::Japanese, HalfPoints(1), go::Handicap::Fixed(4)).unwrap();
    let mut table = Table::seated(terms(Setup::Go(setup)));
    let black = table.room.black();
    table.does("guest", EndCommand::Resign);
    // These are the terms of a rematch without changes.
    let plain =
        Terms { colors: if black == Some(Seat::Host) { ColorChoice::Black } else { ColorChoice::White }, ..*table.room.terms() };
    assert_eq!(table.does("guest", OfferCommand::MakeRematch(plain)), [offered(Color::White, None)]);
    table.does("host", OfferCommand::Accept(REMATCH));
    let next = Table::from_first(room_id(FRESH_ROOM), table.room.rematch_events(0), table.now);
    assert_eq!((next.room.black(), next.room.terms()), (black, table.room.terms()));
}
