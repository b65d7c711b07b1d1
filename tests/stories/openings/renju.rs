//! Renju openings.

use super::{ANYWHERE, COLORS, Table, choices, choose, offer, play, within};
use protocol::{Act, Choice, Code, Color, Command, Opening, Outcome, Seat, Setup, WinBy};
use tests::{Server, points};

/// After each stone of the opening, a player chooses a color. The server crashes once, and a single fifth move is played.
#[tokio::test]
async fn taraguchi_10_allows_a_swap_after_every_stone() {
    let server = Server::start().await;
    let mut table = Table::of(&server, Setup::gomoku(15, protocol::GomokuRuleset::Renju), Opening::Taraguchi10).await;
    // The host is Black.
    assert_eq!(table.step(), Some((Seat::Host, within("h8", "h8"))));
    table.refused(play("h9"), Code::OutsideOpening).await;
    table.refused(Command::Pass {}, Code::OpeningStep).await;
    table.plays("h8").await;
    assert_eq!(table.step(), Some((Seat::Guest, choices(&COLORS))));
    table.does(choose(Choice::Black)).await;
    // The guest is Black; White places the second stone.
    assert_eq!(table.step(), Some((Seat::Host, within("g9", "i7"))));
    table.refused(play("h10"), Code::OutsideOpening).await;
    table.plays("i9").await;
    assert_eq!(table.step(), Some((Seat::Guest, choices(&COLORS))));
    table.does(choose(Choice::White)).await;
    // The host is Black again.
    assert_eq!(table.step(), Some((Seat::Host, within("f10", "j6"))));
    table.plays("f8").await;
    assert_eq!(table.step(), Some((Seat::Guest, choices(&COLORS))));
    let (server, mut table) = table.restarts(server).await;
    table.does(choose(Choice::Black)).await;
    assert_eq!(table.step(), Some((Seat::Host, within("e11", "k5"))));
    table.refused(play("l11"), Code::OutsideOpening).await;
    table.plays("k11").await;
    let ten = Act::ChooseOrOffer { choices: COLORS.to_vec(), count: 10 };
    assert_eq!(table.step(), Some((Seat::Guest, ten)));
    table.refused(play("a1"), Code::OpeningStep).await;
    table.does(choose(Choice::White)).await;
    // The host is Black and places the fifth stone.
    assert_eq!(table.step(), Some((Seat::Host, within("d12", "l4"))));
    table.plays("d4").await;
    assert_eq!(table.step(), Some((Seat::Guest, choices(&COLORS))));
    table.does(choose(Choice::Black)).await;
    assert_eq!((table.step(), table.host.state.players.black), (None, Some(Seat::Guest)));
    table.plays("a1 a2 a3").await;
    drop(server);
}

/// The other branch of the opening: Black offers ten fifth moves, and White picks one of them.
#[tokio::test]
async fn taraguchi_10_allows_ten_offered_moves() {
    let server = Server::start().await;
    let mut table = Table::of(&server, Setup::gomoku(15, protocol::GomokuRuleset::Renju), Opening::Taraguchi10).await;
    for point in ["h8", "i9", "f8"] {
        table.plays(point).await;
        // Both players keep their colors.
        let keeps = if table.actor().0.guest.name == "Anna" { Choice::Black } else { Choice::White };
        table.does(choose(keeps)).await;
    }
    table.plays("k11").await;
    let offered = "a1 b1 c1 d1 e1 f1 g1 h1 i1 j1";
    table.refused(offer("a1 b1 c1"), Code::OfferCount).await;
    table.refused(offer(&format!("{offered} k1")), Code::OfferCount).await;
    table.refused(offer(&offered.replace("j1", "k11")), Code::OfferOccupied).await;
    table.refused(offer(&offered.replace("j1", "a1")), Code::OfferSame).await;
    table.refused(offer(&offered.replace("j1", "p1")), Code::OffBoard).await;
    table.does(offer(offered)).await;
    let (server, mut table) = table.restarts(server).await;
    let offered: Vec<String> = offered.split(' ').map(str::to_owned).collect();
    assert_eq!(table.step(), Some((Seat::Guest, Act::Pick { points: offered })));
    assert_eq!((table.host.state.turn, table.host.state.stone), (Some(Color::White), Some(Color::Black)));
    table.refused(play("o15"), Code::OutsideOpening).await;
    table.refused(play("h8"), Code::Occupied).await;
    table.plays("e1").await;
    assert_eq!(table.step(), None);
    // The picked stone is Black's, and White moves next.
    assert_eq!((table.host.state.turn, table.host.state.stone), (Some(Color::White), Some(Color::White)));
    let moves = table.guest.looks_again().await.moves;
    assert_eq!(moves[4], protocol::Move { color: Color::Black, point: "e1".to_owned() });
    table.plays("o15 o14").await;
    drop(server);
}

