use room::testing::{Table, go, player, terms, viewer};
use room::{
    ColorChoice, Command, EndCommand, Event, HOLDERS_PER_SEAT, LINK_LASTS, LinkCommand, Parity, PlayCommand, Refusal, Role,
    RoomLimit, Seat, SeatCommand, See, Terms, TokenHash,
};
use rules::Color;

fn link(secret: u8) -> Command {
    LinkCommand::Make { hash: TokenHash([secret; 32]) }.into()
}

fn claim(secret: u8) -> Command {
    LinkCommand::Claim { hash: TokenHash([secret; 32]) }.into()
}

#[test]
fn two_devices_share_a_seat_and_both_play_from_it() {
    let mut table = Table::seated(terms(go()));
    assert_eq!(table.does("host", link(1)), [Event::SeatLinkMade { seat: Seat::Host, hash: TokenHash([1; 32]) }]);
    assert_eq!(table.does("phone", claim(1)), [Event::SeatShared { seat: Seat::Host, player: player("phone") }]);
    assert_eq!(table.room.role(&viewer("phone")), Role::Player { seat: Seat::Host, color: Some(Color::Black), both: false });
    table.does("phone", PlayCommand::Place(room::testing::point("cc")));
    table.plays("bb");
    table.does("host", PlayCommand::Place(room::testing::point("dd")));
    table.refuses("phone", claim(1), Refusal::AlreadySeated).refuses("eve", claim(1), Refusal::Forbidden);
    table.reload();
}

#[test]
fn a_new_link_replaces_the_old_one() {
    let mut table = Table::seated(terms(go()));
    table.refuses("eve", link(1), Refusal::NotAPlayer).refuses("nobody", claim(1), Refusal::NoSession);
    table.does("host", link(1));
    table.refuses("host", link(1), Refusal::NoChange);
    table.does("host", link(2));
    table.refuses("phone", claim(1), Refusal::Forbidden);
    table.does("guest", link(3));
    table.refuses("host", claim(3), Refusal::AlreadySeated).refuses("host", claim(9), Refusal::AlreadySeated);
    table.does("phone", claim(2));
    assert_eq!(table.room.seat_of(&player("phone")), Some(Seat::Host));
    table.does("tablet", claim(3));
    assert_eq!(table.room.seat_of(&player("tablet")), Some(Seat::Guest));
}

#[test]
fn a_link_works_for_ten_minutes() {
    let mut table = Table::seated(terms(go()));
    table.does("host", link(1));
    table.wait(LINK_LASTS.0 - 1).does("phone", claim(1));
    table.does("host", link(2));
    table.wait(LINK_LASTS.0).refuses("tablet", claim(2), Refusal::Forbidden);
    table.does("host", link(3));
    table.does("tablet", claim(3));
    table.reload();
}

#[test]
fn only_a_few_devices_can_share_a_seat() {
    let mut table = Table::seated(terms(go()));
    for device in 0..HOLDERS_PER_SEAT {
        table.does("host", link(1));
        table.does(&format!("device-{device}"), claim(1));
    }
    table.does("device-0", link(1));
    table.refuses("one-more", claim(1), RoomLimit::Holders.into());
}

#[test]
fn links_are_hidden_from_everyone() {
    let mut table = Table::seated(terms(go()));
    table.does("host", link(1));
    let made = table.log.last().unwrap().clone();
    for who in ["host", "guest", "eve", "nobody"] {
        assert_eq!(table.room.see(table.room.role(&viewer(who)), &made), See::Hidden, "{who}");
    }
    table.does("host", EndCommand::Resign);
    assert_eq!(table.room.see(Role::Spectator, &made), See::Hidden);
}

#[test]
fn giving_a_seat_back_removes_its_devices_and_link() {
    let mut table = Table::seated(Terms { colors: ColorChoice::Nigiri, ..terms(go()) });
    table.does("guest", link(1));
    table.does("phone", claim(1));
    table.does("guest", link(2));
    table.does("phone", SeatCommand::Stand);
    assert_eq!((table.room.seat_of(&player("guest")), table.room.seat_of(&player("phone"))), (None, None));
    table.does("eve", SeatCommand::Sit);
    table.refuses("phone", claim(2), Refusal::Forbidden);
    table.does("eve", SeatCommand::Guess(Parity::Odd));
}
