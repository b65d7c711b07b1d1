//! Who may watch a game.

use room::testing::{FRESH_ROOM, Table, gomoku, player, room_id, terms, viewer};
use room::{
    ColorChoice, Command, EndCommand, Event, LinkCommand, Millis, OfferCommand, OfferKind, PlayCommand, Refusal, SeatCommand,
    Terms, TokenHash, Visibility, Watching,
};

fn watched(watching: Watching) -> Terms {
    Terms { watching, visibility: Visibility::Public, ..terms(gomoku()) }
}

const fn set(watching: Watching) -> Command {
    Command::SetWatching(watching)
}

#[test]
fn the_host_chooses_who_may_watch() {
    for (watching, admits, names) in
        [(Watching::Open, true, true), (Watching::Counted, true, false), (Watching::Closed, false, false)]
    {
        let mut table = Table::new(watched(watching));
        assert!(table.room.admits(&viewer("eve")), "while a seat is free, everyone may enter");
        table.does("guest", SeatCommand::Sit);
        for stranger in ["eve", "nobody"] {
            assert_eq!(table.room.admits(&viewer(stranger)), admits, "{watching:?}");
        }
        assert!(table.room.admits(&viewer("host")) && table.room.admits(&viewer("guest")));
        assert_eq!(table.room.names_spectators(), names);
        let visibility = if admits { Visibility::Public } else { Visibility::Private };
        assert_eq!(table.room.summary().visibility(), visibility);
        table.does("host", EndCommand::Abort);
        assert_eq!(table.room.admits(&viewer("eve")), admits, "the end of a game does not change who may watch");
    }
}

#[test]
fn only_the_host_changes_who_may_watch_and_only_before_the_end() {
    let mut table = Table::new(watched(Watching::Open));
    table.refuses("host", set(Watching::Open), Refusal::NoChange);
    table.does("host", set(Watching::Closed));
    table.does("guest", SeatCommand::Sit);
    table.refuses("guest", set(Watching::Open), Refusal::NotTheHost);
    table.refuses("eve", set(Watching::Open), Refusal::Closed);
    assert_eq!(table.does("host", set(Watching::Counted)), [Event::WatchingChanged { watching: Watching::Counted }]);
    table.refuses("eve", set(Watching::Open), Refusal::NotAPlayer);
    table.reload();
    assert_eq!(table.room.watching(), Watching::Counted);
    table.does("guest", EndCommand::Resign);
    table.refuses("host", set(Watching::Closed), Refusal::GameOver);
}

#[test]
fn two_people_on_one_device_choose_who_may_watch_from_either_seat() {
    let mut table = Table::new(watched(Watching::Open));
    table.does("host", SeatCommand::SitOpposite { name: "bo".into() });
    table.does("host@host", set(Watching::Closed));
    assert!(table.room.admits(&viewer("host")));
    table.does("host@guest", set(Watching::Counted));
    assert_eq!(table.room.watching(), Watching::Counted);
}

/// A closed room gives a stranger the same refusal for every command, during and after the game. Only a link to a seat still
/// works.
#[test]
fn a_closed_game_is_closed_to_every_command_of_a_stranger() {
    let mut table = Table::seated(watched(Watching::Closed));
    let hash = TokenHash([7; 32]);
    table.does("guest", LinkCommand::Make { hash });
    let asks = |table: &mut Table| {
        let says = Command::Chat { text: "hello".into() };
        let sits = Command::from(SeatCommand::Sit);
        for command in [says, sits, PlayCommand::Pass.into(), EndCommand::Resign.into(), LinkCommand::Make { hash }.into()] {
            table.refuses("eve", command, Refusal::Closed);
        }
        table.refuses("eve", LinkCommand::Claim { hash: TokenHash([1; 32]) }, Refusal::Forbidden);
    };
    asks(&mut table);
    table.does("phone", LinkCommand::Claim { hash });
    assert!(table.room.admits(&viewer("phone")), "the player can continue on another device");
    table.plays("dd ee").does("host", EndCommand::Resign);
    asks(&mut table);
}

#[test]
fn while_a_seat_is_free_everyone_may_enter_a_closed_room() {
    let mut table = Table::seated(Terms { colors: ColorChoice::Nigiri, ..watched(Watching::Closed) });
    assert!(!table.room.admits(&viewer("eve")));
    table.does("guest", SeatCommand::Stand);
    assert!(table.room.admits(&viewer("eve")) && table.room.admits(&viewer("guest")));
    table.does("eve", SeatCommand::Sit);
    assert!(!table.room.admits(&viewer("guest")));
    assert!(table.room.seat_of(&player("eve")).is_some());
}

/// The same people as before may watch the next game. If the terms of an offer make a different choice, the
/// choice is ignored and the offer is not refused.
#[test]
fn the_choice_of_who_may_watch_is_kept_in_a_rematch() {
    for other in [None, Some(Watching::Open), Some(Watching::Counted)] {
        let mut table = Table::seated(watched(Watching::Open));
        table.does("host", set(Watching::Closed));
        table.plays("dd ee").does("guest", EndCommand::Resign);
        let terms = other.map(|watching| Terms { grace: Millis(2000), watching, ..*table.room.terms() });
        match terms {
            None => table.does("host", OfferCommand::Make(OfferKind::Rematch)),
            Some(terms) => table.does("host", OfferCommand::MakeRematch(terms)),
        };
        match terms {
            None => table.does("guest", OfferCommand::Accept(OfferKind::Rematch)),
            Some(terms) => {
                let shown = Terms { watching: Watching::Closed, ..terms };
                table.does("guest", OfferCommand::AcceptRematch(shown))
            }
        };
        let next = Table::from_first(room_id(FRESH_ROOM), table.room.rematch_events(0), table.now);
        assert_eq!((next.room.watching(), next.room.is_closed()), (Watching::Closed, true), "{other:?}");
        assert_eq!(next.room.terms().grace, terms.map_or(Millis::ZERO, |terms| terms.grace));
    }
}
