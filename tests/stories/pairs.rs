//! The wins and draws of two players against each other.

use protocol::{Command, CreateRoom, OfferKind, PairRecord, Visibility};
use tests::{Guest, Player, Server, play_out, rooms};

/// How the two players of a room stand: the wins of the host, the wins of the guest, and the draws, as this viewer sees them.
async fn record(viewer: &Guest, room: &str) -> (u64, u64, u64) {
    let PairRecord { host, guest, draws } = viewer.get_json(&format!("/api/v1/rooms/{room}/pair")).await;
    (host, guest, draws)
}

/// Two people play one game. The host resigns, or both agree on a draw.
async fn play(server: &Server, host: &Guest, guest: &Guest, room: &CreateRoom, draw: bool) -> String {
    let id = host.creates(room).await;
    let (mut black, mut white) = (Player::joins(server, host, &id).await, Player::joins(server, guest, &id).await);
    white.sits().await;
    play_out(&mut black, &mut white, &["h8", "h9"]).await;
    if draw {
        black.offers(OfferKind::Draw).await;
        white.accepts(OfferKind::Draw).await;
    } else {
        black.does(Command::Resign {}).await;
    }
    id
}

/// Every finished game between two players counts as a win or a draw, also after a crash. Private games are counted only for the
/// players themselves.
#[tokio::test]
async fn the_wins_and_draws_of_a_pair_are_counted() {
    let server = Server::start().await;
    let (ann, ben, eve) = (server.guest("Ann").await, server.guest("Ben").await, server.guest("Eve").await);
    let (public, private) = (rooms::gomoku(), CreateRoom { visibility: Visibility::Private, ..rooms::gomoku() });
    play(&server, &ann, &ben, &public, false).await;
    play(&server, &ben, &ann, &public, true).await;
    play(&server, &ann, &eve, &public, false).await;
    let last = play(&server, &ben, &ann, &private, false).await;
    assert_eq!(record(&ben, &last).await, (1, 1, 1));
    let server = server.crash_and_restart().await;
    assert_eq!(record(&ann.at(&server), &last).await, (1, 1, 1), "after a crash, Ann sees the same counts as Ben");
    assert_eq!(record(&eve.at(&server), &last).await, (1, 0, 1), "a spectator does not learn of private games");
}

/// A game on one device is in the history, but is not counted as a win or a draw.
#[tokio::test]
async fn a_game_on_one_device_is_not_counted() {
    let server = Server::start().await;
    let ann = server.guest("Ann").await;
    let id = ann.creates(&rooms::gomoku()).await;
    let mut table = Player::joins(&server, &ann, &id).await;
    table.does(Command::SitOpposite { name: Some("Ben".to_owned()) }).await;
    for point in ["h8", "h9"] {
        table.plays(point).await;
    }
    table.does(Command::Resign {}).await;
    assert_eq!(record(&ann, &id).await, (0, 0, 0));
    assert_eq!(ann.history("").await.total, 1);
}
