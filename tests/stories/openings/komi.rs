//! Go openings that determine the komi.

use super::{COLORS, Table, choices, choose, komi, play};
use protocol::{Act, Choice, Code, Command, Opening, Seat, Setup};
use tests::Server;

/// One player names the komi and the opponent chooses a color. The room, the record and the SGF file all show that komi.
#[tokio::test]
async fn komi_cut_determines_the_komi() {
    let server = Server::start().await;
    let mut table = Table::of(&server, Setup::go(9, protocol::GoRuleset::Japanese), Opening::KomiCut).await;
    assert_eq!(table.step(), Some((Seat::Host, Act::NameKomi {})));
    table.refused(play("E5"), Code::OpeningStep).await;
    table.refused(komi(801), Code::BadKomi).await;
    table.refused(komi(i32::MIN), Code::BadKomi).await;
    table.does(komi(9)).await;
    assert_eq!(table.step(), Some((Seat::Guest, choices(&COLORS))));
    table.does(choose(Choice::Black)).await;
    assert_eq!((table.step(), table.host.state.players.black), (None, Some(Seat::Guest)));
    let named = |setup: &Setup| matches!(setup, Setup::Go { komi_half: Some(9), .. });
    assert!(named(&table.host.looks_again().await.setup));
    let lobby: protocol::RoomList = table.host.guest.get_json("/api/v1/rooms").await;
    assert!(named(&lobby.live[0].setup) && lobby.live[0].opening == Opening::KomiCut);
    table.plays("E5 C3 pass pass").await;
    let scoring = table.host.state.scoring.clone().unwrap();
    assert_eq!((scoring.score.black.komi_half, scoring.score.white.komi_half), (0, 9));
    table.host.does(Command::AcceptScore { dead: scoring.dead.clone() }).await;
    table.guest.does(Command::AcceptScore { dead: scoring.dead }).await;
    table.host.sees_the_end().await;
    let record = table.host.guest.record(&table.host.room).await;
    assert!(named(&record.setup));
    assert!(table.host.guest.sgf(&table.host.room).await.contains("KM[4.5]"));
}

/// The bids rise until one player chooses White. The player who made the last bid plays Black with
/// that komi.
#[tokio::test]
async fn komi_bids_determine_the_komi() {
    let server = Server::start().await;
    let mut table = Table::of(&server, Setup::go(9, protocol::GoRuleset::Chinese), Opening::KomiBids).await;
    let bid = |least_half, standing_half| Act::Bid { least_half, standing_half };
    assert_eq!(table.step(), Some((Seat::Host, bid(-800, None))));
    table.refused(choose(Choice::White), Code::OpeningStep).await;
    table.does(komi(4)).await;
    assert_eq!(table.step(), Some((Seat::Guest, bid(5, Some(4)))));
    table.refused(komi(4), Code::BidTooLow).await;
    table.refused(komi(801), Code::BadKomi).await;
    table.does(komi(7)).await;
    let (server, mut table) = table.restarts(server).await;
    assert_eq!(table.step(), Some((Seat::Host, bid(8, Some(7)))));
    table.refused(choose(Choice::Black), Code::OpeningStep).await;
    table.does(choose(Choice::White)).await;
    assert_eq!((table.step(), table.host.state.players.black), (None, Some(Seat::Guest)));
    assert!(matches!(table.host.looks_again().await.setup, Setup::Go { komi_half: Some(7), .. }));
    table.plays("E5 C3").await;
    table.refused(komi(9), Code::OpeningStep).await;
    drop(server);
}
