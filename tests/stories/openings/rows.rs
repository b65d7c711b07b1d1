//! Openings for all row games.

use super::{ANYWHERE, COLORS, Table, choices, choose, play, within};
use protocol::{Act, Area, Choice, Code, Color, Command, Event, OfferKind, Opening, Role, Seat, Setup};
use tests::{Server, points};

/// The host places three stones, the guest places two more, and then the host chooses a color. The record shows who finally
/// played Black.
#[tokio::test]
async fn swap2_allows_two_more_stones() {
    let server = Server::start().await;
    let mut table = Table::of(&server, Setup::gomoku(15, protocol::GomokuRuleset::Freestyle), Opening::Swap2).await;
    assert_eq!(table.host.view.opening, Opening::Swap2);
    for stone in [Color::Black, Color::White, Color::Black] {
        assert_eq!(table.step(), Some((Seat::Host, ANYWHERE)));
        assert_eq!((table.host.state.turn, table.host.state.stone), (Some(Color::Black), Some(stone)));
        table.refused(choose(Choice::Black), Code::OpeningStep).await;
        let point = ["h8", "h9", "j10"][table.host.state.move_number as usize];
        table.plays(point).await;
    }
    assert_eq!(table.step(), Some((Seat::Guest, choices(&[Choice::Black, Choice::White, Choice::MoreStones]))));
    assert_eq!((table.host.state.turn, table.host.state.stone), (Some(Color::White), None));
    table.refused(play("a1"), Code::OpeningStep).await;
    table.refused(Command::Declare { count: 2 }, Code::OpeningStep).await;
    table.does(choose(Choice::MoreStones)).await;
    table.plays("a1 o15").await;
    assert_eq!(table.step(), Some((Seat::Host, choices(&COLORS))));
    table.refused(choose(Choice::MoreStones), Code::OpeningStep).await;
    table.does(choose(Choice::White)).await;
    assert_eq!((table.step(), table.host.state.players.black), (None, Some(Seat::Guest)));
    assert_eq!((table.host.state.turn, table.host.state.stone), (Some(Color::White), Some(Color::White)));
    let view = table.host.looks_again().await;
    assert_eq!(view.role, Role::Player { seat: Seat::Host, color: Some(Color::White), both: false });
    assert_eq!(points(&view.moves), ["h8", "h9", "j10", "a1", "o15"]);
    table.host.is_refused(Command::Offer { offer: OfferKind::Takeback, terms: None }, Code::NothingToTakeBack).await;
    table.plays("g7 f6").await;
    table.host.does(Command::Resign {}).await;
    table.guest.sees_the_end().await;
    let record = table.guest.guest.record(&table.guest.room).await;
    assert_eq!((record.opening, record.game.black.name.as_str()), (Opening::Swap2, "Bert"));
    let chose: Vec<&Event> =
        record.events.iter().map(|event| &event.event).filter(|e| matches!(e, Event::Chose { .. })).collect();
    let more = Event::Chose { seat: Seat::Guest, choice: Choice::MoreStones, black: Seat::Host };
    assert_eq!(chose, [&more, &Event::Chose { seat: Seat::Host, choice: Choice::White, black: Seat::Guest }]);
}

/// One player places three stones and the opponent chooses a color. The choice survives a crash.
#[tokio::test]
async fn swap_survives_a_crash() {
    for (choice, black) in [(Choice::Black, Seat::Guest), (Choice::White, Seat::Host)] {
        let server = Server::start().await;
        let mut table = Table::of(&server, Setup::gomoku(19, protocol::GomokuRuleset::Caro), Opening::Swap).await;
        table.plays("k10 a1 b2").await;
        assert_eq!(table.step(), Some((Seat::Guest, choices(&COLORS))));
        assert!(table.colors_open());
        table.refused(choose(Choice::MoreStones), Code::OpeningStep).await;
        let (server, mut table) = table.restarts(server).await;
        table.does(choose(choice)).await;
        assert_eq!((table.step(), table.host.state.players.black), (None, Some(black)));
        assert_eq!((table.host.state.turn, table.host.state.stone), (Some(Color::White), Some(Color::White)));
        let (server, mut table) = table.restarts(server).await;
        table.plays("c3 d4").await;
        assert_eq!(points(&table.host.looks_again().await.moves), ["k10", "a1", "b2", "c3", "d4"]);
        drop(server);
    }
}

/// Black's first stone must be in the center, and Black's second stone must be away from the center. The opening survives a crash,
/// and moves can be taken back.
#[tokio::test]
async fn pro_and_long_pro_restrict_the_stones_of_black() {
    for (opening, from, to) in [(Opening::Pro, "f10", "j6"), (Opening::LongPro, "e11", "k5")] {
        let server = Server::start().await;
        let mut table = Table::of(&server, Setup::gomoku(15, protocol::GomokuRuleset::Standard), opening).await;
        assert_eq!(table.step(), Some((Seat::Host, within("h8", "h8"))));
        assert!(!table.colors_open());
        table.refused(play("h9"), Code::OutsideOpening).await;
        table.plays("h8").await;
        assert_eq!(table.step(), Some((Seat::Guest, ANYWHERE)));
        table.plays("h9").await;
        let outside = Area { from: from.to_owned(), to: to.to_owned(), outside: true };
        let second = Some((Seat::Host, Act::Place { area: Some(outside) }));
        assert_eq!(table.step(), second);
        let (server, mut table) = table.restarts(server).await;
        assert_eq!(table.step(), second);
        table.refused(play(to), Code::OutsideOpening).await;
        table.plays("l8").await;
        assert_eq!(table.step(), None);
        table.host.does(Command::Offer { offer: OfferKind::Takeback, terms: None }).await;
        table.guest.does(Command::Accept { offer: OfferKind::Takeback, terms: None }).await;
        table.host.looks_again().await;
        assert_eq!(table.step(), second, "after the takeback, the opening requires the same stone again");
        table.plays("l9 h10").await;
        drop(server);
    }
}
