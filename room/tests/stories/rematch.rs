use room::testing::{FRESH_ROOM, Table, go, player, room_id, terms};
use room::{
    EndCommand, Event, LinkCommand, Millis, OfferCommand, OfferKind, Phase, Refusal, Room, Seat, Terms, TimeControl, TokenHash,
};
use rules::Color;

const REMATCH: OfferKind = OfferKind::Rematch;

fn finished() -> Table {
    let time = TimeControl::Absolute { main: Millis(10_000) };
    let mut table = Table::seated(Terms { time, ..terms(go()) });
    table.plays("cc bb").does("host", EndCommand::Resign);
    table
}

#[test]
fn a_rematch_swaps_colors() {
    let mut table = finished();
    assert_eq!(table.does("guest", OfferCommand::Make(REMATCH)), [Event::Offered { kind: REMATCH, by: Color::White }]);
    assert_eq!(table.does("host", OfferCommand::Accept(REMATCH)), [Event::Rematched { room: room_id(FRESH_ROOM) }]);
    assert_eq!(table.room.rematch(), Some(&room_id(FRESH_ROOM)));
    assert!(table.room.offers().is_empty());
    table.refuses("host", OfferCommand::Make(REMATCH), Refusal::RematchAgreed);
    table.reload();

    let mut next = Table::from_first(room_id(FRESH_ROOM), table.room.rematch_events(), table.now);
    assert_eq!((next.phase(), next.room.black()), (&Phase::Playing, Some(Seat::Guest)));
    assert_eq!(next.room.rematch_of(), Some(table.room.id()));
    assert_eq!(next.room.seats(), table.room.seats());
    assert_eq!(next.room.clocks(Millis(0)).unwrap().sides.black.main, Millis(10_000));
    next.plays("aa");
    assert_eq!(next.name(Color::Black), "guest");
    // The colors are swapped again.
    next.does("host", EndCommand::Abort);
    assert_eq!(next.room.rematch_events().last(), Some(&Event::Started { black: Seat::Host }));
}

#[test]
fn a_device_that_shares_a_seat_keeps_it_in_the_rematch() {
    let mut table = finished();
    table.does("guest", LinkCommand::Make { hash: TokenHash([1; 32]) });
    table.does("phone", LinkCommand::Claim { hash: TokenHash([1; 32]) });
    table.does("host", OfferCommand::Make(REMATCH));
    table.does("phone", OfferCommand::Make(REMATCH));
    let next = Table::from_first(room_id(FRESH_ROOM), table.room.rematch_events(), table.now);
    assert_eq!(next.room.seat_of(&player("phone")), Some(Seat::Guest));
}

#[test]
fn an_aborted_game_allows_a_rematch_if_it_had_started() {
    let mut table = Table::seated(terms(go()));
    table.does("guest", EndCommand::Abort);
    table.does("guest", OfferCommand::Make(REMATCH));
    table.does("host", OfferCommand::Make(REMATCH));
    assert!(table.room.rematch().is_some());
    let mut closed = Table::new(terms(go()));
    closed.does("host", EndCommand::Abort);
    closed.refuses("host", OfferCommand::Make(REMATCH), Refusal::NotStarted);
    assert_eq!(closed.room.rematch_events(), []);
}

#[test]
fn only_players_can_offer_a_rematch_and_only_after_the_game() {
    Table::new(terms(go())).refuses("host", OfferCommand::Make(REMATCH), Refusal::NotStarted);
    Table::seated(terms(go())).refuses("host", OfferCommand::Make(REMATCH), Refusal::WrongPhase);
    let mut table = finished();
    table.refuses("eve", OfferCommand::Make(REMATCH), Refusal::NotAPlayer);
    table.does("host", OfferCommand::Make(REMATCH));
    table.refuses("eve", OfferCommand::Accept(REMATCH), Refusal::NotAPlayer);
    table.does("guest", OfferCommand::Decline(REMATCH));
    table.does("host", OfferCommand::Make(REMATCH));
}

#[test]
fn a_game_that_never_started_has_no_rematch_events() {
    let log = Room::create(terms(go()), player("host"), "host".to_owned());
    let table = Table::from_first(room_id(FRESH_ROOM), log, 0);
    assert_eq!(table.room.rematch_events(), []);
}
