//! What is not charged to a clock: the server's delays, and the network's delays as far as the player's bank covers them.

use room::testing::{Table, go, point, terms};
use room::{Event, Millis, PlayCommand, Recorded, Refusal, Spared, Terms, TimeControl};
use rules::Color::{Black, White};
use rules::{Color, Outcome, WinBy};

/// A game in which each player has a minute and Black has moved. A bank begins with 1170 ms and gains 390 ms with each turn.
fn minute() -> Table {
    let time = TimeControl::Absolute { main: Millis(60_000) };
    let mut table = Table::seated(Terms { time, ..terms(go()) });
    table.plays("aa");
    table
}

fn delays(server: u64, lag: u64) -> Spared {
    Spared { server: Millis(server), lag: Millis(lag) }
}

/// The main time of a color.
fn main(table: &Table, color: Color) -> u64 {
    table.room.clocks(Millis(table.now)).unwrap().sides[color].main.0
}

fn last(table: &Table) -> &Recorded {
    table.log.last().unwrap()
}

#[test]
fn a_turn_is_charged_without_its_delays() {
    let mut table = minute();
    table.delays = delays(30, 250);
    table.wait(1000).plays("bb");
    assert_eq!((main(&table, White), last(&table).spared), (60_000 - 720, delays(30, 250)));
    table.delays = Spared::NONE;
    table.wait(1000).plays("cc");
    assert_eq!((main(&table, Black), last(&table).spared), (59_000, Spared::NONE));
    table.reload();
}

#[test]
fn the_time_charged_for_a_turn_is_never_negative() {
    let mut table = minute();
    table.delays = delays(70, 200);
    table.wait(100).plays("bb").wait(50).plays("cc");
    assert_eq!((main(&table, White), main(&table, Black)), (60_000, 60_000));
    assert_eq!(
        last(&table).spared,
        delays(50, 0),
        "the server's delay of 70 ms alone covers the turn of 50 ms, so none of the network's delay is spared"
    );
}

#[test]
fn the_servers_delay_is_spared_in_full_and_the_networks_delay_up_to_the_bank() {
    let mut table = minute();
    table.delays = delays(5000, 2000);
    let mut lag = Vec::new();
    for stone in ["bb", "cc", "dd", "ee", "ab"] {
        table.wait(10_000).plays(stone);
        assert_eq!(last(&table).spared.server, Millis(5000));
        lag.push(last(&table).spared.lag.0);
    }
    assert_eq!(
        lag,
        [1170, 1170, 390, 390, 390],
        "White and Black take turns: each bank pays 1170 ms once and then only what it gains"
    );
}

#[test]
fn a_takeback_restores_the_banks() {
    let mut table = minute();
    table.delays = delays(0, 1000);
    table.wait(2000).plays("bb").wait(2000).plays("cc");
    table.does("host", room::OfferCommand::Make(room::OfferKind::Takeback));
    table.does("guest", room::OfferCommand::Accept(room::OfferKind::Takeback));
    assert_eq!(table.room.moves().len(), 2);
    table.wait(5000).plays("cc");
    assert_eq!(
        last(&table).spared,
        delays(0, 1000),
        "Black's bank again has the 1170 ms from before the move that was taken back"
    );
}

#[test]
fn a_move_that_is_late_only_because_of_delays_is_accepted() {
    let mut table = minute();
    table.wait(60_100);
    table.refuses("guest", PlayCommand::Place(point("bb")), Refusal::DeadlinePassed);
    table.delays = delays(20, 80);
    table.refuses("guest", PlayCommand::Place(point("bb")), Refusal::DeadlinePassed);
    table.delays = delays(20, 81);
    assert_eq!(table.tick(), []);
    table.plays("bb");
    assert_eq!((main(&table, White), last(&table).spared), (1, delays(20, 81)));
    table.wait(60_101);
    let outcome = Outcome::Win { winner: White, by: WinBy::Timeout };
    assert_eq!(table.tick(), [Event::Finished { outcome }]);
    assert_eq!(main(&table, Black), 0);
}

#[test]
fn nothing_is_spared_while_no_clock_runs() {
    let mut table = Table::seated(terms(go()));
    table.delays = delays(20, 80);
    table.plays("aa bb");
    assert_eq!((last(&table).spared, table.room.turn_began()), (Spared::NONE, None));
    let mut table = minute();
    assert_eq!(table.room.turn_began(), Some(Millis(table.now)));
    table.delays = delays(20, 80);
    table.wait(500).plays("bb");
    assert!(table.log.iter().all(|recorded| recorded.spared == Spared::NONE || recorded.event.ends_a_turn()));
    assert_eq!(table.room.turn(), Some(Black));
}