/// A player declares the number of fifth moves. Black must not offer two moves that are equivalent by symmetry. The
/// server is killed after the number is declared and again before a move is picked.
#[tokio::test]
async fn soosyrv_8_survives_crashes() {
    let server = Server::start().await;
    let mut table = Table::of(&server, Setup::gomoku(15, protocol::GomokuRuleset::Renju), Opening::Soosyrv8).await;
    table.plays("h8 h9 h10").await;
    table.does(choose(Choice::White)).await;
    table.plays("h12").await;
    assert_eq!(table.step(), Some((Seat::Guest, Act::Declare { most: 8 })));
    for count in [0, 9, 255] {
        table.refused(Command::Declare { count }, Code::OfferCount).await;
    }
    table.does(Command::Declare { count: 2 }).await;
    let (server, mut table) = table.restarts(server).await;
    assert_eq!(table.step(), Some((Seat::Host, choices(&COLORS))));
    table.does(choose(Choice::White)).await;
    // The guest is Black now and offers moves.
    assert_eq!(table.step(), Some((Seat::Guest, Act::OfferMoves { count: 2 })));
    table.refused(choose(Choice::Black), Code::OpeningStep).await;
    table.refused(offer("g8 i8"), Code::OfferSame).await;
    table.refused(offer("g8"), Code::OfferCount).await;
    table.does(offer("g8 i7")).await;
    let (server, mut table) = table.restarts(server).await;
    assert_eq!(table.step(), Some((Seat::Host, Act::Pick { points: vec!["g8".to_owned(), "i7".to_owned()] })));
    table.plays("i7 a1 a2").await;
    table.guest.does(Command::Resign {}).await;
    let won = Outcome::Win { winner: Color::White, by: WinBy::Resignation, margin_half: None };
    assert_eq!(table.host.sees_the_end().await, won);
    let record = table.host.guest.at(&server).record(&table.host.room).await;
    assert_eq!((record.opening, record.game.white.name.as_str()), (Opening::Soosyrv8, "Anna"));
    assert_eq!(points(&record.moves), ["h8", "h9", "h10", "h12", "i7", "a1", "a2"]);
}

/// The number of fifth moves is declared before the colors are chosen.
#[tokio::test]
async fn yamaguchi_survives_crashes() {
    let server = Server::start().await;
    let mut table = Table::of(&server, Setup::gomoku(15, protocol::GomokuRuleset::Renju), Opening::Yamaguchi).await;
    table.plays("h8").await;
    assert_eq!(table.step(), Some((Seat::Host, within("g9", "i7"))));
    table.refused(play("h10"), Code::OutsideOpening).await;
    table.plays("h9 j10").await;
    assert_eq!(table.step(), Some((Seat::Host, Act::Declare { most: 12 })));
    for count in [0, 13, 255] {
        table.refused(Command::Declare { count }, Code::OfferCount).await;
    }
    table.does(Command::Declare { count: 1 }).await;
    assert_eq!(table.step(), Some((Seat::Guest, choices(&COLORS))));
    let (server, mut table) = table.restarts(server).await;
    assert!(table.colors_open());
    table.does(choose(Choice::Black)).await;
    // The host is White now and places the fourth stone.
    assert_eq!(table.step(), Some((Seat::Host, ANYWHERE)));
    assert!(!table.colors_open());
    table.plays("g7").await;
    assert_eq!(table.step(), Some((Seat::Guest, Act::OfferMoves { count: 1 })));
    table.refused(offer("a1 b1"), Code::OfferCount).await;
    table.does(offer("a1")).await;
    let (server, mut table) = table.restarts(server).await;
    assert_eq!(table.step(), Some((Seat::Host, Act::Pick { points: vec!["a1".to_owned()] })));
    table.plays("a1 b2 c3").await;
    assert_eq!((table.step(), table.host.state.players.black), (None, Some(Seat::Guest)));
    drop(server);
}
